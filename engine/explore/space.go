package explore

import "github.com/redrivelab/redrivelab/engine/canon"

// Key tells states apart: two states with one key are one node, and the first of them to be found stands for all. So whatever
// a rule looks at must be in it. A claim may look at more: it is held against every state that a step comes to.
type Key uint64

// Space is what a lesson offers to be explored: S is a state, P a step, both plain values of the lesson's own types.
type Space[S, P any] interface {
	// Lesson is the lesson's name in a scenario.
	Lesson() string
	// Start is the state that all ways begin in.
	Start() S
	// Size is how many steps the alphabet has: at most 255.
	Size() int
	// Step is a step of the alphabet, 0..Size-1, as it is taken in a state: a toggle turns to the other value there. It
	// stays valid until the next call.
	Step(s *S, i int) *P
	// Next takes a step in place and answers its result: an index of Results.
	Next(s *S, step *P) int
	// Results are the results that a transition can have.
	Results() []string
	// Key tells a state from others.
	Key(s *S) Key
	// Claims are the names of all that must hold.
	Claims() []string
	// BrokenByState names the claims that the start breaks, nil for none.
	BrokenByState(s *S) []string
	// Broken names the claims that a step from before to after breaks, or after itself as a state, nil for none.
	Broken(before *S, step *P, after *S) []string
	// WriteStart writes the members of a scenario that give the start.
	WriteStart(w *canon.Writer)
	// WriteStep writes a step's members as a scenario has them.
	WriteStep(w *canon.Writer, step *P)
}
