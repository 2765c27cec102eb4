package quarantine

import (
	"slices"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Space is lesson 1 from a start with the standard alphabet, to be explored (quarantine.md, Standard alphabet). The bounds:
// the clock stops one tick after expiry, and a redrive past the budget, which only a missing gate would grant, isn't repeated.
type Space struct {
	start    State
	alphabet *alphabet
	checks   checks
	more     []Step // beyond the standard alphabet
	claims   []string
	harms    []harm
}

var _ explore.Space[State, Step] = (*Space)(nil)

// Variant is how a space differs from the lesson as it is; the zero value doesn't.
type Variant struct {
	Requarantine  bool     // the fixture is one more step
	Receive       bool     // the single delivery is one more step, after the fixture where both are
	Without       []string // gates that are taken away, by name
	WithoutSecond []string // checks of the second check that are taken away, by name
}

// The claims that are about a whole space or about its variant.
const (
	claimNoReplayLimit   = "replay-limit-needs-requarantine"
	redriveOnlyWith      = "redrive-only-with-"
	successOnlyWith      = "success-only-with-"
	usualRedrives        = 1 // the budget at which requarantine alone reaches replay_limit
	extraTicks           = 1 // that the clock goes on after expiry
	resultsBeforeReasons = int(Succeeded) + 1
)

// harm is what a missing check would have kept away: a step that its condition forbids came through.
type harm struct {
	claim string
	check check
	verb  Verb // DoRedrive for a gate, DoConsume for one of the second check
}

// NewSpace makes a space. The names of a variant are those of gates and of the second check.
func NewSpace(start State, v Variant) *Space {
	sp := &Space{
		start: start, alphabet: newAlphabet(&start), claims: Invariants(),
		checks: checks{integrity[:], without(gates[:], v.Without), without(secondCheck[:], v.WithoutSecond)},
	}
	if v.Requarantine {
		sp.more = append(sp.more, Step{Verb: DoRequarantine})
	} else if start.Policy.MaxRedrives == usualRedrives {
		sp.claims = append(sp.claims, claimNoReplayLimit)
	}
	if v.Receive {
		sp.more = append(sp.more, Step{Verb: DoReceive})
	}
	sp.addHarms(v)
	return sp
}

// addHarms claims for each check that is taken away that nothing comes of it: at the gate, and behind the second check.
func (sp *Space) addHarms(v Variant) {
	for _, c := range gates {
		if slices.Contains(v.Without, c.name) {
			sp.harms = append(sp.harms, harm{redriveOnlyWith + c.name, c, DoRedrive})
		}
	}
	for _, c := range secondCheck {
		if slices.Contains(v.Without, c.name) || slices.Contains(v.WithoutSecond, c.name) {
			sp.harms = append(sp.harms, harm{successOnlyWith + c.name, c, DoConsume})
		}
	}
	for _, h := range sp.harms {
		sp.claims = append(sp.claims, h.claim)
	}
}

// without is a table without the checks named.
func without(table []check, names []string) []check {
	var left []check
	for _, c := range table {
		if !slices.Contains(names, c.name) {
			left = append(left, c)
		}
	}
	return left
}

// Lesson is "quarantine".
func (sp *Space) Lesson() string { return Lesson{}.Name() }

// Start is the state that the space was made with.
func (sp *Space) Start() State { return sp.start }

// Size is 15, and one more for each step that the variant adds.
func (sp *Space) Size() int { return standardSteps + len(sp.more) }

// Step is the i-th step in the order of quarantine.md, Standard alphabet.
func (sp *Space) Step(s *State, i int) *Step {
	a := sp.alphabet
	toggle := i - plainSteps - 1
	switch {
	case i < plainSteps:
		return sp.plainStep(s, i)
	case toggle < 0:
		if s.AgeTicks() >= s.Policy.TTLTicks+extraTicks {
			return &a.nothing
		}
		return &a.tick
	case toggle < toggles:
		return &a.toggles[toggle][1-bit(sp.toggled(s, toggle))]
	}
	return &sp.more[i-standardSteps]
}

func (sp *Space) plainStep(s *State, i int) *Step {
	step := &sp.alphabet.plain[i]
	if step.Verb == DoRedrive && s.Redrives > s.Policy.MaxRedrives {
		return &sp.alphabet.nothing
	}
	return step
}

// toggled says whether a toggle stands at its other value.
func (sp *Space) toggled(s *State, toggle int) bool {
	switch toggle {
	case toggleEffect:
		return s.UnknownEffect
	case toggleOperation:
		return s.OperationID != s.OriginalOperationID
	case toggleBody:
		return s.Body.Hash != s.OriginalHash
	}
	return s.Schemas.Has(sp.start.Body.Schema)
}

func bit(truth bool) explore.Key {
	if truth {
		return 1
	}
	return 0
}

// Next takes a step with the checks that the space has.
func (sp *Space) Next(s *State, step *Step) int {
	outcome, err := sp.checks.next(s, step, nil)
	if err != nil {
		return int(s.Status)
	}
	if outcome.Refused == NoReason {
		return int(outcome.Status)
	}
	return resultsBeforeReasons + int(outcome.Refused) - int(NotQuarantined)
}

// Take is Next with the outcome and, unless log is nil, the events. A clock at its end leaves all as it was.
func (sp *Space) Take(s *State, step *Step, log *[]lab.Event) Outcome {
	outcome, err := sp.checks.next(s, step, log)
	if err != nil {
		return Outcome{Status: s.Status}
	}
	return outcome
}

// Harm are the fewest steps in which a missing gate lets a redrive through that it should have held, or with second a
// success that the second check should have held; false where nothing comes of it. g is a walk of this space.
func (sp *Space) Harm(g *explore.Graph[State, Step], gate string, second bool) (steps []Step, done bool) {
	claim := redriveOnlyWith + gate
	if second {
		claim = successOnlyWith + gate
	}
	at := slices.Index(sp.claims, claim)
	if at < 0 {
		return nil, false
	}
	return g.Story(at)
}

// Results are the bare states, then HELD with each reason.
func (sp *Space) Results() []string {
	var names []string
	for status := Ready; status <= Succeeded; status++ {
		names = append(names, Outcome{Status: status}.Result())
	}
	for reason := NotQuarantined; reason <= ReplayLimit; reason++ {
		names = append(names, Outcome{Status: Held, Refused: reason}.Result())
	}
	return names
}

// Key has what quarantine.md, Standard alphabet, lists; the clock as the age, which counts as a bound where a session's is
// beyond it, and the schemas as whether the body's is among them.
func (sp *Space) Key(s *State) explore.Key {
	key := explore.Key(s.Status)
	key = key<<4 | explore.Key(s.Reason)
	key = key<<2 | explore.Key(s.HeldAt)
	key = key<<4 | explore.Key(s.ReceivesThisCycle)
	key = key<<8 | explore.Key(s.TotalReceives)
	key = key<<3 | explore.Key(s.Redrives)
	key = key<<8 | explore.Key(s.QuarantineCount)
	key = key<<12 | explore.Key(min(max(s.AgeTicks(), 0), s.Policy.TTLTicks+extraTicks))
	key = key<<1 | bit(s.UnknownEffect)
	key = key<<1 | bit(s.OperationID != s.OriginalOperationID)
	key = key<<1 | bit(s.Body.Hash != s.OriginalHash)
	return key<<1 | bit(s.Schemas.Has(sp.start.Body.Schema))
}

// Claims are the invariants, then those of the space.
func (sp *Space) Claims() []string { return sp.claims }

// BrokenByState names what a state breaks.
func (sp *Space) BrokenByState(s *State) []string {
	broken := BrokenByState(s)
	if s.Reason == ReplayLimit && slices.Contains(sp.claims, claimNoReplayLimit) {
		broken = append(broken, claimNoReplayLimit)
	}
	return broken
}

// Broken names what a step breaks, or the state that it comes to.
func (sp *Space) Broken(before *State, step *Step, after *State) []string {
	if len(sp.harms) == 0 && after.Reason != ReplayLimit && stateHolds(after) && stepHolds(before, step, after) {
		return nil // nearly always, and without a call through a list; what BrokenByState asks beyond stateHolds is about ReplayLimit
	}
	broken := append(sp.BrokenByState(after), BrokenByTransition(before, step, after)...)
	for i := range sp.harms {
		if sp.harms[i].done(before, step, after) {
			broken = append(broken, sp.harms[i].claim)
		}
	}
	return broken
}

// done says whether a step came through that the check's condition, false before it, should have stopped.
func (h *harm) done(before *State, step *Step, after *State) bool {
	if step.Verb != h.verb {
		return false
	}
	through := after.Status == Succeeded && before.Status == Redriven
	if h.verb == DoRedrive {
		through = after.Redrives > before.Redrives
	}
	return through && !h.check.open(before, redriveOrOwn(before, step))
}

// WriteStart writes the start.
func (sp *Space) WriteStart(w *canon.Writer) { rules{}.WriteStart(w, &sp.start) }

// WriteStep writes a step.
func (sp *Space) WriteStep(w *canon.Writer, step *Step) { step.Write(w) }
