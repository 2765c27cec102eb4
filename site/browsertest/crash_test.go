//go:build browser

package browsertest

import (
	"bytes"
	"encoding/base64"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// keepPrograms keeps the Go programs that the page starts, in their order, so that a test can end one: in the text view
// programs[0] is engine.wasm, in the 3D view the last one is lab.wasm.
const keepPrograms = `window.programs = [];
	Object.defineProperty(globalThis, "Go", { configurable: true, set(Go) {
		const run = Go.prototype.run;
		Go.prototype.run = function (instance) { programs.push(this); return run.call(this, instance); };
		Object.defineProperty(globalThis, "Go", { value: Go });
	} });
	window.end = (program) => { program.exited = true; program.exit(2); program._resolveExitPromise(); return true; };`

// atFirstFrame does something when lab.wasm has drawn and the page doesn't know yet.
func atFirstFrame(script string) string {
	return `{ let given; Object.defineProperty(globalThis, "redriveLabPage", { configurable: true, get: () => given, set(page) {
		given = page;
		const first = page.firstFrame;
		page.firstFrame = () => { ` + script + `; first.call(page); };
	} }); }`
}

// A program that ends takes the picture with it, not the lesson: not even where the address can't keep the session.
func TestEndedCanvasGoesOnInTheTextView(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView, keepPrograms, `history.replaceState = () => { throw new DOMException("not here", "SecurityError"); };`)
	value[bool](l, `(window.heard = [], redriveLab.on("transition", (json) => heard.push(JSON.parse(json).state.state)), true)`)
	l.press("receiveCycle")
	require.Equal(t, "QUARANTINED", l.state().State)
	value[bool](l, `end(programs.at(-1))`)
	l.wait(`document.querySelector('[data-notice="canvas"]')`)
	assert.Contains(t, l.text(`[data-notice="canvas"]`), "lab.wasm ended")
	assert.Equal(t, "QUARANTINED", l.state().State, "the step on the canvas isn't lost")
	assert.False(t, value[bool](l, `document.querySelector("#stage-canvas") !== null`))
	l.click("schema-2", "approved", "remediationFixed", "redrive", "consume")
	succeeded(t, l)
	assert.Equal(t, "SUCCEEDED", l.text("#state"))
	assert.Equal(t, "SUCCEEDED", value[string](l, `heard.at(-1)`), "who listened goes on listening")

	require.NoError(t, l.ClickOn(`[data-notice="canvas"] [data-notice-do="close"]`))
	l.menu("#switch-view")
	assert.Contains(t, l.text(`[data-notice="canvas"]`), "lab.wasm ended", "the 3D view says again why it isn't there")
}

func TestEndedEngineSaysWhatToDo(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, keepPrograms)
	l.click("receiveCycle")
	value[bool](l, `end(programs[0])`)
	l.wait(`document.querySelector('[data-notice="engine"]')`)
	assert.Contains(t, l.text(`[data-notice="engine"]`), "engine.wasm ended")
	l.click("approved")
	assert.NotEmpty(t, l.text("#c-approved-refused"), "a control says that it does nothing")
	require.NoError(t, l.ClickOn(`[data-notice="engine"] [data-notice-do="retry"]`))
	l.wait(`document.documentElement.dataset.view === "text" && globalThis.redriveLab && JSON.parse(redriveLab.state()).state === "QUARANTINED"`)
}

// When lab.wasm doesn't take the session, the text view keeps it, and goes on working.
func TestFailedHandOverLeavesTheTextView(t *testing.T) {
	t.Parallel()
	refuse := `{ let kept, armed = false; Object.defineProperty(globalThis, "redriveLab", { configurable: true, get: () => kept, set(lab) {
		kept = lab;
		if (window.drawing && lab) { lab.open = () => '{"error":{"code":"internal","message":"not taken","path":""}}'; window.drawing = false; }
	} });
	let page; Object.defineProperty(globalThis, "redriveLabPage", { configurable: true, get: () => page, set(given) { page = given; window.drawing = true; } }); }`
	l := openBothWays(t, "lab.html", refuse)
	l.wait(`document.querySelector('[data-notice="canvas"]')`)
	assert.Contains(t, l.text(`[data-notice="canvas"]`), "The lab made a mistake of its own", "in the page's own words")
	l.click(then("redrive", "consume")...)
	succeeded(t, l)
	assert.Equal(t, "SUCCEEDED", l.text("#state"), "the mirror follows")
}

// A download that failed can be had again, by its note and by the switch.
func TestFailedDownloadIsTriedAgain(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, `window.real = fetch; window.fetch = (file, ...rest) =>
		String(file).endsWith("lab.wasm") ? Promise.reject(new TypeError("offline")) : real(file, ...rest);`)
	l.open("lab.html")
	l.wait(`document.documentElement.dataset.view === "text" && document.querySelector('[data-notice="canvas"]')`)
	assert.True(t, value[bool](l, `document.createElement === Document.prototype.createElement && !Object.hasOwn(document.body, "clientWidth")`),
		"nothing of the page is taken hold of before there is a program")
	require.NoError(t, l.ClickOn(`[data-notice="canvas"] [data-notice-do="close"]`))
	l.menu("#switch-view")
	l.wait(`document.querySelector('[data-notice="canvas"]')`)
	l.click("receiveCycle")
	value[bool](l, `(window.fetch = real, true)`)
	require.NoError(t, l.ClickOn(`[data-notice="canvas"] [data-notice-do="retry"]`))
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Equal(t, "QUARANTINED", l.state().State)
}

// A host may keep the object: it is the same before and after the 3D view has come.
func TestKeptObjectFollowsTheHandOver(t *testing.T) {
	t.Parallel()
	l := openBothWays(t, "lab.html", atFirstFrame(`window.kept = redriveLab; window.early = [kept.image(), kept.version]`))
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.True(t, value[bool](l, `kept === redriveLab`))
	assert.Contains(t, value[string](l, `early[0]`), "not-available")
	assert.Equal(t, value[string](l, `early[1]`), value[string](l, `kept.version`))
	l.press("receiveCycle")
	assert.Contains(t, value[string](l, `kept.state()`), "QUARANTINED")
	assert.True(t, strings.HasPrefix(value[string](l, `kept.image()`), "data:image/png"))
}

func TestThemeChosenBeforeTheFirstFrameHolds(t *testing.T) {
	t.Parallel()
	l := openBothWays(t, "lab.html?theme=dark", atFirstFrame(`{ const choose = document.querySelector("#choose-theme");
		choose.value = "light"; choose.dispatchEvent(new Event("change")); }`))
	l.wait(`document.documentElement.dataset.view === "3d"`)
	picture, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(value[string](l, `redriveLab.image()`), "data:image/png;base64,"))
	require.NoError(t, err)
	shown, err := png.Decode(bytes.NewReader(picture))
	require.NoError(t, err)
	corner := shown.Bounds().Max
	r, _, _, _ := shown.At(corner.X-2, corner.Y-2).RGBA()
	assert.Greater(t, r, uint32(0x8000), "the picture is light")
}
