package diorama

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// sticksOut is how far a point lies outside of the hull of extents, in the worst of many directions.
func sticksOut(at solid.Vec, extents ...Extent) float64 {
	worst := math.Inf(-1)
	for i := range 16 {
		for k := range 9 {
			pitch, yaw := math.Pi*(float64(k)/8-0.5), math.Pi*float64(i)/8
			d := solid.Vec{math.Cos(pitch) * math.Cos(yaw), math.Sin(pitch), math.Cos(pitch) * math.Sin(yaw)}
			reach := math.Inf(-1)
			for _, e := range extents {
				for _, p := range e {
					reach = max(reach, d.Dot(p))
				}
			}
			worst = max(worst, d.Dot(at)-reach)
		}
	}
	return worst
}

func guards(stage *view.Stage) (list []Extent, active bool) {
	list = make([]Extent, Guards)
	n, active := Guarded(stage, list)
	return list[:n], active
}

// whichever guard holds it best.
func outOfAll(at solid.Vec, list []Extent) float64 {
	least := math.Inf(1)
	for _, e := range list {
		least = min(least, sticksOut(at, e))
	}
	return least
}

// TestEveryLampIsGuarded: whatever shines by the state lies in what Guarded gives, in the lesson in which it stands.
func TestEveryLampIsGuarded(t *testing.T) {
	for cast := range view.Casts {
		stage := view.Stage{Cast: cast}
		stage.Boards[view.RingBoard].Count = 10
		list, _ := guards(&stage)
		seen := 0
		for _, p := range layout() {
			paint := p.Solid.Paint
			lamp := paint >= paintRingLamp && paint < paintSocketRim || paint >= paintSorterLamp && paint < paintSheet
			gate, review := paint >= paintGateLamp && paint < paintSecondLamp, paint >= paintSorterLamp
			if !lamp || gate && cast == view.LessonReview || review && cast != view.LessonReview {
				continue
			}
			seen++
			for _, f := range p.Solid.Faces {
				for _, c := range f.Corners {
					require.LessOrEqual(t, outOfAll(c.At, list), 0.05, "lesson %d, paint %d, %v", cast, paint, c.At)
				}
			}
		}
		assert.Greater(t, seen, 40)
	}
}

// TestFewLampsTakeLittleRoom: three lamps of the ring stand in their middle, so their guard doesn't reach over all of it.
func TestFewLampsTakeLittleRoom(t *testing.T) {
	for _, p := range layout() {
		if i := int(p.Solid.Paint) - int(paintRingLamp); i < 3 || i > 5 { // (10−3)/2 = 3 places stay empty on the left
			continue
		}
		for _, f := range p.Solid.Faces {
			for _, c := range f.Corners {
				assert.LessOrEqual(t, sticksOut(c.At, ringLamps(3)), 0.02)
			}
		}
	}
	three := ringLamps(3)
	assert.Positive(t, sticksOut(solid.Vec{ringX - ringRadius, 0.1, ringZ}, three))
}

// TestTheActiveBoardComesFirst: where the active place answers by lamps, they come first of those to be left free.
func TestTheActiveBoardComesFirst(t *testing.T) {
	for station, first := range map[view.Station]Extent{view.Gate: gateExtent(), view.SecondCheck: secondExtent(), view.Ring: ringLamps(3)} {
		stage := view.Stage{Active: station}
		stage.Boards[view.RingBoard].Count = 3
		list, active := guards(&stage)
		assert.True(t, active)
		assert.Equal(t, first, list[0])
		assert.Len(t, list, 5)
	}
	_, active := guards(&view.Stage{Active: view.Tray})
	assert.False(t, active)
}

// TestTheParcelPassesWhereItIsSaidTo: between two points of a way that EachPass gives there is less than a parcel's length.
func TestTheParcelPassesWhereItIsSaidTo(t *testing.T) {
	for cast := range view.Casts {
		var points []solid.Vec
		EachPass(cast, func(at solid.Vec) { points = append(points, at) })
		for _, pass := range passes[cast] {
			w := wayBetween(cast, pass.from, pass.to)
			for i := range 101 {
				at, near := w.at(float64(i)/100).At, math.Inf(1)
				for _, p := range points {
					near = min(near, p.Sub(at).Length())
				}
				assert.Less(t, near, parcelLength, "lesson %d, from %d to %d", cast, pass.from, pass.to)
			}
		}
	}
}
