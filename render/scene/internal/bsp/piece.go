package bsp

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// epsilon is how near to a plane a point counts as in it, in stage units: far above what float64 loses, far below a pixel.
const epsilon = 1e-6

// polygon is a face or a part of one.
type polygon struct {
	plane   solid.Plane
	paint   solid.Paint
	corners []solid.Corner
}

// box is bounds along the axes.
type box struct{ low, high solid.Vec }

// piece is what is left of a part in a cell.
type piece struct {
	part     int
	polygons []polygon
	bounds   box
}

// body is a part as a region of space: what a polygon inside of it is hidden by.
type body struct {
	planes []solid.Plane
	bounds box
	hides  bool // closed and opaque
}

func dot(a, b solid.Vec) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

func distance(p *solid.Plane, at solid.Vec) float64 { return dot(p.Normal, at) - p.Offset }

func boundsOf(polygons []polygon) box {
	b := box{
		low:  solid.Vec{math.Inf(1), math.Inf(1), math.Inf(1)},
		high: solid.Vec{math.Inf(-1), math.Inf(-1), math.Inf(-1)},
	}
	for i := range polygons {
		for _, c := range polygons[i].corners {
			for axis, x := range c.At {
				b.low[axis] = min(b.low[axis], x)
				b.high[axis] = max(b.high[axis], x)
			}
		}
	}
	return b
}

// holds says whether inner lies within b, a hair more allowed.
func (b *box) holds(inner *box) bool {
	for axis := range 3 {
		if inner.low[axis] < b.low[axis]-epsilon || inner.high[axis] > b.high[axis]+epsilon {
			return false
		}
	}
	return true
}

func pieceOf(part int, s *solid.Solid) piece {
	polygons := make([]polygon, 0, len(s.Faces))
	for _, f := range s.Faces {
		paint := f.Paint
		if paint == 0 {
			paint = s.Paint
		}
		polygons = append(polygons, polygon{plane: f.Plane, paint: paint, corners: f.Corners})
	}
	return piece{part: part, polygons: polygons, bounds: boundsOf(polygons)}
}

// bodyOf: a part with fewer than four faces is a picture in another's face and hides nothing.
func bodyOf(p *diorama.Part) body {
	b := body{hides: !p.Glass && len(p.Solid.Faces) >= 4}
	for _, f := range p.Solid.Faces {
		b.planes = append(b.planes, f.Plane)
	}
	whole := pieceOf(0, &p.Solid)
	b.bounds = whole.bounds
	return b
}

// hidden says whether the polygon lies in the body and not on its skin facing the same way.
func (b *body) hidden(p *polygon) bool {
	for i := range b.planes {
		inPlane := true
		for _, c := range p.corners {
			d := distance(&b.planes[i], c.At)
			if d > epsilon {
				return false
			}
			inPlane = inPlane && d > -epsilon
		}
		if inPlane && dot(b.planes[i].Normal, p.plane.Normal) > 0 {
			return false
		}
	}
	return true
}
