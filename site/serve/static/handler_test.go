package static_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/serve/static"
)

// site writes files into a folder of its own, with a secret beside it, and serves it.
func site(t *testing.T, files map[string]string) (http.Handler, string) {
	t.Helper()
	top := t.TempDir()
	dir := filepath.Join(top, "dist")
	require.NoError(t, os.Mkdir(dir, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(top, "secret.txt"), []byte("secret"), 0o644))
	for name, text := range files {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	root, err := os.OpenRoot(dir)
	require.NoError(t, err)
	t.Cleanup(func() { root.Close() })
	return static.Handler(root), dir
}

func ask(h http.Handler, method, target string, header ...string) *http.Response {
	r := httptest.NewRequest(method, "/", nil)
	path, query, _ := strings.Cut(target, "?")
	r.URL.Path, r.URL.RawQuery = path, query
	for i := 0; i < len(header); i += 2 {
		r.Header.Add(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	text, err := io.ReadAll(r.Body)
	require.NoError(t, err)
	return string(text)
}

func TestMediaTypes(t *testing.T) {
	for name, want := range map[string]string{
		"a.html": "text/html; charset=utf-8", "a.js": "text/javascript; charset=utf-8", "a.wasm": "application/wasm",
		"a.css": "text/css; charset=utf-8", "a.woff2": "font/woff2", "a.png": "image/png", "a.txt": "text/plain; charset=utf-8",
		"a.json": "application/json", "a.strange": "application/octet-stream",
	} {
		h, _ := site(t, map[string]string{name: "<html>"})
		r := ask(h, "GET", "/"+name+"?locale=th")
		assert.Equal(t, 200, r.StatusCode, name)
		assert.Equal(t, want, r.Header.Get("Content-Type"), name)
		assert.Equal(t, "*", r.Header.Get("Access-Control-Allow-Origin"), name)
		assert.Equal(t, "nosniff", r.Header.Get("X-Content-Type-Options"), name)
		assert.Equal(t, "<html>", body(t, r))
	}
}

func TestFolders(t *testing.T) {
	h, _ := site(t, map[string]string{"index.html": "top", "en/index.html": "lesson", "js/a.js": "a"})
	assert.Equal(t, "top", body(t, ask(h, "GET", "/")))
	assert.Equal(t, "lesson", body(t, ask(h, "GET", "/en/")))
	r := ask(h, "GET", "/en")
	assert.Equal(t, 301, r.StatusCode)
	assert.Equal(t, "./en/", r.Header.Get("Location"), "relative, for sub-paths")
	for _, path := range []string{"/js", "/js/"} {
		r := ask(h, "GET", path)
		assert.Equal(t, 404, r.StatusCode, path)
		assert.NotContains(t, body(t, r), "a.js", "a folder isn't listed")
	}
}

func TestNothingFromOutside(t *testing.T) {
	h, dir := site(t, map[string]string{"index.html": "top", ".git/config": "hidden", "sub/.env": "hidden"})
	require.NoError(t, os.Symlink(filepath.Join(dir, "..", "secret.txt"), filepath.Join(dir, "absolute.txt")))
	require.NoError(t, os.Symlink("../secret.txt", filepath.Join(dir, "relative.txt")))
	require.NoError(t, os.Symlink("..", filepath.Join(dir, "up")))
	require.NoError(t, os.Symlink("../secret.txt", filepath.Join(dir, "index.html.br")))
	for _, path := range []string{
		"/../secret.txt", "/sub/../../secret.txt", "//secret.txt", "/..\\secret.txt", "/%2e%2e/secret.txt", "/./index.html",
		"/absolute.txt", "/relative.txt", "/up/secret.txt", "/.git/config", "/sub/.env", "/index.html\x00", "/nothing", "/index.html/",
	} {
		r := ask(h, "GET", path)
		assert.Equal(t, 404, r.StatusCode, path)
		assert.NotContains(t, body(t, r), "secret", path)
	}
	assert.Equal(t, "top", body(t, ask(h, "GET", "/index.html", "Accept-Encoding", "br")), "a linked .br is left aside")
}

func TestEscapesOnTheWire(t *testing.T) {
	h, _ := site(t, map[string]string{"index.html": "top"})
	server := httptest.NewServer(h)
	defer server.Close()
	for _, path := range []string{"/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%5c..%5csecret.txt", "/a%00"} {
		r, err := http.Get(server.URL + path)
		require.NoError(t, err)
		assert.Equal(t, 404, r.StatusCode, path)
		assert.NotContains(t, body(t, r), "secret", path)
		r.Body.Close()
	}
}

func TestPrecompressed(t *testing.T) {
	var br, gz bytes.Buffer
	b := brotli.NewWriter(&br)
	g := gzip.NewWriter(&gz)
	for _, w := range []io.WriteCloser{b, g} {
		_, err := io.WriteString(w, "module")
		require.NoError(t, err)
		require.NoError(t, w.Close())
	}
	h, _ := site(t, map[string]string{"a.wasm": "module", "a.wasm.br": br.String(), "a.wasm.gz": gz.String(), "b.js": "plain"})
	for accept, want := range map[string]string{
		"br, gzip": "br", "gzip, deflate": "gzip", "": "", "identity": "", "gzip;q=0, br;q=0": "", "*": "br", "br;q=0, *": "gzip",
		"BR;q=0.5": "br", "gzip;q=1.0, br;q=0.1": "br", "br;q=x": "",
	} {
		r := ask(h, "GET", "/a.wasm", "Accept-Encoding", accept)
		assert.Equal(t, want, r.Header.Get("Content-Encoding"), accept)
		assert.Equal(t, "Accept-Encoding", r.Header.Get("Vary"), accept)
		assert.Equal(t, "application/wasm", r.Header.Get("Content-Type"), accept)
		assert.Equal(t, "module", decode(t, r), accept)
	}
	r := ask(h, "GET", "/b.js", "Accept-Encoding", "br")
	assert.Empty(t, r.Header.Get("Vary"))
	assert.Empty(t, r.Header.Get("Content-Encoding"))
}

func decode(t *testing.T, r *http.Response) string {
	t.Helper()
	var plain io.Reader = r.Body
	switch r.Header.Get("Content-Encoding") {
	case "br":
		plain = brotli.NewReader(r.Body)
	case "gzip":
		unzipped, err := gzip.NewReader(r.Body)
		require.NoError(t, err)
		plain = unzipped
	}
	text, err := io.ReadAll(plain)
	require.NoError(t, err)
	return string(text)
}

func TestRebuildShows(t *testing.T) {
	h, dir := site(t, map[string]string{"a.js": "old", "a.js.br": "x"})
	first := ask(h, "GET", "/a.js")
	assert.Equal(t, "no-cache", first.Header.Get("Cache-Control"))
	tag := first.Header.Get("ETag")
	require.NotEmpty(t, tag)
	assert.NotEqual(t, tag, ask(h, "GET", "/a.js", "Accept-Encoding", "br").Header.Get("ETag"), "one tag a form")
	assert.Equal(t, 304, ask(h, "GET", "/a.js", "If-None-Match", tag).StatusCode)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a.js"), []byte("newer"), 0o644))
	again := ask(h, "GET", "/a.js", "If-None-Match", tag)
	assert.Equal(t, 200, again.StatusCode)
	assert.Equal(t, "newer", body(t, again))
}

func TestMethods(t *testing.T) {
	h, _ := site(t, map[string]string{"index.html": "top"})
	head := ask(h, "HEAD", "/")
	assert.Equal(t, 200, head.StatusCode)
	assert.Empty(t, body(t, head))
	post := ask(h, "POST", "/")
	assert.Equal(t, 405, post.StatusCode)
	assert.Equal(t, "GET, HEAD", post.Header.Get("Allow"))
}
