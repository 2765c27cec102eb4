//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	walkNext    = `[data-walk="next"]`
	walkBack    = `[data-walk="back"]`
	walkLeave   = `[data-walk="leave"]`
	walkOpen    = `!document.querySelector("#walk").hidden && ` + guideShown
	guideShown  = `!document.querySelector("#guide").hidden && ` + guideHasRoom
	walkClosed  = `document.querySelector("#walk").hidden`
	walkFocused = `document.activeElement.dataset.walk ?? ""`
)

// guideHasRoom says that the page has left the guide's row the room that it takes, which it hears of a frame later.
const guideHasRoom = `Math.abs(parseFloat(document.documentElement.style.getPropertyValue("--guide-height")) - document.querySelector("#guide").offsetHeight) < 1`

// walk opens a guided walk from the menu.
func (l *lab) walk(name string) {
	l.t.Helper()
	l.menu(`[data-entry="walks"]`)
	l.wait(`document.querySelector("#walks[open]")`)
	require.NoError(l.t, l.ClickOn(fmt.Sprintf(`[data-walk-name=%q]`, name)))
	l.wait(walkOpen)
}

// own plays a session that has an undone step, and answers its state once it stands in the address.
func (l *lab) own() string {
	l.t.Helper()
	for _, id := range []string{"receiveCycle", "approved", "undo"} {
		value[string](l, `redriveLab.press(%q)`, id)
	}
	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	return value[string](l, `redriveLab.state()`)
}

// A walk goes forth and back by keyboard and pointer, and the session from before comes back with all of its steps.
func TestAWalkLeavesTheOwnSessionAsItWas(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		t.Run(view, func(t *testing.T) {
			l := open(t, "lab.html?speed=instant&view="+view, view, `localStorage.removeItem("redrive-lab.reached.quarantine")`)
			before, hash := l.own(), value[string](l, `location.hash`)
			value[bool](l, `(told = [], redriveLab.on("transition", (json) => told.push(JSON.parse(json).state.state)), true)`)
			l.walk("tick-12")
			assert.Equal(t, []string{"READY"}, value[[]string](l, `told`), "the way there is told to nobody")
			assert.NotContains(t, value[string](l, `localStorage.getItem("redrive-lab.reached.quarantine")`), "HELD", "nor is its end reached")
			assert.Equal(t, 0, l.state().Steps, "what is to come isn't shown before it is played")
			assert.Equal(t, "Tick 12: one tick too late", l.text("#walk-title"))
			assert.Equal(t, "Beginning of 4 steps", l.text(".walk-place span"))
			assert.Contains(t, l.text(".walk-caption"), "One tick more.")
			assert.Equal(t, "next", value[string](l, walkFocused))
			require.NoError(t, l.Keys(kb.Enter+" "))
			assert.Equal(t, 2, l.state().Step)
			assert.Equal(t, "Step 2 of 4", l.text(".walk-place span"))
			assert.Equal(t, "Everything that people can do is done.", l.text(".walk-caption"))
			assert.Equal(t, "next", value[string](l, walkFocused), "the focus stays")
			require.NoError(t, l.ClickOn(walkBack))
			assert.Equal(t, "Step 1 of 4", l.text(".walk-place span"))
			assert.Equal(t, 1, l.state().Step)
			for range 4 { // once more than there are steps
				require.NoError(t, l.ClickOn(walkNext))
			}
			assert.Equal(t, "expired", l.state().Reason)
			assert.Equal(t, 4, l.state().Step)
			assert.True(t, value[bool](l, `document.querySelector('[data-walk="next"]').ariaDisabled === "true"`))
			assert.Equal(t, hash, value[string](l, `location.hash`), "the address keeps the own session")
			require.NoError(t, l.ClickOn(walkLeave))
			require.True(t, value[bool](l, walkClosed))
			assert.Equal(t, before, value[string](l, `redriveLab.state()`))
			value[string](l, `redriveLab.press("redo")`)
			assert.Equal(t, 2, l.state().Step, "the undone step is there too")
		})
	}
}

