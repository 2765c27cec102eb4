//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// From a phone in portrait to a 4K projector everything is on the page: nothing sticks out sideways, and what is pressed
// is large enough for a finger (stage.md, Controls on screen).
func TestTextViewFitsEverySize(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receiveCycle", "redrive")
	for _, size := range [][2]int{{320, 568}, {360, 740}, {768, 1024}, {1280, 720}, {3840, 2160}} {
		for _, theme := range []string{"dark", "projector"} {
			l.shownAt(size[0], size[1], theme)
			when := fmt.Sprintf("%dx%d %s", size[0], size[1], theme)
			assert.LessOrEqual(t, value[int](l, `document.scrollingElement.scrollWidth`), size[0], when)
			assert.Empty(t, value[[]string](l, `[...document.querySelectorAll("button, select, input, textarea")]
				.filter((e) => e.checkVisibility()).filter((e) => e.getBoundingClientRect().height < 43.5).map((e) => e.outerHTML.slice(0, 80))`), when)
			assert.Empty(t, value[[]string](l, `[...document.querySelectorAll("[data-id]")]
				.filter((e) => { const b = e.getBoundingClientRect(); return b.left < 0 || b.right > innerWidth || b.width < 40; }).map((e) => e.dataset.id)`), when)
		}
	}
}

// shownAt gives the page another size and theme, and waits until it is laid out for them.
func (l *lab) shownAt(width, height int, theme string) {
	l.t.Helper()
	require.NoError(l.t, l.Resize(width, height, 1))
	l.choose("choose-theme", theme)
	l.wait(fmt.Sprintf(`innerWidth === %d && document.documentElement.dataset.theme === %q && (document.querySelector("#stage-flat").hidden || document.querySelector("#stage-flat").clientWidth > 200)`, width, theme))
	value[bool](l, `new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown(true))))`)
}

// texts gives every element that shows text of its own, with its size, its contrast with what lies behind it and its text.
const texts = `(() => {
	const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
	const rgba = (colour) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
	const luminance = (c) => { const [r, g, b] = c.map((v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
	const behind = (element) => {
		if (element.closest(".sign")) return rgba(getComputedStyle(document.querySelector(".plate")).fill);
		for (let e = element; e; e = e.parentElement) { const c = rgba(getComputedStyle(e).backgroundColor); if (c[3] > 250) return c; }
		return [255, 255, 255];
	};
	return [...document.querySelectorAll("body *")].filter((e) => e.namespaceURI.endsWith("xhtml") && e.checkVisibility({ visibilityProperty: true })
		&& !["SCRIPT", "NOSCRIPT", "OPTION"].includes(e.tagName) && !e.closest("option")
		&& [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())).map((e) => {
			const style = getComputedStyle(e);
			const [a, b] = [luminance(rgba(style.color).slice(0, 3)), luminance(behind(e).slice(0, 3))];
			return { text: e.textContent.trim().slice(0, 40), size: parseFloat(style.fontSize), contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
		});
})()`

type shownText struct {
	Text           string
	Size, Contrast float64
}

func TestTextCanBeRead(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 720)
	require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
	l.open("lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.click("receiveCycle", "redrive", "consume")
	l.canBeRead(80, `document.querySelectorAll("details").forEach((d) => { d.removeAttribute("name"); d.open = true; })`)
}

// canBeRead holds all text of the page to its size and contrast in each theme; there must be more than `least` of them once
// everything is opened.
func (l *lab) canBeRead(least int, openAll string) {
	l.t.Helper()
	for theme, smallest := range map[string]float64{"dark": 12, "light": 12, "projector": 24} {
		l.shownAt(1280, 720, theme)
		value[bool](l, `(%s, true)`, openAll)
		all := value[[]shownText](l, texts)
		require.Greater(l.t, len(all), least)
		for _, one := range all {
			assert.GreaterOrEqual(l.t, one.Contrast, 4.5, theme+": "+one.Text)
			assert.GreaterOrEqual(l.t, one.Size, smallest, theme+": "+one.Text)
		}
	}
}

func TestFocusIsSeen(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	for range 12 {
		require.NoError(t, l.Keys(kb.Tab))
		assert.True(t, value[bool](l, `(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2)(getComputedStyle(document.activeElement))`),
			value[string](l, `document.activeElement.outerHTML.slice(0, 80)`))
	}
}

func TestThemeFollowsTheSystem(t *testing.T) {
	t.Parallel()
	l := newTab(t, 800, 600)
	require.NoError(t, l.Prefer("prefers-color-scheme", "light"))
	l.open("lab.html?view=text")
	l.wait(`document.documentElement.dataset.theme === "light"`)
	require.NoError(t, l.Prefer("prefers-color-scheme", "dark"))
	l.wait(`document.documentElement.dataset.theme === "dark"`)
}
