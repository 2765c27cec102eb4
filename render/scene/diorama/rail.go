package diorama

import "github.com/redrivelab/redrivelab/render/scene/solid"

// laidRail is a straight piece of a rail, for others to end at, and the upright planes of its two sides.
type laidRail struct {
	solid solid.Solid
	sides [2]solid.Plane
}

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

// rail lays one rail at u from the middle. Where it meets one that was laid before, it ends at that one's side and goes on
// beyond: what is left is the rails of a turnout.
func (b *builder) rail(t track, chords []chord, u float64, laid []laidRail) {
	section := railSection(u)
	for _, c := range chords {
		s := solid.Beam(c.a, c.b, section, solid.Up, c.start, c.end)
		s = c.unseenEnds(s, c.from > t.from, c.to < t.to)
		for _, piece := range outside(s, laid) {
			b.add(t.paint(c.from), piece)
		}
		b.rails = append(b.rails, laidRail{s, c.sides(u)})
	}
}

// sides are the planes of the sides of a chord's rail at u from the middle, each looking away from it.
func (c chord) sides(u float64) [2]solid.Plane {
	right := c.b.Sub(c.a).Unit().Cross(solid.Up).Unit()
	return [2]solid.Plane{
		solid.PlaneAt(c.a.Add(right.Scale(u-railWide/2)), right.Scale(-1)),
		solid.PlaneAt(c.a.Add(right.Scale(u+railWide/2)), right),
	}
}

// outside are the parts of a rail that lie beside all of those laid before.
func outside(rail solid.Solid, laid []laidRail) []solid.Solid {
	pieces := []solid.Solid{rail}
	for i := range laid {
		var left []solid.Solid
		for _, p := range pieces {
			if !overlaps(&laid[i].solid, &p) {
				left = append(left, p)
				continue
			}
			for _, side := range laid[i].sides {
				if part := solid.Beyond(p, side); shows(&part, side) {
					left = append(left, part)
				}
			}
		}
		pieces = left
	}
	return pieces
}

// shows says whether a part reaches far enough from the plane that it was cut by to be seen as something.
func shows(part *solid.Solid, cut solid.Plane) bool {
	const sliver = 0.03
	for _, at := range part.Corners(nil) {
		if cut.Side(at) > sliver {
			return true
		}
	}
	return false
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

// sleepers lays the sleepers of a chord. One that would lie in another track's is as much shorter, and left out when
// little would be left.
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
		if s, ok := b.sleeper(middle.Sub(half), middle.Add(half)); ok {
			b.add(paint, hideBelow(s, c))
		}
	}
}

// sleeper is the longest that has room between two points of a track, whole or short of one of its ends.
func (b *builder) sleeper(from, to solid.Vec) (solid.Solid, bool) {
	const step, shortest = 0.08, 0.85
	for long := sleeperX; long >= shortest; long -= step {
		for _, aside := range []float64{sleeperX - long, long - sleeperX} {
			s := solid.Pole(from, to, solid.RectSection(aside/2, long, 0, sleeperTop), solid.Up)
			if b.fits(&s) {
				return s, true
			}
		}
	}
	return solid.Solid{}, false
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
		s := solid.Beam(solid.Vec{at[0], 0, at[2]}, at, solid.RectSection(0, wide, -wide/2, wide/2), level, foot, top)
		if b.fits(&s) {
			b.add(paintPillar, s.Hide(solid.Vec{0, -1, 0}))
		}
	}
}
