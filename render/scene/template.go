package scene

import (
	"slices"
	"unsafe"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// template is a solid of a mover in the mover's own coordinates, laid out to be moved fast.
type template struct {
	planes  []bsp.Plane // each once
	faces   []polygon   // plane counts in planes, first in corners; without those that are never seen
	corners []corner
	points  []bsp.Point // where corners are, each once
	normals []bsp.Point // and their normals
	leads   [][2]uint16 // of corners, to points and normals
	hides   bool
}

func newTemplate(s *solid.Solid, glass bool) template {
	t := template{hides: !glass && len(s.Faces) >= 4}
	for i := range s.Faces {
		f := &s.Faces[i]
		plane := t.plane(bsp.Plane{Normal: narrow(f.Plane.Normal), Offset: float32(f.Plane.Offset)})
		paint := s.PaintOf(i)
		if paint == solid.Unseen {
			continue
		}
		t.faces = append(t.faces, polygon{plane: plane, paint: uint16(paint), first: int32(len(t.corners)), count: int32(len(f.Corners))})
		for _, c := range f.Corners {
			t.corners = append(t.corners, corner{at: narrow(c.At), normal: narrow(c.Normal), ambient: float32(c.Ambient)})
		}
	}
	t.beside()
	t.share()
	return t
}

// share finds which corners have the same place or normal, so that each of these is moved once.
func (t *template) share() {
	for i := range t.corners {
		c := &t.corners[i]
		t.leads = append(t.leads, [2]uint16{once(&t.points, c.at), once(&t.normals, c.normal)})
	}
}

// once is the place of a point in a list, to which it is added where it isn't there.
func once(list *[]bsp.Point, p bsp.Point) uint16 {
	at := slices.Index(*list, p)
	if at < 0 {
		at = len(*list)
		*list = append(*list, p)
	}
	return uint16(at)
}

// plane numbers a plane; pictures lie in the same one as the side they are on.
func (t *template) plane(p bsp.Plane) int32 {
	const same = 1e-6
	for i := range t.planes {
		q := &t.planes[i]
		apart := max(q.Offset-p.Offset, p.Offset-q.Offset)
		for axis := range 3 {
			apart = max(apart, q.Normal[axis]-p.Normal[axis], p.Normal[axis]-q.Normal[axis])
		}
		if apart < same {
			return int32(i)
		}
	}
	t.planes = append(t.planes, p)
	return int32(len(t.planes) - 1)
}

func newTemplates(movers []diorama.Mover) [][]template {
	all := make([][]template, len(movers))
	for i := range movers {
		m := &movers[i]
		if i > 0 && unsafe.SliceData(m.Solids) == unsafe.SliceData(movers[i-1].Solids) {
			all[i] = all[i-1] // the waiting messages are the same solids
			continue
		}
		all[i] = make([]template, len(m.Solids))
		for k := range m.Solids {
			all[i][k] = newTemplate(&m.Solids[k], m.Glass[k])
		}
	}
	return all
}

// motion is where a mover stands now, in float32: the columns of its turn, scaled, and its place.
type motion struct {
	x, y, z, at bsp.Point
	scale       float32
	faded       float32
}

func newMotion(t *diorama.Transform) motion {
	m := t.Motion()
	return motion{x: narrow(m.X), y: narrow(m.Y), z: narrow(m.Z), at: narrow(m.At), scale: float32(t.Scale), faded: float32(t.Faded)}
}

func (m *motion) direction(d *bsp.Point) bsp.Point {
	return bsp.Point{
		m.x[0]*d[0] + m.y[0]*d[1] + m.z[0]*d[2],
		m.x[1]*d[0] + m.y[1]*d[1] + m.z[1]*d[2],
		m.x[2]*d[0] + m.y[2]*d[1] + m.z[2]*d[2],
	}
}

func (m *motion) point(p *bsp.Point) bsp.Point {
	d := m.direction(p)
	return bsp.Point{d[0] + m.at[0], d[1] + m.at[1], d[2] + m.at[2]}
}

func (m *motion) plane(p *bsp.Plane) bsp.Plane {
	n := m.direction(&p.Normal)
	for axis := range n {
		n[axis] /= m.scale
	}
	return bsp.Plane{Normal: n, Offset: p.Offset*m.scale + n[0]*m.at[0] + n[1]*m.at[1] + n[2]*m.at[2]}
}
