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

// framesMoving compares frames a second with those of the floor programs: with the camera still and the parcel on its way, and
// with the camera turning.
func (b *bench) framesMoving() ([]figure, error) {
	still, quad, err := b.inTurns(b.labURL(), during(parcelMoves), b.floorURL("quad"), floorRate)
	if err != nil {
		return nil, err
	}
	turning, lit, err := b.inTurns(b.labURL(), during(cameraMoves), b.floorURL("lit"), floorRate)
	if err != nil {
		return nil, err
	}
	return []figure{
		{"frames.quad", quad, "frames/s", "-"},
		{"frames.parcel-moving", still, "frames/s", "-"}, {"frames.parcel-moving/quad", still / quad, "ratio", "≥0.9"},
		{"frames.two-lit-quads", lit, "frames/s", "-"},
		{"frames.camera-moving", turning, "frames/s", "-"}, {"frames.camera-moving/two-lit-quads", turning / lit, "ratio", "≥0.75"},
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
	return chrome.Eval[float64](tab, fmt.Sprintf(`new Promise((resolve) => {
		%s
		const from = %s, at = performance.now();
		setTimeout(() => resolve((%s - from) * 1000 / (performance.now() - at)), %d);
	})`, begin, counter, counter, spanMs))
}
