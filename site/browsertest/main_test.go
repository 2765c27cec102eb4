//go:build browser

package browsertest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/redrivelab/redrivelab/site/serve/static"
)

// dist is the built site; REDRIVELAB_DIST names another folder.
var dist = "../../dist"

var server *httptest.Server

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	if named := os.Getenv("REDRIVELAB_DIST"); named != "" {
		dist = named
	}
	root, err := os.OpenRoot(dist)
	if err != nil {
		fmt.Fprintln(os.Stderr, "the tests need the built site, run `make build` first:", err)
		return 1
	}
	defer root.Close()
	server = httptest.NewServer(hosts(static.Handler(root)))
	defer server.Close()
	end, err := startBrowsers()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer end()
	return m.Run()
}

// hosts serves the site as several hosts would, each under a path of its own, so that every test is one under a
// sub-path as well.
func hosts(site http.Handler) http.Handler {
	mux := http.NewServeMux()
	under := func(path string, h http.Handler) {
		mux.Handle(path, http.StripPrefix(strings.TrimSuffix(path, "/"), h))
	}
	under("/deep/down/", site)
	under("/wrong-type/", changing(site, ".wasm", func(w http.ResponseWriter, r *http.Request) {
		site.ServeHTTP(retyped{w}, r)
	}))
	under("/no-lab/", changing(site, "lab.wasm", http.NotFound))
	under("/bad-lab/", changing(site, "lab.wasm", garbage))
	under("/no-stage/", changing(site, "stage.bin", http.NotFound))
	under("/bad-stage/", changing(site, "stage.bin", garbage))
	under("/other-stage/", changing(site, "stage.bin", blank))
	under("/no-engine/", changing(site, "engine.wasm", http.NotFound))
	under("/bad-engine/", changing(site, "engine.wasm", garbage))
	under("/no-share/", changing(site, "/sheet.js", http.NotFound))
	under("/strict/", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", strictest)
		w.Header().Set("Content-Security-Policy-Report-Only", "require-trusted-types-for 'script'")
		site.ServeHTTP(w, r)
	}))
	under("/closed/", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { site.ServeHTTP(closed{w}, r) }))
	under("/no-modules/", changing(site, "js/main.js", http.NotFound))
	under("/cut-engine/", changing(site, "engine.wasm", cut(site)))
	under("/cut-lab/", changing(site, "lab.wasm", cut(site)))
	mux.HandleFunc("/host/", hostPage)
	under("/slow-share/", changing(site, "/share/sheet.js", later(site)))
	mux.Handle("/", site)
	return mux
}

// strictest is a host's policy that allows what the site needs and nothing else, no text as code or style among it.
const strictest = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
	"connect-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

// hostPage gives a page of the folder host as one of this site's own.
func hostPage(w http.ResponseWriter, r *http.Request) {
	source, err := os.ReadFile(filepath.Join("host", filepath.Base(r.URL.Path)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte(strings.ReplaceAll(string(source), "{{lab}}", "..")))
}

// cut is a connection that breaks in the middle of a file.
func cut(site http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		whole := httptest.NewRecorder()
		r.Header.Del("Accept-Encoding")
		site.ServeHTTP(whole, r)
		w.Header().Set("Content-Type", "application/wasm")
		w.Header().Set("Content-Length", strconv.Itoa(whole.Body.Len()))
		_, _ = w.Write(whole.Body.Bytes()[:whole.Body.Len()/2])
		panic(http.ErrAbortHandler)
	}
}

// closed is a host that lets no other origin read its files.
type closed struct{ http.ResponseWriter }

func (w closed) WriteHeader(status int) {
	w.Header().Del("Access-Control-Allow-Origin")
	w.ResponseWriter.WriteHeader(status)
}

// changing answers the files with this suffix in another way.
func changing(site http.Handler, suffix string, instead http.HandlerFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, suffix) {
			instead(w, r)
			return
		}
		site.ServeHTTP(w, r)
	})
}

// later fails twice, as a connection does that comes back when somebody tries again: the page tries twice by itself.
func later(site http.Handler) http.HandlerFunc {
	var asked atomic.Int32
	return func(w http.ResponseWriter, r *http.Request) {
		if asked.Add(1) <= 2 {
			http.NotFound(w, r)
			return
		}
		site.ServeHTTP(w, r)
	}
}

// garbage is a host that answers everything with a page of its own.
func garbage(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html")
	fmt.Fprint(w, "<!doctype html><title>Not here</title>")
}

// blank is a file as long as the one that belongs there.
func blank(w http.ResponseWriter, _ *http.Request) {
	if info, err := os.Stat(filepath.Join(dist, "stage.bin")); err == nil {
		_, _ = w.Write(make([]byte, info.Size()))
	}
}

// retyped is a host that doesn't know WebAssembly.
type retyped struct{ http.ResponseWriter }

func (w retyped) WriteHeader(status int) {
	w.Header().Set("Content-Type", "application/octet-stream")
	w.ResponseWriter.WriteHeader(status)
}