func TestAWalkIsToldToAScreenReaderInEveryLanguage(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&locale=ru", textView)
	l.walk("recovery")
	require.NoError(t, l.ClickOn(walkNext))
	assert.Equal(t, "polite", value[string](l, `document.querySelector(".walk-caption").closest("[aria-live]").ariaLive`))
	assert.Contains(t, l.text(".walk-said"), "Шаг 1 из 4")
	assert.Contains(t, l.text(".walk-said"), "управляемый повтор")
	l.choose("choose-language", "th")
	assert.Contains(t, l.text(".walk-said"), "ขั้นที่ 1 จาก 4")
	assert.Contains(t, l.text(".walk-said"), "ลองใหม่แบบควบคุม")
	assert.Equal(t, "ถัดไป", l.text(walkNext))
}

// Whoever takes the walk's own step by hand stays on its way; any other step leads off it, and back again.
func TestALearnerMayLeaveTheWay(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.walk("worked-example")
	l.click("receiveCycle")
	assert.Equal(t, "Step 1 of 4", l.text(".walk-place span"))
	assert.Contains(t, l.text(".walk-caption"), "Three receives fail")
	l.click("tick-5", "redrive")
	for _, locale := range []string{"th", "ru", "en"} {
		l.choose("choose-language", locale)
		assert.Contains(t, l.text(".walk-caption"), "1", locale)
		assert.NotContains(t, l.text(".walk-caption"), "{", locale)
	}
	assert.Contains(t, l.text(".walk-caption"), "a way of your own")
	assert.Equal(t, "Back to the walk", l.text(walkNext))
	require.NoError(t, l.ClickOn(walkNext))
	assert.Equal(t, 1, l.state().Step)
	assert.Equal(t, "QUARANTINED", l.state().State)
	assert.Equal(t, "Next", l.text(walkNext))
}

// What the address or a host opens meanwhile ends the walk, and the session from before doesn't come over it.
func TestAnotherSessionEndsTheWalk(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.own()
	l.walk("tick-11")
	link := value[string](l, `redriveLab.open('{"format":"redrive-lab/1","steps":[{"do":"tick","n":7}]}') && redriveLab.link()`)
	assert.True(t, value[bool](l, walkClosed))
	assert.Equal(t, 7, l.state().Now)
	l.wait(fmt.Sprintf(`location.hash === "#" + %q`, link))
}

func TestAReloadOrAnotherLessonComesBackToTheOwnSession(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.own()
	l.walk("poison")
	require.NoError(t, l.ClickOn(walkNext))
	require.NoError(t, l.Reload())
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, "QUARANTINED", l.state().State)
	assert.True(t, value[bool](l, walkClosed))
	l.walk("poison")
	l.choose("choose-lesson", "quarantine")
	assert.True(t, value[bool](l, walkClosed))
	assert.Equal(t, "QUARANTINED", l.state().State)
}

// A body's 1.0 is no 1: what is put aside comes back with the very hash that it had.
func TestNumbersComeBackAsTheyWere(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	value[string](l, `redriveLab.press("body", '{"schema_version":2.0,"video_id":"a \\"}{\\\\ b"}')`)
	hash := l.state().BodyHash
	l.walk("tick-11")
	require.NoError(t, l.ClickOn(walkLeave))
	assert.Equal(t, hash, l.state().BodyHash)
}

// The walk has a row for itself: nothing that is seen lies under it, as the mirror under the canvas isn't, and what is pressed is
// large enough.
func TestAWalkCoversNothing(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?speed=instant&view="+view, view)
		l.walk("recovery")
		for range 3 {
			require.NoError(t, l.ClickOn(walkNext))
		}
		for _, c := range []struct {
			width, height int
			theme, locale string
		}{
			{1280, 720, "projector", "th"}, {320, 568, "dark", "ru"}, {360, 740, "projector", "th"}, {740, 360, "light", "en"},
		} {
			name := fmt.Sprint(view, c)
			l.choose("choose-theme", c.theme)
			l.choose("choose-language", c.locale)
			require.NoError(t, l.Resize(c.width, c.height, 1))
			l.wait(guideHasRoom)
			assert.LessOrEqual(t, value[int](l, `document.scrollingElement.scrollWidth`), c.width, name)
			assert.Empty(t, value[[]string](l, `[...document.querySelectorAll("#walk button")].filter((b) => { const r = b.getBoundingClientRect(); return r.height < 43.5 || r.left < 0 || r.right > innerWidth; }).map((b) => b.outerHTML)`), name)
			assert.Empty(t, value[[]string](l, `((row) => [...document.querySelectorAll("#bar, #stage-flat, .aside, .groups, #stage-canvas")].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !(document.documentElement.dataset.view === "3d" && e.closest("#mirror")))
				.filter((e) => { const r = e.getBoundingClientRect(); return r.bottom > row.top + 1 && r.top < row.bottom - 1; }).map((e) => e.id || e.className))(document.querySelector("#guide").getBoundingClientRect())`), name)
		}
	}
}

