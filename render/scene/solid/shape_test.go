package solid

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func near(t *testing.T, want, got Vec, message ...any) {
	t.Helper()
	assert.InDeltaSlice(t, want[:], got[:], 1e-9, message...)
}

// soundness: every face is flat, convex, counter-clockwise from outside, and the whole is convex and closed.
func sound(t *testing.T, s Solid) {
	t.Helper()
	edges := map[[6]int64]int{}
	for i, f := range s.Faces {
		assert.InDelta(t, 1, f.Plane.Normal.Length(), 1e-9)
		for _, c := range s.Corners(nil) {
			require.LessOrEqual(t, f.Plane.Side(c), 1e-9, "face %d has a corner in front of it", i)
		}
		n := len(f.Corners)
		for j, c := range f.Corners {
			require.InDelta(t, 0, f.Plane.Side(c.At), 1e-9, "face %d isn't flat", i)
			require.InDelta(t, 1, c.Normal.Length(), 1e-9)
			require.Equal(t, 1.0, c.Ambient)
			a, b := f.Corners[(j+1)%n].At, f.Corners[(j+2)%n].At
			turn := a.Sub(c.At).Cross(b.Sub(a)).Dot(f.Plane.Normal)
			require.Greater(t, turn, -1e-9, "face %d turns the wrong way", i)
			edges[edge(c.At, a)]++
		}
	}
	for e, n := range edges {
		require.Equal(t, 1, n, "edge used twice the same way")
		require.Equal(t, 1, edges[[6]int64{e[3], e[4], e[5], e[0], e[1], e[2]}], "no face on the other side of an edge")
	}
}

func edge(a, b Vec) [6]int64 {
	var e [6]int64
	for i := range 3 {
		e[i], e[3+i] = int64(math.Round(a[i]*1e6)), int64(math.Round(b[i]*1e6))
	}
	return e
}

// volume by the divergence theorem, of a closed solid.
func volume(s Solid) float64 {
	sum := 0.0
	for _, f := range s.Faces {
		for i := 2; i < len(f.Corners); i++ {
			sum += f.Corners[0].At.Dot(f.Corners[i-1].At.Cross(f.Corners[i].At)) / 6
		}
	}
	return sum
}

func TestShapesAreSound(t *testing.T) {
	edge := Edge{0.1, 2}
	rising := Beam(Vec{0, 0, 0}, Vec{2, 1, 0}, OctagonSection(0.2, 0.2, 0.05), Up, PlaneAt(Vec{}, Vec{1, 0, 0}), PlaneAt(Vec{2, 1, 0}, Vec{1, 0, 0.4}))
	for name, c := range map[string]struct {
		solid  Solid
		faces  int
		volume float64 // 0: not worked out by hand
	}{
		"box":              {Box(Vec{-1, 0, 2}, Vec{1, 3, 6}), 6, 24},
		"rounded, 1 bevel": {RoundedBox(Vec{0, 0, 0}, Vec{2, 2, 2}, 0.5, 1), 26, 0},
		"rounded, 2":       {RoundedBox(Vec{0, 0, 0}, Vec{2, 2, 2}, 0.5, 2), 62, 0},
		"triangle":         {Prism(Polygon([2]float64{0, 0}, [2]float64{4, 0}, [2]float64{0, 3}), 1, 3), 5, 12},
		"same, other way":  {Prism(Polygon([2]float64{0, 0}, [2]float64{0, 3}, [2]float64{4, 0}), 1, 3), 5, 12},
		"hexagon":          {Prism(Regular(6, 1, 1, 2, 0), 0, 1), 8, 6 * math.Sqrt(3)},
		"disc":             {Disc(0, 0, 1, 12, 0, 1, edge), 12*3 + 2, 0},
		"slab":             {Slab(RoundedRect(-2, -1, 2, 1, 0.3, 2), 0, 1, edge, edge, true), 12*5 + 2, 0},
		"one sharp corner": {Slab(RoundedCorners(0, 0, 2, 2, [4]float64{0, 0.5, 0.5, 0.5}, 1), 0, 1, Edge{}, Edge{}, true), 9, 4 - 3*0.125},
		"taper":            {Taper(Regular(4, 0, 0, 2, 0), Regular(4, 0, 0, 1, 0), 0, 3), 6, 14},
		"pole":             {Pole(Vec{0, 0, 0}, Vec{0, 0, 5}, RectSection(1, 2, -1, 0), Up), 6, 10},
		"leaning beam":     {rising, 10, 0},
	} {
		t.Run(name, func(t *testing.T) {
			sound(t, c.solid)
			assert.Len(t, c.solid.Faces, c.faces)
			if c.volume > 0 {
				assert.InDelta(t, c.volume, volume(c.solid), 1e-9)
			}
		})
	}
}

func TestRoundedEdgesBendTheirNormals(t *testing.T) {
	s := RoundedBox(Vec{0, 0, 0}, Vec{4, 4, 4}, 1, 1)
	found := 0
	for _, f := range s.Faces {
		for _, c := range f.Corners {
			// The bevel between top and right starts on the top face, lit like it, and ends on the right, lit like that.
			if c.At.Sub(Vec{3, 4, 3}).Length() < 1e-9 {
				near(t, Up, c.Normal)
				found++
			}
			if c.At.Sub(Vec{4, 3, 3}).Length() < 1e-9 {
				near(t, Vec{1, 0, 0}, c.Normal)
				found++
			}
		}
	}
	assert.GreaterOrEqual(t, found, 6)
}

