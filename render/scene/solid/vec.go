package solid

import "math"

// Vec is a point or a direction.
type Vec [3]float64

// Up is the direction of y.
var Up = Vec{0, 1, 0}

// Add is v + w.
func (v Vec) Add(w Vec) Vec { return Vec{v[0] + w[0], v[1] + w[1], v[2] + w[2]} }

// Sub is v − w.
func (v Vec) Sub(w Vec) Vec { return Vec{v[0] - w[0], v[1] - w[1], v[2] - w[2]} }

// Scale is v, k times as long.
func (v Vec) Scale(k float64) Vec { return Vec{v[0] * k, v[1] * k, v[2] * k} }

// Dot is the scalar product.
func (v Vec) Dot(w Vec) float64 { return v[0]*w[0] + v[1]*w[1] + v[2]*w[2] }

// Cross is the vector product.
func (v Vec) Cross(w Vec) Vec {
	return Vec{v[1]*w[2] - v[2]*w[1], v[2]*w[0] - v[0]*w[2], v[0]*w[1] - v[1]*w[0]}
}

// LengthSquared is v·v.
func (v Vec) LengthSquared() float64 { return v.Dot(v) }

// Length is the distance from the origin.
func (v Vec) Length() float64 { return math.Sqrt(v.LengthSquared()) }

// Unit is v with length 1; the zero vector stays as it is.
func (v Vec) Unit() Vec {
	l := v.Length()
	if l == 0 {
		return v
	}
	return v.Scale(1 / l)
}

// Lerp is the point at t (0..1) of the way from v to w.
func (v Vec) Lerp(w Vec, t float64) Vec { return v.Add(w.Sub(v).Scale(t)) }

// Side is how far p stands in front of the plane; negative is behind.
func (p Plane) Side(at Vec) float64 { return p.Normal.Dot(at) - p.Offset }

// Flipped is the same plane seen from its other side.
func (p Plane) Flipped() Plane { return Plane{p.Normal.Scale(-1), -p.Offset} }

// PlaneAt is the plane through a point, across a direction of any length.
func PlaneAt(point, direction Vec) Plane {
	n := direction.Unit()
	return Plane{n, n.Dot(point)}
}
