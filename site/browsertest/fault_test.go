//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

func TestWrongMediaTypeStillLoads(t *testing.T) {
	t.Parallel()
	l := open(t, "wrong-type/lab.html?view=text", textView)
	l.click(then("redrive", "consume")...)
	succeeded(t, l)
}

// A host without lab.wasm or the stage, or with something else in their place, leaves the text view whole and says what happened.
func TestFailingCanvasLeavesTheTextView(t *testing.T) {
	t.Parallel()
	for host, said := range map[string]string{"no-lab": "HTTP 404", "bad-lab": "lab.wasm", "cut-lab": "lab.wasm", "no-stage": "stage.bin", "bad-stage": "stage.bin"} {
		t.Run(host, func(t *testing.T) {
			l := newTab(t, 1280, 800)
			l.allowed = []string{"404", "net::ERR"}
			l.open(host + "/lab.html")
			l.wait(`document.documentElement.dataset.view === "text" && document.querySelector('[data-notice="canvas"]')`)
			assert.Contains(t, l.text(`[data-notice="canvas"]`), said)
			assert.Contains(t, l.text(`[data-notice="canvas"]`), "Try again")
			l.click(then("redrive", "consume")...)
			succeeded(t, l)
		})
	}
}

// A stage of another build, as a cache may keep it, isn't drawn.
func TestStageOfAnotherBuildLeavesTheTextView(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800)
	l.open("other-stage/lab.html")
	l.wait(`document.documentElement.dataset.view === "text" && document.querySelector('[data-notice="canvas"]')`)
	assert.Contains(t, l.text(`[data-notice="canvas"]`), "another build")
	l.click(then("redrive", "consume")...)
	succeeded(t, l)
}

func TestFailingEngineSaysWhatToDo(t *testing.T) {
	t.Parallel()
	for host, said := range map[string]string{"no-engine": "HTTP 404", "bad-engine": "engine.wasm", "cut-engine": "engine.wasm"} {
		t.Run(host, func(t *testing.T) {
			l := newTab(t, 1280, 800)
			l.allowed = []string{"404", "net::ERR"}
			l.open(host + "/lab.html?view=text")
			l.wait(`document.querySelector('[data-notice="engine"]')`)
			assert.Contains(t, l.text(`[data-notice="engine"]`), said)
			require.NoError(t, l.ClickOn(`[data-notice="engine"] [data-notice-do="retry"]`))
			l.wait(`document.querySelector('[data-notice="engine"]')`)
		})
	}
}

// A connection that comes back is taken up by the button, without a reload.
func TestRetryAfterALostConnection(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, `window.real = fetch; window.fetch = () => Promise.reject(new TypeError("offline"));`)
	l.open("lab.html?view=text")
	l.wait(`document.querySelector('[data-notice="engine"]')`)
	assert.Contains(t, l.text(`[data-notice="engine"]`), "offline")
	value[bool](l, `(window.fetch = real, true)`)
	require.NoError(t, l.ClickOn(`[data-notice="engine"] [data-notice-do="retry"]`))
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, "READY", l.state().State)
}

func TestWithoutWebGL2(t *testing.T) {
	t.Parallel()
	other, err := chrome.Start(chrome.Options{WithoutWebGL: true})
	require.NoError(t, err)
	defer other.Close()
	tab, err := other.Tab(1280, 800, `window.asked = []; { const real = fetch; window.fetch = (file, options) => {
		if (file === "lab.wasm") asked.push(options.signal);
		return real(file, options);
	}; }`)
	require.NoError(t, err)
	l := &lab{Tab: tab, t: t}
	l.open("lab.html")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.wait(`document.querySelector('[data-notice="webgl"]')`)
	l.click(then("redrive", "consume")...)
	succeeded(t, l)
	assert.True(t, value[bool](l, `asked.length === 1 && asked[0].aborted`), "what can't run is given up as soon as that is known, and not asked for again")
	assert.True(t, value[bool](l, `performance.getEntriesByType("resource").every((r) => !r.name.endsWith("lab.wasm") || r.encodedBodySize === 0)`), "what can't run isn't loaded")
	l.consoleIsSilent()
}

// A browser that gives noise for what a canvas has drawn, as Firefox does where it hides what it runs on, has no words for the stage;
// one that changes single bits has.
func TestWithoutReadableCanvas(t *testing.T) {
	t.Parallel()
	noise := `{ const { getImageData } = CanvasRenderingContext2D.prototype;
		CanvasRenderingContext2D.prototype.getImageData = function (...args) {
			const read = getImageData.apply(this, args);
			read.data.forEach((value, i) => { read.data[i] = %s; });
			return read;
		}; }`
	l := open(t, "lab.html?locale=ru", textView, fmt.Sprintf(noise, "(i * 7919) % 251"))
	l.wait(`document.querySelector('[data-notice="webgl"]')`)
	assert.Contains(t, l.text(`[data-notice="webgl"]`), "canvas")
	l.click(then("redrive", "consume")...)
	succeeded(t, l)
	open(t, "lab.html", canvasView, fmt.Sprintf(noise, "value ^ (i & 1)"))
}

// The rules of the page hold: nothing was blocked, and nothing inline would have run.
func TestNothingBreaksThePolicy(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&theme=projector", textView, `window.broken = []; addEventListener("securitypolicyviolation", (e) => broken.push(e.violatedDirective + " " + e.blockedURI));`)
	l.click(then("redrive", "consume", "undo")...)
	require.NoError(t, l.Keys("?"))
	l.wait(`document.querySelector("dialog[open]")`)
	assert.Empty(t, value[[]string](l, `broken`))
	assert.Equal(t, 0, value[int](l, `document.querySelectorAll("script:not([src]):not([type='application/json'])").length`))
}
