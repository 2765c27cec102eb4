package quarantine

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

func TestStartIsWrittenWithoutDefaults(t *testing.T) {
	tests := map[string]string{
		`{}`: `{}`,
		`{"policy":{"maxReceives":3},"record":{"createdAt":0,"body":{"video_id":"V-17","schema_version":2}},"supportedSchemas":[1]}`: `{}`,
		`{"policy":{"maxRedrives":2}}`: `{"policy":{"maxReceives":3,"maxRedrives":2,"ttlTicks":12}}`,
		`{"record":{"createdAt":7}}`:   `{"record":{"createdAt":7}}`,
		`{"supportedSchemas":[]}`:      `{"supportedSchemas":[]}`,
		`{"policy":{"maxReceives":10,"maxRedrives":0,"ttlTicks":1000},"supportedSchemas":[9,0],
		  "record":{"operationId":"งาน","traceId":"t\"","createdAt":4,"body":{"z":1e5,"schema_version":2.50,"\u0061":[-0]}}}`: `` +
			`{"policy":{"maxReceives":10,"maxRedrives":0,"ttlTicks":1000},"record":{"operationId":"งาน",` +
			`"traceId":"t\"","createdAt":4,"body":{"a":[0],"schema_version":2.5,"z":100000.0}},"supportedSchemas":[0,9]}`,
	}
	for start, want := range tests {
		got := labtest.Object(func(w *canon.Writer) { Lesson{}.WriteStart(w, stateOf(t, start)) })
		assert.Equal(t, want, got)
		again := labtest.Object(func(w *canon.Writer) { Lesson{}.WriteStart(w, stateOf(t, got)) })
		assert.Equal(t, want, again)
	}
}

