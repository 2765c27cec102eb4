//go:build !js

package main

import (
	"fmt"
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

// exploreCalls are the calls that are timed one after the other in each page.
const exploreCalls = 6

// explore times the call in the text view, which has engine.wasm alone. What counts is the first call of a page, when nothing of
// it is compiled yet: a learner's only one. The last call says what it takes once the browser has compiled it well. Each is the
// median of several fresh pages.
func (b *bench) explore() ([]figure, error) {
	var last []float64
	first, err := b.inTextView(func(tab *chrome.Tab) (float64, error) {
		ms, err := chrome.Eval[[]float64](tab, fmt.Sprintf(`Array.from({ length: %d }, () => {
			const from = performance.now();
			redriveLab.explore();
			return performance.now() - from;
		})`, exploreCalls))
		if err != nil {
			return 0, err
		}
		last = append(last, ms[len(ms)-1])
		return ms[0], nil
	})
	if err != nil {
		return nil, err
	}
	return []figure{
		{"explore.browser", first, "ms", "≤100"}, {"explore.browser.later", median(last), "ms", "-"},
	}, nil
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
