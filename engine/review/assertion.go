package review

// Verdict is how an assertion stands.
type Verdict uint8

// The verdicts, in the order in which a later one outweighs an earlier.
const (
	NotApplicable Verdict = iota
	Holds
	Fails
)

func verdict(holds bool) Verdict {
	if holds {
		return Holds
	}
	return Fails
}

// Assertion is one claim about a message's whole history (review.md, Assertions).
type Assertion struct {
	Name    string
	Verdict Verdict
}

// The names of the assertions in order. The first five are about single steps and are judged at each; the rest can be
// read from the state.
const (
	noSecondEffect    = "duplicate-writes-no-second-effect"
	retryWithinLimit  = "controlled-retry-within-limit"
	terminalNoRetry   = "terminal-never-retried"
	unknownNoRetry    = "unknown-never-retried"
	decisionBeforeRun = "nothing-delivered-without-decision"
	recordIsComplete  = "manual-record-complete"
	ledgerEmpty       = "ledger-empty-in-poison-branch"
	keyKept           = "effect-key-kept"
)

// verdicts are those of the first five assertions.
type verdicts [5]Verdict

// watch judges one step more, after all those before it. What failed once has failed.
func (seen *verdicts) watch(before *State, step *Step, after *State) {
	for i, verdict := range judgeStep(before, step, after) {
		seen[i] = max(seen[i], verdict)
	}
}

// judgeStep judges a step by what it changed, not by how: so a faulty rule cannot hide itself.
func judgeStep(before *State, step *Step, after *State) verdicts {
	return verdicts{
		judgeDuplicate(before, step, after),
		judgeLimit(before, step, after),
		judgeClass(before, step, after, Terminal),
		judgeClass(before, step, after, Unknown),
		judgeDesk(before, step, after),
	}
}

// judgeDuplicate applies to every delivery that comes when the effect is in the ledger already.
func judgeDuplicate(before *State, step *Step, after *State) Verdict {
	if step.Verb != DoDeliver || !before.EffectInLedger() {
		return NotApplicable
	}
	return verdict(after.Ledger == before.Ledger)
}

func judgeLimit(before *State, step *Step, after *State) Verdict {
	if !handled(before, step, after) || after.Status != Retry {
		return NotApplicable
	}
	return verdict(after.Attempt < after.Policy.MaxAttempts)
}

func judgeClass(before *State, step *Step, after *State, class Class) Verdict {
	if !handled(before, step, after) || step.Code == "" || Classify(step.Code) != class {
		return NotApplicable
	}
	return verdict(after.Status != Retry)
}

// judgeDesk applies from the first manual record on.
func judgeDesk(before *State, step *Step, after *State) Verdict {
	if after.Records.Len() == 0 {
		return NotApplicable
	}
	if step.Verb != DoDeliver || !before.Status.Decidable() && before.Status != Closed {
		return Holds
	}
	return verdict(after.Status == before.Status && after.Attempt == before.Attempt && after.Ledger == before.Ledger)
}

// handled says whether the step was a delivery that reached the handler.
func handled(before *State, step *Step, after *State) bool {
	return step.Verb == DoDeliver && after.Attempt != before.Attempt
}

// Assertions are the eight assertions as they stand now, in the order of review.md.
func Assertions(s *State) [8]Assertion {
	return [8]Assertion{
		{noSecondEffect, s.seen[0]},
		{retryWithinLimit, s.seen[1]},
		{terminalNoRetry, s.seen[2]},
		{unknownNoRetry, s.seen[3]},
		{decisionBeforeRun, s.seen[4]},
		{recordIsComplete, recordComplete(s)},
		{ledgerEmpty, poisonLedgerEmpty(s)},
		{keyKept, effectKeyKept(s)},
	}
}

func recordComplete(s *State) Verdict {
	record, has := s.Records.Last()
	if !has {
		return NotApplicable
	}
	return verdict(record.Complete())
}

// poisonLedgerEmpty: in the poison branch the message came to a person and the handler never could process it. Where it
// could, before or after, the history is another.
func poisonLedgerEmpty(s *State) Verdict {
	if s.Records.Len() == 0 || s.Processed > 0 {
		return NotApplicable
	}
	return verdict(s.Ledger.Len() == 0)
}

// effectKeyKept applies from the first delivery that was handled. It fails, as it may, when a correction gave a new key:
// from there on the ledger no longer knows the old effect as this message's.
func effectKeyKept(s *State) Verdict {
	if s.Attempt == 0 && s.Records.Len() == 0 {
		return NotApplicable
	}
	return verdict(s.Message.EffectKey == s.OriginalEffectKey)
}
