//go:build browser

package browsertest

import (
	"archive/zip"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// unpacked serves what the one file for static hosts holds, as the plainest of hosts does, under a path with a space in it. beside counts
// what was asked of the host outside of that path.
func unpacked(t *testing.T) (address string, beside *atomic.Int32) {
	t.Helper()
	packed, err := zip.OpenReader(filepath.Join(dist, "redrive-lab.zip"))
	require.NoError(t, err, "`make build` makes it")
	site := http.StripPrefix("/my course", http.FileServerFS(fs.FS(packed)))
	beside = &atomic.Int32{}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/my course/") {
			beside.Add(1)
		}
		site.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		host.Close()
		packed.Close()
	})
	return host.URL + "/my%20course/", beside
}

// The site out of its zip is whole under any path: from the beginning by its own links to a lesson and its lab, in each language.
func TestZipUnderASubPath(t *testing.T) {
	t.Parallel()
	address, beside := unpacked(t)
	l := newTab(t, 1280, 800)
	for i, locale := range locales {
		require.NoError(t, l.Open(address+locale+"/index.html"))
		l.speaks(locale, "the beginning")
		lesson := []string{"quarantine", "review", "quarantine"}[i]
		require.NoError(t, l.ClickOn(`.lessons a[href="`+lesson+`.html"]`))
		l.wait(`document.querySelector(".progress")`)
		figure := `document.querySelector("figure.live")`
		for range 2 {
			value[bool](l, `(%s.querySelector("button").click(), true)`, figure)
		}
		l.wait(figure + `.querySelector('li[data-state="shown"]')`)
		require.NoError(t, l.Open(value[string](l, figure+`.querySelector(".open a").href`)+"&view=text"))
		l.wait(`document.documentElement.dataset.view === "text"`)
		assert.Contains(t, value[string](l, `redriveLab.state()`), `"lesson":"`+lesson+`"`)
		l.speaks(locale, "the lab")
	}
	assert.Zero(t, beside.Load(), "nothing is looked for outside of the path")
}
