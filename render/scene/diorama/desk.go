package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// The manual-review desk stands beside the floor where the parcel waits; a rest on it carries the records.
const (
	deskHalfX = 1.1
	deskHalfZ = 0.55
	deskLow   = 0.64
	deskHigh  = 0.76
	restHigh  = 0.66 // of the sloping rest, over the desk
	restDeep  = 0.62
	restInset = 0.12 // of its rear edge
)

func (b *builder) desk() {
	for _, x := range []float64{deskX - deskHalfX + 0.34, deskX + deskHalfX - 0.34} {
		b.stand(paintDesk, solid.Box(solid.Vec{x - 0.24, 0, deskZ - 0.45}, solid.Vec{x + 0.24, deskLow, deskZ + 0.45}))
	}
	top := solid.RoundedRect(deskX-deskHalfX, deskZ-deskHalfZ, deskX+deskHalfX, deskZ+deskHalfZ, 0.1, 1)
	b.add(paintDeskTop, solid.Slab(top, deskLow, deskHigh, solid.Edge{}, solid.Edge{Radius: 0.04, Segments: 1}, true))
	const back = deskZ - deskHalfZ + restInset
	rest := solid.Section{Points: []solid.SectionPoint{
		{U: back + restDeep, V: deskHigh}, {U: back, V: deskHigh + restHigh}, {U: back, V: deskHigh},
	}}
	b.stand(paintDeskRest, solid.Pole(solid.Vec{deskX - 0.98, 0, 0}, solid.Vec{deskX + 0.98, 0, 0}, rest, solid.Up))
	for i := range sheets {
		place := sheetAt(i)
		m := place.Motion()
		b.add(0, m.Solid(sheet(paintSheet+solid.Paint(i), paintInk+solid.Paint(i))))
	}
}

// sheetAt is where a record lies on the desk's rest.
func sheetAt(i int) Transform {
	at := solid.Vec{deskX, deskHigh + restHigh/2, deskZ - deskHalfZ + restInset + restDeep/2}
	at[0] += (float64(i) - 1) * 0.64
	return Transform{At: at, Pitch: math.Pi/2 - slopeOf(restDeep, restHigh), Scale: 1}
}

// filed is a record on its way from the parcel to its place on the desk; hidden when there is none.
func filed(p *view.Pose) Transform {
	const lift = 0.5
	from, to := Rest(view.LessonReview, view.Desk), sheetAt(min(p.Stage.Records, int(sheets)-1))
	from[1] += parcelHigh + shapeHigh
	at := from.Lerp(to.At, p.Filing)
	at[1] += 4 * lift * p.Filing * (1 - p.Filing)
	return Transform{At: at, Pitch: to.Pitch * p.Filing, Scale: 1, Hidden: p.Filing <= 0}
}

// sheet is a record with its lines of writing.
func sheet(paper, ink solid.Paint) solid.Solid {
	s := solid.Prism(solid.RoundedRect(-0.27, -0.36, 0.27, 0.36, 0, 1), 0, 0.03).Hide(solid.Vec{0, -1, 0}).Painted(paper)
	for f := range s.Faces {
		if s.Faces[f].Plane.Normal[1] > 0.99 {
			s.Faces = append(s.Faces[:f:f], append(lined(s.Faces[f], ink), s.Faces[f+1:]...)...)
			break
		}
	}
	return s
}

// lined divides a sheet's face into lines and paints some of them.
func lined(face solid.Face, ink solid.Paint) []solid.Face {
	rows := solid.Divide([]solid.Face{face}, solid.Vec{1, 0, 0}, []float64{-0.19, 0.19})
	var faces []solid.Face
	for _, row := range rows {
		if x := middle(row)[0]; x < -0.19 || x > 0.19 {
			faces = append(faces, row)
			continue
		}
		for _, line := range solid.Divide([]solid.Face{row}, solid.Vec{0, 0, 1}, []float64{-0.26, -0.16, -0.06, 0, 0.1, 0.16}) {
			if z := middle(line)[2]; z > -0.26 && z < -0.16 || z > -0.06 && z < 0 || z > 0.1 && z < 0.16 {
				line.Paint = ink
			}
			faces = append(faces, line)
		}
	}
	return faces
}

// person is who decides, behind the desk.
func (b *builder) person() {
	const z = deskZ - deskHalfZ - 0.5
	around := func(radius float64) solid.Outline { return solid.Regular(8, deskX, z, radius, degrees(22.5)) }
	b.stand(paintPerson, solid.Taper(around(0.42), around(0.2), 0, 1.3))
	b.add(paintPerson, solid.Loft(around(0.3), solid.Ring{Y: 1.3, Inset: 0.14, Lean: degrees(-60)}, solid.Ring{Y: 1.46, Inset: 0.02, Lean: degrees(-20)},
		solid.Ring{Y: 1.68, Inset: 0.02, Lean: degrees(20)}, solid.Ring{Y: 1.86, Inset: 0.16, Lean: degrees(65)}))
}
