package scene

import (
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

// touch is how far one thing may reach into another and still count as resting on it, in stage units: more than
// float32 loses in moving a corner, less than a pixel.
const touch = 1e-4

// polygon is a face or a part of one, of something that moves; corners in moving.corners.
type polygon struct {
	plane        int32 // in moving.planes
	paint        uint16
	first, count int32
}

// piece is the faces, turned to the eye, of a solid or of a part of it. They are part of a convex skin, so they don't
// hide each other.
type piece struct {
	first, count           int32 // in moving.polygons
	firstPlane, planeCount int32 // of the whole solid, in moving.planes
	hides                  bool  // what is inside can't be seen
	faded                  float32
	leaf                   int32 // the leaf whose static faces these are, -1 for others
	next                   int32 // the next piece in the same leaf, -1 at the end
	low, high              bsp.Point
	screenLow, screenHigh  [2]float32
}

// moving holds this frame's pieces. All lists are reused from frame to frame.
type moving struct {
	movers    []diorama.Mover
	templates [][]template
	places    []diorama.Transform
	planes    []bsp.Plane
	corners   []corner
	polygons  []polygon
	pieces    []piece
	away      []float32   // of the corners of the piece that was measured last, see reach
	behind    []polygon   // while a piece is split
	points    []bsp.Point // of the solid that is placed, and its normals
	normals   []bsp.Point
}

func newMoving(movers []diorama.Mover) moving {
	return moving{
		movers:    movers,
		templates: newTemplates(movers),
		places:    make([]diorama.Transform, len(movers)),
		planes:    make([]bsp.Plane, 0, 4096),
		corners:   make([]corner, 0, 16384),
		polygons:  make([]polygon, 0, 8192),
		pieces:    make([]piece, 0, 1024),
		away:      make([]float32, 0, 4096),
		behind:    make([]polygon, 0, 1024),
		points:    make([]bsp.Point, 0, 1024),
		normals:   make([]bsp.Point, 0, 1024),
	}
}

func (m *moving) clear() {
	m.planes, m.corners, m.polygons, m.pieces = m.planes[:0], m.corners[:0], m.polygons[:0], m.pieces[:0]
}

// place puts a solid where its mover stands and gives its piece; ok is false when no face of it looks at the eye.
func (m *moving) place(t *template, at *motion, eye *bsp.Point, colours []diorama.Colour) (int32, bool) {
	p := piece{
		first: int32(len(m.polygons)), firstPlane: int32(len(m.planes)), planeCount: int32(len(t.planes)),
		hides: t.hides && at.faded == 0, faded: at.faded, leaf: -1, next: -1,
	}
	for i := range t.planes {
		m.planes = append(m.planes, at.plane(&t.planes[i]))
	}
	m.points, m.normals = m.points[:0], m.normals[:0]
	for i := range t.points {
		m.points = append(m.points, at.point(&t.points[i]))
	}
	for i := range t.normals {
		m.normals = append(m.normals, at.direction(&t.normals[i]))
	}
	for i := range t.faces {
		f := &t.faces[i]
		if colours[f.paint].A == 0 || m.planes[p.firstPlane+f.plane].Distance(eye) <= 0 {
			continue
		}
		g := polygon{plane: p.firstPlane + f.plane, paint: f.paint, first: int32(len(m.corners)), count: f.count}
		for k := f.first; k < f.first+f.count; k++ {
			c, lead := &t.corners[k], t.leads[k]
			m.corners = append(m.corners, corner{at: m.points[lead[0]], normal: m.normals[lead[1]], ambient: c.ambient, beside: c.beside})
		}
		m.polygons = append(m.polygons, g)
	}
	return m.add(p)
}

// add closes a piece whose polygons are the last ones; ok is false when it has none.
func (m *moving) add(p piece) (int32, bool) {
	p.count = int32(len(m.polygons)) - p.first
	if p.count == 0 {
		return 0, false
	}
	m.pieces = append(m.pieces, p)
	i := int32(len(m.pieces) - 1)
	m.bound(i)
	return i, true
}

// bound puts a box around a piece.
func (m *moving) bound(i int32) {
	low, high := bsp.Point{far, far, far}, bsp.Point{-far, -far, -far}
	for _, g := range m.polygonsOf(i) {
		corners := m.corners[g.first : g.first+g.count]
		for k := range corners {
			at := &corners[k].at
			low[0], high[0] = widen(low[0], high[0], at[0])
			low[1], high[1] = widen(low[1], high[1], at[1])
			low[2], high[2] = widen(low[2], high[2], at[2])
		}
	}
	p := &m.pieces[i]
	p.low, p.high = low, high
}

// widen is the range from low to high, and x. The built-in min and max are slower here: they heed what isn't a number.
func widen(low, high, x float32) (float32, float32) {
	if x < low {
		low = x
	}
	if x > high {
		high = x
	}
	return low, high
}

// far is farther than anything.
const far = 1e9

// stillPiece makes a piece of a leaf's static faces, so that what moves can be compared with it.
func (m *moving) stillPiece(leaf int32, s *still) (int32, bool) {
	l := &s.tree.Leaves[leaf]
	if l.Faces == 0 {
		return 0, false
	}
	body := &s.tree.Bodies[l.Body]
	p := piece{
		first: int32(len(m.polygons)), firstPlane: int32(len(m.planes)), planeCount: body.Planes,
		hides: body.Hides, leaf: leaf, next: -1,
	}
	for _, side := range s.tree.Sides[body.FirstPlane : body.FirstPlane+body.Planes] {
		m.planes = append(m.planes, s.tree.Planes[side])
	}
	faces := s.skins[l.FirstFace : l.FirstFace+l.Faces]
	for i := range faces {
		if f := &faces[i]; s.seen(f) {
			m.polygons = append(m.polygons, m.stillPolygon(f, s))
		}
	}
	return m.add(p)
}

func (m *moving) stillPolygon(f *skin, s *still) polygon {
	g := polygon{plane: int32(len(m.planes)), paint: f.paint, first: int32(len(m.corners)), count: f.end - f.first}
	m.planes = append(m.planes, s.tree.Planes[f.plane])
	for _, c := range s.tree.Corners[f.first:f.end] {
		m.corners = append(m.corners, s.corner(c))
	}
	return g
}

// polygonsOf a piece; valid until the next is added.
func (m *moving) polygonsOf(i int32) []polygon {
	p := &m.pieces[i]
	return m.polygons[p.first : p.first+p.count]
}

// reach is how far a piece reaches behind a plane and in front of it: the least and the largest distance. Those of all
// its corners are kept in away.
func (m *moving) reach(i int32, plane *bsp.Plane) (low, high float32) {
	low, high = far, -far
	away := m.away[:0]
	for _, g := range m.polygonsOf(i) {
		corners := m.corners[g.first : g.first+g.count]
		for k := range corners {
			d := plane.Distance(&corners[k].at)
			low, high = widen(low, high, d)
			away = append(away, d)
		}
	}
	m.away = away
	return low, high
}

// rangeOf is the least and the largest of some distances.
func rangeOf(away []float32) (low, high float32) {
	low, high = far, -far
	for _, d := range away {
		low, high = widen(low, high, d)
	}
	return low, high
}

// boxReach is how far the box around a piece reaches: at least as far as the piece, and faster to know.
func (m *moving) boxReach(i int32, plane *bsp.Plane) (low, high float32) {
	p := &m.pieces[i]
	low, high = -plane.Offset, -plane.Offset
	for axis, n := range plane.Normal {
		if n > 0 {
			low, high = low+n*p.low[axis], high+n*p.high[axis]
		} else {
			low, high = low+n*p.high[axis], high+n*p.low[axis]
		}
	}
	return low, high
}

// side says where something lies about a plane.
type side uint8

const (
	inPlane side = 0
	inFront side = 1
	behind  side = 2
	across  side = inFront | behind
)

// sideOf says where something lies that reaches from low to high in front of a plane.
func sideOf(low, high float32) (s side) {
	if high > touch {
		s = inFront
	}
	if low < -touch {
		s |= behind
	}
	return s
}

// side of a piece about a plane. What lies in the plane counts as in front when it looks the plane's way. Of a piece that
// lies across, the corners' distances are kept for split.
func (m *moving) side(i int32, plane *bsp.Plane) side {
	s := sideOf(m.boxReach(i, plane))
	if s == across || s == inPlane {
		s = sideOf(m.reach(i, plane))
	}
	switch {
	case s != inPlane:
		return s
	case alike(&m.planes[m.polygonsOf(i)[0].plane], plane):
		return inFront
	}
	return behind
}

func alike(a, b *bsp.Plane) bool {
	return a.Normal[0]*b.Normal[0]+a.Normal[1]*b.Normal[1]+a.Normal[2]*b.Normal[2] > 0
}
