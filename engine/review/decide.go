package review

import (
	"strings"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// Need is one thing that a decision can lack.
type Need uint8

// The needs: an action that is known, and the two statements.
const (
	NeedAction Need = iota
	NeedFixed
	NeedNoSecondEffect
)

var needNames = [...]string{NeedAction: "action", NeedFixed: "fixed", NeedNoSecondEffect: "noSecondEffect"}

// String is the key of a decide step that would answer the need.
func (n Need) String() string { return needNames[n] }

// Missing is a set of needs: what a decision lacked.
type Missing uint8

// Has says whether n is a member.
func (set Missing) Has(n Need) bool { return set&(1<<n) != 0 }

// With is the set with n in it.
func (set Missing) With(n Need) Missing { return set | 1<<n }

// Names are the members in order, as a trace has them; empty, not nil, for none.
func (set Missing) Names() []string {
	names := []string{}
	for n := NeedAction; n <= NeedNoSecondEffect; n++ {
		if set.Has(n) {
			names = append(names, n.String())
		}
	}
	return names
}

// The actions that a person can choose (review.md, decide).
const (
	Cancel         = "cancel"
	ReplayAfterFix = "replay-after-fix"
	CorrectInput   = "correct-input"
)

// action is one row of the table of decide: what it needs and where it leads.
type action struct {
	name            string
	needsStatements bool
	gives           Status
}

var actions = [...]action{
	{Cancel, false, Closed},
	{ReplayAfterFix, true, ReadyForNewAttempt},
	{CorrectInput, true, ReadyForNewAttempt},
}

// decisionEndings is the ending by the state that a decision gives.
var decisionEndings = [...]Ending{
	WaitingForEvidence: EndWaitingForEvidence, ReadyForNewAttempt: EndReadyForNewAttempt, Closed: EndClosed,
}

// decide takes a person's answer. Whatever it is, it stands in the list of decisions from then on; it delivers nothing,
// writes no effect and changes no record.
func decide(s *State, step *Step, log *[]lab.Event) Outcome {
	if !s.Status.Decidable() {
		return Outcome{Ending: EndNothingToDecide}
	}
	d := newDecision(s, step)
	if d.Gives == ReadyForNewAttempt {
		grant(s, d.EffectKey)
	}
	s.Decisions = s.Decisions.with(d)
	lab.Emit(log, DecisionTaken{Change: s.moveTo(d.Gives), Action: d.Action, Missing: d.Missing})
	return Outcome{Ending: decisionEndings[d.Gives], Missing: d.Missing}
}

// newDecision holds an answer against the table.
func newDecision(s *State, step *Step) Decision {
	d := Decision{
		Action: step.Action, Fixed: stated(step.Fixed), NoSecondEffect: stated(step.NoSecondEffect),
		EffectKey: step.EffectKey, DecidedAtMs: s.NowMs,
	}
	d.Gives, d.Missing = weigh(d.Action, d.Fixed, d.NoSecondEffect)
	if d.Missing != 0 {
		d.Gives = WaitingForEvidence
	}
	d.KeepsEffectKey = d.Gives == ReadyForNewAttempt && (d.EffectKey == "" || d.EffectKey == s.Message.EffectKey)
	return d
}

// Lacks answers what a decision would lack. A blank statement counts as none (review.md, decide).
func Lacks(action, fixed, noSecondEffect string) Missing {
	_, missing := weigh(action, stated(fixed), stated(noSecondEffect))
	return missing
}

// weigh finds the action's row and what is lacking for it. An action that is not known lacks one that is.
func weigh(name, fixed, noSecondEffect string) (gives Status, missing Missing) {
	for _, row := range actions {
		if row.name != name {
			continue
		}
		if row.needsStatements && fixed == "" {
			missing = missing.With(NeedFixed)
		}
		if row.needsStatements && noSecondEffect == "" {
			missing = missing.With(NeedNoSecondEffect)
		}
		return row.gives, missing
	}
	return WaitingForEvidence, missing.With(NeedAction)
}

// stated is a statement as it was made; a blank one is none.
func stated(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	return text
}

// grant begins a new run of attempts. The effect key stays, so that the ledger still turns a repeat away, unless a
// correction gave another.
func grant(s *State, effectKey string) {
	s.Attempt = 0
	if effectKey != "" {
		s.Message.EffectKey = effectKey
	}
}
