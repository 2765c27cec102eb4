package quarantine

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
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

// played is how this lesson's steps are taken and what they are held to.
var played = labtest.Rules[State, Step, Outcome]{Next: Next, Invariants: &invariants}

func stateOf(t testing.TB, start string) State {
	t.Helper()
	return labtest.Start[State](t, Lesson{}, start)
}

func stepOf(t testing.TB, text string) Step {
	t.Helper()
	return labtest.Step[Step](t, Lesson{}, text)
}

func stepsOf(t testing.TB, texts ...string) []Step {
	t.Helper()
	return labtest.Steps[Step](t, Lesson{}, texts)
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
		var outcome Outcome
		outcome, r.events = played.Take(r.t, &r.State, &step)
		result = outcome.Result()
		r.results = append(r.results, result)
	}
	return result
}

// told are the events of the last step as a trace has them.
func (r *run) told() []string { return labtest.Told(r.events) }
