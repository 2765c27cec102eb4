//go:build browser

package browsertest

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// drawnAfter is how many frames the canvas draws while the browser shows so many, and not how many it shows.
func (l *lab) drawnAfter(frames int, act func()) int {
	l.t.Helper()
	before := value[int](l, `redriveLabFrames.drawn`)
	act()
	return value[int](l, `new Promise((resolve) => {
		let left = %d;
		const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve(redriveLabFrames.drawn));
		next();
	})`, frames) - before
}

// fewFrames are those that a change without motion takes: the pointer's way and the change itself.
const fewFrames = 5

// A pointer that is none can't be captured, and the browser throws.
func TestABrowserCallThatThrowsDoesNotEndTheProgram(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	at := l.target("receive")
	value[bool](l, `["pointerdown", "pointerup"].every((type) => document.querySelector("canvas").dispatchEvent(
		new PointerEvent(type, { pointerId: 4711, button: 0, clientX: %v, clientY: %v, bubbles: true })))`, at.X+at.W/2, at.Y+at.H/2)
	assert.Equal(t, 1, l.state().Steps, "the press is heard all the same")
	l.press("receive")
	assert.Equal(t, 2, l.state().Steps)
	assert.Equal(t, canvasView, value[string](l, `document.documentElement.dataset.view`))
}

func TestCallsOfThePictureRefuseAsTheOthersDo(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	value[bool](l, `(window.heard = [], redriveLab.on("error", (json) => heard.push(json)), true)`)
	for i, c := range []struct{ call, code string }{
		{`setTheme(10n)`, "wrong-type"},
		{`setTheme({})`, "wrong-type"},
		{`setTheme()`, "wrong-arguments"},
		{`setTheme("dark", "light")`, "wrong-arguments"},
		{`setTheme("auto")`, "unknown-value"},
		{`setSpeed("NaN")`, "unknown-value"},
		{`setSpeed("1.3")`, "unknown-value"},
		{`setSpeed(Symbol())`, "wrong-type"},
		{`view()`, "wrong-arguments"},
		{`view(7)`, "unknown-value"},
		{`view("home")`, "unknown-value"},
		{`map("{}")`, "not-available"},
		{`whatIf()`, "not-available"},
	} {
		answer := value[string](l, `redriveLab.%s`, c.call)
		assert.Equal(t, c.code, value[string](l, `JSON.parse(%q).error?.code ?? ""`, answer), c.call)
		assert.Equal(t, answer, value[string](l, `heard[%d] ?? ""`, i), "%s is told", c.call)
	}
	for _, call := range []string{`setTheme("light")`, `setSpeed("0.5")`, `setSpeed(2)`, `setSpeed("instant")`, `view(3)`, `view("0")`} {
		assert.Equal(t, "{}", value[string](l, `redriveLab.`+call), call)
	}
	assert.Equal(t, "light instant", value[string](l, `document.documentElement.dataset.theme + " " + document.getElementById("choose-speed").value`), "the page around the picture follows")
}

// What fails in somebody's listener, or at an event that is none, is told and disturbs nobody.
func TestFaultsOfListenersAreTold(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	l.allowed = []string{"Error: mine", "wheel: "}
	value[bool](l, `(redriveLab.on("transition", () => { throw new Error("mine"); }), window.told = 0, redriveLab.on("transition", () => told++), true)`)
	value[string](l, `redriveLab.press("receive")`)
	assert.Equal(t, 1, value[int](l, `told`))
	value[bool](l, `document.getElementById("stage-canvas").dispatchEvent(new Event("wheel"))`)
	messages := strings.Join(l.Messages(), "\n")
	for _, part := range l.allowed {
		assert.Contains(t, messages, part)
	}
	assert.Equal(t, 1, l.state().Steps)
}

func TestNobodyAsksForMotionWhereNoneIsWished(t *testing.T) {
	l := newTab(t, 1280, 800)
	require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
	l.open("lab.html?speed=1")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	value[string](l, `redriveLab.setSpeed("1")`)
	l.drawnAfter(60, func() { l.press("receiveCycle") })
	assert.Zero(t, l.drawnAfter(30, func() {}), "it has faded over within a second")
	require.NoError(t, l.Prefer("prefers-reduced-motion", "no-preference"))
	assert.Greater(t, l.drawnAfter(30, func() { l.press("undo", "receive") }), fewFrames, "the wish may change")
}

// The motion of what was done in the text view is over when the 3D view comes back.
func TestNothingPlaysOnReturnToTheStage(t *testing.T) {
	l := open(t, "lab.html?speed=0.5", canvasView)
	l.press("receiveCycle")
	l.menu("#switch-view")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.click("schema-2", "approved", "remediationFixed", "redrive")
	drawn := l.drawnAfter(40, func() {
		l.menu("#switch-view")
		l.wait(`document.documentElement.dataset.view === "3d"`)
	})
	assert.LessOrEqual(t, drawn, fewFrames)
	assert.Equal(t, "REDRIVEN", l.state().State)
}

// A press that the lab refuses is told on the canvas, not dropped; the page may give the words.
func TestARefusedPressIsToldOnTheCanvas(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?speed=instant", canvasView)
	full := value[int](l, `(() => { // a session of 64 KiB: no step more has room
		const act = (step) => !JSON.parse(redriveLab.act(JSON.stringify(step))).error;
		for (let n = 16000; n >= 1; n = Math.floor(n / 2)) while (act({ do: "set", candidate: { x: "x".repeat(n) } }));
		while (act({ do: "tick" }));
		return JSON.parse(redriveLab.state()).steps;
	})()`)
	refusedWith := func(words string) image.Image {
		value[bool](l, `(redriveLabPage.refused = (answer) => (window.heard = JSON.parse(answer).error.code, %s), true)`, words)
		l.press("receive")
		assert.Equal(t, "too-long", value[string](l, `heard`))
		return l.picture()
	}
	nothing, own, english := refusedWith(`""`), refusedWith(`"Полно: больше нет места"`), refusedWith("undefined")
	assert.Equal(t, full, l.state().Steps)
	all := nothing.Bounds()
	assert.Greater(t, differingIn(nothing, own, all), 300)
	assert.Greater(t, differingIn(nothing, english, all), 300)
	assert.Greater(t, differingIn(own, english, all), 300)
}

func differingIn(a, b image.Image, part image.Rectangle) int {
	count := 0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if far(a.At(x, y).RGBA())(b.At(x, y).RGBA()) {
				count++
			}
		}
	}
	return count
}
