package bsp

import (
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// builder grows a tree. path holds the planes above the cell that is being built, each looking out of the cell.
type builder struct {
	bodies []body
	pool   pool
	path   []solid.Plane
}

// Build puts the parts in order. Parts may touch and overlap; where two opaque ones overlap, the inner faces go.
func Build(parts []diorama.Part) (*Tree, error) {
	b := builder{}
	for i := range parts {
		b.bodies = append(b.bodies, bodyOf(&parts[i]))
	}
	var pieces []piece
	for i := range parts {
		pieces = b.keepVisible(pieces, pieceOf(i, &parts[i].Solid))
	}
	if len(pieces) > 0 {
		b.grow(pieces)
	}
	return b.pool.tree()
}

// keepVisible appends the piece without the faces that lie inside other solids, or nothing when all do.
func (b *builder) keepVisible(to []piece, p piece) []piece {
	var seen []polygon
	for i := range p.polygons {
		if !b.covered(p.part, &p.polygons[i]) {
			seen = append(seen, p.polygons[i])
		}
	}
	if len(seen) == 0 {
		return to
	}
	p.polygons, p.bounds = seen, boundsOf(seen)
	return append(to, p)
}

func (b *builder) covered(part int, g *polygon) bool {
	bounds := boundsOf([]polygon{*g})
	for i := range b.bodies {
		o := &b.bodies[i]
		if i != part && o.hides && o.bounds.holds(&bounds) && o.hidden(g) {
			return true
		}
	}
	return false
}

// grow makes the tree of these pieces and gives its child number.
func (b *builder) grow(pieces []piece) int32 {
	if len(pieces) == 0 {
		return b.pool.leaf(nil, nil, false)
	}
	plane, ok := choose(pieces, b.bodies)
	if !ok {
		// One piece, or pictures in one plane: for them the order of the parts is their order.
		first := pieces[0].part
		return b.pool.leaf(pieces, b.bounds(first), b.bodies[first].hides)
	}
	front, back := b.divide(pieces, &plane)
	node := b.pool.node(plane)
	f := b.within(turned(plane), front)
	k := b.within(plane, back)
	b.pool.nodes[node].Front, b.pool.nodes[node].Back = f, k
	return node
}

func (b *builder) divide(pieces []piece, plane *solid.Plane) (front, back []piece) {
	for i := range pieces {
		switch pieces[i].side(plane) {
		case inFront:
			front = append(front, pieces[i])
		case behind:
			back = append(back, pieces[i])
		default:
			f, k := pieces[i].cut(plane)
			front = b.keepVisible(front, f)
			back = b.keepVisible(back, k)
		}
	}
	return front, back
}

func (b *builder) within(out solid.Plane, pieces []piece) int32 {
	b.path = append(b.path, out)
	child := b.grow(pieces)
	b.path = b.path[:len(b.path)-1]
	return child
}

// bounds are the planes of a part that the cell does not keep already.
func (b *builder) bounds(part int) []solid.Plane {
	var open []solid.Plane
	for _, p := range b.bodies[part].planes {
		if !b.kept(&p) {
			open = append(open, p)
		}
	}
	return open
}

func (b *builder) kept(p *solid.Plane) bool {
	key := planeKey(*p)
	for i := range b.path {
		if planeKey(b.path[i]) == key && dot(b.path[i].Normal, p.Normal) > 0 {
			return true
		}
	}
	return false
}

func turned(p solid.Plane) solid.Plane {
	for axis := range 3 {
		p.Normal[axis] = -p.Normal[axis]
	}
	p.Offset = -p.Offset
	return p
}
