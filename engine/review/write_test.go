package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

func TestStartIsWrittenWithoutDefaults(t *testing.T) {
	tests := map[string]string{
		`{}`: `{}`,
		`{"policy":{"delaysMs":[1000],"maxAttempts":2},"message":{"effectKey":"invoice-417:reminder"}}`: `{}`,
		`{"policy":{"delaysMs":[0]}}`:                                                       `{"policy":{"maxAttempts":2,"delaysMs":[0]}}`,
		`{"policy":{"maxAttempts":1,"delaysMs":[]}}`:                                        `{"policy":{"maxAttempts":1,"delaysMs":[]}}`,
		`{"policy":{"maxAttempts":3,"delaysMs":[5,6]}}`:                                     `{"policy":{"maxAttempts":3,"delaysMs":[5,6]}}`,
		`{"message":{"messageId":"งาน"}}`:                                                   `{"message":{"messageId":"งาน"}}`,
		`{"message":{"payloadReference":"p\"","effectKey":"k"},"policy":{"maxAttempts":2}}`: `{"message":{"effectKey":"k","payloadReference":"p\""}}`,
	}
	for start, want := range tests {
		got := labtest.Object(func(w *canon.Writer) { Lesson{}.WriteStart(w, stateOf(t, start)) })
		assert.Equal(t, want, got)
		assert.Equal(t, stateOf(t, start), stateOf(t, got), "what was written reads back")
	}
}

func TestStepsAreWrittenWithoutDefaults(t *testing.T) {
	tests := []struct{ step, want string }{
		{deliver1, ``}, {lost1, ``}, {timeout1, ``}, {wait1, ``}, {cancel1, ``}, {replay1, ``}, {replayBare, ``}, {correctKey1, ``},
		{check(7), ``}, {`{"do":"deliver","receipt":"known"}`, deliver1},
		{`{"fixed":" ","action":"","do":"decide","noSecondEffect":""}`, `{"do":"decide","action":"","fixed":" "}`},
		{`{"effectKey":"k","fixed":"a\nb","do":"decide","action":"correct-input"}`,
			`{"do":"decide","action":"correct-input","fixed":"a\nb","effectKey":"k"}`},
	}
	for _, test := range tests {
		if test.want == "" {
			test.want = test.step
		}
		got := labtest.Object(stepOf(t, test.step).Write)
		assert.Equal(t, test.want, got)
		assert.Equal(t, test.want, labtest.Object(stepOf(t, got).Write), "what was written reads back")
	}
}

// entryOf takes a last step and answers its ENTRY.
func entryOf(t *testing.T, start string, steps ...string) string {
	t.Helper()
	last := len(steps) - 1
	step := stepOf(t, steps[last])
	state, outcome, err := Lesson{}.Apply(begin(t, start, steps[:last]...).State, step, nil)
	require.NoError(t, err)
	return labtest.Object(func(w *canon.Writer) { Lesson{}.WriteEntry(w, step, outcome, state) })
}

// poisonRecord is the record of the poison branch, as JSON.
const poisonRecord = `{"route":"manual-review","messageId":"msg-order-417","effectKey":"invoice-417:reminder",` +
	`"failureKind":"terminal","terminalReason":"schema-not-supported","attempts":2,"observedAtMs":1000,` +
	`"requiredCheck":"correct input, cancel, or explicit replay","payloadReference":null}`

func TestEntries(t *testing.T) {
	const whole = `"fixed":"a","noSecondEffect":"b"`
	assert.Equal(t, `{"do":"deliver","outcome":"controlled-retry","state":"retry","attempt":1,"nowMs":0,"dueAtMs":1000,"ledger":[],`+
		`"record":null,"effectWritten":false,"effectInLedger":false,"preservesEffectKey":null,"missing":[]}`,
		entryOf(t, `{}`, temporary1))
	assert.Equal(t, `{"do":"deliver","outcome":"effect-written-receipt-unknown","state":"redelivery","attempt":2,"nowMs":1000,`+
		`"dueAtMs":null,"ledger":["invoice-417:reminder"],"record":null,"effectWritten":true,"effectInLedger":true,`+
		`"preservesEffectKey":null,"missing":[]}`, entryOf(t, `{}`, temporary1, wait1000, lost1))
	assert.Equal(t, `{"do":"deliver","outcome":"ack-after-ledger-check","state":"acknowledged","attempt":2,"nowMs":0,`+
		`"dueAtMs":null,"ledger":["invoice-417:reminder"],"record":null,"effectWritten":false,"effectInLedger":true,`+
		`"preservesEffectKey":null,"missing":[]}`, entryOf(t, `{}`, lost1, deliver1))
	assert.Equal(t, `{"do":"deliver","outcome":"manual-review","state":"manual-review","attempt":2,"nowMs":1000,"dueAtMs":null,`+
		`"ledger":[],"record":`+poisonRecord+`,"effectWritten":false,"effectInLedger":false,"preservesEffectKey":null,"missing":[]}`,
		entryOf(t, `{}`, temporary1, wait1000, terminal1))
	assert.Equal(t, `{"do":"decide","outcome":"ready-for-new-attempt","state":"ready-for-new-attempt","attempt":0,"nowMs":1000,`+
		`"dueAtMs":null,"ledger":[],"record":`+poisonRecord+`,"effectWritten":false,"effectInLedger":false,`+
		`"preservesEffectKey":true,"missing":[]}`,
		entryOf(t, `{}`, temporary1, wait1000, terminal1, `{"do":"decide","action":"replay-after-fix",`+whole+`}`))
	assert.Equal(t, `{"do":"decide","outcome":"waiting-for-evidence","state":"waiting-for-evidence","attempt":2,"nowMs":1000,`+
		`"dueAtMs":null,"ledger":[],"record":`+poisonRecord+`,"effectWritten":false,"effectInLedger":false,`+
		`"preservesEffectKey":null,"missing":["fixed","noSecondEffect"]}`,
		entryOf(t, `{}`, temporary1, wait1000, terminal1, replayBare))
}

