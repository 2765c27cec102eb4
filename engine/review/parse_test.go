package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

func TestTheDefaultsOfAScenario(t *testing.T) {
	s := stateOf(t, `{"format":"redrive-lab/1","lesson":"review","title":"not read here"}`)
	assert.Equal(t, 2, s.Policy.MaxAttempts)
	assert.Equal(t, []int{1000}, s.Policy.Delays())
	assert.Equal(t, Message{MessageID: "msg-order-417", EffectKey: "invoice-417:reminder"}, s.Message)
	assert.Equal(t, "ready", s.Code())
	assert.Zero(t, s.NowMs+s.Attempt+s.DueAtMs+s.RouteDone+s.Ledger.Len()+s.Records.Len()+s.Decisions.Len())
	assert.Empty(t, BrokenByState(&s))
}

func TestAPartialStartKeepsTheOtherDefaults(t *testing.T) {
	s := stateOf(t, `{"policy":{"delaysMs":[0]},"message":{"effectKey":"k"}}`)
	assert.Equal(t, []int{0}, s.Policy.Delays())
	assert.Equal(t, Message{MessageID: "msg-order-417", EffectKey: "k"}, s.Message)
	s = stateOf(t, `{"policy":{"maxAttempts":2},"message":{"messageId":"ข้อ-1","payloadReference":"ref"}}`)
	assert.Equal(t, []int{1000}, s.Policy.Delays())
	assert.Equal(t, Message{MessageID: "ข้อ-1", EffectKey: defaultKey, PayloadReference: "ref"}, s.Message)
	s = stateOf(t, `{"policy":{"maxAttempts":1,"delaysMs":[]}}`)
	assert.Empty(t, s.Policy.Delays())
	s = stateOf(t, `{"policy":{"maxAttempts":10,"delaysMs":[0,1,2,3,4,5,6,7,1000000]}}`)
	assert.Equal(t, []int{0, 1, 2, 3, 4, 5, 6, 7, 1_000_000}, s.Policy.Delays())
}

func TestStartsThatAreRefused(t *testing.T) {
	tests := []struct{ start, code, path string }{
		{`{"policy":[]}`, "wrong-type", "policy"},
		{`{"policy":{"maxAttempts":0,"delaysMs":[]}}`, "out-of-range", "policy.maxAttempts"},
		{`{"policy":{"maxAttempts":11,"delaysMs":[0,0,0,0,0,0,0,0,0,0]}}`, "out-of-range", "policy.maxAttempts"},
		{`{"policy":{"maxAttempts":2.0}}`, "wrong-type", "policy.maxAttempts"},
		{`{"policy":{"maxAttempts":1}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"maxAttempts":3}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"maxAttempts":3,"delaysMs":[1]}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"maxAttempts":3,"delaysMs":[1,2,3]}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"delaysMs":[]}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"delaysMs":[-1]}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"delaysMs":[1000001]}}`, "out-of-range", "policy.delaysMs"},
		{`{"policy":{"delaysMs":[1e3]}}`, "wrong-type", "policy.delaysMs"},
		{`{"policy":{"delaysMs":["1000"]}}`, "wrong-type", "policy.delaysMs"},
		{`{"policy":{"delaysMs":1000}}`, "wrong-type", "policy.delaysMs"},
		{`{"policy":{"delaysMs":null}}`, "wrong-type", "policy.delaysMs"},
		{`{"policy":{"maxReceives":3}}`, "unknown-key", "policy.maxReceives"},
		{`{"message":null}`, "wrong-type", "message"},
		{`{"message":{"messageId":""}}`, "out-of-range", "message.messageId"},
		{`{"message":{"messageId":7}}`, "wrong-type", "message.messageId"},
		{`{"message":{"effectKey":"a\u0085"}}`, "out-of-range", "message.effectKey"},
		{`{"message":{"effectKey":"` + strings.Repeat("я", 201) + `"}}`, "out-of-range", "message.effectKey"},
		{`{"message":{"payloadReference":null}}`, "wrong-type", "message.payloadReference"},
		{`{"message":{"payloadReference":""}}`, "out-of-range", "message.payloadReference"},
		{`{"message":{"body":{}}}`, "unknown-key", "message.body"},
	}
	for _, test := range tests {
		state, err := Lesson{}.Parse(labtest.Value(t, test.start))
		assert.Nil(t, state)
		labtest.RequireRefusal(t, err, test.code, test.path, test.start)
	}
}

