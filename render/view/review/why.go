package review

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// why tells at the desk why a person is asked, the two questions before acting, what evidence would be needed and what
// now (review.md, Caveats). Nothing elsewhere.
func why(s *review.State, t *assets.Texts) []view.Fact {
	record, has := s.Records.Last()
	if !has || !s.Status.Decidable() {
		return nil
	}
	fact := func(id string, label assets.Key, value, note string) view.Fact {
		return view.Fact{ID: id, Panel: view.WhyPanel, Label: t.Text(label), Value: value, Note: note}
	}
	return []view.Fact{
		fact("why-reason", assets.ReviewWhyReason, className(record.FailureKind, t)+": "+record.TerminalReason,
			t.Text(classTexts[record.FailureKind].why)),
		fact("why-question-1", assets.ReviewWhyQuestion1, t.Text(assets.ReviewWhyQuestion1Text), ""),
		fact("why-question-2", assets.ReviewWhyQuestion2, t.Text(assets.ReviewWhyQuestion2Text), ledgerNote(s, t)),
		fact(view.WhyEvidence, assets.ReviewWhyEvidence, t.Text(assets.ReviewWhyEvidenceText), lastLacked(s, t)),
		fact("why-way", assets.ReviewWhyWay, t.Text(assets.ReviewWhyWayText), t.Text(assets.ReviewCaveatDecision)),
	}
}

func ledgerNote(s *review.State, t *assets.Texts) string {
	if s.EffectInLedger() {
		return t.Text(assets.ReviewWhyInLedger)
	}
	return t.Text(assets.ReviewWhyNotInLedger)
}

func lastLacked(s *review.State, t *assets.Texts) string {
	last, has := s.Decisions.Last()
	if !has || s.Status != review.WaitingForEvidence {
		return ""
	}
	return t.Fill(assets.ReviewWhyMissing, "missing", lacked(last.Missing, t))
}
