package solid

// fromFaces makes a solid of polygons that together bound a convex body: each is freed of corners that coincide,
// turned to face away from the middle, and given its plane. Polygons that have shrunk to a line are left out.
func fromFaces(polygons [][]Corner) Solid {
	s := Solid{Faces: make([]Face, 0, len(polygons))}
	for _, corners := range polygons {
		corners = distinct(corners)
		if len(corners) >= 3 {
			s.Faces = append(s.Faces, Face{Corners: corners})
		}
	}
	middle := s.Centre()
	kept := s.Faces[:0]
	for _, f := range s.Faces {
		n := newell(f.Corners)
		if n.Length() < Eps*Eps {
			continue
		}
		f.Plane = PlaneAt(f.Corners[0].At, n)
		if f.Plane.Side(middle) > 0 {
			reverse(f.Corners)
			f.Plane = f.Plane.Flipped()
		}
		f.fillNormals()
		kept = append(kept, f)
	}
	s.Faces = kept
	return s
}

// fillNormals gives corners without a normal the face's own, and full ambient light to those without any.
func (f *Face) fillNormals() {
	for i := range f.Corners {
		c := &f.Corners[i]
		if c.Normal == (Vec{}) {
			c.Normal = f.Plane.Normal
		}
		if c.Ambient == 0 {
			c.Ambient = 1
		}
	}
}

func distinct(corners []Corner) []Corner {
	kept := make([]Corner, 0, len(corners))
	for _, c := range corners {
		if len(kept) == 0 || c.At.Sub(kept[len(kept)-1].At).Length() > Eps {
			kept = append(kept, c)
		}
	}
	for len(kept) > 1 && kept[0].At.Sub(kept[len(kept)-1].At).Length() <= Eps {
		kept = kept[:len(kept)-1]
	}
	return kept
}

// newell is the area vector of a polygon, twice its area long: right even when some corners lie on one line.
func newell(corners []Corner) Vec {
	var n Vec
	for i := range corners {
		p, q := corners[i].At, corners[(i+1)%len(corners)].At
		n = n.Add(p.Cross(q))
	}
	return n
}

func reverse(corners []Corner) {
	for i, j := 0, len(corners)-1; i < j; i, j = i+1, j-1 {
		corners[i], corners[j] = corners[j], corners[i]
	}
}