func TestStepsAreWrittenWithoutDefaults(t *testing.T) {
	tests := []struct{ step, want string }{
		{`{"do":"receive"}`, ``}, {`{"do":"receiveCycle"}`, ``}, {`{"do":"consume"}`, ``}, {`{"do":"requarantine"}`, ``},
		{`{"do":"redrive"}`, ``}, {`{"do":"tick"}`, ``}, {`{"do":"tick","n":2}`, ``}, {`{"do":"tick","n":1}`, `{"do":"tick"}`},
		{`{"do":"redrive","approved":false}`, ``},
		{`{"candidate":null,"remediationFixed":true,"do":"redrive"}`, `{"do":"redrive","remediationFixed":true,"candidate":null}`},
		{`{"do":"redrive","candidate":{"b":1.0,"a":1E2}}`, `{"do":"redrive","candidate":{"a":100.0,"b":1.0}}`},
		{`{"do":"set","approved":false}`, ``},
		{`{"do":"set","candidate":null}`, ``},
		{`{"do":"set","now":0,"operationId":"x","body":{"schema_version":2e0},"candidate":{},"unknownEffect":false,` +
			`"supportedSchemas":[3,1,2],"remediationFixed":false,"approved":true}`,
			`{"do":"set","approved":true,"remediationFixed":false,"supportedSchemas":[1,2,3],"unknownEffect":false,` +
				`"candidate":{},"body":{"schema_version":2.0},"operationId":"x","now":0}`},
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

func TestEntryOfARefusal(t *testing.T) {
	r := begin(t, `{"record":{"createdAt":3}}`, cycle, passing12)
	step := stepOf(t, redrive1)
	state, outcome, err := Lesson{}.Apply(r.State, step, nil)
	require.NoError(t, err)
	assert.Equal(t, `{"do":"redrive","result":"HELD:approval_required","state":"HELD","reason":"approval_required",`+
		`"heldAt":"gate","now":15,"age":12,"operationId":"video-review-17","bodyHash":"`+exampleHash+`",`+
		`"originalHash":"`+exampleHash+`","receivesThisCycle":3,"totalReceives":3,"redrives":0,"quarantineCount":1}`,
		labtest.Object(func(w *canon.Writer) { Lesson{}.WriteEntry(w, step, outcome, state) }))
	assert.Equal(t, Quarantined, r.Status, "Apply leaves the state that it was given alone")
}

func TestStateText(t *testing.T) {
	r := begin(t, `{}`, cycle, `{"do":"set","candidate":{"schema_version":1.0},"approved":true}`)
	assert.Equal(t, `{"state":"QUARANTINED","reason":null,"heldAt":null,"now":0,"age":0,"operationId":"video-review-17",`+
		`"bodyHash":"`+exampleHash+`","originalHash":"`+exampleHash+`","receivesThisCycle":3,"totalReceives":3,"redrives":0,`+
		`"quarantineCount":1,"policy":{"maxReceives":3,"maxRedrives":1,"ttlTicks":12},"traceId":"trace-demo-17","createdAt":0,`+
		`"originalOperationId":"video-review-17","approved":true,"remediationFixed":false,"supportedSchemas":[1],`+
		`"unknownEffect":false,"candidate":"{\"schema_version\":1.0}","body":"{\"schema_version\":2,\"video_id\":\"V-17\"}",`+
		`"gates":[{"name":"in-quarantine","open":true,"reason":null},{"name":"approval","open":true,"reason":null},`+
		`{"name":"remediation","open":false,"reason":"unfixed"},{"name":"effect-known","open":true,"reason":null},`+
		`{"name":"in-time","open":true,"reason":null},{"name":"same-operation","open":true,"reason":null},`+
		`{"name":"same-body","open":false,"reason":"body_changed"},{"name":"budget-left","open":true,"reason":null}],`+
		`"secondCheck":[{"name":"effect-known","open":true,"reason":null},{"name":"in-time","open":true,"reason":null},`+
		`{"name":"same-operation","open":true,"reason":null},{"name":"same-body","open":true,"reason":null},`+
		`{"name":"remediation","open":false,"reason":"unfixed"}]}`,
		labtest.Object(func(w *canon.Writer) { Lesson{}.WriteState(w, r.State) }))
	fresh := labtest.Object(func(w *canon.Writer) { Lesson{}.WriteState(w, stateOf(t, `{}`)) })
	var members map[string]any
	require.NoError(t, json.Unmarshal([]byte(fresh), &members))
	assert.Nil(t, members["candidate"])
}

func TestChecksAsTheyWouldStandNow(t *testing.T) {
	r := begin(t, `{"policy":{"maxRedrives":0}}`, unknown, passing12, otherID, otherBody)
	assert.Equal(t, [8]Answer{
		{"in-quarantine", NotQuarantined}, {"approval", ApprovalRequired}, {"remediation", Unfixed},
		{"effect-known", UnknownEffect}, {"in-time", Expired}, {"same-operation", OperationIDChanged},
		{"same-body", BodyChanged}, {"budget-left", ReplayLimit},
	}, Gates(&r.State))
	assert.Equal(t, [5]Answer{
		{"effect-known", UnknownEffect}, {"in-time", Expired}, {"same-operation", OperationIDChanged},
		{"same-body", BodyChanged}, {"remediation", Unfixed},
	}, SecondCheck(&r.State))
	assert.Equal(t, [2]Answer{{"same-operation", OperationIDChanged}, {"same-body", BodyChanged}}, Integrity(&r.State))

	r = begin(t, `{}`, cycle, remediate)
	for _, answer := range Gates(&r.State) {
		assert.Equal(t, NoReason, answer.Reason, answer.Name)
	}
	for _, answer := range SecondCheck(&r.State) {
		assert.Equal(t, NoReason, answer.Reason, answer.Name)
	}
	for _, answer := range Integrity(&r.State) {
		assert.Equal(t, NoReason, answer.Reason, answer.Name)
	}
}

func TestWithMember(t *testing.T) {
	tests := []struct{ body, key, want string }{
		{`{"schema_version":2,"video_id":"V-17"}`, "video_id", `{"schema_version":2,"video_id":"new \"one\""}`},
		{`{"schema_version":2.0}`, "video_id", `{"schema_version":2.0,"video_id":"new \"one\""}`},
		{`{"schema_version":2,"z":1}`, "video_id", `{"schema_version":2,"video_id":"new \"one\"","z":1}`},
		{`{"video_id":{"a":[1e5]},"z":1,"schema_version":1}`, "a", `{"a":"new \"one\"","schema_version":1,"video_id":{"a":[100000.0]},"z":1}`},
		{`{}`, "", `{"":"new \"one\""}`},
	}
	for _, test := range tests {
		body, err := NewBody(labtest.Value(t, test.body), "")
		require.NoError(t, err)
		got := body.WithMember(test.key, `new "one"`)
		assert.Equal(t, test.want, got)
		assert.Equal(t, labtest.Value(t, got).Canonical(), got, "canonical text")
	}
}
