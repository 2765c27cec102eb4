package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWhatADecisionLacks(t *testing.T) {
	const both = `"fixed":"a","noSecondEffect":"b"`
	tests := []struct {
		members, outcome string
		missing          []string
	}{
		{`"action":"cancel"`, "closed", []string{}},
		{`"action":"cancel","fixed":" "`, "closed", []string{}},
		{`"action":"replay-after-fix",` + both, "ready-for-new-attempt", []string{}},
		{`"action":"replay-after-fix"`, "waiting-for-evidence", []string{"fixed", "noSecondEffect"}},
		{`"action":"replay-after-fix","fixed":"a"`, "waiting-for-evidence", []string{"noSecondEffect"}},
		{`"action":"replay-after-fix","noSecondEffect":"b"`, "waiting-for-evidence", []string{"fixed"}},
		{`"action":"replay-after-fix","fixed":"","noSecondEffect":"b"`, "waiting-for-evidence", []string{"fixed"}},
		{`"action":"replay-after-fix","fixed":" \t\n","noSecondEffect":"\u00a0\u2003"`, "waiting-for-evidence", []string{"fixed", "noSecondEffect"}},
		{`"action":"correct-input",` + both, "ready-for-new-attempt", []string{}},
		{`"action":"correct-input","fixed":"a"`, "waiting-for-evidence", []string{"noSecondEffect"}},
		{`"action":"correct-input","effectKey":"k"`, "waiting-for-evidence", []string{"fixed", "noSecondEffect"}},
		{`"action":"replay",` + both, "waiting-for-evidence", []string{"action"}},
		{`"action":" cancel"`, "waiting-for-evidence", []string{"action"}},
		{`"action":""`, "waiting-for-evidence", []string{"action"}},
	}
	for _, test := range tests {
		for _, from := range []Status{ManualReview, WaitingForEvidence} {
			r := at(t, from)
			assert.Equal(t, test.outcome, r.take(`{"do":"decide",`+test.members+`}`), test.members)
			assert.Equal(t, test.outcome, r.Code(), test.members)
			assert.Equal(t, test.missing, r.outcome.Missing.Names(), test.members)
			assert.Equal(t, defaultKey, r.Message.EffectKey, test.members)
			step := stepOf(t, `{"do":"decide",`+test.members+`}`)
			assert.Equal(t, test.missing, Lacks(step.Action, step.Fixed, step.NoSecondEffect).Names(), "asked before it is decided: "+test.members)
		}
	}
}

func TestNothingRunsUntilADeliveryAfterAGrant(t *testing.T) {
	for _, grant := range []string{replay1, correct1} {
		r := begin(t, `{}`, temporary1, wait1000, temporary1, grant, wait1000)
		assert.Equal(t, ReadyForNewAttempt, r.Status)
		assert.Equal(t, []int{0, 0}, []int{r.Attempt, r.Ledger.Len()}, "a new run of attempts, none of them made")
		assert.Equal(t, "controlled-retry", r.take(temporary1), "the policy counts from the beginning")
		assert.Equal(t, []int{1, 3000}, []int{r.Attempt, r.DueAtMs})
	}
}

func TestAReplayKeepsTheEffectKey(t *testing.T) {
	r := begin(t, `{}`, lost1, terminal1, replay1)
	assert.Equal(t, defaultKey, r.Message.EffectKey)
	assert.True(t, r.EffectInLedger())
	assert.Equal(t, "ack-after-ledger-check", r.take(deliver1))
	assert.Equal(t, []string{defaultKey}, r.Ledger.All())
}

func TestACorrectionMayChangeTheEffectKey(t *testing.T) {
	r := begin(t, `{}`, lost1, terminal1, correctKey1)
	assert.Equal(t, "invoice-418:reminder", r.Message.EffectKey)
	assert.False(t, r.EffectInLedger(), "the ledger doesn't know the new key")
	record, _ := r.Records.Last()
	assert.Equal(t, defaultKey, record.EffectKey, "the old record is not edited")
	assert.Equal(t, "effect-written", r.take(deliver1))
	assert.Equal(t, []string{defaultKey, "invoice-418:reminder"}, r.Ledger.All())
}

func TestACorrectionThatLacksEvidenceChangesNoKey(t *testing.T) {
	r := at(t, ManualReview)
	r.take(`{"do":"decide","action":"correct-input","fixed":"x","effectKey":"other"}`)
	assert.Equal(t, defaultKey, r.Message.EffectKey)
	last, _ := r.Decisions.Last()
	assert.Equal(t, "other", last.EffectKey, "what was asked for is listed all the same")
}

func TestCancelWritesNothing(t *testing.T) {
	r := begin(t, `{}`, terminal1, cancel1)
	assert.False(t, r.outcome.EffectWritten)
	assert.Zero(t, r.Ledger.Len())
	assert.Equal(t, 1, r.Records.Len(), "the record stays readable")

	r = begin(t, `{}`, lost1, timeout1, cancel1)
	assert.Equal(t, Closed, r.Status)
	assert.Equal(t, []string{defaultKey}, r.Ledger.All(), "an effect that was written before stays")
	assert.True(t, r.EffectInLedger())
}

func TestASecondManualReviewKeepsTheFirstRecord(t *testing.T) {
	r := begin(t, `{"message":{"payloadReference":"s3://orders/417"}}`, temporary1, wait1000, terminal1, correctKey1, wait1000, timeout1)
	assert.Equal(t, []Record{
		{"msg-order-417", defaultKey, Terminal, "schema-not-supported", 2, 1000, "s3://orders/417"},
		{"msg-order-417", "invoice-418:reminder", Unknown, "timeout", 1, 2000, "s3://orders/417"},
	}, r.Records.All())
}

func TestDecisionsAreListedWithTheirEvidence(t *testing.T) {
	r := begin(t, `{}`, terminal1, `{"do":"decide","action":"replay-after-fix","fixed":"  ","noSecondEffect":"none was sent"}`,
		wait1000, correctKey1, terminal1, cancel1)
	assert.Equal(t, []Decision{
		{Action: "replay-after-fix", NoSecondEffect: "none was sent", Missing: Missing(0).With(NeedFixed), Gives: WaitingForEvidence},
		{Action: "correct-input", Fixed: "another invoice", NoSecondEffect: "a new effect is wanted",
			EffectKey: "invoice-418:reminder", Gives: ReadyForNewAttempt, DecidedAtMs: 1000},
		{Action: "cancel", Gives: Closed, DecidedAtMs: 1000},
	}, r.Decisions.All())
}

func TestADecisionDoesNotNeedTheRoute(t *testing.T) {
	assert.Equal(t, "ready-for-new-attempt", at(t, ManualReview).take(replay1))
}
