package pack_test

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

	"github.com/redrivelab/redrivelab/site/build/pack"
)

func TestPackedFormsUnpack(t *testing.T) {
	text := []byte(strings.Repeat("receive, quarantine, redrive. ", 100))
	files := map[string][]byte{"a.js": text, "tiny.js": []byte("x"), "a.woff2": text}
	cache := filepath.Join(t.TempDir(), "packed")
	require.NoError(t, pack.Add(files, cache, false))
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
	require.NoError(t, pack.Add(files, cache, true))
	assert.Equal(t, []string{"a.js"}, keys(files))
	require.NoError(t, pack.Add(files, cache, false))
	again := map[string][]byte{"renamed.js": text, "new.js": append(text, 'x')}
	require.NoError(t, pack.Add(again, cache, true))
	assert.ElementsMatch(t, []string{"renamed.js", "renamed.js.br", "renamed.js.gz", "new.js"}, keys(again))
}

func TestCacheForgetsWhatIsNotUsed(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "packed")
	for _, text := range []string{"old ", "new "} {
		require.NoError(t, pack.Add(map[string][]byte{"a.js": []byte(strings.Repeat(text, 100))}, cache, false))
	}
	entries, err := os.ReadDir(cache)
	require.NoError(t, err)
	assert.Len(t, entries, 2, "one text in two forms")
}

func TestWriteKeepsRemovesAndRefuses(t *testing.T) {
	out := filepath.Join(t.TempDir(), "dist")
	require.NoError(t, pack.Write(out, map[string][]byte{"lab.html": []byte("a"), "js/old.js": []byte("b")}))
	before, err := os.Stat(filepath.Join(out, "lab.html"))
	require.NoError(t, err)
	require.NoError(t, pack.Write(out, map[string][]byte{"lab.html": []byte("a"), "js/new.js": []byte("c")}))
	after, err := os.Stat(filepath.Join(out, "lab.html"))
	require.NoError(t, err)
	assert.True(t, os.SameFile(before, after), "an unchanged file isn't written again")
	assert.NoFileExists(t, filepath.Join(out, "js/old.js"))
	assert.FileExists(t, filepath.Join(out, "js/new.js"))

	foreign := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(foreign, "thesis.txt"), []byte("x"), 0o644))
	assert.ErrorContains(t, pack.Write(foreign, map[string][]byte{"lab.html": nil}), "no earlier site")
	assert.FileExists(t, filepath.Join(foreign, "thesis.txt"))
}

func keys(files map[string][]byte) []string {
	var names []string
	for name := range files {
		names = append(names, name)
	}
	return names
}
