package depth

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNearerTriangleWinsWhateverTheOrder(t *testing.T) {
	far := [3]Point{{0, 0, 0.1}, {8, 0, 0.1}, {0, 8, 0.1}}
	near := [3]Point{{0, 0, 0.2}, {0, 4, 0.2}, {4, 0, 0.2}}
	for _, nearFirst := range []bool{true, false} {
		b := New(8, 8)
		if nearFirst {
			b.Triangle(near, 2, nil)
			b.Triangle(far, 1, nil)
		} else {
			b.Triangle(far, 1, nil)
			b.Triangle(near, 2, nil)
		}
		assert.Equal(t, uint32(2), b.ID[0], "the corner that both cover")
		assert.Equal(t, uint32(1), b.ID[5], "beyond the near one")
		assert.Equal(t, uint32(0), b.ID[7*8+7], "outside of both")
		assert.InDelta(t, 0.2, b.Near[0], 1e-12)
	}
}

func TestCrossingTrianglesShareThePixels(t *testing.T) {
	b := New(4, 1)
	b.Triangle([3]Point{{0, -9, 0.1}, {4, -9, 0.5}, {2, 99, 0.3}}, 1, nil)
	b.Triangle([3]Point{{0, -9, 0.5}, {4, -9, 0.1}, {2, 99, 0.3}}, 2, nil)
	assert.Equal(t, []uint32{2, 2, 1, 1}, b.ID)
}

func TestSharesAreRightInPerspective(t *testing.T) {
	b := New(3, 1)
	var at []float64
	// From distance 1 on the left to distance 3 on the right: the middle of the screen is a quarter of the way along.
	b.Triangle([3]Point{{0, -30, 1}, {0, 30, 1}, {3, 0.5, 1.0 / 3}}, 1, func(_ int, s [3]float64) { at = append(at, s[2]) })
	require.Len(t, at, 3)
	assert.InDelta(t, 0.25, at[1], 1e-9)
}

func TestClearEmpties(t *testing.T) {
	b := New(2, 2)
	b.Triangle([3]Point{{-9, -9, 1}, {9, -9, 1}, {0, 99, 1}}, 5, nil)
	require.Equal(t, uint32(5), b.ID[3])
	b.Clear()
	assert.Equal(t, []uint32{0, 0, 0, 0}, b.ID)
	b.Triangle([3]Point{{0, 0, 1}, {1, 1, 1}, {2, 2, 1}}, 5, nil)
	assert.Equal(t, []uint32{0, 0, 0, 0}, b.ID, "a line covers nothing")
}
