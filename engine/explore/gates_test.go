package explore_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// claimOf finds a claim by name.
func claimOf(t *testing.T, r *explore.Report, name string) explore.Claim {
	t.Helper()
	for _, claim := range r.Claims {
		if claim.Name == name {
			return claim
		}
	}
	require.Fail(t, "no such claim", name)
	return explore.Claim{}
}

func scenarioOf(steps string) string {
	return `{"format":"redrive-lab/1","lesson":"quarantine","steps":[` + steps + `]}`
}

const (
	cycled  = `{"do":"receiveCycle"}`
	solved  = `{"do":"set","supportedSchemas":[1,2]}`
	granted = `{"do":"redrive","approved":true,"remediationFixed":true,"candidate":null}`
	taken   = `{"do":"consume"}`
)

func ticks(n int) (steps string) {
	for range n {
		steps += `{"do":"tick"},`
	}
	return steps
}

// Each story is the shortest one by the rules: what the other gates need, and nothing more. Of equally short ones it is the
// first in the order of the alphabet.
func TestHarmOfAMissingGate(t *testing.T) {
	tests := []struct {
		gate  string
		force bool
		story string
	}{
		{"in-quarantine", false, solved + `,` + granted},
		{"approval", false, cycled + `,` + solved + `,{"do":"redrive","approved":false,"remediationFixed":true,"candidate":null}`},
		{"remediation", false, cycled + `,{"do":"redrive","approved":true,"remediationFixed":false,"candidate":null}`},
		{"effect-known", false, cycled + `,{"do":"set","unknownEffect":true},` + solved + `,` + granted},
		{"in-time", false, cycled + `,` + ticks(12) + solved + `,` + granted},
		{"same-operation", false, cycled + `,{"do":"set","operationId":"other-operation"},` + solved + `,` + granted},
		{"same-body", false, cycled + `,` + solved +
			`,{"do":"redrive","approved":true,"remediationFixed":true,"candidate":{"schema_version":2,"video_id":"OTHER"}}`},
		{"budget-left", true, cycled + `,` + solved + `,` + granted + `,{"do":"requarantine"},` + granted},
	}
	for _, test := range tests {
		v := quarantine.Variant{Without: []string{test.gate}, Requarantine: test.force}
		r := explore.Tell(walkQuarantine(quarantineSpace(t, v)))
		assert.True(t, r.Complete, test.gate)
		claim := claimOf(t, &r, "redrive-only-with-"+test.gate)
		assert.Equal(t, explore.Broken, claim.Verdict, test.gate)
		assert.Equal(t, scenarioOf(test.story), claim.Story, test.gate)
	}
}

// The counts are those of a breadth-first search written for this in another language, from quarantine.md alone.
func TestEveryStateWithoutAGate(t *testing.T) {
	tests := map[string]struct{ states, granted, succeeded int }{
		"in-quarantine":  {16960, 4272, 6336},
		"approval":       {4544, 1368, 3176},
		"remediation":    {4544, 1392, 3176},
		"effect-known":   {4544, 1368, 3176},
		"in-time":        {4736, 1358, 3176},
		"same-operation": {4544, 1368, 3176},
		"same-body":      {4544, 1392, 3176},
		"budget-left":    {4768, 1356, 3176},
	}
	for gate, want := range tests {
		r := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{Without: []string{gate}})))
		assert.Equal(t, want.states, r.States, gate)
		assert.Contains(t, r.Results, explore.Count{Result: "REDRIVEN", Transitions: want.granted}, gate)
		assert.Contains(t, r.Results, explore.Count{Result: "SUCCEEDED", Transitions: want.succeeded}, gate)
	}
}

// A record that leaves HELD leaves its reason there (quarantine.md, Invariants), whichever way it was let out.
func TestWithoutTheFirstGateNoReasonIsLeftBehind(t *testing.T) {
	r := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{Without: []string{"in-quarantine"}})))
	assert.Equal(t, explore.Proven, claimOf(t, &r, "reason-only-when-held").Verdict)
	assert.Equal(t, explore.Broken, claimOf(t, &r, "held-is-left-by-requarantine-only").Verdict)
}

func TestWithoutRequarantineAMissingBudgetHarmsNobody(t *testing.T) {
	r := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{Without: []string{"budget-left"}})))
	assert.Equal(t, explore.Proven, claimOf(t, &r, "redrive-only-with-budget-left").Verdict)
}

