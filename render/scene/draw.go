package scene

import (
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

// corner is a corner of a face that stands in the stage.
type corner struct {
	at      bsp.Point
	normal  bsp.Point
	ambient float32
	spot    spot  // once it is known, see Scene.project
	beside  int32 // of what moves: what is beyond the edge that begins here, see feather.go
}

// set multiplies what the shader needs right in perspective by 1 / depth, which is linear on the screen.
func (v *Vertex) set(at *spot, normal *bsp.Point, ambient float32, colour *diorama.Colour) {
	v.DstX, v.DstY, v.SrcX, v.SrcY = at.x, at.y, ambient*at.near, at.near
	v.Custom0, v.Custom1, v.Custom2 = normal[0]*at.near, normal[1]*at.near, normal[2]*at.near
	v.paint(colour)
}

// grown makes room for one more vertex, whose old content is still to be overwritten.
func grown(vertices []Vertex) []Vertex {
	if n := len(vertices); n < cap(vertices) {
		return vertices[:n+1]
	}
	return append(vertices, Vertex{})
}

func (v *Vertex) paint(c *diorama.Colour) {
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = c.R, c.G, c.B, c.A
	v.Custom3 = c.Glow
}

// fan appends the triangles of a convex polygon of n vertices.
func fan(indices []uint32, first, n int) []uint32 {
	for i := first + 1; i < first+n-1; i++ {
		indices = append(indices, uint32(first), uint32(i), uint32(i+1))
	}
	return indices
}

// clipper cuts a polygon at the nearest depth that is drawn.
type clipper struct {
	whole, rest []corner
}

// draw appends the vertices of that part of a polygon which is far enough; none, when none is.
func (c *clipper) draw(outline []corner, l *lens, colour *diorama.Colour, vertices []Vertex) []Vertex {
	c.rest = c.rest[:0]
	for i := range outline {
		a, b := &outline[i], &outline[(i+1)%len(outline)]
		// A hair more than nearest, so that rounding cannot bring a new corner back below it.
		da, db := l.depth(&a.at)-nearest*1.001, l.depth(&b.at)-nearest*1.001
		if da >= 0 {
			c.rest = append(c.rest, *a)
		}
		if da < 0 != (db < 0) {
			c.rest = append(c.rest, mix(a, b, da/(da-db)))
		}
	}
	if len(c.rest) < 3 {
		return vertices
	}
	for i := range c.rest {
		at := l.spot(&c.rest[i].at)
		vertices = grown(vertices)
		vertices[len(vertices)-1].set(&at, &c.rest[i].normal, c.rest[i].ambient, colour)
	}
	return vertices
}

// mix is the corner at t of the way from a to b.
func mix(a, b *corner, t float32) corner {
	m := corner{ambient: a.ambient + t*(b.ambient-a.ambient)}
	for axis := range 3 {
		m.at[axis] = a.at[axis] + t*(b.at[axis]-a.at[axis])
		m.normal[axis] = a.normal[axis] + t*(b.normal[axis]-a.normal[axis])
	}
	return m
}
