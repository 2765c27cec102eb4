package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

func TestFactsOfTheMessage(t *testing.T) {
	s := after(t, temporary1, `{"do":"wait","ms":700}`)
	for id, want := range map[string]string{
		"state": "retry", "message": "msg-order-417", "effect-key": "invoice-417:reminder", "effect-key-original": "invoice-417:reminder",
		"payload": "none", "attempt": "1 of 2", "delays": "1000 ms", "clock": "700 ms", "due": "1000 ms", "ledger": "none",
	} {
		fact := factOf(t, s, id)
		assert.Equal(t, want, fact.Value, id)
		assert.Equal(t, view.RecordPanel, fact.Panel, id)
	}
	assert.Equal(t, "300 ms are left.", factOf(t, s, "due").Note)
	assert.Equal(t, "It is due.", factOf(t, after(t, temporary1, wait1000), "due").Note)
	assert.Contains(t, factOf(t, s, "delays").Note, "no norm")
	assert.Equal(t, "none", factOf(t, after(t, lost1), "due").Value)
	assert.Equal(t, "invoice-417:reminder", factOf(t, after(t, lost1), "ledger").Value)
	changed := after(t, lost1, terminal1, correctKey, deliver1)
	assert.Equal(t, "invoice-417:reminder, invoice-418:reminder", factOf(t, changed, "ledger").Value)
	assert.Contains(t, factOf(t, changed, "effect-key").Note, "Changed by correct-input")
}

// The fields of review.md, Manual record.
func TestTheManualRecordWithAllItsFields(t *testing.T) {
	s := play(t, `,"message":{"payloadReference":"payload-9"},"steps":[`+temporary1+`,`+wait1000+`,{"do":"deliver","code":"training-schema-not-supported"}]`)
	for key, want := range map[string]string{
		"route": "manual-review", "messageId": "msg-order-417", "effectKey": "invoice-417:reminder", "failureKind": "terminal",
		"terminalReason": "training-schema-not-supported", "attempts": "2", "observedAtMs": "1000",
		"requiredCheck": "correct input, cancel, or explicit replay", "payloadReference": "payload-9",
	} {
		fact := factOf(t, s, "record-"+key)
		assert.Equal(t, want, fact.Value, key)
		assert.Equal(t, key, fact.Label)
		assert.Equal(t, view.RecordsPanel, fact.Panel)
	}
	assert.Contains(t, factOf(t, s, "record-route").Note, "no broker's DLQ and promises no durability")
}

func TestAllRecordsAndDecisions(t *testing.T) {
	s := after(t, terminal1, replayBare, replay1, wait1000, timeout1, cancel1)
	assert.Equal(t, "timeout", factOf(t, s, "record-terminalReason").Value)
	assert.Equal(t, "terminal, schema-not-supported, attempts 1, at 0 ms", factOf(t, s, "record-earlier-1").Value)
	for id, want := range map[string][2]string{
		"decision-1": {"replay-after-fix → waiting-for-evidence", "Fixed: reader updated · Missing: why no second effect"},
		"decision-2": {"replay-after-fix → ready-for-new-attempt", "Fixed: reader updated · No second effect: no key in the ledger · The effect key is kept."},
		"decision-3": {"cancel → closed", ""},
	} {
		assert.Equal(t, want, [2]string{factOf(t, s, id).Value, factOf(t, s, id).Note}, id)
	}
	assert.Equal(t, "Decision 3, at 1000 ms", factOf(t, s, "decision-3").Label)
	corrected := after(t, terminal1, correctKey)
	assert.Contains(t, factOf(t, corrected, "decision-1").Note, "New effect key: invoice-418:reminder")
	assert.NotContains(t, factOf(t, corrected, "decision-1").Note, "kept")
}

func TestTheClassTableWithItsVersion(t *testing.T) {
	s := play(t, "")
	assert.Equal(t, "1", factOf(t, s, "class-version").Value)
	for code, class := range map[string]string{
		"dependency-not-ready": "temporary", "dependency-not-inspectedy": "temporary", "schema-not-supported": "terminal",
		"training-schema-not-supported": "terminal", "sequence-gap": "terminal", "required-key-violated": "terminal", "else": "unknown",
	} {
		assert.Equal(t, class, factOf(t, s, "class-"+code).Value)
		assert.Equal(t, view.ClassesPanel, factOf(t, s, "class-"+code).Panel)
	}
}

