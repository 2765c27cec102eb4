//go:build browser

package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	themeNow = `document.documentElement.dataset.theme`
	blanked  = `document.querySelector("#blank[open]") !== null`
)

// What a presenter's remote sends: PageDown, PageUp, the arrows, and a dot for the blank picture.
func TestAWalkByTheKeysOfARemote(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		t.Run(view, func(t *testing.T) {
			l := open(t, "lab.html?instructor&speed=instant&view="+view, view)
			assert.Equal(t, "projector", value[string](l, themeNow))
			require.NoError(t, l.Keys(kb.PageDown))
			l.wait(`document.querySelector("#walks[open]")`)
			require.NoError(t, l.ClickOn(`[data-walk-name="worked-example"]`))
			l.wait(walkOpen)
			require.NoError(t, l.Keys(kb.PageDown+kb.ArrowRight+kb.PageDown))
			assert.Equal(t, "REDRIVEN", l.state().State)
			require.NoError(t, l.Keys(kb.PageUp+kb.ArrowLeft))
			assert.Equal(t, 1, l.state().Step)
			require.NoError(t, l.Keys("."))
			require.True(t, value[bool](l, blanked))
			assert.Equal(t, "rgb(0, 0, 0)", value[string](l, `getComputedStyle(document.querySelector("#blank")).backgroundColor`))
			require.NoError(t, l.Keys(kb.PageDown))
			assert.False(t, value[bool](l, blanked))
			assert.Equal(t, 1, l.state().Step, "the key that brings the picture back does nothing else")
			require.NoError(t, l.Keys(kb.Escape))
			assert.NotEqual(t, "projector", value[string](l, themeNow), "Escape leaves the mode")
			require.NoError(t, l.Keys("b"))
			assert.False(t, value[bool](l, blanked), "and its keys")
		})
	}
}

func TestTheInstructorsModeByKeyAndMenu(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&theme=light", textView)
	require.NoError(t, l.Keys("I"))
	assert.Equal(t, "projector", value[string](l, themeNow))
	assert.Equal(t, 0, l.state().Steps, "no shortcut of a control was pressed")
	require.NoError(t, l.Keys("b"))
	require.True(t, value[bool](l, blanked))
	require.NoError(t, l.Click(400, 300))
	assert.False(t, value[bool](l, blanked), "a click brings the picture back too")
	l.choose("choose-theme", "light")
	require.NoError(t, l.Keys("B"))
	assert.Equal(t, "rgb(255, 255, 255)", value[string](l, `getComputedStyle(document.querySelector("#blank")).backgroundColor`), "white on a light wall")
	require.NoError(t, l.Keys("x"))
	l.menu(`[data-entry="blank"]`)
	assert.True(t, value[bool](l, blanked))
	require.NoError(t, l.Keys("x"))
	l.menu(`[data-entry="instructor"]`)
	require.NoError(t, l.Keys("b"))
	assert.False(t, value[bool](l, blanked))
	assert.False(t, value[bool](l, `document.querySelector('[data-entry="blank"]').checkVisibility()`), "the menu has the mode's entries in the mode only")
}

func TestTheRingFollowsThePointer(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?instructor&view=text", textView)
	require.NoError(t, l.Keys("l"))
	require.NoError(t, l.MoveTo(300, 200))
	const middle = `((r) => [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)])(document.querySelector("#pointer-ring").getBoundingClientRect())`
	assert.Equal(t, []int{300, 200}, value[[]int](l, middle))
	require.NoError(t, l.Release(300, 200))
	assert.True(t, value[bool](l, `getComputedStyle(document.querySelector("#pointer-ring")).pointerEvents === "none"`))
	require.NoError(t, l.Keys("l"))
	assert.False(t, value[bool](l, `document.querySelector("#pointer-ring") !== null`))
}

