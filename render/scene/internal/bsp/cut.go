package bsp

import "github.com/redrivelab/redrivelab/render/scene/solid"

// side says where something lies about a plane.
type side uint8

const (
	inPlane side = 0
	inFront side = 1
	behind  side = 2
	across  side = inFront | behind
)

func sideOf(d float64) side {
	switch {
	case d > epsilon:
		return inFront
	case d < -epsilon:
		return behind
	}
	return inPlane
}

// side of a face of a piece that lies across the plane. A face in the plane goes with what it looks away from.
func (p *polygon) side(plane *solid.Plane) side {
	s := inPlane
	for i := range p.corners {
		s |= sideOf(plane.Side(p.corners[i].At))
	}
	switch {
	case s != inPlane:
		return s
	case plane.Normal.Dot(p.plane.Normal) > 0:
		return behind
	}
	return inFront
}

// side of a piece; inPlane only when all of it lies there.
func (p *piece) side(plane *solid.Plane) side {
	if s := p.bounds.side(plane); s != across {
		return s
	}
	s := inPlane
	for i := range p.polygons {
		for k := range p.polygons[i].corners {
			s |= sideOf(plane.Side(p.polygons[i].corners[k].At))
		}
		if s == across {
			return across
		}
	}
	return s
}

// side of a box; across where the box alone can't tell.
func (b *box) side(plane *solid.Plane) side {
	var centre, reach float64
	for axis, n := range plane.Normal {
		centre += n * (b.low[axis] + b.high[axis]) / 2
		reach += max(n, -n) * (b.high[axis] - b.low[axis]) / 2
	}
	switch d := centre - plane.Offset; {
	case d-reach > epsilon:
		return inFront
	case d+reach < -epsilon:
		return behind
	}
	return across
}

// cut divides a piece that lies across the plane.
func (p *piece) cut(plane *solid.Plane) (front, back piece) {
	front.part, back.part = p.part, p.part
	for i := range p.polygons {
		g := &p.polygons[i]
		switch g.side(plane) {
		case inFront:
			front.polygons = append(front.polygons, *g)
		case behind:
			back.polygons = append(back.polygons, *g)
		default:
			f, b := g.cut(plane)
			front.polygons = appendReal(front.polygons, f)
			back.polygons = appendReal(back.polygons, b)
		}
	}
	front.bounds, back.bounds = boundsOf(front.polygons), boundsOf(back.polygons)
	return front, back
}

func appendReal(to []polygon, p polygon) []polygon {
	if len(p.corners) < 3 {
		return to
	}
	return append(to, p)
}

func (p *polygon) cut(plane *solid.Plane) (front, back polygon) {
	front, back = *p, *p
	front.corners, back.corners = nil, nil
	for i := range p.corners {
		a, b := &p.corners[i], &p.corners[(i+1)%len(p.corners)]
		sa, sb := sideOf(plane.Side(a.At)), sideOf(plane.Side(b.At))
		if sa != behind {
			front.corners = append(front.corners, *a)
		}
		if sa != inFront {
			back.corners = append(back.corners, *a)
		}
		if sa|sb == across {
			c := crossing(plane, a, b)
			front.corners = append(front.corners, c)
			back.corners = append(back.corners, c)
		}
	}
	return front, back
}

// crossing is where the edge from a to b meets the plane. The two faces at an edge run along it in opposite directions;
// both must get the same point to the last bit, or a gap would show.
func crossing(plane *solid.Plane, a, b *solid.Corner) solid.Corner {
	if after(a.At, b.At) {
		a, b = b, a
	}
	da, db := plane.Side(a.At), plane.Side(b.At)
	t := da / (da - db)
	c := solid.Corner{Ambient: a.Ambient + t*(b.Ambient-a.Ambient)}
	for axis := range 3 {
		c.At[axis] = a.At[axis] + t*(b.At[axis]-a.At[axis])
		c.Normal[axis] = a.Normal[axis] + t*(b.Normal[axis]-a.Normal[axis])
	}
	return c
}

func after(a, b solid.Vec) bool {
	for axis := range 3 {
		if a[axis] != b[axis] {
			return a[axis] > b[axis]
		}
	}
	return false
}
