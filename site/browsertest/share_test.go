//go:build browser

package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// clipboard stands in for the system's: what is copied is kept, until it is denied.
const clipboard = `window.copied = ""; window.denied = false;
	Object.defineProperty(navigator, "clipboard", { value: { async writeText(words) { if (denied) throw new DOMException("no", "NotAllowedError"); copied = words; } } });
	document.execCommand = () => !denied;`

// sheet opens the sheet for sharing from the menu at a tab, and gives it the time to be there.
func (l *lab) sheet(tab string) {
	l.t.Helper()
	l.menu(map[string]string{"link": "#show-share", "embed": "#show-share", "files": "#show-files"}[tab])
	l.wait(`document.querySelector("#share[open]")`)
	if tab == "embed" {
		require.NoError(l.t, l.ClickOn(`#share [data-tab="embed"]`))
	}
	require.Equal(l.t, tab, value[string](l, `document.querySelector('#share [aria-pressed="true"]').dataset.tab`))
}

func (l *lab) leaveSheet() {
	l.t.Helper()
	require.NoError(l.t, l.Keys(kb.Escape))
	l.wait(`!document.querySelector("#share")`)
}

// codeShown are the modules of the QR code that the sheet shows, read off its picture.
func (l *lab) codeShown() []string {
	l.t.Helper()
	return l.codeIn("#share")
}

// codeIn are the modules of the QR code within an element.
func (l *lab) codeIn(selector string) []string {
	l.t.Helper()
	return value[[]string](l, `((code) => {
		const side = code.viewBox.baseVal.width - 8;
		const rows = Array.from({ length: side }, () => Array(side).fill(" "));
		const bars = code.querySelector("path").getAttribute("d").matchAll(/M(\d+) (\d+)h(\d+)/g);
		for (const [, x, y, n] of bars) for (let i = 0; i < n; i++) rows[y - 4][x - 4 + i] = "#";
		return rows.map((row) => row.join(""));
	})(document.querySelector("%s .code"))`, selector)
}

// The link is the session, as text and as code, in each language.
func TestLinkIsSharedAsTextAndCode(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&lock=approved&theme=dark", textView, clipboard)
	l.click("receiveCycle")
	for _, locale := range locales {
		value[string](l, `redriveLab.setLanguage(%q)`, locale)
		l.sheet("link")
		assert.Equal(t, say(t, locale, "page.share"), l.text("#share-title"))
		assert.Equal(t, say(t, locale, "page.share.made-up"), l.text(".share-made-up"))
		link := value[string](l, `document.querySelector("#share-link").value`)
		assert.Equal(t, server.URL+"/lab.html?lock=approved&locale="+locale+"#"+value[string](l, `redriveLab.link()`), link, "with what an author has locked, without how it is looked at here")
		read, _ := readCode(t, l.codeShown())
		assert.Equal(t, link, read)
		require.NoError(t, l.ClickOn(`[data-copy="share-link"]`))
		l.wait(`document.querySelector(".copy-told").textContent !== ""`)
		assert.Equal(t, say(t, locale, "page.lesson.copied"), l.text(".copy-told"))
		assert.Equal(t, link, value[string](l, `copied`))
		l.speaks(locale, "sharing")
		l.leaveSheet()
	}
	value[bool](l, `(denied = true)`)
	l.sheet("link")
	require.NoError(t, l.ClickOn(`[data-copy="share-link"]`))
	l.wait(`document.querySelector(".copy-told").textContent !== ""`)
	assert.Contains(t, l.text(".copy-told"), "Ctrl+C")
	assert.True(t, value[bool](l, `((field) => document.activeElement === field && field.selectionStart === 0 && field.selectionEnd === field.value.length)(document.querySelector("#share-link"))`))
	l.leaveSheet()

	value[string](l, `redriveLab.act(JSON.stringify({ do: "set", operationId: Array.from({ length: 200 }, (_, i) => String.fromCodePoint(0x4e00 + (i * 7919) % 20000)).join("") }))`)
	value[string](l, `redriveLab.act(JSON.stringify({ do: "set", body: { schema_version: 2, video_id: Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0x4e00 + (i * 104729) % 20000)).join("") } }))`)
	l.sheet("link")
	assert.True(t, value[bool](l, `document.querySelector("#share .code") === null`))
	assert.Contains(t, l.text(".share-long"), "QR", "says that it is too long")
}

