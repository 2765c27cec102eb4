package scene

import "github.com/redrivelab/redrivelab/render/scene/diorama"

// drawAll merges what moves into the kept order of what doesn't.
func (s *Scene) drawAll() {
	done := int32(0)
	for _, leaf := range s.bins.touched {
		run := s.still.leaves[leaf]
		s.frame.Indices = append(s.frame.Indices, s.still.indices[done:run.first]...)
		s.drawLeaf(leaf)
		done = run.end
	}
	s.frame.Indices = append(s.frame.Indices, s.still.indices[done:]...)
}

// drawPiece draws the static faces of a leaf from what is kept, and other pieces anew.
func (s *Scene) drawPiece(i int32) {
	p := &s.moving.pieces[i]
	if p.leaf >= 0 {
		run := s.still.leaves[p.leaf]
		s.frame.Indices = append(s.frame.Indices, s.still.indices[run.first:run.end]...)
		return
	}
	for k := range s.moving.polygonsOf(i) {
		s.drawPolygon(&s.moving.polygons[p.first+int32(k)], p)
	}
}

func (s *Scene) drawPolygon(g *polygon, p *piece) {
	first := len(s.frame.Vertices)
	outline, colour := s.moving.corners[g.first:g.first+g.count], s.colours[g.paint]
	colour.A *= 1 - p.faded
	whole := true
	for k := range outline {
		c := &outline[k]
		if c.spot.near == 0 {
			s.frame.Vertices = s.still.clipped.draw(outline, &s.lens, &colour, s.frame.Vertices[:first])
			whole = false
			break
		}
		s.frame.Vertices = grown(s.frame.Vertices)
		v := &s.frame.Vertices[len(s.frame.Vertices)-1]
		v.set(&c.spot, &c.normal, c.ambient, &colour)
		if g.paint == uint16(diorama.ShadowPaint) {
			v.ColorA *= c.ambient
		}
	}
	s.frame.Indices = fan(s.frame.Indices, first, len(s.frame.Vertices)-first)
	if whole && s.still.smooth && g.paint != uint16(diorama.ShadowPaint) {
		s.featherPolygon(g, p, first)
	}
}

// project finds where the corners of a piece are on the screen, and the rectangle around them; all of the screen when
// the piece comes too near.
func (s *Scene) project(i int32) {
	p := &s.moving.pieces[i]
	low, high := [2]float32{far, far}, [2]float32{-far, -far}
	tooNear := false
	for _, g := range s.moving.polygonsOf(i) {
		corners := s.moving.corners[g.first : g.first+g.count]
		for k := range corners {
			c := &corners[k]
			c.spot = s.lens.spot(&c.at)
			tooNear = tooNear || c.spot.near == 0
			low[0], high[0] = widen(low[0], high[0], c.spot.x)
			low[1], high[1] = widen(low[1], high[1], c.spot.y)
		}
	}
	if tooNear {
		low, high = [2]float32{-far, -far}, [2]float32{far, far}
	}
	p.screenLow, p.screenHigh = low, high
}

func (s *Scene) overlap(a, b int32) bool {
	p, q := &s.moving.pieces[a], &s.moving.pieces[b]
	return p.screenLow[0] < q.screenHigh[0] && q.screenLow[0] < p.screenHigh[0] &&
		p.screenLow[1] < q.screenHigh[1] && q.screenLow[1] < p.screenHigh[1]
}
