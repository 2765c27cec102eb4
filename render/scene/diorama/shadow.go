package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// ShadowPaint is the paint of the soft shadows beneath what moves: how much of it shows in a corner is that corner's ambient
// light.
const ShadowPaint = paintShadow

// A shadow lies a hair over the rails. It is darkest under the parcel's edge and reaches beyond it.
const (
	shadowUp    = -0.7 * rideGap // from the parcel's foot
	shadowInset = 0.12
	shadowReach = 0.34
	leastShade  = 1.0 / 512 // at its rim: as good as none, and still there
)

// shadow is a ring around the parcel's foot, flat, fading outwards; what the parcel covers is left out.
func shadow() solid.Solid {
	const x, z, out = parcelX - shadowInset, parcelZ - shadowInset, shadowInset + shadowReach
	const round = 0.72 // of out, at the corners
	inner := [4][2]float64{{x, z}, {-x, z}, {-x, -z}, {x, -z}}
	way := [4][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}
	at := func(i int, outX, outZ, shade float64) solid.Corner {
		p, w := inner[i%4], way[i%4]
		return solid.Corner{At: solid.Vec{p[0] + w[0]*outX, shadowUp, p[1] + w[1]*outZ}, Normal: solid.Up, Ambient: shade}
	}
	s := solid.Solid{Paint: paintShadow}
	add := func(corners ...solid.Corner) {
		s.Faces = append(s.Faces, solid.Face{Plane: solid.Plane{Normal: solid.Up, Offset: shadowUp}, Corners: corners})
	}
	for i := range 4 {
		j := i + 1
		// Sides 0 and 2 run along x, the others along z.
		sideX, sideZ := 0.0, out
		if i%2 == 1 {
			sideX, sideZ = out, 0
		}
		add(at(i, sideX, sideZ, leastShade), at(i, 0, 0, 1), at(j, 0, 0, 1), at(j, sideX, sideZ, leastShade))
		add(at(i, 0, 0, 1), at(i, out-sideX, out-sideZ, leastShade), at(i, round*out, round*out, leastShade))
		add(at(i, 0, 0, 1), at(i, round*out, round*out, leastShade), at(i, sideX, sideZ, leastShade))
	}
	for f := range s.Faces {
		s.Faces[f].Corners = upwards(s.Faces[f].Corners)
	}
	return s
}

// The pole of a barrier that is down has its shadow on the rails, on the side away from the light; it is the fainter the higher the
// pole has risen.
const (
	poleShade = 0.75 // of a parcel's
	poleAside = 0.14 // from the pole
	poleReach = 0.24 // to each side of the shadow's middle
)

// poleShadow is a strip along the pole, flat, fading to both sides and at its end.
func poleShadow() solid.Solid {
	const begin, end = 0.2, poleLong - poleFrom // it begins beside the post
	s := solid.Solid{Paint: paintShadow}
	at := func(x, z, shade float64) solid.Corner {
		return solid.Corner{At: solid.Vec{x, 0, z}, Normal: solid.Up, Ambient: shade}
	}
	add := func(corners ...solid.Corner) {
		s.Faces = append(s.Faces, solid.Face{Plane: solid.Plane{Normal: solid.Up}, Corners: upwards(corners)})
	}
	for _, x := range [...]float64{-poleReach, poleReach} {
		add(at(0, begin, poleShade), at(0, end, poleShade), at(x, end, leastShade), at(x, begin, leastShade))
		add(at(0, end, poleShade), at(0, end+poleReach, leastShade), at(x, end, leastShade))
	}
	return s
}

// poleShadow is where a barrier's shadow lies, up being how far it has risen.
func (t *Transform) poleShadow(up float64) Transform {
	sin, cos := math.Sincos(t.Yaw)
	at := t.At.Add(solid.Vec{cos, 0, -sin}.Scale(poleAside))
	at[1] = railTop + rideGap + shadowUp
	return Transform{At: at, Yaw: t.Yaw, Scale: t.Scale, Faded: max(t.Faded, up), Hidden: up >= 1}
}

// upwards is a face's outline in the sense in which it looks up.
func upwards(corners []solid.Corner) []solid.Corner {
	a, b, c := corners[0].At, corners[1].At, corners[2].At
	if b.Sub(a).Cross(c.Sub(b))[1] > 0 {
		return corners
	}
	turned := make([]solid.Corner, len(corners))
	for i := range corners {
		turned[len(corners)-1-i] = corners[i]
	}
	return turned
}
