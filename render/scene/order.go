package scene

import "github.com/redrivelab/redrivelab/render/scene/internal/bsp"

// gone stands for an item that has been drawn, or that nobody can see.
const gone = -1

// before says that one item, by its place in order.items, has to be drawn before another.
type before struct{ first, then int32 }

// order brings the pieces of one leaf from back to front. Of two pieces with a plane between them, the one on the far
// side comes first; two without one are cut until there is; a ring of pieces of which each hides the next is cut by one of
// those planes, and each side is ordered by itself.
type order struct {
	items []int32 // pieces, or gone; a stack of sets, the innermost last
	waits []int32 // for each item, how many must be drawn before it
	rules []before
}

func newOrder() order {
	return order{items: make([]int32, 0, 1024), waits: make([]int32, 0, 1024), rules: make([]before, 0, 8192)}
}

func (o *order) push(piece int32) {
	o.items = append(o.items, piece)
	o.waits = append(o.waits, 0)
}

func (o *order) cutBack(items, rules int) {
	o.items, o.waits, o.rules = o.items[:items], o.waits[:items], o.rules[:rules]
}

// rule keeps that items[first] comes before items[then].
func (o *order) rule(first, then int) {
	o.rules = append(o.rules, before{int32(first), int32(then)})
	o.waits[then]++
}

// drawLeaf draws a leaf that something moves in.
func (s *Scene) drawLeaf(leaf int32) {
	if i, ok := s.moving.stillPiece(leaf, &s.still); ok {
		s.order.push(i)
	}
	for i := s.bins.head[leaf]; i >= 0; i = s.moving.pieces[i].next {
		s.order.push(i)
	}
	s.drawSet(0)
}

// drawSet draws the items from start on and takes them off the stack.
func (s *Scene) drawSet(start int) {
	rules := len(s.order.rules)
	for i := start; i < len(s.order.items); i++ {
		s.project(s.order.items[i])
	}
	// relate may cut the later item in two and append one half.
	for k := start + 1; k < len(s.order.items); k++ {
		for i := start; i < k && s.order.items[k] != gone; i++ {
			if s.order.items[i] != gone {
				s.relate(i, k)
			}
		}
	}
	if s.drawFree(start, rules) {
		s.breakRing(start, rules)
	}
	s.order.cutBack(start, rules)
}

// drawFree draws what waits for nothing, as long as there is any, and says whether something is left.
func (s *Scene) drawFree(start, rules int) (left bool) {
	o := &s.order
	for again := true; again; {
		again, left = false, false
		for i := start; i < len(o.items); i++ {
			switch {
			case o.items[i] == gone:
			case o.waits[i] > 0:
				left = true
			default:
				s.drawPiece(o.items[i])
				s.release(i, rules)
				again = true
			}
		}
	}
	return left
}

// release takes an item out; those that waited for it wait for one less.
func (s *Scene) release(i, rules int) {
	o := &s.order
	o.items[i] = gone
	for _, r := range o.rules[rules:] {
		if int(r.first) == i {
			o.waits[r.then]--
		}
	}
}

// relate finds which of two items is drawn first. Items that don't overlap on the screen need no order, nor do parts of
// one solid.
func (s *Scene) relate(i, k int) {
	a, b := s.order.items[i], s.order.items[k]
	if s.moving.pieces[a].firstPlane == s.moving.pieces[b].firstPlane || !s.overlap(a, b) {
		return
	}
	plane, bInFront, ok := s.between(a, b)
	switch {
	case ok && bInFront == (plane.Distance(&s.lens.eye) > 0):
		s.order.rule(i, k)
	case ok:
		s.order.rule(k, i)
	default:
		s.disentangle(i, k)
	}
}

// between finds a plane of one of two pieces with the other in front of it.
func (s *Scene) between(a, b int32) (plane bsp.Plane, bInFront, ok bool) {
	if plane, ok = s.aside(a, b); ok {
		return plane, true, true
	}
	plane, ok = s.aside(b, a)
	return plane, false, ok
}

// aside finds a plane of the first piece's solid with the other piece in front.
func (s *Scene) aside(of, other int32) (bsp.Plane, bool) {
	m := &s.moving
	p := &m.pieces[of]
	for k := p.firstPlane; k < p.firstPlane+p.planeCount; k++ {
		low, high := m.boxReach(other, &m.planes[k])
		if low < -touch && high >= -touch {
			low, _ = m.reach(other, &m.planes[k])
		}
		if low >= -touch {
			return m.planes[k], true
		}
	}
	return bsp.Plane{}, false
}

// disentangle cuts items[k] by a face of the solid of items[i]; what is in that solid is not drawn when it can't be
// seen, and drawn first when it is seen through glass. The static piece of a leaf is its first item and is never cut here.
func (s *Scene) disentangle(i, k int) {
	m := &s.moving
	a, b := m.pieces[s.order.items[i]], s.order.items[k]
	for p := a.firstPlane; p < a.firstPlane+a.planeCount; p++ {
		plane := m.planes[p]
		if m.side(b, &plane) != across {
			continue
		}
		front, back := m.split(b, &plane)
		if front == none || back == none {
			continue
		}
		s.order.items[k] = front
		s.project(front)
		s.order.push(back)
		s.project(back)
		s.relate(i, k)
		return
	}
	if a.hides {
		s.hide(k)
		return
	}
	s.order.rule(k, i)
}

// hide takes an item out that can't be seen. Nothing has been drawn yet, so the rules about it go too.
func (s *Scene) hide(k int) {
	o := &s.order
	o.items[k] = gone
	for r := range o.rules {
		if int(o.rules[r].first) == k {
			o.waits[o.rules[r].then]--
		}
	}
}

// breakRing draws what is left, each of which waits for another: a plane between two of them divides the set.
func (s *Scene) breakRing(start, rules int) {
	end := len(s.order.items)
	plane, ok := s.ringPlane(rules)
	if !ok {
		s.drawRest(start)
		return
	}
	far := plane
	if plane.Distance(&s.lens.eye) > 0 {
		far = flipped(&plane)
	}
	near := flipped(&far)
	s.drawSide(start, end, &far)
	s.drawSide(start, end, &near)
}

// ringPlane is a plane with one of two items that still wait on each side.
func (s *Scene) ringPlane(rules int) (bsp.Plane, bool) {
	o := &s.order
	for _, r := range o.rules[rules:] {
		a, b := o.items[r.first], o.items[r.then]
		if a == gone || b == gone {
			continue
		}
		plane, _, ok := s.between(a, b)
		if ok && s.moving.side(a, &plane)|s.moving.side(b, &plane) == across {
			return plane, true
		}
	}
	return bsp.Plane{}, false
}

// drawRest draws what no plane can bring in order: pictures that lie in one plane and the like, as they come.
func (s *Scene) drawRest(start int) {
	for i := start; i < len(s.order.items); i++ {
		if s.order.items[i] != gone {
			s.drawPiece(s.order.items[i])
		}
	}
}

// drawSide draws those parts of items[start:end] that lie in front of a plane.
func (s *Scene) drawSide(start, end int, plane *bsp.Plane) {
	for k := start; k < end; k++ {
		i := s.order.items[k]
		if i == gone {
			continue
		}
		switch s.moving.side(i, plane) {
		case inFront:
			s.order.push(i)
		case across:
			if front, _ := s.moving.split(i, plane); front != none {
				s.order.push(front)
			}
		}
	}
	s.drawSet(end)
}
