package scene

import "github.com/redrivelab/redrivelab/render/scene/internal/bsp"

// inFront makes the piece of what lies in front of a plane; false when nothing does. The two halves of a cut get
// the same new corners to the last bit.
func (m *moving) inFront(i int32, plane *bsp.Plane) (int32, bool) {
	p := m.pieces[i]
	cut := p
	cut.first, cut.leaf, cut.next = int32(len(m.polygons)), -1, -1
	for k := p.first; k < p.first+p.count; k++ {
		g := m.polygons[k]
		switch low, high := m.reachOf(&g, plane); {
		case high <= touch && low >= -touch:
			if alike(&m.planes[g.plane], plane) {
				m.polygons = append(m.polygons, g)
			}
		case high <= touch:
		case low >= -touch:
			m.polygons = append(m.polygons, g)
		default:
			m.polygons = append(m.polygons, m.clip(&g, plane))
		}
	}
	return m.add(cut)
}

// clip keeps the part of a polygon in front of a plane.
func (m *moving) clip(g *polygon, plane *bsp.Plane) polygon {
	front := *g
	front.first = int32(len(m.corners))
	for k := range g.count {
		a, b := m.corners[g.first+k], m.corners[g.first+(k+1)%g.count]
		da, db := plane.Distance(&a.at), plane.Distance(&b.at)
		leaves := da > touch && db < -touch
		if da >= -touch {
			if !leaves && db < -touch {
				a.beside = cutEdge
			}
			m.corners = append(m.corners, a)
		}
		if leaves || da < -touch && db > touch {
			c := crossing(&a, &b, da, db)
			if c.beside = a.beside; leaves {
				c.beside = cutEdge
			}
			m.corners = append(m.corners, c)
		}
	}
	front.count = int32(len(m.corners)) - front.first
	return front
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
