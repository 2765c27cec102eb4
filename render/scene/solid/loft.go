package solid

import "math"

// Ring is one level of a Loft: the outline at height Y, drawn in by Inset, and lit there with a normal that leans up by
// Lean (radians; 0 is level, π/2 straight up). Flat rings are lit with the faces' own normals.
type Ring struct {
	Y, Inset, Lean float64
	Flat           bool
}

// Loft is the body between rings of one outline, from the lowest to the highest; it is convex when the insets are.
func Loft(o Outline, rings ...Ring) Solid {
	levels := make([][]Corner, len(rings))
	for i, r := range rings {
		levels[i] = level(o, r)
	}
	return stacked(levels)
}

// Taper is the body between an outline at y0 and another at y1; the sides of the two are parallel in pairs.
func Taper(low, high Outline, y0, y1 float64) Solid {
	return stacked([][]Corner{level(low, Ring{Y: y0}), level(high, Ring{Y: y1})})
}

func stacked(levels [][]Corner) Solid {
	n := len(levels[0])
	polygons := [][]Corner{flat(levels[0]), flat(levels[len(levels)-1])}
	for i := 1; i < len(levels); i++ {
		for j := range n {
			k := (j + 1) % n
			polygons = append(polygons, []Corner{levels[i-1][j], levels[i-1][k], levels[i][k], levels[i][j]})
		}
	}
	return fromFaces(polygons)
}

func level(o Outline, r Ring) []Corner {
	corners := make([]Corner, len(o))
	sin, cos := math.Sincos(r.Lean)
	for i, p := range o {
		corners[i].At = Vec{p.X - p.OutX*r.Inset, r.Y, p.Z - p.OutZ*r.Inset}
		if !r.Flat {
			side := Vec{p.OutX, 0, p.OutZ}.Unit()
			corners[i].Normal = side.Scale(cos).Add(Vec{0, sin, 0}).Unit()
		}
	}
	return corners
}

// flat is a copy of corners that takes its face's normal.
func flat(corners []Corner) []Corner {
	c := append([]Corner(nil), corners...)
	for i := range c {
		c[i].Normal = Vec{}
	}
	return c
}

// Edge says how an edge is rounded: a quarter circle of Radius in Segments bevels. The zero Edge is sharp.
type Edge struct {
	Radius   float64
	Segments int
}

// Slab is an upright body on an outline between two heights, with rounded edges above and below. smooth lights its
// sides as one round surface; otherwise each side is flat.
func Slab(o Outline, y0, y1 float64, below, above Edge, smooth bool) Solid {
	rings := make([]Ring, 0, below.Segments+above.Segments+2)
	for i := below.Segments; i >= 0; i-- {
		rings = append(rings, below.ring(y0, i, -1))
	}
	for i := 0; i <= above.Segments; i++ {
		rings = append(rings, above.ring(y1, i, 1))
	}
	for i := range rings {
		rings[i].Flat = !smooth
	}
	return Loft(o, rings...)
}

// ring is bevel i of an edge at height y; side is 1 for an upper edge, −1 for a lower one.
func (e Edge) ring(y float64, i int, side float64) Ring {
	if e.Segments == 0 {
		return Ring{Y: y}
	}
	lean := math.Pi / 2 * float64(i) / float64(e.Segments)
	sin, cos := math.Sincos(lean)
	return Ring{Y: y - side*e.Radius*(1-sin), Inset: e.Radius * (1 - cos), Lean: side * lean}
}

// Prism is an outline extruded from y0 to y1 with sharp edges and flat sides.
func Prism(o Outline, y0, y1 float64) Solid { return Slab(o, y0, y1, Edge{}, Edge{}, false) }

// Disc is an upright round body of n sides, lit as a smooth one, its upper edge rounded.
func Disc(x, z, radius float64, n int, y0, y1 float64, above Edge) Solid {
	return Slab(Regular(n, x, z, radius, math.Pi/float64(n)), y0, y1, Edge{}, above, true)
}

// Box is the upright box between two opposite corners.
func Box(lowest, highest Vec) Solid {
	o := Polygon([2]float64{lowest[0], lowest[2]}, [2]float64{highest[0], lowest[2]},
		[2]float64{highest[0], highest[2]}, [2]float64{lowest[0], highest[2]})
	return Prism(o, lowest[1], highest[1])
}

// RoundedBox is a box whose edges and corners are rounded in n bevels.
func RoundedBox(lowest, highest Vec, radius float64, n int) Solid {
	o := RoundedRect(lowest[0], lowest[2], highest[0], highest[2], radius, n)
	e := Edge{radius, n}
	return Slab(o, lowest[1], highest[1], e, e, true)
}
