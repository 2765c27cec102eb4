package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// The gate's arch stands across the track; its board looks to the viewer.
const (
	archHalf  = 0.96 // from the track's middle to a post's middle
	archPost  = 0.42
	archHigh  = 3.36
	boardLow  = 2.62
	boardHigh = 3.32
)

func (b *builder) gate() {
	const h = archPost / 2
	edge := solid.Edge{Radius: 0.1, Segments: 2}
	for _, z := range []float64{gateZ - archHalf, gateZ + archHalf} {
		b.stand(paintGateSteel, solid.Slab(solid.RoundedRect(archX-h, z-h, archX+h, z+h, 0.1, 2), 0, archHigh, solid.Edge{}, solid.Edge{}, true))
	}
	b.add(paintGateSteel, solid.Slab(solid.RoundedRect(archX-0.27, gateZ-archHalf-0.32, archX+0.27, gateZ+archHalf+0.32, 0.12, 2), archHigh, archHigh+0.4, edge, edge, true))
	face := gateZ + archHalf + h
	b.lampBoard(solid.Vec{archX, (boardLow + boardHigh) / 2, face}, 0, 8, 0.52, paintGateBoard, paintGateLamp, 0.19)
	b.barrierPost()
}

// lampBoard is a dark board with a row of lamps, its back at the point, turned by yaw.
func (b *builder) lampBoard(at solid.Vec, yaw float64, n int, apart float64, back, first solid.Paint, radius float64) {
	const thick = 0.18
	wide, high := float64(n)*apart/2+0.08, radius+0.16
	m := facing(at, yaw)
	board := solid.Slab(solid.RoundedRect(-wide, -high, wide, high, 0.1, 2), 0, thick, solid.Edge{}, solid.Edge{Radius: 0.05, Segments: 1}, true)
	b.add(back, m.Solid(board))
	for i := range n {
		x := (float64(i) - float64(n-1)/2) * apart
		l := lamp(first+solid.Paint(i), 12, radius, 0.12).Moved(solid.Vec{x, thick, 0})
		b.add(0, m.Solid(l))
	}
}

// barrierPost is what the barrier's pole turns on, beside it.
func (b *builder) barrierPost() {
	x, z := barrierX+0.1, barrierZ
	edge := solid.Edge{Radius: 0.06, Segments: 2}
	b.stand(paintGateSteel, solid.Slab(solid.RoundedRect(x, z-0.16, x+0.3, z+0.16, 0.07, 2), 0, barrierPivot+0.16, solid.Edge{}, edge, true))
}

// The pole's length, and how much of it is behind the pivot.
const (
	poleLong = 2.24
	poleFrom = 0.12
)

// barrierSolids are the pole in stripes, and its weight; the pivot is the origin, the pole points to the viewer.
func barrierSolids() []solid.Solid {
	const stripes = 7
	const long, from = poleLong / stripes, poleFrom
	section := solid.OctagonSection(0.15, 0.15, 0.04)
	solids := make([]solid.Solid, 0, stripes+1)
	for i := range stripes {
		z := float64(i)*long - from
		paint := paintStripe
		if i%2 == 1 {
			paint = paintWhite
		}
		solids = append(solids, solid.Pole(solid.Vec{0, 0, z}, solid.Vec{0, 0, z + long}, section, solid.Up).Painted(paint))
	}
	weight := solid.RoundedBox(solid.Vec{-0.08, -0.14, -from - 0.3}, solid.Vec{0.08, 0.14, -from}, 0.05, 1).Painted(paintSteel)
	return append(solids, weight)
}

// secondTop is how high the beam of the smaller arch lies.
const secondTop = 2.72

// secondAt is the middle of the smaller arch, on the plate, and the lane's heading there.
func secondAt() (at solid.Vec, heading float64) {
	l := laneLine()
	at, heading = l.at(laneAt(archTurned))
	at[1] = 0
	return at, heading
}

// secondCheck is the smaller arch across the raised lane; its lamps look the way that the lane goes.
func (b *builder) secondCheck() {
	const half, post, top = 1.06, 0.24, secondTop
	at, heading := secondAt()
	yaw := math.Pi/2 - heading
	m := solid.Turned(at, yaw, 0, 0, 1)
	edge := solid.Edge{Radius: 0.08, Segments: 2}
	for _, x := range []float64{-half, half} {
		s := solid.Slab(solid.RoundedRect(x-post/2, -post/2, x+post/2, post/2, 0.07, 2), 0, top, solid.Edge{}, solid.Edge{}, true)
		b.stand(paintTeal, m.Solid(s))
	}
	beam := solid.Slab(solid.RoundedRect(-half-0.24, -0.17, half+0.24, 0.17, 0.08, 2), top, top+0.5, edge, edge, true)
	b.add(paintTeal, m.Solid(beam))
	b.lampBoard(m.Point(solid.Vec{0, top + 0.25, 0.17}), yaw, 5, 0.38, paintBoard, paintSecondLamp, 0.13)
}
