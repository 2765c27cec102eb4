package quarantine

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// TestEachInvariantCanBeBroken spoils a state, or what a step led to, and looks whether the invariant sees it.
func TestEachInvariantCanBeBroken(t *testing.T) {
	succeed := func(s *State) {
		s.Status, s.Reason, s.HeldAt, s.TotalReceives = Succeeded, NoReason, Nowhere, s.TotalReceives+1
	}
	tests := []struct {
		name   string
		before []string
		step   string // "" for a state alone
		spoil  func(after *State)
	}{
		{"redrives-within-budget", []string{cycle}, "", func(s *State) { s.Redrives = 2 }},
		{"receives-within-budget", []string{cycle}, "", func(s *State) { s.ReceivesThisCycle = 4 }},
		{"reason-only-when-held", []string{cycle}, "", func(s *State) { s.Reason = Expired }},
		{"reason-only-when-held", []string{cycle}, "", func(s *State) { s.HeldAt = AtGate }},
		{"reason-only-when-held", []string{cycle}, "", func(s *State) { s.Status = Held }},
		{"reason-only-when-held", []string{cycle}, "", func(s *State) { s.Status, s.Reason = Held, Expired }},
		{"reason-only-when-held", []string{cycle}, "", func(s *State) { s.Status, s.HeldAt = Held, AtGate }},

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
		{"held-is-left-by-requarantine-only", []string{cycle, redrive1}, cycle, succeed},
		{"held-is-left-by-requarantine-only", []string{cycle, redrive1}, `{"do":"tick"}`, func(s *State) { s.Status = Quarantined }},
		{"only-a-set-changes-the-message", []string{cycle}, redrive1, func(s *State) { s.Body = &Body{} }},
		{"only-a-set-changes-the-message", []string{cycle}, redrive1, func(s *State) { s.Candidate = s.Body }},
		{"only-a-set-changes-the-message", []string{cycle}, redrive1, func(s *State) { s.OperationID = "other" }},
		{"only-a-set-changes-the-message", []string{cycle, unknown}, redrive1, func(s *State) { s.UnknownEffect = false }},
		{"only-a-set-changes-the-message", []string{remediate}, force, func(s *State) { s.Approved = false }},
		{"only-a-set-changes-the-message", []string{remediate}, force, func(s *State) { s.RemediationFixed = false }},
		{"only-a-set-changes-the-message", []string{cycle}, `{"do":"tick"}`, func(s *State) { s.Schemas.Count = 0 }},
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