func TestFullScreenWhereThereIsOne(t *testing.T) {
	l := open(t, "lab.html?instructor&view=text", textView)
	require.True(t, value[bool](l, `document.fullscreenEnabled`))
	require.NoError(t, l.Keys("f"))
	l.wait(`document.fullscreenElement !== null`)
	require.NoError(t, l.Keys("f"))
	l.wait(`document.fullscreenElement === null`)
	without := open(t, "lab.html?instructor&view=text", textView, `Object.defineProperty(document, "fullscreenEnabled", { value: false });`)
	assert.False(t, strings.Contains(without.keysListed(), "Full screen"))
	assert.True(t, strings.Contains(l.keysListed(), "Full screen"))
}

// keysListed is what the list of keys says.
func (l *lab) keysListed() string {
	l.t.Helper()
	require.NoError(l.t, l.Keys("?"))
	l.wait(`document.querySelector("#help[open]")`)
	return l.text("#help")
}

func TestTheModesKeysAreListedAndStayOutOfFields(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?instructor&view=text", textView)
	l.click("operationId")
	require.NoError(t, l.Keys("bl.n"+kb.PageDown+kb.ArrowLeft))
	assert.False(t, value[bool](l, `document.querySelector("#blank, #pointer-ring, #walks") !== null`))
	assert.Contains(t, value[string](l, `document.activeElement.value`), "bl.n")
	value[bool](l, `(document.activeElement.blur(), true)`)
	listed := l.keysListed()
	for _, words := range []string{"PageDown", "Blank the picture", "Ring around the pointer", "Notes in a second window", "Shift+C", "leaves the instructor mode"} {
		assert.Contains(t, listed, words)
	}
	assert.NotContains(t, listed, "Body changed", "a shortcut that the mode has taken isn't listed")
	plain := open(t, "lab.html?view=text", textView)
	assert.Contains(t, plain.keysListed(), "Instructor mode")
	assert.Contains(t, plain.text("#help"), "Body changed")
}

// One key between two classes, and a way back from a slip.
func TestEverythingIsClearedAndCanBeTakenBack(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?lesson=review&view=text&instructor", textView)
	l.click("fail-sequence-gap")
	l.write("fixed", "typed by somebody")
	l.choose("choose-lesson", "quarantine")
	before := l.own()
	l.choose("choose-theme", "dark")
	l.walk("tick-11")
	require.NoError(t, l.ClickOn(walkNext))
	require.NoError(t, l.Keys("C"))
	assert.True(t, value[bool](l, walkClosed))
	assert.Equal(t, 0, l.state().Steps)
	assert.Equal(t, "projector", value[string](l, themeNow))
	assert.Empty(t, value[[]string](l, `import("./js/coverage.js").then(({ reachedIn }) => [...reachedIn("review")])`), "what the last class has reached")
	assert.Equal(t, []string{"redrive-lab.reached.quarantine: READY"}, value[[]string](l, `Object.entries(localStorage).filter(([key]) => key.startsWith("redrive-lab.")).map((each) => each.join(": "))`),
		"nothing is kept but where the fresh session stands")
	require.NoError(t, l.ClickOn(`[data-notice="cleared"] [data-notice-do="retry"]`))
	assert.Equal(t, "dark", value[string](l, themeNow))
	assert.Equal(t, "Step 1 of 4", l.text(".walk-place span"))
	require.NoError(t, l.ClickOn(walkLeave))
	assert.Equal(t, before, value[string](l, `redriveLab.state()`))
	assert.Contains(t, value[[]string](l, `import("./js/coverage.js").then(({ reachedIn }) => [...reachedIn("review")])`), "manual-review")
	l.choose("choose-lesson", "review")
	assert.Equal(t, "typed by somebody", value[string](l, `document.querySelector('[data-id="fixed"]').value`), "a draft comes back with its lesson")
	l.click("undo")
	l.choose("choose-lesson", "quarantine")
	l.choose("choose-lesson", "review")
	assert.Equal(t, 1, l.state().Steps, "an undone step too")
	l.choose("choose-lesson", "quarantine")

	require.NoError(t, l.Keys("C"))
	l.choose("choose-lesson", "review")
	assert.Equal(t, 0, l.state().Steps, "the lesson that was left is forgotten too")
	assert.Empty(t, value[string](l, `document.querySelector('[data-id="fixed"]').value`))
	assert.Empty(t, l.text(`[data-notice="cleared"]`), "once the next class has begun there is no way back")
}

