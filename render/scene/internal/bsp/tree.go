package bsp

// Point is a place in stage units.
type Point [3]float32

// Plane is the set of points p with Normal·p == Offset.
type Plane struct {
	Normal Point
	Offset float32
}

// Distance is how far p lies in front of the plane, in stage units; negative behind it.
func (p *Plane) Distance(at *Point) float32 {
	return p.Normal[0]*at[0] + p.Normal[1]*at[1] + p.Normal[2]*at[2] - p.Offset
}

// Node is one cut of space. A child of 0 or more is a node, a negative one is the leaf ^child.
type Node struct {
	Plane       int32
	Front, Back int32
}

// Leaf is one cell: the faces of the piece of a solid in it, and those planes of the solid which the cell itself does
// not already keep. Hides says that what lies behind all of them is inside an opaque solid and can't be seen.
type Leaf struct {
	FirstFace, Faces   int32
	FirstBound, Bounds int32
	Hides              bool
}

// Face is one piece of a solid's face: convex, counter-clockwise from outside.
type Face struct {
	Plane                int32
	Paint                uint16
	FirstCorner, Corners int32
}

// Corner is one corner of a face: which point, which normal it is lit with, and the ambient light, 255 for all of it.
type Corner struct {
	Point   uint16
	Normal  uint16
	Ambient uint8
}

// Tree is the ordered stage. Node 0 is the root; a Tree without nodes has one leaf at most.
type Tree struct {
	Planes  []Plane
	Nodes   []Node
	Leaves  []Leaf
	Bounds  []uint16 // planes of leaves
	Faces   []Face
	Corners []Corner
	Points  []Point
	Normals []Point
}

// Root is the child that a walk starts with; ok is false for a tree without anything.
func (t *Tree) Root() (child int32, ok bool) {
	if len(t.Nodes) > 0 {
		return 0, true
	}
	return ^0, len(t.Leaves) > 0
}
