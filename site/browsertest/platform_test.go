//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Where the system takes small textures only, as Firefox says that it does when it hides what it runs on, none is larger.
func TestNoTextureIsLargerThanTheSystemTakes(t *testing.T) {
	t.Parallel()
	l := newTab(t, 3840, 2160, `{ const { getParameter, texImage2D } = WebGL2RenderingContext.prototype;
		WebGL2RenderingContext.prototype.getParameter = function (name) { return name === this.MAX_TEXTURE_SIZE ? 2048 : getParameter.call(this, name); };
		window.largest = 0;
		WebGL2RenderingContext.prototype.texImage2D = function (...args) { largest = Math.max(largest, args[3], args[4]); return texImage2D.apply(this, args); }; }`)
	l.open("lab.html?speed=instant&theme=projector")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	l.press("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
	assert.Equal(t, 2048, value[int](l, `document.querySelector("canvas").width`))
	assert.Equal(t, 2048, value[int](l, `largest`))
}

// keepScales keeps what the page asks the browser about its screen's pixels: an emulated screen gets another scale without telling of it
// as a real one does, so the test tells it.
const keepScales = `window.scales = []; { const real = matchMedia; window.matchMedia = (query) => {
	const list = real.call(window, query);
	if (query.includes("dppx")) scales.push(list);
	return list;
}; }`

// toScreen takes the window to a screen of this size, in CSS pixels, with ratio pixels each, and waits until the canvas has them.
func (l *lab) toScreen(width, height int, ratio float64) {
	l.t.Helper()
	require.NoError(l.t, l.Resize(width, height, ratio))
	value[bool](l, `scales.at(-1).dispatchEvent(new Event("change"))`)
	l.wait(fmt.Sprintf(`(({ width, height }) => width === %[1]v && height === %[2]v)(document.querySelector("canvas"))`, float64(width)*ratio, float64(height)*ratio))
}

// A window that goes to a screen with other pixels is drawn in those.
func TestARunningLabFollowsItsScreen(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?speed=instant", canvasView)
	for _, ratio := range []float64{2, 1.25} {
		require.NoError(t, l.Resize(1280, 800, ratio))
		_, err := l.Screenshot() // a browser without a screen looks at it when a picture is taken
		require.NoError(t, err)
		l.wait(value[string](l, "`(({ width, height }) => width === ${1280 * %[1]v} && height === ${800 * %[1]v})(document.querySelector('canvas'))`", ratio))
	}
	assert.Equal(t, "BODY", value[string](l, `document.activeElement.tagName`), "the lab takes no focus of itself")
	l.press("receive")
	assert.Equal(t, 1, l.state().Steps, "and what is pressed is where it is seen")
	// Smoothing and depth would be paid for with each frame.
	assert.Equal(t, []bool{false, false}, value[[]bool](l, `(({ antialias, depth }) => [antialias, depth])(document.querySelector("canvas").getContext("webgl2").getContextAttributes())`))
}

// What is lost again and again comes back to the same session each time, and only when somebody asks.
func TestAContextIsLostAgainAndAgain(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?speed=instant", canvasView)
	l.press("receiveCycle")
	for range 3 {
		value[bool](l, `(document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(), true)`)
		l.wait(`document.querySelector('[data-notice="canvas"]') && document.documentElement.dataset.view === "text"`)
		assert.Equal(t, "QUARANTINED", l.state().State)
		require.NoError(t, l.ClickOn(`[data-notice="canvas"] [data-notice-do="retry"]`))
		l.wait(`document.documentElement.dataset.view === "3d"`)
		assert.Equal(t, "QUARANTINED", l.state().State)
	}
}

// What is pressed is held until it is let go, and nothing stays pressed: not when the button comes up outside of the window, nor
// when the window is left, nor when the system takes a finger away.
func TestNothingStaysPressed(t *testing.T) {
	l := open(t, "lab.html?speed=instant", canvasView)
	still := func() {
		value[string](l, `redriveLab.settle()`)
		value[int](l, rests(`redriveLabFrames.drawn`))
	}
	turned := func() int {
		require.NoError(t, l.Hover(498, 259)) // the pointer may come to lie on something
		still()
		return l.drawnAfter(20, func() { require.NoError(t, l.Hover(500, 260)) })
	}
	require.NoError(t, l.Press(300, 200))
	require.Greater(t, l.drawnAfter(10, func() { require.NoError(t, l.MoveTo(400, 240)) }), 0, "a drag turns the stage")
	still()
	bar := value[[]float64](l, `((box) => [box.left + box.width / 2, box.top + box.height / 2])(document.querySelector("#bar").getBoundingClientRect())`)
	assert.Greater(t, l.drawnAfter(10, func() { require.NoError(t, l.MoveTo(bar[0], bar[1])) }), 0, "also where the page's own controls lie over it")
	require.NoError(t, l.Release(bar[0], bar[1]))
	still()
	for name, leave := range map[string]func(){
		"released outside": func() { require.NoError(t, l.Release(-40, 200)) },
		"window left":      func() { value[bool](l, `dispatchEvent(new Event("blur"))`) },
		"page hidden":      func() { l.minimized(func() {}) },
	} {
		require.NoError(t, l.Press(300, 200))
		require.Greater(t, l.drawnAfter(10, func() { require.NoError(t, l.MoveTo(400, 240)) }), 0, "a drag turns the stage")
		leave()
		still()
		assert.Zero(t, turned(), name)
		require.NoError(t, l.Release(500, 260))
		still()
	}
	at := l.target("receive")
	require.NoError(t, l.TouchAndCancel(at.X+at.W/2, at.Y+at.H/2))
	assert.Zero(t, l.state().Steps, "a touch that was taken away presses nothing")
	l.press("receive")
	assert.Equal(t, 1, l.state().Steps)
}

// minimized does something while the page's window is put away.
func (l *lab) minimized(do func()) {
	l.t.Helper()
	require.NoError(l.t, l.Minimize(true))
	l.wait(`document.hidden`)
	do()
	require.NoError(l.t, l.Minimize(false))
	l.wait(`!document.hidden`)
}

// A page that nobody sees draws nothing, whatever is done to its session, and shows it when it is seen again.
func TestAHiddenPageRests(t *testing.T) {
	l := open(t, "lab.html?speed=1", canvasView)
	l.press("receive")
	var before int
	l.minimized(func() {
		before = value[int](l, `redriveLabFrames.drawn`)
		value[string](l, `redriveLab.act('{"do":"receiveCycle"}')`)
		l.wait(`document.querySelector("#state").textContent.includes("QUARANTINED")`) // for readers nothing rests
		assert.Equal(t, before, value[int](l, `redriveLabFrames.drawn`))
	})
	l.wait(fmt.Sprintf(`redriveLabFrames.drawn > %d`, before))
	assert.Equal(t, "QUARANTINED", l.state().State)
	assert.Equal(t, "QUARANTINED", l.text("#state"))
}

// A key that comes up within the task in which it went down is heard, once.
func TestAKeyOfOneTaskIsHeard(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	value[bool](l, `["keydown", "keyup"].map((type) => document.body.dispatchEvent(new KeyboardEvent(type, { key: "r", code: "KeyR", bubbles: true, cancelable: true }))).length === 2`)
	assert.Equal(t, 1, l.state().Steps)
}

// Browsers drop what is written into the address more often than a few times a second.
func TestTheAddressIsWrittenSeldom(t *testing.T) {
	l := open(t, "lab.html?view=text", textView, `{ const real = history.replaceState; window.writtenAt = [];
		history.replaceState = function (...args) { writtenAt.push(performance.now()); return real.apply(history, args); }; }`)
	value[bool](l, `new Promise((resolve) => {
		const next = () => { redriveLab.act('{"do":"tick"}'); if (writtenAt.length > 3) resolve(true); else requestAnimationFrame(next); };
		next(); })`)
	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	written := value[[]float64](l, `writtenAt`)
	require.Greater(t, len(written), 2)
	for i, at := range written[1:] {
		assert.GreaterOrEqual(t, at-written[i], 299.0)
	}
	assert.Less(t, len(written), l.state().Steps)
}

// keepViolations keeps what a page's policies forbid; what only takes text as an address is none of it.
const keepViolations = `window.broken = []; addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
	if (!/^(Worker constructor|ServiceWorkerContainer register)\|/.test(sample)) broken.push(violatedDirective + " " + blockedURI + " " + sample); });`

// A host with a strict policy of its own, for everything that the site has: and nowhere is a text made into elements.
func TestTheStrictestPolicyOfAHostHolds(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, keepViolations)
	l.allowed = []string{"TrustedScriptURL"}
	l.open("strict/lab.html?speed=instant")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	l.press(then("redrive", "consume")...)
	succeeded(t, l)
	openMap(l)
	assert.Empty(t, value[[]string](l, `broken`))

	l.open("strict/lab.html?view=text&lesson=review")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.menu("#show-histories")
	l.wait(`document.querySelector("#histories[open]")`)
	assert.Empty(t, value[[]string](l, `broken`))

	l.open("strict/th/quarantine.html")
	l.wait(`document.querySelector(".progress")`)
	l.fillIn("schema-3", "state", "HELD")
	require.NoError(t, l.ClickOn("#exercise-schema-3 button"))
	l.wait(`document.querySelector("#exercise-schema-3 .score").textContent !== ""`)
	assert.Empty(t, value[[]string](l, `broken`))
}

// In a frame without an origin of its own nothing can be read where the host doesn't allow it; the page says so, to the
// learner and to the host.
func TestASandboxWithoutLeaveIsNamed(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1000, 800)
	l.allowed = []string{"CORS policy", "net::ERR_FAILED", "closed/"}
	l.open("host/long-page.html")
	value[bool](l, `(window.told = [], addEventListener("message", ({ data }) => told.push(data.event + " " + data.data)),
		Object.assign(document.querySelector("iframe"), { sandbox: "allow-scripts", src: "../closed/lab.html?locale=ru" }), true)`)
	l.wait(`told.some((each) => each.startsWith("error ") && each.includes("Access-Control-Allow-Origin"))`)
	assert.Contains(t, value[string](l, `told.join()`), "not-loaded")
}

// A page whose own modules don't arrive doesn't wait for ever.
func TestMissingModulesAreTold(t *testing.T) {
	t.Parallel()
	l := newTab(t, 360, 740)
	l.allowed = []string{"404"}
	l.open("no-modules/lab.html?locale=th")
	l.wait(`document.querySelector("#loading button")`)
	assert.Contains(t, l.text("#loading"), "js/main.js")
	assert.Equal(t, "th", value[string](l, `document.documentElement.lang`))
}
