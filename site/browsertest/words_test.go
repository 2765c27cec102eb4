//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// languages are all that page and lab have to say, by language and key, as the files have it that people wrote.
var languages = sync.OnceValues(func() (map[string]map[string]string, error) {
	all := map[string]map[string]string{}
	for _, locale := range locales {
		all[locale] = map[string]string{}
		for _, folder := range []string{"../text/", "../../assets/locales/"} {
			content, err := os.ReadFile(folder + locale + ".json")
			if err == nil {
				one := all[locale]
				err = json.Unmarshal(content, &one)
			}
			if err != nil {
				return nil, err
			}
		}
	}
	return all, nil
})

// say is what a language has for a key, its {places} filled in: name and value in turn.
func say(t *testing.T, locale, key string, places ...any) string {
	t.Helper()
	all, err := languages()
	require.NoError(t, err)
	words, found := all[locale][key]
	require.True(t, found, "%s has no text %s", locale, key)
	for i := 0; i < len(places); i += 2 {
		words = strings.ReplaceAll(words, fmt.Sprintf("{%v}", places[i]), fmt.Sprint(places[i+1]))
	}
	return words
}

// begins is a text up to its first place.
func begins(t *testing.T, locale, key string) string {
	t.Helper()
	words, _, _ := strings.Cut(say(t, locale, key), "{")
	return words
}

// everyText is an expression for all that a document says to somebody who reads or hears it, what can be unfolded too: in no element that
// is of another language by itself, and without codes, which are the same in all.
const everyText = `(() => {
	const other = "[lang]:not(html), script, style, template, code, pre, #choose-language, #choose-language *";
	const all = [document.title];
	for (const node of document.querySelectorAll("body, body *")) {
		if (node.closest(other) || !(node.checkVisibility() || node.closest("details:not([open])"))) continue;
		for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]) if (node.getAttribute(name)) all.push(node.getAttribute(name));
		for (const child of node.childNodes) if (child.nodeType === 3 && child.data.trim() !== "") all.push(child.data.trim());
	}
	return all;
})()`

var (
	keyLike  = regexp.MustCompile(`[a-z0-9-]+(\.[a-zA-Z0-9-]+)+`)
	unfilled = regexp.MustCompile(`\{\w+\}`)
	foreign  = map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`\p{Thai}|\p{Cyrillic}`), "th": regexp.MustCompile(`\p{Cyrillic}`), "ru": regexp.MustCompile(`\p{Thai}`),
	}
)

// speaks holds the page, as it stands, to one language: no key stands in for a text, no place is left unfilled, nothing is written in
// letters of another language, and no English text where there is a translation of it.
func (l *lab) speaks(locale, where string) {
	l.t.Helper()
	where += " in " + locale
	assert.Equal(l.t, locale, value[string](l, `document.documentElement.lang`), where)
	all, err := languages()
	require.NoError(l.t, err)
	untranslated := onlyEnglish(all, locale)
	shown := value[[]string](l, everyText)
	require.Greater(l.t, len(shown), 5, where)
	for _, text := range shown {
		assert.NotRegexp(l.t, unfilled, text, where)
		assert.NotRegexp(l.t, foreign[locale], text, where)
		assert.False(l.t, untranslated[text], "%s: English: %s", where, text)
		for _, word := range keyLike.FindAllString(text, -1) {
			assert.NotContains(l.t, all["en"], word, "%s: a key is no text: %s", where, text)
		}
	}
}

// several says that a text has words, and isn't a code, a name or a sign, which may be the same in all languages.
var several = regexp.MustCompile(`[a-z]{2}.* .*[a-z]{2}`)

// onlyEnglish are the English texts that are none in this language.
func onlyEnglish(all map[string]map[string]string, locale string) map[string]bool {
	only := map[string]bool{}
	for _, text := range all["en"] {
		only[text] = several.MatchString(text)
	}
	for _, text := range all[locale] {
		delete(only, text)
	}
	return only
}
