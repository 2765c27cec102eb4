package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

// Without multisampling the edge of a face is a stair of pixels. Where nothing goes on behind an edge in the same colour, a
// strip of one pixel is laid along its outside that fades from the face's colour to nothing. It is drawn with its face, so
// the exact order puts it over all that is behind and under all that is before. A strip may be told apart by its outer
// vertices alone, whose colour has alpha 0.

const (
	featherPx   = 1.0     // how far a strip reaches out
	overlapPx   = 0.3     // and how far beyond its ends, so that it meets the next one around a corner
	shortestPx  = 0.2     // an edge that is shorter needs none
	faded       = 1 << 15 // marks of vertices, beside their paint: the outer ones of a strip
	halved      = 1 << 14 // and those where a halo begins
	haloShare   = 0.5     // of the colour, where a halo begins
	noNeighbour = -1
	groundEdge  = -2
	onGround    = 0.1 // stage units: lines on which something stands, this low, lie in its own shadow and need none
)

// feather lays a strip along the edge from vertex a to vertex b of a face that looks at the eye.
func feather(vertices []Vertex, indices []uint32, a, b uint32) ([]Vertex, []uint32) {
	dx, dy := vertices[b].DstX-vertices[a].DstX, vertices[b].DstY-vertices[a].DstY
	length := float32(math.Sqrt(float64(dx*dx + dy*dy)))
	if length < shortestPx {
		return vertices, indices
	}
	dx, dy = dx/length, dy/length
	outX, outY := -dy*featherPx, dx*featherPx
	n := uint32(len(vertices))
	vertices = grown(grown(vertices))
	vertices[n], vertices[n+1] = vertices[a], vertices[b]
	vertices[n].fadeTo(outX-dx*overlapPx, outY-dy*overlapPx)
	vertices[n+1].fadeTo(outX+dx*overlapPx, outY+dy*overlapPx)
	return vertices, append(indices, a, b, n+1, a, n+1, n)
}

func (v *Vertex) fadeTo(dx, dy float32) {
	v.DstX, v.DstY, v.ColorA = v.DstX+dx, v.DstY+dy, 0
}

// neighbours finds for each corner of the tree's faces which face is on the other side of the edge that begins there:
// one of the same solid if there is, else one of another that continues it; noNeighbour where there is neither, groundEdge where
// it is a line on which something stands.
func neighbours(t *bsp.Tree) []int32 {
	e := edgesOf(t)
	across := make([]int32, len(t.Corners))
	for k := range across {
		across[k] = noNeighbour
		if low(t, e.from[k]) && low(t, e.to[k]) {
			across[k] = groundEdge
			continue
		}
		for o := e.first[e.to[k]]; o >= 0; o = e.next[o] {
			if e.to[o] != e.from[k] || e.face[o] == e.face[k] {
				continue
			}
			across[k] = e.face[o]
			if e.body[e.face[o]] == e.body[e.face[k]] {
				break
			}
		}
	}
	return across
}

func low(t *bsp.Tree, point uint16) bool {
	y := t.Points[point][1]
	return y >= 0 && y < onGround
}

// edges are those of a tree's faces, numbered as the corners where they begin.
type edges struct {
	from, to []uint16 // points
	face     []int32
	next     []int32  // the next edge that begins in the same point, -1 at the end
	first    []int32  // of a point's edges
	body     []uint16 // of a face
}

func edgesOf(t *bsp.Tree) edges {
	n := len(t.Corners)
	e := edges{
		from: make([]uint16, n), to: make([]uint16, n), face: make([]int32, n), next: make([]int32, n),
		first: make([]int32, len(t.Points)), body: make([]uint16, len(t.Faces)),
	}
	for i := range e.first {
		e.first[i] = -1
	}
	for _, l := range t.Leaves {
		for f := l.FirstFace; f < l.FirstFace+l.Faces; f++ {
			e.body[f] = l.Body
			e.add(t, f)
		}
	}
	return e
}

func (e *edges) add(t *bsp.Tree, f int32) {
	g := &t.Faces[f]
	last := g.FirstCorner + g.Corners - 1
	for k := g.FirstCorner; k <= last; k++ {
		at := t.Vertices[t.Corners[k]].Point
		e.from[k], e.face[k], e.next[k] = at, f, e.first[at]
		e.first[at] = k
		if k > g.FirstCorner {
			e.to[k-1] = at
		}
	}
	e.to[last] = e.from[g.FirstCorner]
}

// featherFace lays strips along the edges of a face that was just drawn, where they show.
func (s *still) featherFace(f *skin, l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	corners, paint := s.tree.Corners[f.first:f.end], f.paint
	own := &colours[paint]
	for i, c := range corners {
		across := s.across[f.first+int32(i)]
		a, b := uint32(s.at[c]-1), uint32(s.at[corners[(i+1)%len(corners)]]-1)
		if own.Halo > 0 && (across < 0 || !s.facing[s.skins[across].plane]) {
			vertices, s.indices = halo(l, vertices, s.indices, a, b, own.Halo)
			s.mark(paint|halved, 2)
			s.mark(paint|faded, 2)
		}
		if !s.smooth || across == groundEdge || !s.edgeShows(f, across, own, colours) {
			continue
		}
		before := len(vertices)
		vertices, s.indices = feather(vertices, s.indices, a, b)
		s.mark(paint|faded, len(vertices)-before)
	}
	return vertices
}

