package review

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

// allEvents has every event of lesson 2, each case of it, with each class, ending, state and need.
func allEvents() []lab.Event {
	events := []lab.Event{
		review.RetryScheduled{DueAtMs: 1000}, review.DeliveryRefused{Why: review.EndNotDue}, review.DeliveryRefused{Why: review.EndNotDeliverable},
		review.EffectWritten{Key: "k"}, review.EffectWritten{Key: "k", ReceiptUnknown: true}, review.EffectSuppressed{Key: "k"},
		review.MessageAcknowledged{}, review.RecordWritten{}, review.Waited{Ms: 1},
	}
	for class := review.Unknown; class <= review.Terminal; class++ {
		events = append(events, review.DeliveryFailed{Code: "c", Class: class, Attempt: 1, Of: 2}, review.DeliveryFailed{Code: "c", Class: class, Attempt: 9, Of: 2})
	}
	for step := 1; step <= review.RouteSteps; step++ {
		events = append(events, review.RouteChecked{Step: step})
	}
	for _, gives := range []review.Status{review.Closed, review.ReadyForNewAttempt, review.WaitingForEvidence} {
		for missing := review.Missing(0); missing < 8; missing++ {
			events = append(events, review.DecisionTaken{Change: review.Change{From: review.ManualReview, To: gives}, Action: "a", Missing: missing})
		}
	}
	return events
}

// The events of lab-format.md, Trace.
func TestAllEventsAreThere(t *testing.T) {
	types := map[string]bool{}
	for _, event := range allEvents() {
		types[event.Type()] = true
	}
	for _, name := range []string{"DeliveryFailed", "RetryScheduled", "DeliveryRefused", "EffectWritten", "EffectSuppressed", "Acknowledged",
		"RecordWritten", "DecisionTaken", "Waited", "RouteChecked"} {
		assert.True(t, types[name], name)
	}
	assert.Len(t, types, 10)
}

var unfilled = regexp.MustCompile(`\{[a-zA-Z]+\}`)

func TestEveryEventIsTold(t *testing.T) {
	for _, locale := range assets.Locales() {
		texts, _ := assets.Load(locale)
		for _, event := range allEvents() {
			sentence := tells.Sentence(event, texts)
			assert.NotEmpty(t, sentence, event.Type())
			assert.NotRegexp(t, unfilled, sentence)
		}
	}
}

func TestSentences(t *testing.T) {
	for step, want := range map[string][]string{
		temporary1: {"Attempt 1 failed with dependency-not-ready: the class is temporary. The limit of attempts is 2.", "retry: a controlled retry is due at 1000 ms."},
		terminal1:  {"Attempt 1 failed with schema-not-supported: the class is terminal. The limit of attempts is 2.", "manual-review: the manual record was written. A person decides now."},
		deliver1:   {"The effect was written under the key invoice-417:reminder, and the receipt is known.", "acknowledged: the message is done."},
	} {
		var told []string
		for _, event := range after(t, step).Entry(0).Events {
			told = append(told, tells.Sentence(event, english()))
		}
		assert.Equal(t, want, told)
	}
}

func TestNothingShownIsUnfilledOrEmpty(t *testing.T) {
	var locales []*assets.Texts
	for _, locale := range assets.Locales() {
		texts, _ := assets.Load(locale)
		locales = append(locales, texts)
	}
	turn := 0
	randomPlays(t, func(s *lab.Session, _ view.Stage, entry *lab.Entry) {
		texts := locales[turn%len(locales)]
		turn++
		viewtest.CheckShown(t, given, s, entry.Step, texts, "decision-")
	})
}

func TestIDsAreDistinct(t *testing.T) {
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		seen := map[string]bool{}
		for _, fact := range tells.Facts(s.State(), english()) {
			require.False(t, seen[fact.ID], fact.ID)
			seen[fact.ID] = true
		}
	})
}

func TestEachStateIsToldDifferently(t *testing.T) {
	told := map[string]bool{}
	for state, way := range ways {
		s := after(t, way...)
		headline := tells.Headline(s.State(), english())
		assert.True(t, strings.HasPrefix(headline, state+":"), headline)
		told[headline] = true
	}
	assert.Len(t, told, 8)
	assert.Contains(t, tells.Headline(after(t, lost1, terminal1, cancel1).State(), english()), "stays in the ledger")
	assert.NotContains(t, tells.Headline(after(t, terminal1, cancel1).State(), english()), "ledger")
}

func TestPolicyNote(t *testing.T) {
	assert.Empty(t, tells.PolicyNote(play(t, "").State(), english()))
	for scenario, want := range map[string]string{
		`,"policy":{"maxAttempts":3,"delaysMs":[5,10]}`: "Policy of this scenario: attempts 3, waits 5, 10 ms (usual: 2, 1000 ms).",
		`,"policy":{"maxAttempts":1,"delaysMs":[]}`:     "Policy of this scenario: attempts 1, waits none (usual: 2, 1000 ms).",
		`,"policy":{"delaysMs":[0]}`:                    "Policy of this scenario: attempts 2, waits 0 ms (usual: 2, 1000 ms).",
	} {
		assert.Equal(t, want, tells.PolicyNote(play(t, scenario).State(), english()))
	}
}

func TestStepLabels(t *testing.T) {
	for step, want := range map[string]string{
		deliver1: "deliver", lost1: "deliver, receipt lost", temporary1: "deliver: dependency-not-ready", wait1000: "wait 1000 ms",
		cancel1: "decide cancel", `{"do":"check","step":4}`: "route step 4",
	} {
		s := play(t, "")
		entry, err := s.Act(step)
		require.NoError(t, err)
		assert.Equal(t, want, tells.StepLabel(entry.Step, english()))
	}
}
