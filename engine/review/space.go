package review

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
)

// Space is lesson 2 from a start, to be explored. The alphabet: a delivery that fails with each code of the class table and
// with one that isn't in it, a delivery whose receipt is known and one whose receipt is lost, a wait to one millisecond before
// the retry is due and one until it is, and each decision without and with its statements, a correction with another effect
// key and an action that isn't known among them. Where nothing is due a wait takes one millisecond.
//
// Of the history the key has what a rule or a person at the desk goes by: the last record's class and what the last decision
// gave, not how many there were before, nor the hour.
type Space struct {
	start   State
	steps   []Step
	wait    Step // the wait at hand
	correct Step // the correction with another key at hand
}

var _ explore.Space[State, Step] = (*Space)(nil)

// unlistedCode stands for all codes that the class table doesn't have.
const unlistedCode = "timeout"

// The other effect key that a correction gives, and the one for a message that has that key itself.
const (
	otherKey   = "invoice-418:reminder"
	anotherKey = "invoice-419:reminder"
)

// unknownAction is no action of the table.
const unknownAction = "try again"

// NewSpace makes a space.
func NewSpace(start State) *Space {
	sp := &Space{start: start}
	for _, row := range classTable {
		sp.steps = append(sp.steps, Step{Verb: DoDeliver, Code: row.Code})
	}
	sp.steps = append(sp.steps,
		Step{Verb: DoDeliver, Code: unlistedCode}, Step{Verb: DoDeliver}, Step{Verb: DoDeliver, ReceiptUnknown: true},
		Step{Verb: DoWait, Ms: beforeDue}, Step{Verb: DoWait, Ms: untilDue},
	)
	for _, action := range [...]string{Cancel, ReplayAfterFix, CorrectInput} {
		sp.addDecision(action, "")
	}
	sp.addDecision(CorrectInput, sp.otherKey())
	sp.addDecision(unknownAction, "")
	return sp
}

// In the alphabet these stand for the time of a wait, which depends on the state.
const (
	beforeDue = -1
	untilDue  = -2
)

// addDecision adds an action without its statements and with them.
func (sp *Space) addDecision(action, effectKey string) {
	bare := Step{Verb: DoDecide, Action: action, EffectKey: effectKey}
	stated := bare
	stated.Fixed, stated.NoSecondEffect = "the cause was found and corrected", "the ledger was looked at"
	sp.steps = append(sp.steps, bare, stated)
}

func (sp *Space) otherKey() string {
	if sp.start.OriginalEffectKey == otherKey {
		return anotherKey
	}
	return otherKey
}

// Lesson is "review".
func (sp *Space) Lesson() string { return Lesson{}.Name() }

// Start is the state that the space was made with.
func (sp *Space) Start() State { return sp.start }

// Size is 21.
func (sp *Space) Size() int { return len(sp.steps) }

// Step is a step of the alphabet: a wait for as long as the state asks, another key for the one that the message has.
func (sp *Space) Step(s *State, i int) *Step {
	step := &sp.steps[i]
	switch {
	case step.Verb == DoWait:
		sp.wait = Step{Verb: DoWait, Ms: sp.waitMs(s, step.Ms)}
		return &sp.wait
	case step.EffectKey != "" && s.Message.EffectKey != sp.start.OriginalEffectKey:
		sp.correct = *step
		sp.correct.EffectKey = sp.start.OriginalEffectKey
		return &sp.correct
	}
	return step
}

func (sp *Space) waitMs(s *State, until int) int {
	ms := remainingMs(s)
	if until == beforeDue {
		ms--
	}
	return max(ms, 1)
}

// remainingMs is how long a retry still has to rest.
func remainingMs(s *State) int {
	if s.Status != Retry {
		return 0
	}
	return max(s.DueAtMs-s.NowMs, 0)
}

// Next takes a step. A clock at its end leaves all as it was.
func (sp *Space) Next(s *State, step *Step) int {
	outcome, err := Next(s, step, nil)
	if err != nil {
		return int(EndWaited)
	}
	return int(outcome.Ending)
}

// Results are the outcomes in their order.
func (sp *Space) Results() []string { return endingNames[:] }

// Key tells a state from others, as Space says.
func (sp *Space) Key(s *State) explore.Key {
	key := explore.Key(s.Status)
	key = key<<8 | explore.Key(s.Attempt)
	key = key<<20 | explore.Key(remainingMs(s))
	key = key<<4 | explore.Key(s.Ledger.Len())
	key = key<<1 | bit(s.EffectInLedger())
	key = key<<1 | bit(s.Message.EffectKey == s.OriginalEffectKey)
	key = key<<2 | recordKey(s)
	return key<<7 | decisionKey(s)
}

// recordKey is the class of the last record, 0 without one.
func recordKey(s *State) explore.Key {
	record, has := s.Records.Last()
	if !has {
		return 0
	}
	return 1 + explore.Key(record.FailureKind)
}

// decisionKey is what the last decision gave and lacked and whether it kept the effect key, 0 without one.
func decisionKey(s *State) explore.Key {
	d, has := s.Decisions.Last()
	if !has {
		return 0
	}
	return explore.Key(d.Gives)<<4 | explore.Key(d.Missing)<<1 | bit(d.KeepsEffectKey)
}

func bit(truth bool) explore.Key {
	if truth {
		return 1
	}
	return 0
}

// Claims are the invariants.
func (sp *Space) Claims() []string { return Invariants() }

// BrokenByState names what a state breaks.
func (sp *Space) BrokenByState(s *State) []string { return BrokenByState(s) }

// Broken names what a step breaks, or the state that it comes to.
func (sp *Space) Broken(before *State, step *Step, after *State) []string {
	return append(BrokenByState(after), BrokenByTransition(before, step, after)...)
}

// WriteStart writes the start.
func (sp *Space) WriteStart(w *canon.Writer) { rules{}.WriteStart(w, &sp.start) }

// WriteStep writes a step.
func (sp *Space) WriteStep(w *canon.Writer, step *Step) { step.Write(w) }

var _ explore.Explorable = Lesson{}

// Explore walks the default start; the lesson has no options of its own (lab-format.md, explore).
func (Lesson) Explore(options *explore.Options) (explore.Report, error) {
	if err := options.Own.Done(); err != nil {
		return explore.Report{}, err
	}
	doc, _ := canon.ParseBody("{}")
	start, _ := rules{}.Start(doc) // all defaults: nothing to refuse
	return explore.Tell(explore.Walk[State, Step](NewSpace(start), options.MaxStates)), nil
}
