package quarantine

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// why tells a hold: the reason, where it was refused, what evidence would be needed and what now. Nothing without one.
func why(s *quarantine.State, t *assets.Texts) []view.Fact {
	if s.Status != quarantine.Held {
		return nil
	}
	return []view.Fact{
		whyFact("why-reason", assets.FactWhyReason, s.Reason.String(), heldSentence(s.Reason, s.HeldAt, t), t),
		whyFact("why-where", assets.FactWhyWhere, s.HeldAt.String(), t.Text(places[s.HeldAt].name), t),
		whyFact(view.WhyEvidence, assets.FactWhyEvidence, t.Text(reasonTexts[s.Reason].evidence), "", t),
		whyFact("why-way", assets.FactWhyWay, t.Text(assets.WayHeld), "", t),
	}
}

func whyFact(id string, label assets.Key, value, note string, t *assets.Texts) view.Fact {
	return view.Fact{ID: id, Panel: view.WhyPanel, Label: t.Text(label), Value: value, Note: note}
}
