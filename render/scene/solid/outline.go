package solid

import "math"

// OutlinePoint is a corner of an outline in the plane of x and z. Out is the way that it moves when the outline grows by
// 1 with its sides kept parallel.
type OutlinePoint struct {
	X, Z       float64
	OutX, OutZ float64
}

// Outline is a convex polygon in the plane of x and z.
type Outline []OutlinePoint

// Polygon is the outline through the points (x, z), which go round in either sense.
func Polygon(points ...[2]float64) Outline {
	o := make(Outline, len(points))
	n := len(points)
	sense := turn(points)
	for i, p := range points {
		prev, next := points[(i+n-1)%n], points[(i+1)%n]
		ax, az := sideNormal(prev, p, sense)
		bx, bz := sideNormal(p, next, sense)
		k := 1 / (1 + ax*bx + az*bz)
		o[i] = OutlinePoint{p[0], p[1], (ax + bx) * k, (az + bz) * k}
	}
	return o
}

// turn is +1 when the points go round from x to z, else −1.
func turn(points [][2]float64) float64 {
	area := 0.0
	for i, p := range points {
		q := points[(i+1)%len(points)]
		area += p[0]*q[1] - p[1]*q[0]
	}
	return math.Copysign(1, area)
}

func sideNormal(p, q [2]float64, sense float64) (x, z float64) {
	dx, dz := q[0]-p[0], q[1]-p[1]
	l := math.Hypot(dx, dz)
	return sense * dz / l, -sense * dx / l
}

// Regular is a regular polygon of n corners at distance radius from (x, z); the first stands at angle (radians) from x
// towards z.
func Regular(n int, x, z, radius, angle float64) Outline {
	o := make(Outline, n)
	k := 1 / math.Cos(math.Pi/float64(n))
	for i := range o {
		sin, cos := math.Sincos(angle + 2*math.Pi*float64(i)/float64(n))
		o[i] = OutlinePoint{x + radius*cos, z + radius*sin, k * cos, k * sin}
	}
	return o
}

// RoundedRect is a rectangle from (x0, z0) to (x1, z1) whose corners are arcs of n sides.
func RoundedRect(x0, z0, x1, z1, radius float64, n int) Outline {
	return RoundedCorners(x0, z0, x1, z1, [4]float64{radius, radius, radius, radius}, n)
}

// RoundedCorners is a rectangle with a radius for each corner, 0 for a sharp one; they go round from (x1, z1) by
// (x0, z1) and (x0, z0) to (x1, z0).
func RoundedCorners(x0, z0, x1, z1 float64, radii [4]float64, n int) Outline {
	o := make(Outline, 0, 4*(n+1))
	x, z := [4]float64{x1, x0, x0, x1}, [4]float64{z1, z1, z0, z0}
	inX, inZ := [4]float64{-1, 1, 1, -1}, [4]float64{-1, -1, 1, 1}
	for i, r := range radii {
		sides := n
		if r == 0 {
			sides = 1
		}
		for j := range sides + 1 {
			sin, cos := math.Sincos(math.Pi / 2 * (float64(i) + float64(j)/float64(sides)))
			o = append(o, OutlinePoint{x[i] + r*(inX[i]+cos), z[i] + r*(inZ[i]+sin), cos, sin})
		}
	}
	return o
}
