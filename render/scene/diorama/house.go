package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// The handler's house: open to the sides and the rear corners for the tracks, with a window to the viewer.
const (
	houseX     = 1.5 // half the width
	houseFront = mainZ + 1.12
	houseBack  = mainZ - 1.32
	houseHead  = 1.3 // under it everything passes
	houseEaves = 1.52
	roofRise   = 0.24 // how much higher the roof is over the gable's rear than at the front
	gableBack  = houseBack + 0.2
)

func (b *builder) handler() {
	const sill, window, deep = 0.34, 0.78, mainZ + 0.8
	front := func(x0, z0, x1, y0, y1 float64, left, right float64) {
		o := solid.RoundedCorners(x0, z0, x1, houseFront, [4]float64{right, left, 0, 0}, 3)
		b.add(paintHouse, solid.Slab(o, y0, y1, solid.Edge{}, solid.Edge{}, true))
	}
	const round = 0.26
	front(-houseX, houseFront-0.28, houseX, 0, sill, round, round)
	front(-houseX, deep, -window, sill, houseHead, round, 0)
	front(window, deep, houseX, sill, houseHead, 0, round)
	b.stand(paintHouse, solid.Box(solid.Vec{-houseX, 0, deep}, solid.Vec{-window, sill, houseFront - 0.28}),
		solid.Box(solid.Vec{window, 0, deep}, solid.Vec{houseX, sill, houseFront - 0.28}))
	b.stand(paintHouse, solid.Slab(solid.RoundedRect(-0.84, houseBack+0.06, 0.84, houseBack+0.24, 0.08, 3), 0, houseHead, solid.Edge{}, solid.Edge{}, true))
	b.add(paintHouseTrim, solid.RoundedBox(solid.Vec{-window, sill, houseFront - 0.27}, solid.Vec{window, sill + 0.08, houseFront - 0.02}, 0.03, 1))
	b.head()
	b.roof()
}

// head is the band that the walls carry, and the gable between it and the roof.
func (b *builder) head() {
	o := solid.RoundedRect(-houseX, houseBack, houseX, houseFront, 0.26, 3)
	b.add(paintHouse, solid.Slab(o, houseHead, houseEaves, solid.Edge{}, solid.Edge{}, true))
	gable := solid.Section{Points: []solid.SectionPoint{
		{U: houseFront, V: houseEaves}, {U: gableBack, V: houseEaves}, {U: gableBack, V: houseEaves + roofRise},
	}}
	b.add(paintHouse, solid.Pole(solid.Vec{-houseX + 0.2, 0, 0}, solid.Vec{houseX - 0.2, 0, 0}, gable, solid.Up).Hide(solid.Vec{0, -1, 0}))
}

// onRoof is the motion that puts what lies on the origin's ground on the roof's underside, raised by up along it.
func onRoof(up float64) solid.Motion {
	lean := math.Atan(roofRise / (houseFront - gableBack))
	m := solid.Turned(solid.Vec{}, 0, lean, 0, 1)
	middle := solid.Vec{0, houseEaves + roofRise/2, (houseFront + gableBack) / 2}
	m.At = middle.Add(m.Y.Scale(up))
	return m
}

// The roof's plate, and the sockets on it.
const (
	roofThick   = 0.22
	socketApart = 1.08
	socketSize  = 0.36
)

func (b *builder) roof() {
	m := onRoof(0)
	o := solid.RoundedRect(-houseX-0.2, -1.26, houseX+0.2, 1.26, 0.26, 3)
	s := solid.Slab(o, 0, roofThick, solid.Edge{Radius: 0.05, Segments: 1}, solid.Edge{Radius: 0.09, Segments: 2}, true)
	b.add(paintRoof, m.Solid(s.Gridded(lines(-houseX, houseX, 6), lines(-1.2, 1.2, 5))))
	for i := range shapes {
		b.socket(i)
	}
	b.chimney()
}

// chimney stands upright on the roof's rear right corner; the roof cuts its foot.
func (b *builder) chimney() {
	const x, z, wide, high = 1.32, mainZ - 1.0, 0.34, 2.55
	m := onRoof(roofThick)
	foot, top := solid.PlaneAt(m.At, m.Y), solid.PlaneAt(solid.Vec{x, high, z}, solid.Up)
	section := solid.OctagonSection(wide, wide, 0.1)
	b.add(paintHouse, solid.Beam(solid.Vec{x, 0, z}, solid.Vec{x, high, z}, section, solid.Vec{0, 0, -1}, foot, top))
	edge := solid.Edge{Radius: 0.04, Segments: 1}
	b.add(paintHouseTrim, solid.Slab(solid.Regular(8, x, z, 0.25, degrees(22.5)), high, high+0.13, edge, edge, true))
}

// socket is a shaped recess for a schema: a rim, and a bed in it that is lit when the handler supports it.
func (b *builder) socket(s view.Shape) {
	x, z := (float64(s)-1)*socketApart, -0.36
	if s == view.Octagon {
		x, z = 0, 0.7
	}
	m := onRoof(roofThick)
	inner, outer := outline(s, x, z, socketSize), outline(s, x, z, socketSize+0.085)
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
