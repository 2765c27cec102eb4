package solid

// SectionPoint is a corner of a beam's section: U to its right, V upwards, from the line that it follows.
type SectionPoint struct{ U, V float64 }

// Section is a convex polygon across a beam. Smooth sections are lit as one round surface.
type Section struct {
	Points []SectionPoint
	Smooth bool
}

// RectSection is w wide and from v0 to v1 high, its middle at u.
func RectSection(u, w, v0, v1 float64) Section {
	return Section{Points: []SectionPoint{{u - w/2, v0}, {u + w/2, v0}, {u + w/2, v1}, {u - w/2, v1}}}
}

// OctagonSection is a rectangle, w wide and h high around (0, 0), with its corners cut by c; lit as a round one.
func OctagonSection(w, h, c float64) Section {
	x, y := w/2, h/2
	return Section{Smooth: true, Points: []SectionPoint{
		{-x + c, -y}, {x - c, -y}, {x, -y + c}, {x, y - c}, {x - c, y}, {-x + c, y}, {-x, y - c}, {-x, -y + c},
	}}
}

// Beam is a section run straight from a to b and ended by two planes through those points, which lets the pieces of a
// bent run meet without a gap (Mitre). V of the section points towards up, as far as the run lets it.
func Beam(a, b Vec, section Section, up Vec, start, end Plane) Solid {
	along := b.Sub(a).Unit()
	right := along.Cross(up).Unit()
	above := right.Cross(along)
	first, last := make([]Corner, len(section.Points)), make([]Corner, len(section.Points))
	for i, p := range section.Points {
		at := a.Add(right.Scale(p.U)).Add(above.Scale(p.V))
		first[i].At = start.along(at, along)
		last[i].At = end.along(at, along)
		if section.Smooth {
			u, v := section.normal(i)
			n := right.Scale(u).Add(above.Scale(v))
			first[i].Normal, last[i].Normal = start.within(n), end.within(n)
		}
	}
	return fromFaces(endsAndSides(first, last))
}

func endsAndSides(first, last []Corner) [][]Corner {
	polygons := [][]Corner{flat(first), flat(last)}
	for i := range first {
		j := (i + 1) % len(first)
		polygons = append(polygons, []Corner{first[i], first[j], last[j], last[i]})
	}
	return polygons
}

// along is where the line from p in direction d meets the plane.
func (p Plane) along(from, d Vec) Vec {
	return from.Add(d.Scale(-p.Side(from) / p.Normal.Dot(d)))
}

// within is the direction nearest to n that lies in the plane: pieces that meet in a mitre are lit alike there.
func (p Plane) within(n Vec) Vec { return n.Sub(p.Normal.Scale(n.Dot(p.Normal))).Unit() }

// normal is the mean normal of the two sides that meet in corner i.
func (s Section) normal(i int) (u, v float64) {
	n := len(s.Points)
	prev, at, next := s.Points[(i+n-1)%n], s.Points[i], s.Points[(i+1)%n]
	a := Vec{at.V - prev.V, prev.U - at.U, 0}.Unit()
	b := Vec{next.V - at.V, at.U - next.U, 0}.Unit()
	m := a.Add(b).Unit()
	return m[0], m[1]
}

// Mitre is the plane in which a run that comes to a point in one direction and leaves it in another is cut: pieces on
// both sides of it end in the same polygon.
func Mitre(at, in, out Vec) Plane { return PlaneAt(at, in.Unit().Add(out.Unit())) }

// Pole is a beam from a to b with square ends.
func Pole(a, b Vec, section Section, up Vec) Solid {
	d := b.Sub(a)
	return Beam(a, b, section, up, PlaneAt(a, d), PlaneAt(b, d))
}
