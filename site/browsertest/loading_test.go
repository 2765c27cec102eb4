//go:build browser

package browsertest

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

// held is a host that gives lab.wasm away only once a page has asked for "go".
type held struct {
	site http.Handler
	once sync.Once
	free chan struct{}
}

func (h *held) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case strings.HasSuffix(r.URL.Path, "/go"):
		h.once.Do(func() { close(h.free) })
		return
	case strings.HasSuffix(r.URL.Path, "lab.wasm"):
		select {
		case <-h.free:
		case <-r.Context().Done(): // the page has given up
			return
		}
	}
	h.site.ServeHTTP(w, r)
}

// On a slow connection the lesson is there as text long before the 3D program is, and goes on in 3D.
func TestSlowConnectionHasTheTextViewFirst(t *testing.T) {
	l := open(t, "held/lab.html", textView)
	l.click("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
	value[bool](l, `fetch("go").then(() => true)`)
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Equal(t, "QUARANTINED", l.state().State)
}

// patient has the page wait for the 3D program however long it takes.
const patient = `{ const real = setTimeout; window.setTimeout = (fn, ms, ...rest) => real(fn, ms === 800 ? 1e8 : ms, ...rest); }`

// Where the 3D program arrives at once, the small one would only take its time.
func TestFastConnectionNeedsOneProgram(t *testing.T) {
	l := newTab(t, 1280, 800, patient, keepPrograms)
	l.open("lab.html?scenario=tick-12&start=1")
	l.wait(`document.documentElement.dataset.view === "3d" && [window.begun ??= programs.length]`)
	assert.Equal(t, 1, value[int](l, `begun`))
	assert.Equal(t, 1, l.state().Step, "the address is heard all the same")
	l.press("undo")
	value[bool](l, `end(programs[0])`)
	l.wait(`document.documentElement.dataset.view === "text"`)
	assert.Equal(t, 0, l.state().Step, "the small program is fetched when it is needed")
	l.click("receiveCycle")
	assert.Equal(t, "QUARANTINED", l.state().State)
}
