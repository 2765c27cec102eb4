package review

import "github.com/redrivelab/redrivelab/engine/lab"

// invariants are the rules of review.md that each step and each state can be held to.
var invariants = lab.Invariants[State, Step]{
	States: []lab.StateInvariant[State]{
		{Name: "key-written-once", Holds: keyWrittenOnce},
		{Name: "due-only-in-retry", Holds: func(s *State) bool { return s.Status == Retry || s.DueAtMs == 0 }},
		{Name: "retry-below-limit", Holds: func(s *State) bool { return s.Status != Retry || 0 < s.Attempt && s.Attempt < s.Policy.MaxAttempts }},
		{Name: "review-has-record", Holds: reviewHasRecord},
		{Name: "record-complete", Holds: func(s *State) bool { return recordComplete(s) != Fails }},
		{Name: "decision-gives-state", Holds: decisionGivesState},
		{Name: "done-means-in-ledger", Holds: doneMeansInLedger},
		{Name: "no-assertion-fails", Holds: noAssertionFails},
	},
	Steps: []lab.StepInvariant[State, Step]{
		{Name: noSecondEffect, Holds: func(b *State, step *Step, a *State) bool { return judgeDuplicate(b, step, a) != Fails }},
		{Name: retryWithinLimit, Holds: func(b *State, step *Step, a *State) bool { return judgeLimit(b, step, a) != Fails }},
		{Name: terminalNoRetry, Holds: func(b *State, step *Step, a *State) bool { return judgeClass(b, step, a, Terminal) != Fails }},
		{Name: unknownNoRetry, Holds: func(b *State, step *Step, a *State) bool { return judgeClass(b, step, a, Unknown) != Fails }},
		{Name: decisionBeforeRun, Holds: func(b *State, step *Step, a *State) bool { return judgeDesk(b, step, a) != Fails }},
		{Name: "nothing-before-due", Holds: nothingBeforeDue},
		{Name: "history-never-changes", Holds: historyNeverChanges},
		{Name: "only-deliveries-count", Holds: onlyDeliveriesCount},
		{Name: "only-waiting-takes-time", Holds: onlyWaitingTakesTime},
		{Name: "start-never-changes", Holds: startNeverChanges},
		{Name: "only-a-correction-changes-the-key", Holds: onlyACorrectionChangesTheKey},
		{Name: "route-in-order", Holds: routeInOrder},
	},
}

// Invariants are the names of all invariants, those of a state before those of a transition.
func Invariants() []string { return invariants.Names() }

// BrokenByState names the invariants that a state breaks; nil when it breaks none, and then nothing is allocated.
func BrokenByState(s *State) []string { return invariants.BrokenByState(s) }

// BrokenByTransition names the invariants that a step from before to after breaks; nil when it breaks none, and then
// nothing is allocated.
func BrokenByTransition(before *State, step *Step, after *State) []string {
	return invariants.BrokenByStep(before, step, after)
}

func keyWrittenOnce(s *State) bool {
	for at := s.Ledger.last; at != nil; at = at.before {
		for earlier := at.before; earlier != nil; earlier = earlier.before {
			if earlier.value == at.value {
				return false
			}
		}
	}
	return true
}

func reviewHasRecord(s *State) bool {
	return s.Records.Len() > 0 || !s.Status.Decidable() && s.Status != ReadyForNewAttempt && s.Status != Closed
}

// decisionGivesState: what only a decision can give was given by the last one.
func decisionGivesState(s *State) bool {
	if s.Status != WaitingForEvidence && s.Status != ReadyForNewAttempt && s.Status != Closed {
		return true
	}
	last, has := s.Decisions.Last()
	return has && last.Gives == s.Status
}

func doneMeansInLedger(s *State) bool {
	return s.Status != Acknowledged && s.Status != Redelivery || s.EffectInLedger()
}

// noAssertionFails leaves out the key, which a correction may change.
func noAssertionFails(s *State) bool {
	for _, assertion := range Assertions(s) {
		if assertion.Verdict == Fails && assertion.Name != keyKept {
			return false
		}
	}
	return true
}

func nothingBeforeDue(before *State, step *Step, after *State) bool {
	if step.Verb != DoDeliver || before.Status != Retry || before.NowMs >= before.DueAtMs {
		return true
	}
	return after.Status == Retry && after.Attempt == before.Attempt && after.DueAtMs == before.DueAtMs &&
		after.Ledger == before.Ledger && after.Records == before.Records
}

// historyNeverChanges: ledger, records and decisions grow by one member at most and keep all that they had.
func historyNeverChanges(before *State, _ *Step, after *State) bool {
	return after.Ledger.continues(before.Ledger) && after.Records.continues(before.Records) &&
		after.Decisions.continues(before.Decisions)
}

// onlyDeliveriesCount: no other step writes an effect or a record, or counts an attempt; a decision may begin at 0 again. A
// delivery that changes anything at all counts one.
func onlyDeliveriesCount(before *State, step *Step, after *State) bool {
	if step.Verb == DoDeliver {
		refused := *before
		refused.seen = after.seen
		return *after == refused || after.Attempt == before.Attempt+1
	}
	granted := after.Status == ReadyForNewAttempt && after.Attempt == 0
	return (after.Attempt == before.Attempt || granted) && after.Processed == before.Processed &&
		after.Ledger == before.Ledger && after.Records == before.Records
}

func onlyWaitingTakesTime(before *State, step *Step, after *State) bool {
	now := before.NowMs
	if step.Verb == DoWait {
		now += step.Ms
	}
	return after.NowMs == now && after.NowMs <= MaxClockMs
}

func startNeverChanges(before *State, _ *Step, after *State) bool {
	return after.Policy == before.Policy && after.OriginalEffectKey == before.OriginalEffectKey &&
		after.Message.MessageID == before.Message.MessageID &&
		after.Message.PayloadReference == before.Message.PayloadReference
}

func onlyACorrectionChangesTheKey(before *State, step *Step, after *State) bool {
	if after.Message.EffectKey == before.Message.EffectKey {
		return true
	}
	return step.Verb == DoDecide && step.Action == CorrectInput && after.Status == ReadyForNewAttempt &&
		after.Message.EffectKey == step.EffectKey
}

func routeInOrder(before *State, step *Step, after *State) bool {
	if after.RouteDone == before.RouteDone {
		return true
	}
	return step.Verb == DoCheck && after.RouteDone == before.RouteDone+1 && after.RouteDone == step.RouteStep
}
