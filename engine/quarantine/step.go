package quarantine

import "github.com/redrivelab/redrivelab/engine/canon"

// Verb is what a step does (quarantine.md, Operations and Fixtures).
type Verb uint8

// The verbs of lesson 1.
const (
	DoReceive Verb = iota
	DoReceiveCycle
	DoRedrive
	DoConsume
	DoTick
	DoRequarantine
	DoSet
)

var verbNames = [...]string{
	DoReceive: "receive", DoReceiveCycle: "receiveCycle", DoRedrive: "redrive", DoConsume: "consume", DoTick: "tick",
	DoRequarantine: "requarantine", DoSet: "set",
}

// String is the verb as a step's "do" has it.
func (v Verb) String() string { return verbNames[v] }

// Step is one step of lesson 1: an immutable value. Fields that the verb doesn't use are zero.
type Step struct {
	Verb             Verb
	Gives            Fixtures // the keys that a set, or a redrive for its own attempt, names
	Approved         bool
	RemediationFixed bool
	UnknownEffect    bool
	N                int // ticks, of a tick: 1..1e6
	Now              int // ticks, 0..1e9
	Candidate        *Body
	Body             *Body
	OperationID      string
	Schemas          Schemas
}

// Do is the step's verb as in a scenario.
func (s Step) Do() string { return s.Verb.String() }

// Write writes the step's members as a scenario has them: "do" first, keys that are not given and a tick's n of 1 left
// out.
func (s Step) Write(w *canon.Writer) {
	w.StringMember("do", s.Do())
	if s.Verb == DoTick && s.N != defaultTicks {
		w.IntMember("n", s.N)
	}
	for f := FixApproved; f <= FixNow; f++ {
		if s.Gives.Has(f) {
			w.Key(f.String())
			s.writeFixture(w, f)
		}
	}
}

func (s Step) writeFixture(w *canon.Writer, f Fixture) {
	switch f {
	case FixApproved:
		w.Bool(s.Approved)
	case FixRemediationFixed:
		w.Bool(s.RemediationFixed)
	case FixSupportedSchemas:
		s.Schemas.write(w)
	case FixUnknownEffect:
		w.Bool(s.UnknownEffect)
	case FixCandidate:
		s.writeCandidate(w)
	case FixBody:
		w.Raw(s.Body.Canonical)
	case FixOperationID:
		w.String(s.OperationID)
	case FixNow:
		w.Int(s.Now)
	}
}

func (s Step) writeCandidate(w *canon.Writer) {
	if s.Candidate == nil {
		w.Null()
		return
	}
	w.Raw(s.Candidate.Canonical)
}

func (s *Schemas) write(w *canon.Writer) {
	w.Array()
	for _, member := range s.List[:s.Count] {
		w.Int(int(member))
	}
	w.EndArray()
}
