package review

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// With is the describer with drafts.
func (Describer) With(drafts view.Drafts) view.Describer { return Describer{drafts} }

func (d Describer) draft(id string, group view.Group, label assets.Key, t *assets.Texts) view.Control {
	return view.Control{
		ID: id, Group: group, Kind: view.Field, Label: t.Text(label), Value: d.drafts[id], Enabled: true, Draft: true,
		Caveat: t.Text(assets.ReviewCaveatMadeUp),
	}
}

// Draft lets the engine say whether a step could have the text. An empty text is always taken: it is none.
func (Describer) Draft(id, text string) (own bool, err error) {
	var step string
	switch id {
	case codeID:
		step = deliver(text)
	case fixedID, noSecondEffectID, effectKeyID:
		step = Describer{view.Drafts{id: text}}.decide(correctID)
	default:
		return false, nil
	}
	if text == "" {
		return true, nil
	}
	value, err := canon.Parse(step, canon.Limits{Bytes: lab.MaxScenarioBytes, Depth: 1})
	if err != nil {
		return true, lab.Fault(id, err)
	}
	_, err = review.Lesson{}.ParseStep(value)
	return true, err
}

// Left: a decision that was enough takes what was written for it; then the next one begins with empty fields.
func (Describer) Left(drafts view.Drafts, entry *lab.Entry) view.Drafts {
	switch entry.Outcome.(review.Outcome).Ending {
	case review.EndClosed, review.EndReadyForNewAttempt:
		return drafts.With(fixedID, "").With(noSecondEffectID, "").With(effectKeyID, "")
	}
	return drafts
}
