package quarantine

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Lesson is lesson 1 as the lab knows it: a thin layer over Next. Its states, steps and outcomes are values of State,
// Step and Outcome.
type Lesson struct {
	lab.Typed[State, Step, Outcome, rules]
}

var _ lab.Lesson = Lesson{}

// rules are the rules of the lesson as lab.Rules has them.
type rules struct{}

func (rules) Name() string { return "quarantine" }

func (rules) Keys() []string { return []string{"policy", "record", "supportedSchemas"} }

func (rules) Builtins() []lab.Builtin { return builtins[:] }

func (rules) Start(doc canon.Value) (State, error) { return parseStart(doc) }

func (rules) Step(value canon.Value) (Step, error) { return parseStep(value) }

// ParseGoal checks a goal: one of the six states, and with HELD one of the eight reasons.
func (rules) ParseGoal(goal canon.Value) error { return parseGoal(goal) }

func (rules) Next(s *State, step *Step, log *[]lab.Event) (Outcome, error) { return Next(s, step, log) }

func (rules) WriteStart(w *canon.Writer, start *State) { writeStart(w, start) }

func (rules) WriteEntry(w *canon.Writer, step *Step, outcome Outcome, after *State) {
	writeEntry(w, step.Do(), outcome, after)
}

func (rules) WriteState(w *canon.Writer, s *State) { writeState(w, s) }
