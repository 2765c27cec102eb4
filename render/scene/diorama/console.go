package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// The handler is a console that leans over the track from inside the ring, so that the parcel before it is seen whole: a
// sloping board with the sockets, on a pedestal. Under the board everything passes.
const (
	consoleX     = 1.16 // half the width
	consoleDeep  = 1.86 // along the slope
	consoleThick = 0.2
	consoleLow   = 1.5        // the board's lowest edge
	consoleFront = mainZ - .8 // and where it is
	consoleLean  = 38.0       // degrees from the level
	pedestalX    = 0.72
	pedestalBack = 0.92
	pedestalDeep = 0.72
)

func (b *builder) handler() {
	b.console()
	b.pedestal()
	edge := solid.Edge{Radius: 0.06, Segments: 2}
	b.stand(paintHouse, solid.Slab(solid.RoundedRect(-1.5, mainZ+0.72, 1.5, mainZ+1.3, 0.24, 4), 0, 0.14, solid.Edge{}, edge, true))
}

// onConsole is the motion that puts what lies on the origin's ground on the board's underside, raised by up along it.
func onConsole(up float64) solid.Motion {
	m := onSlope(solid.Vec{}, degrees(90-consoleLean))
	low := m.Z.Scale(consoleDeep / 2)
	m.At = solid.Vec{ringX, consoleLow, consoleFront}.Sub(low).Add(m.Y.Scale(up))
	return m
}

// console is the board, with a bar along each side, and its sockets.
func (b *builder) console() {
	m := onConsole(0)
	const half = consoleDeep / 2
	o := solid.RoundedRect(-consoleX, -half, consoleX, half, 0.22, 3)
	board := solid.Slab(o, 0, consoleThick, solid.Edge{Radius: 0.05, Segments: 1}, solid.Edge{Radius: 0.08, Segments: 2}, true)
	b.add(paintRoof, m.Solid(board.Gridded(lines(-consoleX, consoleX, 4), lines(-half, half, 4))))
	on := onConsole(consoleThick)
	for _, side := range []float64{-1, 1} {
		x := side * (consoleX - 0.14)
		bar := solid.RoundedBox(solid.Vec{x - 0.05, 0, -half + 0.24}, solid.Vec{x + 0.05, 0.07, half - 0.24}, 0.03, 1)
		b.add(paintHouseTrim, on.Solid(bar.Hide(solid.Vec{0, -1, 0})))
	}
	for i := range shapes {
		b.socket(i)
	}
}

// pedestal carries the board, which cuts its top; it has a foot.
func (b *builder) pedestal() {
	const z = pedestalBack + pedestalDeep/2
	m := onConsole(0)
	foot, top := solid.PlaneAt(solid.Vec{0, 0.14, 0}, solid.Up), solid.PlaneAt(m.At, m.Y)
	section := solid.OctagonSection(2*pedestalX, pedestalDeep, 0.18)
	away := solid.Vec{0, 0, -1}
	b.add(paintHouse, solid.Beam(solid.Vec{ringX, 0, z}, solid.Vec{ringX, 2, z}, section, away, foot, top).Hide(solid.Vec{0, -1, 0}))
	edge := solid.Edge{Radius: 0.06, Segments: 2}
	o := solid.RoundedRect(ringX-pedestalX-0.2, pedestalBack-0.2, ringX+pedestalX+0.2, pedestalBack+pedestalDeep+0.2, 0.3, 4)
	b.stand(paintHouse, solid.Slab(o, 0, 0.14, solid.Edge{}, edge, true))
}

// The sockets, two by two: each as large as the shape on the parcel that goes into it.
const (
	socketApart = 1.02
	socketRow   = 0.84
	socketSize  = shapeSize + 0.02
	socketRim   = 0.075
)

// socket is a shaped recess for a schema: a rim, and a bed in it that is lit when the handler supports it.
func (b *builder) socket(s view.Shape) {
	x, z := (float64(s%2)-0.5)*socketApart, (float64(s/2)-0.5)*socketRow
	m := onConsole(consoleThick)
	inner, outer := outline(s, x, z, socketSize), outline(s, x, z, socketSize+socketRim)
	bed := solid.Prism(inner, 0, 0.035).Hide(solid.Vec{0, -1, 0}).Painted(paintSocket + solid.Paint(s))
	b.add(0, m.Solid(bed))
	for i := range inner {
		j := (i + 1) % len(inner)
		side := solid.Polygon([2]float64{inner[i].X, inner[i].Z}, [2]float64{inner[j].X, inner[j].Z},
			[2]float64{outer[j].X, outer[j].Z}, [2]float64{outer[i].X, outer[i].Z})
		rim := solid.Prism(side, 0, 0.1).Hide(solid.Vec{0, -1, 0}).Painted(paintSocketRim + solid.Paint(s))
		b.add(0, m.Solid(rim))
	}
}
