package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestStatesThatBreakAnInvariant(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(s *State)
	}{
		{"redrives-within-budget", func(s *State) { s.Redrives = 2 }},
		{"receives-within-budget", func(s *State) { s.ReceivesThisCycle = 4 }},
		{"reason-only-when-held", func(s *State) { s.Reason = Expired }},
		{"reason-only-when-held", func(s *State) { s.HeldAt = AtGate }},
		{"reason-only-when-held", func(s *State) { s.Status = Held }},
		{"reason-only-when-held", func(s *State) { s.Status, s.Reason = Held, Expired }},
		{"reason-only-when-held", func(s *State) { s.Status, s.HeldAt = Held, AtGate }},
	}
	for _, test := range tests {
		r := begin(t, `{}`, cycle)
		require.Empty(t, BrokenByState(&r.State))
		test.spoil(&r.State)
		assert.Equal(t, []string{test.name}, BrokenByState(&r.State))
	}
}

func TestTransitionsThatBreakAnInvariant(t *testing.T) {
	succeed := func(s *State) {
		s.Status, s.Reason, s.HeldAt, s.TotalReceives = Succeeded, NoReason, Nowhere, s.TotalReceives+1
	}
	tests := []struct {
		name   string
		before []string
		step   string
		spoil  func(after *State)
	}{
		{"total-never-falls", []string{cycle}, unknown, func(s *State) { s.TotalReceives = 2 }},
		{"refusal-counts-nothing", []string{cycle}, redrive1, func(s *State) { s.TotalReceives++ }},
		{"refusal-counts-nothing", []string{otherID}, cycle, func(s *State) { s.TotalReceives++ }},
		{"snapshots-never-change", nil, cycle, func(s *State) { s.OriginalOperationID = "other" }},
		{"snapshots-never-change", nil, otherBody, func(s *State) { s.OriginalHash = s.Body.Hash }},
		{"snapshots-never-change", nil, cycle, func(s *State) { s.TraceID = "other" }},
		{"snapshots-never-change", nil, cycle, func(s *State) { s.Policy.MaxReceives = 9 }},
		{"age-counts-from-creation", nil, `{"do":"tick"}`, func(s *State) { s.Now = 0 }},
		{"age-counts-from-creation", nil, `{"do":"set","now":7}`, func(s *State) { s.Now = 6 }},
		{"age-counts-from-creation", []string{cycle, passing11, remediate}, redrive1, func(s *State) { s.Now = 0 }},
		{"reason-is-first-closed-check", []string{cycle}, redrive1, func(s *State) { s.Reason = Unfixed }},
		{"reason-is-first-closed-check", []string{cycle}, redrive1, func(s *State) { s.HeldAt = AtSecondCheck }},
		{"reason-is-first-closed-check", []string{cycle}, redrive1, func(s *State) { s.Status, s.Reason, s.HeldAt = Redriven, NoReason, Nowhere }},
		{"reason-is-first-closed-check", []string{cycle, remediate}, redrive1, func(s *State) { s.Status, s.Reason, s.HeldAt = Held, Unfixed, AtGate }},
		{"reason-is-first-closed-check", []string{cycle, redrive1}, unknown, func(s *State) { s.Reason = UnknownEffect }},
		{"reason-is-first-closed-check", []string{cycle, redrive1}, force, func(s *State) { s.Reason = ApprovalRequired }},
		{"success-by-supported-receive", []string{cycle}, unknown, succeed},
		{"success-by-supported-receive", nil, cycle, succeed},
		{"success-by-supported-receive", []string{remediate}, cycle, func(s *State) { s.TotalReceives = 0 }},
		{"redriven-succeeds-by-second-check", []string{cycle, remediate, redrive1, unknown}, consume1, succeed},
		{"redriven-succeeds-by-second-check", []string{cycle, remediate, redrive1}, cycle, succeed},
	}
	reached := map[string]bool{}
	for _, test := range tests {
		before := begin(t, `{}`, test.before...).State
		after, step := before, stepOf(t, test.step)
		_, err := Next(&after, &step, nil)
		require.NoError(t, err)
		require.Empty(t, BrokenByTransition(&before, &step, &after), test.step)
		test.spoil(&after)
		assert.Contains(t, BrokenByTransition(&before, &step, &after), test.name, "%v %s", test.before, test.step)
		reached[test.name] = true
	}
	assert.Len(t, reached, len(transitionInvariants), "each one was seen broken")
}

func TestInvariantNames(t *testing.T) {
	names := Invariants()
	assert.Len(t, names, len(stateInvariants)+len(transitionInvariants))
	seen := map[string]bool{}
	for _, name := range names {
		assert.False(t, seen[name], name)
		seen[name] = true
	}
}