// The code for another page says what was chosen, and the preview is a lab that does it.
func TestEmbedCodeAndItsPreview(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, clipboard)
	set := func(name, option string) {
		value[bool](l, `((field) => { field.value = %q; field.dispatchEvent(new Event("change", { bubbles: true })); return true; })(document.querySelector('.share-form [name=%q]'))`, option, name)
	}
	attributes := func(code, tag string) map[string]string {
		return value[map[string]string](l, `Object.fromEntries([...new DOMParser().parseFromString(document.querySelector("#share-%s").value, "text/html").querySelector(%q).attributes].map(({ name, value }) => [name, value]))`, code, tag)
	}
	for _, locale := range []string{"en", "th", "ru"} {
		value[string](l, `redriveLab.setLanguage(%q)`, locale)
		l.sheet("embed")
		l.wait(`document.querySelector('.share-form option[value="tick-12"]')`)
		assert.Equal(t, locale, attributes("element", "redrive-lab")["locale"])
		assert.Equal(t, value[string](l, `redriveLab.link()`), attributes("element", "redrive-lab")["scenario"])
		assert.Equal(t, say(t, locale, "page.title")+": "+say(t, locale, "page.lesson.1"), attributes("frame", "iframe")["title"])
		l.speaks(locale, "embedding")
		l.leaveSheet()
	}
	l.sheet("embed")
	l.wait(`document.querySelector('.share-form option[value="tick-12"]')`)
	for name, option := range map[string]string{"scenario": "tick-12", "start": "3", "locale": "th", "theme": "light", "view": "text", "controls": "actions", "speed": "instant"} {
		set(name, option)
	}
	require.NoError(t, l.ClickOn(`.share-form [value="now"]`))
	want := map[string]string{"scenario": "tick-12", "start": "3", "locale": "th", "theme": "light", "view": "text", "controls": "actions", "speed": "instant", "lock": "now"}
	element := attributes("element", "redrive-lab")
	for name, option := range want {
		assert.Equal(t, option, element[name], name)
	}
	assert.Equal(t, value[string](l, `redriveLab.version`), element["made-for"])
	assert.Equal(t, server.URL+"/embed.js", attributes("element", "script")["src"])
	frame := attributes("frame", "iframe")
	assert.NotEmpty(t, frame["title"])
	asked := value[map[string]string](l, `Object.fromEntries(new URL(%q).searchParams)`, frame["src"])
	assert.Equal(t, want, asked)

	require.NoError(t, l.ClickOn(`[data-preview="show"]`))
	inside := `document.querySelector(".share-preview iframe").contentWindow`
	l.wait(inside + `.document.documentElement.dataset.view === "text"`)
	assert.Contains(t, value[string](l, inside+`.redriveLab.state()`), `"step":3`)
	assert.Equal(t, "th light", value[string](l, fmt.Sprintf(`(({ lang, dataset }) => lang + " " + dataset.theme)(%s.document.documentElement)`, inside)))
	assert.False(t, value[bool](l, inside+`.redriveLab.controls().includes('"id":"approved"')`), "actions only")
	set("start", "1")
	l.wait(inside + `.JSON?.parse(` + inside + `.redriveLab.state()).step === 1`)
	set("start", "900")
	assert.NotContains(t, attributes("element", "redrive-lab"), "start", "more than it has isn't taken")
	assert.True(t, value[bool](l, `document.querySelector('.share-form [name="start"]').matches(":invalid")`))
}

// In a narrow window and for a room the sheet fits its width, whatever the language, and all of it can be touched.
func TestSheetFits(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	for _, at := range []struct{ width, height int }{{320, 640}, {768, 1024}, {1280, 720}} {
		require.NoError(t, l.Resize(at.width, at.height, 1))
		for _, theme := range []string{"dark", "projector"} {
			l.choose("choose-theme", theme)
			for _, locale := range []string{"en", "th", "ru"} {
				value[string](l, `redriveLab.setLanguage(%q)`, locale)
				value[bool](l, `(document.querySelector("#show-share").click(), true)`)
				l.wait(`document.querySelector("#share[open]")`)
				l.lettersCome()
				assert.Empty(t, value[[]string](l, `["link", "embed", "files"].flatMap((tab) => {
					const sheet = document.querySelector("#share");
					sheet.querySelector(`+"`[data-tab=${tab}]`"+`).click();
					const over = [...sheet.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 0.5);
					const small = [...sheet.querySelectorAll("button, select, label:has([type=checkbox])")].filter((each) => each.offsetHeight < 44);
					return [...over, ...small].map((each) => tab + ": " + each.outerHTML.slice(0, 80));
				})`), "%d %s %s: wider than the sheet, or too small", at.width, theme, locale)
				l.leaveSheet()
			}
		}
	}
}

// A code that nobody can load says so, and offers to try again.
func TestSheetThatCannotBeLoadedSaysSo(t *testing.T) {
	t.Parallel()
	l := open(t, "no-share/lab.html?view=text", textView)
	l.allowed = []string{"404"}
	for _, locale := range locales {
		value[string](l, `redriveLab.setLanguage(%q)`, locale)
		l.menu("#show-share")
		l.wait(`document.querySelector('[data-notice="extra"]')`)
		assert.True(t, strings.HasPrefix(l.text(`[data-notice="extra"] p`), begins(t, locale, "page.extra.failed")))
		l.speaks(locale, "without the sheet")
		require.NoError(t, l.ClickOn(`[data-notice="extra"] [data-notice-do="close"]`))
	}
	l.click("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State, "the lesson goes on")

	l = open(t, "slow-share/lab.html?view=text", textView)
	l.allowed = []string{"404"}
	l.menu("#show-share")
	l.wait(`document.querySelector('[data-notice="extra"]')`)
	require.NoError(t, l.ClickOn(`[data-notice="extra"] [data-notice-do="retry"]`))
	l.wait(`document.querySelector("#share[open]")`)
}
