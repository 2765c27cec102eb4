// Package detail says how finely the stage is drawn while the camera moves: as finely as the machine can with enough frames
// a second. It is pure: times of frames go in, a scale comes out.
package detail

import "slices"

// slowestMs is the longest that a frame may take on average while something moves: 20 frames a second.
const slowestMs = 50.0

// spareMs is what a frame may take at most, by what is expected of it, for a finer picture to be tried. It lies well below
// slowestMs, so that a scale that was given up isn't tried again at once.
const spareMs = 0.7 * slowestMs

// How many frames are looked at before a coarser and before a finer picture is chosen: what is too slow is felt at once.
const (
	coarserAfter = 5
	finerAfter   = 15
)

// scales are the pixels drawn for a pixel shown, to each side.
var scales = [...]float64{1, 0.75, 0.5, 0.35}

// Level follows one machine. The zero value draws all pixels.
type Level struct {
	at    int // of scales
	count int // frames since the last change
	times [finerAfter]float64
}

// Scale is how many pixels are drawn for a pixel shown, to each side: 1 at most.
func (l *Level) Scale() float64 { return scales[l.at] }

// Frame takes how long a frame at the scale of now took, in milliseconds.
func (l *Level) Frame(ms float64) {
	l.times[l.count%len(l.times)] = ms
	l.count++
	switch {
	case l.count >= coarserAfter && l.at < len(scales)-1 && l.median(coarserAfter) > slowestMs:
		l.move(1)
	case l.count >= finerAfter && l.at > 0 && l.finer() < spareMs:
		l.move(-1)
	}
}

func (l *Level) move(by int) { l.at, l.count = l.at+by, 0 }

// finer is what a frame at the next finer scale would take if all of its time went into pixels: at most that.
func (l *Level) finer() float64 {
	more := scales[l.at-1] / scales[l.at]
	return l.median(finerAfter) * more * more
}

// median is the middle one of the last n times: a single long frame, as when memory is collected, says nothing.
func (l *Level) median(n int) float64 {
	var last [finerAfter]float64
	for i := range n {
		last[i] = l.times[(l.count-1-i)%len(l.times)]
	}
	slices.Sort(last[:n])
	return last[n/2]
}
