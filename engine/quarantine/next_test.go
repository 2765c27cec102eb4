package quarantine

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// ways leads to each state; the names are the state codes.
var ways = map[Status][]string{
	Ready:       {},
	Retry:       {receive1},
	Quarantined: {cycle},
	Held:        {cycle, redrive1},
	Redriven:    {cycle, remediate, redrive1},
	Succeeded:   {cycle, remediate, redrive1, consume1},
}

func at(t *testing.T, status Status) *run {
	t.Helper()
	r := begin(t, `{}`, ways[status]...)
	require.Equal(t, status, r.Status)
	return r
}

func TestWaysCoverEveryState(t *testing.T) { assert.Len(t, ways, len(statusNames)) }

func TestEachReasonAtEachPlace(t *testing.T) {
	tests := []struct {
		want  string
		at    Place
		steps []string
	}{
		{"HELD:operation_id_changed", AtReceive, []string{otherID, receive1}},
		{"HELD:operation_id_changed", AtReceive, []string{otherID, otherBody, cycle}},
		{"HELD:body_changed", AtReceive, []string{otherBody, receive1}},
		{"HELD:body_changed", AtReceive, []string{receive1, otherBody, cycle}},
		{"HELD:not_quarantined", AtGate, []string{redrive1}},
		{"HELD:approval_required", AtGate, []string{cycle, redrive1}},
		{"HELD:unfixed", AtGate, []string{cycle, `{"do":"set","approved":true}`, redrive1}},
		{"HELD:unfixed", AtGate, []string{cycle, `{"do":"set","approved":true,"remediationFixed":true}`, redrive1}},
		{"HELD:unfixed", AtGate, []string{cycle, remediate, `{"do":"set","candidate":{"schema_version":3}}`, redrive1}},
		{"HELD:unknown_effect", AtGate, []string{cycle, remediate, unknown, passing12, redrive1}},
		{"HELD:expired", AtGate, []string{cycle, remediate, passing12, otherID, redrive1}},
		{"HELD:operation_id_changed", AtGate, []string{cycle, remediate, otherID, otherBody, redrive1}},
		{"HELD:body_changed", AtGate, []string{cycle, remediate, otherBody, redrive1}},
		{"HELD:body_changed", AtGate, []string{cycle, remediate, `{"do":"set","candidate":{"schema_version":2}}`, redrive1}},
		{"HELD:body_changed", AtGate, []string{cycle, remediate, redrive1, force, otherBody, redrive1}},
		{"HELD:replay_limit", AtGate, []string{cycle, remediate, redrive1, force, redrive1}},
		{"HELD:unknown_effect", AtSecondCheck, []string{cycle, remediate, redrive1, unknown, passing12, consume1}},
		{"HELD:expired", AtSecondCheck, []string{cycle, remediate, redrive1, passing12, otherID, consume1}},
		{"HELD:operation_id_changed", AtSecondCheck, []string{cycle, remediate, redrive1, otherID, otherBody, consume1}},
		{"HELD:body_changed", AtSecondCheck,
			[]string{cycle, remediate, redrive1, `{"do":"set","body":{"schema_version":9},"supportedSchemas":[]}`, consume1}},
		{"HELD:unfixed", AtSecondCheck, []string{cycle, remediate, redrive1, `{"do":"set","supportedSchemas":[]}`, consume1}},
	}
	reached := map[string]bool{}
	for _, test := range tests {
		r := begin(t, `{}`)
		r.take(test.steps[:len(test.steps)-1]...)
		before := r.State
		assert.Equal(t, test.want, r.take(test.steps[len(test.steps)-1]), test.steps)
		assert.Equal(t, strings.TrimPrefix(test.want, "HELD:"), r.Reason.String())
		assert.Equal(t, test.at, r.HeldAt, test.steps)
		reached[r.HeldAt.String()+":"+r.Reason.String()] = true
		r.Status, r.Reason, r.HeldAt = before.Status, before.Reason, before.HeldAt
		assert.Equal(t, before, r.State, "a refusal changes nothing else")
	}
	for _, refusal := range everyRefusal() {
		assert.True(t, reached[refusal], refusal)
	}
}

