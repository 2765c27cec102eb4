package diorama

import "github.com/redrivelab/redrivelab/render/scene/solid"

// plate is the double plate that everything stands on. Its top is divided so that the light can vary over it.
func (b *builder) plate() {
	edge := solid.Edge{Radius: 0.16, Segments: 3}
	top := solid.Slab(solid.RoundedRect(-plateX, -plateZ, plateX, plateZ, 0.55, 4), -0.5, 0, solid.Edge{Radius: 0.12, Segments: 2}, edge, true)
	top = top.Gridded(lines(-plateX, plateX, 44), lines(-plateZ, plateZ, 28))
	for f := range top.Faces {
		if top.Faces[f].Plane.Normal[1] < 0.99 {
			top.Faces[f].Paint = paintPlateEdge
		}
	}
	b.stand(paintPlate, top)
	foot := solid.Slab(solid.RoundedRect(-plateX-0.3, -plateZ-0.3, plateX+0.3, plateZ+0.3, 0.8, 4), -1.12, -0.56,
		solid.Edge{Radius: 0.1, Segments: 1}, solid.Edge{Radius: 0.2, Segments: 3}, true)
	b.add(paintFoot, foot)
	b.add(paintFoot, solid.Prism(solid.RoundedRect(-plateX+0.3, -plateZ+0.3, plateX-0.3, plateZ-0.3, 0.4, 2), -0.56, -0.5))
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

// ring has the budget's lamps, between the rails on the far side.
func (b *builder) ring() {
	l := ringLine()
	for i := range 10 {
		angle := degrees(180 + 21*(4.5-float64(i)))
		at, _ := l.at(angle * ringRadius)
		b.add(0, lamp(paintRingLamp+solid.Paint(i), 10, 0.19, 0.14).Moved(solid.Vec{at[0], sleeperTop, at[2]}))
	}
}

// tray is where succeeded messages come to rest.
func (b *builder) tray() {
	const z0, z1, wall, high = mainZ - 1.6, mainZ + 1.6, 0.24, 0.85
	b.floor(paintGreenFloor, trayLeft, z0, trayRight, z1, 7, 7)
	side := func(x0, z0, x1, z1 float64) {
		b.stand(paintGreen, solid.Slab(solid.RoundedRect(x0, z0, x1, z1, 0.07, 2), railTop, high, solid.Edge{}, solid.Edge{Radius: 0.06, Segments: 2}, true))
	}
	side(trayLeft+0.06, z0+0.06, trayRight-0.06-wall, z0+0.06+wall)
	side(trayLeft+0.06, z1-0.06-wall, trayRight-0.06-wall, z1-0.06)
	side(trayRight-0.06-wall, z0+0.06, trayRight-0.06, z1-0.06)
}

// bay is where held messages come to rest, under a sign.
func (b *builder) bay() {
	const x0, x1, back = bayX - 1.4, bayX + 1.4, bayZ - 1.08
	b.floor(paintRedFloor, x0, back, x1, bayFront, 6, 5)
	edge := solid.Edge{Radius: 0.05, Segments: 2}
	curb := func(x0, z0, x1, z1 float64) {
		b.stand(paintRed, solid.Slab(solid.RoundedRect(x0, z0, x1, z1, 0.06, 2), railTop, 0.42, solid.Edge{}, edge, true))
	}
	curb(x0+0.05, back+0.05, x0+0.21, bayFront-0.05)
	curb(x1-0.21, back+0.05, x1-0.05, bayFront-0.05)
	for _, x := range []float64{bayX - 0.95, bayX + 0.95} {
		b.stand(paintSteel, solid.Disc(x, back+0.25, 0.08, 8, railTop, 1.6, solid.Edge{}))
	}
	b.add(paintRed, solid.RoundedBox(solid.Vec{bayX - 1.3, 1.6, back + 0.16}, solid.Vec{bayX + 1.3, 2.4, back + 0.34}, 0.07, 2))
}
