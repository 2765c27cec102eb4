//go:build !js

package main

import (
	"fmt"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// softwareScreens are screens of PCs that may have to draw them in software, as in schools: the usual one of an old PC, and of a
// newer one.
var softwareScreens = [][2]int{{1366, 768}, {1920, 1080}}

// slowMachine turns the camera there: once in full, once as a learner sees it, where the lab draws the stage with fewer pixels
// while frames take too long. Beside it stands what one small square a frame comes to: no lab draws its screen faster than that.
func (b *bench) slowMachine() ([]figure, error) {
	var all []figure
	for _, b.size = range softwareScreens {
		figures, err := b.adapted(fmt.Sprintf("slow.%dx%d.", b.size[0], b.size[1]))
		if err != nil {
			return nil, err
		}
		all = append(all, figures...)
	}
	return all, nil
}

func (b *bench) adapted(prefix string) ([]figure, error) {
	full, chosen, err := b.inTurns(rounds, b.labURL(), during(cameraMoves), b.lab.URL+"/lab.html?theme=dark", onceSettled)
	if err != nil {
		return nil, err
	}
	least, err := b.inTab(b.floorURL("quad"), floorRate)
	return []figure{
		{prefix + "quad", least, "frames/s", "-"}, {prefix + "full", full, "frames/s", "-"}, {prefix + "adapted", chosen, "frames/s", "≥20"},
	}, err
}

// onceSettled measures the lab's frames while the camera turns, after a second in which it comes to its choice.
func onceSettled(tab *chrome.Tab) (float64, error) {
	if err := shown(tab); err != nil {
		return 0, err
	}
	return rate(tab, `redriveLabFrames.drawn`, cameraMoves+`await new Promise((settled) => setTimeout(settled, 1000));`)
}
