package bsp

import (
	"math"

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
	covers bool // and always there when its like is
	only   uint8
}

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
	for i, f := range s.Faces {
		if paint := s.PaintOf(i); paint != solid.Unseen {
			polygons = append(polygons, polygon{plane: f.Plane, paint: paint, corners: f.Corners})
		}
	}
	return piece{part: part, polygons: polygons, bounds: boundsOf(polygons)}
}

// isThereWith says whether o stands there whenever another part does.
func (o *body) isThereWith(other *body) bool { return o.only == 0 || o.only == other.only }

// bodyOf: a part with fewer than four faces is a picture in another's face and hides nothing.
func bodyOf(p *Part) body {
	b := body{hides: !p.Glass && len(p.Solid.Faces) >= 4, only: p.Only}
	b.covers = b.hides && !p.Passing
	for _, f := range p.Solid.Faces {
		if !hasPlane(b.planes, &f.Plane) {
			b.planes = append(b.planes, f.Plane)
		}
	}
	b.bounds.low, b.bounds.high = p.Solid.Bounds()
	return b
}

// bulge is how far a corner may stand out of a plane of its own solid, in stage units: what rounding does to a face of
// many corners.
const bulge = 1e-5

// convex says whether the solid that the body was made of lies behind all of its planes.
func (b *body) convex(s *solid.Solid) bool {
	for i := range s.Faces {
		for _, c := range s.Faces[i].Corners {
			for k := range b.planes {
				if b.planes[k].Side(c.At) > bulge {
					return false
				}
			}
		}
	}
	return true
}

// hasPlane: several faces of a solid may lie in one plane.
func hasPlane(planes []solid.Plane, p *solid.Plane) bool {
	for i := range planes {
		if samePlane(&planes[i], p) {
			return true
		}
	}
	return false
}

func samePlane(a, b *solid.Plane) bool {
	return a.Normal.Dot(b.Normal) > 0 && planeKey(*a) == planeKey(*b)
}

// hidden says whether the polygon lies in the body and not on its skin facing the same way.
func (b *body) hidden(p *polygon) bool {
	for i := range b.planes {
		inPlane := true
		for _, c := range p.corners {
			d := b.planes[i].Side(c.At)
			if d > epsilon {
				return false
			}
			inPlane = inPlane && d > -epsilon
		}
		if inPlane && b.planes[i].Normal.Dot(p.plane.Normal) > 0 {
			return false
		}
	}
	return true
}