// The assertions of the two branches (review.md, The two branches, Assertions).
func TestAssertionsHoldOrDoNotApply(t *testing.T) {
	const none, holds = "not applicable", "holds"
	for _, c := range []struct {
		steps []string
		want  [8]string
	}{
		{nil, [8]string{none, none, none, none, none, none, none, none}},
		{[]string{temporary1, wait1000, lost1, deliver1}, [8]string{holds, holds, none, none, none, none, none, holds}},
		{[]string{temporary1, wait1000, terminal1}, [8]string{none, holds, holds, none, holds, holds, holds, holds}},
		{[]string{timeout1, deliver1}, [8]string{none, none, none, holds, holds, holds, holds, holds}},
		{[]string{terminal1, correctKey}, [8]string{none, none, holds, none, holds, holds, holds, "fails"}},
	} {
		state := after(t, c.steps...).State().(review.State)
		var got [8]string
		for i, fact := range assertionFacts(&state, english()) {
			got[i] = fact.Value
			lamp := map[string]view.Lamp{none: view.Dark, holds: view.Open, "fails": view.Closed}[fact.Value]
			assert.Equal(t, lamp, fact.Lamp)
			assert.Equal(t, view.GatesPanel, fact.Panel)
		}
		assert.Equal(t, c.want, got, c.steps)
	}
}

func TestEveryAssertionHasItsText(t *testing.T) {
	state := play(t, "").State().(review.State)
	var names, told []string
	for _, assertion := range review.Assertions(&state) {
		names = append(names, assertion.Name)
	}
	for _, texts := range assertionTexts {
		told = append(told, texts.name)
		assert.Equal(t, "ui.assertion."+texts.name, texts.gloss.String())
	}
	assert.Equal(t, names, told)
}

func TestTheRouteSaysWhatAStepLacks(t *testing.T) {
	s := after(t, `{"do":"check","step":1}`)
	for id, want := range map[string]string{"step-1": "done", "step-2": "next", "step-3": "lacks 2", "step-7": "lacks 2, 3, 4, 5, 6"} {
		assert.Equal(t, want, factOf(t, s, id).Value)
		assert.Equal(t, view.SecondPanel, factOf(t, s, id).Panel)
	}
}

func TestWhyAtTheDesk(t *testing.T) {
	for _, c := range []struct {
		steps        []string
		reason, note string
	}{
		{[]string{temporary1, wait1000, temporary1}, "temporary: dependency-not-ready", "limit of attempts is used up"},
		{[]string{terminal1}, "terminal: schema-not-supported", "doesn't prove the input wrong for ever"},
		{[]string{timeout1}, "unknown: timeout", "unknown is never retried"},
	} {
		s := after(t, c.steps...)
		assert.Equal(t, c.reason, factOf(t, s, "why-reason").Value)
		assert.Contains(t, factOf(t, s, "why-reason").Note, c.note)
		assert.Contains(t, factOf(t, s, "why-question-1").Value, "exist at all")
		assert.Contains(t, factOf(t, s, "why-question-2").Value, "without a second one")
		assert.Contains(t, factOf(t, s, "why-way").Note, "rights, an audit and a transaction boundary")
		assert.Empty(t, factOf(t, s, "why-evidence").Note)
	}
	assert.Contains(t, factOf(t, after(t, lost1, terminal1), "why-question-2").Note, "the effect is written")
	assert.Contains(t, factOf(t, after(t, terminal1), "why-question-2").Note, "the effect is not written")
	assert.Equal(t, "The last decision lacked: why no second effect.", factOf(t, after(t, terminal1, replayBare), "why-evidence").Note)
	assert.Empty(t, factOf(t, after(t, terminal1, replayBare, replay1, terminal1), "why-evidence").Note, "an earlier review's answer is not this one's")
}

func TestNoDeskElsewhere(t *testing.T) {
	for state, way := range ways {
		for _, fact := range tells.Facts(after(t, way...).State(), english()) {
			if fact.Panel == view.WhyPanel {
				require.Contains(t, []string{"manual-review", "waiting-for-evidence"}, state)
			}
		}
	}
}

func TestCaveatsOfThePage(t *testing.T) {
	s := play(t, "")
	for id, part := range map[string]string{"beyond-test": "integration test", "beyond-people": "who answers for a repeat", "beyond-broker": "dead-letter route"} {
		assert.Contains(t, factOf(t, s, id).Value, part)
		assert.Equal(t, view.BeyondPanel, factOf(t, s, id).Panel)
	}
}

// A redelivery after a lost receipt is not bounded by the policy (review.md, redelivery): nothing says "3 of 2".
func TestAnAttemptBeyondTheLimitIsNoneOfIt(t *testing.T) {
	for steps, want := range map[int][2]string{
		2: {"2 of 2", "attempt 2, limit 2"}, 3: {"3; the limit of 2 is for retries only", "attempt 3, came again"},
	} {
		s := after(t, []string{temporary1, wait1000, lost1, deliver1}[:steps+1]...)
		assert.Equal(t, want[0], factOf(t, s, "attempt").Value)
		assert.Equal(t, want[1], tells.Signs(s.State(), english())[view.Handler].Note)
	}
}
