// Package sight says what a camera shows of the stage, as far as the labels depend on it (ui.Sight): where the stations are,
// what no label may cover, and what labels rather leave free.
package sight

import (
	"math"

	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/internal/patch"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// Seer makes the Sight of each camera in the same memory.
type Seer struct {
	sight  ui.Sight
	passes [view.Casts][]solid.Vec
	guards [diorama.Guards]diorama.Extent
}

// NewSeer knows the ways of the parcel.
func NewSeer() *Seer {
	s := &Seer{}
	for cast := range view.Casts {
		diorama.EachPass(cast, func(at solid.Vec) { s.passes[cast] = append(s.passes[cast], at) })
	}
	s.sight.Guards = make([]ui.Rect, 0, diorama.Guards+1)
	return s
}

// What is lost where a label covers something: a station, a piece of a way.
const (
	stationWeight = 1
	wayWeight     = 0.6
)

// The parcel's size with its margins, in stage units: half of it, and its height.
const (
	parcelHalf = 0.75
	parcelHigh = 1.15
)

// See makes the Sight of a stage at rest, in CSS px: scale is how many pixels of the eye's one has. The parcel is where it
// comes to rest, not where it passes, so that labels stand still while it travels. It allocates nothing; what it gives is
// valid until the next call.
func (s *Seer) See(stage *view.Stage, e *eye.Eye, scale float64, port ui.Rect, moving bool) *ui.Sight {
	v := glance{eye: e, scale: scale, port: port}
	sight := &s.sight
	sight.Pixel = 1 / scale
	sight.Moving, sight.Guards, sight.Busy = moving, sight.Guards[:0], sight.Busy[:0]
	for station := range view.Stations {
		parts := diorama.Standing(stage, station)
		first, second := v.hull(&parts[0]), v.hull(&parts[1])
		sight.Places[station] = v.place(first.with(second), diorama.InFront(stage.Cast, station))
		sight.Places[station].Aims = v.aims(diorama.AimsAt(stage.Cast, station))
		sight.Busy = append(sight.Busy, ui.Busy{Rect: v.seen(first), Weight: stationWeight}, ui.Busy{Rect: v.seen(second), Weight: stationWeight})
	}
	parcel := v.parcel(patch.Rest(stage))
	sight.Places[ui.ParcelLabel] = v.place(parcel, false)
	sight.Guards, sight.Must = append(sight.Guards, v.seen(parcel)), 1
	count, active := diorama.Guarded(stage, s.guards[:])
	if active {
		sight.Must++
	}
	for i := range s.guards[:count] {
		sight.Guards = append(sight.Guards, v.seen(v.hull(&s.guards[i])))
	}
	for _, at := range s.passes[min(stage.Cast, view.Casts-1)] {
		sight.Busy = append(sight.Busy, ui.Busy{Rect: v.seen(v.parcel(at)), Weight: wayWeight})
	}
	return sight
}

// Parcel is where the parcel is seen in a pose, on its way too; visible says whether its middle is in the port.
func Parcel(pose *view.Pose, e *eye.Eye, scale float64, port ui.Rect) (body ui.Rect, visible bool) {
	var places [diorama.Parcel + 1]diorama.Transform
	diorama.Pose(pose, places[:])
	v := glance{eye: e, scale: scale, port: port}
	place := v.place(v.parcel(places[diorama.Parcel].At), false)
	return place.Body, place.Visible && !places[diorama.Parcel].Hidden
}

// glance turns points of the stage into points of the picture.
type glance struct {
	eye   *eye.Eye
	scale float64
	port  ui.Rect
}

// bounds are what something reaches in the picture.
type bounds struct{ x0, y0, x1, y1 float64 }

func nowhere() bounds { return bounds{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)} }

func (b bounds) with(o bounds) bounds {
	return bounds{min(b.x0, o.x0), min(b.y0, o.y0), max(b.x1, o.x1), max(b.y1, o.y1)}
}

func (v *glance) place(b bounds, below bool) ui.Place {
	return ui.Place{Body: v.seen(b), Below: below, Visible: v.port.Contains((b.x0+b.x1)/2, (b.y0+b.y1)/2)}
}

// aims are the points that a label's line may point to.
func (v *glance) aims(points [diorama.Aims]solid.Vec) (aims [ui.Aims]ui.Point) {
	for i := range points {
		spot, ok := v.eye.See(points[i])
		x, y := spot.X/v.scale, spot.Y/v.scale
		aims[i] = ui.Point{X: x, Y: y, Ok: ok && v.port.Contains(x, y)}
	}
	return aims
}

func (v *glance) parcel(foot solid.Vec) bounds {
	var e diorama.Extent
	for i := range e {
		e[i] = solid.Vec{foot[0] + parcelHalf*float64(2*(i&1)-1), foot[1] + parcelHigh*float64(i>>1&1), foot[2] + parcelHalf*float64(2*(i>>2)-1)}
	}
	return v.hull(&e)
}

// hull is what an extent reaches. Points behind the eye don't count.
func (v *glance) hull(e *diorama.Extent) bounds {
	b := nowhere()
	for i := range e {
		if spot, ok := v.eye.See(e[i]); ok {
			x, y := spot.X/v.scale, spot.Y/v.scale
			b = b.with(bounds{x, y, x, y})
		}
	}
	return b
}

// seen is the part of it in the port; what lies outside becomes the nearest point of the border.
func (v *glance) seen(b bounds) ui.Rect {
	x0, x1 := v.port.X, v.port.X+v.port.W
	y0, y1 := v.port.Y, v.port.Y+v.port.H
	r := ui.Rect{X: min(max(b.x0, x0), x1), Y: min(max(b.y0, y0), y1)}
	r.W, r.H = max(0, min(b.x1, x1)-r.X), max(0, min(b.y1, y1)-r.Y)
	return r
}
