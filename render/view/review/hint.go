package review

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// hintedCode is the failure that a newcomer is sent to: a temporary one, with which both histories of review.md begin.
const hintedCode = "dependency-not-ready"

// Hint gives a sensible next step. At the desk it asks for the statements first, and never for a decision without them.
func (d Describer) Hint(now lab.State, t *assets.Texts) view.Hint {
	key, control := d.advise(messageOf(now))
	return view.Hint{Text: t.Fill(key, "code", hintedCode), Control: control}
}

func (d Describer) advise(s *review.State) (text assets.Key, control string) {
	switch s.Status {
	case review.Ready:
		return assets.ReviewHintReady, failPrefix + hintedCode
	case review.Retry:
		return beforeRetry(s)
	case review.Redelivery:
		return assets.ReviewHintAgain, deliverID
	case review.Acknowledged:
		return assets.ReviewHintDone, view.Reset
	case review.ReadyForNewAttempt:
		return assets.ReviewHintGranted, deliverID
	case review.Closed:
		return assets.ReviewHintClosed, view.Undo
	}
	return d.atDesk()
}

// beforeRetry shows a lost receipt, unless the effect is written already.
func beforeRetry(s *review.State) (text assets.Key, control string) {
	switch {
	case waits(s):
		return assets.ReviewHintWait, waitDueID
	case s.EffectInLedger():
		return assets.ReviewHintAgain, deliverID
	}
	return assets.ReviewHintLost, lostID
}

func (d Describer) atDesk() (text assets.Key, control string) {
	switch missing := d.missing(); {
	case missing.Has(review.NeedFixed):
		return assets.ReviewHintFixed, fixedID
	case missing.Has(review.NeedNoSecondEffect):
		return assets.ReviewHintNoSecond, noSecondEffectID
	}
	return assets.ReviewHintDecide, replayID
}
