//go:build browser

package browsertest

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openReviewCanvas opens lesson 2 in 3D, without motion.
func openReviewCanvas(t *testing.T) *lab {
	t.Helper()
	l := newTab(t, 1440, 900)
	l.open("lab.html?lesson=review&speed=instant")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	return l
}

// hand presses controls with the pointer, on the sheet of the canvas that has them.
func (l *lab) hand(ids ...string) {
	l.t.Helper()
	for _, id := range ids {
		for _, tab := range l.targetsWith("ui:tab:") {
			if slices.Contains(l.targetsWith(id), id) {
				break
			}
			l.press(tab)
		}
		l.press(id)
	}
}

// targetsWith are the ids of the targets that begin so.
func (l *lab) targetsWith(prefix string) []string {
	l.t.Helper()
	ids := value[[]string](l, `JSON.parse(redriveLab.targets()).map(({ id }) => id)`)
	return slices.DeleteFunc(ids, func(id string) bool { return !strings.HasPrefix(id, prefix) })
}

// say writes a draft into its field on the canvas; what is typed goes into the page's own field over it.
func (l *lab) say(id, words string) {
	l.t.Helper()
	l.hand(id)
	l.wait(`document.activeElement.classList.contains("in-place")`)
	require.NoError(l.t, l.Keys(words+kb.Enter))
	l.wait(`!document.querySelector(".in-place")`)
}

func TestBothBranchesOnTheCanvas(t *testing.T) {
	t.Parallel()
	l := openReviewCanvas(t)
	l.hand("fail-dependency-not-ready", "deliver")
	assert.Equal(t, 1, l.reviewState().Attempt, "a delivery before it is due is refused")
	l.hand("undo", "wait-due", "deliver-lost", "deliver")
	recovered(t, l)
	l.hand("reset", "fail-dependency-not-ready", "wait-due", "fail-training-schema-not-supported")
	poisoned(t, l)
}

func TestEachDecisionOnTheCanvas(t *testing.T) {
	t.Parallel()
	l := openReviewCanvas(t)
	l.hand("deliver") // so that there is something to begin anew
	for id, want := range map[string][2]string{
		"cancel":           {"closed", "invoice-417:reminder"},
		"replay-after-fix": {"ready-for-new-attempt", "invoice-417:reminder"},
		"correct-input":    {"ready-for-new-attempt", "invoice-418:reminder"},
	} {
		l.hand("reset", "fail-sequence-gap", "replay-after-fix")
		assert.Equal(t, "waiting-for-evidence", l.reviewState().State, "without its statements")
		l.say("fixed", thaiWords)
		l.say("noSecondEffect", cyrillicWords)
		l.say("effectKey", "invoice-418:reminder")
		l.hand(id)
		s := l.reviewState()
		assert.Equal(t, want, [2]string{s.State, s.Message.EffectKey}, id)
		if id != "cancel" {
			assert.Equal(t, []string{thaiWords, cyrillicWords}, []string{s.Decisions[1].Fixed, s.Decisions[1].NoSecondEffect})
		}
	}
}

// The canvas leads from one lesson to the other, and back from the two histories.
func TestLessonsOnTheCanvas(t *testing.T) {
	t.Parallel()
	l := openReviewCanvas(t)
	l.hand("fail-sequence-gap")
	l.say("fixed", thaiWords)
	l.say("noSecondEffect", cyrillicWords)
	l.hand("replay-after-fix")
	s := l.reviewState()
	assert.Equal(t, "ready-for-new-attempt", s.State)
	assert.Equal(t, []string{thaiWords, cyrillicWords}, []string{s.Decisions[0].Fixed, s.Decisions[0].NoSecondEffect})
	l.hand("deliver")
	assert.Equal(t, "acknowledged", l.text("#state"))
	l.menu("#show-histories")
	l.wait(`document.querySelector("#histories[open]")`)
	require.NoError(t, l.ClickOn(`#histories .close`))
	l.wait(`!document.querySelector("#histories")`)
	l.choose("choose-lesson", "quarantine")
	l.hand("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
}
