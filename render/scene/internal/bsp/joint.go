package bsp

import (
	"math"
	"sort"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// Where one piece of a solid was cut and its neighbour across an edge was not, the neighbour's edge passes the new
// corner without having it, and rounding to pixels leaves pinholes there. So every edge gets the corners of the same
// solid that lie on it.

// jointSet has the corners of each part, sorted by x.
type jointSet map[int][]solid.Vec

func joints(leaves [][]piece) jointSet {
	set := make(jointSet)
	seen := make(map[int]map[Point]bool)
	for i := range leaves {
		for _, p := range leaves[i] {
			if seen[p.part] == nil {
				seen[p.part] = make(map[Point]bool)
			}
			for _, g := range p.polygons {
				for _, c := range g.corners {
					if key := narrowed(c.At); !seen[p.part][key] {
						seen[p.part][key] = true
						set[p.part] = append(set[p.part], c.At)
					}
				}
			}
		}
	}
	for _, points := range set {
		sort.Slice(points, func(i, k int) bool { return after(points[k], points[i]) })
	}
	return set
}

// through is the outline with the part's other corners that lie on its edges.
func (s jointSet) through(part int, outline []solid.Corner) []solid.Corner {
	points := s[part]
	var out []solid.Corner
	for i := range outline {
		a, b := outline[i], outline[(i+1)%len(outline)]
		out = append(out, a)
		out = append(out, between(points, a, b)...)
	}
	return out
}

func between(points []solid.Vec, a, b solid.Corner) []solid.Corner {
	low, high := min(a.At[0], b.At[0])-epsilon, max(a.At[0], b.At[0])+epsilon
	first := sort.Search(len(points), func(i int) bool { return points[i][0] >= low })
	type stop struct {
		t float64
		c solid.Corner
	}
	var stops []stop
	for _, p := range points[first:] {
		if p[0] > high {
			break
		}
		if t, ok := along(a.At, b.At, p); ok {
			c := solid.Corner{At: p, Ambient: a.Ambient + t*(b.Ambient-a.Ambient)}
			for axis := range 3 {
				c.Normal[axis] = a.Normal[axis] + t*(b.Normal[axis]-a.Normal[axis])
			}
			stops = append(stops, stop{t, c})
		}
	}
	sort.Slice(stops, func(i, k int) bool { return stops[i].t < stops[k].t })
	out := make([]solid.Corner, len(stops))
	for i := range stops {
		out[i] = stops[i].c
	}
	return out
}

// along says how far along the edge from a to b the point lies, strictly between its ends.
func along(a, b, p solid.Vec) (t float64, ok bool) {
	edge, way := b.Sub(a), p.Sub(a)
	length := edge.Length()
	if length < 4*epsilon {
		return 0, false
	}
	t = way.Dot(edge) / (length * length)
	if t*length < 2*epsilon || (1-t)*length < 2*epsilon {
		return 0, false
	}
	var off float64
	for axis := range 3 {
		off = max(off, math.Abs(way[axis]-t*edge[axis]))
	}
	return t, off < 2*epsilon
}
