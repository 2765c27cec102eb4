package quarantine

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

func TestTheDefaultsOfAScenario(t *testing.T) {
	s := stateOf(t, `{"format":"redrive-lab/1","lesson":"quarantine","title":"not read here"}`)
	assert.Equal(t, Policy{MaxReceives: 3, MaxRedrives: 1, TTLTicks: 12}, s.Policy)
	assert.Equal(t, "video-review-17", s.OperationID)
	assert.Equal(t, "trace-demo-17", s.TraceID)
	assert.Equal(t, `{"schema_version":2,"video_id":"V-17"}`, s.Body.Canonical)
	assert.Equal(t, exampleHash, s.OriginalHash)
	assert.Equal(t, Schemas{Count: 1, List: [16]int16{1}}, s.Schemas)
	assert.Equal(t, "READY", s.Code())
	assert.Zero(t, s.Now)
	assert.False(t, s.Approved || s.RemediationFixed || s.UnknownEffect)
	assert.Nil(t, s.Candidate)
	assert.Empty(t, BrokenByState(&s))
}

func TestAPartialStartKeepsTheOtherDefaults(t *testing.T) {
	s := stateOf(t, `{"policy":{"ttlTicks":1000},"record":{"createdAt":1000000000},"supportedSchemas":[999,0,5]}`)
	assert.Equal(t, Policy{MaxReceives: 3, MaxRedrives: 1, TTLTicks: 1000}, s.Policy)
	assert.Equal(t, "video-review-17", s.OperationID)
	assert.Equal(t, Schemas{Count: 3, List: [16]int16{0, 5, 999}}, s.Schemas)
	assert.Equal(t, 1_000_000_000, s.Now)
	assert.Zero(t, s.AgeTicks())
	assert.Equal(t, Schemas{}, stateOf(t, `{"supportedSchemas":[]}`).Schemas)
}

// seventeen is one schema more than a set takes.
const seventeen = `[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]`

func TestStartsThatAreRefused(t *testing.T) {
	long := `{"schema_version":1,"a":"` + strings.Repeat("x", 16<<10) + `"}`
	tests := []struct{ start, code, path string }{
		{`{"policy":{"maxReceives":0}}`, "out-of-range", "policy.maxReceives"},
		{`{"policy":{"maxReceives":11}}`, "out-of-range", "policy.maxReceives"},
		{`{"policy":{"maxRedrives":-1}}`, "out-of-range", "policy.maxRedrives"},
		{`{"policy":{"maxRedrives":4}}`, "out-of-range", "policy.maxRedrives"},
		{`{"policy":{"ttlTicks":0}}`, "out-of-range", "policy.ttlTicks"},
		{`{"policy":{"ttlTicks":1001}}`, "out-of-range", "policy.ttlTicks"},
		{`{"policy":{"ttlTicks":12.0}}`, "wrong-type", "policy.ttlTicks"},
		{`{"policy":{"delaysMs":[]}}`, "unknown-key", "policy.delaysMs"},
		{`{"policy":[]}`, "wrong-type", "policy"},
		{`{"record":null}`, "wrong-type", "record"},
		{`{"record":{"state":"HELD"}}`, "unknown-key", "record.state"},
		{`{"record":{"operationId":""}}`, "out-of-range", "record.operationId"},
		{`{"record":{"operationId":"a\u0007"}}`, "out-of-range", "record.operationId"},
		{`{"record":{"traceId":17}}`, "wrong-type", "record.traceId"},
		{`{"record":{"traceId":"` + strings.Repeat("я", 201) + `"}}`, "out-of-range", "record.traceId"},
		{`{"record":{"createdAt":-1}}`, "out-of-range", "record.createdAt"},
		{`{"record":{"createdAt":1000000001}}`, "out-of-range", "record.createdAt"},
		{`{"record":{"createdAt":1e3}}`, "wrong-type", "record.createdAt"},
		{`{"record":{"body":null}}`, "wrong-type", "record.body"},
		{`{"record":{"body":[1]}}`, "wrong-type", "record.body"},
		{`{"record":{"body":{}}}`, "missing", "record.body.schema_version"},
		{`{"record":{"body":{"schema_version":true}}}`, "wrong-type", "record.body.schema_version"},
		{`{"record":{"body":{"schema_version":"2"}}}`, "wrong-type", "record.body.schema_version"},
		{`{"record":{"body":` + long + `}}`, "too-long", "record.body"},
		{`{"record":{"body":{"schema_version":1,"a":` + strings.Repeat("[", 64) + strings.Repeat("]", 64) + `}}}`, "too-deep", "record.body"},
		{`{"supportedSchemas":1}`, "wrong-type", "supportedSchemas"},
		{`{"supportedSchemas":[1,2.0]}`, "wrong-type", "supportedSchemas[1]"},
		{`{"supportedSchemas":[1000]}`, "out-of-range", "supportedSchemas[0]"},
		{`{"supportedSchemas":[-1]}`, "out-of-range", "supportedSchemas[0]"},
		{`{"supportedSchemas":[1,2,1]}`, "out-of-range", "supportedSchemas[2]"},
		{`{"supportedSchemas":` + seventeen + `}`, "out-of-range", "supportedSchemas"},
	}
	for _, test := range tests {
		state, err := Lesson{}.Parse(labtest.Value(t, test.start))
		assert.Nil(t, state)
		labtest.RequireRefusal(t, err, test.code, test.path, test.start)
	}
}

