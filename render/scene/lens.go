package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

// nearest is the least depth that is drawn, in stage units. Faces that come nearer are clipped there: the eye may hang
// over the plate with a part of it behind.
const nearest = 0.2

// lens turns points of the stage into points of the viewport.
type lens struct {
	eye                bsp.Point
	right, up, forward bsp.Point
	scale              float32 // pixels a unit at depth 1
	centreX, centreY   float32
	left, top          float32 // the viewport's edges
	beyondX, beyondY   float32
}

// spot is a point in the viewport. Near is 1 / depth, 0 when the point is too near to be drawn.
type spot struct{ x, y, near float32 }

func newLens(c *Camera, left, top, widthPx, heightPx float64) lens {
	right, up, forward := c.axes()
	return lens{
		eye: narrow(c.eye()), right: narrow(right), up: narrow(up), forward: narrow(forward),
		scale:   float32(heightPx / 2 / math.Tan(c.FovY/2)),
		centreX: float32(left + widthPx/2), centreY: float32(top + heightPx/2),
		left: float32(left), top: float32(top), beyondX: float32(left + widthPx), beyondY: float32(top + heightPx),
	}
}

func narrow(v [3]float64) bsp.Point {
	return bsp.Point{float32(v[0]), float32(v[1]), float32(v[2])}
}

func (l *lens) depth(p *bsp.Point) float32 {
	return (p[0]-l.eye[0])*l.forward[0] + (p[1]-l.eye[1])*l.forward[1] + (p[2]-l.eye[2])*l.forward[2]
}

func (l *lens) spot(p *bsp.Point) spot {
	x, y, z := p[0]-l.eye[0], p[1]-l.eye[1], p[2]-l.eye[2]
	depth := x*l.forward[0] + y*l.forward[1] + z*l.forward[2]
	if depth < nearest {
		return spot{}
	}
	near := 1 / depth
	return spot{
		x:    l.centreX + l.scale*near*(x*l.right[0]+y*l.right[1]+z*l.right[2]),
		y:    l.centreY - l.scale*near*(x*l.up[0]+y*l.up[1]+z*l.up[2]),
		near: near,
	}
}

// spots does so for many points, in a third of the time, and says whether one of them is too near.
func (l *lens) spots(points []bsp.Point, into []spot) (tooNear bool) {
	eye, forward, scale := l.eye, l.forward, l.scale
	right, up := l.right, l.up
	into = into[:len(points)]
	for i := range points {
		p := &points[i]
		x, y, z := p[0]-eye[0], p[1]-eye[1], p[2]-eye[2]
		depth := x*forward[0] + y*forward[1] + z*forward[2]
		if depth < nearest {
			into[i], tooNear = spot{}, true
			continue
		}
		near := 1 / depth
		s := &into[i]
		s.x = l.centreX + scale*near*(x*right[0]+y*right[1]+z*right[2])
		s.y = l.centreY - scale*near*(x*up[0]+y*up[1]+z*up[2])
		s.near = near
	}
	return tooNear
}

// toEdge is how much (0..1) of the straight way between two spots lies before the viewport's edge; all of it when the first
// isn't in the viewport itself.
func (l *lens) toEdge(from, to *spot) float32 {
	share := float32(1)
	for _, side := range [...][2]float32{
		{from.x - l.left, from.x - to.x}, {l.beyondX - from.x, to.x - from.x}, {from.y - l.top, from.y - to.y}, {l.beyondY - from.y, to.y - from.y},
	} {
		room, way := side[0], side[1]
		if room > 0 && way > room {
			share = min(share, room/way)
		}
	}
	return share
}
