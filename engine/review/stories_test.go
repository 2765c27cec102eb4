package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The fault stories that belong to this lesson, told as what happens in the lab; stories 1 to 7 are told in the first
// lesson too, where they belong there.

// Story 7: mail went out, the call timed out, a retry would send it again.
func TestStoryATimeoutIsNeverATemporaryFailure(t *testing.T) {
	for _, code := range []string{"timeout", "smtp-timeout", "ETIMEDOUT"} {
		r := begin(t, `{"policy":`+policyOf(10)+`}`)
		assert.Equal(t, "manual-review", r.take(`{"do":"deliver","code":"`+code+`"}`))
		record, _ := r.Records.Last()
		assert.Equal(t, Unknown, record.FailureKind)
		assert.Equal(t, "not-deliverable", r.take(deliver1), "nothing sends it again by itself")
	}
}

// Story 8: a replay went round the claim on the key and paid twice.
func TestStoryAReplayFindsItsKeyInTheLedger(t *testing.T) {
	r := begin(t, `{}`, lost1, timeout1, replay1)
	assert.Equal(t, "ack-after-ledger-check", r.take(deliver1))
	assert.False(t, r.outcome.EffectWritten)
	assert.Equal(t, []string{defaultKey}, r.Ledger.All(), "one effect")
	assert.Equal(t, Holds, r.verdicts()[noSecondEffect])
}

// Story 9: negative acknowledgements in a row burnt all attempts within milliseconds.
func TestStoryDeliveriesInARowBurnNoAttempts(t *testing.T) {
	r := begin(t, `{"policy":{"maxAttempts":3,"delaysMs":[1000,2000]}}`, temporary1)
	for range 50 {
		assert.Equal(t, "not-due", r.take(temporary1))
		r.take(wait1)
	}
	assert.Equal(t, []int{1, 50, 1000}, []int{r.Attempt, r.NowMs, r.DueAtMs})
	assert.Equal(t, "controlled-retry", r.take(`{"do":"wait","ms":950}`, temporary1))
	assert.Equal(t, []int{2, 3000}, []int{r.Attempt, r.DueAtMs})
}

// Story 10: somebody deleted the message before anyone wrote down what it was.
func TestStoryTheRecordComesBeforeAnyDecision(t *testing.T) {
	for status := range ways {
		r := at(t, status)
		if outcome := r.take(cancel1); outcome == "nothing-to-decide" {
			assert.Equal(t, status, r.Status, "nothing can be cancelled before manual review, or after its end")
			continue
		}
		record, has := r.Records.Last()
		assert.True(t, has && record.Complete(), status)
		assert.Equal(t, []string{"msg-order-417", defaultKey, "schema-not-supported"},
			[]string{record.MessageID, record.EffectKey, record.TerminalReason})
	}
}
