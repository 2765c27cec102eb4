package review

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
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

// take takes steps and answers the outcome of the last.
func (r *run) take(steps ...string) string {
	r.t.Helper()
	for _, text := range steps {
		step := stepOf(r.t, text)
		before := r.State
		r.events = nil
		outcome, err := Next(&r.State, &step, &r.events)
		require.NoError(r.t, err, text)
		require.Empty(r.t, BrokenByState(&r.State), text)
		require.Empty(r.t, BrokenByTransition(&before, &step, &r.State), text)
		r.outcome = outcome
		r.outcomes = append(r.outcomes, outcome.Result())
	}
	return r.outcome.Result()
}

// told are the events of the last step as a trace has them.
func (r *run) told() []string {
	texts := []string{}
	for _, event := range r.events {
		texts = append(texts, written(func(w *canon.Writer) {
			w.StringMember("type", event.Type())
			event.Write(w)
		}))
	}
	return texts
}

// written is one object with the members that write writes.
func written(write func(w *canon.Writer)) string {
	var w canon.Writer
	w.Object()
	write(&w)
	w.EndObject()
	return w.Text()
}

// verdicts answers the assertions by name.
func (r *run) verdicts() map[string]Verdict {
	all := map[string]Verdict{}
	for _, assertion := range Assertions(&r.State) {
		all[assertion.Name] = assertion.Verdict
	}
	return all
}
