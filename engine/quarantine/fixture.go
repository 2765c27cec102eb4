package quarantine

import (
	"math/bits"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// Fixture is one switch of the lesson: a key of a set step (quarantine.md, Fixtures).
type Fixture uint8

// The fixtures in the order in which a set step applies them.
const (
	FixApproved Fixture = iota
	FixRemediationFixed
	FixSupportedSchemas
	FixUnknownEffect
	FixCandidate
	FixBody
	FixOperationID
	FixNow
)

var fixtureNames = [...]string{
	FixApproved: "approved", FixRemediationFixed: "remediationFixed", FixSupportedSchemas: "supportedSchemas",
	FixUnknownEffect: "unknownEffect", FixCandidate: "candidate", FixBody: "body", FixOperationID: "operationId",
	FixNow: "now",
}

// String is the fixture's key in a set step.
func (f Fixture) String() string { return fixtureNames[f] }

// Fixtures is a set of fixtures: which of them a step names.
type Fixtures uint8

// Has says whether f is a member.
func (set Fixtures) Has(f Fixture) bool { return set&(1<<f) != 0 }

// With is the set with f in it.
func (set Fixtures) With(f Fixture) Fixtures { return set | 1<<f }

// setFixtures applies the keys that a set step names.
func setFixtures(s *State, step *Step, log *[]lab.Event) {
	for rest := step.Gives; rest != 0; rest &= rest - 1 {
		f := Fixture(bits.TrailingZeros8(uint8(rest)))
		setFixture(s, f, step)
		lab.Emit(log, FixtureSet{Name: f.String()})
	}
}

func setFixture(s *State, f Fixture, step *Step) {
	switch f {
	case FixApproved:
		s.Approved = step.Approved
	case FixRemediationFixed:
		s.RemediationFixed = step.RemediationFixed
	case FixSupportedSchemas:
		s.Schemas = step.Schemas
	case FixUnknownEffect:
		s.UnknownEffect = step.UnknownEffect
	case FixCandidate:
		s.Candidate = step.Candidate
	case FixBody:
		s.Body = step.Body
	case FixOperationID:
		s.OperationID = step.OperationID
	case FixNow:
		s.Now = step.Now
	}
}
