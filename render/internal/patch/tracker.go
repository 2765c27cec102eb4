package patch

import (
	"image"
	"math"

	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/view"
)

// Tracker knows where everything that moves stood last.
type Tracker struct {
	radius      []float64 // of the ball around a mover's origin that holds it
	last, place []diorama.Transform
}

// NewTracker tracks all movers of the stage.
func NewTracker() *Tracker {
	movers := diorama.Movers()
	t := &Tracker{
		radius: make([]float64, len(movers)), last: make([]diorama.Transform, len(movers)), place: make([]diorama.Transform, len(movers)),
	}
	for i := range movers {
		t.radius[i] = radiusOf(&movers[i])
	}
	return t
}

func radiusOf(m *diorama.Mover) float64 {
	r := 0.0
	for i := range m.Solids {
		for _, f := range m.Solids[i].Faces {
			for _, c := range f.Corners {
				r = max(r, math.Hypot(math.Hypot(c.At[0], c.At[1]), c.At[2]))
			}
		}
	}
	return r
}

// Moved is the part of the picture, in whole pixels, that everything covers which stands elsewhere than at the last call,
// before and now; empty when nothing does. ok is false when that can't be told, near the eye.
func (t *Tracker) Moved(pose *view.Pose, e *eye.Eye) (part image.Rectangle, ok bool) {
	t.last, t.place = t.place, t.last
	diorama.Pose(pose, t.place)
	for i := range t.place {
		if t.place[i] == t.last[i] {
			continue
		}
		for _, place := range [...]*diorama.Transform{&t.last[i], &t.place[i]} {
			covered, ok := cover(place, t.radius[i], e)
			if !ok {
				return image.Rectangle{}, false
			}
			part = part.Union(covered)
		}
	}
	return part, true
}

// cover is what the ball around a mover covers; one that comes near the eye can't be told.
func cover(t *diorama.Transform, radius float64, e *eye.Eye) (image.Rectangle, bool) {
	if t.Hidden {
		return image.Rectangle{}, true
	}
	radius *= max(t.Scale, 0)
	spot, ok := e.See(t.At)
	depth := e.Scale() / max(spot.Unit, 1e-9)
	if !ok || depth < 2*radius {
		return image.Rectangle{}, false
	}
	// Seen in perspective a ball is a little larger than its radius where its middle is.
	r := e.Scale()*radius/(depth-radius) + 2
	return image.Rect(int(math.Floor(spot.X-r)), int(math.Floor(spot.Y-r)), int(math.Ceil(spot.X+r)), int(math.Ceil(spot.Y+r))), true
}

// Rest is where the parcel stands when the stage is at rest.
func Rest(stage *view.Stage) [3]float64 {
	pose := view.Pose{Stage: *stage, From: stage.Parcel.At, To: stage.Parcel.At}
	var places [diorama.Parcel + 1]diorama.Transform
	diorama.Pose(&pose, places[:])
	return places[diorama.Parcel].At
}
