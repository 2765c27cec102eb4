package quarantine

import (
	"slices"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
)

// Space is lesson 1 from a start with the standard alphabet, to be explored (quarantine.md, Standard alphabet). The bounds:
// the clock stops one tick after expiry, and a redrive past the budget, which only a missing gate would grant, isn't repeated.
type Space struct {
	start    State
	alphabet *alphabet
	checks   checks
	size     int // of the alphabet
	claims   []string
	harms    []harm
}

var _ explore.Space[State, Step] = (*Space)(nil)

// Variant is how a space differs from the lesson as it is; the zero value doesn't.
type Variant struct {
	Requarantine  bool     // the fixture is the 16th step
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
		start: start, alphabet: newAlphabet(&start), size: standardSteps, claims: Invariants(),
		checks: checks{integrity[:], without(gates[:], v.Without), without(secondCheck[:], v.WithoutSecond)},
	}
	if v.Requarantine {
		sp.size++
	} else if start.Policy.MaxRedrives == usualRedrives {
		sp.claims = append(sp.claims, claimNoReplayLimit)
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

// Size is 15, or 16 with requarantine.
func (sp *Space) Size() int { return sp.size }

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
	return &a.requarantine
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

// Next takes a step with the checks that the space has. A clock at its end leaves all as it was.
func (sp *Space) Next(s *State, step *Step) int {
	outcome, err := sp.checks.next(s, step, nil)
	switch {
	case err != nil:
		return int(s.Status)
	case outcome.Refused == NoReason:
		return int(outcome.Status)
	}
	return resultsBeforeReasons + int(outcome.Refused) - int(NotQuarantined)
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

// Key has what quarantine.md, Standard alphabet, lists; the clock as the age, and the schemas as whether the body's is
// among them.
func (sp *Space) Key(s *State) explore.Key {
	key := explore.Key(s.Status)
	key = key<<4 | explore.Key(s.Reason)
	key = key<<2 | explore.Key(s.HeldAt)
	key = key<<4 | explore.Key(s.ReceivesThisCycle)
	key = key<<8 | explore.Key(s.TotalReceives)
	key = key<<3 | explore.Key(s.Redrives)
	key = key<<8 | explore.Key(s.QuarantineCount)
	key = key<<12 | explore.Key(s.AgeTicks())
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

// BrokenByTransition names what a step breaks.
func (sp *Space) BrokenByTransition(before *State, step *Step, after *State) []string {
	broken := BrokenByTransition(before, step, after)
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
