package review

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Lesson is lesson 2 as the lab knows it: a thin layer over Next. Its states, steps and outcomes are values of State,
// Step and Outcome.
type Lesson struct{}

var _ lab.Lesson = Lesson{}

// Name is "review".
func (Lesson) Name() string { return "review" }

// Keys are the members of a scenario that Parse reads.
func (Lesson) Keys() []string { return []string{"policy", "message"} }

// Builtins are the lesson's own scenarios (review.md, Built-in scenarios).
func (Lesson) Builtins() []lab.Builtin { return builtins[:] }

// Parse reads the start state from a scenario document (lab-format.md, Scenario).
func (Lesson) Parse(doc canon.Value) (lab.State, error) {
	s, err := parseStart(doc)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// ParseStep reads one step (lab-format.md, Review).
func (Lesson) ParseStep(value canon.Value) (lab.Step, error) {
	step, err := parseStep(value)
	if err != nil {
		return nil, err
	}
	return step, nil
}

// ParseGoal checks a goal: one of the eight states, without a reason.
func (Lesson) ParseGoal(goal canon.Value) error { return parseGoal(goal) }

// Apply takes one step on a copy of the state.
func (Lesson) Apply(s lab.State, step lab.Step, log *[]lab.Event) (lab.State, lab.Outcome, error) {
	after, own := s.(State), step.(Step)
	outcome, err := Next(&after, &own, log)
	if err != nil {
		return nil, nil, err
	}
	return after, outcome, nil
}

// WriteStart writes the policy and the message, without defaults.
func (Lesson) WriteStart(w *canon.Writer, start lab.State) {
	s := start.(State)
	writeStart(w, &s)
}

// WriteEntry writes an ENTRY but its events (lab-format.md, Trace).
func (Lesson) WriteEntry(w *canon.Writer, step lab.Step, outcome lab.Outcome, after lab.State) {
	s := after.(State)
	writeEntry(w, step.Do(), outcome.(Outcome), &s)
}

// WriteState writes a STATE but what the lab adds (lab-format.md, Trace).
func (Lesson) WriteState(w *canon.Writer, state lab.State) {
	s := state.(State)
	writeState(w, &s)
}
