package bsp

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// mostCandidates bounds the planes tried at one cut; with more, every n-th is tried.
const mostCandidates = 500

// cutCost is what one cut solid costs against a wholly one-sided tree (1). Found by trying on the stage: less gives
// more faces, more gives deeper walks for what moves and no fewer faces.
const cutCost = 0.15

// count is how pieces lie about a plane.
type count struct{ front, back, across int }

func countSides(pieces []piece, plane *solid.Plane) (c count) {
	for i := range pieces {
		switch pieces[i].side(plane) {
		case inFront:
			c.front++
		case behind:
			c.back++
		default:
			c.across++
		}
	}
	return c
}

// divides says whether both sides get something.
func (c count) divides() bool { return c.front+c.across > 0 && c.back+c.across > 0 }

// cost: few cuts first, then equal halves.
func (c count) cost() float64 {
	total := float64(c.front + c.back + c.across)
	uneven := math.Abs(float64(c.front-c.back)) / total
	return cutCost*float64(c.across) + uneven
}

// choose finds the plane to cut these pieces by; ok is false when none divides them.
func choose(pieces []piece, bodies []body) (best solid.Plane, ok bool) {
	if len(pieces) < 2 {
		return best, false
	}
	planes := candidates(pieces, bodies)
	step := 1 + len(planes)/mostCandidates
	for ; step >= 1 && !ok; step /= 2 {
		lowest := math.Inf(1)
		for i := 0; i < len(planes); i += step {
			c := countSides(pieces, &planes[i])
			if c.divides() && c.cost() < lowest {
				best, lowest, ok = planes[i], c.cost(), true
			}
		}
	}
	return best, ok
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
	for i := range pieces {
		for _, p := range bodies[pieces[i].part].planes {
			add(p)
		}
		for axis := range 3 {
			var n solid.Vec
			n[axis] = 1
			add(solid.Plane{Normal: n, Offset: pieces[i].bounds.low[axis]})
			add(solid.Plane{Normal: n, Offset: pieces[i].bounds.high[axis]})
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