// notes opens the notes to the walk in a tab of its own, as the browser does in a window.
func (l *lab) notes() *lab {
	l.t.Helper()
	require.NoError(l.t, l.Keys("n"))
	address := value[string](l, `asked[0]`)
	other := newTab(l.t, 900, 700)
	other.open(address)
	return other
}

// askedWindows keeps what window.open was asked for; answer is what it answers.
func askedWindows(answer string) string {
	return `window.asked = []; window.open = (address) => { asked.push(address); return ` + answer + `; };`
}

func TestTheNotesDriveTheWalk(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		t.Run(view, func(t *testing.T) {
			l := open(t, "lab.html?instructor&speed=instant&view="+view, view, askedWindows(`{ closed: false, focus() {}, postMessage() {} }`))
			l.walk("tick-11")
			other := l.notes()
			other.wait(`document.querySelector("#title").textContent === "Tick 11: just in time"`)
			assert.Contains(t, other.text("#note"), "work that goes stale")
			assert.Contains(t, other.text("#following"), "goes into quarantine")
			assert.Contains(t, other.text("#state"), "READY")
			require.NoError(t, other.ClickOn("#next"))
			other.wait(`document.querySelector("#place").textContent === "Step 1 of 4"`)
			assert.Contains(t, other.text("#note"), "Point at the dial")
			other.wait(`document.querySelector("#state").textContent.startsWith("QUARANTINED")`)
			assert.Equal(t, 1, l.state().Step)
			require.NoError(t, other.Keys(kb.PageDown+kb.PageUp))
			l.wait(`JSON.parse(redriveLab.state()).step === 1 && JSON.parse(redriveLab.state()).steps === 2`)
			l.choose("choose-language", "ru")
			other.wait(`document.querySelector("#place").textContent === "Шаг 1 из 4"`)
			assert.Contains(t, other.text("#note"), "циферблат")
			assert.Equal(t, "Назад", other.text("#back"))
			require.NoError(t, l.ClickOn(walkLeave))
			other.wait(`document.querySelector("#status").textContent.includes("не открыт")`)
			assert.Regexp(t, `^\d+:\d\d$`, other.text("#time"))
		})
	}
}

// Where the browser opens no window the lab says so and gives a link that works.
func TestABlockedNotesWindowIsTold(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?instructor&view=text", textView, askedWindows(`null`))
	l.walk("tick-11")
	require.NoError(t, l.Keys("n"))
	assert.Contains(t, l.text(`[data-notice="presenter"]`), "Allow pop-ups")
	other := newTab(t, 900, 700)
	other.open(value[string](l, `document.querySelector('[data-notice="presenter"] a').getAttribute("href")`))
	other.wait(`document.querySelector("#title").textContent === "Tick 11: just in time"`)
	require.NoError(t, other.ClickOn("#next"))
	l.wait(`JSON.parse(redriveLab.state()).step === 1`)
	require.NoError(t, l.Keys(kb.PageDown))
	assert.Equal(t, 2, l.state().Step, "the walk goes on in its own window")
}

func TestNotesWithoutTheirLabSaySo(t *testing.T) {
	t.Parallel()
	l := newTab(t, 360, 740)
	l.open("presenter.html#nobody")
	l.wait(`document.querySelector("#status").textContent.includes("answer")`)
	assert.LessOrEqual(t, value[int](l, `document.scrollingElement.scrollWidth`), 360)
	assert.Empty(t, value[[]string](l, `[...document.querySelectorAll("button")].filter((b) => b.getBoundingClientRect().height < 43.5).map((b) => b.outerHTML)`))
}
