package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The fault stories from public reports that belong to this lesson, told as what happens in the lab.

// Story 1: a message that was put back kept its old count and bounced straight back.
func TestStoryARedriveCountsFromZeroAndForgetsNothing(t *testing.T) {
	r := remediated1(t, redrive1)
	assert.Equal(t, []int{0, 3}, []int{r.ReceivesThisCycle, r.TotalReceives})
	assert.Equal(t, "SUCCEEDED", r.take(consume1))
	assert.Equal(t, []int{1, 4}, []int{r.ReceivesThisCycle, r.TotalReceives})
}

// Story 2: messages went round between the two queues without end.
func TestStoryTheLoopBetweenTheQueuesEnds(t *testing.T) {
	r := remediated1(t, redrive1, force)
	for range 10 {
		assert.Equal(t, "HELD:replay_limit", r.take(redrive1))
		r.take(force)
	}
	assert.Equal(t, []int{1, 3}, []int{r.Redrives, r.TotalReceives})
}

// Story 3: two operators redrive the same record, one after the other (the lesson has no concurrency).
func TestStoryTheSecondOperatorLosesTheFirstOnesGrant(t *testing.T) {
	r := remediated1(t)
	assert.Equal(t, "REDRIVEN", r.take(redrive1))
	assert.Equal(t, "HELD:not_quarantined", r.take(redrive1))
	assert.Equal(t, 1, r.Redrives)
	assert.Equal(t, "HELD", r.take(consume1), "the first one's attempt is gone")
	assert.Equal(t, 3, r.TotalReceives)
	assert.Equal(t, "HELD:replay_limit", r.take(force, redrive1), "and no second one is left")
}

// Story 4: the age began anew at the redrive, and an order that had expired was carried out.
func TestStoryARedriveMakesARecordNoYounger(t *testing.T) {
	r := remediated1(t, passing11)
	assert.Equal(t, "REDRIVEN", r.take(redrive1))
	assert.Equal(t, 11, r.AgeTicks())
	assert.Equal(t, "HELD:expired", r.take(`{"do":"tick"}`, consume1))
	assert.Equal(t, AtSecondCheck, r.HeldAt)
	assert.Equal(t, 3, r.TotalReceives)
}

// Story 5: a tool that sent messages again put a prefix before every body. Here that is a member more.
func TestStoryAToolThatChangesTheBodyIsStopped(t *testing.T) {
	const prefixed = `{"prefix":"resubmitted","schema_version":2,"video_id":"V-17"}`
	offered := remediated1(t)
	assert.Equal(t, "HELD:body_changed", offered.take(`{"do":"redrive","candidate":`+prefixed+`}`))
	assert.Equal(t, AtGate, offered.HeldAt)

	stored := remediated1(t, `{"do":"set","body":`+prefixed+`}`)
	assert.Equal(t, "HELD:body_changed", stored.take(redrive1))
	assert.Equal(t, AtGate, stored.HeldAt)

	later := remediated1(t, redrive1, `{"do":"set","body":`+prefixed+`}`)
	assert.Equal(t, "HELD:body_changed", later.take(consume1))
	assert.Equal(t, AtSecondCheck, later.HeldAt)
}

// Story 6: a body went through a text and back, and its bytes changed.
func TestStoryOnlyWhatTheBodySaysCounts(t *testing.T) {
	const start = `{"record":{"body":{"schema_version":2,"price":1.10,"n":1,"name":"é"}}}`
	tests := []struct{ body, want string }{
		{`{"schema_version":2,"price":1.10,"n":1,"name":"é"}`, "REDRIVEN"},
		{`{ "name" : "é", "n" : 1, "price" : 1.1, "schema_version" : 2 }`, "REDRIVEN"},
		{`{"schema_version":2,"price":11e-1,"n":1,"name":"\u00e9"}`, "REDRIVEN"},
		{`{"schema_version":2,"price":1.10,"n":1.0,"name":"é"}`, "HELD:body_changed"},
		{`{"schema_version":2.0,"price":1.10,"n":1,"name":"é"}`, "HELD:body_changed"},
		{`{"schema_version":2,"price":1.11,"n":1,"name":"é"}`, "HELD:body_changed"},
		{`{"schema_version":2,"price":"1.10","n":1,"name":"é"}`, "HELD:body_changed"},
		{`{"schema_version":2,"price":1.10,"n":1,"name":"e\u0301"}`, "HELD:body_changed"},
	}
	for _, test := range tests {
		r := begin(t, start, cycle, remediate)
		original := r.OriginalHash
		r.take(`{"do":"set","body":` + test.body + `}`)
		assert.Equal(t, test.want == "REDRIVEN", r.Body.Hash == original, test.body)
		assert.Equal(t, test.want, r.take(redrive1), test.body)
	}
}

// Story 7, the half of it that is told here: mail was delivered, the call timed out, the retry sent it again.
func TestStoryAnOpenQuestionAboutTheEffectHolds(t *testing.T) {
	r := remediated1(t, unknown)
	assert.Equal(t, "HELD:unknown_effect", r.take(redrive1))
	require.Equal(t, 3, r.TotalReceives)
	late := remediated1(t, redrive1, unknown)
	assert.Equal(t, "HELD:unknown_effect", late.take(consume1))
	assert.Equal(t, 3, late.TotalReceives)
}
