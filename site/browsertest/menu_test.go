//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const menuOpen = `document.querySelector("#menu").open`

// focused is the id of the element that has the focus.
const focused = `document.activeElement.id`

func TestMenuIsUsedByTheKeyboardAlone(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	value[bool](l, `(document.querySelector("#menu-button").focus(), true)`)
	require.NoError(t, l.Keys(kb.Enter))
	require.True(t, value[bool](l, menuOpen))
	require.NoError(t, l.Keys(kb.Tab+"r"))
	assert.Zero(t, l.state().Steps, "a letter within the menu is no shortcut of the lab's")
	assert.True(t, value[bool](l, `document.querySelector(".menu-panel").contains(document.activeElement)`))
	require.NoError(t, l.Keys(kb.Escape))
	assert.False(t, value[bool](l, menuOpen))
	assert.Equal(t, "menu-button", value[string](l, focused), "the focus returns")
	require.NoError(t, l.Keys("r"))
	assert.Equal(t, 1, l.state().Steps)
	require.NoError(t, l.Keys(kb.Enter))
	l.menuIsLeft()
}

// menuIsLeft walks through an open menu until the focus has left it, and expects it to be closed then.
func (l *lab) menuIsLeft() {
	l.t.Helper()
	for range 40 {
		require.NoError(l.t, l.Keys(kb.Tab))
		if !value[bool](l, `document.querySelector("#menu").contains(document.activeElement)`) {
			assert.False(l.t, value[bool](l, menuOpen), "no open menu stays behind")
			return
		}
	}
	assert.Fail(l.t, "the focus is caught in the menu")
}

func TestMenuClosesByAPressElsewhereAndByItsItems(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	require.NoError(t, l.ClickOn("#menu-button"))
	require.NoError(t, l.ClickOn("#title"))
	assert.False(t, value[bool](l, menuOpen))
	l.menu("#switch-help")
	l.wait(`document.querySelector("#help[open]")`)
	assert.False(t, value[bool](l, menuOpen))
	require.NoError(t, l.Keys(kb.Escape))
	l.wait(`!document.querySelector("#help")`)
	assert.Equal(t, "menu-button", value[string](l, focused), "the focus returns from the list too")
}

func TestLanguageIsChosenInTheMenuAndTheSessionGoesOn(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?view="+view, view)
		value[string](l, `redriveLab.press("receiveCycle")`)
		for locale, word := range map[string]string{"th": "เมนู", "ru": "Меню", "en": "Menu"} {
			l.choose("choose-language", locale)
			assert.Equal(t, locale, value[string](l, `document.documentElement.lang`))
			assert.Equal(t, word, l.text("#menu-button"))
			assert.Equal(t, "QUARANTINED", l.state().State)
			assert.Equal(t, locale, value[string](l, `document.querySelector("#choose-language").value`))
		}
	}
}

// What was chosen is there on the next visit, and what the address asks for comes first (lab-format.md, lab.html).
func TestChoicesOfTheMenuAreKept(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.choose("choose-language", "ru")
	l.choose("choose-theme", "light")
	l.choose("choose-speed", "instant")
	used := `["language", "theme", "speed"].map((name) => document.querySelector("#choose-" + name).value)`
	l.open("lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, []string{"ru", "light", "instant"}, value[[]string](l, used))
	assert.Equal(t, "Меню", l.text("#menu-button"))
	l.open("lab.html?view=text&locale=th&theme=dark&speed=2")
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, []string{"th", "dark", "2"}, value[[]string](l, used))
	value[bool](l, `(localStorage.setItem("redrive-lab.theme", "pink"), true)`)
	l.open("lab.html?view=text&locale=th&speed=2")
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, []string{"th", "auto", "2"}, value[[]string](l, used), "what isn't known is nothing")
}

// A sandboxed frame throws at the very name of the storage.
func TestNothingIsKeptWhereItIsForbidden(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, `Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })`)
	l.choose("choose-theme", "projector")
	l.choose("choose-language", "th")
	assert.Equal(t, "projector", value[string](l, `document.documentElement.dataset.theme`))
	assert.Equal(t, "เมนู", l.text("#menu-button"))
}

// From a phone on the bar is one row in every language, and the menu stays on the screen.
func TestBarFitsOneRow(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?view="+view, view)
		for _, size := range [][2]int{{320, 568}, {360, 740}, {740, 360}, {768, 1024}, {1280, 720}} {
			require.NoError(t, l.Resize(size[0], size[1], 1))
			for _, locale := range []string{"en", "th", "ru"} {
				l.choose("choose-language", locale)
				for _, theme := range []string{"dark", "projector"} {
					l.choose("choose-theme", theme)
					l.barFits(fmt.Sprintf("%s %v %s %s", view, size, locale, theme))
				}
			}
		}
	}
}

func (l *lab) barFits(name string) {
	l.t.Helper()
	box := value[map[string]float64](l, `(({ height, left, right }) => ({ height, left, right, touch: document.querySelector("#menu-button").offsetHeight, innerWidth }))(document.querySelector("#bar").getBoundingClientRect())`)
	assert.LessOrEqual(l.t, box["height"], box["touch"]*1.5, "one row: "+name)
	assert.GreaterOrEqual(l.t, box["left"], 0.0, name)
	assert.LessOrEqual(l.t, box["right"], box["innerWidth"], name)
	outside := value[[]string](l, `(() => {
		const menu = document.querySelector("#menu");
		menu.open = true;
		const panel = menu.querySelector(".menu-panel").getBoundingClientRect();
		const out = panel.left < 0 || panel.right > innerWidth || panel.bottom > innerHeight ? ["the panel"] : [];
		for (const e of menu.querySelectorAll("button, select")) {
			const box = e.getBoundingClientRect();
			if (!e.hidden && !e.closest("[hidden]") && (box.height < 43.5 || box.left < panel.left || box.right > panel.right || e.scrollWidth > e.clientWidth + 1)) out.push(e.id || e.textContent);
		}
		menu.open = false;
		return out;
	})()`)
	assert.Empty(l.t, outside, name)
}

func TestTwoHistoriesAreInTheMenuOfTheirLessonOnly(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	require.NoError(t, l.ClickOn("#menu-button"))
	assert.False(t, value[bool](l, `document.querySelector("#show-histories").checkVisibility()`))
	l.choose("choose-lesson", "review")
	assert.True(t, value[bool](l, `document.querySelector("#show-histories").checkVisibility()`))
}