func TestReceiveRestsInRetryUntilTheBudgetIsUsedUp(t *testing.T) {
	r := begin(t, `{}`, receive1, receive1, receive1, receive1)
	assert.Equal(t, []string{"RETRY", "RETRY", "QUARANTINED", "QUARANTINED"}, r.results)
	assert.Equal(t, []int{3, 3, 1}, []int{r.ReceivesThisCycle, r.TotalReceives, r.QuarantineCount})
}

func TestReceiveCycleFinishesTheCycleBegun(t *testing.T) {
	for begun := range 3 {
		r := begin(t, `{}`)
		for range begun {
			r.take(receive1)
		}
		assert.Equal(t, "QUARANTINED", r.take(cycle))
		assert.Equal(t, []int{3, 3, 1}, []int{r.ReceivesThisCycle, r.TotalReceives, r.QuarantineCount}, "begun %d", begun)
		assert.Len(t, r.events, (3-begun)*3+1)
	}
}

func TestACycleFromReadyCountsFromZero(t *testing.T) {
	r := begin(t, `{}`)
	r.ReceivesThisCycle = 2 // no operation leads here; the rule stands all the same
	assert.Equal(t, "RETRY", r.take(receive1))
	assert.Equal(t, []int{1, 1}, []int{r.ReceivesThisCycle, r.TotalReceives})
}

func TestASchemaSupportedInTheMiddleOfACycleSucceeds(t *testing.T) {
	for _, last := range []string{receive1, cycle} {
		r := begin(t, `{}`, receive1, remediate)
		assert.Equal(t, "SUCCEEDED", r.take(last))
		assert.Equal(t, []int{2, 2, 0}, []int{r.ReceivesThisCycle, r.TotalReceives, r.QuarantineCount})
	}
}

func TestAgeAndUnknownEffectDoNotStopAReceive(t *testing.T) {
	assert.Equal(t, "QUARANTINED", begin(t, `{}`, unknown, passing12).take(cycle))
	assert.Equal(t, "SUCCEEDED", begin(t, `{"supportedSchemas":[2]}`, unknown, passing12).take(receive1))
}

func TestOtherPolicies(t *testing.T) {
	t.Run("one receive a cycle", func(t *testing.T) {
		r := begin(t, `{"policy":{"maxReceives":1}}`)
		assert.Equal(t, "QUARANTINED", r.take(receive1))
		assert.Equal(t, 1, r.TotalReceives)
	})
	t.Run("ten receives a cycle", func(t *testing.T) {
		r := begin(t, `{"policy":{"maxReceives":10}}`, cycle)
		assert.Equal(t, []int{10, 10, 1}, []int{r.ReceivesThisCycle, r.TotalReceives, r.QuarantineCount})
	})
	t.Run("no redrive", func(t *testing.T) {
		r := begin(t, `{"policy":{"maxRedrives":0}}`, cycle, remediate)
		assert.Equal(t, "HELD:replay_limit", r.take(redrive1))
	})
	t.Run("three redrives", func(t *testing.T) {
		r := begin(t, `{"policy":{"maxRedrives":3}}`, cycle, remediate)
		r.take(redrive1, force, redrive1, force, redrive1)
		assert.Equal(t, []int{3, 3, 1}, []int{r.Redrives, r.TotalReceives, r.QuarantineCount})
		assert.Equal(t, "HELD:replay_limit", r.take(force, redrive1))
	})
	t.Run("one tick to live", func(t *testing.T) {
		start := `{"policy":{"ttlTicks":1},"record":{"createdAt":7}}`
		assert.Equal(t, "REDRIVEN", begin(t, start, cycle, remediate).take(redrive1))
		assert.Equal(t, "HELD:expired", begin(t, start, cycle, remediate, `{"do":"tick"}`).take(redrive1))
	})
}

