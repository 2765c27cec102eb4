package main

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"regexp"
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
	for _, step := range []func(map[string][]byte, string) error{addRuntime, addAssets, addExamples, addWalks, addPages} {
		require.NoError(t, step(files, project))
	}
	return files
}

func TestPagesHoldTheirPolicy(t *testing.T) {
	files := builtPages(t)
	held := 0
	for name, content := range files {
		if !strings.HasSuffix(name, ".html") || strings.HasPrefix(name, "examples/") {
			continue // an example is a page of somebody else's
		}
		held++
		html := string(content)
		assert.Contains(t, html, `http-equiv="Content-Security-Policy" content="default-src 'none'`, name)
		assert.NotContains(t, html, "unsafe-inline", name)
		assert.NotRegexp(t, `<style|\sstyle=|\son[a-z]+=`, html, name+": inline style or script")
		assert.NotRegexp(t, `(src|href)="(/|https?:)`, html, name+": a URL that isn't relative")
	}
	assert.Greater(t, held, len(pages)+4*len(locales), "home, two lessons, worksheet, key and list in each language too")
	assert.Contains(t, string(files["lab.html"]), `script-src 'self' 'wasm-unsafe-eval'`)
	assert.NotContains(t, string(files["lab.html"]), "'unsafe-eval'")
}

func TestLabPageCarriesSizesAndTexts(t *testing.T) {
	html := string(builtPages(t)["lab.html"])
	assert.Regexp(t, `\{"engine\.wasm":1234567,"lab\.wasm":7654321,"stage\.bin":\d+\}`, html)
	for _, locale := range locales {
		assert.Contains(t, html, `"`+locale+`":{"page.`)
	}
}

func TestIndexFramesTheLab(t *testing.T) {
	html := string(builtPages(t)["index.html"])
	assert.Regexp(t, `<iframe src="lab.html" title="[^"]+" height="\d+" allowfullscreen>`, html)
}

// Who opens the site's address finds the lessons from there, in each language.
func TestIndexLeadsToTheLessons(t *testing.T) {
	files := builtPages(t)
	for _, locale := range locales {
		home := locale + "/index.html"
		assert.Contains(t, string(files["index.html"]), `<a href="`+home+`" hreflang="`+locale+`" lang="`+locale+`">`)
		assert.Contains(t, files, home)
	}
}

// What a page or a style sheet names has to be in the site.
func TestEverythingNamedIsThere(t *testing.T) {
	files := builtPages(t)
	for _, want := range []string{"wasm_exec.js", "stage.bin", "js/main.js", "js/canvas.js", "css/fonts.css", "fonts/noto-sans-400.woff2", "fonts/noto-sans-thai-700.woff2"} {
		assert.Contains(t, files, want)
	}
	for font := range files {
		if strings.HasPrefix(font, "fonts/") {
			assert.Contains(t, string(files["css/fonts.css"]), `url("../`+font+`")`)
		}
	}
	for _, found := range regexp.MustCompile(`<(?:script src|link rel="[a-z]+" href)="([^":]+)"`).FindAllSubmatch(files["lab.html"], -1) {
		assert.Contains(t, files, string(found[1]), "lab.html names it")
	}
	for name, text := range files {
		if strings.HasPrefix(name, "js/") || name == "embed.js" {
			for _, imported := range importsOf(string(text)) {
				_, found := files[path.Join(path.Dir(name), imported)]
				assert.True(t, found, "%s imports %s, which isn't there", name, imported)
			}
		}
	}
}

// named finds the modules that a module names, at once, when they are wanted or for a worker, and other files beside it.
var named = regexp.MustCompile(`(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"|\bnew URL\("([^"]+[^"/])", import\.meta\.url\)`)

// importsOf are the files that a module names, as it names them.
func importsOf(module string) []string {
	var names []string
	for _, found := range named.FindAllStringSubmatch(module, -1) {
		names = append(names, found[1]+found[2])
	}
	return names
}

func TestImportsOfAllKindsAreFound(t *testing.T) {
	module := `import { a } from "./a.js"; import "../b.js"; const c = await import("./c.js"); new Worker(new URL("d.js", import.meta.url)); new URL("../", import.meta.url)`
	assert.Equal(t, []string{"./a.js", "../b.js", "./c.js", "d.js"}, importsOf(module))
}

// embed.js is what an author's page pays for before anybody starts a lab.
func TestEmbedIsSmall(t *testing.T) {
	var packed bytes.Buffer
	w := brotli.NewWriterLevel(&packed, brotli.BestCompression)
	_, err := w.Write(builtPages(t)["embed.js"])
	require.NoError(t, err)
	require.NoError(t, w.Close())
	assert.Less(t, packed.Len(), 5000)
	assert.Greater(t, packed.Len(), 1000, "it isn't there")
}

func TestMissingTextIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.html")
	require.NoError(t, os.WriteFile(file, []byte(`{{text "page.none"}}`), 0o644))
	_, err := fill(file, wordsOf(map[string]string{}), nil)
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

// The examples are whole: each page names the lab beside it, and its script is there.
func TestExamplesAreInTheSite(t *testing.T) {
	files := builtPages(t)
	for _, name := range []string{"plain-frame", "two-labs", "own-goal", "frame-height", "splice", "xapi"} {
		page := string(files["examples/"+name+".html"])
		assert.Contains(t, page, `="../`, name+" has no lab in it")
		assert.NotContains(t, page, "{{", name)
		assert.Contains(t, page, `<script src="`+name+`.js"></script>`)
		assert.Contains(t, files, "examples/"+name+".js")
	}
}