func TestWhetherADecisionKeepsTheKey(t *testing.T) {
	const same = `{"do":"decide","action":"correct-input","fixed":"a","noSecondEffect":"b","effectKey":"invoice-417:reminder"}`
	tests := map[string]string{replay1: `true`, correct1: `true`, same: `true`, correctKey1: `false`, replayBare: `null`, cancel1: `null`}
	for decision, want := range tests {
		assert.Contains(t, entryOf(t, `{}`, terminal1, decision), `"preservesEffectKey":`+want, decision)
		assert.Contains(t, entryOf(t, `{}`, terminal1, decision, wait1), `"preservesEffectKey":`+want, decision+", and a step later")
	}
	assert.Contains(t, entryOf(t, `{}`, terminal1, replay1, terminal1, cancel1), `"preservesEffectKey":null`, "the last decision counts")
}

func TestStateText(t *testing.T) {
	r := begin(t, `{"message":{"payloadReference":"orders/417"},"policy":{"maxAttempts":1,"delaysMs":[]}}`,
		lost1, timeout1, `{"do":"decide","action":"correct-input","fixed":"ใหม่"}`, wait1, correctKey1, check(1))
	assert.Equal(t, `{"state":"ready-for-new-attempt","attempt":0,"nowMs":1,"dueAtMs":null,"ledger":["invoice-417:reminder"],`+
		`"record":{"route":"manual-review","messageId":"msg-order-417","effectKey":"invoice-417:reminder","failureKind":"unknown",`+
		`"terminalReason":"timeout","attempts":2,"observedAtMs":0,"requiredCheck":"correct input, cancel, or explicit replay",`+
		`"payloadReference":"orders/417"},"effectInLedger":false,"preservesEffectKey":false,"policy":{"maxAttempts":1,"delaysMs":[]},`+
		`"message":{"messageId":"msg-order-417","effectKey":"invoice-418:reminder","payloadReference":"orders/417"},`+
		`"records":[{"route":"manual-review","messageId":"msg-order-417","effectKey":"invoice-417:reminder","failureKind":"unknown",`+
		`"terminalReason":"timeout","attempts":2,"observedAtMs":0,"requiredCheck":"correct input, cancel, or explicit replay",`+
		`"payloadReference":"orders/417"}],`+
		`"decisions":[{"action":"correct-input","fixed":"ใหม่","noSecondEffect":null,"effectKey":null,"missing":["noSecondEffect"],`+
		`"outcome":"waiting-for-evidence","decidedAtMs":0},{"action":"correct-input","fixed":"another invoice",`+
		`"noSecondEffect":"a new effect is wanted","effectKey":"invoice-418:reminder","missing":[],"outcome":"ready-for-new-attempt","decidedAtMs":1}],`+
		`"route":[{"step":1,"done":true,"lacks":[]},{"step":2,"done":false,"lacks":[]},{"step":3,"done":false,"lacks":[2]},`+
		`{"step":4,"done":false,"lacks":[2,3]},{"step":5,"done":false,"lacks":[2,3,4]},{"step":6,"done":false,"lacks":[2,3,4,5]},`+
		`{"step":7,"done":false,"lacks":[2,3,4,5,6]}],`+
		`"assertions":[{"name":"duplicate-writes-no-second-effect","holds":true},{"name":"controlled-retry-within-limit","holds":null},`+
		`{"name":"terminal-never-retried","holds":null},{"name":"unknown-never-retried","holds":true},`+
		`{"name":"nothing-delivered-without-decision","holds":true},{"name":"manual-record-complete","holds":true},`+
		`{"name":"ledger-empty-in-poison-branch","holds":null},{"name":"effect-key-kept","holds":false}],"tableVersion":1}`,
		labtest.Object(func(w *canon.Writer) { Lesson{}.WriteState(w, r.State) }))
}

func TestAFreshStateNamesEveryField(t *testing.T) {
	text := labtest.Object(func(w *canon.Writer) { Lesson{}.WriteState(w, stateOf(t, `{}`)) })
	for _, member := range []string{`"dueAtMs":null`, `"ledger":[]`, `"record":null`, `"preservesEffectKey":null`, `"records":[]`,
		`"decisions":[]`, `"payloadReference":null`, `"policy":{"maxAttempts":2,"delaysMs":[1000]}`} {
		assert.Contains(t, text, member)
	}
}
