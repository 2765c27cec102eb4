package review

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// pause is a button that lets time pass.
type pause struct {
	id       string
	label    assets.Key
	past     assets.Key // why not, once there is so little left
	shortcut string
	ms       func(s *review.State) int // how long it is; below 1: past already
}

var pauses = [...]pause{
	{waitDueID, assets.ReviewControlWaitDue, assets.ReviewWhyNotDue, "w", toDue},
	{waitBeforeID, assets.ReviewControlWaitBefore, assets.ReviewWhyNotBeforeDue, "", func(s *review.State) int { return toDue(s) - 1 }},
	{wait100ID, assets.ReviewControlWait100, 0, "t", func(*review.State) int { return 100 }},
}

// toDue is at most the longest delay of a policy, which one wait can be.
func toDue(s *review.State) int { return s.DueAtMs - s.NowMs }

// clock goes forward only.
func clock(s *review.State, t *assets.Texts) []view.Control {
	controls := make([]view.Control, len(pauses))
	for i := range pauses {
		p := &pauses[i]
		controls[i] = button(p.id, view.Time, t.Text(p.label), p.shortcut)
		switch {
		case p.id != wait100ID && s.Status != review.Retry:
			disable(&controls[i], t.Fill(assets.ReviewWhyNotWait, "state", s.Code()))
		case p.ms(s) < 1:
			disable(&controls[i], t.Text(p.past))
		case p.ms(s) > review.MaxClockMs-s.NowMs:
			disable(&controls[i], t.Fill(assets.WhyNotClockEnd, "end", strconv.Itoa(review.MaxClockMs)))
		}
	}
	return controls
}
