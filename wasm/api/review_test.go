package api

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/view"
)

// Lesson 2 through the door that pages use.

const reviewScenario = `{"format":"redrive-lab/1","lesson":"review"}`

type reviewState struct {
	Lesson, State               string
	Step, Steps, Attempt, NowMs int
	Ledger                      []string
	Message                     struct{ MessageID, EffectKey string }
	Record                      *struct{ TerminalReason string }
	Records                     []struct{ TerminalReason string }
	Decisions                   []struct {
		Action, Outcome                  string
		Fixed, NoSecondEffect, EffectKey *string
	}
	Assertions []struct {
		Name  string
		Holds *bool
	}
	Error *struct{ Code string }
}

// reviewLab opens lesson 2 and presses controls.
func reviewLab(t *testing.T, presses ...string) *Lab {
	t.Helper()
	l := New()
	require.Equal(t, "review", ask[reviewState](t, l, "open", reviewScenario).Lesson)
	for _, id := range presses {
		ask[reviewState](t, l, "press", id)
	}
	return l
}

func TestPressPlaysBothBranchesOfLesson2(t *testing.T) {
	recovery := ask[reviewState](t, reviewLab(t, "fail-dependency-not-ready", "wait-due", "deliver-lost", "deliver"), "state")
	assert.Equal(t, "acknowledged", recovery.State)
	assert.Equal(t, 3, recovery.Attempt)
	assert.Equal(t, []string{"invoice-417:reminder"}, recovery.Ledger)
	poison := ask[reviewState](t, reviewLab(t, "fail-dependency-not-ready", "wait-due", "fail-training-schema-not-supported"), "state")
	assert.Equal(t, "manual-review", poison.State)
	assert.Equal(t, 2, poison.Attempt)
	assert.Empty(t, poison.Ledger)
	assert.Equal(t, "training-schema-not-supported", poison.Record.TerminalReason)
	assert.Equal(t, recovery.Message, poison.Message, "one message, two histories")
	for _, assertion := range append(recovery.Assertions, poison.Assertions...) {
		assert.True(t, assertion.Holds == nil || *assertion.Holds, assertion.Name)
	}
}

// One decision of each kind by controls alone: the statements are written first, in any script.
func TestPressTakesEachDecisionOfLesson2(t *testing.T) {
	const fixed, noSecond = "ตัวอ่านรู้จักสคีมาแล้ว", "ключа нет в журнале эффектов"
	for _, c := range []struct{ id, outcome, key string }{
		{"cancel", "closed", "invoice-417:reminder"},
		{"replay-after-fix", "ready-for-new-attempt", "invoice-417:reminder"},
		{"correct-input", "ready-for-new-attempt", "invoice-418:reminder"},
	} {
		l := reviewLab(t, "fail-sequence-gap")
		waiting := ask[reviewState](t, l, "press", "replay-after-fix")
		assert.Equal(t, "waiting-for-evidence", waiting.State, "without its statements")
		ask[reviewState](t, l, "press", "fixed", fixed)
		ask[reviewState](t, l, "press", "noSecondEffect", noSecond)
		ask[reviewState](t, l, "press", "effectKey", "invoice-418:reminder")
		s := ask[reviewState](t, l, "press", c.id)
		assert.Equal(t, c.outcome, s.State)
		assert.Equal(t, c.key, s.Message.EffectKey)
		last := s.Decisions[1]
		assert.Equal(t, []string{c.id, c.outcome}, []string{last.Action, last.Outcome})
		if c.id != "cancel" {
			assert.Equal(t, []string{fixed, noSecond}, []string{*last.Fixed, *last.NoSecondEffect})
		}
		assert.Equal(t, "", l.control("fixed").Value, "what a decision took is written down; the next one begins empty")
		assert.Equal(t, "sequence-gap", s.Record.TerminalReason, "the record stays as it was")
	}
}

