package scene

import (
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

// under is what the plate leaves on the ground. No eye is ever below the plate, so that nothing is behind it: it is drawn first.
type under struct {
	begin, near, far [diorama.UnderCorners]bsp.Point
}

func newUnder() *under {
	begin, near, far := diorama.Under()
	u := &under{}
	for i := range begin {
		u.begin[i], u.near[i], u.far[i] = narrow(begin[i]), narrow(near[i]), narrow(far[i])
	}
	return u
}

// drawUnder lays both ways of fading over one another. Each of their triangles ends in nothing, at the viewport's edge at the latest.
func (s *still) drawUnder(l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	if s.under == nil {
		return vertices
	}
	c := &colours[diorama.UnderPaint]
	first := uint32(len(vertices))
	vertices = s.rim(&s.under.begin, halved, l, c, vertices)
	for _, end := range [...]*[diorama.UnderCorners]bsp.Point{&s.under.near, &s.under.far} {
		outer := uint32(len(vertices))
		vertices = s.rim(end, faded, l, c, vertices)
		for i := range uint32(diorama.UnderCorners) {
			next := (i + 1) % diorama.UnderCorners
			s.band(vertices, [4]uint32{first + i, first + next, outer + next, outer + i})
		}
	}
	return vertices
}

// rim adds an outline's vertices, with this mark.
func (s *still) rim(points *[diorama.UnderCorners]bsp.Point, mark uint16, l *lens, c *diorama.Colour, vertices []Vertex) []Vertex {
	up := bsp.Point{0, 1, 0}
	for i := range points {
		begin, at := l.spot(&s.under.begin[i]), l.spot(&points[i])
		if at.near > 0 && begin.near > 0 {
			at = begin.towards(&at, l.toEdge(&begin, &at))
		}
		vertices = grown(vertices)
		v := &vertices[len(vertices)-1]
		v.set(&at, &up, 1, c)
		v.fade(mark)
		s.paints = append(s.paints, uint16(diorama.UnderPaint)|mark)
	}
	return vertices
}

// band joins two corners that follow one another with those farther out; not where one is too near to be seen.
func (s *still) band(vertices []Vertex, q [4]uint32) {
	for _, i := range q {
		if vertices[i].SrcY == 0 {
			return
		}
	}
	s.indices = append(s.indices, q[0], q[1], q[2], q[0], q[2], q[3])
}

// towards is the spot at a share (0..1) of the straight way on the screen to another.
func (s *spot) towards(to *spot, share float32) spot {
	return spot{s.x + (to.x-s.x)*share, s.y + (to.y-s.y)*share, s.near + (to.near-s.near)*share}
}
