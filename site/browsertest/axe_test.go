//go:build browser

package browsertest

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// axe is axe-core's text, to be put into every page of a tab before its own scripts.
func axe(t *testing.T) string {
	t.Helper()
	source, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	require.NoError(t, err, "axe-core isn't there: `make tools` installs it")
	return string(source)
}

// judge is what axe-core finds wrong with the page as it stands: WCAG 2.2 A and AA, and what it calls best practice. A frame
// is a page of its own and judged as such.
const judge = `axe.run(document, {
	runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"], preload: false, iframes: false,
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
	nodes.map(({ target, html, failureSummary }) => [id, target.join(" "), html.slice(0, 200), failureSummary.slice(0, 300)].join(" | "))))`

// isFaultless holds the page, as it stands, to what axe-core asks of it.
func (l *lab) isFaultless(where string) {
	l.t.Helper()
	for _, found := range value[[]string](l, judge) {
		assert.Fail(l.t, where+": "+found)
	}
}

var (
	locales = []string{"en", "th", "ru"}
	themes  = []string{"dark", "light", "projector"}
)

// scene is something that the lab's page shows: how to come there from a fresh session, and how to leave it.
type scene struct {
	name   string
	enter  func(*lab)
	escape bool // by the key Escape
}

func session(name, scenario string) scene {
	return scene{name: name, enter: func(l *lab) {
		require.NotContains(l.t, value[string](l, `redriveLab.open(%q)`, scenario), `"error"`, name)
	}}
}

func quarantineAt(name, steps string) scene {
	return session(name, `{"format":"redrive-lab/1","steps":[`+steps+`]}`)
}

func reviewAt(name, steps string) scene {
	return session(name, `{"format":"redrive-lab/1","lesson":"review","steps":[`+steps+`]}`)
}

func dialog(name, selector string, enter func(*lab)) scene {
	return scene{name: name, escape: true, enter: func(l *lab) {
		enter(l)
		l.wait(fmt.Sprintf(`document.querySelector(%q)`, selector))
	}}
}

const (
	remedySteps = `{"do":"receiveCycle"},{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true}`
	failTwice   = `{"do":"deliver","code":"training-temporary-timeout"},{"do":"wait","ms":100},{"do":"deliver","code":"training-temporary-timeout"}`
	toReview    = `{"do":"deliver","code":"training-schema-not-supported"}`
)

// sessions are the main states of both lessons.
var sessions = []scene{
	quarantineAt("READY", ``), quarantineAt("RETRY", `{"do":"receive"}`), quarantineAt("QUARANTINED", `{"do":"receiveCycle"}`),
	quarantineAt("HELD", `{"do":"receiveCycle"},{"do":"redrive"}`), quarantineAt("REDRIVEN", remedySteps+`,{"do":"redrive"}`),
	quarantineAt("SUCCEEDED", remedySteps+`,{"do":"redrive"},{"do":"consume"}`),
	reviewAt("ready", ``), reviewAt("retry", failTwice), reviewAt("manual-review", toReview),
	reviewAt("waiting-for-evidence", toReview+`,{"do":"decide","action":"replay-after-fix"}`),
	reviewAt("ready-for-new-attempt", toReview+`,{"do":"decide","action":"replay-after-fix","fixed":"a","noSecondEffect":"b"}`),
	reviewAt("acknowledged", `{"do":"deliver"}`),
}

