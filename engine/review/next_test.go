package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// ways leads to each state.
var ways = map[Status][]string{
	Ready:              {},
	Retry:              {temporary1},
	Redelivery:         {lost1},
	Acknowledged:       {deliver1},
	ManualReview:       {terminal1},
	WaitingForEvidence: {terminal1, replayBare},
	ReadyForNewAttempt: {terminal1, replay1},
	Closed:             {terminal1, cancel1},
}

func at(t *testing.T, status Status) *run {
	t.Helper()
	r := begin(t, `{}`, ways[status]...)
	require.Equal(t, status, r.Status)
	return r
}

// TestEachStateWithEachStep is the table of review.md, States and steps: outcome and state after it.
func TestEachStateWithEachStep(t *testing.T) {
	steps := []string{
		deliver1, lost1, temporary1, terminal1, timeout1, wait1000, cancel1, replay1, replayBare, correct1, `{"do":"decide","action":"again"}`,
	}
	const (
		closed  = "not-deliverable"
		nothing = "nothing-to-decide"
		again   = "ready-for-new-attempt"
		asks    = "waiting-for-evidence"
		written = "effect-written"
		lost    = "effect-written-receipt-unknown"
		retry   = "controlled-retry"
		manual  = "manual-review"
	)
	fresh := []string{written, lost, retry, manual, manual, "waited", nothing, nothing, nothing, nothing, nothing}
	shut := []string{closed, closed, closed, closed, closed, "waited", nothing, nothing, nothing, nothing, nothing}
	desk := []string{closed, closed, closed, closed, closed, "waited", "closed", again, asks, again, asks}
	outcomes := map[Status][]string{
		Ready:        fresh,
		Retry:        {"not-due", "not-due", "not-due", "not-due", "not-due", "waited", nothing, nothing, nothing, nothing, nothing},
		Redelivery:   {"ack-after-ledger-check", "ack-after-ledger-check", manual, manual, manual, "waited", nothing, nothing, nothing, nothing, nothing},
		Acknowledged: shut, ManualReview: desk, WaitingForEvidence: desk, ReadyForNewAttempt: fresh, Closed: shut,
	}
	leads := map[string]Status{
		written: Acknowledged, lost: Redelivery, retry: Retry, manual: ManualReview, "ack-after-ledger-check": Acknowledged,
		"closed": Closed, again: ReadyForNewAttempt, asks: WaitingForEvidence,
	}
	require.Len(t, ways, len(statusNames))
	require.Len(t, outcomes, len(statusNames))
	for status, wanted := range outcomes {
		for i, step := range steps {
			r := at(t, status)
			before := r.State
			assert.Equal(t, wanted[i], r.take(step), "%s in %s", step, status)
			if led, moves := leads[wanted[i]]; moves {
				assert.Equal(t, led, r.Status, "%s in %s", step, status)
				continue
			}
			before.NowMs, before.seen = r.NowMs, r.seen
			assert.Equal(t, before, r.State, "%s in %s changes nothing but the clock", step, status)
		}
	}
}

func TestARefusedStepIsTheSameState(t *testing.T) {
	for _, status := range []Status{Retry, Acknowledged, ManualReview, WaitingForEvidence, Closed} {
		r := at(t, status)
		before := r.State
		r.take(deliver1, temporary1)
		before.seen = r.seen
		assert.Equal(t, before, r.State, status)
	}
}

func TestTheRecoveryBranch(t *testing.T) {
	r := begin(t, `{}`)
	attempts := []int{}
	for _, step := range []string{temporary1, wait1000, lost1, deliver1} {
		r.take(step)
		attempts = append(attempts, r.Attempt)
	}
	assert.Equal(t, []string{"controlled-retry", "waited", "effect-written-receipt-unknown", "ack-after-ledger-check"}, r.outcomes)
	assert.Equal(t, []int{1, 1, 2, 3}, attempts)
	assert.Equal(t, []string{defaultKey}, r.Ledger.All())
	assert.Equal(t, Acknowledged, r.Status)
	assert.Zero(t, r.Records.Len())
}

func TestThePoisonBranch(t *testing.T) {
	r := begin(t, `{}`, temporary1, wait1000, `{"do":"deliver","code":"training-schema-not-supported"}`)
	assert.Equal(t, []string{"controlled-retry", "waited", "manual-review"}, r.outcomes)
	assert.Zero(t, r.Ledger.Len())
	assert.Equal(t, []Record{{
		MessageID: "msg-order-417", EffectKey: defaultKey, FailureKind: Terminal,
		TerminalReason: "training-schema-not-supported", Attempts: 2, ObservedAtMs: 1000,
	}}, r.Records.All())
}

func TestARetryIsDueExactlyAtItsTime(t *testing.T) {
	r := begin(t, `{}`, temporary1)
	assert.Equal(t, 1000, r.DueAtMs)
	assert.Equal(t, "not-due", r.take(deliver1))
	assert.Equal(t, "not-due", r.take(wait999, deliver1))
	assert.Equal(t, []int{1, 0}, []int{r.Attempt, r.Processed})
	assert.Equal(t, "effect-written", r.take(wait1, deliver1))
	assert.Equal(t, 2, r.Attempt)
	assert.Zero(t, r.DueAtMs)
}

