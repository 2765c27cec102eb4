package solid

import "math"

// SeparatingPlane is a plane with a behind it and b in front of it, each touching it at most. ok is false when the two
// interpenetrate by more than Eps.
func SeparatingPlane(a, b *Solid) (plane Plane, ok bool) {
	plane, gap := WidestGap(a, b)
	return plane, gap >= -Eps
}

// WidestGap is the plane, out of those that can separate two convex solids (their faces, then across pairs of edges),
// that leaves the widest gap between a behind and b in front; it runs through the middle of the gap. A negative gap is
// how deep they stand in each other.
func WidestGap(a, b *Solid) (Plane, float64) {
	pa, pb := a.Corners(nil), b.Corners(nil)
	w := widest{a: pa, b: pb, gap: math.Inf(-1)}
	for f := range a.Faces {
		w.try(a.Faces[f].Plane.Normal)
	}
	for f := range b.Faces {
		w.try(b.Faces[f].Plane.Normal.Scale(-1))
	}
	if w.gap >= -Eps {
		return w.plane, w.gap
	}
	ea, eb := a.edges(), b.edges()
	for _, u := range ea {
		for _, v := range eb {
			if n := u.Cross(v); n.Length() > 1e-6 {
				n = n.Unit()
				w.try(n)
				w.try(n.Scale(-1))
			}
		}
	}
	return w.plane, w.gap
}

type widest struct {
	a, b  []Vec
	plane Plane
	gap   float64
}

func (w *widest) try(n Vec) {
	if plane, gap := Gap(w.a, w.b, n); gap > w.gap {
		w.plane, w.gap = plane, gap
	}
}

// Gap is the plane across the unit direction n in the middle between the farthest point of a and the nearest of b, and
// the distance between those. It allocates nothing.
func Gap(a, b []Vec, n Vec) (Plane, float64) {
	far, near := math.Inf(-1), math.Inf(1)
	for _, p := range a {
		far = max(far, n.Dot(p))
	}
	for _, p := range b {
		near = min(near, n.Dot(p))
	}
	return Plane{n, (far + near) / 2}, near - far
}

// edges are the directions of the edges, parallel ones once.
func (s *Solid) edges() []Vec {
	var found []Vec
	for f := range s.Faces {
		corners := s.Faces[f].Corners
		for i := range corners {
			d := corners[(i+1)%len(corners)].At.Sub(corners[i].At).Unit()
			if !parallelToAny(found, d) {
				found = append(found, d)
			}
		}
	}
	return found
}

func parallelToAny(directions []Vec, d Vec) bool {
	for _, e := range directions {
		if math.Abs(e.Dot(d)) > 1-1e-12 {
			return true
		}
	}
	return false
}
