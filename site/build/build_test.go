package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const project = "../.."

// builtPages gives everything but the programs, whose sizes are made up.
func builtPages(t *testing.T) map[string][]byte {
	t.Helper()
	files := map[string][]byte{"engine.wasm": make([]byte, 1234567), "lab.wasm": make([]byte, 7654321)}
	for _, step := range []func(map[string][]byte, string) error{addRuntime, addAssets, addPages} {
		require.NoError(t, step(files, project))
	}
	return files
}

func TestPagesHoldTheirPolicy(t *testing.T) {
	files := builtPages(t)
	for _, name := range pages {
		html := string(files[name])
		assert.Contains(t, html, `http-equiv="Content-Security-Policy" content="default-src 'none'`, name)
		assert.NotContains(t, html, "unsafe-inline", name)
		assert.NotRegexp(t, `<style|\sstyle=|\son[a-z]+=`, html, name+": inline style or script")
		assert.NotRegexp(t, `(src|href)="(/|https?:)`, html, name+": a URL that isn't relative")
	}
	assert.Contains(t, string(files["lab.html"]), `script-src 'self' 'wasm-unsafe-eval'`)
	assert.NotContains(t, string(files["lab.html"]), "'unsafe-eval'")
}

func TestLabPageCarriesSizesAndTexts(t *testing.T) {
	html := string(builtPages(t)["lab.html"])
	assert.Contains(t, html, `{"engine.wasm":1234567,"lab.wasm":7654321}`)
	for _, locale := range locales {
		assert.Contains(t, html, `"`+locale+`":{"page.`)
	}
}

func TestIndexFramesTheLab(t *testing.T) {
	html := string(builtPages(t)["index.html"])
	assert.Regexp(t, `<iframe src="lab.html" title="[^"]+" height="\d+" allowfullscreen>`, html)
}

// What a page or a style sheet names has to be in the site.
func TestEverythingNamedIsThere(t *testing.T) {
	files := builtPages(t)
	for _, want := range []string{"wasm_exec.js", "js/main.js", "js/canvas.js", "css/fonts.css", "fonts/noto-sans-400.woff2", "fonts/noto-sans-thai-700.woff2"} {
		assert.Contains(t, files, want)
	}
	for font := range files {
		if strings.HasPrefix(font, "fonts/") {
			assert.Contains(t, string(files["css/fonts.css"]), `url("../`+font+`")`)
		}
	}
	for name, text := range files {
		if strings.HasPrefix(name, "js/") {
			for _, imported := range importsOf(string(text)) {
				assert.Contains(t, files, "js/"+imported, name)
			}
		}
	}
}

func importsOf(module string) []string {
	var names []string
	for line := range strings.SplitSeq(module, "\n") {
		if _, from, found := strings.Cut(line, ` from "./`); found {
			name, _, _ := strings.Cut(from, `"`)
			names = append(names, name)
		}
	}
	return names
}

func TestMissingTextIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.html")
	require.NoError(t, os.WriteFile(file, []byte(`{{text "page.none"}}`), 0o644))
	_, err := fill(file, page{Texts: map[string]map[string]string{"en": {}}})
	assert.ErrorContains(t, err, `no text "page.none"`)
}

func TestLicencesOfFontsAndGo(t *testing.T) {
	var text bytes.Buffer
	require.NoError(t, appendLicence(&text, "Fonts", filepath.Join(project, "assets/fonts/OFL.txt")))
	require.NoError(t, appendLicence(&text, "Go", filepath.Join(project, "site/build/licence/go.txt")))
	assert.Contains(t, text.String(), "SIL OPEN FONT LICENSE")
	assert.Contains(t, text.String(), "The Go Authors")
	assert.ErrorContains(t, appendModule(&text, module{Path: "example.org/bare", Dir: t.TempDir()}), "example.org/bare is linked in but has no licence file")
}

func TestModulesAreForeignAndOnce(t *testing.T) {
	found, err := modules(strings.NewReader(`{"Module":{"Path":"b.org/m","Version":"v1","Dir":"/b"}} {"Module":{"Path":"own","Main":true}} {}
		{"Module":{"Path":"a.org/m","Version":"v2","Dir":"/a"}} {"Module":{"Path":"b.org/m","Version":"v1","Dir":"/b"}}`))
	require.NoError(t, err)
	assert.Equal(t, []module{{Path: "a.org/m", Version: "v2", Dir: "/a"}, {Path: "b.org/m", Version: "v1", Dir: "/b"}}, found)
}

func TestPackedFormsUnpack(t *testing.T) {
	text := []byte(strings.Repeat("receive, quarantine, redrive. ", 100))
	files := map[string][]byte{"a.js": text, "tiny.js": []byte("x"), "a.woff2": text}
	cache := filepath.Join(t.TempDir(), "packed")
	require.NoError(t, pack(files, cache, false))
	assert.ElementsMatch(t, []string{"a.js", "a.js.br", "a.js.gz", "tiny.js", "a.woff2"}, keys(files), "what doesn't gain stays alone")
	plain, err := io.ReadAll(brotli.NewReader(bytes.NewReader(files["a.js.br"])))
	require.NoError(t, err)
	assert.Equal(t, text, plain)
	unzipped, err := gzip.NewReader(bytes.NewReader(files["a.js.gz"]))
	require.NoError(t, err)
	plain, err = io.ReadAll(unzipped)
	require.NoError(t, err)
	assert.Equal(t, text, plain)
}

func TestQuickPackingUsesOnlyWhatIsKept(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "packed")
	text := []byte(strings.Repeat("gate ", 100))
	files := map[string][]byte{"a.js": text}
	require.NoError(t, pack(files, cache, true))
	assert.Equal(t, []string{"a.js"}, keys(files))
	require.NoError(t, pack(files, cache, false))
	again := map[string][]byte{"renamed.js": text, "new.js": append(text, 'x')}
	require.NoError(t, pack(again, cache, true))
	assert.ElementsMatch(t, []string{"renamed.js", "renamed.js.br", "renamed.js.gz", "new.js"}, keys(again))
}

func TestCacheForgetsWhatIsNotUsed(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "packed")
	for _, text := range []string{"old ", "new "} {
		require.NoError(t, pack(map[string][]byte{"a.js": []byte(strings.Repeat(text, 100))}, cache, false))
	}
	entries, err := os.ReadDir(cache)
	require.NoError(t, err)
	assert.Len(t, entries, 2, "one text in two forms")
}

func TestWriteKeepsRemovesAndRefuses(t *testing.T) {
	out := filepath.Join(t.TempDir(), "dist")
	require.NoError(t, write(out, map[string][]byte{"lab.html": []byte("a"), "js/old.js": []byte("b")}))
	before, err := os.Stat(filepath.Join(out, "lab.html"))
	require.NoError(t, err)
	require.NoError(t, write(out, map[string][]byte{"lab.html": []byte("a"), "js/new.js": []byte("c")}))
	after, err := os.Stat(filepath.Join(out, "lab.html"))
	require.NoError(t, err)
	assert.True(t, os.SameFile(before, after), "an unchanged file isn't written again")
	assert.NoFileExists(t, filepath.Join(out, "js/old.js"))
	assert.FileExists(t, filepath.Join(out, "js/new.js"))

	foreign := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(foreign, "thesis.txt"), []byte("x"), 0o644))
	assert.ErrorContains(t, write(foreign, map[string][]byte{"lab.html": nil}), "no earlier site")
	assert.FileExists(t, filepath.Join(foreign, "thesis.txt"))
}

func keys(files map[string][]byte) []string {
	var names []string
	for name := range files {
		names = append(names, name)
	}
	return names
}