func TestARetryCanBeDueAtOnceOrLate(t *testing.T) {
	r := begin(t, `{"policy":{"maxAttempts":3,"delaysMs":[0,7]}}`, temporary1)
	assert.Equal(t, "controlled-retry", r.take(temporary1))
	assert.Equal(t, 7, r.DueAtMs)
	assert.Equal(t, "effect-written", r.take(wait1000, deliver1), "a late delivery is handled too")
}

func TestDelaysGoByTheAttemptAndCountFromNow(t *testing.T) {
	r := begin(t, `{"policy":{"maxAttempts":4,"delaysMs":[10,200,3000]}}`, wait1000)
	for _, due := range []int{1010, 2200, 6000} {
		assert.Equal(t, "controlled-retry", r.take(temporary1))
		assert.Equal(t, due, r.DueAtMs)
		r.take(`{"do":"wait","ms":1000}`)
		if r.NowMs < r.DueAtMs {
			r.take(`{"do":"wait","ms":2000}`)
		}
	}
	assert.Equal(t, "manual-review", r.take(temporary1), "attempt 4 of 4")
}

func TestAttemptsAtTheLimit(t *testing.T) {
	for limit := 1; limit <= 10; limit++ {
		r := begin(t, `{"policy":`+policyOf(limit)+`}`)
		for range limit - 1 {
			assert.Equal(t, "controlled-retry", r.take(temporary1), limit)
		}
		assert.Equal(t, "manual-review", r.take(temporary1), limit)
		record, _ := r.Records.Last()
		assert.Equal(t, []int{limit, limit}, []int{r.Attempt, record.Attempts})
		assert.Equal(t, Temporary, record.FailureKind)
	}
}

// policyOf is a policy without delays to wait for.
func policyOf(limit int) string {
	zeros := "0,0,0,0,0,0,0,0,0"[:max(0, 2*(limit-1)-1)]
	return `{"maxAttempts":` + []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}[limit] + `,"delaysMs":[` + zeros + `]}`
}

func TestTerminalAndUnknownAreNeverRetriedWhateverTheLimit(t *testing.T) {
	for _, step := range []string{terminal1, timeout1} {
		r := begin(t, `{"policy":`+policyOf(10)+`}`)
		assert.Equal(t, "manual-review", r.take(step))
		assert.Equal(t, 1, r.Attempt)
	}
}

func TestAFailingRedeliveryAfterALostReceipt(t *testing.T) {
	t.Run("temporary below the limit", func(t *testing.T) {
		r := begin(t, `{"policy":{"maxAttempts":3,"delaysMs":[1,50]}}`, lost1)
		assert.Equal(t, "controlled-retry", r.take(temporary1))
		assert.Equal(t, []int{2, 50}, []int{r.Attempt, r.DueAtMs})
		assert.Equal(t, "ack-after-ledger-check", r.take(wait1000, deliver1))
		assert.Equal(t, 1, r.Ledger.Len())
	})
	t.Run("temporary at the limit", func(t *testing.T) {
		r := begin(t, `{}`, lost1)
		assert.Equal(t, "manual-review", r.take(temporary1))
		assert.True(t, r.EffectInLedger())
	})
	t.Run("terminal, then a replay", func(t *testing.T) {
		r := begin(t, `{}`, lost1, terminal1, replay1)
		assert.Equal(t, "ack-after-ledger-check", r.take(deliver1))
		assert.Equal(t, []string{defaultKey}, r.Ledger.All())
	})
}

func TestRedeliveryIsNotBoundedByThePolicy(t *testing.T) {
	r := begin(t, `{"policy":{"maxAttempts":1,"delaysMs":[]}}`, lost1)
	assert.Equal(t, "ack-after-ledger-check", r.take(lost1), "attempt 2 of 1; a lost receipt of a duplicate changes nothing")
	assert.Equal(t, 2, r.Attempt)
}

func TestWaitingMovesTheClockAndNothingElse(t *testing.T) {
	for status := range ways {
		r := at(t, status)
		want := r.State
		assert.Equal(t, "waited", r.take(`{"do":"wait","ms":1000000}`), status)
		want.NowMs, want.seen = 1_000_000, r.seen
		assert.Equal(t, want, r.State, status)
	}
}

func TestTheClockNeverPassesItsEnd(t *testing.T) {
	r := begin(t, `{}`)
	for range 999 {
		r.take(`{"do":"wait","ms":1000000}`)
	}
	r.take(`{"do":"wait","ms":999999}`, temporary1, wait1)
	require.Equal(t, 1_000_000_000, r.NowMs)
	assert.Equal(t, 1_000_000_999, r.DueAtMs, "a retry may be due when the clock has ended")
	before, step, log := r.State, stepOf(t, wait1), []lab.Event(nil)

	after, outcome, err := Lesson{}.Apply(r.State, step, &log)
	labtest.RequireRefusal(t, err, "clock-overflow", "ms", wait1)
	assert.Nil(t, after)
	assert.Nil(t, outcome)
	assert.Empty(t, log)

	_, err = Next(&r.State, &step, &log)
	require.Error(t, err)
	assert.Equal(t, before, r.State)
}

func TestApplyLeavesTheStateThatItWasGivenAlone(t *testing.T) {
	before := stateOf(t, `{}`)
	after, outcome, err := Lesson{}.Apply(before, stepOf(t, terminal1), nil)
	require.NoError(t, err)
	assert.Equal(t, "manual-review", outcome.Result())
	assert.Equal(t, "manual-review", after.Code())
	assert.Equal(t, stateOf(t, `{}`), before)
}