// The lab on the canvas is laid out for what is left of the page.
func TestTheCanvasIsAsMuchSmaller(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	l.walk("worked-example")
	l.wait(`JSON.parse(redriveLab.targets()).every(({ y, h }) => y + h <= document.querySelector("#guide").getBoundingClientRect().top + 1)`)
	l.press("receiveCycle")
	assert.Equal(t, "Step 1 of 4", l.text(".walk-place span"))
	require.NoError(t, l.ClickOn(walkLeave))
	l.wait(`document.querySelector("#stage-canvas").getBoundingClientRect().height === innerHeight`)
}

// In the projector theme the menu reaches down to where the walk stands, and has to be whole there.
func TestAnOpenMenuLiesOverTheWalk(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?theme=projector", canvasView)
	l.walk("worked-example")
	require.NoError(t, l.ClickOn("#menu-button"))
	require.True(t, value[bool](l, `document.querySelector(".menu-panel").getBoundingClientRect().bottom > document.querySelector("#guide").getBoundingClientRect().top + 12`))
	assert.True(t, value[bool](l, `((menu, row) => menu.contains(document.elementFromPoint(menu.getBoundingClientRect().left + 30, row.top + 8)))(document.querySelector(".menu-panel"), document.querySelector("#guide").getBoundingClientRect())`))
}

// newcomer is who has never been here, on the first page that they open.
const newcomer = `try { if (!sessionStorage.getItem("came")) { sessionStorage.setItem("came", "1"); localStorage.removeItem("redrive-lab.tour"); } } catch {}`

const offered = `!document.querySelector("#offer").hidden && !document.querySelector("#guide").hidden`

func TestTheTourIsOfferedUntilAChoice(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, newcomer)
	require.True(t, value[bool](l, offered))
	assert.False(t, value[bool](l, `document.querySelector("#offer").contains(document.activeElement)`), "it takes no focus")
	l.click("receiveCycle") // nor is it in the way
	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	require.NoError(t, l.ClickOn(`[data-offer="leave"]`))
	assert.False(t, value[bool](l, offered))
	require.NoError(t, l.Reload())
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.False(t, value[bool](l, offered))
	assert.Equal(t, "QUARANTINED", l.state().State)
	l.menu(`[data-entry="tour"]`)
	l.wait(walkOpen)
	assert.Equal(t, "Two-minute tour", l.text("#walk-title"))
}

func TestTheTourIsTaken(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?speed=instant&view="+view, view, newcomer)
		require.NoError(t, l.ClickOn(`[data-offer="take"]`))
		l.wait(walkOpen)
		assert.False(t, value[bool](l, offered))
		for range 7 {
			require.NoError(t, l.ClickOn(walkNext))
		}
		assert.Equal(t, "SUCCEEDED", l.state().State)
		require.NoError(t, l.ClickOn(walkLeave))
		assert.Equal(t, 0, l.state().Steps)
	}
}

// Who comes with something of their own in mind is offered nothing.
func TestWhoIsNotOfferedTheTour(t *testing.T) {
	t.Parallel()
	link := value[string](open(t, "lab.html?view=text", textView), `redriveLab.press("receiveCycle") && redriveLab.link()`)
	for _, query := range []string{"&scenario=tick-12", "&controls=none", "&start=0", "&instructor", "#" + link} {
		l := open(t, "lab.html?view=text"+query, textView, newcomer)
		assert.False(t, value[bool](l, offered), query)
	}
}

// Where a browser keeps nothing nobody is asked again and again, and nothing throws.
func TestADeniedStorageOffersNothing(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });`)
	assert.False(t, value[bool](l, offered))
	l.menu(`[data-entry="tour"]`)
	l.wait(walkOpen)
	require.NoError(t, l.ClickOn(walkNext))
	assert.Equal(t, "RETRY", l.state().State)
}
