package solid

import "math"

// Motion turns, scales and moves: a point (x, y, z) goes to At + X·x + Y·y + Z·z. The zero Motion flattens everything;
// start from Still.
type Motion struct{ X, Y, Z, At Vec }

// Still leaves everything where it is.
var Still = Motion{X: Vec{1, 0, 0}, Y: Vec{0, 1, 0}, Z: Vec{0, 0, 1}}

// Turned is a motion about the origin: first about z by roll, then about x by pitch, then about y by yaw (radians,
// counter-clockwise seen against the axis), scaled, then moved to at.
func Turned(at Vec, yaw, pitch, roll, scale float64) Motion {
	sy, cy := math.Sincos(yaw)
	sp, cp := math.Sincos(pitch)
	sr, cr := math.Sincos(roll)
	turn := func(v Vec) Vec {
		v = Vec{v[0]*cr - v[1]*sr, v[0]*sr + v[1]*cr, v[2]}
		v = Vec{v[0], v[1]*cp - v[2]*sp, v[1]*sp + v[2]*cp}
		return Vec{v[0]*cy + v[2]*sy, v[1], v[2]*cy - v[0]*sy}.Scale(scale)
	}
	return Motion{X: turn(Still.X), Y: turn(Still.Y), Z: turn(Still.Z), At: at}
}

// Point is where p goes.
func (m *Motion) Point(p Vec) Vec { return m.Direction(p).Add(m.At) }

// Direction is what the direction d becomes; a scaled motion changes its length.
func (m *Motion) Direction(d Vec) Vec {
	return Vec{
		m.X[0]*d[0] + m.Y[0]*d[1] + m.Z[0]*d[2],
		m.X[1]*d[0] + m.Y[1]*d[1] + m.Z[1]*d[2],
		m.X[2]*d[0] + m.Y[2]*d[1] + m.Z[2]*d[2],
	}
}

// Plane is where a plane goes.
func (m *Motion) Plane(p Plane) Plane {
	return PlaneAt(m.Point(p.Normal.Scale(p.Offset)), m.Direction(p.Normal))
}

// Solid is a moved copy of s.
func (m *Motion) Solid(s Solid) Solid {
	faces := make([]Face, len(s.Faces))
	for i, f := range s.Faces {
		f.Plane = m.Plane(f.Plane)
		f.Corners = append([]Corner(nil), f.Corners...)
		for j := range f.Corners {
			c := &f.Corners[j]
			c.At, c.Normal = m.Point(c.At), m.Direction(c.Normal).Unit()
		}
		faces[i] = f
	}
	s.Faces = faces
	return s
}

// Moved is a copy of s, shifted.
func (s Solid) Moved(by Vec) Solid {
	m := Still
	m.At = by
	return m.Solid(s)
}