// Behind a missing gate the second check still stands; only with both gone a success comes of it.
func TestSecondCheckBehindAMissingGate(t *testing.T) {
	tests := []struct{ check, story string }{
		{"effect-known", cycled + `,{"do":"set","unknownEffect":true},` + solved + `,` + granted + `,` + taken},
		{"in-time", cycled + `,` + ticks(12) + solved + `,` + granted + `,` + taken},
		{"same-operation", cycled + `,{"do":"set","operationId":"other-operation"},` + solved + `,` + granted + `,` + taken},
		{"same-body", cycled + `,{"do":"set","body":{"schema_version":2,"video_id":"MUTATED"}},` + solved + `,` + granted + `,` + taken},
		{"remediation", cycled + `,{"do":"redrive","approved":true,"remediationFixed":false,"candidate":null},` + taken},
	}
	for _, test := range tests {
		one := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{Without: []string{test.check}})))
		assert.Equal(t, explore.Proven, claimOf(t, &one, "success-only-with-"+test.check).Verdict, test.check)
		both := quarantine.Variant{Without: []string{test.check}, WithoutSecond: []string{test.check}}
		r := explore.Tell(walkQuarantine(quarantineSpace(t, both)))
		claim := claimOf(t, &r, "success-only-with-"+test.check)
		assert.Equal(t, explore.Broken, claim.Verdict, test.check)
		assert.Equal(t, scenarioOf(test.story), claim.Story, test.check)
	}
}

// twisted is lesson 1 with one rule changed after or before it is played: what the claims must catch.
type twisted struct {
	quarantineRules
	before func(s *quarantine.State, step *quarantine.Step)
	after  func(before, s *quarantine.State)
}

func (tw *twisted) Next(s *quarantine.State, step *quarantine.Step) int {
	was := *s
	if tw.before != nil {
		tw.before(s, step)
	}
	result := tw.quarantineRules.Next(s, step)
	if tw.after != nil {
		tw.after(&was, s)
	}
	return result
}

func TestFaultyRulesAreCaught(t *testing.T) {
	tests := map[string]struct {
		fault twisted
		claim string
		story string
	}{
		"the age restarts at a redrive": {
			twisted{after: func(was, s *quarantine.State) {
				if s.Redrives > was.Redrives {
					s.CreatedAt = s.Now
				}
			}},
			"snapshots-never-change", cycled + `,{"do":"tick"},` + solved + `,` + granted,
		},
		"the second gate is asked after the third": {
			twisted{after: func(was, s *quarantine.State) {
				if was.Status == quarantine.Quarantined && s.Reason == quarantine.ApprovalRequired && !s.Schemas.Has(2) {
					s.Reason = quarantine.Unfixed
				}
			}},
			"reason-is-first-closed-check", cycled + `,{"do":"redrive","approved":false,"remediationFixed":false,"candidate":null}`,
		},
		"the candidate is stored before the gates": {
			twisted{before: func(s *quarantine.State, step *quarantine.Step) {
				if step.Verb == quarantine.DoRedrive && step.Candidate != nil {
					s.Body = step.Candidate
				}
			}},
			"only-a-set-changes-the-message",
			`{"do":"redrive","approved":false,"remediationFixed":false,"candidate":{"schema_version":2,"video_id":"OTHER"}}`,
		},
		"a refusal counts": {
			twisted{after: func(was, s *quarantine.State) {
				if s.HeldAt == quarantine.AtSecondCheck && was.Status == quarantine.Redriven {
					s.TotalReceives++
				}
			}},
			"refusal-counts-nothing", cycled + `,` + solved + `,` + granted + `,{"do":"set","unknownEffect":true},` + taken,
		},
		"a held record is let go": {
			twisted{after: func(was, s *quarantine.State) {
				if was.Status == quarantine.Held && s.Now > was.Now {
					s.Status, s.Reason, s.HeldAt = quarantine.Quarantined, quarantine.NoReason, quarantine.Nowhere
				}
			}},
			"held-is-left-by-requarantine-only",
			`{"do":"redrive","approved":false,"remediationFixed":false,"candidate":null},{"do":"tick"}`,
		},
	}
	for name, test := range tests {
		test.fault.quarantineRules = quarantineSpace(t, quarantine.Variant{})
		r := explore.Tell(walkQuarantine(&test.fault))
		claim := claimOf(t, &r, test.claim)
		assert.Equal(t, explore.Broken, claim.Verdict, name)
		assert.Equal(t, scenarioOf(test.story), claim.Story, name)
	}
}
