//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSessionSurvivesAReload(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click(remedied...)
	l.click("redrive")
	before := value[string](l, `redriveLab.state()`)
	l.wait(`location.hash.length > 1 && location.hash.slice(1) === redriveLab.link()`)
	require.NoError(t, l.Reload())
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, before, value[string](l, `redriveLab.state()`))
	l.click("consume")
	succeeded(t, l)
}

// A step taken in the pause between two writes is written when the page goes away.
func TestLastStepIsWrittenWhenThePageGoes(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receiveCycle")
	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	written := value[bool](l, `(async () => {
		redriveLab.press("approved");
		redriveLab.press("redrive");
		await null; // no page goes in the midst of a script
		dispatchEvent(new PageTransitionEvent("pagehide"));
		return location.hash.slice(1) === redriveLab.link();
	})()`)
	assert.True(t, written)
	require.NoError(t, l.Reload())
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, "unfixed", l.state().Reason)
}

// Browsers drop what is written into the address just before a reload, without a word.
func TestStepJustBeforeAReloadIsThere(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, `window.write = history.replaceState; history.replaceState = () => {};`)
	l.click("receiveCycle", "approved", "redrive")
	require.Equal(t, "unfixed", l.state().Reason)
	require.NoError(t, l.Reload())
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, "unfixed", l.state().Reason)
	assert.Equal(t, "", value[string](l, `location.hash`))

	value[bool](l, `(history.replaceState = write, true)`)
	l.click("undo")
	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	l.wait(`sessionStorage.length === 0`) // what the address has need not be kept twice: another lab of the tab could take it for its own
}

func TestLinkOpensInAnotherTab(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receiveCycle", "redrive")
	other := open(t, "lab.html?view=text#"+value[string](l, `redriveLab.link()`), textView)
	assert.Equal(t, value[string](l, `redriveLab.state()`), value[string](other, `redriveLab.state()`))
}

// A browser tells nobody of a hash that is the one already there, so the address has to have left that session first.
func TestAnotherHashOpensThatSession(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receiveCycle")
	link := value[string](l, `redriveLab.link()`)
	l.click("reset")
	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	require.NotEqual(t, "#"+link, value[string](l, `location.hash`))
	value[bool](l, `(location.hash = %q, true)`, link)
	l.wait(`JSON.parse(redriveLab.state()).state === "QUARANTINED"`)
	l.wait(`document.querySelector("#state").textContent === "QUARANTINED"`)
}

// The lesson begins, and what is wrong is said in each language. Forms of a link are numbered in its first byte, AQ… is the first.
func TestDamagedLinkStartsFromTheBeginningAndSaysSo(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800)
	for i, locale := range locales {
		damaged := []string{"not-a-link", "%E0%A4%A", "AQAAAAAAAAAAAAAA"}[i]
		newer := say(t, locale, "page.damaged.newer", "version", 2) // and what that lab made of it
		for hash, says := range map[string]string{damaged: begins(t, locale, "page.damaged"), "AiBhIGxhdGVyIHZlcnNpb24": newer} {
			l.open("lab.html?view=text&locale=" + locale + "#" + hash)
			l.wait(`document.documentElement.dataset.view === "text"`)
			assert.Equal(t, "READY", l.state().State)
			l.wait(fmt.Sprintf(`document.querySelector('[data-notice="damaged"]')?.textContent.includes(%q)`, says)) // the second hash opens no page anew
			assert.Equal(t, []string{""}, l.errorsOfTheStart(), "hosts hear of it too")
			l.speaks(locale, "a damaged link")
		}
	}
	l.click("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
	require.NoError(t, l.ClickOn(`[data-notice="damaged"] [data-notice-do="close"]`))
	assert.Equal(t, "", l.text(`[data-notice="damaged"]`))
}

func TestParameters(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&scenario=tick-12&start=1&theme=projector", textView)
	assert.Equal(t, 1, l.state().Step)
	assert.Greater(t, l.state().Steps, 1)
	assert.Equal(t, "projector", value[string](l, `document.querySelector("#lab").dataset.theme`))
	assert.Equal(t, "", l.text("#notices"))
}

// errorsOfTheStart are the paths of the errors that a listener is told when it comes.
func (l *lab) errorsOfTheStart() []string {
	l.t.Helper()
	return value[[]string](l, `(() => {
		const paths = [];
		redriveLab.on("error", (json) => paths.push(JSON.parse(json).error.path))();
		return paths;
	})()`)
}

// unknown is what the notice says of a parameter that the lab doesn't know, in the language of the page.
func unknown(t *testing.T, l *lab, locale, name, given, used string) {
	t.Helper()
	assert.Contains(t, l.text(`[data-notice="unknown-`+name+`"]`), say(t, locale, "page.unknown", "name", name, "value", given, "used", used))
}

func TestUnknownParametersFallBackAndAreReported(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800)
	for _, locale := range locales {
		l.open("lab.html?view=text&locale=" + locale + "&theme=pink&scenario=tick-12&start=900")
		l.wait(`document.documentElement.dataset.view === "text"`)
		unknown(t, l, locale, "theme", "pink", "auto")
		unknown(t, l, locale, "start", "900", say(t, locale, "page.used.start"))
		assert.Greater(t, l.state().Step, 1)
		assert.Equal(t, l.state().Steps, l.state().Step, "as the note says")
		assert.Equal(t, []string{"theme", "start"}, l.errorsOfTheStart())
		l.speaks(locale, "unknown parameters")
	}
	l.open("lab.html?view=text&locale=xx&scenario=tick-13")
	l.wait(`document.documentElement.dataset.view === "text"`)
	unknown(t, l, "en", "locale", "xx", "en")
	assert.Equal(t, "en", value[string](l, `document.documentElement.lang`))
	unknown(t, l, "en", "scenario", "tick-13", say(t, "en", "page.used.scenario"))
	assert.Equal(t, "", l.text(`[data-notice="damaged"]`), "a mistyped name is no damaged link")
	assert.Equal(t, 0, l.state().Steps)
	assert.ElementsMatch(t, []string{"locale", "scenario"}, l.errorsOfTheStart())
}

func TestIndexFramesTheLab(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 900)
	l.open("index.html")
	assert.Equal(t, "Redrive Lab", value[string](l, `document.title`))
	l.wait(`["text", "3d"].includes(document.querySelector("iframe").contentDocument.documentElement.dataset.view)`)
	assert.NotEmpty(t, value[string](l, `document.querySelector("iframe").title`))
	assert.False(t, value[bool](l, `document.activeElement === document.querySelector("iframe")`), "the lab doesn't take the focus")
}

func TestUnderASubPath(t *testing.T) {
	t.Parallel()
	l := open(t, "deep/down/lab.html?view=text", textView)
	l.click(then("redrive", "consume")...)
	succeeded(t, l)
}