func TestARedriveOutsideQuarantineAlwaysHolds(t *testing.T) {
	for status := range ways {
		if status == Quarantined {
			continue
		}
		r := at(t, status)
		before := r.State
		assert.Equal(t, "HELD:not_quarantined", r.take(redrive1), status)
		assert.Equal(t, []Place{AtGate}, []Place{r.HeldAt})
		assert.Equal(t, before.TotalReceives, r.TotalReceives)
		assert.Equal(t, before.Redrives, r.Redrives)
	}
}

func TestOperationsThatDoNothing(t *testing.T) {
	acts := map[string][]Status{
		receive1: {Ready, Retry}, cycle: {Ready, Retry}, consume1: {Redriven},
		force: {Ready, Retry, Held, Redriven, Succeeded},
	}
	for verb, acting := range acts {
		for status := range ways {
			r := at(t, status)
			before := r.State
			result := r.take(verb)
			if assert.ObjectsAreEqual(before, r.State) {
				assert.Equal(t, status.String(), result)
				assert.Empty(t, r.events, "%s in %s", verb, status)
				assert.NotContains(t, acting, status, verb)
			} else {
				assert.NotEmpty(t, r.events, "%s in %s", verb, status)
				assert.Contains(t, acting, status, verb)
			}
		}
	}
}

func TestRequarantineForcesQuarantineAndNothingElse(t *testing.T) {
	for status := range ways {
		r := at(t, status)
		want := r.State
		want.Status, want.Reason, want.HeldAt = Quarantined, NoReason, Nowhere
		assert.Equal(t, "QUARANTINED", r.take(force))
		assert.Equal(t, want, r.State, status)
	}
}

func TestAHeldRecordStaysHeld(t *testing.T) {
	for _, step := range []string{receive1, cycle, consume1, remediate, passing12, unknown} {
		r := at(t, Held)
		assert.Equal(t, "HELD", r.take(step), step)
		assert.Equal(t, ApprovalRequired, r.Reason, "the reason stays")
	}
}

func TestRedriveOverridesHoldForOneAttempt(t *testing.T) {
	changed, original := `{"schema_version":2,"video_id":"OTHER"}`, `{"video_id":"V-17","schema_version":2}`
	tests := []struct{ fixtures, step, want string }{
		{`{"do":"set","supportedSchemas":[2]}`, `{"do":"redrive","approved":true,"remediationFixed":true}`, "REDRIVEN"},
		{remediate, `{"do":"redrive","approved":false}`, "HELD:approval_required"},
		{remediate, `{"do":"redrive","candidate":` + original + `}`, "REDRIVEN"},
		{`{"do":"set","candidate":` + changed + `}`, `{"do":"redrive"}`, "HELD:body_changed"},
		{`{"do":"set","candidate":` + changed + `}`, `{"do":"redrive","candidate":null}`, "REDRIVEN"},
		{`{"do":"set","candidate":` + changed + `}`, `{"do":"redrive","candidate":` + original + `}`, "REDRIVEN"},
		{`{"do":"set","candidate":null}`, `{"do":"redrive","candidate":` + changed + `}`, "HELD:body_changed"},
	}
	for _, test := range tests {
		steps := []string{cycle, test.fixtures}
		if strings.Contains(test.fixtures, "candidate") {
			steps = []string{cycle, remediate, test.fixtures}
		}
		r := begin(t, `{}`, steps...)
		before := r.State
		assert.Equal(t, test.want, r.take(test.step), test.fixtures+test.step)
		assert.Equal(t, before.Approved, r.Approved)
		assert.Equal(t, before.RemediationFixed, r.RemediationFixed)
		assert.Equal(t, before.Candidate, r.Candidate)
	}
}

