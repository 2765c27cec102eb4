package quarantine

import "github.com/redrivelab/redrivelab/engine/lab"

// invariants are those of quarantine.md, Invariants.
var invariants = lab.Invariants[State, Step]{
	States: []lab.StateInvariant[State]{
		{Name: "redrives-within-budget", Holds: redrivesWithinBudget},
		{Name: "receives-within-budget", Holds: receivesWithinBudget},
		{Name: "reason-only-when-held", Holds: reasonOnlyWhenHeld},
	},
	Steps: []lab.StepInvariant[State, Step]{
		{Name: "total-never-falls", Holds: totalNeverFalls},
		{Name: "refusal-counts-nothing", Holds: refusalCountsNothing},
		{Name: "snapshots-never-change", Holds: snapshotsNeverChange},
		{Name: "age-counts-from-creation", Holds: ageCountsFromCreation},
		{Name: "reason-is-first-closed-check", Holds: reasonIsFirstClosedCheck},
		{Name: "success-by-supported-receive", Holds: successBySupportedReceive},
		{Name: "redriven-succeeds-by-second-check", Holds: redrivenSucceedsBySecondCheck},
		{Name: "held-is-left-by-requarantine-only", Holds: heldIsLeftByRequarantineOnly},
		{Name: "only-a-set-changes-the-message", Holds: onlyASetChangesTheMessage},
	},
	StateHolds: stateHolds, StepHolds: stepHolds,
}

func stateHolds(s *State) bool {
	return redrivesWithinBudget(s) && receivesWithinBudget(s) && reasonOnlyWhenHeld(s)
}

func stepHolds(before *State, step *Step, after *State) bool {
	return totalNeverFalls(before, step, after) && refusalCountsNothing(before, step, after) &&
		snapshotsNeverChange(before, step, after) && ageCountsFromCreation(before, step, after) &&
		reasonIsFirstClosedCheck(before, step, after) && successBySupportedReceive(before, step, after) &&
		redrivenSucceedsBySecondCheck(before, step, after) && heldIsLeftByRequarantineOnly(before, step, after) &&
		onlyASetChangesTheMessage(before, step, after)
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

func redrivesWithinBudget(s *State) bool { return s.Redrives <= s.Policy.MaxRedrives }

func receivesWithinBudget(s *State) bool { return s.ReceivesThisCycle <= s.Policy.MaxReceives }

func reasonOnlyWhenHeld(s *State) bool {
	held := s.Status == Held
	return held == (s.Reason != NoReason) && held == (s.HeldAt != Nowhere)
}

func totalNeverFalls(before *State, _ *Step, after *State) bool {
	return after.TotalReceives >= before.TotalReceives
}

// refusalCountsNothing covers more than refusals: no step that ends in HELD counts a receive.
func refusalCountsNothing(before *State, _ *Step, after *State) bool {
	return after.Status != Held || after.TotalReceives <= before.TotalReceives
}

func snapshotsNeverChange(before *State, _ *Step, after *State) bool {
	return after.OriginalOperationID == before.OriginalOperationID && after.OriginalHash == before.OriginalHash &&
		after.CreatedAt == before.CreatedAt && after.TraceID == before.TraceID && after.Policy == before.Policy
}

// ageCountsFromCreation also says what may move the clock: a tick and a set.
func ageCountsFromCreation(before *State, step *Step, after *State) bool {
	now := before.Now
	switch {
	case step.Verb == DoTick:
		now += step.N
	case step.Verb == DoSet && step.Gives.Has(FixNow):
		now = step.Now
	}
	return after.Now == now && after.AgeTicks() == now-before.CreatedAt
}

// reasonIsFirstClosedCheck: where checks were due, the step was refused by the first that was closed before it, and passed
// where none was; where none were due, an earlier reason stays until requarantine clears it.
func reasonIsFirstClosedCheck(before *State, step *Step, after *State) bool {
	if step.Verb == DoRequarantine {
		return after.Reason == NoReason && after.HeldAt == Nowhere
	}
	due, at := checksDue(before, step)
	if at == Nowhere {
		return after.Reason == before.Reason && after.HeldAt == before.HeldAt
	}
	reason := ask(due, at, before, redriveOrOwn(before, step), nil)
	if reason == NoReason {
		return after.Status != Held && after.Reason == NoReason
	}
	return after.Status == Held && after.Reason == reason && after.HeldAt == at
}

// checksDue are the checks that the step must ask in this state, and Nowhere when there are none.
func checksDue(s *State, step *Step) ([]check, Place) {
	receiving := step.Verb == DoReceive || step.Verb == DoReceiveCycle
	switch {
	case receiving && inReceiveCycle(s):
		return integrity[:], AtReceive
	case step.Verb == DoRedrive:
		return gates[:], AtGate
	case step.Verb == DoConsume && s.Status == Redriven:
		return secondCheck[:], AtSecondCheck
	}
	return nil, Nowhere
}

func redriveOrOwn(s *State, step *Step) attempt {
	if step.Verb == DoRedrive {
		return redriveAttempt(s, step)
	}
	return ownBody(s)
}

func successBySupportedReceive(before *State, step *Step, after *State) bool {
	if after.Status != Succeeded || before.Status == Succeeded {
		return true
	}
	delivers := step.Verb == DoReceive || step.Verb == DoReceiveCycle || step.Verb == DoConsume
	return delivers && after.TotalReceives > before.TotalReceives && after.Schemas.Has(after.Body.Schema)
}

func redrivenSucceedsBySecondCheck(before *State, step *Step, after *State) bool {
	if before.Status != Redriven || after.Status != Succeeded {
		return true
	}
	return step.Verb == DoConsume && ask(secondCheck[:], AtSecondCheck, before, ownBody(before), nil) == NoReason
}

// heldIsLeftByRequarantineOnly: the lesson has no operation that leads out of HELD (quarantine.md, States).
func heldIsLeftByRequarantineOnly(before *State, step *Step, after *State) bool {
	return before.Status != Held || after.Status == Held || step.Verb == DoRequarantine
}

// onlyASetChangesTheMessage: a candidate is compared, never stored, and no operation touches a fixture.
func onlyASetChangesTheMessage(before *State, step *Step, after *State) bool {
	return step.Verb == DoSet || after.Body == before.Body && after.OperationID == before.OperationID &&
		after.Candidate == before.Candidate && after.Schemas.same(&before.Schemas) &&
		after.UnknownEffect == before.UnknownEffect && after.Approved == before.Approved &&
		after.RemediationFixed == before.RemediationFixed
}
