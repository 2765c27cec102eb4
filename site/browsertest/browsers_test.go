//go:build browser

package browsertest

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// browserCount is how many tests can run at a time. Each has a browser to itself that knows of no test before, so that nobody finds
// what another keeps or has in front. Those that measure frames or motion don't call t.Parallel, and so are alone on the machine.
const browserCount = 2

// browsers are those that no test has.
var browsers = make(chan *chrome.Browser, browserCount)

// taken are the browsers of the tests that run, by name; parts of a test share its browser.
var taken = struct {
	sync.Mutex
	by map[string]*loan
}{by: map[string]*loan{}}

type loan struct {
	*chrome.Browser
	holders int
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
		one, err := chrome.Start(chrome.Options{Baseline: true})
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
	t.Cleanup(func() { assert.NoError(t, giveBack(name)) })
	if held := join(name); held != nil {
		return held.Browser
	}
	held := &loan{Browser: <-browsers, holders: 1}
	taken.Lock()
	defer taken.Unlock()
	taken.by[name] = held
	return held.Browser
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

// giveBack ends a test's part in its browser, and has the browser forget the test when it was the last part.
func giveBack(name string) error {
	held := part(name)
	if held == nil {
		return nil
	}
	defer func() { browsers <- held.Browser }()
	return held.Forget(server.URL)
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

func TestABrowserForgetsWhatATestKept(t *testing.T) {
	t.Parallel()
	browser := browserOf(t)
	kept := func(write string) (kept string) {
		tab, err := browser.Tab(300, 300)
		require.NoError(t, err)
		defer tab.Close()
		require.NoError(t, tab.Open(server.URL+"/licences.txt"))
		kept, err = chrome.Eval[string](tab, `(async () => { `+write+` return [localStorage.length, (await caches.keys()).length].join(); })()`)
		require.NoError(t, err)
		return kept
	}
	assert.Equal(t, "1,1", kept(`localStorage.setItem("a", "b"); await caches.open("c");`))
	assert.Equal(t, "1,1", kept(""))
	require.NoError(t, browser.Forget())
	assert.Equal(t, "0,0", kept(""))
}

// What is waited for may come with the page after this one: who clicks a link goes there a moment later.
func TestAWaitGoesOnInThePageThatFollows(t *testing.T) {
	t.Parallel()
	l := newTab(t, 800, 600)
	l.open("en/index.html")
	l.wait(`location.pathname.endsWith("/quarantine.html") || (window.left ??= (location.assign("quarantine.html"), true), false)`)
}