func TestTheClockSetBackMakesARecordYounger(t *testing.T) {
	r := begin(t, `{"record":{"createdAt":100}}`, cycle, remediate, passing12)
	assert.Equal(t, "REDRIVEN", r.take(`{"do":"set","now":111}`, redrive1))
	r.take(`{"do":"set","now":40}`)
	assert.Equal(t, -60, r.AgeTicks())
	assert.Equal(t, "SUCCEEDED", r.take(consume1))
	assert.Equal(t, 100, r.CreatedAt)
}

func TestTheClockNeverPassesItsEnd(t *testing.T) {
	r := begin(t, `{"record":{"createdAt":999999990}}`)
	require.Equal(t, "READY", r.take(`{"do":"tick","n":10}`))
	before, step, log := r.State, stepOf(t, `{"do":"tick"}`), []lab.Event(nil)

	after, outcome, err := Lesson{}.Apply(r.State, step, &log)
	var refusal *lab.Error
	require.ErrorAs(t, err, &refusal)
	assert.Equal(t, "clock-overflow", refusal.Code)
	assert.Equal(t, "n", refusal.Path)
	assert.Nil(t, after)
	assert.Nil(t, outcome)
	assert.Empty(t, log)

	_, err = Next(&r.State, &step, &log)
	require.Error(t, err)
	assert.Equal(t, before, r.State)
}

func TestSetKeysDoNotMeddleWithEachOther(t *testing.T) {
	r := begin(t, `{}`, `{"do":"set","now":5,"operationId":"b","body":{"schema_version":1},"candidate":{},"unknownEffect":true,
		"supportedSchemas":[7,3],"remediationFixed":true,"approved":true}`)
	assert.Equal(t, 5, r.Now)
	assert.Equal(t, "b", r.OperationID)
	assert.Equal(t, `{"schema_version":1}`, r.Body.Canonical)
	assert.Equal(t, `{}`, r.Candidate.Canonical)
	assert.Equal(t, []bool{true, true, true}, []bool{r.Approved, r.RemediationFixed, r.UnknownEffect})
	assert.Equal(t, Schemas{Count: 2, List: [16]int16{3, 7}}, r.Schemas)
	r.take(`{"do":"set","approved":false,"candidate":null}`)
	assert.False(t, r.Approved)
	assert.Nil(t, r.Candidate)
	assert.True(t, r.RemediationFixed)
}

func TestASchemaIsSupportedWhenTheNumbersAreEqual(t *testing.T) {
	tests := []struct {
		version  string
		schemas  string
		supports bool
	}{
		{`2`, `[2]`, true}, {`2.0`, `[2]`, true}, {`2e0`, `[2]`, true}, {`20e-1`, `[1,2]`, true}, {`2`, `[]`, false},
		{`0`, `[0]`, true}, {`-0`, `[0]`, true}, {`-0.0`, `[0]`, true}, {`999`, `[999]`, true}, {`9.99e2`, `[999]`, true},
		{`2.5`, `[2]`, false}, {`2.0000000000000004`, `[2]`, false}, {`-1`, `[1]`, false}, {`1000`, `[999]`, false},
		{`1e300`, `[1]`, false}, {`123456789012345678901234567890`, `[1]`, false},
	}
	for _, test := range tests {
		r := begin(t, `{"record":{"body":{"schema_version":`+test.version+`}},"supportedSchemas":`+test.schemas+`}`)
		assert.Equal(t, test.supports, r.take(cycle) == "SUCCEEDED", "%s in %s", test.version, test.schemas)
	}
	for _, unusable := range []string{`{}`, `{"schema_version":true}`, `{"schema_version":"1"}`, `{"schema_version":null}`,
		`{"schema_version":[1]}`} {
		r := begin(t, `{}`, cycle, remediate)
		assert.Equal(t, "HELD:unfixed", r.take(`{"do":"redrive","candidate":`+unusable+`}`), unusable)
	}
}
