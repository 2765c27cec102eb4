package diorama

import "github.com/redrivelab/redrivelab/render/scene/solid"

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
