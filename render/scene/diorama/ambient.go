package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// reach is how far away, in stage units, a part can still take light from a corner.
const reach = 3.5

// rays is in how many directions, over the whole sphere, a corner looks for light; those behind its face don't count.
const rays = 160

// darkest is what always gets to a corner, off the walls around it.
const darkest = 0.2

// fromLight is where the soft light comes from: left, above, in front.
var fromLight = solid.Vec{-0.5, 0.75, 0.43}

// bake gives every corner the share of the light around that reaches it. Light from fromLight's side weighs more, so that
// what stands on the plate also leaves a soft shadow away from it.
//
// What stands in every lesson gets the light of the quarantine lesson, but for the plate: where the review lesson's
// shadows fall otherwise, it has faces for both.
func bake(parts []Part) {
	rays := allRays()
	first, second := world{occludersOf(parts, onlyQuarantine), rays}, world{occludersOf(parts, onlyReview), rays}
	for p := range parts {
		s := &parts[p].Solid
		switch {
		case parts[p].Only >= onlyReview:
			second.bake(s)
		case s.Paint == paintPlate:
			*s = shadowed(*s, &first, &second)
		default:
			first.bake(s)
		}
	}
}

// shadowed is the plate with the light of two worlds: a face that they light differently is there twice.
func shadowed(plate solid.Solid, first, second *world) solid.Solid {
	const told = 0.03 // a difference in light that can be seen
	other := solid.Still.Solid(plate)
	first.bake(&plate)
	second.bake(&other)
	for f := range other.Faces {
		a, b := &plate.Faces[f], &other.Faces[f]
		differs := false
		for c := range a.Corners {
			differs = differs || math.Abs(a.Corners[c].Ambient-b.Corners[c].Ambient) > told
		}
		if differs && plate.PaintOf(f) == paintPlate {
			a.Paint, b.Paint = paintPlateGate, paintPlateReview
			plate.Faces = append(plate.Faces, *b)
		}
	}
	return plate
}

// world is what light is looked for in.
type world struct {
	occluders occluders
	rays      []ray
}

// bake gives corners that are lit as one, because they share place and normal, the mean of what their faces get.
func (w *world) bake(s *solid.Solid) {
	sums := map[spot]sum{}
	for f := range s.Faces {
		face := &s.Faces[f]
		if s.PaintOf(f) == solid.Unseen {
			continue
		}
		for _, c := range face.Corners {
			k := spotOf(&c)
			sums[k] = sums[k].with(w.light(c.At, face.Plane.Normal, middle(*face)))
		}
	}
	for f := range s.Faces {
		for c := range s.Faces[f].Corners {
			corner := &s.Faces[f].Corners[c]
			if m := sums[spotOf(corner)]; m.count > 0 {
				corner.Ambient = m.total / m.count
			}
		}
	}
}

type sum struct{ total, count float64 }

func (s sum) with(x float64) sum { return sum{s.total + x, s.count + 1} }

// spot is where a corner stands and how it is lit, rounded so that equal ones are found again.
type spot [6]int32

func spotOf(c *solid.Corner) spot {
	var s spot
	for i := range 3 {
		s[i], s[3+i] = int32(math.Round(c.At[i]*1e3)), int32(math.Round(c.Normal[i]*1e2))
	}
	return s
}

// occluder is an opaque part as planes, with its bounds. What comes and goes with the state takes no light.
type occluder struct {
	planes    []solid.Plane
	low, high solid.Vec
}

type occluders []occluder

func occludersOf(parts []Part, cast Only) occluders {
	var o occluders
	for i := range parts {
		s := &parts[i].Solid
		if parts[i].Glass || s.Paint >= changingPaints || parts[i].Only != 0 && parts[i].Only != cast {
			continue
		}
		c := occluder{}
		c.low, c.high = s.Bounds()
		for _, f := range s.Faces {
			if n := len(c.planes); n == 0 || c.planes[n-1] != f.Plane {
				c.planes = append(c.planes, f.Plane)
			}
		}
		o = append(o, c)
	}
	return o
}

// light is the mean of what reaches a few points between a corner of a face and its middle: that smooths over what is
// smaller than a face, such as the sleepers on the plate. One point does for a small face.
func (w *world) light(at, normal, inside solid.Vec) float64 {
	const off, small, spread = 0.02, 0.22, 0.3
	inwards := inside.Sub(at)
	points := 3
	if inwards.Length() < small {
		points = 1
	}
	step := min(0.55, spread/max(inwards.Length(), 1e-9)) / float64(points)
	near := w.occluders.near(at)
	total := 0.0
	for i := range points {
		total += w.reaching(at.Add(inwards.Scale(step*(float64(i)+0.3))).Add(normal.Scale(off)), normal, near)
	}
	return total / float64(points)
}

// reaching is the share of the rays from a point, to the side that normal looks to, that get away. Those towards
// fromLight count a second time, as the soft light itself.
func (w *world) reaching(at, normal solid.Vec, near occluders) float64 {
	free, all := 0.0, 0.0
	for _, r := range w.rays {
		facing := r.to.Dot(normal)
		if facing <= 0.02 {
			continue
		}
		direct := facing * r.direct
		way := near.open(at, r.to) / reach
		all += facing + direct
		free += facing*smooth(way) + direct*smooth(4*way-3)
	}
	return darkest + (1-darkest)*free/all
}

// near are the occluders within reach of a point.
func (o occluders) near(at solid.Vec) occluders {
	var n occluders
	for _, c := range o {
		if c.distance(at) < reach {
			n = append(n, c)
		}
	}
	return n
}

func (c *occluder) distance(at solid.Vec) float64 {
	sum := 0.0
	for i := range at {
		d := max(c.low[i]-at[i], 0, at[i]-c.high[i])
		sum += d * d
	}
	return math.Sqrt(sum)
}

// open is how far a ray gets, reach at most.
func (o occluders) open(at, d solid.Vec) float64 {
	nearest := reach
	for i := range o {
		nearest = min(nearest, o[i].hit(at, d))
	}
	return nearest
}

// hit is how far along a ray enters the occluder, infinite when it doesn't.
func (c *occluder) hit(at, d solid.Vec) float64 {
	enter, leave := 0.0, math.Inf(1)
	for i := range at {
		near, far := (c.low[i]-at[i])/d[i], (c.high[i]-at[i])/d[i]
		enter, leave = max(enter, min(near, far)), min(leave, max(near, far))
	}
	if enter >= leave {
		return math.Inf(1)
	}
	for _, p := range c.planes {
		side, rate := p.Side(at), p.Normal.Dot(d)
		switch {
		case rate < 0:
			enter = max(enter, -side/rate)
		case rate > 0:
			leave = min(leave, -side/rate)
		case side > 0:
			return math.Inf(1)
		}
		if enter >= leave {
			return math.Inf(1)
		}
	}
	return enter
}

// ray is a direction to look for light in, and how much of the soft light comes from there.
type ray struct {
	to     solid.Vec
	direct float64
}

// allRays are spread over the sphere on a spiral from pole to pole.
func allRays() []ray {
	all, light := make([]ray, rays), fromLight.Unit()
	for i := range all {
		y := 1 - 2*(float64(i)+0.5)/rays
		r := math.Sqrt(1 - y*y)
		sin, cos := math.Sincos(float64(i) * math.Pi * (3 - math.Sqrt(5)))
		all[i].to = solid.Vec{r * cos, y, r * sin}
		all[i].direct = 8 * math.Pow(max(all[i].to.Dot(light), 0), 10)
	}
	return all
}
