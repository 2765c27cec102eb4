//go:build browser

package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// holdLab keeps lab.wasm from arriving until release() is called.
const holdLab = `window.hold = new Promise((resolve) => { window.release = resolve; });
	{ const real = fetch; window.fetch = async (file, ...rest) => { if (String(file).endsWith("lab.wasm")) await hold; return real(file, ...rest); }; }`

// openBothWays opens a page that has the text view first, and then lets the 3D view come.
func openBothWays(t *testing.T, path string, before ...string) *lab {
	t.Helper()
	l := open(t, path, textView, append(before, holdLab)...)
	value[bool](l, `(release(), true)`)
	return l
}

// On a slow connection the lesson is there as text long before the 3D program is, and goes on in 3D.
func TestSlowConnectionHasTheTextViewFirst(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", textView, holdLab)
	l.click("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
	value[bool](l, `(release(), true)`)
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Equal(t, "QUARANTINED", l.state().State)
}

// atOnce has the browser say that the 3D program has arrived, however busy the machine is.
const atOnce = `{ const real = performance.getEntriesByName.bind(performance); performance.getEntriesByName = (name, ...rest) =>
	name.endsWith("/lab.wasm") ? [{ responseEnd: 1, responseStatus: 200 }] : real(name, ...rest); }`

// Where the 3D program arrives at once, the small one would only take its time.
func TestFastConnectionNeedsOneProgram(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, atOnce, keepPrograms)
	l.open("lab.html?scenario=tick-12&start=1")
	l.wait(`document.documentElement.dataset.view === "3d" && [window.begun ??= programs.length]`)
	assert.Equal(t, 1, value[int](l, `begun`))
	assert.Equal(t, 1, l.state().Step, "the address is heard all the same")
	l.press("undo")
	value[bool](l, `end(programs[0])`)
	l.wait(`document.querySelector('[data-notice="canvas"]')`)
	assert.Equal(t, "text", value[string](l, `document.documentElement.dataset.view`))
	assert.Equal(t, 0, l.state().Step, "the small program is fetched when it is needed")
	l.click("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
}

func TestTheTextViewFetchesItsOwnProgramAlone(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, `window.asked = []; { const real = fetch; window.fetch = (file, ...rest) => { asked.push(file); return real(file, ...rest); }; }`)
	assert.Equal(t, []string{"engine.wasm"}, value[[]string](l, `asked.filter((file) => /\.(wasm|bin)$/.test(file))`))
}

// whereAtFirst keeps where everything stands on the canvas when its first frame is drawn.
var whereAtFirst = `{ let kept; Object.defineProperty(globalThis, "redriveLab", { configurable: true, get: () => kept, set(lab) {
	kept = lab;
	window.drawing ??= lab;
} }); }` + atFirstFrame(`window.atFirst ??= drawing.targets()`)

// What is seen first stays where it is: the page's own controls beside the canvas have their places before it is drawn.
func TestTheFirstFrameLasts(t *testing.T) {
	visitors := []struct {
		who    string
		before []string
	}{{"who was here before", nil}, {"a newcomer", []string{newcomer}}}
	for _, v := range visitors {
		for _, query := range []string{"", "&theme=projector", "&locale=th"} {
			t.Run(v.who+query, func(t *testing.T) {
				l := newTab(t, 1280, 720, append(v.before, whereAtFirst, atOnce)...)
				l.open("lab.html?speed=instant" + query)
				l.wait(`document.documentElement.dataset.view === "3d" && document.fonts.status === "loaded"`)
				value[bool](l, `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))`)
				assert.JSONEq(t, value[string](l, `redriveLab.targets()`), value[string](l, `atFirst`))
			})
		}
	}
}
