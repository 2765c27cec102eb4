package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// The plate is plateThick thick and hovers over a foot that is drawn in, so that its edge ends in the dark.
const (
	plateThick = 0.42
	footInset  = 0.5
	footLow    = -0.62
)

// plate is what everything stands on. Its top is divided so that the light can vary over it.
func (b *builder) plate() {
	edge := solid.Edge{Radius: 0.16, Segments: 3}
	around := func(inset, radius float64) solid.Outline {
		return solid.RoundedRect(-plateX+inset, plateBack+inset, plateX-inset, plateFront-inset, radius, plateArc)
	}
	top := solid.Slab(around(0, 0.9), -plateThick, 0, solid.Edge{Radius: 0.12, Segments: 2}, edge, true)
	top = top.Gridded(lines(-plateX, plateX, 39), lines(plateBack, plateFront, 22))
	for f := range top.Faces {
		if top.Faces[f].Plane.Normal[1] < 0.99 {
			top.Faces[f].Paint = paintPlateEdge
		}
	}
	b.stand(paintPlate, top)
	b.add(paintFoot, solid.Prism(around(footInset, 0.6), footLow, -plateThick).Hide(solid.Vec{0, -1, 0}).Hide(solid.Up))
}

// lines divides a stretch into n equal parts and gives the n−1 lines between them.
func lines(from, to float64, n int) []float64 {
	at := make([]float64, n-1)
	for i := range at {
		at[i] = from + (to-from)*float64(i+1)/float64(n)
	}
	return at
}

// floor is a slab as high as the rails that tracks run into.
func (b *builder) floor(paint solid.Paint, x0, z0, x1, z1 float64, across, deep int) {
	s := solid.Slab(solid.RoundedRect(x0, z0, x1, z1, 0.1, 2), 0, railTop, solid.Edge{}, solid.Edge{Radius: 0.05, Segments: 1}, true)
	b.stand(paint, s.Gridded(lines(x0, x1, across), lines(z0, z1, deep)))
}

// lamp is a low dome of some sides, lying on its back at the origin, its underside unseen.
func lamp(paint solid.Paint, sides int, radius, high float64) solid.Solid {
	s := solid.Slab(solid.Regular(sides, 0, 0, radius, 0), 0, high, solid.Edge{}, solid.Edge{Radius: high * 0.7, Segments: 1}, true)
	return s.Painted(paint).Hide(solid.Vec{0, -1, 0})
}

// facing is the motion that stands what lies on its back upright, so that its top looks to the viewer, turned by yaw.
func facing(at solid.Vec, yaw float64) solid.Motion { return solid.Turned(at, yaw, degrees(90), 0, 1) }

// ringSlots is how many places the ring has for lamps.
const ringSlots = 10

// ringLampAt is the foot of a lamp of the ring.
func ringLampAt(i int) solid.Vec {
	const out, first, apart = ringRadius - 0.78, -14.0, -25.0 // radius; degrees from the rear
	sin, cos := math.Sincos(degrees(first + apart*float64(i)))
	return solid.Vec{ringX + out*sin, 0, ringZ - out*cos}
}

// ring has the budget's lamps, inside the rails: on the left and before, where neither the parcel that rests on the ring nor
// the handler's console hides them.
func (b *builder) ring() {
	for i := range ringSlots {
		b.add(0, lamp(paintRingLamp+solid.Paint(i), 10, 0.18, 0.15).Moved(ringLampAt(i)))
	}
}

// tray is where succeeded messages come to rest.
func (b *builder) tray() {
	const z0, z1, wall, high, front = mainZ - 1.55, mainZ + 1.55, 0.22, 0.8, 0.44
	b.floor(paintGreenFloor, trayLeft, z0, trayRight, z1, 7, 7)
	side := func(x0, z0, x1, z1, high float64) {
		b.stand(paintGreen, solid.Slab(solid.RoundedRect(x0, z0, x1, z1, 0.07, 1), railTop, high, solid.Edge{}, solid.Edge{Radius: 0.06, Segments: 2}, true))
	}
	side(trayLeft+0.06, z0+0.06, trayRight-0.06-wall, z0+0.06+wall, high)
	side(trayLeft+0.06, z1-0.06-wall, trayRight-0.06-wall, z1-0.06, front)
	side(trayRight-0.06-wall, z0+0.06, trayRight-0.06, z1-0.06-wall, high)
	side(trayRight-0.06-wall, z1-0.06-wall, trayRight-0.06, z1-0.06, front)
}

// bay is where held messages come to rest, under a sign.
func (b *builder) bay() {
	const x0, x1, back = bayX - 1.4, bayX + 1.4, bayZ - 1.0
	b.floor(paintRedFloor, x0, back, x1, bayFront, 6, 5)
	edge := solid.Edge{Radius: 0.05, Segments: 2}
	curb := func(x0, z0, x1, z1 float64) {
		b.stand(paintRed, solid.Slab(solid.RoundedRect(x0, z0, x1, z1, 0.06, 1), railTop, 0.42, solid.Edge{}, edge, true))
	}
	curb(x0+0.05, back+0.05, x0+0.21, bayFront-0.05)
	curb(x1-0.21, back+0.05, x1-0.05, bayFront-0.05)
	for _, x := range []float64{bayX - 0.95, bayX + 0.95} {
		b.stand(paintSteel, solid.Disc(x, back+0.25, 0.08, 8, railTop, 1.6, solid.Edge{}))
	}
	b.add(paintRed, solid.RoundedBox(solid.Vec{bayX - 1.3, 1.6, back + 0.16}, solid.Vec{bayX + 1.3, 2.4, back + 0.34}, 0.07, 2))
}
