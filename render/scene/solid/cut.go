package solid

import (
	"math"
	"slices"
)

// Cut divides s by a plane: below has what lies behind it, above what lies in front. A part without faces is empty.
// Corners nearer than Eps count as lying in the plane, so a solid that only touches it stays whole. New corners get
// what lies between those of the edge that was cut. The cut has no face of its own.
func Cut(s Solid, p Plane) (below, above Solid) {
	below.Paint, above.Paint = s.Paint, s.Paint
	for _, f := range s.Faces {
		b, a := f.Cut(p)
		if len(b.Corners) > 0 {
			below.Faces = append(below.Faces, b)
		}
		if len(a.Corners) > 0 {
			above.Faces = append(above.Faces, a)
		}
	}
	return settle(s, p, below, above)
}

// Beyond is what of s lies in front of a plane, closed there by a face: for what ends at something else. It has no faces
// when nothing does.
func Beyond(s Solid, p Plane) Solid {
	below, above := Cut(s, p)
	if len(below.Faces) == 0 || len(above.Faces) == 0 {
		return above
	}
	var rim []Corner
	for _, at := range above.Corners(nil) {
		if math.Abs(p.Side(at)) <= Eps {
			rim = append(rim, Corner{At: at})
		}
	}
	goRound(rim, p.Normal.Scale(-1))
	f := Face{Plane: Plane{p.Normal.Scale(-1), -p.Offset}, Corners: rim}
	f.fillNormals()
	above.Faces = append(above.Faces, f)
	return above
}

// goRound puts the corners of a convex polygon in their order, counter-clockwise for who looks against its normal.
func goRound(corners []Corner, normal Vec) {
	var middle Vec
	for _, c := range corners {
		middle = middle.Add(c.At.Scale(1 / float64(len(corners))))
	}
	x := corners[0].At.Sub(middle).Unit()
	y := normal.Cross(x)
	angle := func(c Corner) float64 { return math.Atan2(c.At.Sub(middle).Dot(y), c.At.Sub(middle).Dot(x)) }
	slices.SortFunc(corners, func(a, b Corner) int {
		if angle(a) < angle(b) {
			return -1
		}
		return 1
	})
}

// settle undoes a cut that took off nothing but faces lying in the plane.
func settle(s Solid, p Plane, below, above Solid) (Solid, Solid) {
	low, high := 0.0, 0.0
	for _, f := range s.Faces {
		for _, c := range f.Corners {
			side := p.Side(c.At)
			low, high = min(low, side), max(high, side)
		}
	}
	switch {
	case high <= Eps:
		return s, Solid{Paint: s.Paint}
	case low >= -Eps:
		return Solid{Paint: s.Paint}, s
	}
	return below, above
}

// Cut divides one face. A face in the plane goes where its solid lies: below when it looks the plane's way, else above.
func (f Face) Cut(p Plane) (below, above Face) {
	low, high := 0.0, 0.0
	for _, c := range f.Corners {
		side := p.Side(c.At)
		low, high = min(low, side), max(high, side)
	}
	inPlane := low >= -Eps && high <= Eps
	switch {
	case inPlane && f.Plane.Normal.Dot(p.Normal) > 0, !inPlane && high <= Eps:
		return f, Face{}
	case inPlane, low >= -Eps:
		return Face{}, f
	}
	below, above = f, f
	below.Corners, above.Corners = f.split(p)
	return below, above
}

// split divides the corners of a face that has some well on both sides.
func (f Face) split(p Plane) (below, above []Corner) {
	for i, c := range f.Corners {
		next := f.Corners[(i+1)%len(f.Corners)]
		s, t := p.Side(c.At), p.Side(next.At)
		if s <= Eps {
			below = append(below, c)
		}
		if s >= -Eps {
			above = append(above, c)
		}
		if s < -Eps && t > Eps || s > Eps && t < -Eps {
			m := between(c, next, s/(s-t))
			below, above = append(below, m), append(above, m)
		}
	}
	return below, above
}

func between(a, b Corner, t float64) Corner {
	return Corner{
		At:      a.At.Lerp(b.At, t),
		Normal:  a.Normal.Lerp(b.Normal, t).Unit(),
		Ambient: a.Ambient + (b.Ambient-a.Ambient)*t,
	}
}

// Gridded is s with every face that looks up (to within a hundredth) divided along the lines x = xs and z = zs, so that
// baked light can vary over it.
func (s Solid) Gridded(xs, zs []float64) Solid {
	var faces []Face
	for _, f := range s.Faces {
		if f.Plane.Normal[1] < 0.99 {
			faces = append(faces, f)
			continue
		}
		strips := Divide([]Face{f}, Vec{1, 0, 0}, xs)
		faces = append(faces, Divide(strips, Vec{0, 0, 1}, zs)...)
	}
	s.Faces = faces
	return s
}

// Divide cuts faces along parallel planes across a unit direction, at these offsets.
func Divide(faces []Face, across Vec, at []float64) []Face {
	for _, offset := range at {
		var parts []Face
		for _, f := range faces {
			b, a := f.Cut(Plane{across, offset})
			for _, part := range []Face{b, a} {
				if len(part.Corners) > 0 {
					parts = append(parts, part)
				}
			}
		}
		faces = parts
	}
	return faces
}
