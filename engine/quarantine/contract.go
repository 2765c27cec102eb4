package quarantine

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// STUBS of the contract: bodies are the quarantine owner's. State, the Step type, Outcome and the events are values.

// Lesson is lesson 1 as the lab knows it.
type Lesson struct{}

var _ lab.Lesson = Lesson{}

func (Lesson) Name() string                              { return "quarantine" }
func (Lesson) Builtins() []lab.Builtin                   { panic("stub") }
func (Lesson) Keys() []string                            { return []string{"policy", "record", "supportedSchemas"} }
func (Lesson) Parse(doc canon.Value) (lab.State, error)  { panic("stub") }
func (Lesson) ParseStep(v canon.Value) (lab.Step, error) { panic("stub") }
func (Lesson) ParseGoal(v canon.Value) error             { panic("stub") }
func (Lesson) Apply(s lab.State, step lab.Step, log *[]lab.Event) (lab.State, lab.Outcome, error) {
	panic("stub")
}
func (Lesson) WriteStart(w *canon.Writer, start lab.State) { panic("stub") }
func (Lesson) WriteEntry(w *canon.Writer, step lab.Step, outcome lab.Outcome, after lab.State) {
	panic("stub")
}
func (Lesson) WriteState(w *canon.Writer, s lab.State) { panic("stub") }

func (s State) Code() string    { panic("stub") }
func (s Status) String() string { panic("stub") } // "READY"
func (r Reason) String() string { panic("stub") } // "not_quarantined", "" for NoReason
func (p Place) String() string  { panic("stub") } // "receive", "gate", "second-check", "" for Nowhere

func (e Received) Type() string       { return "Received" }
func (e CheckAnswered) Type() string  { return "CheckAnswered" }
func (e SetAside) Type() string       { return "Quarantined" }
func (e HeldBack) Type() string       { return "Held" }
func (e RedriveGranted) Type() string { return "Redriven" }
func (e Accepted) Type() string       { return "Succeeded" }
func (e Ticked) Type() string         { return "Ticked" }
func (e FixtureSet) Type() string     { return "FixtureSet" }
func (e Requarantined) Type() string  { return "Requarantined" }

func (e Received) Write(w *canon.Writer)       { panic("stub") }
func (e CheckAnswered) Write(w *canon.Writer)  { panic("stub") }
func (e SetAside) Write(w *canon.Writer)       { panic("stub") }
func (e HeldBack) Write(w *canon.Writer)       { panic("stub") }
func (e RedriveGranted) Write(w *canon.Writer) { panic("stub") }
func (e Accepted) Write(w *canon.Writer)       { panic("stub") }
func (e Ticked) Write(w *canon.Writer)         { panic("stub") }
func (e FixtureSet) Write(w *canon.Writer)     { panic("stub") }
func (e Requarantined) Write(w *canon.Writer)  { panic("stub") }

// Answer is how one check stands: Reason is NoReason when it is open.
type Answer struct {
	Name   string
	Reason Reason
}

// Gates answers the eight gates as they would stand now, in order, with the fixtures set (quarantine.md, redrive).
func Gates(s *State) [8]Answer { panic("stub") }

// SecondCheck answers the five checks of consume as they would stand now, in order.
func SecondCheck(s *State) [5]Answer { panic("stub") }

// Integrity answers the two checks of a receive as they would stand now, in order: same-operation, same-body.
func Integrity(s *State) [2]Answer { panic("stub") }

// WithMember gives a body's canonical text with one string member set: what the "body changed" control offers.
func (b *Body) WithMember(key, text string) string { panic("stub") }
