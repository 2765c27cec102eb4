package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// railSegment is a laid stretch of rail, for others to keep clear of.
type railSegment struct{ a, b solid.Vec }

func (b *builder) lay(t track) {
	chords := t.chords()
	laid := b.rails
	for _, side := range []float64{-gauge, gauge} {
		b.rail(t, chords, side, laid)
	}
	for _, c := range chords {
		b.sleepers(c, t.under)
	}
}

// railSection is round above and flat below.
func railSection(u float64) solid.Section {
	const w, h, cut = railWide / 2, railTop - sleeperTop, 0.05
	return solid.Section{Smooth: true, Points: []solid.SectionPoint{
		{U: u - w, V: sleeperTop}, {U: u + w, V: sleeperTop}, {U: u + w, V: sleeperTop + h - cut},
		{U: u + w - cut, V: sleeperTop + h}, {U: u - w + cut, V: sleeperTop + h}, {U: u - w, V: sleeperTop + h - cut},
	}}
}

// rail lays one rail at u from the middle, where none was laid before.
func (b *builder) rail(t track, chords []chord, u float64, laid []railSegment) {
	section := railSection(u)
	for _, c := range chords {
		for _, free := range b.free(t, c, u, laid) {
			piece := c.part(t, free)
			s := solid.Beam(piece.a, piece.b, section, solid.Up, piece.start, piece.end)
			b.add(t.paint(piece.from), c.unseenEnds(s, piece.start == c.start && c.from > t.from, piece.end == c.end && c.to < t.to))
			b.rails = append(b.rails, railSegment{t.beside(piece.from, u), t.beside(piece.to, u)})
		}
	}
}

// unseenEnds hides the underside, and those ends that another piece goes on from.
func (c chord) unseenEnds(s solid.Solid, start, end bool) solid.Solid {
	along := c.b.Sub(c.a).Unit()
	for f := range s.Faces {
		n := s.Faces[f].Plane.Normal
		if n[1] < -0.5 || start && n.Dot(along) < -0.7 || end && n.Dot(along) > 0.7 {
			s.Faces[f].Paint = solid.Unseen
		}
	}
	return s
}

// beside is the point at u to the right of the line at s, on its foot.
func (t track) beside(s, u float64) solid.Vec {
	at, heading := t.line.at(s)
	sin, cos := math.Sincos(heading)
	return at.Add(solid.Vec{-sin * u, 0, cos * u})
}

// span is a stretch of a line.
type span struct{ from, to float64 }

// free are the stretches of a chord where a rail at u keeps clear of those laid before.
func (b *builder) free(t track, c chord, u float64, laid []railSegment) []span {
	const steps, shortest = 28, 0.1
	var spans []span
	open := false
	for i := range steps + 1 {
		s := c.from + (c.to-c.from)*float64(i)/steps
		clear := clearOf(t.beside(s, u), laid)
		switch {
		case clear && !open:
			spans = append(spans, span{s, s})
		case clear:
			spans[len(spans)-1].to = s
		}
		open = clear
	}
	kept := spans[:0]
	for _, sp := range spans {
		if sp.to-sp.from >= shortest || sp.to-sp.from >= c.to-c.from {
			kept = append(kept, sp)
		}
	}
	return kept
}

func clearOf(p solid.Vec, laid []railSegment) bool {
	const apart, over = railWide + 0.03, 0.2
	for _, r := range laid {
		d := r.b.Sub(r.a)
		k := min(max(p.Sub(r.a).Dot(d)/d.LengthSquared(), 0), 1)
		q := r.a.Add(d.Scale(k))
		if math.Hypot(p[0]-q[0], p[2]-q[2]) < apart && math.Abs(p[1]-q[1]) < over {
			return false
		}
	}
	return true
}

// part is the piece of a chord over a span; where it is shorter than the chord it ends square.
func (c chord) part(t track, sp span) chord {
	along := c.b.Sub(c.a)
	piece := c
	if sp.from > c.from {
		k := (sp.from - c.from) / (c.to - c.from)
		piece.from, piece.start = sp.from, solid.PlaneAt(c.a.Lerp(c.b, k), along)
	}
	if sp.to < c.to {
		k := (sp.to - c.from) / (c.to - c.from)
		piece.to, piece.end = sp.to, solid.PlaneAt(c.a.Lerp(c.b, k), along)
	}
	return piece
}

// sleepers lays the sleepers of a chord, but for those that would lie in another track's.
func (b *builder) sleepers(c chord, paint solid.Paint) {
	const apart, wide = 0.42, 0.17
	if paint == 0 {
		paint = paintSleeper
	}
	along := c.b.Sub(c.a)
	n := int(along.Length()/apart + 0.5)
	for i := range n {
		middle := c.a.Lerp(c.b, (float64(i)+0.5)/float64(n))
		half := along.Unit().Scale(wide / 2)
		s := solid.Pole(middle.Sub(half), middle.Add(half), solid.RectSection(0, sleeperX, 0, sleeperTop), solid.Up)
		if b.fits(&s) {
			b.add(paint, hideBelow(s, c))
		}
	}
}

// hideBelow hides the underside of a sleeper that lies on the plate.
func hideBelow(s solid.Solid, c chord) solid.Solid {
	if c.a[1] == 0 && c.b[1] == 0 {
		return s.Hide(solid.Vec{0, -1, 0})
	}
	return s
}

// fits says whether a solid keeps out of all parts so far.
func (b *builder) fits(s *solid.Solid) bool {
	for i := range b.parts {
		if overlaps(&b.parts[i].Solid, s) {
			return false
		}
	}
	return true
}

// overlaps says whether two solids stand in each other.
func overlaps(a, b *solid.Solid) bool {
	al, ah := a.Bounds()
	bl, bh := b.Bounds()
	for i := range al {
		if ah[i] <= bl[i]+solid.Eps || bh[i] <= al[i]+solid.Eps {
			return false
		}
	}
	_, ok := solid.SeparatingPlane(a, b)
	return !ok
}

// pillars carry the raised lane, a pair under a sleeper's place every third chord.
func (b *builder) pillars(lane line) {
	t := track{line: lane, from: turnoutX - gateRestX, to: lane.length()}
	for i, c := range t.chords() {
		if i%3 != 1 || min(c.a[1], c.b[1]) < 0.16 {
			continue
		}
		b.pillar(c)
	}
}

func (b *builder) pillar(c chord) {
	const wide = 0.13
	along := c.b.Sub(c.a).Unit()
	right := along.Cross(solid.Up).Unit()
	foot := solid.PlaneAt(solid.Vec{}, solid.Up)
	top := solid.PlaneAt(c.a, right.Cross(along))
	for _, u := range []float64{-gauge, gauge} {
		at := c.a.Lerp(c.b, 0.5).Add(right.Scale(u))
		level := solid.Vec{along[0], 0, along[2]}.Unit()
		s := solid.Beam(solid.Vec{at[0], 0, at[2]}, at, solid.OctagonSection(wide, wide, 0.035), level, foot, top)
		if b.fits(&s) {
			b.add(paintPillar, s.Hide(solid.Vec{0, -1, 0}))
		}
	}
}
