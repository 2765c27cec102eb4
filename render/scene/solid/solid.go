// Package solid has the convex solids that the stage is made of: their shapes, their cutting by a plane, and the plane
// that separates two of them. Lengths are stage units; x points right, y up, z towards the viewer.
package solid

// Vec is a point or a direction.
type Vec [3]float64

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

// Face is a flat convex polygon, counter-clockwise seen from outside. Paint overrides the solid's when not 0.
type Face struct {
	Plane   Plane
	Corners []Corner
	Paint   Paint
}

// Paint names a colour of the theme, or one that changes with the state (a lamp, a socket); the diorama numbers them.
// 0 is "as the solid".
type Paint uint16

// Solid is a closed convex body. A solid that was cut keeps the original faces' pieces; the cut itself has no face, since
// its other half hides it.
type Solid struct {
	Faces []Face
	Paint Paint
}
