package review

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
)

// Sentence tells one event.
func (Describer) Sentence(e lab.Event, t *assets.Texts) string {
	switch e := e.(type) {
	case review.DeliveryFailed:
		return t.Fill(assets.ReviewEventFailed, "n", strconv.Itoa(e.Attempt), "of", strconv.Itoa(e.Of), "code", e.Code,
			"class", className(e.Class, t))
	case review.RetryScheduled:
		return t.Fill(assets.ReviewEventRetry, "due", strconv.Itoa(e.DueAtMs))
	case review.DeliveryRefused:
		return refusedSentence(e, t)
	case review.EffectWritten:
		return writtenSentence(e, t)
	case review.EffectSuppressed:
		return t.Fill(assets.ReviewEventSuppressed, "key", e.Key)
	case review.MessageAcknowledged:
		return t.Text(assets.ReviewEventAcknowledged)
	case review.RecordWritten:
		return t.Text(assets.ReviewEventRecord)
	case review.DecisionTaken:
		return decidedSentence(e, t)
	case review.Waited:
		return t.Fill(assets.ReviewEventWaited, "ms", strconv.Itoa(e.Ms))
	case review.RouteChecked:
		return t.Fill(assets.ReviewEventRoute, "n", strconv.Itoa(e.Step), "text", t.Text(routeTexts[e.Step-1].full))
	}
	return ""
}

// Covers says that no event of this lesson repeats another.
func (Describer) Covers(lab.Event, lab.Event) bool { return false }

func refusedSentence(e review.DeliveryRefused, t *assets.Texts) string {
	if e.Why == review.EndNotDue {
		return t.Text(assets.ReviewEventNotDue)
	}
	return t.Text(assets.ReviewEventNotDeliverable)
}

func writtenSentence(e review.EffectWritten, t *assets.Texts) string {
	key := assets.ReviewEventWritten
	if e.ReceiptUnknown {
		key = assets.ReviewEventWrittenLost
	}
	return t.Fill(key, "key", e.Key)
}

func decidedSentence(e review.DecisionTaken, t *assets.Texts) string {
	key := assets.ReviewEventWaiting
	switch e.To {
	case review.Closed:
		key = assets.ReviewEventClosed
	case review.ReadyForNewAttempt:
		key = assets.ReviewEventGranted
	}
	return t.Fill(key, "action", e.Action, "missing", lacked(e.Missing, t))
}

// StepLabel names a step on the timeline.
func (Describer) StepLabel(step lab.Step, t *assets.Texts) string {
	own := step.(review.Step)
	key := assets.ReviewStepCheck
	switch own.Verb {
	case review.DoDeliver:
		key = deliveryName(&own)
	case review.DoWait:
		key = assets.ReviewStepWait
	case review.DoDecide:
		key = assets.ReviewStepDecide
	}
	return t.Fill(key, "code", own.Code, "ms", strconv.Itoa(own.Ms), "action", own.Action, "n", strconv.Itoa(own.RouteStep))
}

func deliveryName(step *review.Step) assets.Key {
	switch {
	case step.Code != "":
		return assets.ReviewStepDeliverCode
	case step.ReceiptUnknown:
		return assets.ReviewStepDeliverLost
	}
	return assets.ReviewStepDeliver
}