// asides are what is opened over a session or beside it.
var asides = []scene{
	dialog("menu", "#menu[open]", func(l *lab) { require.NoError(l.t, l.ClickOn("#menu-button")) }),
	dialog("keys", "#help[open]", func(l *lab) { require.NoError(l.t, l.Keys("?")) }),
	dialog("map", "#map .map-detail h3", func(l *lab) { l.menu("#show-map") }),
	dialog("map's table", ".map-table", func(l *lab) { openMap(l); l.clickOn(`[data-tab="table"]`) }),
	dialog("missing gate", "[data-story=next]", func(l *lab) {
		openMap(l)
		l.clickOn(`[data-tab="gate"]`)
		l.clickOn(`[data-gate="effect-known"]`)
	}),
	dialog("link", "#share-link", func(l *lab) { l.sheet("link") }), dialog("embed", ".share-form", func(l *lab) { l.sheet("embed") }),
	dialog("files", ".share-files", func(l *lab) { l.sheet("files") }),
	dialog("histories", "#histories[open]", func(l *lab) {
		l.choose("choose-lesson", "review")
		l.menu("#show-histories")
	}),
	dialog("walks", "#walks[open]", func(l *lab) { l.menu(`[data-entry="walks"]`) }),
	{name: "refused", enter: func(l *lab) {
		l.choose("choose-lesson", "quarantine")
		value[bool](l, `(document.activeElement.blur(), location.hash = "damaged", true)`)
		l.wait(`document.querySelector('[data-notice="damaged"]')`)
		value[bool](l, `((field) => { field.value = "{"; field.form.requestSubmit(); return true; })(document.querySelector('[data-id="body"]'))`)
		require.NotEmpty(l.t, l.text("#c-body-refused"))
	}},
	{name: "walk", enter: func(l *lab) { l.walk("worked-example"); require.NoError(l.t, l.ClickOn(walkNext)) }},
}

// judgeScenes shows each scene in every language and in every theme; which go together changes from scene to scene.
func judgeScenes(l *lab, scenes []scene) {
	for k, scene := range scenes {
		for i, locale := range locales {
			theme := themes[(i+k)%len(themes)]
			l.choose("choose-language", locale)
			l.choose("choose-theme", theme)
			scene.enter(l)
			l.speaks(locale, scene.name)
			l.isFaultless(scene.name + " " + locale + " " + theme)
			if scene.escape {
				require.NoError(l.t, l.Keys(kb.Escape))
				l.wait(`!document.querySelector("dialog, #menu[open]")`)
			}
		}
	}
}

// newJudgedTab opens an empty tab whose pages can be judged. Nothing moves there: what is half faded out has no contrast.
func newJudgedTab(t *testing.T, width, height int, before ...string) *lab {
	t.Helper()
	l := newTab(t, width, height, append(before, axe(t))...)
	require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
	return l
}

func TestAxeFindsNothingInTheTextView(t *testing.T) {
	t.Parallel()
	l := newJudgedTab(t, 1280, 800)
	l.open("lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	judgeScenes(l, append(sessions[6:], sessions[:6]...))
	judgeScenes(l, asides)
}

func TestAxeFindsNothingOverTheCanvas(t *testing.T) {
	t.Parallel()
	l := newJudgedTab(t, 1280, 800)
	l.open("lab.html?speed=instant")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	judgeScenes(l, append(append([]scene{}, sessions[3], sessions[8]), asides[:3]...))
}

func TestAxeFindsNothingOnAPhone(t *testing.T) {
	t.Parallel()
	l := newJudgedTab(t, 360, 740)
	l.open("lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	judgeScenes(l, append(append([]scene{}, sessions[3], sessions[8]), asides[0], asides[2]))
}

// The pages to be read follow the system's dark and light.
func TestAxeFindsNothingOnThePages(t *testing.T) {
	t.Parallel()
	l := newJudgedTab(t, 1280, 800)
	for i, name := range []string{"index", "quarantine", "review", "worksheet", "key"} {
		for k, locale := range locales {
			scheme := []string{"dark", "light"}[(i+k)%2]
			require.NoError(t, l.Prefer("prefers-color-scheme", scheme))
			l.open(locale + "/" + name + ".html")
			l.wait(`document.querySelector(".progress") || !document.body.dataset.lesson`)
			l.speaks(locale, name)
			l.isFaultless(locale + "/" + name + " " + scheme)
		}
	}
	for _, name := range []string{"index.html", "presenter.html#nobody"} {
		l.open(name)
		l.isFaultless(name)
	}
}

// What only a newcomer sees, and only a teacher.
func TestAxeFindsNothingInTheOfferAndTheNotes(t *testing.T) {
	t.Parallel()
	tab, err := browserOf(t).Tab(1280, 800, axe(t))
	require.NoError(t, err)
	l := &lab{Tab: tab, t: t}
	defer tab.Close()
	require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
	for i, locale := range locales {
		l.open("lab.html?view=text&locale=" + locale + "&theme=" + themes[i])
		l.wait(`document.querySelector("[data-offer=take]")`)
		l.speaks(locale, "offer")
		l.isFaultless("offer " + locale)
	}
	l.consoleIsSilent()
}
