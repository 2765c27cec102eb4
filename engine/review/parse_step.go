package review

import (
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

const (
	maxWaitMs         = 1_000_000 // of one wait step (lab-format.md, Bounds)
	maxActionRunes    = 200       // code points, as those of a statement (review.md, decide)
	maxStatementRunes = 500
)

// Step reads one step (lab-format.md, Review).
func (rules) Step(value canon.Value) (Step, error) {
	var step Step
	f := lab.NewFields(value, "")
	verb := f.Verb(verbNames[:])
	if verb < 0 {
		return Step{}, f.Done()
	}
	step.Verb = Verb(verb)
	switch step.Verb {
	case DoDeliver:
		step.readDelivery(f)
	case DoWait:
		f.Require("ms")
		step.Ms = f.Int("ms", 1, maxWaitMs, 0)
	case DoDecide:
		step.readDecision(f)
	case DoCheck:
		f.Require("step")
		step.RouteStep = f.Int("step", 1, RouteSteps, 0)
	}
	if err := f.Done(); err != nil {
		return Step{}, err
	}
	return step, nil
}

func (s *Step) readDelivery(f *lab.Fields) {
	s.Code = f.ID("code", "")
	s.ReceiptUnknown = f.Choice("receipt", receiptKnown, receiptKnown, receiptUnknown) == receiptUnknown
	if f.Has("code") && f.Has("receipt") {
		f.Fail(lab.Refuse("unknown-key", "receipt", "a delivery that fails has no receipt; give code or receipt, not both"))
	}
}

func (s *Step) readDecision(f *lab.Fields) {
	f.Require("action")
	s.Action = f.Text("action", maxActionRunes)
	s.Fixed = f.Text("fixed", maxStatementRunes)
	s.NoSecondEffect = f.Text("noSecondEffect", maxStatementRunes)
	if f.Has("effectKey") && s.Action != CorrectInput {
		f.Fail(lab.Refuse("unknown-key", "effectKey", "only "+CorrectInput+" may give a new effect key; leave it out"))
	}
	s.EffectKey = f.ID("effectKey", "")
}
