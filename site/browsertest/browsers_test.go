//go:build browser

package browsertest

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// browserCount is how many tests can run at a time. Each has a browser to itself, as somebody who was never there, so that nobody
// finds what another keeps or has in front. Those that measure frames or motion don't call t.Parallel, and so are alone on the machine.
const browserCount = 2

// browsers are those that no test has.
var browsers = make(chan *chrome.Browser, browserCount)

// taken are the browsers of the tests that run, by name; parts of a test share its browser.
var taken = struct {
	sync.Mutex
	by map[string]*loan
}{by: map[string]*loan{}}

// loan is a browser that a test has, and what the test sees of it.
type loan struct {
	whole, fresh *chrome.Browser
	holders      int
}

// startBrowsers gives the function that ends them.
func startBrowsers() (end func(), err error) {
	var all []*chrome.Browser
	end = func() {
		for _, one := range all {
			one.Close()
		}
	}
	for range browserCount {
		one, err := chrome.Start(chrome.Options{})
		if err != nil {
			end()
			return nil, err
		}
		all = append(all, one)
		browsers <- one
	}
	return end, nil
}

// browserOf is the test's own browser until it ends; it waits until there is one.
func browserOf(t *testing.T) *chrome.Browser {
	t.Helper()
	name, _, _ := strings.Cut(t.Name(), "/")
	if held := join(name); held != nil {
		t.Cleanup(func() { giveBack(name) })
		return held.fresh
	}
	whole := <-browsers
	fresh, err := whole.Fresh()
	if err != nil {
		browsers <- whole
	}
	require.NoError(t, err)
	t.Cleanup(func() { giveBack(name) })
	taken.Lock()
	defer taken.Unlock()
	taken.by[name] = &loan{whole: whole, fresh: fresh, holders: 1}
	return fresh
}

// join is what the test has already, nil for nothing.
func join(name string) *loan {
	taken.Lock()
	defer taken.Unlock()
	held := taken.by[name]
	if held != nil {
		held.holders++
	}
	return held
}

func giveBack(name string) {
	if held := part(name); held != nil {
		held.fresh.Close()
		browsers <- held.whole
	}
}

// part is what the test gives back as its last holder, nil as long as there are others.
func part(name string) *loan {
	taken.Lock()
	defer taken.Unlock()
	held := taken.by[name]
	if held.holders--; held.holders > 0 {
		return nil
	}
	delete(taken.by, name)
	return held
}
