package api

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/view"
)

// The worked example by its controls alone (quarantine.md, Worked example).
func TestPressPlaysTheWorkedExample(t *testing.T) {
	l := New()
	for _, c := range []struct{ id, state string }{
		{"receiveCycle", "QUARANTINED"}, {"schema-2", "QUARANTINED"}, {"approved", "QUARANTINED"}, {"remediationFixed", "QUARANTINED"},
		{"redrive", "REDRIVEN"}, {"consume", "SUCCEEDED"},
	} {
		assert.Equal(t, c.state, ask[state](t, l, "press", c.id).State, c.id)
	}
	s := ask[state](t, l, "state")
	assert.Equal(t, 4, s.TotalReceives)
	assert.Equal(t, exampleHash, s.BodyHash)
}

// Each HELD reason by controls alone.
func TestPressReachesEachReason(t *testing.T) {
	fixed := []string{"receiveCycle", "schema-2", "approved", "remediationFixed"}
	for reason, presses := range map[string][]string{
		"not_quarantined":      {"redrive"},
		"approval_required":    {"receiveCycle", "redrive"},
		"unfixed":              {"receiveCycle", "approved", "redrive"},
		"unknown_effect":       append(fixed[:4:4], "unknownEffect", "redrive"),
		"expired":              append(fixed[:4:4], "tick-before", "tick-1", "redrive"),
		"operation_id_changed": append(fixed[:4:4], "id-changed", "redrive"),
		"body_changed":         append(fixed[:4:4], "body-changed", "candidate-same", "redrive"),
		"replay_limit":         append(fixed[:4:4], "redrive", "requarantine", "redrive"),
	} {
		l := New()
		for _, id := range presses {
			ask[state](t, l, "press", id)
		}
		s := ask[state](t, l, "state")
		require.NotNil(t, s.Reason, reason)
		assert.Equal(t, reason, *s.Reason)
		assert.Contains(t, l.Screen().Headline, reason)
	}
}

func TestPressOfASwitch(t *testing.T) {
	l := New()
	assert.True(t, ask[state](t, l, "press", "approved").Approved, "without a value it is toggled")
	assert.False(t, ask[state](t, l, "press", "approved").Approved)
	assert.True(t, ask[state](t, l, "press", "approved", "on").Approved)
	assert.True(t, ask[state](t, l, "press", "approved", "on").Approved, "on stays on")
	assert.False(t, ask[state](t, l, "press", "approved", "off").Approved)
}

func TestPressOfAField(t *testing.T) {
	l := New()
	assert.Equal(t, `{"a":1.0}`, *ask[state](t, l, "press", "candidate", `{"a": 1.0}`).Candidate)
	assert.Nil(t, ask[state](t, l, "press", "candidate", "").Candidate)
	assert.Equal(t, "x", ask[state](t, l, "press", "operationId", "x").OperationID)
}

func TestPressMovesTheCursor(t *testing.T) {
	l := New()
	ask[state](t, l, "open", workedExample)
	for _, c := range []struct {
		args []string
		step int
	}{
		{[]string{"undo"}, 3}, {[]string{"undo"}, 2}, {[]string{"redo"}, 3}, {[]string{"seek", "1"}, 1}, {[]string{"reset"}, 0}, {[]string{"seek", "4"}, 4},
	} {
		s := ask[state](t, l, "press", c.args...)
		assert.Equal(t, c.step, s.Step)
		assert.Equal(t, 4, s.Steps)
	}
}

func TestASwitchTakesABooleanToo(t *testing.T) {
	l := New()
	assert.True(t, ask[struct{ Approved bool }](t, l, "press", "approved", "true").Approved)
	assert.False(t, ask[struct{ Approved bool }](t, l, "press", "approved", "false").Approved)
}

// Messages of errors are English in every language of the page (lab-format.md, Errors).
func TestNotEnabledSaysWhyInEnglish(t *testing.T) {
	l := New()
	require.True(t, l.SetLocale("th"))
	answer := l.Call("press", []string{"consume"})
	assert.Equal(t, "not-enabled", codeOf(t, answer))
	assert.Contains(t, parse[failure](t, answer).Error.Message, "Only a REDRIVEN record can be consumed")
}

// A step animates; everything else stands at once.
func TestOnlyAStepMovesTheStage(t *testing.T) {
	l := New()
	ask[state](t, l, "press", "receiveCycle")
	assert.True(t, l.Model().Moving())
	ask[state](t, l, "undo")
	assert.False(t, l.Model().Moving())
	assert.Equal(t, view.Queue, l.Model().Pose().Stage.Parcel.At)
	ask[state](t, l, "redo")
	assert.False(t, l.Model().Moving())
	assert.Equal(t, view.Bin, l.Model().Pose().Stage.Parcel.At)
	ask[state](t, l, "open", workedExample)
	assert.False(t, l.Model().Moving())
	assert.Equal(t, l.Screen().Stage, l.Model().Pose().Stage)
}

// Any control pressed at random: what is enabled works, and the model comes to rest where the screen says.
func TestRandomPresses(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 7))
	l := New()
	for i := range 2000 {
		controls := l.Screen().Controls
		c := controls[random.IntN(len(controls))]
		args := []string{c.ID}
		if c.Kind == view.Field {
			args = append(args, c.Value)
		}
		before, enabled := "", c.Enabled
		if !enabled {
			before = l.Call("state", nil)
		}
		code := codeOf(t, l.Call("press", args))
		if enabled && code != "" && code != "bad-json" { // the field of the candidate may be empty: none
			require.Equal(t, "too-long", code, c.ID)
			l.Call("open", []string{defaultScenario})
		}
		if !enabled {
			require.Equal(t, "not-enabled", code, c.ID)
			require.Equal(t, before, l.Call("state", nil))
		}
		if i%7 == 0 {
			for l.Model().Advance(500) {
			}
			require.Equal(t, l.Screen().Stage, l.Model().Pose().Stage)
		}
	}
}
