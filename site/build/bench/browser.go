//go:build !js

package main

import (
	"net/http/httptest"
	"os"
	"slices"
	"time"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
	"github.com/redrivelab/redrivelab/site/serve/static"
)

const (
	width, height = 1280, 720
	rounds        = 3 // each program in turns, the medians count
	startRounds   = 7 // likewise of starts, which differ more
	spanMs        = 2000
)

// bench is the browser with both sites.
type bench struct {
	browser    *chrome.Browser
	lab, floor *httptest.Server
	size       [2]int // of a tab
	prefix     string // of the names of figures
}

// inBrowser measures in a browser of its own, so that no group leaves the next one anything.
func inBrowser(measure func(*bench) ([]figure, error)) func(places) ([]figure, error) {
	return func(at places) ([]figure, error) { return with(at, chrome.Options{}, measure) }
}

// with starts a browser and a server for each site, and measures there.
func with(at places, o chrome.Options, measure func(*bench) ([]figure, error)) ([]figure, error) {
	b := &bench{size: [2]int{width, height}, prefix: "frames."}
	if o.Display != "" {
		b.size, b.prefix = [2]int{wideWidth, wideHeight}, "wide."
	}
	for _, s := range []struct {
		dir string
		as  **httptest.Server
	}{{at.dist, &b.lab}, {at.floor, &b.floor}} {
		root, err := os.OpenRoot(s.dir)
		if err != nil {
			return nil, err
		}
		defer root.Close()
		*s.as = httptest.NewServer(static.Handler(root))
		defer (*s.as).Close()
	}
	var err error
	if b.browser, err = chrome.Start(o); err != nil {
		return nil, err
	}
	defer b.browser.Close()
	return measure(b)
}

// inTab opens a page in a tab of its own, waits until it has drawn its first frame and measures there.
func (b *bench) inTab(url string, measure func(*chrome.Tab) (float64, error)) (float64, error) {
	tab, err := b.browser.Tab(b.size[0], b.size[1], chrome.Returning)
	if err != nil {
		return 0, err
	}
	defer tab.Close()
	if err := tab.Open(url); err != nil {
		return 0, err
	}
	if err := tab.Wait(`performance.getEntriesByName("first-frame").length > 0`); err != nil {
		return 0, err
	}
	return measure(tab)
}

func (b *bench) labURL() string              { return b.lab.URL + "/lab.html?theme=dark&resolution=full" }
func (b *bench) floorURL(name string) string { return b.floor.URL + "/" + name + ".html" }

// firstFrame is the time from navigation to the first frame, of the lab and of the empty program in turns. The lab's is there when
// stage and words are drawn, as they stay, and the page is ready for a step.
func (b *bench) firstFrame() ([]figure, error) {
	when := func(tab *chrome.Tab) (float64, error) {
		return chrome.Eval[float64](tab, `performance.getEntriesByName("first-frame")[0].startTime`)
	}
	lab, empty, err := b.inTurns(startRounds, b.labURL(), when, b.floorURL("empty"), when)
	if err != nil {
		return nil, err
	}
	return []figure{
		{"first-frame.lab", lab, "ms", "-"}, {"first-frame.empty", empty, "ms", "-"}, {"first-frame.lab/empty", lab / empty, "ratio", "≤1.3"},
	}, nil
}

// inTurns measures two pages one after the other, so many times, and gives both medians.
func (b *bench) inTurns(times int, first string, one func(*chrome.Tab) (float64, error), second string, two func(*chrome.Tab) (float64, error)) (float64, float64, error) {
	var ones, twos []float64
	for range times {
		value, err := b.inTab(first, one)
		if err != nil {
			return 0, 0, err
		}
		ones = append(ones, value)
		if value, err = b.inTab(second, two); err != nil {
			return 0, 0, err
		}
		twos = append(twos, value)
	}
	return median(ones), median(twos), nil
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

// framesAtRest counts frames while nothing moves.
func (b *bench) framesAtRest() ([]figure, error) {
	frames, err := b.inTab(b.labURL(), func(tab *chrome.Tab) (float64, error) {
		if err := shown(tab); err != nil {
			return 0, err
		}
		before, err := chrome.Eval[float64](tab, `redriveLabFrames.drawn`)
		if err != nil {
			return 0, err
		}
		time.Sleep(5 * time.Second)
		after, err := chrome.Eval[float64](tab, `redriveLabFrames.drawn`)
		return after - before, err
	})
	return []figure{{"frames-at-rest-in-5s", frames, "frames", "0"}}, err
}

// shown waits until the 3D view is there and stands still.
func shown(tab *chrome.Tab) error {
	if err := tab.Wait(`document.documentElement.dataset.view === "3d"`); err != nil {
		return err
	}
	_, err := chrome.Eval[bool](tab, `new Promise((resolve) => {
		let last = -1;
		const look = () => { if (redriveLabFrames.drawn === last) resolve(true); else { last = redriveLabFrames.drawn; setTimeout(look, 300); } };
		look();
	})`)
	return err
}
