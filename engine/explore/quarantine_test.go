package explore_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

type (
	quarantineGraph = explore.Graph[quarantine.State, quarantine.Step]
	quarantineRules = explore.Space[quarantine.State, quarantine.Step]
)

func quarantineSpace(tb testing.TB, v quarantine.Variant) *quarantine.Space {
	doc, err := canon.ParseBody("{}")
	require.NoError(tb, err)
	start, err := quarantine.Lesson{}.Parse(doc)
	require.NoError(tb, err)
	return quarantine.NewSpace(start.(quarantine.State), v)
}

func walkQuarantine(space quarantineRules) *quarantineGraph {
	return explore.Walk(space, explore.DefaultMaxStates)
}

// counts are transitions by result.
func counts(r *explore.Report) map[string]int {
	all := map[string]int{}
	for _, count := range r.Results {
		all[count.Result] = count.Transitions
	}
	return all
}

// The numbers of this test come from the lesson's Python reference, explored breadth-first with the same alphabet and keys.
func TestProofQuarantine(t *testing.T) {
	r := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{})))
	assert.Equal(t, 4768, r.States)
	assert.Equal(t, 71_520, r.Transitions)
	assert.True(t, r.Complete)
	assert.Equal(t, map[string]int{
		"READY": 1344, "QUARANTINED": 1596, "REDRIVEN": 1356, "SUCCEEDED": 3176, "HELD": 25_536,
		"HELD:not_quarantined": 36_352, "HELD:approval_required": 896, "HELD:unfixed": 684, "HELD:unknown_effect": 224,
		"HELD:expired": 32, "HELD:operation_id_changed": 208, "HELD:body_changed": 116,
	}, counts(&r))
	requireProven(t, &r)
}

func TestProofQuarantineWithRequarantine(t *testing.T) {
	r := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{Requarantine: true})))
	assert.Equal(t, 20_768, r.States)
	assert.Equal(t, 332_288, r.Transitions)
	assert.Equal(t, map[string]int{
		"READY": 1344, "QUARANTINED": 34_908, "REDRIVEN": 4068, "SUCCEEDED": 6336, "HELD": 118_720,
		"HELD:not_quarantined": 150_016, "HELD:approval_required": 8064, "HELD:unfixed": 6084, "HELD:unknown_effect": 1344,
		"HELD:expired": 192, "HELD:operation_id_changed": 688, "HELD:body_changed": 452, "HELD:replay_limit": 72,
	}, counts(&r))
	requireProven(t, &r)
}

// The map's alphabet has the single delivery too, so that RETRY is a state of its own: it breaks no claim either.
func TestProofQuarantineWithSingleReceives(t *testing.T) {
	for _, force := range []bool{false, true} {
		r := explore.Tell(walkQuarantine(quarantineSpace(t, quarantine.Variant{Receive: true, Requarantine: force})))
		assert.Positive(t, counts(&r)["RETRY"])
		requireProven(t, &r)
	}
}

func requireProven(t *testing.T, r *explore.Report) {
	t.Helper()
	require.NotEmpty(t, r.Claims)
	for _, claim := range r.Claims {
		assert.Equal(t, explore.Proven, claim.Verdict, "%s: %s", claim.Name, claim.Story)
	}
}

// tally counts what each claim of the lesson was held to, so that none holds for want of cases.
type tally struct {
	held, fromHeld, outOfHeld   int // HELD states, steps from them, and those that leave HELD
	refusals, countedRefusals   int
	granted, secondGrants       int
	succeeded, againstSecond    int // REDRIVEN to SUCCEEDED, and those with a check closed
	createdAtChanged, limitHits int
}

func tallyOf(space quarantineRules) (c tally) {
	g := walkQuarantine(space)
	for n := range g.States() {
		before := g.State(n)
		c.held += one(before.Status == quarantine.Held)
		c.limitHits += one(before.Reason == quarantine.ReplayLimit)
		for i := range space.Size() {
			to, _ := g.To(n, i)
			c.count(before, space.Step(before, i), g.State(to))
		}
	}
	return c
}

func (c *tally) count(before *quarantine.State, step *quarantine.Step, after *quarantine.State) {
	fromHeld, fromRedriven := before.Status == quarantine.Held, before.Status == quarantine.Redriven
	c.fromHeld += one(fromHeld)
	c.outOfHeld += one(fromHeld && after.Status != quarantine.Held && step.Verb != quarantine.DoRequarantine)
	outcome, again := quarantine.Outcome{}, *before
	outcome, _ = quarantine.Next(&again, step, nil)
	c.refusals += one(outcome.Refused != quarantine.NoReason)
	c.countedRefusals += one(outcome.Refused != quarantine.NoReason && after.TotalReceives != before.TotalReceives)
	c.granted += one(after.Redrives > before.Redrives)
	c.secondGrants += one(after.Redrives > 1)
	succeeded := fromRedriven && after.Status == quarantine.Succeeded
	c.succeeded += one(succeeded)
	for _, check := range quarantine.SecondCheck(before) {
		c.againstSecond += one(succeeded && check.Reason != quarantine.NoReason)
	}
	c.createdAtChanged += one(after.CreatedAt != before.CreatedAt)
}

func one(truth bool) int {
	if truth {
		return 1
	}
	return 0
}

// The numbers come from the Python reference too; limitHits are the states that HELD:replay_limit leads to.
func TestProofNumbers(t *testing.T) {
	assert.Equal(t, tally{
		held: 3648, fromHeld: 54_720, refusals: 38_512, granted: 12, succeeded: 12,
	}, tallyOf(quarantineSpace(t, quarantine.Variant{})), "standard alphabet")
	assert.Equal(t, tally{
		held: 16_960, fromHeld: 271_360, refusals: 166_912, granted: 36, succeeded: 36, limitHits: 1344,
	}, tallyOf(quarantineSpace(t, quarantine.Variant{Requarantine: true})), "with requarantine")
}

func TestStandardAlphabet(t *testing.T) {
	space := quarantineSpace(t, quarantine.Variant{Requarantine: true})
	start := space.Start()
	var steps []string
	for i := range space.Size() {
		var w canon.Writer
		w.Object()
		space.WriteStep(&w, space.Step(&start, i))
		w.EndObject()
		steps = append(steps, w.Text())
	}
	const other = `{"schema_version":2,"video_id":"OTHER"}`
	assert.Equal(t, []string{
		`{"do":"receiveCycle"}`,
		`{"do":"redrive","approved":false,"remediationFixed":false,"candidate":null}`,
		`{"do":"redrive","approved":false,"remediationFixed":false,"candidate":` + other + `}`,
		`{"do":"redrive","approved":false,"remediationFixed":true,"candidate":null}`,
		`{"do":"redrive","approved":false,"remediationFixed":true,"candidate":` + other + `}`,
		`{"do":"redrive","approved":true,"remediationFixed":false,"candidate":null}`,
		`{"do":"redrive","approved":true,"remediationFixed":false,"candidate":` + other + `}`,
		`{"do":"redrive","approved":true,"remediationFixed":true,"candidate":null}`,
		`{"do":"redrive","approved":true,"remediationFixed":true,"candidate":` + other + `}`,
		`{"do":"consume"}`,
		`{"do":"tick"}`,
		`{"do":"set","unknownEffect":true}`,
		`{"do":"set","operationId":"other-operation"}`,
		`{"do":"set","body":{"schema_version":2,"video_id":"MUTATED"}}`,
		`{"do":"set","supportedSchemas":[1,2]}`,
		`{"do":"requarantine"}`,
	}, steps)
}
