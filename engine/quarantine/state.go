package quarantine

import "github.com/redrivelab/redrivelab/engine/canon"

// Status is where the record stands (quarantine.md, States).
type Status uint8

// The six states.
const (
	Ready Status = iota
	Retry
	Quarantined
	Held
	Redriven
	Succeeded
)

// Reason says why a check refused (quarantine.md, Operations).
type Reason uint8

// The reasons in gate order; NoReason stands for none.
const (
	NoReason Reason = iota
	NotQuarantined
	ApprovalRequired
	Unfixed
	UnknownEffect
	Expired
	OperationIDChanged
	BodyChanged
	ReplayLimit
)

// Place says which check refused: heldAt in a trace.
type Place uint8

// The places of a check; Nowhere stands for none.
const (
	Nowhere Place = iota
	AtReceive
	AtGate
	AtSecondCheck
)

// Policy is set at the start of a scenario only (quarantine.md, Policy).
type Policy struct {
	MaxReceives int // a cycle, 1..10
	MaxRedrives int // 0..3
	TTLTicks    int // 1..1000
}

// Body is a parsed JSON object with its canonical text and hash made once, when it was parsed. Immutable.
type Body struct {
	Canonical string
	Hash      string // lower-case hexadecimal SHA-256
	// Schema is the schema_version as a member of a Schemas set, -1 where it is none (missing, no number, not whole,
	// not in 0..999).
	Schema int
	value  canon.Value
}

// Schemas is a set of supported schema versions, sorted and distinct.
type Schemas struct {
	Count int
	List  [16]int16
}

// State is the whole state of lesson 1: an immutable value.
type State struct {
	Policy              Policy
	TraceID             string
	OperationID         string
	OriginalOperationID string
	Body                *Body
	OriginalHash        string
	Status              Status
	Reason              Reason // NoReason unless Held
	HeldAt              Place  // Nowhere unless Held
	ReceivesThisCycle   int
	TotalReceives       int
	Redrives            int
	QuarantineCount     int
	CreatedAt           int // ticks
	Now                 int // ticks
	Approved            bool
	RemediationFixed    bool
	UnknownEffect       bool
	Schemas             Schemas
	Candidate           *Body // nil for none
}

// AgeTicks counts from creation; a clock set back can make it negative.
func (s *State) AgeTicks() int { return s.Now - s.CreatedAt }

// same says whether two sets have the same members.
func (s *Schemas) same(other *Schemas) bool {
	if s.Count != other.Count {
		return false
	}
	for i, member := range s.List[:s.Count] {
		if member != other.List[i] {
			return false
		}
	}
	return true
}

// Has says whether a schema is a member. -1 never is.
func (s *Schemas) Has(schema int) bool {
	for _, member := range s.List[:s.Count] {
		if int(member) == schema {
			return true
		}
	}
	return false
}
