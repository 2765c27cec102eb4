//go:build !js

package main

import (
	"fmt"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

const (
	heapParts    = 10   // the session is opened anew so many times
	stepsOfAPart = 1000 // as many as a timeline keeps
	bytesToMebi  = 1.0 / (1 << 20)
)

// heap is what the memory of the program and of the page grows by over 10,000 steps with undo, after the first thousand of them
// has brought all buffers to their size.
func (b *bench) heap() ([]figure, error) {
	tab, err := b.browser.Tab(width, height, chrome.Returning, chrome.KeepMemory)
	if err != nil {
		return nil, err
	}
	defer tab.Close()
	if err := tab.Open(b.labURL() + "&speed=instant"); err != nil {
		return nil, err
	}
	if err := shown(tab); err != nil {
		return nil, err
	}
	var sizes []float64
	for range heapParts {
		if err := playPart(tab); err != nil {
			return nil, err
		}
		taken, err := tab.Memory()
		if err != nil {
			return nil, err
		}
		sizes = append(sizes, taken.Bytes()*bytesToMebi)
	}
	half := sizes[len(sizes)/2]
	last := sizes[len(sizes)-1]
	return []figure{
		{"heap.after-1000-steps", sizes[0], "MiB", "-"},
		{"heap.growth-to-10000-steps", last - sizes[0], "MiB", "≤8"}, {"heap.growth-of-the-second-half", last - half, "MiB", "0"},
	}, nil
}

// playPart takes a thousand steps and takes back every fifth, drawing as it goes.
func playPart(tab *chrome.Tab) error {
	_, err := chrome.Eval[bool](tab, fmt.Sprintf(`(async () => {
		redriveLab.open('{"format":"redrive-lab/1","lesson":"quarantine"}');
		for (let n = 0; n < %d; n++) {
			redriveLab.act('{"do":"receiveCycle"}');
			if (n %% 5 === 4) redriveLab.undo();
			if (n %% 50 === 49) await new Promise(requestAnimationFrame);
		}
		return true;
	})()`, stepsOfAPart))
	return err
}
