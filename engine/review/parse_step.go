package review

import (
	"strconv"
	"unicode/utf8"

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
	s.Action = readText(f, "action", maxActionRunes)
	s.Fixed = readText(f, "fixed", maxStatementRunes)
	s.NoSecondEffect = readText(f, "noSecondEffect", maxStatementRunes)
	if f.Has("effectKey") && s.Action != CorrectInput {
		f.Fail(lab.Refuse("unknown-key", "effectKey", "only "+CorrectInput+" may give a new effect key; leave it out"))
	}
	s.EffectKey = f.ID("effectKey", "")
}

// readText reads a person's own words: any characters, blank ones too; "" where the key is missing.
func readText(f *lab.Fields, key string, maxRunes int) string {
	value, has := f.Value(key)
	switch {
	case !has:
		return ""
	case value.Kind() != canon.String:
		f.Fail(lab.Refuse("wrong-type", f.Path(key), "give a text"))
		return ""
	case utf8.RuneCountInString(value.Text()) > maxRunes:
		f.Fail(lab.Refuse("too-long", f.Path(key), "give a text of at most "+strconv.Itoa(maxRunes)+" characters"))
		return ""
	}
	return value.Text()
}
