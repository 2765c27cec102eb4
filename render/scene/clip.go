package scene

import "github.com/redrivelab/redrivelab/render/scene/internal/bsp"

// none stands for a piece that isn't there.
const none = -1

// split makes two pieces of one that lies across a plane, which side has said just before: so the corners' distances are
// known. One half may be none. The two halves of a cut get the same new corners to the last bit.
func (m *moving) split(i int32, plane *bsp.Plane) (front, back int32) {
	p := m.pieces[i]
	first, at := len(m.polygons), 0
	m.behind = m.behind[:0]
	for k := p.first; k < p.first+p.count; k++ {
		g := m.polygons[k]
		away := m.away[at : at+int(g.count)]
		at += int(g.count)
		switch s := sideOf(rangeOf(away)); {
		case s == inFront, s == inPlane && alike(&m.planes[g.plane], plane):
			m.polygons = append(m.polygons, g)
		case s == across:
			m.polygons = append(m.polygons, m.clip(&g, away, 1))
			m.behind = append(m.behind, m.clip(&g, away, -1))
		default:
			m.behind = append(m.behind, g)
		}
	}
	middle := len(m.polygons)
	m.polygons = append(m.polygons, m.behind...)
	return m.half(&p, first, middle, plane), m.half(&p, middle, len(m.polygons), plane)
}

// half adds a piece of another one's polygons on one side of a plane.
func (m *moving) half(of *piece, first, end int, plane *bsp.Plane) int32 {
	if first == end {
		return none
	}
	p := *of
	p.first, p.count, p.leaf, p.next = int32(first), int32(end-first), -1, -1
	m.pieces = append(m.pieces, p)
	i := int32(len(m.pieces) - 1)
	m.bound(i)
	return i
}

// clip keeps the part of a polygon in front of a plane, whose corners lie so far away from it; by the sign -1, the part
// behind.
func (m *moving) clip(g *polygon, away []float32, sign float32) polygon {
	part := *g
	part.first = int32(len(m.corners))
	last := len(away) - 1
	for k := range away {
		next := k + 1
		if k == last {
			next = 0
		}
		da, db := sign*away[k], sign*away[next]
		a := &m.corners[int(g.first)+k]
		leaves := da > touch && db < -touch
		if da >= -touch {
			m.corners = append(m.corners, *a)
			if !leaves && db < -touch {
				m.corners[len(m.corners)-1].beside = cutEdge
			}
		}
		if leaves || da < -touch && db > touch {
			c := crossing(a, &m.corners[int(g.first)+next], da, db)
			if c.beside = a.beside; leaves {
				c.beside = cutEdge
			}
			m.corners = append(m.corners, c)
		}
	}
	part.count = int32(len(m.corners)) - part.first
	return part
}

// crossing is where the edge from a to b meets a plane at these distances. The faces on both sides of the edge, which run
// along it in opposite directions, get the same corner.
func crossing(a, b *corner, da, db float32) corner {
	for axis := range 3 {
		if a.at[axis] != b.at[axis] {
			if a.at[axis] > b.at[axis] {
				return mix(b, a, db/(db-da))
			}
			break
		}
	}
	return mix(a, b, da/(da-db))
}

func flipped(p *bsp.Plane) bsp.Plane {
	return bsp.Plane{Normal: bsp.Point{-p.Normal[0], -p.Normal[1], -p.Normal[2]}, Offset: -p.Offset}
}
