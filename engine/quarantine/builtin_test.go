package quarantine

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// TestBuiltinScenariosEndAsTheSpecificationSays has the scenarios of quarantine.md in its order, then stories 1 to 6.
func TestBuiltinScenariosEndAsTheSpecificationSays(t *testing.T) {
	const putAside = "QUARANTINED QUARANTINED "
	tests := []struct {
		name, results   string
		heldAt          Place
		cycle, total    int
		redrives, stood int // stood: how often it came into quarantine
	}{
		{"worked-example", putAside + "REDRIVEN SUCCEEDED", Nowhere, 1, 4, 1, 1},
		{"schema-3", putAside + "HELD:unfixed", AtGate, 3, 3, 0, 1},
		{"tick-11", putAside + "QUARANTINED REDRIVEN", Nowhere, 0, 3, 1, 1},
		{"tick-12", putAside + "QUARANTINED HELD:expired", AtGate, 3, 3, 0, 1},
		{"late-consume", putAside + "QUARANTINED REDRIVEN REDRIVEN HELD:expired", AtSecondCheck, 0, 3, 1, 1},
		{"unknown-effect", putAside + "QUARANTINED HELD:unknown_effect", AtGate, 3, 3, 0, 1},
		{"changed-after-redrive", putAside + "REDRIVEN REDRIVEN HELD:body_changed", AtSecondCheck, 0, 3, 1, 1},
		{"changed-candidate", putAside + "HELD:body_changed", AtGate, 3, 3, 0, 1},
		{"replay-limit", putAside + "REDRIVEN SUCCEEDED QUARANTINED HELD:replay_limit", AtGate, 1, 4, 1, 1},

		{"story-old-count", putAside + "REDRIVEN SUCCEEDED", Nowhere, 1, 4, 1, 1},
		{"story-endless-loop", putAside + "REDRIVEN QUARANTINED HELD:replay_limit", AtGate, 0, 3, 1, 1},
		{"story-two-operators", putAside + "REDRIVEN HELD:not_quarantined HELD", AtGate, 0, 3, 1, 1},
		{"story-age-restarted", putAside + "QUARANTINED REDRIVEN REDRIVEN HELD:expired", AtSecondCheck, 0, 3, 1, 1},
		{"story-changed-by-tool", putAside + "HELD:body_changed QUARANTINED REDRIVEN REDRIVEN HELD:body_changed", AtSecondCheck, 0, 3, 1, 1},
		{"story-round-trip", putAside + "QUARANTINED REDRIVEN REDRIVEN HELD:body_changed", AtSecondCheck, 0, 3, 1, 1},
	}
	builtins := Lesson{}.Builtins()
	require.Len(t, builtins, len(tests))
	for i, test := range tests {
		require.Equal(t, test.name, builtins[i].Name, "in the order of the specification")
		session := labtest.OpenBuiltin(t, Lesson{}, test.name)
		state := session.State().(State)
		assert.Equal(t, test.results, labtest.Results(session), test.name)
		assert.Equal(t, test.heldAt, state.HeldAt, test.name)
		assert.Equal(t, []int{test.cycle, test.total, test.redrives, test.stood},
			[]int{state.ReceivesThisCycle, state.TotalReceives, state.Redrives, state.QuarantineCount}, test.name)
		assert.Equal(t, "video-review-17", state.OperationID, test.name)
		reason, _ := labtest.Value(t, session.Goal()).Get("reason")
		assert.Equal(t, reason.Text(), state.Reason.String(), test.name)
	}
}

func TestTheWorkedExampleKeepsIdentityAndHash(t *testing.T) {
	state := labtest.OpenBuiltin(t, Lesson{}, "worked-example").State().(State)
	assert.Equal(t, exampleHash, state.Body.Hash)
	assert.Equal(t, exampleHash, state.OriginalHash)
	assert.Equal(t, []int{1, 4, 1, 1}, []int{state.ReceivesThisCycle, state.TotalReceives, state.Redrives, state.QuarantineCount})
}

func TestBuiltinsOpenAndSpeakEachLanguage(t *testing.T) { labtest.CheckBuiltins(t, Lesson{}) }

// TestBuiltinTextsAvoidTheTraps holds the texts to terms.md: acknowledgement words never stand for approval or evidence.
func TestBuiltinTextsAvoidTheTraps(t *testing.T) {
	for _, builtin := range (Lesson{}).Builtins() {
		text := strings.ToLower(builtin.Scenario)
		for _, trap := range []string{"подтвержд", "ยืนยัน"} {
			assert.NotContains(t, text, trap, builtin.Name)
		}
		assert.NotContains(t, strings.ReplaceAll(text, "replay_limit", ""), "replay", builtin.Name)
	}
}
