package solid

// Eps is the length under which two points, or a point and a plane, count as touching.
const Eps = 1e-7

// Plane is the set of points p with Normal·p == Offset; Normal has length 1.
type Plane struct {
	Normal Vec
	Offset float64
}

// Corner is one corner of a face: where it stands, the normal it is lit with (rounded edges bend it), and how much of
// the ambient light reaches it (0..1, baked).
type Corner struct {
	At      Vec
	Normal  Vec
	Ambient float64
}

// Face is a flat convex polygon, counter-clockwise seen from outside. Paint overrides the solid's when not 0. Two faces
// of a solid may lie in one plane: that is how a picture is laid into a side.
type Face struct {
	Plane   Plane
	Corners []Corner
	Paint   Paint
}

// Paint names a colour of the theme, or one that changes with the state (a lamp, a socket); the diorama numbers them.
// 0 is "as the solid".
type Paint uint16

// Unseen is the paint of a face that nothing can ever look at, such as the underside of what stands on the plate. It
// is kept because it bounds its solid, and never drawn.
const Unseen Paint = 1

// Solid is a closed convex body. A solid that was cut keeps the original faces' pieces; the cut itself has no face, since
// its other half hides it.
type Solid struct {
	Faces []Face
	Paint Paint
}

// PaintOf is the paint that face f of s is drawn with.
func (s *Solid) PaintOf(f int) Paint {
	if p := s.Faces[f].Paint; p != 0 {
		return p
	}
	return s.Paint
}

// Painted is s in another paint; faces with one of their own keep it.
func (s Solid) Painted(p Paint) Solid {
	s.Paint = p
	return s
}

// Corners appends where the corners of s stand, each once, to into.
func (s *Solid) Corners(into []Vec) []Vec {
	first := len(into)
	for f := range s.Faces {
		for _, c := range s.Faces[f].Corners {
			if !contains(into[first:], c.At) {
				into = append(into, c.At)
			}
		}
	}
	return into
}

func contains(points []Vec, p Vec) bool {
	for _, q := range points {
		if q.Sub(p).LengthSquared() < Eps*Eps {
			return true
		}
	}
	return false
}

// Centre is the mean of the corners, a point inside.
func (s *Solid) Centre() Vec {
	var sum Vec
	n := 0
	for f := range s.Faces {
		for _, c := range s.Faces[f].Corners {
			sum = sum.Add(c.At)
			n++
		}
	}
	return sum.Scale(1 / float64(max(n, 1)))
}

// Bounds is the smallest upright box around s. For a solid without faces both ends are 0.
func (s *Solid) Bounds() (lowest, highest Vec) {
	first := true
	for f := range s.Faces {
		for _, c := range s.Faces[f].Corners {
			if first {
				lowest, highest, first = c.At, c.At, false
			}
			for i := range c.At {
				lowest[i] = min(lowest[i], c.At[i])
				highest[i] = max(highest[i], c.At[i])
			}
		}
	}
	return lowest, highest
}

// Hide gives every face that looks along direction, to within a hundredth, the paint Unseen.
func (s Solid) Hide(direction Vec) Solid {
	for f := range s.Faces {
		if s.Faces[f].Plane.Normal.Dot(direction) > 0.99 {
			s.Faces[f].Paint = Unseen
		}
	}
	return s
}
