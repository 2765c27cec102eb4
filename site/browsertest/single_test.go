//go:build browser

package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openSingle opens the lab as one HTML file, alone in a folder, as by double click.
func openSingle(t *testing.T, query, view string) *lab {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(dist, "redrive-lab.html"))
	require.NoError(t, err, "`make build` makes it")
	file := filepath.Join(t.TempDir(), "my lab.html")
	require.NoError(t, os.WriteFile(file, content, 0o600))
	l := newTab(t, 1280, 800)
	require.NoError(t, l.Open("file://"+strings.ReplaceAll(file, " ", "%20")+query))
	l.wait(`document.documentElement.dataset.view === "` + view + `"`)
	return l
}

// Both lessons play in three languages from one file, the map is there, and nothing is asked for outside of it.
func TestLabAsOneFile(t *testing.T) {
	t.Parallel()
	l := openSingle(t, "?speed=instant", canvasView)
	l.press("receiveCycle", "approved", "schema-2", "remediationFixed", "redrive", "consume")
	assert.Equal(t, "SUCCEEDED", l.state().State)
	for _, in := range []struct{ locale, title string }{{"th", "กักกัน"}, {"ru", "Карантин"}, {"en", "Quarantine"}} {
		l.choose("choose-language", in.locale)
		assert.Contains(t, l.text("#title"), in.title)
		assert.True(t, value[bool](l, `document.fonts.check("700 16px 'Noto Sans Thai'", "ก") && document.fonts.check("16px 'Noto Sans'", "Ж")`))
	}
	l.menu("#show-map")
	l.wait(`document.querySelectorAll("#map .kind").length > 5`)
	value[bool](l, `(document.querySelector("#map .close").click(), true)`)
	l.menu("#show-share")
	l.wait(`document.querySelector("#share[open]")`)
	assert.True(t, strings.HasPrefix(value[string](l, `document.querySelector("#share-link").value`), "file:///"))
	assert.Contains(t, l.text(".share-local"), "this device only")
	assert.False(t, value[bool](l, `document.querySelector('#share [data-tab="embed"]') !== null`), "nobody else reaches it")
	l.leaveSheet()
	l.walk("tick-12")
	assert.Contains(t, l.text("#walk-title"), "Tick 12")
	require.NoError(t, l.ClickOn(walkLeave))
	l.choose("choose-lesson", "review")
	l.press("deliver")
	assert.Contains(t, value[string](l, `redriveLab.state()`), `"state":"acknowledged"`)

	l.wait(`location.hash.slice(1) === redriveLab.link()`)
	require.NoError(t, l.Reload())
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Contains(t, value[string](l, `redriveLab.state()`), `"state":"acknowledged"`, "a bookmark leads back to the session")
	assert.Empty(t, value[[]string](l, `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => !/^(blob|data):/.test(name))`))
}

func TestLabAsOneFileInTheTextView(t *testing.T) {
	t.Parallel()
	l := openSingle(t, "?view=text&locale=th&lesson=review", textView)
	assert.Equal(t, "th", value[string](l, `document.documentElement.lang`))
	l.click("deliver")
	assert.Contains(t, value[string](l, `redriveLab.state()`), `"state":"acknowledged"`)
	for _, locale := range []string{"th", "ru", "en"} {
		l.choose("choose-language", locale)
		l.sheet("link")
		assert.Contains(t, l.text(".share-local"), say(t, locale, "page.share.local"))
		l.speaks(locale, "one file")
		l.leaveSheet()
	}
}
