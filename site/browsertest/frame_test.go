//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The lab in a page that is longer than the screen, and the points that the tests use: the frame begins near the top.
const (
	longPage         = "host/long-page.html"
	fingersMay       = `frames[0].getComputedStyle(frames[0].document.querySelector("canvas")).touchAction` // of themselves
	drawnInFrame     = `frames[0].redriveLabFrames.drawn`
	stageX, stageY   = 300, 200
	focusInFrame     = `frames[0].document.activeElement`
	frameIsThere     = `frames[0].document.documentElement.dataset.view === "3d"`
	hostHasTheFocus  = `document.activeElement.tagName !== "IFRAME"`
	frameHasTheFocus = `document.activeElement.tagName === "IFRAME"`
)

func openLongPage(t *testing.T) *lab {
	t.Helper()
	l := newTab(t, 1000, 800)
	l.open(longPage)
	l.wait(frameIsThere)
	return l
}

// settledFrame is how many frames the lab has drawn once it rests; the page has it as "was".
func (l *lab) settledFrame() int {
	l.t.Helper()
	value[string](l, `frames[0].redriveLab.settle()`)
	return value[int](l, `%s.then((drawn) => (window.was = drawn))`, rests(drawnInFrame))
}

// framesPass waits until the page has shown so many.
func (l *lab) framesPass(n int) {
	l.t.Helper()
	value[bool](l, `new Promise((resolve) => { let left = %d; const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve(true)); next(); })`, n)
}

func TestALabInALongPage(t *testing.T) {
	l := openLongPage(t)
	for _, part := range []struct {
		name string
		test func(*lab)
	}{
		{"leaves its host alone while it loads", leavesItsHostAlone}, {"lets Tab through", letsTabThrough},
		{"gives the keys back", givesTheKeysBack}, {"leaves wheel and finger to the host", leavesWheelAndFinger}, {"lets go of what is held", letsGoOfWhatIsHeld}, {"rests unseen", restsUnseen},
	} {
		t.Run(part.name, func(t *testing.T) {
			value[bool](l, `(scrollTo(0, 0), keys.length = 0, true)`)
			part.test(&lab{Tab: l.Tab, t: t})
		})
	}
}

// The lab neither takes the focus nor scrolls the page to itself, and no policy against gamepads ends it.
func leavesItsHostAlone(l *lab) {
	assert.Equal(l.t, "before", value[string](l, `document.activeElement.id`))
	assert.Zero(l.t, value[int](l, `scrollY`))
	assert.True(l.t, value[bool](l, `(() => { try { frames[0].Navigator.prototype.getGamepads.call(frames[0].navigator); return false; } catch { return true; } })()`), "the policy holds")
	assert.Equal(l.t, "BODY", value[string](l, focusInFrame+`.tagName`))
}

// Tab goes through the lab and out of it, and back in by Shift+Tab, also after a click on the canvas.
func letsTabThrough(l *lab) {
	tabTo := func(id string) {
		for range 120 {
			require.NoError(l.t, l.Keys(kb.Tab))
			if value[string](l, `document.activeElement.id`) == id {
				return
			}
			assert.NotEqual(l.t, "CANVAS", value[string](l, focusInFrame+`.tagName`), "the picture takes no focus")
		}
		require.Fail(l.t, "Tab never comes to "+id)
	}
	tabTo("after")
	require.NoError(l.t, l.Click(stageX, stageY))
	require.NoError(l.t, l.Keys(kb.Tab))
	assert.True(l.t, value[bool](l, frameHasTheFocus))
	assert.NotContains(l.t, []string{"BODY", "CANVAS"}, value[string](l, focusInFrame+`.tagName`), "the canvas keeps no key")
	tabTo("after")
	require.NoError(l.t, l.BackTab())
	l.wait(frameHasTheFocus)
}

// Over the stage wheel and finger are the host's, until somebody clicks into the lab; Escape gives them back.
func leavesWheelAndFinger(l *lab) {
	back := func() { value[bool](l, `(scrollTo(0, 0), true)`) }
	require.NoError(l.t, l.Click(900, 300)) // beside the frame: whoever had clicked into the lab has left it
	require.NoError(l.t, l.Wheel(stageX, stageY, 120))
	l.wait(`scrollY > 0`)
	back()
	l.swipeScrolls()
	assert.Equal(l.t, "pan-y", value[string](l, fingersMay), "a finger's way up and down is the host's")
	assert.True(l.t, value[bool](l, `frames[0].document.querySelector("canvas").dispatchEvent(new frames[0].MouseEvent("contextmenu", { bubbles: true, cancelable: true }))`), "the context menu is the page's")

	require.NoError(l.t, l.Click(stageX, stageY))
	l.settledFrame()
	require.NoError(l.t, l.Wheel(stageX, stageY, 120))
	l.wait(drawnInFrame + ` > window.was`)
	assert.Equal(l.t, "none", value[string](l, fingersMay), "both are the lab's now")
	l.settledFrame()
	require.NoError(l.t, l.Swipe(stageX, stageY, 150))
	l.wait(drawnInFrame + ` > window.was`)
	assert.Zero(l.t, value[int](l, `scrollY`))

	require.NoError(l.t, l.Keys(kb.Escape))
	require.NoError(l.t, l.Wheel(stageX, stageY, 120))
	l.wait(`scrollY > 0`)
	back()
	l.swipeScrolls()
}

// rests is an expression for a number once it has been the same for some frames: such as how far a page is scrolled after the swing
// that a finger gives it, and how many frames were drawn.
func rests(number string) string {
	return `new Promise((rests) => {
	let at = -1, same = 0;
	const look = () => {
		same = ` + number + ` === at ? same + 1 : 0;
		at = ` + number + `;
		if (same === 20) rests(at);
		else requestAnimationFrame(look);
	};
	look();
})`
}

