package bsp

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// cutCost is what one cut face costs against a wholly one-sided tree (1). Tried on the stage: 0.01 makes a third more
// faces, 0.15 and more make walks three times as deep, for no fewer faces.
const cutCost = 0.05

// lateCutCost is the same where the parts of one lesson alone are put between those of the others: few are left in a cell,
// and each cut there is one more. Tried: 0.05 makes the file 3 % larger, and more than this changes nothing.
const lateCutCost = 0.5

// count is how pieces lie about a plane, and how many faces it would cut. Flat pieces lie in it, and look its way
// (along) or the other (against).
type count struct{ front, back, across, along, against, faces int }

// sides of flat pieces. What lies in a plane can count to either side; it goes where it leaves other pieces alone. With
// pieces on both sides a picture on a face comes in front, as the face's solid is behind.
func (c count) sides() (along, against side) {
	along, against = inFront, behind
	if c.back+c.across == 0 {
		along = behind
	}
	if c.front+c.across == 0 {
		against = inFront
	}
	return along, against
}

// both is how many pieces each side gets.
func (c count) both() (front, back int) {
	front, back = c.front+c.across, c.back+c.across
	along, against := c.sides()
	for _, flat := range []struct {
		side side
		n    int
	}{{along, c.along}, {against, c.against}} {
		if flat.side == inFront {
			front += flat.n
		} else {
			back += flat.n
		}
	}
	return front, back
}

// cost: few cuts first, then equal halves. Not to divide at all costs infinitely much.
func (c count) cost(cut float64) float64 {
	front, back := c.both()
	if front == 0 || back == 0 {
		return math.Inf(1)
	}
	uneven := math.Abs(float64(front-back)) / float64(front+back)
	return cut*float64(c.faces) + uneven
}

// countSides gives up, with ok false, once the cut faces alone, each at cut, cost as much as enough.
func countSides(pieces []piece, plane *solid.Plane, cut, enough float64) (c count, ok bool) {
	for i := range pieces {
		p := &pieces[i]
		switch p.side(plane) {
		case inFront:
			c.front++
		case behind:
			c.back++
		case across:
			c.across++
			c.faces += p.crossed(plane)
		default:
			if p.looksAlong(plane) {
				c.along++
			} else {
				c.against++
			}
		}
		if cut*float64(c.faces) >= enough {
			return c, false
		}
	}
	return c, true
}

// looksAlong says for a flat piece whether it looks the plane's way.
func (p *piece) looksAlong(plane *solid.Plane) bool {
	return plane.Normal.Dot(p.polygons[0].plane.Normal) > 0
}

// crossed is how many faces of a piece a plane would cut.
func (p *piece) crossed(plane *solid.Plane) (n int) {
	for i := range p.polygons {
		if p.polygons[i].side(plane) == across {
			n++
		}
	}
	return n
}

// choose finds the plane to cut these pieces by when a cut face costs cut; ok is false when none divides them.
func choose(pieces []piece, guests []guest, bodies []body, cut float64) (best solid.Plane, counted count, ok bool) {
	if len(pieces) < 2 {
		return best, counted, false
	}
	lowest := math.Inf(1)
	for _, plane := range candidates(pieces, bodies) {
		c, some := countSides(pieces, &plane, cut, lowest)
		if !some || c.cost(cut) >= lowest {
			continue
		}
		if cost := c.cost(cut) + costOf(guests, &plane); cost < lowest {
			best, counted, lowest, ok = plane, c, cost, true
		}
	}
	return best, counted, ok
}

// candidates are the faces' planes of all solids here and the sides of their boxes, each once.
func candidates(pieces []piece, bodies []body) []solid.Plane {
	seen := make(map[[4]int64]bool)
	var planes []solid.Plane
	add := func(p solid.Plane) {
		key := planeKey(p)
		if !seen[key] {
			seen[key] = true
			planes = append(planes, p)
		}
	}
	// Upright and level planes first: they tend to be cheap, and a cheap one ends the count of dear ones early.
	for i := range pieces {
		for axis := range 3 {
			var n solid.Vec
			n[axis] = 1
			add(solid.Plane{Normal: n, Offset: pieces[i].bounds.low[axis]})
			add(solid.Plane{Normal: n, Offset: pieces[i].bounds.high[axis]})
		}
	}
	for i := range pieces {
		for _, p := range bodies[pieces[i].part].planes {
			add(p)
		}
	}
	return planes
}

// planeKey is the same for planes that cut space alike, whichever way they look.
func planeKey(p solid.Plane) [4]int64 {
	key := [4]int64{grid(p.Normal[0]), grid(p.Normal[1]), grid(p.Normal[2]), grid(p.Offset)}
	for _, k := range key[:3] {
		if k > 0 {
			return key
		}
		if k < 0 {
			return [4]int64{-key[0], -key[1], -key[2], -key[3]}
		}
	}
	return key
}

func grid(x float64) int64 { return int64(math.Round(x * 1e5)) }
