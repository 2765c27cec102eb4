package static

import (
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
	"time"
)

// types are the media types of what the lab consists of. The table is closed: what the operating system believes
// about a suffix must not decide whether a module loads.
var types = map[string]string{
	".css":   "text/css; charset=utf-8",
	".html":  "text/html; charset=utf-8",
	".ico":   "image/x-icon",
	".js":    "text/javascript; charset=utf-8",
	".json":  "application/json",
	".md":    "text/markdown; charset=utf-8",
	".mjs":   "text/javascript; charset=utf-8",
	".png":   "image/png",
	".svg":   "image/svg+xml",
	".txt":   "text/plain; charset=utf-8",
	".wasm":  "application/wasm",
	".woff2": "font/woff2",
}

type handler struct{ root *os.Root }

// Handler serves the files below a folder. An *os.Root follows no link and no path that leads out of it.
func Handler(root *os.Root) http.Handler { return handler{root} }

// ServeHTTP answers one request for one file.
func (h handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", "*")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name, ok := fileName(r.URL.Path)
	if !ok {
		http.NotFound(w, r)
		return
	}
	h.serve(w, r, name)
}

// fileName is the file that a URL path asks for, relative to the root. Whatever a client didn't tidy up itself, such
// as "..", backslashes, hidden files, is not found rather than guessed at.
func fileName(urlPath string) (string, bool) {
	name := strings.TrimPrefix(urlPath, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if !fs.ValidPath(name) || strings.ContainsAny(name, "\\\x00") {
		return "", false
	}
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") {
			return "", false
		}
	}
	return name, true
}

func (h handler) serve(w http.ResponseWriter, r *http.Request, name string) {
	info, err := h.root.Stat(name)
	switch {
	case err != nil:
		http.NotFound(w, r)
	case info.IsDir():
		h.redirectToFolder(w, r, name)
	case info.Mode().IsRegular():
		h.serveFile(w, r, name)
	default:
		http.NotFound(w, r)
	}
}

// redirectToFolder adds the slash, without which a page's relative URLs would lead one level too high. The target is
// relative, so that it is right under a sub-path too.
func (h handler) redirectToFolder(w http.ResponseWriter, r *http.Request, name string) {
	if _, err := h.root.Stat(name + "/index.html"); err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Location", "./"+path.Base(name)+"/")
	w.WriteHeader(http.StatusMovedPermanently)
}

func (h handler) serveFile(w http.ResponseWriter, r *http.Request, name string) {
	kind, known := types[path.Ext(name)]
	if !known {
		kind = "application/octet-stream"
	}
	header := w.Header()
	header.Set("Content-Type", kind)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Cache-Control", "no-cache")
	variant := h.variant(w, r, name)
	file, err := h.root.Open(name + variant.suffix)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		http.NotFound(w, r)
		return
	}
	if variant.coding != "" {
		header.Set("Content-Encoding", variant.coding)
	}
	header.Set("ETag", etag(info, variant))
	http.ServeContent(w, r, "", time.Time{}, file)
}

func etag(info os.FileInfo, v variant) string {
	return `"` + strconv.FormatInt(info.Size(), 36) + "-" + strconv.FormatInt(info.ModTime().UnixNano(), 36) + v.suffix + `"`
}
