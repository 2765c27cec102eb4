package main

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWorkerNamesEachFileWithItsSum(t *testing.T) {
	files := map[string][]byte{"lab.html": []byte("<p>"), "js/main.js": []byte("1")}
	require.NoError(t, addWorker(files, project))
	worker := string(files["sw.js"])
	for name, content := range map[string]string{"lab.html": "<p>", "js/main.js": "1"} {
		sum := sha256.Sum256([]byte(content))
		assert.Contains(t, worker, `"`+name+`":"`+base64.StdEncoding.EncodeToString(sum[:])+`"`)
	}
	before := worker
	files["js/main.js"] = []byte("2")
	delete(files, "sw.js")
	require.NoError(t, addWorker(files, project))
	assert.NotEqual(t, before, string(files["sw.js"]), "another build is another worker")
}

func TestZipIsTheSiteAndAlwaysTheSame(t *testing.T) {
	files := map[string][]byte{"lab.html": []byte("<p>"), "lab.html.br": []byte("x"), "en/index.html": []byte("<h1>")}
	require.NoError(t, addZip(files))
	first := files[zipFile]
	delete(files, zipFile)
	require.NoError(t, addZip(files))
	assert.Equal(t, first, files[zipFile])
	r, err := zip.NewReader(bytes.NewReader(first), int64(len(first)))
	require.NoError(t, err)
	found := map[string]string{}
	for _, f := range r.File {
		content, err := f.Open()
		require.NoError(t, err)
		text, err := io.ReadAll(content)
		require.NoError(t, err)
		found[f.Name] = string(text)
	}
	assert.Equal(t, map[string]string{"lab.html": "<p>", "en/index.html": "<h1>"}, found)
}