// swipeScrolls moves a finger over the stage and holds that the host has gone down the page by it; then it is put back.
func (l *lab) swipeScrolls() {
	l.t.Helper()
	value[int](l, rests(`scrollY`))
	require.NoError(l.t, l.Swipe(stageX, stageY, 150))
	assert.Greater(l.t, value[int](l, rests(`scrollY`)), 50)
	value[bool](l, `(scrollTo(0, 0), true)`)
	assert.Zero(l.t, value[int](l, rests(`scrollY`)))
}

// What is held when the frame is left isn't held any more: a button that comes up over the host, a key that comes up there.
func letsGoOfWhatIsHeld(l *lab) {
	l.settledFrame()
	require.NoError(l.t, l.Press(stageX, stageY))
	require.NoError(l.t, l.MoveTo(stageX+100, stageY+20))
	l.wait(drawnInFrame + ` > window.was`)
	require.NoError(l.t, l.MoveTo(900, 300))
	require.NoError(l.t, l.Release(900, 300))
	require.NoError(l.t, l.Hover(stageX+136, stageY+38))
	still := l.settledFrame()
	require.NoError(l.t, l.Hover(stageX+140, stageY+40))
	l.framesPass(10)
	assert.Equal(l.t, still, value[int](l, drawnInFrame), "nothing turns with the pointer")

	steps := func() int { return value[int](l, `JSON.parse(frames[0].redriveLab.state()).steps`) }
	before := steps()
	value[bool](l, `(frames[0].document.querySelector('[data-id="undo"]').focus(), true)`)
	require.NoError(l.t, l.Hold("t", 3))
	assert.Equal(l.t, before+1, steps(), "a key that is held counts once")
	require.NoError(l.t, l.Click(900, 300))
	l.wait(hostHasTheFocus)
	still = l.settledFrame()
	l.framesPass(20)
	assert.Equal(l.t, before+1, steps())
	assert.Equal(l.t, still, value[int](l, drawnInFrame))
	value[bool](l, `(frames[0].document.querySelector('[data-id="undo"]').focus(), true)`)
	require.NoError(l.t, l.Keys("t"))
	assert.Equal(l.t, before+2, steps(), "pressed again it counts again")
}

// Slides have keys of their own: Escape, where nothing in the lab is open, gives them back.
func givesTheKeysBack(l *lab) {
	require.NoError(l.t, l.Click(stageX, stageY))
	require.NoError(l.t, l.Keys("r"))
	assert.Empty(l.t, value[[]string](l, `keys`), "the lab has the keys")
	require.NoError(l.t, l.Keys("?"))
	l.wait(`frames[0].document.querySelector("dialog[open]")`)
	require.NoError(l.t, l.Keys(kb.Escape))
	l.wait(`!frames[0].document.querySelector("dialog")`)
	value[bool](l, `(frames[0].document.querySelector("#menu-button").click(), frames[0].document.querySelector("#menu-button").focus(), true)`)
	require.NoError(l.t, l.Keys(kb.Escape))
	l.wait(`!frames[0].document.querySelector("#menu").open`)
	assert.True(l.t, value[bool](l, frameHasTheFocus), "what was open took the key")
	require.NoError(l.t, l.Keys(kb.Escape))
	l.wait(hostHasTheFocus)
	require.NoError(l.t, l.Keys("x"))
	assert.Equal(l.t, []string{"x"}, value[[]string](l, `keys`))
	assert.Equal(l.t, 1, value[int](l, `JSON.parse(frames[0].redriveLab.state()).steps`), "and its session is as it was")
}

// A frame that nobody sees draws nothing: scrolled away, taken out of the layout, or without a size. Seen again it shows the
// session as it stands, in its new size.
func restsUnseen(l *lab) {
	value[bool](l, `(window.frame = document.querySelector("iframe"), true)`)
	for _, unseen := range []struct{ name, hide, show string }{
		{"scrolled away", `scrollTo(0, 3000)`, `scrollTo(0, 0)`},
		{"not laid out", `frame.style.display = "none"`, `frame.style.display = ""`},
		{"without size", `frame.style.width = frame.style.height = 0`, `frame.style.width = frame.style.height = ""`},
	} {
		require.Greater(l.t, l.settledFrame(), 0)
		value[bool](l, `(%s, true)`, unseen.hide)
		l.framesPass(10)
		before := value[int](l, drawnInFrame)
		value[string](l, `frames[0].redriveLab.act('{"do":"receive"}')`)
		l.framesPass(20)
		assert.Equal(l.t, before, value[int](l, drawnInFrame), unseen.name)
		value[bool](l, `(%s, true)`, unseen.show)
		l.wait(fmt.Sprintf(drawnInFrame+` > %d`, before))
	}
	value[bool](l, `(frame.style.width = "640px", frame.style.height = "500px", true)`)
	l.wait(`(({ width, height }) => width === 640 * devicePixelRatio && height === 500 * devicePixelRatio)(frames[0].document.querySelector("canvas"))`)
}

// A frame that is hidden while it loads comes to itself when it is shown.
func TestAFrameThatStartsHidden(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1000, 800, `if (self === top) document.addEventListener("DOMContentLoaded", () => { document.querySelector("iframe").style.display = "none"; });`)
	l.open(longPage)
	l.wait(`frames[0].redriveLab?.act('{"do":"receiveCycle"}').includes("QUARANTINED")`)
	value[bool](l, `(document.querySelector("iframe").style.display = "", true)`)
	l.wait(frameIsThere + ` && frames[0].document.querySelector("canvas").width === 800 * devicePixelRatio`)
	assert.Equal(t, "QUARANTINED", value[string](l, `JSON.parse(frames[0].redriveLab.state()).state`))
}
