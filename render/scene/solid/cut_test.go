package solid

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCutABoxInTwo(t *testing.T) {
	box := Box(Vec{0, 0, 0}, Vec{4, 2, 2}).Painted(9)
	for f := range box.Faces {
		for c := range box.Faces[f].Corners {
			corner := &box.Faces[f].Corners[c]
			corner.Ambient = 0.2 + corner.At[0]/8 // 0.2 on the left, 0.7 on the right
		}
	}
	below, above := Cut(box, Plane{Vec{1, 0, 0}, 1})
	assert.Equal(t, Paint(9), below.Paint)
	assert.Len(t, below.Faces, 5, "the cut has no face")
	assert.Len(t, above.Faces, 5)
	low, high := below.Bounds()
	near(t, Vec{0, 0, 0}, low)
	near(t, Vec{1, 2, 2}, high)
	low, _ = above.Bounds()
	near(t, Vec{1, 0, 0}, low)
	for _, half := range []Solid{below, above} {
		for _, f := range half.Faces {
			for _, c := range f.Corners {
				assert.InDelta(t, 0.2+c.At[0]/8, c.Ambient, 1e-9, "light lies between the corners'")
				near(t, f.Plane.Normal, c.Normal)
			}
		}
	}
}

func TestCutBesideOrAlongASolidLeavesItWhole(t *testing.T) {
	box := Box(Vec{0, 0, 0}, Vec{1, 1, 1})
	for name, c := range map[string]struct {
		plane Plane
		below bool
	}{
		"beyond":            {Plane{Vec{1, 0, 0}, 2}, true},
		"before":            {Plane{Vec{1, 0, 0}, -1}, false},
		"touching above":    {Plane{Vec{0, 1, 0}, 1}, true},
		"touching below":    {Plane{Vec{0, 1, 0}, 0}, false},
		"a rounding inside": {Plane{Vec{0, 1, 0}, 1 - Eps/2}, true},
		"through one edge":  {PlaneAt(Vec{1, 1, 0}, Vec{1, 1, 0}), true},
		"other way round":   {Plane{Vec{0, -1, 0}, 0}, true},
	} {
		below, above := Cut(box, c.plane)
		whole, empty := below, above
		if !c.below {
			whole, empty = above, below
		}
		assert.Equal(t, box, whole, name)
		assert.Empty(t, empty.Faces, name)
	}
}

func TestCutThroughCorners(t *testing.T) {
	box := Box(Vec{0, 0, 0}, Vec{1, 1, 1})
	below, above := Cut(box, PlaneAt(Vec{0, 0, 0}, Vec{1, 0, -1}))
	require.Len(t, below.Faces, 4, "two sides and two triangles")
	require.Len(t, above.Faces, 4)
	assert.Len(t, below.Corners(nil), 6)
	assert.Len(t, above.Corners(nil), 6)
}

func TestCutFaceInThePlaneGoesWithItsSolid(t *testing.T) {
	top := Box(Vec{0, 0, 0}, Vec{1, 1, 1})
	for _, f := range top.Faces {
		if f.Plane.Normal[1] > 0.5 {
			below, above := f.Cut(Plane{Vec{0, 1, 0}, 1})
			assert.Len(t, below.Corners, 4)
			assert.Empty(t, above.Corners)
			below, above = f.Cut(Plane{Vec{0, -1, 0}, -1})
			assert.Empty(t, below.Corners)
			assert.Len(t, above.Corners, 4)
		}
	}
}

func TestGriddedDividesOnlyWhatLooksUp(t *testing.T) {
	s := Box(Vec{0, 0, 0}, Vec{3, 1, 2}).Gridded([]float64{1, 2}, []float64{1})
	up, other, area := 0, 0, 0.0
	for _, f := range s.Faces {
		if f.Plane.Normal[1] > 0.99 {
			up++
			area += newell(f.Corners).Length() / 2
		} else {
			other++
		}
	}
	assert.Equal(t, 6, up)
	assert.Equal(t, 5, other)
	assert.InDelta(t, 6, area, 1e-9)
}

// TestBeyondClosesWhatItKeeps: a cube cut across a corner leaves a triangle there, looking back at what was taken.
func TestBeyondClosesWhatItKeeps(t *testing.T) {
	box := Box(Vec{0, 0, 0}, Vec{1, 1, 1}).Painted(9)
	corner := Beyond(box, PlaneAt(Vec{1, 1, 0.5}, Vec{1, 1, 1}))
	require.Len(t, corner.Faces, 4, "three of the cube's, and the new one")
	closing := corner.Faces[3]
	require.Len(t, closing.Corners, 3)
	near(t, Vec{-1, -1, -1}.Unit(), closing.Plane.Normal)
	near(t, closing.Plane.Normal, newell(closing.Corners).Unit())
	for _, c := range closing.Corners {
		assert.InDelta(t, 0, closing.Plane.Side(c.At), 1e-9)
		near(t, closing.Plane.Normal, c.Normal)
	}
	assert.Equal(t, box, Beyond(box, Plane{Vec{1, 0, 0}, 0}), "nothing to cut")
	assert.Empty(t, Beyond(box, Plane{Vec{1, 0, 0}, 1}).Faces, "nothing left")
}
