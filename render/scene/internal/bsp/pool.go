package bsp

import (
	"errors"
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// errTooLarge: the file counts most things in 16 bits, nodes and leaves in 15, planes in 14, and the corners of a face in 8.
var errTooLarge = errors.New("bsp: the stage has more vertices than 65535, cells than 32767, planes than 16383, or corners of a face than 255")

// pool collects a tree whose leaves still hold whole polygons, and shares out points, normals and planes at the end.
type pool struct {
	nodes  []Node
	leaves [][]piece
	planes shared[Plane]
}

func (p *pool) plane(of solid.Plane) int32 {
	return int32(p.planes.index(Plane{Normal: narrowed(of.Normal), Offset: float32(of.Offset)}))
}

// narrowed rounds to float32, with no negative zero, which would make two of one point.
func narrowed(v solid.Vec) Point {
	var p Point
	for axis, x := range v {
		p[axis] = float32(x) + 0
	}
	return p
}

func (p *pool) node(plane solid.Plane) int32 {
	p.nodes = append(p.nodes, Node{Plane: p.plane(plane)})
	return int32(len(p.nodes) - 1)
}

func (p *pool) leaf(pieces []piece) int32 {
	p.leaves = append(p.leaves, pieces)
	return ^int32(len(p.leaves) - 1)
}

// flat lays the tree out, sharing what is equal.
type flat struct {
	tree     Tree
	joints   jointSet
	vertices shared[Vertex]
	points   shared[Point]
	normals  shared[Point]
}

func (p *pool) tree(bodies []body) (*Tree, error) {
	f := flat{joints: joints(p.leaves)}
	f.tree.Nodes = p.nodes
	for i := range bodies {
		b := Body{FirstPlane: int32(len(f.tree.Sides)), Planes: int32(len(bodies[i].planes)), Hides: bodies[i].hides}
		for _, side := range bodies[i].planes {
			f.tree.Sides = append(f.tree.Sides, uint16(p.plane(side)))
		}
		f.tree.Bodies = append(f.tree.Bodies, b)
	}
	for _, pieces := range p.leaves {
		p.lay(&f, pieces)
	}
	t := &f.tree
	t.Planes, t.Vertices, t.Points, t.Normals = p.planes.list, f.vertices.list, f.points.list, f.normals.list
	return t, t.fits()
}

func (p *pool) lay(f *flat, pieces []piece) {
	leaf := Leaf{FirstFace: int32(len(f.tree.Faces))}
	for i := range pieces {
		if i == 0 {
			leaf.Body = uint16(pieces[i].part)
		}
		for k := range pieces[i].polygons {
			g := &pieces[i].polygons[k]
			face := Face{Plane: p.plane(g.plane), FirstCorner: int32(len(f.tree.Corners))}
			for _, c := range f.joints.through(pieces[i].part, g.corners) {
				f.tree.Corners = append(f.tree.Corners, uint16(f.vertex(&c, g.paint)))
			}
			face.Corners = int32(len(f.tree.Corners)) - face.FirstCorner
			f.tree.Faces = append(f.tree.Faces, face)
		}
	}
	leaf.Faces = int32(len(f.tree.Faces)) - leaf.FirstFace
	f.tree.Leaves = append(f.tree.Leaves, leaf)
}

func (f *flat) vertex(c *solid.Corner, paint solid.Paint) int {
	return f.vertices.index(Vertex{
		Point:   uint16(f.points.index(placed(c.At))),
		Normal:  uint16(f.normals.index(rounded(c.Normal))),
		Paint:   uint16(paint),
		Ambient: uint8(math.Round(255 * max(0, min(1, c.Ambient)))),
	})
}

// fits says whether the file's numbers can count everything.
func (t *Tree) fits() error {
	if len(t.Planes) > mostRecent || max(len(t.Bodies), len(t.Vertices), len(t.Points), len(t.Normals)) > math.MaxUint16 ||
		max(len(t.Nodes), len(t.Leaves)) > math.MaxInt16 {
		return errTooLarge
	}
	for i := range t.Faces {
		if t.Faces[i].Corners > math.MaxUint8 {
			return errTooLarge
		}
	}
	return nil
}

// placed rounds a corner to steps of a sixteen-thousandth of a unit, far less than a pixel: round numbers pack better.
func placed(at solid.Vec) Point {
	const steps = 1 << 14
	for axis, x := range at {
		at[axis] = math.Round(x*steps) / steps
	}
	return narrowed(at)
}

// rounded keeps as much of a normal as the eye can tell, so that many corners share one.
func rounded(n solid.Vec) Point {
	length := n.Length()
	if length == 0 {
		return Point{0, 1, 0}
	}
	var p Point
	for axis, x := range n {
		p[axis] = float32(math.Round(x/length*normalSteps)/normalSteps) + 0
	}
	return p
}

// shared numbers equal values once.
type shared[T comparable] struct {
	list []T
	at   map[T]int
}

func (s *shared[T]) index(v T) int {
	if s.at == nil {
		s.at = make(map[T]int)
	}
	i, ok := s.at[v]
	if !ok {
		i = len(s.list)
		s.list = append(s.list, v)
		s.at[v] = i
	}
	return i
}
