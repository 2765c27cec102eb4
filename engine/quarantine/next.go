package quarantine

import "github.com/redrivelab/redrivelab/engine/lab"

// The bounds of the clock and of one tick step (lab-format.md, Bounds).
const (
	MaxClockTicks = 1_000_000_000
	MaxStepTicks  = 1_000_000
)

// Outcome is what one step came to.
type Outcome struct {
	Status  Status // where the record stands after the step
	Refused Reason // why a check refused this step, NoReason where none did
}

// Result is the outcome as a trace has it: "HELD:reason" when this step was refused, else the bare state
// (lab-format.md, Trace).
func (o Outcome) Result() string {
	if o.Refused == NoReason {
		return o.Status.String()
	}
	return o.Status.String() + ":" + o.Refused.String()
}

// Next takes one step on s, in place, and appends the step's events to log unless that is nil. The only error is a clock
// that would pass its end ("clock-overflow"): then nothing was changed. A nil log makes the call free of allocation.
func Next(s *State, step *Step, log *[]lab.Event) (Outcome, error) { return lesson.next(s, step, log) }

func (c *checks) next(s *State, step *Step, log *[]lab.Event) (Outcome, error) {
	refused := NoReason
	switch step.Verb {
	case DoReceive:
		refused = c.receive(s, log)
	case DoReceiveCycle:
		refused = c.receiveCycle(s, log)
	case DoRedrive:
		refused = c.redrive(s, step, log)
	case DoConsume:
		refused = c.consume(s, log)
	case DoTick:
		if err := tick(s, step.N, log); err != nil {
			return Outcome{}, err
		}
	case DoRequarantine:
		requarantine(s, log)
	case DoSet:
		setFixtures(s, step, log)
	}
	return Outcome{Status: s.Status, Refused: refused}, nil
}

// receive is one delivery (quarantine.md, receive). Age and unknown effect don't stop it.
func (c *checks) receive(s *State, log *[]lab.Event) Reason {
	if !inReceiveCycle(s) {
		return NoReason
	}
	if reason := ask(c.integrity, AtReceive, s, ownBody(s), log); reason != NoReason {
		return hold(s, reason, AtReceive, log)
	}
	if s.Status == Ready {
		s.ReceivesThisCycle = 0
	}
	deliver(s, log)
	return NoReason
}

// receiveCycle receives until the record leaves READY and RETRY; from RETRY it finishes the cycle begun.
func (c *checks) receiveCycle(s *State, log *[]lab.Event) Reason {
	for inReceiveCycle(s) {
		if reason := c.receive(s, log); reason != NoReason {
			return reason
		}
	}
	return NoReason
}

func inReceiveCycle(s *State) bool { return s.Status == Ready || s.Status == Retry }

// deliver counts a receive and lets the handler fixture answer by the schema alone.
func deliver(s *State, log *[]lab.Event) {
	supported := s.Schemas.Has(s.Body.Schema)
	switch {
	case supported:
		countReceive(s, Change{s.Status, s.Status}, supported, log)
		succeed(s, log)
	case s.ReceivesThisCycle+1 < s.Policy.MaxReceives:
		countReceive(s, Change{s.Status, Retry}, supported, log)
		s.Status = Retry
	default:
		countReceive(s, Change{s.Status, s.Status}, supported, log)
		setAside(s, log)
	}
}

func countReceive(s *State, change Change, supported bool, log *[]lab.Event) {
	s.ReceivesThisCycle++
	s.TotalReceives++
	lab.Emit(log, Received{
		Change: change, N: s.ReceivesThisCycle, Of: s.Policy.MaxReceives, Total: s.TotalReceives, Supported: supported,
	})
}

func succeed(s *State, log *[]lab.Event) {
	lab.Emit(log, Accepted{Change{s.Status, Succeeded}})
	s.Status = Succeeded
}

// setAside appends the record to the quarantine list, of which the lab keeps the length.
func setAside(s *State, log *[]lab.Event) {
	lab.Emit(log, SetAside{Change{s.Status, Quarantined}})
	s.Status = Quarantined
	s.QuarantineCount++
}

// hold puts a refused record into HELD, an earlier reason overwritten; nothing is counted.
func hold(s *State, reason Reason, at Place, log *[]lab.Event) Reason {
	lab.Emit(log, HeldBack{Change: Change{s.Status, Held}, Reason: reason, At: at})
	s.Status, s.Reason, s.HeldAt = Held, reason, at
	return reason
}

// redrive asks the gates; in a state other than QUARANTINED the first of them is closed, so it always ends in HELD
// (quarantine.md, redrive, the oddity kept from the reference).
func (c *checks) redrive(s *State, step *Step, log *[]lab.Event) Reason {
	if reason := ask(c.gates, AtGate, s, redriveAttempt(s, step), log); reason != NoReason {
		return hold(s, reason, AtGate, log)
	}
	s.Redrives++
	s.ReceivesThisCycle = 0
	lab.Emit(log, RedriveGranted{Change: Change{s.Status, Redriven}, Redrives: s.Redrives, Of: s.Policy.MaxRedrives})
	s.Status, s.Reason, s.HeldAt = Redriven, NoReason, Nowhere // from HELD, should the explorer have taken the first gate away
	return NoReason
}

// consume is the one attempt that a redrive allows: it never ends in RETRY (quarantine.md, consume).
func (c *checks) consume(s *State, log *[]lab.Event) Reason {
	if s.Status != Redriven {
		return NoReason
	}
	if reason := ask(c.second, AtSecondCheck, s, ownBody(s), log); reason != NoReason {
		return hold(s, reason, AtSecondCheck, log)
	}
	countReceive(s, Change{s.Status, s.Status}, true, log)
	succeed(s, log)
	return NoReason
}

// tick moves the clock forward by n.
func tick(s *State, n int, log *[]lab.Event) error {
	if n > MaxClockTicks-s.Now {
		return lab.Refuse("clock-overflow", "n", "the clock ends at 1000000000 ticks; take a smaller n")
	}
	s.Now += n
	lab.Emit(log, Ticked{N: n, Now: s.Now})
	return nil
}

// requarantine is a fixture, no operation: it forces QUARANTINED, clears the reason and leaves the counters and the
// quarantine list alone. In QUARANTINED it does nothing, so there is no event.
func requarantine(s *State, log *[]lab.Event) {
	if s.Status == Quarantined {
		return
	}
	lab.Emit(log, Requarantined{Change{s.Status, Quarantined}})
	s.Status, s.Reason, s.HeldAt = Quarantined, NoReason, Nowhere
}
