package quarantine

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// exampleHash is the hash that quarantine.md gives for the worked example's body.
const exampleHash = "29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df"

// Steps that many tests take.
const (
	cycle     = `{"do":"receiveCycle"}`
	receive1  = `{"do":"receive"}`
	remediate = `{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true}`
	redrive1  = `{"do":"redrive"}`
	consume1  = `{"do":"consume"}`
	passing11 = `{"do":"tick","n":11}`
	passing12 = `{"do":"tick","n":12}`
	force     = `{"do":"requarantine"}`
	otherID   = `{"do":"set","operationId":"other-operation"}`
	otherBody = `{"do":"set","body":{"schema_version":2,"video_id":"MUTATED"}}`
	unknown   = `{"do":"set","unknownEffect":true}`
)

// run is one record on its way through a test; every step is also held to the invariants.
type run struct {
	t *testing.T
	State
	results []string
	events  []lab.Event // of the last step
}

func parseJSON(t testing.TB, text string) canon.Value {
	t.Helper()
	value, err := canon.Parse(text, canon.Limits{Bytes: 1 << 20, Depth: 80})
	require.NoError(t, err)
	return value
}

func stateOf(t testing.TB, start string) State {
	t.Helper()
	s, err := Lesson{}.Parse(parseJSON(t, start))
	require.NoError(t, err)
	return s.(State)
}

func stepOf(t testing.TB, text string) Step {
	t.Helper()
	step, err := Lesson{}.ParseStep(parseJSON(t, text))
	require.NoError(t, err)
	return step.(Step)
}

// begin starts a run with the members of a scenario and takes steps.
func begin(t *testing.T, start string, steps ...string) *run {
	t.Helper()
	r := &run{t: t, State: stateOf(t, start)}
	r.take(steps...)
	return r
}

// take takes steps and answers the result of the last.
func (r *run) take(steps ...string) string {
	r.t.Helper()
	result := ""
	for _, text := range steps {
		step := stepOf(r.t, text)
		before := r.State
		r.events = nil
		outcome, err := Next(&r.State, &step, &r.events)
		require.NoError(r.t, err, text)
		require.Empty(r.t, BrokenByState(&r.State), text)
		require.Empty(r.t, BrokenByTransition(&before, &step, &r.State), text)
		result = outcome.Result()
		r.results = append(r.results, result)
	}
	return result
}

// told are the events of the last step as a trace has them.
func (r *run) told() []string {
	var texts []string
	for _, event := range r.events {
		var w canon.Writer
		w.Object()
		w.StringMember("type", event.Type())
		event.Write(&w)
		w.EndObject()
		texts = append(texts, w.Text())
	}
	return texts
}
