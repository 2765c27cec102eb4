//go:build !js

package main

import (
	"fmt"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// What is going on in the lab while its frames are counted. The camera is a fixed one where it has to stand still: by itself it
// follows the parcel. It is turned by a pointer that moves once a frame.
const (
	parcelMoves = `redriveLab.view("1"); redriveLab.press("receiveCycle"); setInterval(() => { redriveLab.press("undo"); redriveLab.press("receiveCycle"); }, 1500);`
	cameraMoves = `
		const canvas = redriveLabFrames.canvas;
		const point = (kind, x) => canvas.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, isPrimary: true, clientX: x, clientY: innerHeight / 3 }));
		let step = 0;
		const turn = () => { point("pointermove", innerWidth / 2 + 100 * Math.sin(step++ / 20)); requestAnimationFrame(turn); };
		point("pointerdown", innerWidth / 2);
		turn();`
)

// parcelMoving compares frames a second with the camera still and the parcel on its way to those of one small square a frame.
func (b *bench) parcelMoving() ([]figure, error) {
	return b.beside("parcel-moving", parcelMoves, "quad", "≥0.9")
}

// cameraMoving does so with the camera turning, beside two lit quads over the whole picture.
func (b *bench) cameraMoving() ([]figure, error) {
	return b.beside("camera-moving", cameraMoves, "lit", "≥0.75")
}

// beside compares the lab, while something goes on in it, to a floor program; the target is for their ratio.
func (b *bench) beside(name, what, floor, target string) ([]figure, error) {
	lab, least, err := b.inTurns(rounds, b.labURL(), during(what), b.floorURL(floor), floorRate)
	if err != nil {
		return nil, err
	}
	return []figure{
		{b.prefix + floor, least, "frames/s", "-"}, {b.prefix + name, lab, "frames/s", "-"},
		{b.prefix + name + "/" + floor, lab / least, "ratio", target},
	}, nil
}

func floorRate(tab *chrome.Tab) (float64, error) { return rate(tab, `floor.drawn`, ``) }

// during measures the lab's frames a second while something goes on.
func during(what string) func(*chrome.Tab) (float64, error) {
	return func(tab *chrome.Tab) (float64, error) {
		if err := shown(tab); err != nil {
			return 0, err
		}
		return rate(tab, `redriveLabFrames.drawn`, what)
	}
}

// rate counts frames a second while something goes on in the page.
func rate(tab *chrome.Tab, counter, begin string) (float64, error) {
	return chrome.Eval[float64](tab, fmt.Sprintf(`(async () => {
		%s
		const from = %s, at = performance.now();
		await new Promise((over) => setTimeout(over, %d));
		return (%s - from) * 1000 / (performance.now() - at);
	})()`, begin, counter, spanMs, counter))
}
