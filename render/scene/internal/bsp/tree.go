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

// Leaf is one cell: the faces of the piece of a solid in it.
type Leaf struct {
	FirstFace, Faces int32
	Body             uint16
}

// Body is a whole solid. What lies behind all of its planes is inside; Hides says that it can't be seen there.
type Body struct {
	FirstPlane, Planes int32 // in Sides
	Hides              bool
}

// Face is one piece of a solid's face: convex, counter-clockwise from outside.
type Face struct {
	Plane                int32
	FirstCorner, Corners int32
}

// Vertex is a corner as it is drawn: the faces that meet in it share it where it looks the same from all of them.
// Ambient is the ambient light, 255 for all of it.
type Vertex struct {
	Point, Normal uint16
	Paint         uint16
	Ambient       uint8
}

// Tree is the ordered stage. Node 0 is the root; a Tree without nodes has one leaf at most.
type Tree struct {
	Planes   []Plane
	Nodes    []Node
	Leaves   []Leaf
	Bodies   []Body
	Sides    []uint16 // planes of bodies
	Faces    []Face
	Corners  []uint16 // vertices of faces
	Vertices []Vertex
	Points   []Point
	Normals  []Point
}

// Root is the child that a walk starts with; ok is false for a tree without anything.
func (t *Tree) Root() (child int32, ok bool) {
	if len(t.Nodes) > 0 {
		return 0, true
	}
	return ^0, len(t.Leaves) > 0
}
