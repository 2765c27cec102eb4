package review

import "github.com/redrivelab/redrivelab/engine/lab"

// MaxClockMs is the end of the clock (lab-format.md, Bounds).
const MaxClockMs = 1_000_000_000

// Next takes one step on s, in place, and appends the step's events to log unless that is nil. The only error is a clock
// that would pass its end ("clock-overflow"): then nothing was changed. With a nil log nothing is allocated but what the
// state itself grows by: a key in the ledger, a record, a decision.
func Next(s *State, step *Step, log *[]lab.Event) (Outcome, error) {
	before := *s
	var outcome Outcome
	switch step.Verb {
	case DoDeliver:
		outcome = deliver(s, step, log)
	case DoWait:
		if err := wait(s, step.Ms, log); err != nil {
			return Outcome{}, err
		}
		outcome.Ending = EndWaited
	case DoDecide:
		outcome = decide(s, step, log)
	case DoCheck:
		outcome.Ending = checkRoute(s, step.RouteStep, log)
	}
	s.seen.watch(&before, step, s)
	return outcome, nil
}

// deliver is one delivery: refused, failing with the step's code, or processed (review.md, States and steps).
func deliver(s *State, step *Step, log *[]lab.Event) Outcome {
	if !s.Status.Deliverable() {
		return refuse(EndNotDeliverable, log)
	}
	if s.Status == Retry && s.NowMs < s.DueAtMs {
		return refuse(EndNotDue, log)
	}
	s.Attempt++
	if step.Code != "" {
		return fail(s, step.Code, log)
	}
	return process(s, step.ReceiptUnknown, log)
}

// refuse keeps a delivery from the handler: nothing counts.
func refuse(why Ending, log *[]lab.Event) Outcome {
	lab.Emit(log, DeliveryRefused{Why: why})
	return Outcome{Ending: why}
}

// fail asks for the class first and for the attempt second; whether the effect is in the ledger already plays no part.
func fail(s *State, code string, log *[]lab.Event) Outcome {
	class := Classify(code)
	lab.Emit(log, DeliveryFailed{Code: code, Class: class, Attempt: s.Attempt, Of: s.Policy.MaxAttempts})
	if class == Temporary && s.Attempt < s.Policy.MaxAttempts {
		scheduleRetry(s, log)
		return Outcome{Ending: EndControlledRetry}
	}
	writeRecord(s, code, class, log)
	return Outcome{Ending: EndManualReview}
}

func scheduleRetry(s *State, log *[]lab.Event) {
	change := s.moveTo(Retry)
	s.DueAtMs = s.NowMs + s.Policy.DelaysMs[s.Attempt-1]
	lab.Emit(log, RetryScheduled{Change: change, DueAtMs: s.DueAtMs})
}

// writeRecord keeps the context before anything else may be done with the message; earlier records stay as they are.
func writeRecord(s *State, code string, class Class, log *[]lab.Event) {
	s.Records = s.Records.with(Record{
		MessageID: s.Message.MessageID, EffectKey: s.Message.EffectKey, PayloadReference: s.Message.PayloadReference,
		FailureKind: class, TerminalReason: code, Attempts: s.Attempt, ObservedAtMs: s.NowMs,
	})
	lab.Emit(log, RecordWritten{s.moveTo(ManualReview)})
}

// process is a delivery that the handler can process: the ledger lets a key through once.
func process(s *State, receiptUnknown bool, log *[]lab.Event) Outcome {
	s.Processed++
	if s.EffectInLedger() {
		lab.Emit(log, EffectSuppressed{Key: s.Message.EffectKey})
		acknowledge(s, log)
		return Outcome{Ending: EndAckAfterLedgerCheck}
	}
	s.Ledger = s.Ledger.with(s.Message.EffectKey)
	written := EffectWritten{Change: Change{s.Status, s.Status}, Key: s.Message.EffectKey, ReceiptUnknown: receiptUnknown}
	if receiptUnknown {
		written.Change = s.moveTo(Redelivery)
		lab.Emit(log, written)
		return Outcome{Ending: EndReceiptUnknown, EffectWritten: true}
	}
	lab.Emit(log, written)
	acknowledge(s, log)
	return Outcome{Ending: EndEffectWritten, EffectWritten: true}
}

func acknowledge(s *State, log *[]lab.Event) {
	lab.Emit(log, MessageAcknowledged{s.moveTo(Acknowledged)})
}

// wait moves the clock forward by ms, in every state; nothing is delivered by it.
func wait(s *State, ms int, log *[]lab.Event) error {
	if ms > MaxClockMs-s.NowMs {
		return lab.Refuse("clock-overflow", "ms", "the clock ends at 1000000000 ms; take a smaller ms")
	}
	s.NowMs += ms
	lab.Emit(log, Waited{Ms: ms})
	return nil
}
