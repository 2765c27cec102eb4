package lab_test

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// counter is the smallest lesson that uses all of the contract: a count that grows to at most 1,000,000 and keeps the
// last body noted.
type counter struct{ name string }

type counterState struct {
	start, count int
	note         string
}

func (s counterState) Code() string { return "COUNTING" }

type counterStep struct {
	do   string
	n    int
	body string
}

func (s counterStep) Do() string { return s.do }

func (s counterStep) Write(w *canon.Writer) {
	w.StringMember("do", s.do)
	if s.do == "add" && s.n != 1 {
		w.IntMember("n", s.n)
	}
	if s.do == "note" {
		w.Key("body")
		w.Raw(s.body)
	}
}

type counterOutcome string

func (o counterOutcome) Result() string { return string(o) }

type added struct{ n int }

func (added) Type() string            { return "Added" }
func (e added) Write(w *canon.Writer) { w.IntMember("n", e.n) }

const counterBound = 1_000_000

func (c counter) Name() string   { return c.name }
func (c counter) Keys() []string { return []string{"counter"} }

func (c counter) Builtins() []lab.Builtin {
	return []lab.Builtin{
		{Name: "from-" + c.name, Scenario: `{"format":"redrive-lab/1","lesson":"` + c.name + `","counter":{"from":7},"steps":[{"do":"add"}]}`},
		{Name: "shared", Scenario: `{"format":"redrive-lab/1","lesson":"` + c.name + `","title":"shared"}`},
		{Name: "nested", Scenario: `{"format":"redrive-lab/1","builtin":"nested"}`},
	}
}

func (c counter) Parse(doc canon.Value) (lab.State, error) {
	f := lab.NewFields(doc, "").Object("counter")
	from := f.Int("from", 0, 1000, 0)
	return counterState{start: from, count: from}, f.Done()
}

func (c counter) ParseStep(value canon.Value) (lab.Step, error) {
	f := lab.NewFields(value, "")
	f.Require("do")
	step := counterStep{do: f.Choice("do", "", "add", "note")}
	switch step.do {
	case "add":
		step.n = f.Int("n", 1, counterBound, 1)
	case "note":
		body, _ := f.Value("body")
		f.Fail(lab.Fault("body", body.CheckBody()))
		step.body = body.Canonical()
	}
	return step, f.Done()
}

func (c counter) ParseGoal(goal canon.Value) error {
	f := lab.NewFields(goal, "")
	f.Require("state")
	f.Choice("state", "", "COUNTING")
	return f.Done()
}

func (c counter) Apply(s lab.State, step lab.Step, log *[]lab.Event) (lab.State, lab.Outcome, error) {
	state, taken := s.(counterState), step.(counterStep)
	if taken.do == "note" {
		state.note = taken.body
		return state, counterOutcome("noted"), nil
	}
	if state.count+taken.n > counterBound {
		return s, nil, lab.Refuse("clock-overflow", "n", "the counter ends at 1000000; add less")
	}
	state.count += taken.n
	if log != nil {
		*log = append(*log, added{taken.n})
	}
	return state, counterOutcome("counted"), nil
}

func (c counter) WriteStart(w *canon.Writer, start lab.State) {
	w.Key("counter")
	w.Object()
	w.IntMember("from", start.(counterState).start)
	w.EndObject()
}

func (c counter) WriteEntry(w *canon.Writer, step lab.Step, outcome lab.Outcome, after lab.State) {
	w.StringMember("do", step.Do())
	w.StringMember("result", outcome.Result())
	w.IntMember("count", after.(counterState).count)
}

func (c counter) WriteState(w *canon.Writer, s lab.State) {
	w.IntMember("count", s.(counterState).count)
	w.StringMember("note", s.(counterState).note)
}

var counters = lab.NewRegistry([]lab.Lesson{counter{"one"}, counter{"two"}})