// A draft is the page's: the session, its dump and its link don't know of it, and nobody is told of a transition.
func TestADraftLeavesTheSessionAlone(t *testing.T) {
	l := reviewLab(t, "fail-sequence-gap")
	transitions, _ := heard(l, "transition")
	screens, _ := heard(l, "screen")
	state, dump, link := l.Call("state", nil), l.Call("dump", nil), l.Call("link", nil)
	assert.Equal(t, state, l.Call("press", []string{"fixed", "ใหม่"}))
	assert.Equal(t, []string{state, dump, link}, []string{l.Call("state", nil), l.Call("dump", nil), l.Call("link", nil)})
	assert.Empty(t, *transitions)
	require.Len(t, *screens, 2, "in full, then the field and what it changes")
	told := parse[screen](t, (*screens)[1])
	assert.False(t, told.Full)
	assert.Empty(t, told.Said, "what was said is not said again")
	assert.Contains(t, (*screens)[1], `"value":"ใหม่"`)
	ask[reviewState](t, l, "undo")
	assert.Equal(t, "ใหม่", l.control("fixed").Value, "undo leaves it alone")
	ask[reviewState](t, l, "open", reviewScenario)
	assert.Equal(t, "", l.control("fixed").Value, "another session has none")
}

func TestADraftIsHeldToItsBounds(t *testing.T) {
	l := reviewLab(t, "fail-sequence-gap")
	before := l.Screen()
	assert.Equal(t, "out-of-range", codeOf(t, l.Call("press", []string{"effectKey", "line\nbreak"})))
	assert.Equal(t, "missing", codeOf(t, l.Call("press", []string{"fixed"})), "a field needs its text")
	assert.Same(t, before, l.Screen(), "a refused one changes nothing")
}

func TestAnotherLessonIsShownInFull(t *testing.T) {
	l := New()
	screens, _ := heard(l, "screen")
	ask[reviewState](t, l, "open", reviewScenario)
	require.Len(t, *screens, 2)
	whole := parse[struct {
		Full   bool
		Lesson string
		Words  map[string]string
		Stage  map[string]any
		Signs  map[string]struct{ Title string }
	}](t, (*screens)[1])
	assert.True(t, whole.Full)
	assert.Equal(t, "review", whole.Lesson)
	assert.Equal(t, "The eight assertions", whole.Words["ui.gates"])
	assert.Equal(t, "Timeline", whole.Words["ui.timeline"])
	assert.Equal(t, "EFFECT LEDGER", whole.Signs["lane"].Title)
	assert.Equal(t, "", whole.Stage["sorter"])
	assert.Equal(t, []any{map[string]any{"lit": false, "current": true}}, whole.Stage["keys"])
	ask[state](t, l, "open", defaultScenario)
	back := parse[struct{ Words map[string]string }](t, (*screens)[2])
	assert.Equal(t, "The eight gates of a redrive", back.Words["ui.gates"])
	assert.NotContains(t, (*screens)[2], `"keys"`)
}

func TestADeliveryBeforeItIsDueIsSeenRefused(t *testing.T) {
	l := reviewLab(t, "fail-dependency-not-ready", "wait-before")
	assert.NotEmpty(t, l.control("deliver").Warning)
	entry := ask[struct {
		Outcome string
		Attempt int
	}](t, l, "act", `{"do":"deliver"}`)
	assert.Equal(t, "not-due", entry.Outcome)
	assert.Equal(t, 1, entry.Attempt)
	assert.True(t, l.Model().Moving())
	assert.Contains(t, l.Screen().Said[0], "not-due")
	ask[reviewState](t, l, "press", "wait-due")
	assert.Equal(t, 1000, ask[reviewState](t, l, "state").NowMs)
	assert.Equal(t, view.Ring, l.Screen().Stage.Parcel.At)
}

// Any control of lesson 2 pressed at random: what is enabled works, what isn't changes nothing, and the model comes to
// rest where the screen says.
func TestRandomPressesInLesson2(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 17))
	l := reviewLab(t)
	for i := range 2000 {
		controls := l.Screen().Controls
		c := controls[random.IntN(len(controls))]
		args := []string{c.ID}
		if c.Kind == view.Field {
			args = append(args, []string{c.Value, "", "0", "ข้อความ"}[random.IntN(4)])
		}
		before, enabled := l.Call("state", nil), c.Enabled
		code := codeOf(t, l.Call("press", args))
		if !enabled {
			require.Equal(t, "not-enabled", code, c.ID)
			require.Equal(t, before, l.Call("state", nil))
			continue
		}
		if c.ID == view.Seek && code != "" {
			continue // no number
		}
		require.Empty(t, code, "%s %v", c.ID, args)
		if i%7 == 0 {
			for l.Model().Advance(500) {
			}
			require.Equal(t, l.Screen().Stage, l.Model().Pose().Stage)
		}
	}
}
