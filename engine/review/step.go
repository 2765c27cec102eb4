package review

import "github.com/redrivelab/redrivelab/engine/canon"

// Verb is what a step does (review.md, States and steps).
type Verb uint8

// The verbs of lesson 2.
const (
	DoDeliver Verb = iota
	DoWait
	DoDecide
	DoCheck
)

var verbNames = [...]string{DoDeliver: "deliver", DoWait: "wait", DoDecide: "decide", DoCheck: "check"}

// String is the verb as a step's "do" has it.
func (v Verb) String() string { return verbNames[v] }

// Step is one step of lesson 2: an immutable value. Fields that the verb doesn't use are zero.
type Step struct {
	Verb           Verb
	Code           string // with which a delivery fails; "" for one that the handler can process
	ReceiptUnknown bool   // of a delivery without a code
	Ms             int    // of a wait: 1..1e6
	RouteStep      int    // of a check: 1..7
	Action         string // of a decide: what it says is decided, known or not
	Fixed          string // of a decide: what was corrected
	NoSecondEffect string // of a decide: why no second effect can come of it
	EffectKey      string // of a decide with correct-input: the new key, "" for the old one
}

// The words for a receipt.
const (
	receiptKnown   = "known"
	receiptUnknown = "unknown"
)

func receiptName(unknown bool) string {
	if unknown {
		return receiptUnknown
	}
	return receiptKnown
}

// Do is the step's verb as in a scenario.
func (s Step) Do() string { return s.Verb.String() }

// Write writes the step's members as a scenario has them: "do" first; a known receipt and texts that are not given are
// left out.
func (s Step) Write(w *canon.Writer) {
	w.StringMember("do", s.Do())
	switch s.Verb {
	case DoDeliver:
		w.StringMemberUnless("", "code", s.Code)
		w.StringMemberUnless(receiptKnown, "receipt", receiptName(s.ReceiptUnknown))
	case DoWait:
		w.IntMember("ms", s.Ms)
	case DoDecide:
		w.StringMember("action", s.Action)
		w.StringMemberUnless("", "fixed", s.Fixed)
		w.StringMemberUnless("", "noSecondEffect", s.NoSecondEffect)
		w.StringMemberUnless("", "effectKey", s.EffectKey)
	case DoCheck:
		w.IntMember("step", s.RouteStep)
	}
}
