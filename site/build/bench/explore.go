//go:build !js

package main

import (
	"strconv"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// What the Python reference takes for the standard alphabet on the machine that measures.md was written on.
const referenceExploreMs = 1800

func exploreNatively(places) ([]figure, error) {
	walk, err := gobench("./engine/explore", "BenchmarkStandardAlphabet", nil, "")
	if err != nil {
		return nil, err
	}
	return []figure{{"explore.native", walk["ns/op"] / 1e6, "ms", "≤" + strconv.Itoa(referenceExploreMs/100)}}, nil
}

// explore times the call in the text view, which has engine.wasm alone: the first call of a page.
func (b *bench) explore() ([]figure, error) {
	ms, err := b.inTextView(func(tab *chrome.Tab) (float64, error) {
		return chrome.Eval[float64](tab, `(() => { const from = performance.now(); redriveLab.explore(); return performance.now() - from; })()`)
	})
	return []figure{{"explore.browser", ms, "ms", "≤100"}}, err
}

// inTextView measures in a tab of its own, several times, and gives the median.
func (b *bench) inTextView(measure func(*chrome.Tab) (float64, error)) (float64, error) {
	var values []float64
	for range rounds {
		value, err := b.once(measure)
		if err != nil {
			return 0, err
		}
		values = append(values, value)
	}
	return median(values), nil
}

func (b *bench) once(measure func(*chrome.Tab) (float64, error)) (float64, error) {
	tab, err := b.browser.Tab(width, height)
	if err != nil {
		return 0, err
	}
	defer tab.Close()
	if err := tab.Open(b.lab.URL + "/lab.html?view=text"); err != nil {
		return 0, err
	}
	if err := tab.Wait(`globalThis.redriveLab !== undefined && document.documentElement.dataset.view === "text"`); err != nil {
		return 0, err
	}
	return measure(tab)
}