func TestBoundsAndCentre(t *testing.T) {
	s := Box(Vec{-1, 0, 2}, Vec{1, 3, 6}).Moved(Vec{1, 1, 1})
	low, high := s.Bounds()
	near(t, Vec{0, 1, 3}, low)
	near(t, Vec{2, 4, 7}, high)
	near(t, Vec{1, 2.5, 5}, s.Centre())
	assert.Len(t, s.Corners(nil), 8)
	var none Solid
	low, high = none.Bounds()
	assert.Equal(t, Vec{}, low)
	assert.Equal(t, Vec{}, high)
	assert.Equal(t, Vec{}, none.Centre())
}

func TestOutlinesGrowWithParallelSides(t *testing.T) {
	s := Slab(Polygon([2]float64{0, 0}, [2]float64{4, 0}, [2]float64{4, 4}, [2]float64{0, 4}), 0, 2, Edge{}, Edge{1, 1}, false)
	low, high := Vec{9, 9, 9}, Vec{-9, -9, -9}
	for _, f := range s.Faces {
		if f.Plane.Normal[1] > 0.99 {
			for _, c := range f.Corners {
				for i := range 3 {
					low[i], high[i] = min(low[i], c.At[i]), max(high[i], c.At[i])
				}
			}
		}
	}
	near(t, Vec{1, 2, 1}, low, "the top is drawn in by the bevel on each side")
	near(t, Vec{3, 2, 3}, high)
}

func TestMitredPiecesShareTheirEnd(t *testing.T) {
	a, b, c := Vec{0, 0, 0}, Vec{2, 0, 0}, Vec{2, 0, 2}
	cut := Mitre(b, b.Sub(a), c.Sub(b))
	section := RectSection(0.5, 0.2, 0, 0.1)
	first := Beam(a, b, section, Up, PlaneAt(a, Vec{1, 0, 0}), cut)
	second := Beam(b, c, section, Up, cut, PlaneAt(c, Vec{0, 0, 1}))
	sound(t, first)
	sound(t, second)
	near(t, Vec{math.Sqrt2 / 2, 0, math.Sqrt2 / 2}, cut.Normal)
	end := func(s Solid) map[[6]int64]bool {
		at := map[[6]int64]bool{}
		for _, p := range s.Corners(nil) {
			if math.Abs(cut.Side(p)) < 1e-9 {
				at[edge(p, Vec{})] = true
			}
		}
		return at
	}
	assert.Len(t, end(first), 4)
	assert.Equal(t, end(first), end(second))
	// Running towards x, right is z: the rail's outer edge at 0.6 turns at (1.4, 0.6).
	assert.Contains(t, end(first), edge(Vec{1.4, 0, 0.6}, Vec{}))
}

func TestHideMarksWhatLooksThatWay(t *testing.T) {
	s := Box(Vec{}, Vec{1, 1, 1}).Hide(Vec{0, -1, 0}).Painted(7)
	hidden := 0
	for f := range s.Faces {
		if s.PaintOf(f) == Unseen {
			hidden++
			near(t, Vec{0, -1, 0}, s.Faces[f].Plane.Normal)
		} else {
			assert.Equal(t, Paint(7), s.PaintOf(f))
		}
	}
	assert.Equal(t, 1, hidden)
}

func TestMotionTurnsInItsOrder(t *testing.T) {
	quarter := math.Pi / 2
	for name, c := range map[string]struct {
		motion   Motion
		from, to Vec
	}{
		"yaw turns x away from the viewer": {Turned(Vec{}, quarter, 0, 0, 1), Vec{1, 0, 0}, Vec{0, 0, -1}},
		"pitch turns y to the viewer":      {Turned(Vec{}, 0, quarter, 0, 1), Vec{0, 1, 0}, Vec{0, 0, 1}},
		"roll turns x up":                  {Turned(Vec{}, 0, 0, quarter, 1), Vec{1, 0, 0}, Vec{0, 1, 0}},
		"roll, then pitch, then yaw":       {Turned(Vec{}, quarter, quarter, quarter, 1), Vec{1, 0, 0}, Vec{1, 0, 0}},
		"scaled, then moved":               {Turned(Vec{1, 2, 3}, 0, 0, 0, 2), Vec{1, 1, 1}, Vec{3, 4, 5}},
		"still":                            {Still, Vec{4, 5, 6}, Vec{4, 5, 6}},
	} {
		near(t, c.to, c.motion.Point(c.from), name)
	}
}

func TestMotionOfAPlane(t *testing.T) {
	m := Turned(Vec{0, 5, 0}, math.Pi/2, 0, 0, 2)
	p := m.Plane(Plane{Vec{1, 0, 0}, 3})
	near(t, Vec{0, 0, -1}, p.Normal)
	assert.InDelta(t, 6, p.Offset, 1e-9)
	s := m.Solid(Box(Vec{}, Vec{1, 1, 1}))
	sound(t, s)
	assert.InDelta(t, 8, volume(s), 1e-9)
}
