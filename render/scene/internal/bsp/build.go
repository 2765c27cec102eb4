package bsp

import (
	"errors"
	"math"
	"strconv"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// Part is one static convex solid. What stands in or behind glass is not hidden by it.
type Part struct {
	Solid solid.Solid
	Glass bool
	// Only is 0 for a part that always stands there. Parts with different numbers never stand there together, so such a
	// part hides only its like.
	Only uint8
	// Passing says that the part may not be there, as a lamp on a board for fewer: it covers nothing of what it stands on.
	Passing bool
}

// builder grows a tree.
type builder struct {
	bodies []body
	pool   pool
}

// Build puts the parts in order. Parts may touch and overlap; where two opaque ones overlap, the inner faces go. A part
// that is not convex, or a stage that is too large for the file, is an error.
func Build(parts []Part, guests ...Guest) (*Tree, error) {
	b := builder{}
	for i := range parts {
		body := bodyOf(&parts[i])
		if !body.convex(&parts[i].Solid) {
			return nil, errors.New("bsp: part " + strconv.Itoa(i) + " is not convex")
		}
		b.bodies = append(b.bodies, body)
		// Planes that are numbered as the bodies have them pack best.
		for _, plane := range body.planes {
			b.pool.plane(plane)
		}
	}
	var pieces []piece
	for i := range parts {
		pieces = b.keepVisible(pieces, pieceOf(i, &parts[i].Solid))
	}
	invited := make([]guest, len(guests))
	for i, g := range guests {
		invited[i] = newGuest(g.Solid, g.Weight)
	}
	b.grow(pieces, invited)
	return b.pool.tree(b.bodies)
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
		if i != part && o.covers && o.isThereWith(&b.bodies[part]) && o.bounds.holds(&bounds) && o.hidden(g) {
			return true
		}
	}
	return false
}

// grow makes the tree of these pieces and gives its child number.
func (b *builder) grow(pieces []piece, guests []guest) int32 {
	plane, counted, ok := b.choose(pieces, guests)
	if !ok {
		// One piece, none, or pictures in one plane: for those the order of the parts is their order.
		return b.pool.leaf(pieces)
	}
	front, back := b.divide(pieces, &plane, counted)
	node := b.pool.node(plane)
	ahead, beyond := divideGuests(guests, &plane)
	f, k := b.grow(front, ahead), b.grow(back, beyond)
	b.pool.nodes[node].Front, b.pool.nodes[node].Back = f, k
	return node
}

// choose finds the plane to cut these pieces by, and how they lie about it. The parts that always stand there and those of
// the first number come first: so they are cut as if there were no others.
func (b *builder) choose(pieces []piece, guests []guest) (solid.Plane, count, bool) {
	var first []piece
	for i := range pieces {
		if b.bodies[pieces[i].part].only <= 1 {
			first = append(first, pieces[i])
		}
	}
	if plane, _, ok := choose(first, guests, b.bodies, cutCost); ok {
		counted, _ := countSides(pieces, &plane, cutCost, math.Inf(1))
		return plane, counted, true
	}
	return choose(pieces, guests, b.bodies, lateCutCost)
}

func (b *builder) divide(pieces []piece, plane *solid.Plane, counted count) (front, back []piece) {
	along, against := counted.sides()
	for i := range pieces {
		s := pieces[i].side(plane)
		switch {
		case s == inPlane && pieces[i].looksAlong(plane):
			s = along
		case s == inPlane:
			s = against
		}
		switch s {
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
