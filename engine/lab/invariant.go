package lab

// Invariants are what always holds in a lesson, as functions that tests, fuzzing and exploring share.
//
// StateHolds and StepHolds, where a lesson gives them, say in one call that all of a list hold: an explorer asks a hundred thousand
// times. They call the list's functions by name, which costs a fraction of calls through the list; where they say no, the list tells
// which.
type Invariants[S, T any] struct {
	States     []StateInvariant[S]
	Steps      []StepInvariant[S, T]
	StateHolds func(*S) bool
	StepHolds  func(before *S, step *T, after *S) bool
}

// StateInvariant holds in every state that can be reached.
type StateInvariant[S any] struct {
	Name  string
	Holds func(*S) bool
}

// StepInvariant holds for every step from every state that can be reached.
type StepInvariant[S, T any] struct {
	Name  string
	Holds func(before *S, step *T, after *S) bool
}

// Names are the names of all, those of a state before those of a step.
func (all *Invariants[S, T]) Names() []string {
	var names []string
	for _, invariant := range all.States {
		names = append(names, invariant.Name)
	}
	for _, invariant := range all.Steps {
		names = append(names, invariant.Name)
	}
	return names
}

// BrokenByState names those that a state breaks; nil when it breaks none, and then nothing is allocated.
func (all *Invariants[S, T]) BrokenByState(s *S) (names []string) {
	if all.StateHolds != nil && all.StateHolds(s) {
		return nil
	}
	for i := range all.States {
		if !all.States[i].Holds(s) {
			names = append(names, all.States[i].Name)
		}
	}
	return names
}

// BrokenByStep names those that a step from before to after breaks; nil when it breaks none, and then nothing is
// allocated.
func (all *Invariants[S, T]) BrokenByStep(before *S, step *T, after *S) (names []string) {
	if all.StepHolds != nil && all.StepHolds(before, step, after) {
		return nil
	}
	for i := range all.Steps {
		if !all.Steps[i].Holds(before, step, after) {
			names = append(names, all.Steps[i].Name)
		}
	}
	return names
}
