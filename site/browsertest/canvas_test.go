//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// target is a rectangle of the canvas that presses something, in CSS pixels.
type target struct {
	ID         string
	X, Y, W, H float64
}

// press clicks controls where the canvas shows them, with the pointer.
func (l *lab) press(ids ...string) {
	l.t.Helper()
	for _, id := range ids {
		at := l.target(id)
		require.NoError(l.t, l.Click(at.X+at.W/2, at.Y+at.H/2))
	}
}

func (l *lab) target(id string) target {
	l.t.Helper()
	var targets []target
	require.NoError(l.t, json.Unmarshal([]byte(value[string](l, `redriveLab.targets()`)), &targets))
	for _, at := range targets {
		if at.ID == id {
			return at
		}
	}
	require.Fail(l.t, "the canvas shows no "+id)
	return target{}
}

func TestCanvasWorkedExampleByPointer(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	l.press("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
	l.press("schema-2", "approved", "remediationFixed", "redrive")
	assert.Equal(t, "REDRIVEN", l.state().State)
	l.press("consume")
	succeeded(t, l)
	assert.Equal(t, "SUCCEEDED", l.text("#state"), "the mirror follows")
	l.press("undo")
	assert.Equal(t, "REDRIVEN", l.state().State)
}

func TestCanvasWorkedExampleByKeyboard(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	for _, id := range then("redrive", "consume") {
		l.tabTo(id)
		require.NoError(t, l.Keys(kb.Enter))
	}
	succeeded(t, l)
	assert.Contains(t, l.text("#live"), "SUCCEEDED", "and is told")
}

func TestCanvasWorkedExampleByShortcuts(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	require.NoError(t, l.Keys("r"))
	assert.Equal(t, 1, l.state().Steps, "once, not by page and canvas both")
	l.press("schema-2")
	for _, key := range []string{"a", "f", "d", "c"} {
		require.NoError(t, l.Keys(key))
	}
	succeeded(t, l)
	assert.Equal(t, 6, l.state().Steps)
}

func TestFieldIsEditedOnTheCanvas(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	l.press("operationId")
	l.wait(`document.activeElement.dataset.id === "operationId" && document.activeElement.classList.contains("in-place")`)
	at := l.target("operationId")
	box := value[[]float64](l, `(({ left, top, width, height }) => [left, top, width, height])(document.activeElement.getBoundingClientRect())`)
	assert.True(t, box[0] < at.X+at.W && box[0]+box[2] > at.X && box[1] < at.Y+at.H && box[1]+box[3] > at.Y, "it stands where the canvas shows the field")
	require.NoError(t, l.Keys("another-id"+kb.Enter))
	assert.Equal(t, "another-id", l.state().OperationID)
	l.wait(`!document.querySelector(".in-place")`)
}

// What is done while the 3D view is still on its way isn't lost, nor is what was undone, nor who listens.
func TestSessionIsHandedOver(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, holdLab)
	l.open("lab.html")
	l.wait(`document.documentElement.dataset.view === "text"`)
	value[bool](l, `(window.heard = [], window.off = redriveLab.on("transition", (json) => heard.push(JSON.parse(json).state.state)), true)`)
	l.click(then("redrive", "undo")...)
	before := value[string](l, `redriveLab.state()`)
	require.Equal(t, 5, l.state().Steps)
	require.Equal(t, 4, l.state().Step)
	value[bool](l, `(heard.length = 0, release(), true)`)
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Equal(t, before, value[string](l, `redriveLab.state()`))
	assert.Empty(t, value[[]string](l, `heard`), "the change of programs is no change of the session")
	l.press("redo")
	assert.Equal(t, []string{"REDRIVEN"}, value[[]string](l, `heard`))
	value[bool](l, `(off(), true)`)
	l.press("consume")
	assert.Len(t, value[[]string](l, `heard`), 1)
	succeeded(t, l)
}

func TestViewsSwitchBothWays(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	l.press("receiveCycle")
	l.menu("#switch-view")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.click("schema-2", "approved")
	l.menu("#switch-view")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	l.press("remediationFixed", "redrive", "consume")
	succeeded(t, l)
}

func TestLostContextGoesOnInTheTextView(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	l.press("receiveCycle")
	value[bool](l, `(document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(), true)`)
	l.wait(`document.querySelector('[data-notice="canvas"]')`)
	assert.Equal(t, "QUARANTINED", l.state().State)
	l.click("schema-2", "approved", "remediationFixed", "redrive", "consume")
	succeeded(t, l)
}

// At rest nothing is drawn, however often the browser shows a frame.
func TestNothingIsDrawnAtRest(t *testing.T) {
	l := open(t, "lab.html", canvasView)
	l.press("receive")
	value[string](l, `redriveLab.settle()`)
	framesOfThePage := func(n int) int {
		return value[int](l, fmt.Sprintf(`new Promise((resolve) => {
			let left = %d;
			const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve(redriveLabFrames.drawn));
			next();
		})`, n))
	}
	drawn := framesOfThePage(5)
	assert.Equal(t, drawn, framesOfThePage(60))
	l.press("receive")
	l.wait(fmt.Sprintf(`redriveLabFrames.drawn > %d`, drawn+3))
}

func TestNoMotionWhereNoneIsWanted(t *testing.T) {
	l := newTab(t, 1280, 800)
	require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
	l.open("lab.html")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	l.press("receiveCycle") // three ways around the ring, and one into the bin
	assert.Equal(t, "QUARANTINED", l.state().State)
	l.drawnAfter(60, func() {})
	assert.Zero(t, l.drawnAfter(30, func() {}), "it has faded over within a second")
	l.drawnAfter(1, func() { value[string](l, `redriveLab.setSpeed("instant")`) })
	assert.LessOrEqual(t, l.drawnAfter(30, func() { l.press("undo", "receiveCycle") }), fewFrames, "at once is at once")
}
