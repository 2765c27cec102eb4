package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// judge compares what a frame's triangles leave on the screen, drawn one over another, with the nearest surface at each
// pixel (measures.md: flat ids, no feathering, glass opaque: the strips that soften edges are left out). The nearest is found twice: among the frame's own triangles, which
// judges their order alone, and among the whole solids that the frame was made of, which also shows what is missing or
// doubled.
type judge struct {
	width, height int
	drawn         []float64 // 1 / depth of what was drawn last
	nearest       []float64 // the largest 1 / depth
	wrong         []bool
}

// apart is the relative difference in depth from which on two surfaces are told apart: less than a hundredth of a stage
// unit at the usual distance.
const apart = 3e-4

func newJudge(width, height int) *judge {
	n := width * height
	return &judge{width: width, height: height, drawn: make([]float64, n), nearest: make([]float64, n), wrong: make([]bool, n)}
}

type verdict struct {
	wrong, largest, covered int
}

// order judges a frame against itself.
func (j *judge) order(f *Frame) verdict {
	clear(j.nearest)
	j.paint(f)
	return j.verdict(func(drawn, nearest float64) bool { return drawn < nearest*(1-apart) })
}

// whole judges a frame against the solids.
func (j *judge) whole(f *Frame, solids []solid.Solid, colours []diorama.Colour, l *lens) verdict {
	j.paint(f)
	clear(j.nearest)
	for i := range solids {
		j.solid(&solids[i], colours, l)
	}
	return j.verdict(func(drawn, nearest float64) bool { return math.Abs(drawn-nearest) > nearest*apart })
}

func (j *judge) paint(f *Frame) {
	clear(j.drawn)
	for i := 0; i+2 < len(f.Indices); i += 3 {
		var t [3][3]float64
		strip := false
		for k := range t {
			v := &f.Vertices[f.Indices[i+k]]
			strip = strip || v.ColorA == 0
			t[k] = [3]float64{float64(v.DstX), float64(v.DstY), float64(v.SrcY)}
		}
		if strip {
			continue
		}
		j.triangle(&t, func(pixel int, near float64) {
			j.drawn[pixel] = near
			j.nearest[pixel] = max(j.nearest[pixel], near)
		})
	}
}

// solid draws a whole solid into the depth buffer by its own reckoning in float64.
func (j *judge) solid(s *solid.Solid, colours []diorama.Colour, l *lens) {
	for i, f := range s.Faces {
		paint := s.PaintOf(i)
		if paint == solid.Unseen || colours[paint].A == 0 || f.Plane.Side(wide(l.eye)) <= 0 {
			continue
		}
		var outline [][3]float64 // x and y across the view, depth
		for _, c := range f.Corners {
			way := c.At.Sub(wide(l.eye))
			outline = append(outline, [3]float64{way.Dot(wide(l.right)), way.Dot(wide(l.up)), way.Dot(wide(l.forward))})
		}
		outline = beyond(outline, nearest*1.001)
		for k := 1; k+1 < len(outline); k++ {
			t := [3][3]float64{l.flat(outline[0]), l.flat(outline[k]), l.flat(outline[k+1])}
			j.triangle(&t, func(pixel int, near float64) { j.nearest[pixel] = max(j.nearest[pixel], near) })
		}
	}
}

func (l *lens) flat(p [3]float64) [3]float64 {
	k := float64(l.scale) / p[2]
	return [3]float64{float64(l.centreX) + k*p[0], float64(l.centreY) - k*p[1], 1 / p[2]}
}

func wide(p [3]float32) solid.Vec { return solid.Vec{float64(p[0]), float64(p[1]), float64(p[2])} }

// beyond clips an outline at a depth.
func beyond(outline [][3]float64, depth float64) (kept [][3]float64) {
	for i, a := range outline {
		b := outline[(i+1)%len(outline)]
		if a[2] >= depth {
			kept = append(kept, a)
		}
		if (a[2] < depth) != (b[2] < depth) {
			t := (depth - a[2]) / (b[2] - a[2])
			kept = append(kept, [3]float64{a[0] + t*(b[0]-a[0]), a[1] + t*(b[1]-a[1]), depth})
		}
	}
	return kept
}

// triangle visits the pixels whose middles lie in a triangle of either sense, edges included.
func (j *judge) triangle(t *[3][3]float64, visit func(pixel int, near float64)) {
	a, b, c := t[0], t[1], t[2]
	area := (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0])
	if area == 0 {
		return
	}
	top := max(int(math.Ceil(min(a[1], b[1], c[1])-0.5)), 0)
	bottom := min(int(math.Floor(max(a[1], b[1], c[1])-0.5)), j.height-1)
	for y := top; y <= bottom; y++ {
		j.row(t, area, y, visit)
	}
}

// row narrows a pixel row to the triangle's span by its three edges, then visits it.
func (j *judge) row(t *[3][3]float64, area float64, y int, visit func(pixel int, near float64)) {
	cy := float64(y) + 0.5
	low, high := 0.0, float64(j.width-1)
	var base, step [3]float64 // the share of each corner at x = 0.5, and its growth a pixel
	for k := range 3 {
		p, q := t[(k+1)%3], t[(k+2)%3]
		step[k] = -(q[1] - p[1]) / area
		base[k] = ((q[0]-p[0])*(cy-p[1]) - (q[1]-p[1])*(0.5-p[0])) / area
		switch {
		case step[k] > 0:
			low = max(low, math.Ceil(-base[k]/step[k]))
		case step[k] < 0:
			high = min(high, math.Floor(-base[k]/step[k]))
		case base[k] < 0:
			return
		}
	}
	for x := low; x <= high; x++ {
		near := 0.0
		for k := range 3 {
			near += (base[k] + x*step[k]) * t[k][2]
		}
		visit(y*j.width+int(x), near)
	}
}

// verdict counts the wrong pixels and the largest patch of them.
func (j *judge) verdict(wrong func(drawn, nearest float64) bool) (v verdict) {
	for i := range j.wrong {
		j.wrong[i] = wrong(j.drawn[i], j.nearest[i])
		if j.nearest[i] > 0 || j.drawn[i] > 0 {
			v.covered++
		}
		if j.wrong[i] {
			v.wrong++
		}
	}
	for i := range j.wrong {
		v.largest = max(v.largest, j.patch(i))
	}
	return v
}

// patch is how many wrong pixels hang together with one, side by side; they are not counted again.
func (j *judge) patch(i int) int {
	if !j.wrong[i] {
		return 0
	}
	j.wrong[i] = false
	n := 1
	if i%j.width > 0 {
		n += j.patch(i - 1)
	}
	if i%j.width < j.width-1 {
		n += j.patch(i + 1)
	}
	if i >= j.width {
		n += j.patch(i - j.width)
	}
	if i+j.width < len(j.wrong) {
		n += j.patch(i + j.width)
	}
	return n
}
