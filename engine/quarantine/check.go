package quarantine

import (
	"slices"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// attempt is what a check looks at beside the state.
type attempt struct {
	approved         bool
	remediationFixed bool
	offered          *Body // the candidate, or the record's own body where there is none
}

// check is one row of an ordered table: open says whether it lets the attempt pass, reason why not.
type check struct {
	name   string
	reason Reason
	open   func(*State, attempt) bool
}

// The names of the checks (quarantine.md, redrive and consume), as Answer and a trace have them.
const (
	CheckInQuarantine  = "in-quarantine"
	CheckApproval      = "approval"
	CheckRemediation   = "remediation"
	CheckEffectKnown   = "effect-known"
	CheckInTime        = "in-time"
	CheckSameOperation = "same-operation"
	CheckSameBody      = "same-body"
	CheckBudgetLeft    = "budget-left"
)

// The tables of quarantine.md. Their order is the rule: the first closed check gives the reason.
var (
	// integrity is asked before each receive.
	integrity = [2]check{
		{CheckSameOperation, OperationIDChanged, sameOperation},
		{CheckSameBody, BodyChanged, sameBody},
	}
	// gates are asked at a redrive.
	gates = [8]check{
		{CheckInQuarantine, NotQuarantined, inQuarantine},
		{CheckApproval, ApprovalRequired, approved},
		{CheckRemediation, Unfixed, remediated},
		{CheckEffectKnown, UnknownEffect, effectKnown},
		{CheckInTime, Expired, inTime},
		{CheckSameOperation, OperationIDChanged, sameOperation},
		{CheckSameBody, BodyChanged, sameBody},
		{CheckBudgetLeft, ReplayLimit, budgetLeft},
	}
	// secondCheck is asked at the consume after a redrive.
	secondCheck = [5]check{
		{CheckEffectKnown, UnknownEffect, effectKnown},
		{CheckInTime, Expired, inTime},
		{CheckSameOperation, OperationIDChanged, sameOperation},
		{CheckSameBody, BodyChanged, sameBody},
		{CheckRemediation, Unfixed, schemaSupported},
	}
)

// checks are the tables that a step goes by.
type checks struct {
	integrity, gates, second []check
}

// lesson is the lesson as it is. The explorer alone plays it with a check taken away.
var lesson = checks{integrity[:], gates[:], secondCheck[:]}

func inQuarantine(s *State, _ attempt) bool { return s.Status == Quarantined }

func approved(_ *State, a attempt) bool { return a.approved }

// remediated is about the body offered: a fix that doesn't fit what would be delivered is none.
func remediated(s *State, a attempt) bool { return a.remediationFixed && schemaSupported(s, a) }

func schemaSupported(s *State, a attempt) bool { return s.Schemas.Has(a.offered.Schema) }

func effectKnown(s *State, _ attempt) bool { return !s.UnknownEffect }

// inTime counts from creation: neither a redrive nor a receive makes a record younger.
func inTime(s *State, _ attempt) bool { return s.AgeTicks() < s.Policy.TTLTicks }

func sameOperation(s *State, _ attempt) bool { return s.OperationID == s.OriginalOperationID }

// sameBody compares both bodies: the original offered must not cover up a record that was mutated.
func sameBody(s *State, a attempt) bool {
	return s.Body.Hash == s.OriginalHash && a.offered.Hash == s.OriginalHash
}

func budgetLeft(s *State, _ attempt) bool { return s.Redrives < s.Policy.MaxRedrives }

// ask asks the checks in order up to and including the first closed one, and gives its reason.
func ask(table []check, at Place, s *State, a attempt, log *[]lab.Event) Reason {
	for i := range table {
		open := table[i].open(s, a)
		lab.Emit(log, CheckAnswered{At: at, Name: table[i].name, Open: open, N: i + 1, Of: len(table)})
		if !open {
			return table[i].reason
		}
	}
	return NoReason
}

// ownBody is an attempt with nothing but the record itself, as a receive and a consume make it.
func ownBody(s *State) attempt { return attempt{offered: s.Body} }

// redriveAttempt is what a redrive goes by: the step's own values, else the fixtures.
func redriveAttempt(s *State, step *Step) attempt {
	a := attempt{approved: s.Approved, remediationFixed: s.RemediationFixed, offered: s.Candidate}
	if step.Gives.Has(FixApproved) {
		a.approved = step.Approved
	}
	if step.Gives.Has(FixRemediationFixed) {
		a.remediationFixed = step.RemediationFixed
	}
	if step.Gives.Has(FixCandidate) {
		a.offered = step.Candidate
	}
	if a.offered == nil {
		a.offered = s.Body
	}
	return a
}

// Answer is how one check stands: Reason is NoReason when it is open.
type Answer struct {
	Name   string
	Reason Reason
}

// Gates answers the eight gates as they would stand now, in order, with the fixtures set (quarantine.md, redrive).
func Gates(s *State) (answers [8]Answer) {
	answerAll(answers[:], gates[:], s, redriveAttempt(s, &Step{}))
	return answers
}

// SecondCheck answers the five checks of consume as they would stand now, in order.
func SecondCheck(s *State) (answers [5]Answer) {
	answerAll(answers[:], secondCheck[:], s, ownBody(s))
	return answers
}

// Integrity answers the two checks of a receive as they would stand now, in order: same-operation, same-body.
func Integrity(s *State) (answers [2]Answer) {
	answerAll(answers[:], integrity[:], s, ownBody(s))
	return answers
}

// Position is which check of a place gives a reason, counted from 0 in the order in which they are asked; -1 where none
// of them does.
func Position(at Place, reason Reason) int {
	return slices.IndexFunc(checksAt(at), func(c check) bool { return c.reason == reason })
}

func checksAt(at Place) []check {
	switch at {
	case AtReceive:
		return integrity[:]
	case AtGate:
		return gates[:]
	case AtSecondCheck:
		return secondCheck[:]
	}
	return nil
}

func answerAll(answers []Answer, table []check, s *State, a attempt) {
	for i, check := range table {
		answers[i].Name = check.name
		if !check.open(s, a) {
			answers[i].Reason = check.reason
		}
	}
}
