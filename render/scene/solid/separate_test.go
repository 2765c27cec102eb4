package solid

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSeparatingPlane(t *testing.T) {
	unit := Box(Vec{0, 0, 0}, Vec{1, 1, 1})
	turned := Turned(Vec{}, math.Pi/4, 0, 0, 1)
	for name, c := range map[string]struct {
		a, b Solid
		ok   bool
		gap  float64
	}{
		"apart":                {unit, unit.Moved(Vec{3, 0, 0}), true, 2},
		"apart, other order":   {unit.Moved(Vec{3, 0, 0}), unit, true, 2},
		"touching in a face":   {unit, unit.Moved(Vec{0, 1, 0}), true, 0},
		"touching in an edge":  {unit, unit.Moved(Vec{1, 1, 0}), true, 0},
		"touching in a corner": {unit, unit.Moved(Vec{1, 1, 1}), true, 0},
		"a little inside":      {unit, unit.Moved(Vec{0.999, 0, 0}), false, -0.001},
		"the same":             {unit, unit, false, -1},
		"an edge to a face":    {unit.Moved(Vec{0, 0, -0.5}), turned.Solid(unit).Moved(Vec{1, 0, 0}), true, 0},
	} {
		t.Run(name, func(t *testing.T) {
			plane, gap := WidestGap(&c.a, &c.b)
			assert.InDelta(t, c.gap, gap, 1e-9)
			_, ok := SeparatingPlane(&c.a, &c.b)
			assert.Equal(t, c.ok, ok)
			if !c.ok {
				return
			}
			for _, p := range c.a.Corners(nil) {
				assert.LessOrEqual(t, plane.Side(p), 1e-9, "a lies behind")
			}
			for _, p := range c.b.Corners(nil) {
				assert.GreaterOrEqual(t, plane.Side(p), -1e-9, "b lies in front")
			}
		})
	}
}

// TestEdgeAgainstEdge: two crossed ridges that no face of either can separate. The upper roof runs along z, turned over;
// the lower along x; their ridges pass 0.1 apart at the origin.
func TestEdgeAgainstEdge(t *testing.T) {
	roof := Pole(Vec{-3, 0, 0}, Vec{3, 0, 0}, Section{Points: []SectionPoint{{-1, -1}, {1, -1}, {0, 0}}}, Up)
	over := Turned(Vec{0, 0.1, 0}, math.Pi/2, math.Pi, 0, 1)
	upper := over.Solid(roof)
	plane, ok := SeparatingPlane(&roof, &upper)
	require.True(t, ok)
	near(t, Up, plane.Normal)
	assert.InDelta(t, 0.05, plane.Offset, 1e-9)
	sunk := upper.Moved(Vec{0, -0.2, 0})
	_, ok = SeparatingPlane(&roof, &sunk)
	assert.False(t, ok)
}

func TestACutSolidCanBeSeparatedFromItsOtherHalf(t *testing.T) {
	below, above := Cut(RoundedBox(Vec{}, Vec{2, 2, 2}, 0.3, 2), PlaneAt(Vec{1, 1, 1}, Vec{1, 0.3, 0}))
	cutting := PlaneAt(Vec{1, 1, 1}, Vec{1, 0.3, 0})
	_, gap := Gap(below.Corners(nil), above.Corners(nil), cutting.Normal)
	assert.InDelta(t, 0, gap, 1e-6)
}

func TestGapAllocatesNothing(t *testing.T) {
	box := Box(Vec{}, Vec{1, 1, 1})
	a := box.Corners(nil)
	m := Still
	assert.Zero(t, testing.AllocsPerRun(10, func() {
		_, _ = Gap(a, a, Up)
		_ = m.Point(a[0])
		_ = m.Plane(box.Faces[0].Plane)
	}))
}
