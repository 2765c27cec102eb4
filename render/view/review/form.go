package review

import (
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// form is what a person decides with: two statements, a new effect key, and three decisions (review.md, decide).
func (d Describer) form(s *review.State, t *assets.Texts) []view.Control {
	fixed := d.draft(fixedID, view.Decision, assets.ReviewControlFixed, t)
	noSecond := d.draft(noSecondEffectID, view.Decision, assets.ReviewControlNoSecondEffect, t)
	key := d.draft(effectKeyID, view.Decision, assets.ReviewControlEffectKey, t)
	cancel := button(cancelID, view.Decision, t.Text(assets.ReviewControlCancel), "c")
	replay := button(replayID, view.Decision, t.Text(assets.ReviewControlReplay), "r")
	correct := button(correctID, view.Decision, t.Text(assets.ReviewControlCorrect), "i")
	cancel.Caveat = t.Text(assets.ReviewCaveatDecision)
	replay.Caveat = t.Text(assets.ReviewCaveatQuestions)
	correct.Caveat = replay.Caveat
	form := []view.Control{fixed, noSecond, key, cancel, replay, correct}
	for i := range form {
		if !s.Status.Decidable() {
			disable(&form[i], t.Fill(assets.ReviewWhyNotDecide, "state", s.Code()))
			continue
		}
		form[i].Warning = d.warning(form[i].ID, s, t)
	}
	return form
}

// warning says what a decision would come to, before it is taken.
func (d Describer) warning(id string, s *review.State, t *assets.Texts) string {
	missing := d.missing()
	switch {
	case id == cancelID && s.EffectInLedger():
		return t.Text(assets.ReviewWarningCancelWritten)
	case id != replayID && id != correctID:
		return ""
	case missing != 0:
		return t.Fill(assets.ReviewWarningMissing, "missing", lacked(missing, t))
	case id == correctID && d.drafts[effectKeyID] != "" && d.drafts[effectKeyID] != s.Message.EffectKey:
		return t.Text(assets.ReviewWarningNewKey)
	}
	return ""
}

// missing is which of the statements aren't written yet.
func (d Describer) missing() review.Missing {
	return review.Lacks(replayID, d.drafts[fixedID], d.drafts[noSecondEffectID])
}

// lacked lists needs as people read them.
func lacked(missing review.Missing, t *assets.Texts) string {
	var list []string
	for need := review.NeedAction; need <= review.NeedNoSecondEffect; need++ {
		if missing.Has(need) {
			list = append(list, t.Text(needTexts[need]))
		}
	}
	return strings.Join(list, ", ")
}