func TestStepsThatAreRefused(t *testing.T) {
	long, longer := strings.Repeat("ก", 201), strings.Repeat("ж", 501)
	tests := []struct{ step, code, path string }{
		{`[]`, "wrong-type", ""},
		{`{}`, "missing", "do"},
		{`{"do":7}`, "wrong-type", "do"},
		{`{"do":"redrive"}`, "unknown-value", "do"},
		{`{"do":"deliver","code":""}`, "out-of-range", "code"},
		{`{"do":"deliver","code":null}`, "wrong-type", "code"},
		{`{"do":"deliver","code":"a\nb"}`, "out-of-range", "code"},
		{`{"do":"deliver","code":"` + long + `"}`, "out-of-range", "code"},
		{`{"do":"deliver","receipt":"lost"}`, "unknown-value", "receipt"},
		{`{"do":"deliver","receipt":true}`, "wrong-type", "receipt"},
		{`{"do":"deliver","code":"timeout","receipt":"known"}`, "unknown-key", "receipt"},
		{`{"do":"deliver","code":"timeout","receipt":"unknown"}`, "unknown-key", "receipt"},
		{`{"do":"deliver","ms":1}`, "unknown-key", "ms"},
		{`{"do":"wait"}`, "missing", "ms"},
		{`{"do":"wait","ms":0}`, "out-of-range", "ms"},
		{`{"do":"wait","ms":1000001}`, "out-of-range", "ms"},
		{`{"do":"wait","ms":1.5}`, "wrong-type", "ms"},
		{`{"do":"decide"}`, "missing", "action"},
		{`{"do":"decide","action":null}`, "wrong-type", "action"},
		{`{"do":"decide","action":"` + long + `"}`, "too-long", "action"},
		{`{"do":"decide","action":"cancel","fixed":true}`, "wrong-type", "fixed"},
		{`{"do":"decide","action":"cancel","fixed":"` + longer + `"}`, "too-long", "fixed"},
		{`{"do":"decide","action":"cancel","noSecondEffect":"` + longer + `"}`, "too-long", "noSecondEffect"},
		{`{"do":"decide","action":"cancel","effectKey":"k"}`, "unknown-key", "effectKey"},
		{`{"do":"decide","action":"replay-after-fix","fixed":"a","noSecondEffect":"b","effectKey":"k"}`, "unknown-key", "effectKey"},
		{`{"do":"decide","action":"anything","effectKey":"k"}`, "unknown-key", "effectKey"},
		{`{"do":"decide","action":"correct-input","effectKey":""}`, "out-of-range", "effectKey"},
		{`{"do":"decide","action":"correct-input","effectKey":null}`, "wrong-type", "effectKey"},
		{`{"do":"decide","action":"cancel","reason":"x"}`, "unknown-key", "reason"},
		{`{"do":"check"}`, "missing", "step"},
		{`{"do":"check","step":0}`, "out-of-range", "step"},
		{`{"do":"check","step":8}`, "out-of-range", "step"},
		{`{"do":"check","step":"1"}`, "wrong-type", "step"},
	}
	for _, test := range tests {
		step, err := Lesson{}.ParseStep(labtest.Value(t, test.step))
		assert.Nil(t, step)
		labtest.RequireRefusal(t, err, test.code, test.path, test.step)
	}
}

func TestTextsAtTheirBounds(t *testing.T) {
	step := stepOf(t, `{"do":"decide","action":"`+strings.Repeat("ก", 200)+`","fixed":"`+strings.Repeat("ж", 500)+
		`","noSecondEffect":"line 1\nline 2"}`)
	assert.Equal(t, strings.Repeat("ж", 500), step.Fixed)
	assert.Equal(t, "line 1\nline 2", step.NoSecondEffect)
	assert.Len(t, stepOf(t, `{"do":"deliver","code":"`+strings.Repeat("x", 200)+`"}`).Code, 200)
}

func TestGoals(t *testing.T) {
	for _, name := range statusNames {
		assert.NoError(t, Lesson{}.ParseGoal(labtest.Value(t, `{"state":"`+name+`"}`)))
	}
	tests := []struct{ goal, code, path string }{
		{`null`, "wrong-type", ""},
		{`{}`, "missing", "state"},
		{`{"state":"HELD"}`, "unknown-value", "state"},
		{`{"state":"manual-review","reason":"terminal"}`, "unknown-key", "reason"},
	}
	for _, test := range tests {
		labtest.RequireRefusal(t, Lesson{}.ParseGoal(labtest.Value(t, test.goal)), test.code, test.path, test.goal)
	}
}

func TestNamesAreDistinctAndComplete(t *testing.T) {
	sets := [][]string{statusNames[:], classNames[:], endingNames[:], verbNames[:], needNames[:]}
	for i, size := range []int{int(Closed) + 1, int(Terminal) + 1, int(EndOutOfOrder) + 1, int(DoCheck) + 1, int(NeedNoSecondEffect) + 1} {
		assert.Len(t, sets[i], size)
		seen := map[string]bool{}
		for _, name := range sets[i] {
			assert.NotEmpty(t, name)
			assert.False(t, seen[name], name)
			seen[name] = true
		}
	}
}
