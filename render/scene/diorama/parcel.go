package diorama

import (
	"sync"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// The parcel stands on the origin, its front to the viewer. On the front are two pictures of 4 × 4 cells: its
// fingerprint now, and the one taken at creation to the right of it.
const (
	parcelX    = 1.38 / 2
	parcelZ    = 1.16 / 2
	parcelHigh = 1.0
	parcelEdge = 0.14
	cellSize   = 0.12
	cellLow    = 0.27 // the lowest row's foot
	cellGap    = 0.03 // half the space between the pictures
	shapeSize  = 0.34
	shapeHigh  = 0.13
	shift      = 0.1 // how far the upper half of a changed body has slipped
)

// The solids of the parcel. Of body and slipped..band one stands, of the shapes one, of the tags one.
const (
	parcelBody = iota
	parcelLower
	parcelBand
	parcelUpper
	parcelTag
	parcelTagChanged
	parcelShape // and those after it: a shape each, then the cross's three beams
	parcelCross = parcelShape + int(shapes)
	parcelEnd   = parcelCross + 3
)

// Visible says whether solid i of a mover shows in a stage; of alternatives one does.
func Visible(s *view.Stage, id MoverID, i int) bool {
	if id != Parcel {
		return true
	}
	p := &s.Parcel
	switch {
	case i == parcelBody:
		return !p.BodyChanged
	case i <= parcelUpper:
		return p.BodyChanged
	case i == parcelTag:
		return !p.Renamed
	case i == parcelTagChanged:
		return p.Renamed
	}
	shown := view.ShapeOf(p.Schema)
	return i-parcelShape == int(shown) || shown == view.Cross && i >= parcelCross
}

// Movers are the parts that move: the parcel, the waiting messages, the lid, the barrier, the clock's hand and a record. They are
// made once, for everybody: not to be changed.
func Movers() []Mover { return movers() }

var movers = sync.OnceValue(makeMovers)

func makeMovers() []Mover {
	lid, glass := lidSolids()
	waiting := waitingSolids()
	movers := []Mover{
		Parcel:   {Solids: parcelSolids()},
		Waiting1: {Solids: waiting},
		Waiting2: {Solids: waiting},
		Waiting3: {Solids: waiting},
		Lid:      {Solids: lid, Glass: glass},
		Barrier:  {Solids: barrierSolids()},
		Hand:     {Solids: handSolids()},
		Record:   {Solids: []solid.Solid{sheet(paintPaper, paintHand)}},
	}
	for range int(BarrierShadow - ParcelShadow) {
		movers = append(movers, Mover{Solids: []solid.Solid{shadow()}})
	}
	movers = append(movers, Mover{Solids: []solid.Solid{poleShadow()}})
	for i := range movers {
		m := &movers[i]
		m.ID = MoverID(i)
		if m.Glass == nil {
			m.Glass = make([]bool, len(m.Solids))
		}
		if m.ID < ParcelShadow {
			shade(m.Solids)
		}
	}
	return movers
}

// shade darkens what is low: the stand-in for baked light on things that move.
func shade(solids []solid.Solid) {
	for _, s := range solids {
		for _, f := range s.Faces {
			for i := range f.Corners {
				c := &f.Corners[i]
				c.Ambient = min(1, 0.72+0.55*max(c.At[1], 0))
			}
		}
	}
}

func parcelSolids() []solid.Solid {
	solids := make([]solid.Solid, parcelEnd)
	edge := solid.Edge{Radius: parcelEdge, Segments: 2}
	body := func(y0, y1 float64, below, above solid.Edge, inset float64) solid.Solid {
		o := solid.RoundedRect(-parcelX+inset, -parcelZ+inset, parcelX-inset, parcelZ-inset, parcelEdge, 2)
		return solid.Slab(o, y0, y1, below, above, true).Painted(paintParcel)
	}
	const crack = cellLow + 2*cellSize
	solids[parcelBody] = pictured(body(0, parcelHigh, edge, edge, 0))
	solids[parcelLower] = pictured(body(0, crack-0.03, edge, solid.Edge{}, 0))
	solids[parcelBand] = body(crack-0.03, crack+0.03, solid.Edge{}, solid.Edge{}, 0.05).Painted(paintWound)
	slip := solid.Turned(solid.Vec{shift, 0, 0.02}, 0.1, 0, 0, 1)
	solids[parcelUpper] = slip.Solid(pictured(body(crack+0.03, parcelHigh, solid.Edge{}, edge, 0)))
	solids[parcelTag] = tag(0).Painted(paintTag)
	solids[parcelTagChanged] = tag(0.6).Painted(paintTagChanged)
	for i := range shapes {
		solids[parcelShape+int(i)] = raised(outline(i, 0, 0, shapeSize)).Painted(paintSchema)
	}
	copy(solids[parcelCross:], crossBeams())
	return solids
}

// raised is what lies on the parcel's top.
func raised(o solid.Outline) solid.Solid {
	return solid.Slab(o, parcelHigh, parcelHigh+shapeHigh, solid.Edge{}, solid.Edge{Radius: 0.025, Segments: 1}, false).
		Hide(solid.Vec{0, -1, 0})
}

// crossBeams are one long beam and two short ones that meet it.
func crossBeams() []solid.Solid {
	const w, l = 0.09, 0.43
	bar := func(from, to float64, yaw float64) solid.Solid {
		m := solid.Turned(solid.Vec{}, yaw, 0, 0, 1)
		return m.Solid(solid.Box(solid.Vec{from, parcelHigh, -w}, solid.Vec{to, parcelHigh + shapeHigh, w})).Painted(paintSchema)
	}
	return []solid.Solid{bar(-l, l, degrees(45)), bar(w, l, degrees(-45)), bar(-l, -w, degrees(-45))}
}

// tag is a small plate at the right front corner, turned in its plane when it hangs crooked.
func tag(crooked float64) solid.Solid {
	plate := solid.Slab(solid.RoundedRect(-0.13, -0.17, 0.13, 0.17, 0.05, 1), 0, 0.035, solid.Edge{}, solid.Edge{Radius: 0.012, Segments: 1}, true)
	for f := range plate.Faces {
		if plate.Faces[f].Plane.Normal[1] > 0.99 {
			plate.Faces = append(plate.Faces[:f:f], append(written(plate.Faces[f]), plate.Faces[f+1:]...)...)
			break
		}
	}
	corner := parcelEdge * (1 - 0.70710678)
	m := facing(solid.Vec{parcelX - corner, 0.22, parcelZ - corner}, degrees(45))
	turn := solid.Turned(solid.Vec{}, crooked, 0, 0, 1)
	return m.Solid(turn.Solid(plate))
}

// written divides a tag's face into lines, two of which look like writing.
func written(face solid.Face) []solid.Face {
	lines := solid.Divide([]solid.Face{face}, solid.Vec{0, 0, 1}, []float64{-0.08, -0.035, 0.015, 0.06})
	for i := range lines {
		if z := middle(lines[i])[2]; z > -0.08 && z < -0.035 || z > 0.015 && z < 0.06 {
			lines[i].Paint = paintWhite
		}
	}
	return lines
}

// pictured divides the front of a body into the cells of both fingerprints.
func pictured(s solid.Solid) solid.Solid {
	var faces []solid.Face
	for _, f := range s.Faces {
		if f.Plane.Normal[2] < 0.99 {
			faces = append(faces, f)
			continue
		}
		faces = append(faces, cellFaces(f)...)
	}
	s.Faces = faces
	return s
}

func cellFaces(front solid.Face) []solid.Face {
	xs := make([]float64, 0, 10)
	ys := make([]float64, 0, 5)
	for i := range 5 {
		xs = append(xs, float64(i-4)*cellSize-cellGap, float64(i)*cellSize+cellGap)
		ys = append(ys, cellLow+float64(i)*cellSize)
	}
	faces := solid.Divide(solid.Divide([]solid.Face{front}, solid.Vec{1, 0, 0}, xs), solid.Vec{0, 1, 0}, ys)
	for i := range faces {
		faces[i].Paint = cellPaint(middle(faces[i]))
	}
	return faces
}

func middle(f solid.Face) solid.Vec {
	s := solid.Solid{Faces: []solid.Face{f}}
	return s.Centre()
}

// cellPaint is the paint of the cell around a point of the front, that of paper around the cells, or none.
func cellPaint(at solid.Vec) solid.Paint {
	row := int((cellLow+4*cellSize-at[1])/cellSize + 8)
	x, first := at[0]+cellGap+4*cellSize, paintNow
	if at[0] > 0 {
		x, first = at[0]-cellGap, paintOriginal
	}
	column := int(x/cellSize + 8)
	if row >= 8 && row < 12 && column >= 8 && column < 12 {
		return first + solid.Paint(4*(row-8)+column-8)
	}
	return paintPaper
}

// waitingSolids are a plainer parcel: healthy, so it carries the square.
func waitingSolids() []solid.Solid {
	body := solid.RoundedBox(solid.Vec{-parcelX, 0, -parcelZ}, solid.Vec{parcelX, parcelHigh, parcelZ}, parcelEdge, 2)
	return []solid.Solid{body.Painted(paintWaiting), raised(outline(view.Square, 0, 0, shapeSize)).Painted(paintWaitingShape)}
}
