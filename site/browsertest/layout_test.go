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
	assert.Equal(t, "width=device-width, initial-scale=1", value[string](l, `document.querySelector("meta[name=viewport]").content`),
		"it may be enlarged, and stays within a phone's safe area")
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

// spaced is the spacing that readers may set (WCAG 2.2, 1.4.12), as a style sheet of theirs.
const spaced = `((sheet) => {
	sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }");
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	return true;
})(new CSSStyleSheet())`

// cutOff are the texts that stick out of what hides the rest of them, and whether the page has to be moved sideways. The title has two
// lines in the bar at most: its lesson is named whole in the choice of lessons.
const cutOff = `[...document.querySelectorAll("button, summary, select, h2, h3, p, dt, dd, li, td, th, label, legend")].filter((e) => e.checkVisibility({ visibilityProperty: true })
	&& e.getClientRects().length > 0 && getComputedStyle(e).overflow !== "visible" && (e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 2))
	.map((e) => e.outerHTML.slice(0, 120)).concat(document.scrollingElement.scrollWidth > innerWidth ? ["the page is " + document.scrollingElement.scrollWidth + " wide"] : [])`

// Wider spacing cuts nothing off, at 320 pixels (as 1280 are at 400 %) and at 640 (200 %) either: the lab, what is opened over it,
// and the pages that are read.
func TestWiderSpacingCutsNothingOff(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	value[bool](l, spaced)
	for i, width := range []int{320, 640} {
		l.shownAt(width, 400, themes[i])
		for k, scene := range []scene{sessions[8], sessions[3], asides[0], asides[1], asides[4], asides[6]} {
			l.choose("choose-language", locales[(i+k)%len(locales)])
			scene.enter(l)
			assert.Empty(t, value[[]string](l, cutOff), "%s at %d", scene.name, width)
			if scene.escape {
				require.NoError(t, l.Keys(kb.Escape))
				l.wait(`!document.querySelector("dialog, #menu[open]")`)
			}
		}
	}
	require.NoError(t, l.Resize(320, 400, 1))
	for i, page := range []string{"quarantine", "review", "index"} {
		l.open(locales[i] + "/" + page + ".html")
		value[bool](l, spaced)
		assert.Empty(t, value[[]string](l, cutOff), page)
	}
}

// What has the focus isn't hidden by something that stays in front (WCAG 2.2, 2.4.11), on a screen that is small or enlarged.
func TestFocusIsNotObscured(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	for _, size := range [][2]int{{1280, 720}, {320, 400}} {
		require.NoError(t, l.Resize(size[0], size[1], 1))
		for _, back := range []bool{false, true} {
			for range 34 {
				press := l.Keys(kb.Tab)
				if back {
					press = l.BackTab()
				}
				require.NoError(t, press)
				assert.True(t, value[bool](l, `((e) => {
					if (e === document.body) return true;
					const { left, top, width, height } = e.getBoundingClientRect();
					return [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => e.contains(document.elementFromPoint(left + x * width, top + y * height))));
				})(document.activeElement)`), "%v %s", size, value[string](l, `document.activeElement.outerHTML.slice(0, 100)`))
			}
		}
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
