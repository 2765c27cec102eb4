package review

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// TestEachInvariantCanBeBroken spoils a state, or what a step led to, and looks whether the invariant sees it.
func TestEachInvariantCanBeBroken(t *testing.T) {
	tests := []struct {
		name   string
		before []string
		step   string // "" for a state alone
		spoil  func(after *State)
	}{
		{"key-written-once", []string{lost1}, "", func(s *State) { s.Ledger = s.Ledger.with("k").with(defaultKey) }},
		{"due-only-in-retry", []string{lost1}, "", func(s *State) { s.DueAtMs = 1 }},
		{"retry-below-limit", []string{temporary1}, "", func(s *State) { s.Attempt = 2 }},
		{"retry-below-limit", []string{temporary1}, "", func(s *State) { s.Attempt = 0 }},
		{"review-has-record", nil, "", func(s *State) { s.Status = ManualReview }},
		{"review-has-record", []string{terminal1, cancel1}, "", func(s *State) { s.Records = List[Record]{} }},
		{"review-has-record", []string{terminal1, replay1}, "", func(s *State) { s.Records = List[Record]{} }},
		{"record-complete", []string{terminal1}, "", func(s *State) { s.Records = s.Records.with(Record{MessageID: "m"}) }},
		{"decision-gives-state", []string{terminal1}, "", func(s *State) { s.Status = Closed }},
		{"decision-gives-state", []string{terminal1, replayBare}, "", func(s *State) { s.Status = ReadyForNewAttempt }},
		{"decision-gives-state", []string{terminal1, replay1}, "", func(s *State) { s.Status = WaitingForEvidence }},
		{"done-means-in-ledger", []string{deliver1}, "", func(s *State) { s.Ledger = List[string]{} }},
		{"done-means-in-ledger", nil, "", func(s *State) { s.Status = Redelivery }},
		{"no-assertion-fails", []string{terminal1}, "", func(s *State) { s.Ledger = s.Ledger.with("k") }},
		{"no-assertion-fails", nil, "", func(s *State) { s.seen[0] = Fails }},

		{noSecondEffect, []string{lost1}, deliver1, func(s *State) { s.Ledger = s.Ledger.with("k") }},
		{retryWithinLimit, []string{temporary1, wait1000}, temporary1, func(s *State) { s.Status = Retry }},
		{terminalNoRetry, nil, terminal1, func(s *State) { s.Status = Retry }},
		{unknownNoRetry, nil, timeout1, func(s *State) { s.Status = Retry }},
		{decisionBeforeRun, []string{terminal1}, deliver1, func(s *State) { s.Status = Acknowledged }},
		{"nothing-before-due", []string{temporary1, wait999}, deliver1, func(s *State) { s.Status = Acknowledged }},
		{"nothing-before-due", []string{temporary1}, deliver1, func(s *State) { s.Attempt++ }},
		{"nothing-before-due", []string{temporary1}, deliver1, func(s *State) { s.DueAtMs = 0 }},
		{"nothing-before-due", []string{temporary1}, terminal1, func(s *State) { s.Records = s.Records.with(Record{}) }},
		{"history-never-changes", []string{terminal1}, cancel1, func(s *State) { s.Records = List[Record]{}.with(Record{MessageID: "m"}) }},
		{"history-never-changes", []string{terminal1, cancel1}, wait1, func(s *State) { s.Decisions = List[Decision]{} }},
		{"history-never-changes", []string{deliver1}, wait1, func(s *State) { s.Ledger = List[string]{}.with(defaultKey) }},
		{"only-deliveries-count", nil, wait1, func(s *State) { s.Attempt++ }},
		{"only-deliveries-count", []string{terminal1}, cancel1, func(s *State) { s.Attempt = 0 }},
		{"only-deliveries-count", []string{terminal1}, replay1, func(s *State) { s.Ledger = s.Ledger.with(defaultKey) }},
		{"only-deliveries-count", []string{terminal1}, replay1, func(s *State) { s.Processed++ }},
		{"only-deliveries-count", []string{terminal1}, cancel1, func(s *State) { s.Records = s.Records.with(Record{}) }},
		{"only-deliveries-count", nil, deliver1, func(s *State) { s.Attempt = 2 }},
		{"only-deliveries-count", nil, temporary1, func(s *State) { s.Attempt = 0 }},
		{"only-waiting-takes-time", nil, deliver1, func(s *State) { s.NowMs++ }},
		{"only-waiting-takes-time", nil, wait1000, func(s *State) { s.NowMs-- }},
		{"start-never-changes", nil, deliver1, func(s *State) { s.Policy.MaxAttempts++ }},
		{"start-never-changes", nil, deliver1, func(s *State) { s.OriginalEffectKey = "k" }},
		{"start-never-changes", nil, deliver1, func(s *State) { s.Message.MessageID = "m" }},
		{"start-never-changes", nil, deliver1, func(s *State) { s.Message.PayloadReference = "p" }},
		{"only-a-correction-changes-the-key", []string{terminal1}, replay1, func(s *State) { s.Message.EffectKey = "k" }},
		{"only-a-correction-changes-the-key", []string{terminal1}, correctKey1, func(s *State) { s.Message.EffectKey = "k" }},
		{"only-a-correction-changes-the-key", nil, correctKey1, func(s *State) { s.Message.EffectKey = "invoice-418:reminder" }},
		{"route-in-order", nil, check(1), func(s *State) { s.RouteDone = 2 }},
		{"route-in-order", nil, check(2), func(s *State) { s.RouteDone = 1 }},
		{"route-in-order", []string{check(1)}, wait1, func(s *State) { s.RouteDone = 2 }},
	}
	cases := make([]labtest.Spoilt[State, Step], len(tests))
	for i, test := range tests {
		cases[i] = labtest.Spoilt[State, Step]{Name: test.name, From: begin(t, `{}`, test.before...).State, Spoil: test.spoil}
		if test.step != "" {
			cases[i].Step = &stepsOf(t, test.step)[0]
		}
	}
	played.SeeBroken(t, cases)
}