func TestStepsThatAreRefused(t *testing.T) {
	tests := []struct{ step, code, path string }{
		{`[]`, "wrong-type", ""},
		{`{}`, "missing", "do"},
		{`{"do":7}`, "wrong-type", "do"},
		{`{"do":"replay"}`, "unknown-value", "do"},
		{`{"do":"receive","n":1}`, "unknown-key", "n"},
		{`{"do":"requarantine","state":"HELD"}`, "unknown-key", "state"},
		{`{"do":"consume","approved":true}`, "unknown-key", "approved"},
		{`{"do":"tick","n":0}`, "out-of-range", "n"},
		{`{"do":"tick","n":1000001}`, "out-of-range", "n"},
		{`{"do":"tick","n":1.0}`, "wrong-type", "n"},
		{`{"do":"redrive","approved":1}`, "wrong-type", "approved"},
		{`{"do":"redrive","candidate":"V-17"}`, "wrong-type", "candidate"},
		{`{"do":"redrive","unknownEffect":true}`, "unknown-key", "unknownEffect"},
		{`{"do":"redrive","body":{}}`, "unknown-key", "body"},
		{`{"do":"set"}`, "missing", ""},
		{`{"do":"set","traceId":"t"}`, "unknown-key", "traceId"},
		{`{"do":"set","approved":null}`, "wrong-type", "approved"},
		{`{"do":"set","remediationFixed":"yes"}`, "wrong-type", "remediationFixed"},
		{`{"do":"set","unknownEffect":0}`, "wrong-type", "unknownEffect"},
		{`{"do":"set","body":null}`, "wrong-type", "body"},
		{`{"do":"set","candidate":[]}`, "wrong-type", "candidate"},
		{`{"do":"set","operationId":""}`, "out-of-range", "operationId"},
		{`{"do":"set","now":-1}`, "out-of-range", "now"},
		{`{"do":"set","now":1000000001}`, "out-of-range", "now"},
		{`{"do":"set","supportedSchemas":[3,3]}`, "out-of-range", "supportedSchemas[1]"},
		{`{"do":"set","supportedSchemas":null}`, "wrong-type", "supportedSchemas"},
	}
	for _, test := range tests {
		step, err := Lesson{}.ParseStep(labtest.Value(t, test.step))
		assert.Nil(t, step)
		labtest.RequireRefusal(t, err, test.code, test.path, test.step)
	}
}

func TestGoals(t *testing.T) {
	for status, name := range statusNames {
		assert.NoError(t, Lesson{}.ParseGoal(labtest.Value(t, `{"state":"`+name+`"}`)))
		goal := `{"state":"` + name + `","reason":"expired"}`
		if err := (Lesson{}).ParseGoal(labtest.Value(t, goal)); Status(status) == Held {
			assert.NoError(t, err)
		} else {
			labtest.RequireRefusal(t, err, "unknown-value", "reason", goal)
		}
	}
	for _, reason := range reasonNames[NotQuarantined:] {
		assert.NoError(t, Lesson{}.ParseGoal(labtest.Value(t, `{"state":"HELD","reason":"`+reason+`"}`)))
	}
	tests := []struct{ goal, code, path string }{
		{`null`, "wrong-type", ""},
		{`{}`, "missing", "state"},
		{`{"reason":"expired"}`, "missing", "state"},
		{`{"state":"held"}`, "unknown-value", "state"},
		{`{"state":"HELD","reason":""}`, "unknown-value", "reason"},
		{`{"state":"HELD","heldAt":"gate"}`, "unknown-key", "heldAt"},
	}
	for _, test := range tests {
		labtest.RequireRefusal(t, Lesson{}.ParseGoal(labtest.Value(t, test.goal)), test.code, test.path, test.goal)
	}
}

func TestNamesAreDistinctAndComplete(t *testing.T) {
	var names []string
	for status := Ready; status <= Succeeded; status++ {
		names = append(names, status.String())
	}
	for reason := NotQuarantined; reason <= ReplayLimit; reason++ {
		names = append(names, reason.String())
	}
	for place := AtReceive; place <= AtSecondCheck; place++ {
		names = append(names, place.String())
	}
	for verb := DoReceive; verb <= DoSet; verb++ {
		names = append(names, "do "+verb.String())
	}
	for fixture := FixApproved; fixture <= FixNow; fixture++ {
		names = append(names, "set "+fixture.String())
	}
	seen := map[string]bool{}
	for i, name := range names {
		assert.NotEmpty(t, strings.TrimSpace(name), strconv.Itoa(i))
		assert.False(t, seen[name], name)
		seen[name] = true
	}
	assert.Len(t, names, 6+8+3+7+8)
	assert.Empty(t, NoReason.String()+Nowhere.String())
}
