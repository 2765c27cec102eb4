package lab

import "github.com/redrivelab/redrivelab/engine/canon"

// Rules are a lesson's rules over its own types: what Lesson asks for, without a type assertion in any lesson.
type Rules[S State, T Step, O Outcome] interface {
	Name() string
	Builtins() []Builtin
	Keys() []string
	ParseGoal(goal canon.Value) error
	// Start, Step and Next are Lesson's Parse, ParseStep and Apply; Next works in place, and an error changes nothing.
	Start(doc canon.Value) (S, error)
	Step(step canon.Value) (T, error)
	Next(s *S, step *T, log *[]Event) (O, error)
	// The three writers are Lesson's.
	WriteStart(w *canon.Writer, start *S)
	WriteEntry(w *canon.Writer, step *T, outcome O, after *S)
	WriteState(w *canon.Writer, s *S)
}

// Typed is the Lesson that rules make; its states, steps and outcomes are values of S, T and O. R is a type without fields:
// its zero value is used.
type Typed[S State, T Step, O Outcome, R Rules[S, T, O]] struct{}

// Name is the lesson's name in a scenario.
func (Typed[S, T, O, R]) Name() string { return rules[R]().Name() }

// Builtins are the lesson's own scenarios.
func (Typed[S, T, O, R]) Builtins() []Builtin { return rules[R]().Builtins() }

// Keys are the members of a scenario that Parse reads.
func (Typed[S, T, O, R]) Keys() []string { return rules[R]().Keys() }

// ParseGoal checks a goal.
func (Typed[S, T, O, R]) ParseGoal(goal canon.Value) error { return rules[R]().ParseGoal(goal) }

// Parse reads the start state, an S.
func (Typed[S, T, O, R]) Parse(doc canon.Value) (State, error) {
	s, err := rules[R]().Start(doc)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// ParseStep reads one step, a T.
func (Typed[S, T, O, R]) ParseStep(value canon.Value) (Step, error) {
	step, err := rules[R]().Step(value)
	if err != nil {
		return nil, err
	}
	return step, nil
}

// Apply takes one step on a copy of the state.
func (Typed[S, T, O, R]) Apply(s State, step Step, log *[]Event) (State, Outcome, error) {
	after, own := s.(S), step.(T)
	outcome, err := rules[R]().Next(&after, &own, log)
	if err != nil {
		return nil, nil, err
	}
	return after, outcome, nil
}

// WriteStart writes what of the start is not the default.
func (Typed[S, T, O, R]) WriteStart(w *canon.Writer, start State) {
	s := start.(S)
	rules[R]().WriteStart(w, &s)
}

// WriteEntry writes an ENTRY but its events (lab-format.md, Trace).
func (Typed[S, T, O, R]) WriteEntry(w *canon.Writer, step Step, outcome Outcome, after State) {
	s, own := after.(S), step.(T)
	rules[R]().WriteEntry(w, &own, outcome.(O), &s)
}

// WriteState writes a STATE but what the lab adds (lab-format.md, Trace).
func (Typed[S, T, O, R]) WriteState(w *canon.Writer, state State) {
	s := state.(S)
	rules[R]().WriteState(w, &s)
}

func rules[R any]() (r R) { return r }
