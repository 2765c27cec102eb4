package review

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// registry is the lab with this lesson as its only one.
var registry = lab.NewRegistry([]lab.Lesson{Lesson{}})

const blank = `{"format":"redrive-lab/1","lesson":"review"}`

func act(t *testing.T, session *lab.Session, steps ...string) {
	t.Helper()
	for _, step := range steps {
		_, err := session.Act(step)
		require.NoError(t, err, step)
	}
}

func TestUndoAcrossADecision(t *testing.T) {
	session := labtest.Open(t, Lesson{}, blank)
	act(t, session, lost1, terminal1)
	desk := session.StateText()
	act(t, session, correctKey1, deliver1)
	granted := session.State().(State)
	require.Equal(t, 2, granted.Ledger.Len())

	require.NoError(t, session.Undo())
	require.NoError(t, session.Undo())
	state := session.State().(State)
	assert.Equal(t, ManualReview, state.Status)
	assert.Equal(t, []int{1, 1, 0, 2}, []int{state.Ledger.Len(), state.Records.Len(), state.Decisions.Len(), state.Attempt})
	assert.Equal(t, defaultKey, state.Message.EffectKey)

	act(t, session, cancel1)
	assert.Equal(t, "invoice-418:reminder", granted.Ledger.All()[1], "the way that was undone stays as it was")
	assert.Equal(t, []Decision{{Action: "cancel", Gives: Closed}}, session.State().(State).Decisions.All())
	require.NoError(t, session.Undo())
	assert.JSONEq(t, withSteps(t, desk, 3), session.StateText())
}

// withSteps is a STATE as it is when the timeline has another length.
func withSteps(t *testing.T, state string, steps int) string {
	t.Helper()
	members := map[string]any{}
	require.NoError(t, json.Unmarshal([]byte(state), &members))
	members["steps"] = steps
	text, err := json.Marshal(members)
	require.NoError(t, err)
	return string(text)
}

func TestASessionIsAScenarioAgain(t *testing.T) {
	session := labtest.Open(t, Lesson{}, `{"format":"redrive-lab/1","lesson":"review","message":{"messageId":"ข้อความ"},
		"policy":{"maxAttempts":3,"delaysMs":[0,5]},"goal":{"state":"closed"}}`)
	act(t, session, temporary1, temporary1, deliver1, `{"do":"wait","ms":5,"caption":"due"}`, timeout1, replayBare, replay1, lost1,
		terminal1, correctKey1, deliver1, check(1), check(3))
	for name, again := range map[string]func() (*lab.Session, error){
		"dump": func() (*lab.Session, error) { return registry.Open(session.Dump()) },
		"link": func() (*lab.Session, error) { return registry.OpenLink(session.Link()) },
	} {
		copied, err := again()
		require.NoError(t, err, name)
		assert.Equal(t, session.StateText(), copied.StateText(), name)
		assert.Equal(t, session.Dump(), copied.Dump(), name)
		assert.Equal(t, labtest.Results(session), labtest.Results(copied), name)
	}
}

func TestATraceOfTheLessonThroughTheLab(t *testing.T) {
	text, err := registry.Run(`{"format":"redrive-lab/1","builtin":"poison"}`)
	require.NoError(t, err)
	var trace struct {
		Trace []struct {
			Outcome string
			Record  map[string]any
			Events  []map[string]any
		}
		Final map[string]any
	}
	require.NoError(t, json.Unmarshal([]byte(text), &trace))
	require.Len(t, trace.Trace, 3)
	last := trace.Trace[2]
	assert.Equal(t, "manual-review", last.Outcome)
	assert.Equal(t, "training-schema-not-supported", last.Record["terminalReason"])
	assert.Equal(t, "RecordWritten", last.Events[1]["type"])
	assert.Equal(t, "review", trace.Final["lesson"])
	assert.Equal(t, []any{}, trace.Final["ledger"])
}

func TestAScenarioWithAFaultIsRefusedWhole(t *testing.T) {
	tests := []struct{ members, code, path string }{
		{`"policy":{"maxAttempts":3}`, "out-of-range", "policy.delaysMs"},
		{`"steps":[{"do":"deliver"},{"do":"deliver","code":"x","receipt":"known"}]`, "unknown-key", "steps[1].receipt"},
		{`"steps":[{"do":"decide","action":"cancel","effectKey":"k"}]`, "unknown-key", "steps[0].effectKey"},
		{`"record":{}`, "unknown-key", "record"},
		{`"goal":{"state":"closed","reason":"x"}`, "unknown-key", "goal.reason"},
	}
	for _, test := range tests {
		_, err := registry.Open(`{"format":"redrive-lab/1","lesson":"review",` + test.members + `}`)
		labtest.RequireRefusal(t, err, test.code, test.path, test.members)
	}
}

func TestAThousandStepsOfDecisionsFitInASession(t *testing.T) {
	session := labtest.Open(t, Lesson{}, blank)
	act(t, session, terminal1)
	for range 999 {
		act(t, session, `{"do":"decide","action":"?"}`)
	}
	assert.Equal(t, 999, session.State().(State).Decisions.Len())
	_, err := session.Act(cancel1)
	labtest.RequireRefusal(t, err, "too-long", "", cancel1)
}
