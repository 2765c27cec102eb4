package review

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// Describer tells lesson 2. The zero Describer has no drafts.
type Describer struct{ drafts view.Drafts }

var _ view.Drafting = Describer{}

// Title is what the lesson is called.
func (Describer) Title(t *assets.Texts) string { return t.Text(assets.LessonReviewTitle) }

// Headline tells the state in a sentence.
func (Describer) Headline(now lab.State, t *assets.Texts) string {
	s := messageOf(now)
	key := headlines[s.Status]
	if s.Status == review.Closed && s.EffectInLedger() {
		key = assets.ReviewStateClosedWritten
	}
	return t.Fill(key, "n", strconv.Itoa(s.Attempt), "of", strconv.Itoa(s.Policy.MaxAttempts),
		"due", strconv.Itoa(s.DueAtMs), "now", strconv.Itoa(s.NowMs))
}

// PolicyNote says that the policy is not the usual one.
func (Describer) PolicyNote(now lab.State, t *assets.Texts) string {
	policy, usual := messageOf(now).Policy, review.DefaultPolicy()
	if policy == usual {
		return ""
	}
	return t.Fill(assets.ReviewPolicyNote, "attempts", strconv.Itoa(policy.MaxAttempts), "delays", delays(&policy, t),
		"usualAttempts", strconv.Itoa(usual.MaxAttempts), "usualDelays", delays(&usual, t))
}

// delays are the waits of a policy as people read them.
func delays(p *review.Policy, t *assets.Texts) string {
	if len(p.Delays()) == 0 {
		return t.Text(assets.ValueNone)
	}
	list := make([]string, len(p.Delays()))
	for i, delay := range p.Delays() {
		list[i] = strconv.Itoa(delay)
	}
	return t.Fill(assets.ReviewValueMs, "ms", strings.Join(list, ", "))
}

func ms(n int, t *assets.Texts) string { return t.Fill(assets.ReviewValueMs, "ms", strconv.Itoa(n)) }

// messageOf is a lab state as what it is in this lesson.
func messageOf(s lab.State) *review.State {
	own := s.(review.State)
	return &own
}

// waits says whether a retry isn't due yet.
func waits(s *review.State) bool { return s.Status == review.Retry && s.NowMs < s.DueAtMs }
