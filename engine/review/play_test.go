package review

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// Steps that many tests take.
const (
	temporary1  = `{"do":"deliver","code":"dependency-not-ready"}`
	terminal1   = `{"do":"deliver","code":"schema-not-supported"}`
	timeout1    = `{"do":"deliver","code":"timeout"}`
	deliver1    = `{"do":"deliver"}`
	lost1       = `{"do":"deliver","receipt":"unknown"}`
	wait999     = `{"do":"wait","ms":999}`
	wait1000    = `{"do":"wait","ms":1000}`
	wait1       = `{"do":"wait","ms":1}`
	cancel1     = `{"do":"decide","action":"cancel"}`
	replayBare  = `{"do":"decide","action":"replay-after-fix"}`
	replay1     = `{"do":"decide","action":"replay-after-fix","fixed":"the reader knows the schema","noSecondEffect":"the ledger has no such key"}`
	correct1    = `{"do":"decide","action":"correct-input","fixed":"schema 1 again","noSecondEffect":"nothing was sent"}`
	correctKey1 = `{"do":"decide","action":"correct-input","fixed":"another invoice","noSecondEffect":"a new effect is wanted","effectKey":"invoice-418:reminder"}`
)

// The key that the default message has.
const defaultKey = "invoice-417:reminder"

// run is one message on its way through a test; every step is also held to the invariants.
type run struct {
	t *testing.T
	State
	outcome  Outcome  // of the last step
	outcomes []string // of all steps
	events   []lab.Event
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

// take takes steps and answers the outcome of the last.
func (r *run) take(steps ...string) string {
	r.t.Helper()
	for _, text := range steps {
		step := stepOf(r.t, text)
		r.outcome, r.events = played.Take(r.t, &r.State, &step)
		r.outcomes = append(r.outcomes, r.outcome.Result())
	}
	return r.outcome.Result()
}

// told are the events of the last step as a trace has them.
func (r *run) told() []string { return labtest.Told(r.events) }

// verdicts answers the assertions by name.
func (r *run) verdicts() map[string]Verdict {
	all := map[string]Verdict{}
	for _, assertion := range Assertions(&r.State) {
		all[assertion.Name] = assertion.Verdict
	}
	return all
}
