package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// The clock: a column that gets narrower, with a dial on its leaning front.
const (
	columnHigh  = 3.7
	columnHalfX = 0.8
	columnHalfZ = 0.75
	columnInset = 0.5 // on each side, at the top
	dialHigh    = 3.25
	dialRadius  = 1.5
	dialThick   = 0.26
	dialLamps   = 1.2 // radius on which the lamps stand
)

const columnFoot = 0.16

// dialLean is how far the column's front, and so the dial, leans back, in radians.
func dialLean() float64 { return math.Atan(columnInset / (columnHigh - columnFoot)) }

// dialAt is the point on the dial's axis, out of the column's front by some length.
func dialAt(out float64) solid.Vec {
	sin, cos := math.Sincos(dialLean())
	front := towerZ + columnHalfZ - columnInset*(dialHigh-columnFoot)/(columnHigh-columnFoot)
	return solid.Vec{towerX, dialHigh, front}.Add(solid.Vec{0, sin, cos}.Scale(out))
}

// onDial is the motion that puts what lies on its back at the origin on the dial, out by some length.
func onDial(out float64) solid.Motion {
	return solid.Turned(dialAt(out), 0, math.Pi/2-dialLean(), 0, 1)
}

func (b *builder) tower() {
	around := func(halfX, halfZ, radius float64) solid.Outline {
		return solid.RoundedRect(towerX-halfX, towerZ-halfZ, towerX+halfX, towerZ+halfZ, radius, 3)
	}
	column := solid.Taper(around(columnHalfX, columnHalfZ, 0.22), around(columnHalfX-columnInset, columnHalfZ-columnInset, 0.12), columnFoot, columnHigh)
	b.add(paintTower, column.Hide(solid.Vec{0, -1, 0}))
	foot := around(columnHalfX+0.18, columnHalfZ+0.18, 0.3)
	b.stand(paintTower, solid.Slab(foot, 0, columnFoot, solid.Edge{}, solid.Edge{Radius: 0.07, Segments: 2}, true))
	b.dial()
}

func (b *builder) dial() {
	disc := solid.Slab(solid.Regular(32, 0, 0, dialRadius, 0), 0, dialThick, solid.Edge{Radius: 0.05, Segments: 1}, solid.Edge{Radius: 0.07, Segments: 2}, true)
	disc.Paint = paintDialRim
	for f := range disc.Faces {
		if disc.Faces[f].Plane.Normal[1] > 0.99 {
			disc.Faces[f].Paint = paintDial
		}
	}
	m := onDial(0)
	b.add(0, m.Solid(disc))
	on := onDial(dialThick)
	for i := range dialSlots {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / dialSlots)
		b.add(0, on.Solid(lamp(paintDialLamp+solid.Paint(i), 8, 0.115, 0.07).Moved(solid.Vec{dialLamps * sin, 0, -dialLamps * cos})))
	}
}

// handSolids are the clock's hand and its hub: in the dial's plane, pointing up, their backs in z = 0.
func handSolids() []solid.Solid {
	m := facing(solid.Vec{}, 0)
	hub := solid.Slab(solid.Regular(12, 0, 0, 0.13, degrees(15)), 0, 0.11, solid.Edge{}, solid.Edge{Radius: 0.04, Segments: 1}, true)
	hand := solid.Prism(solid.Polygon([2]float64{-0.055, -0.13}, [2]float64{0.055, -0.13}, [2]float64{0.03, -0.92}, [2]float64{-0.03, -0.92}), 0, 0.06)
	return []solid.Solid{m.Solid(hub).Painted(paintHand), m.Solid(hand).Painted(paintHand)}
}
