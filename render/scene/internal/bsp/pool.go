package bsp

import (
	"errors"
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// errTooLarge: the file counts points, normals and planes in 16 bits.
var errTooLarge = errors.New("bsp: the stage has more points, normals or planes than 65536")

// pool collects a tree whose leaves still hold whole polygons, and shares out points, normals and planes at the end.
type pool struct {
	nodes   []Node
	leaves  []looseLeaf
	planes  []Plane
	planeAt map[Plane]int32
	tooMany bool
}

type looseLeaf struct {
	pieces []piece
	bounds []int32
	hides  bool
}

func (p *pool) plane(of solid.Plane) int32 {
	narrow := Plane{Normal: narrowed(of.Normal), Offset: float32(of.Offset)}
	if i, ok := p.planeAt[narrow]; ok {
		return i
	}
	if p.planeAt == nil {
		p.planeAt = make(map[Plane]int32)
	}
	i := int32(len(p.planes))
	p.planes = append(p.planes, narrow)
	p.planeAt[narrow] = i
	return i
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

func (p *pool) leaf(pieces []piece, bounds []solid.Plane, hides bool) int32 {
	l := looseLeaf{pieces: pieces, hides: hides}
	for _, b := range bounds {
		l.bounds = append(l.bounds, p.plane(b))
	}
	p.leaves = append(p.leaves, l)
	return ^int32(len(p.leaves) - 1)
}

// tree shares the corners' points and normals and lays everything out flat.
func (p *pool) tree() (*Tree, error) {
	t := &Tree{Nodes: p.nodes}
	joined := joints(p.leaves)
	points := shared[Point]{at: make(map[Point]int)}
	normals := shared[Point]{at: make(map[Point]int)}
	for i := range p.leaves {
		l := &p.leaves[i]
		leaf := Leaf{FirstFace: int32(len(t.Faces)), FirstBound: int32(len(t.Bounds)), Bounds: int32(len(l.bounds)), Hides: l.hides}
		for _, b := range l.bounds {
			t.Bounds = append(t.Bounds, uint16(b))
		}
		for k := range l.pieces {
			for j := range l.pieces[k].polygons {
				g := &l.pieces[k].polygons[j]
				corners := joined.through(l.pieces[k].part, g.corners)
				t.Faces = append(t.Faces, Face{
					Plane: p.plane(g.plane), Paint: uint16(g.paint),
					FirstCorner: int32(len(t.Corners)), Corners: int32(len(corners)),
				})
				for _, c := range corners {
					t.Corners = append(t.Corners, Corner{
						Point:   uint16(points.index(narrowed(c.At))),
						Normal:  uint16(normals.index(rounded(c.Normal))),
						Ambient: uint8(math.Round(255 * max(0, min(1, c.Ambient)))),
					})
				}
			}
		}
		leaf.Faces = int32(len(t.Faces)) - leaf.FirstFace
		t.Leaves = append(t.Leaves, leaf)
	}
	t.Planes, t.Points, t.Normals = p.planes, points.list, normals.list
	if max(len(t.Planes), len(t.Points), len(t.Normals)) > math.MaxUint16 {
		return nil, errTooLarge
	}
	return t, nil
}

// rounded keeps as much of a normal as the eye can tell, so that many corners share one.
func rounded(n solid.Vec) Point {
	length := math.Sqrt(dot(n, n))
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
	i, ok := s.at[v]
	if !ok {
		i = len(s.list)
		s.list = append(s.list, v)
		s.at[v] = i
	}
	return i
}
