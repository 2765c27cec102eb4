package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/view"
)

// How near to a station's middle line a press must be: a finger's width at least, or as far as its things stand.
const (
	pickPx    = 22.0
	pickReach = 1.1 // stage units
)

// Pick is the station that a press at (x, y) on the last Frame means: the one whose upright line, from the ground to
// its label, is nearest on the screen; false when all are too far.
func (s *Scene) Pick(x, y float64) (view.Station, bool) {
	best, nearest, found := view.Station(0), math.Inf(1), false
	for station := range view.Stations {
		top := diorama.Anchor(station)
		foot := top
		foot[1] = 0
		high, low := narrow(top), narrow(foot)
		a, b := s.lens.spot(&high), s.lens.spot(&low)
		if a.near == 0 || b.near == 0 {
			continue
		}
		d := toLine(x, y, a, b)
		reach := max(pickPx, pickReach*float64(s.lens.scale*b.near))
		if d <= reach && d < nearest {
			best, nearest, found = station, d, true
		}
	}
	return best, found
}

// toLine is the distance in pixels from (x, y) to the line between two spots.
func toLine(x, y float64, a, b spot) float64 {
	ax, ay := float64(a.x), float64(a.y)
	dx, dy := float64(b.x)-ax, float64(b.y)-ay
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = min(max(((x-ax)*dx+(y-ay)*dy)/length, 0), 1)
	}
	return math.Hypot(x-ax-t*dx, y-ay-t*dy)
}