// mark keeps the paint of the last n vertices.
func (s *still) mark(paint uint16, n int) {
	for range n {
		s.paints = append(s.paints, paint)
	}
}

// halo lays a wide strip along the edge from a to b, as the light around a lamp. Its outer corners lie
// where the surface looks to, so that strips of a round body meet.
func halo(l *lens, vertices []Vertex, indices []uint32, a, b uint32, reach float32) ([]Vertex, []uint32) {
	n := uint32(len(vertices))
	dx, dy := vertices[b].DstX-vertices[a].DstX, vertices[b].DstY-vertices[a].DstY
	vertices = grown(grown(grown(grown(vertices))))
	for k, from := range [4]uint32{a, b, a, b} {
		v := &vertices[n+uint32(k)]
		*v = vertices[from]
		if k < 2 {
			v.ColorA *= haloShare
			continue
		}
		outX, outY := outwards(l, v, -dy, dx)
		wide := reach * l.scale * v.SrcY
		v.fadeTo(outX*wide, outY*wide)
	}
	return vertices, append(indices, n, n+1, n+3, n, n+3, n+2)
}

// outwards is the direction on the screen, of length 1, in which a vertex's normal points; when that is towards the eye, or to the
// inner side of the edge, across the edge.
func outwards(l *lens, v *Vertex, acrossX, acrossY float32) (x, y float32) {
	const least = 0.35
	x = (v.Custom0*l.right[0] + v.Custom1*l.right[1] + v.Custom2*l.right[2]) / v.SrcY
	y = -(v.Custom0*l.up[0] + v.Custom1*l.up[1] + v.Custom2*l.up[2]) / v.SrcY
	if x*x+y*y < least*least || x*acrossX+y*acrossY <= 0 {
		x, y = acrossX, acrossY
	}
	if length := float32(math.Sqrt(float64(x*x + y*y))); length > 0 {
		return x / length, y / length
	}
	return 0, 0
}

// edgeShows says whether the edge between a face and another one is seen: the other looks away, isn't drawn or has another
// colour.
func (s *still) edgeShows(f *skin, across int32, own *diorama.Colour, colours []diorama.Colour) bool {
	if across < 0 {
		return true
	}
	g := &s.skins[across]
	if !s.facing[g.plane] {
		return true
	}
	if g.paint == f.paint {
		return false
	}
	other := &colours[g.paint]
	if other.A == 0 {
		return g.plane != f.plane // of two faces in one place, for two lessons, one is drawn
	}
	return *other != *own
}

// featherPolygon lays strips along the edges of what moves, whose vertices are the last ones.
func (s *Scene) featherPolygon(g *polygon, p *piece, first int) {
	own := &s.colours[g.paint]
	for k := range g.count {
		if s.sideShows(s.moving.corners[g.first+k].beside, g, p, own) {
			a, b := uint32(first)+uint32(k), uint32(first)+uint32((k+1)%g.count)
			s.frame.Vertices, s.frame.Indices = feather(s.frame.Vertices, s.frame.Indices, a, b)
		}
	}
}

func (s *Scene) sideShows(beside int32, g *polygon, p *piece, own *diorama.Colour) bool {
	switch beside {
	case noNeighbour:
		return true
	case cutEdge:
		return false
	}
	plane, other := p.firstPlane+beside>>16, &s.colours[beside&0xffff]
	if s.moving.planes[plane].Distance(&s.lens.eye) <= 0 {
		return true
	}
	if other.A == 0 {
		return plane != g.plane
	}
	return *other != *own
}

// cutEdge marks an edge that a plane of the order has made: the other half goes on behind it.
const cutEdge = -2

// beside gives each corner of a template's faces what is on the other side of the edge that begins there: the plane of
// that face, times 65536, and its paint.
func (t *template) beside() {
	for i := range t.faces {
		f := &t.faces[i]
		for k := range f.count {
			a, b := &t.corners[f.first+k], &t.corners[f.first+(k+1)%f.count]
			a.beside = t.across(int32(i), &a.at, &b.at)
		}
	}
}

func (t *template) across(face int32, a, b *bsp.Point) int32 {
	for i := range t.faces {
		g := &t.faces[i]
		for k := range g.count {
			if int32(i) != face && near(&t.corners[g.first+k].at, b) && near(&t.corners[g.first+(k+1)%g.count].at, a) {
				return g.plane<<16 | int32(g.paint)
			}
		}
	}
	return noNeighbour
}

func near(a, b *bsp.Point) bool {
	const same = 1e-5
	for axis := range a {
		if d := a[axis] - b[axis]; d > same || d < -same {
			return false
		}
	}
	return true
}
