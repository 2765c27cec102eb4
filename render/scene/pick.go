package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// How near to a station's lines a press must be: a finger's width at least, or as far as its things stand.
const (
	pickPx    = 22.0
	pickReach = 1.1 // stage units
)

// restPlaces are where the parcel rests at each station, in each lesson.
func restPlaces() (rests [view.Casts][view.Stations]solid.Vec) {
	var places [int(diorama.Parcel) + 1]diorama.Transform
	for cast := range view.Casts {
		for s := range view.Stations {
			diorama.Pose(&view.Pose{Stage: view.Stage{Cast: cast}, From: s, To: s}, places[:])
			rests[cast][s] = places[diorama.Parcel].At
		}
	}
	return rests
}

// Pick is the station that a press at (x, y) on the last Frame means: the one of whose two lines, from its label to
// where the parcel rests and straight down, one is nearest on the screen; false when all are too far.
func (s *Scene) Pick(x, y float64) (view.Station, bool) {
	best, nearest, found := view.Station(0), math.Inf(1), false
	for station := range view.Stations {
		top := diorama.Anchor(s.cast, station)
		foot := solid.Vec{top[0], 0, top[2]}
		for _, end := range [2]solid.Vec{s.rests[s.cast][station], foot} {
			d, reach := s.toLine(x, y, top, end)
			if d <= reach && d < nearest {
				best, nearest, found = station, d, true
			}
		}
	}
	return best, found
}

// toLine is the distance in pixels from (x, y) to a line of the stage, and how far it may be.
func (s *Scene) toLine(x, y float64, from, to solid.Vec) (d, reach float64) {
	p, q := narrow(from), narrow(to)
	a, b := s.lens.spot(&p), s.lens.spot(&q)
	if a.near == 0 || b.near == 0 {
		return math.Inf(1), 0
	}
	ax, ay := float64(a.x), float64(a.y)
	dx, dy := float64(b.x)-ax, float64(b.y)-ay
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = min(max(((x-ax)*dx+(y-ay)*dy)/length, 0), 1)
	}
	return math.Hypot(x-ax-t*dx, y-ay-t*dy), max(pickPx, pickReach*float64(s.lens.scale*b.near))
}
