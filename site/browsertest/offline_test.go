//go:build browser

package browsertest

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/serve/static"
)

// ownSite is the site on an origin of its own, whose network can be cut and whose files can be changed.
type ownSite struct {
	*httptest.Server
	cut     atomic.Bool
	changed atomic.Bool // one style sheet is of another build
	named   atomic.Bool // and the worker is of that build too
}

const otherStyle = "/* another build */"

// newerWorker is the worker of the build that has the other style sheet.
func newerWorker(w http.ResponseWriter) {
	worker, _ := os.ReadFile(filepath.Join(dist, "sw.js"))
	style, _ := os.ReadFile(filepath.Join(dist, "css", "theme.css"))
	sum := func(content []byte) string {
		all := sha256.Sum256(content)
		return base64.StdEncoding.EncodeToString(all[:])
	}
	w.Header().Set("Content-Type", "text/javascript")
	newer := strings.Replace(string(worker), sum(style), sum([]byte(otherStyle)), 1)
	_, _ = w.Write([]byte(strings.Replace(newer, `const version = "`, `const version = "newer-`, 1)))
}

func newOwnSite(t *testing.T) *ownSite {
	t.Helper()
	root, err := os.OpenRoot(dist)
	require.NoError(t, err)
	site := static.Handler(root)
	s := &ownSite{}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case s.cut.Load():
			panic(http.ErrAbortHandler) // the connection is closed without an answer
		case s.changed.Load() && strings.HasSuffix(r.URL.Path, "/theme.css"):
			w.Header().Set("Content-Type", "text/css")
			_, _ = w.Write([]byte(otherStyle)) // a browser that left hears nothing
		case s.named.Load() && strings.HasSuffix(r.URL.Path, "/sw.js"):
			newerWorker(w)
		default:
			http.StripPrefix("/sub/path", site).ServeHTTP(w, r)
		}
	}))
	t.Cleanup(func() {
		s.Close()
		root.Close()
	})
	return s
}

const kept = `navigator.serviceWorker.controller?.state === "activated"`

// After one visit both lessons, their pages and the lab work without a network.
func TestSiteWorksWithoutANetwork(t *testing.T) {
	t.Parallel()
	site := newOwnSite(t)
	l := newTab(t, 1280, 800)
	require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?offline&view=text"))
	l.wait(kept)
	const countKept = `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()).then((all) => all.length)))).then((counts) => counts.reduce((all, n) => all + n, 0))`
	all := value[int](l, countKept)
	assert.Equal(t, []string{"*", ""}, value[[]string](l, `fetch("js/main.js").then(({ headers }) => ["Access-Control-Allow-Origin", "Content-Encoding"].map((name) => headers.get(name) ?? ""))`), "the host's own headers")
	value[int](l, `caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => 0)`)
	require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?offline&view=text"))
	l.wait(countKept + `.then((n) => { globalThis.n = n; }) && globalThis.n === ` + strconv.Itoa(all)) // the browser had thrown it away
	site.cut.Store(true)
	require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?lesson=review&scenario=poison"))
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Contains(t, value[string](l, `redriveLab.state()`), `"state":"manual-review"`)
	for _, locale := range locales {
		require.NoError(t, l.Open(site.URL+"/sub/path/"+locale+"/quarantine.html"))
		l.wait(`document.querySelector(".progress")`)
		l.fillIn("schema-3", "state", "HELD")
		l.commit("schema-3")
		l.scores(locale, "schema-3", 1, 3)
		require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?view=text&locale="+locale))
		l.wait(`document.documentElement.dataset.view === "text"`)
		l.speaks(locale, "without a network")
	}
}

// A newer build is fetched beside the one in use, and takes over whole once no page of the older one is open.
func TestAnUpdateComesWhole(t *testing.T) {
	t.Parallel()
	site := newOwnSite(t)
	l := newTab(t, 1280, 800)
	l.allowed = []string{"404"}
	const style = `fetch("css/theme.css").then((file) => file.text())`
	require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?offline&view=text"))
	l.wait(kept)
	before := value[string](l, style)
	site.changed.Store(true)
	site.named.Store(true)
	value[bool](l, `navigator.serviceWorker.ready.then((known) => known.update()).then(() => true)`)
	l.wait(`navigator.serviceWorker.ready.then((known) => { globalThis.waits = known.waiting !== null; }) && globalThis.waits`)
	assert.Equal(t, before, value[string](l, style), "the page goes on with its own build")

	require.NoError(t, l.Open(site.URL+"/elsewhere"))
	l.wait(`navigator.serviceWorker.getRegistration("/sub/path/").then(({ waiting, active }) => { globalThis.tookOver = waiting === null && active?.state === "activated"; }) && globalThis.tookOver`)
	site.cut.Store(true)
	require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?view=text"))
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, otherStyle, value[string](l, style))
	assert.Equal(t, 1, value[int](l, `caches.keys().then((names) => names.length)`), "the older build is let go")
}

// Files of two builds never meet: a worker that finds one of another build keeps nothing and doesn't start.
func TestHalfAnUpdateIsRefused(t *testing.T) {
	t.Parallel()
	site := newOwnSite(t)
	site.changed.Store(true)
	l := newTab(t, 1280, 800)
	l.allowed = []string{"is not of build"}
	require.NoError(t, l.Open(site.URL+"/sub/path/lab.html?view=text"))
	l.wait(`document.documentElement.dataset.view === "text"`)
	ended := value[string](l, `navigator.serviceWorker.register("sw.js").then(({ installing }) => new Promise((resolve) => {
		const look = () => ["activated", "redundant"].includes(installing.state) && resolve(installing.state);
		installing.addEventListener("statechange", look);
		look();
	}))`)
	assert.Equal(t, "redundant", ended)
	assert.Equal(t, 0, value[int](l, `caches.keys().then((names) => names.length)`))
}
