//go:build browser

package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lessonPage opens a lesson's page.
func lessonPage(t *testing.T, path string, width int, before ...string) *lab {
	t.Helper()
	l := newTab(t, width, 900, before...)
	l.open(path)
	l.wait(`document.querySelector(".progress")`)
	return l
}

// fitsItsWidth holds a page to need no scrolling to the side.
func (l *lab) fitsItsWidth(where string) {
	l.t.Helper()
	assert.True(l.t, value[bool](l, `document.documentElement.scrollWidth <= innerWidth`), where+": wider than the page")
}

// Where no script runs every page is there all the same, in each language, on a phone and on paper; and each leads to the same page in
// the other languages.
func TestPagesAreReadWithoutScripts(t *testing.T) {
	t.Parallel()
	l := newTab(t, 360, 900)
	require.NoError(t, l.WithoutScripts())
	for _, locale := range locales {
		for _, name := range []string{"index", "quarantine", "review", "worksheet", "key", "collect"} {
			where := locale + "/" + name
			l.open(where + ".html")
			l.speaks(locale, where)
			l.fitsItsWidth(where)
			assert.Zero(t, value[int](l, `[...document.querySelectorAll("#text :is(h1, h2, h3, p, li, td, dd, figcaption)")].filter((e) => !e.closest("noscript") && !e.checkVisibility()).length`), where+": hidden until a script comes")
			assert.Zero(t, value[int](l, `document.querySelectorAll("form.exercise button:not([hidden])").length`), where+": a button that nothing answers to")
			switch name {
			case "quarantine", "review":
				assert.Greater(t, value[int](l, `document.querySelector("#text").innerText.length`), 15_000, where)
				leadsToTheOthers(l, name)
			case "collect":
				assert.Contains(t, l.text("noscript"), say(t, locale, "page.noscript"))
			}
			isPrinted(l, where)
		}
		linesBreakBetweenWords(l, locale)
	}
}

// leadsToTheOthers holds the links for people and those for machines to lead to the same page in each language.
func leadsToTheOthers(l *lab, name string) {
	l.t.Helper()
	for _, locale := range locales {
		there := server.URL + "/" + locale + "/" + name + ".html"
		assert.Equal(l.t, there, value[string](l, `document.querySelector('link[rel="alternate"][hreflang="%s"]').href`, locale))
		assert.Equal(l.t, there, value[string](l, `((link) => link.checkVisibility() && link.lang === link.hreflang ? link.href : "")(document.querySelector('header a[hreflang="%s"]'))`, locale))
	}
	assert.Equal(l.t, server.URL+"/en/"+name+".html", value[string](l, `document.querySelector('link[hreflang="x-default"]').href`))
}

// isPrinted holds a page to be whole on paper: dark on white, nothing to be pressed, and nothing cut off that a screen lets one scroll to.
func isPrinted(l *lab, where string) {
	l.t.Helper()
	require.NoError(l.t, l.Media("print"))
	require.NoError(l.t, l.Resize(720, 1000, 1)) // A4 without its margins
	assert.Equal(l.t, []string{"rgb(255, 255, 255)", "rgb(0, 0, 0)"}, value[[]string](l, `(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.body))`), where)
	assert.Empty(l.t, value[[]string](l, `[...document.querySelectorAll("body > header, #beside, button, .open, footer")].filter((e) => e.checkVisibility()).map((e) => e.outerHTML.slice(0, 80))`), where)
	assert.Empty(l.t, value[[]string](l, `[...document.querySelectorAll("#text, #text *")].filter((e) => e.checkVisibility() && getComputedStyle(e).overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1).map((e) => e.outerHTML.slice(0, 80))`), where+": cut off")
	l.fitsItsWidth(where + " on paper")
	require.NoError(l.t, l.Media(""))
	require.NoError(l.t, l.Resize(360, 900, 1))
}

// linesBreakBetweenWords holds what is read in narrow columns to lines that end where a word does.
func linesBreakBetweenWords(l *lab, locale string) {
	l.t.Helper()
	l.open(locale + "/quarantine.html")
	assert.Empty(l.t, value[[]string](l, `(() => {
		const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
		const range = document.createRange();
		const top = (node, at) => (range.setStart(node, at), range.setEnd(node, at + 1), range.getClientRects()[0]?.top);
		const torn = [];
		for (const block of [...document.querySelectorAll("#text > :is(p, ul) , .caption")].slice(0, 60)) {
			for (const node of [...block.childNodes].filter((each) => each.nodeType === 3)) {
				const ends = new Set([...words.segment(node.data)].map(({ index }) => index));
				for (let at = 1; at < node.data.length; at++) {
					const [before, here] = [top(node, at - 1), top(node, at)];
					if (before !== undefined && here - before > 10 && !ends.has(at)) torn.push(node.data.slice(Math.max(0, at - 10), at) + "|" + node.data.slice(at, at + 10));
				}
			}
		}
		return torn;
	})()`), locale)
}

// On a wide screen the lab comes beside the text, in its language, and a trace opens in it.
func TestLabStandsBesideTheText(t *testing.T) {
	t.Parallel()
	const frame = `document.querySelector("#beside iframe")?.contentDocument?.documentElement`
	for locale, lesson := range map[string]struct{ name, scenario, view string }{
		"th": {"quarantine", "late-consume", canvasView}, "ru": {"review", "poison", textView}, "en": {"quarantine", "worked-example", textView},
	} {
		l := lessonPage(t, locale+"/"+lesson.name+".html", 1500)
		assert.Equal(t, say(t, locale, "page.lesson.lab.start"), l.text("#beside button"))
		assert.Zero(t, value[int](l, `document.querySelectorAll("iframe").length`), "not before somebody asks")
		value[bool](l, `(document.querySelector('[data-scenario="%s"] .open a').click(), true)`, lesson.scenario)
		l.wait(frame + `?.dataset.view === "` + lesson.view + `" || ` + frame + `?.dataset.view === "3d"`)
		assert.Equal(t, locale, value[string](l, frame+`.lang`))
		assert.Equal(t, say(t, locale, "page.index.frame"), value[string](l, `document.querySelector("#beside iframe").title`))
		dump := value[string](l, `document.querySelector("#beside iframe").contentWindow.redriveLab.dump()`)
		assert.Contains(t, dump, `"lesson":"`+lesson.name+`"`)
		assert.Contains(t, dump, `"title"`, "the trace, not the lesson's beginning")
	}
}
