package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The behaviours that the source lesson states with its own thirteen test cases, in its order.

func remediated1(t *testing.T, more ...string) *run {
	t.Helper()
	return begin(t, `{}`, append([]string{cycle, remediate}, more...)...)
}

func TestThreeFailedReceivesEndInQuarantine(t *testing.T) {
	r := begin(t, `{}`)
	assert.Equal(t, "QUARANTINED", r.take(cycle))
	assert.Equal(t, []int{3, 3, 1}, []int{r.ReceivesThisCycle, r.TotalReceives, r.QuarantineCount})
}

func TestFixedConsumerSucceedsWithTheSameIdentityAndHistory(t *testing.T) {
	r := remediated1(t)
	assert.Equal(t, "REDRIVEN", r.take(redrive1))
	assert.Equal(t, []int{0, 3, 1}, []int{r.ReceivesThisCycle, r.TotalReceives, r.Redrives})
	assert.Equal(t, "SUCCEEDED", r.take(consume1))
	assert.Equal(t, 4, r.TotalReceives)
	assert.Equal(t, "video-review-17", r.OperationID)
	assert.Equal(t, r.OriginalOperationID, r.OperationID)
	assert.Equal(t, exampleHash, r.Body.Hash)
	assert.Equal(t, exampleHash, r.OriginalHash)
	assert.Equal(t, 1, r.QuarantineCount, "a redrive doesn't shrink the history")
}

func TestRedriveNeedsApprovalAndRemediation(t *testing.T) {
	assert.Equal(t, "HELD:approval_required", remediated1(t).take(`{"do":"redrive","approved":false}`))
	assert.Equal(t, "HELD:unfixed", remediated1(t).take(`{"do":"redrive","remediationFixed":false}`))
}

func TestRemediationIsUnfixedWhereTheHandlerStillCannotReadTheSchema(t *testing.T) {
	r := begin(t, `{}`, cycle)
	assert.Equal(t, "HELD:unfixed", r.take(`{"do":"redrive","approved":true,"remediationFixed":true}`))
}

func TestRedriveIsRefusedForAnUnknownEffectAndForAge(t *testing.T) {
	assert.Equal(t, "HELD:unknown_effect", remediated1(t, unknown).take(redrive1))
	assert.Equal(t, "HELD:expired", remediated1(t, passing12).take(redrive1))
}

func TestARecordExpiresWhenItsAgeReachesTheLimit(t *testing.T) {
	assert.Equal(t, "REDRIVEN", remediated1(t, passing11).take(redrive1))
	assert.Equal(t, "HELD:expired", remediated1(t, passing12).take(redrive1))
}

func TestAChangedCandidateIsRefusedAndNotStored(t *testing.T) {
	r := remediated1(t)
	assert.Equal(t, "HELD:body_changed", r.take(`{"do":"redrive","candidate":{"schema_version":2,"video_id":"OTHER"}}`))
	assert.JSONEq(t, `{"schema_version":2,"video_id":"V-17"}`, r.Body.Canonical)
	assert.Nil(t, r.Candidate)
}

func TestASecondRedriveIsBeyondTheBudget(t *testing.T) {
	r := remediated1(t, redrive1, consume1, force)
	assert.Equal(t, "HELD:replay_limit", r.take(redrive1))
	assert.Equal(t, 1, r.Redrives)
}

func TestTheOriginalAsCandidateDoesNotHideAMutatedRecord(t *testing.T) {
	r := remediated1(t, otherBody)
	assert.Equal(t, "HELD:body_changed", r.take(`{"do":"redrive","candidate":{"schema_version":2,"video_id":"V-17"}}`))
}

func TestTheSecondCheckSeesWhatChangedAfterTheRedrive(t *testing.T) {
	for _, test := range []struct{ change, want string }{
		{otherBody, "HELD:body_changed"},
		{otherID, "HELD:operation_id_changed"},
		{`{"do":"set","supportedSchemas":[1]}`, "HELD:unfixed"},
		{unknown, "HELD:unknown_effect"},
		{passing12, "HELD:expired"},
	} {
		r := remediated1(t, redrive1, test.change)
		assert.Equal(t, test.want, r.take(consume1), test.change)
		assert.Equal(t, []int{0, 3}, []int{r.ReceivesThisCycle, r.TotalReceives}, test.change)
		assert.Equal(t, AtSecondCheck, r.HeldAt, test.change)
	}
}

func TestAChangedOperationIDIsRefusedAtTheGates(t *testing.T) {
	assert.Equal(t, "HELD:operation_id_changed", remediated1(t, otherID).take(redrive1))
}

func TestAReceiveCycleIsNoWayAroundTheSecondCheck(t *testing.T) {
	r := remediated1(t, redrive1, passing12)
	assert.Equal(t, "REDRIVEN", r.take(cycle))
	assert.Equal(t, "REDRIVEN", r.take(receive1))
	assert.Equal(t, 3, r.TotalReceives)
	assert.Equal(t, "HELD:expired", r.take(consume1))
}

func TestARecordOutsideQuarantineCannotBeRedriven(t *testing.T) {
	r := begin(t, `{}`)
	assert.Equal(t, "HELD:not_quarantined", r.take(`{"do":"redrive","approved":true,"remediationFixed":true}`))
}
