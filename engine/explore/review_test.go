package explore_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/review"
)

type reviewRules = explore.Space[review.State, review.Step]

func reviewSpace(tb testing.TB, start string) *review.Space {
	doc, err := canon.ParseBody(start)
	require.NoError(tb, err)
	s, err := review.Lesson{}.Parse(doc)
	require.NoError(tb, err)
	return review.NewSpace(s.(review.State))
}

// The numbers of these tests come from a model of lesson 2 in Python, written from its text alone and explored breadth-first.
func TestProofReview(t *testing.T) {
	r := explore.Tell(explore.Walk[review.State, review.Step](reviewSpace(t, "{}"), explore.DefaultMaxStates))
	assert.Equal(t, 592, r.States)
	assert.Equal(t, 12_432, r.Transitions)
	assert.True(t, r.Complete)
	assert.Equal(t, map[string]int{
		"ack-after-ledger-check": 196, "closed": 438, "controlled-retry": 98, "effect-written": 50,
		"effect-written-receipt-unknown": 50, "manual-review": 938, "not-deliverable": 3114, "not-due": 882,
		"nothing-to-decide": 3730, "ready-for-new-attempt": 657, "waited": 1184, "waiting-for-evidence": 1095,
	}, counts(&r))
	requireProven(t, &r)
}

func TestProofReviewWithThreeAttempts(t *testing.T) {
	space := reviewSpace(t, `{"policy":{"maxAttempts":3,"delaysMs":[1000,2000]}}`)
	r := explore.Tell(explore.Walk[review.State, review.Step](space, explore.DefaultMaxStates))
	assert.Equal(t, 876, r.States)
	assert.Equal(t, 18_396, r.Transitions)
	assert.Equal(t, 246, counts(&r)["controlled-retry"])
	requireProven(t, &r)
}

// deeds counts what the claims of lesson 2 were held to.
type deeds struct {
	keysWritten, keyTwice     int
	retries, retriesPastLimit int
	suppressed                int // deliveries with the key in the ledger
	afterReview, delivered    int // deliveries that wait for a decision, and those that got through
}

func (c *deeds) count(before *review.State, step *review.Step, after *review.State) {
	c.keysWritten += one(after.Ledger.Len() > before.Ledger.Len())
	c.keyTwice += one(after.Ledger.Len() > before.Ledger.Len() && before.EffectInLedger())
	retry := after.Status == review.Retry && after.Attempt > before.Attempt
	c.retries += one(retry)
	c.retriesPastLimit += one(retry && after.Attempt >= after.Policy.MaxAttempts)
	if step.Verb != review.DoDeliver {
		return
	}
	c.suppressed += one(before.EffectInLedger())
	waits := before.Status == review.ManualReview || before.Status == review.WaitingForEvidence || before.Status == review.Closed
	c.afterReview += one(waits)
	c.delivered += one(waits && *after != *before)
}

func TestProofReviewNumbers(t *testing.T) {
	space := reviewSpace(t, "{}")
	g := explore.Walk[review.State, review.Step](space, explore.DefaultMaxStates)
	var c deeds
	for n := range g.States() {
		for i := range space.Size() {
			before := g.State(n)
			step, after := *space.Step(before, i), *before
			_, err := review.Next(&after, &step, nil)
			require.NoError(t, err)
			c.count(before, &step, &after)
		}
	}
	assert.Equal(t, 100, c.keysWritten)
	assert.Zero(t, c.keyTwice)
	assert.Equal(t, 98, c.retries)
	assert.Zero(t, c.retriesPastLimit)
	assert.Equal(t, 3483, c.suppressed)
	assert.Equal(t, 2439, c.afterReview)
	assert.Zero(t, c.delivered)
}

// hasty is lesson 2 with a rule changed.
type hasty struct {
	reviewRules
	before func(s *review.State, step *review.Step)
}

func (h *hasty) Next(s *review.State, step *review.Step) int {
	h.before(s, step)
	return h.reviewRules.Next(s, step)
}

func TestFaultyReviewIsCaught(t *testing.T) {
	tests := map[string]struct {
		fault func(s *review.State, step *review.Step)
		claim string
		story string
	}{
		"a message under review is delivered again": {
			func(s *review.State, step *review.Step) {
				if s.Status == review.ManualReview && step.Verb == review.DoDeliver && step.Code == "" {
					s.Status = review.Ready
				}
			},
			"nothing-delivered-without-decision", `{"do":"deliver","code":"schema-not-supported"},{"do":"deliver"}`,
		},
		"a retry is not counted": {
			func(s *review.State, step *review.Step) {
				if s.Status == review.Retry && s.NowMs >= s.DueAtMs && step.Code == "dependency-not-ready" {
					s.Attempt = 0
				}
			},
			"only-deliveries-count",
			`{"do":"deliver","code":"dependency-not-ready"},{"do":"wait","ms":1000},{"do":"deliver","code":"dependency-not-ready"}`,
		},
	}
	for name, test := range tests {
		space := &hasty{reviewSpace(t, "{}"), test.fault}
		r := explore.Tell(explore.Walk[review.State, review.Step](space, explore.DefaultMaxStates))
		claim := claimOf(t, &r, test.claim)
		assert.Equal(t, explore.Broken, claim.Verdict, name)
		assert.Equal(t, `{"format":"redrive-lab/1","lesson":"review","steps":[`+test.story+`]}`, claim.Story, name)
	}
}
