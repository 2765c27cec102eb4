package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type texts = map[string]string

func TestCompareLocales(t *testing.T) {
	english := texts{"a": "{n} of {of}", "b": "two"}
	for name, c := range map[string]struct {
		russian texts
		want    []string
	}{
		"complete, in another order": {texts{"a": "из {of} — {n}", "b": "два"}, nil},
		"missing":                    {texts{"a": "{n} {of}"}, []string{`l/ru.json: "b" is missing`}},
		"more than English":          {texts{"a": "{n} {of}", "b": "два", "c": "три"}, []string{`l/ru.json: "c" is in no English file`}},
		"empty":                      {texts{"a": "{n} {of}", "b": " "}, []string{`l/ru.json: "b" is empty`}},
		"another place":              {texts{"a": "{n} {off}", "b": "два"}, []string{`l/ru.json: "a" fills in [{n} {off}], English [{n} {of}]`}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, compareLocales("l", map[string]map[string]string{"en": english, "ru": c.russian}))
		})
	}
}

func TestCompareUse(t *testing.T) {
	assert.Empty(t, compareUse(texts{"page.a": "x"}, map[string]bool{"page.a": true}))
	assert.Equal(t, []string{`site/text/en.json has no "page.b", which the page uses`, `site/text/en.json: nobody uses "page.a"`},
		compareUse(texts{"page.a": "x"}, map[string]bool{"page.b": true}))
}

func put(t *testing.T, top, name, content string) {
	t.Helper()
	file := filepath.Join(top, name)
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(t, os.WriteFile(file, []byte(content), 0o644))
}

func TestCheckPageTextsReadsModulesAndTemplates(t *testing.T) {
	top := t.TempDir()
	put(t, top, "site/text/en.json", `{"page.a":"A","page.b":"B","page.c":"C"}`)
	put(t, top, "site/js/a.js", `text("page.a", {})`)
	put(t, top, "site/html/a.html", `{{text "page.b"}}`)
	failures, err := checkPageTexts(top)
	require.NoError(t, err)
	assert.Equal(t, []string{`site/text/en.json: nobody uses "page.c"`}, failures)
}

func TestCheckLocalesAsksForEveryLanguage(t *testing.T) {
	top := t.TempDir()
	for _, name := range []string{"assets/locales/en.json", "assets/locales/th.json", "site/text/en.json", "site/text/ru.json"} {
		put(t, top, name, `{"page.a":"A"}`)
	}
	failures, err := checkLocales(top)
	require.NoError(t, err)
	assert.Equal(t, []string{"assets/locales/ru.json is missing: every language has every text", "site/text/th.json is missing: every language has every text"}, failures)
}

func TestCheckFonts(t *testing.T) {
	top := t.TempDir()
	put(t, top, "assets/fonts/a.woff2", "small")
	failures, err := checkFonts(top)
	require.NoError(t, err)
	require.Len(t, failures, 1)
	assert.Contains(t, failures[0], "OFL.txt is missing")
	put(t, top, "assets/fonts/OFL.txt", "SIL OPEN FONT LICENSE …")
	put(t, top, "assets/fonts/b.woff2", strings.Repeat("x", largestFont+1))
	failures, err = checkFonts(top)
	require.NoError(t, err)
	require.Len(t, failures, 1)
	assert.Contains(t, failures[0], "b.woff2 has 61441 bytes")
}
