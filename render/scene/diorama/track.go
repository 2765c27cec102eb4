package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// track is a line on which rails are laid from one position to another. Beyond change, when that isn't 0, they are of
// the paint next.
type track struct {
	line     line
	from, to float64
	rails    solid.Paint
	under    solid.Paint // the sleepers'; 0 for the usual
	change   float64
	next     solid.Paint
}

// tracks lays all tracks. Where two meet, the one laid first keeps its rails and the other's give way, as at a turnout.
func (b *builder) tracks() {
	ring, bin, hold, lane := ringLine(), binLine(), holdLine(), laneLine()
	b.lay(track{line: mainLine(), to: trayLeft - startX, rails: paintBlue, change: handlerMain, next: paintGreen})
	b.lay(track{line: ring, to: ringWhole, rails: paintAmber})
	b.lay(track{line: hold, from: binHalfX, to: hold.length() - (bayFront - bayZ), rails: paintRed})
	b.lay(track{line: lane, from: turnoutX - gateRestX, to: lane.length(), rails: paintTeal})
	b.alone(onlyQuarantine, func() {
		b.lay(track{line: bin, to: bin.length() - binHalfZ, rails: paintBinRail, under: paintBinSleeper})
	})
	b.bufferStop()
	b.pillars(lane)
}

// bufferStop ends the queue's track.
func (b *builder) bufferStop() {
	x := startX - 0.12
	b.stand(paintBlue, solid.Slab(solid.RoundedRect(x-0.12, mainZ-0.62, x+0.12, mainZ+0.62, 0.08, 2), 0, 0.62,
		solid.Edge{}, solid.Edge{Radius: 0.06, Segments: 2}, true))
}

// chord is a straight piece of a track between two cuts.
type chord struct {
	from, to   float64 // positions along the line
	a, b       solid.Vec
	start, end solid.Plane
}

// chords divides a track so that bends and hills look round; neighbours meet in a common plane.
func (t track) chords() []chord {
	stops := t.stops()
	points := make([]solid.Vec, len(stops))
	for i, s := range stops {
		points[i], _ = t.line.at(s)
	}
	planes := make([]solid.Plane, len(stops))
	last := len(stops) - 1
	for i := 1; i < last; i++ {
		planes[i] = solid.Mitre(points[i], points[i].Sub(points[i-1]), points[i+1].Sub(points[i]))
	}
	planes[0], planes[last] = t.end(stops[0], points[0]), t.end(stops[last], points[last])
	chords := make([]chord, last)
	for i := range chords {
		chords[i] = chord{stops[i], stops[i+1], points[i], points[i+1], planes[i], planes[i+1]}
	}
	return chords
}

// end is the upright plane across the line at s.
func (t track) end(s float64, at solid.Vec) solid.Plane {
	_, heading := t.line.at(s)
	sin, cos := math.Sincos(heading)
	return solid.PlaneAt(at, solid.Vec{cos, 0, sin})
}

// stops are where the track is divided: closely where it bends or climbs.
func (t track) stops() []float64 {
	const bent, level = 0.42, 1.26
	stops := []float64{t.from}
	for _, sp := range t.legSpans() {
		a, b, step := sp.from, sp.to, level
		if sp.bent || t.line.height((a+b)/2) > 0 || t.line.height(b) > 0 {
			step = bent
		}
		n := math.Ceil((b - a) / step)
		for j := 1.0; j <= n; j++ {
			stops = append(stops, a+(b-a)*j/n)
		}
	}
	return stops
}

// legSpans are the track's legs, divided where the paint changes.
func (t track) legSpans() []legSpan {
	var spans []legSpan
	begin := 0.0
	for i := range t.line.count {
		g := &t.line.legs[i]
		a, b := max(begin, t.from), min(begin+g.length, t.to)
		begin += g.length
		if t.change > a && t.change < b {
			spans = append(spans, legSpan{a, t.change, g.bend != 0})
			a = t.change
		}
		if b-a > 0.01 {
			spans = append(spans, legSpan{a, b, g.bend != 0})
		}
	}
	return spans
}

type legSpan struct {
	from, to float64
	bent     bool
}

// paint of the rails from s on.
func (t track) paint(s float64) solid.Paint {
	if t.change > 0 && s > t.change-solid.Eps {
		return t.next
	}
	return t.rails
}
