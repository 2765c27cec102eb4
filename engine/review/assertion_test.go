package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAssertionsByHistory(t *testing.T) {
	const na, ok, no = NotApplicable, Holds, Fails
	tests := []struct {
		name  string
		steps []string
		want  [8]Verdict
	}{
		{"start", nil, [8]Verdict{na, na, na, na, na, na, na, na}},
		{"waiting alone", []string{wait1000, check(1)}, [8]Verdict{na, na, na, na, na, na, na, na}},
		{"first delivery", []string{deliver1}, [8]Verdict{na, na, na, na, na, na, na, ok}},
		{"retry", []string{temporary1}, [8]Verdict{na, ok, na, na, na, na, na, ok}},
		{"recovery", []string{temporary1, wait1000, lost1, deliver1}, [8]Verdict{ok, ok, na, na, na, na, na, ok}},
		{"poison", []string{temporary1, wait1000, terminal1}, [8]Verdict{na, ok, ok, na, ok, ok, ok, ok}},
		{"unknown", []string{timeout1}, [8]Verdict{na, na, na, ok, ok, ok, ok, ok}},
		{"poison, delivered again", []string{terminal1, deliver1}, [8]Verdict{na, na, ok, na, ok, ok, ok, ok}},
		{"replayed", []string{terminal1, replay1, deliver1}, [8]Verdict{na, na, ok, na, ok, ok, na, ok}},
		{"lost receipt, then terminal", []string{lost1, terminal1}, [8]Verdict{ok, na, ok, na, ok, ok, na, ok}},
		{"another key", []string{timeout1, correctKey1}, [8]Verdict{na, na, na, ok, ok, ok, ok, no}},
	}
	for _, test := range tests {
		r := begin(t, `{}`, test.steps...)
		for i, assertion := range Assertions(&r.State) {
			assert.Equal(t, test.want[i], assertion.Verdict, "%s: %s", test.name, assertion.Name)
		}
	}
}

func TestAssertionNames(t *testing.T) {
	var names []string
	for _, assertion := range Assertions(&State{}) {
		names = append(names, assertion.Name)
	}
	assert.Equal(t, []string{
		"duplicate-writes-no-second-effect", "controlled-retry-within-limit", "terminal-never-retried", "unknown-never-retried",
		"nothing-delivered-without-decision", "manual-record-complete", "ledger-empty-in-poison-branch", "effect-key-kept",
	}, names)
}

// TestAnAssertionCanFail spoils what a step led to, and looks whether the assertion sees it and keeps it in mind.
func TestAnAssertionCanFail(t *testing.T) {
	tests := []struct {
		name   string
		before []string
		step   string
		spoil  func(after *State)
	}{
		{noSecondEffect, []string{lost1}, deliver1, func(s *State) { s.Ledger = s.Ledger.with(defaultKey) }},
		{retryWithinLimit, []string{temporary1, wait1000}, temporary1, func(s *State) { s.Status = Retry }},
		{terminalNoRetry, nil, terminal1, func(s *State) { s.Status = Retry }},
		{unknownNoRetry, nil, timeout1, func(s *State) { s.Status = Retry }},
		{decisionBeforeRun, []string{terminal1}, deliver1, func(s *State) { s.Status = Acknowledged }},
		{decisionBeforeRun, []string{terminal1, replayBare}, deliver1, func(s *State) { s.Attempt++ }},
		{decisionBeforeRun, []string{terminal1, cancel1}, deliver1, func(s *State) { s.Ledger = s.Ledger.with("k") }},
		{recordIsComplete, nil, terminal1, func(s *State) { s.Records = s.Records.with(Record{}) }},
		{ledgerEmpty, nil, terminal1, func(s *State) { s.Ledger = s.Ledger.with(defaultKey) }},
		{keyKept, nil, terminal1, func(s *State) { s.Message.EffectKey = "other" }},
	}
	reached := map[string]bool{}
	for _, test := range tests {
		r := begin(t, `{}`, test.before...)
		before, step := r.State, stepOf(t, test.step)
		r.take(test.step)
		require.NotEqual(t, Fails, r.verdicts()[test.name], test.name)
		test.spoil(&r.State)
		r.seen.watch(&before, &step, &r.State)
		assert.Equal(t, Fails, r.verdicts()[test.name], test.name)
		waiting := stepOf(t, wait1)
		r.seen.watch(&r.State, &waiting, &r.State)
		assert.Equal(t, Fails, r.verdicts()[test.name], test.name)
		reached[test.name] = true
	}
	assert.Len(t, reached, 8)
}

func TestARecordIsCompleteOnlyWithEveryField(t *testing.T) {
	whole := Record{"m", "k", Terminal, "sequence-gap", 1, 0, ""}
	assert.True(t, whole.Complete())
	for i, spoil := range []func(r *Record){
		func(r *Record) { r.MessageID = "" }, func(r *Record) { r.EffectKey = "" }, func(r *Record) { r.FailureKind = Temporary },
		func(r *Record) { r.TerminalReason = "" }, func(r *Record) { r.Attempts = 0 },
	} {
		record := whole
		spoil(&record)
		assert.False(t, record.Complete(), i)
	}
}
