package diorama

import (
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestARailThatJoinsEndsAtTheOthersSide: the ring's outer rail comes over the near rail of the main line, ends at both of its
// sides, and runs out along the far one: no piece of it lies in another rail, and none is left loose between them.
func TestARailThatJoinsEndsAtTheOthersSide(t *testing.T) {
	const near, half = mainZ - gauge, railWide / 2
	var b builder
	b.lay(track{line: mainLine(), to: trayLeft - startX, rails: paintBlue})
	b.lay(track{line: ringLine(), to: ringWhole, rails: paintAmber})
	rear, front, out := 0, 0, 0
	for i := range b.parts {
		s := &b.parts[i].Solid
		if s.Paint != paintAmber {
			continue
		}
		low, high := s.Bounds()
		assert.False(t, low[2] < near-half-1e-6 && high[2] > near-half+1e-6, "nothing goes through the rail")
		rear += count(high[2] > near-half-1e-6 && high[2] < near)
		front += count(low[2] < near+half+1e-6 && low[2] > near)
		out += count(high[2] > mainZ+gauge-half-1e-6)
	}
	assert.GreaterOrEqual(t, rear, 4, "both rails, to both sides, end in its rear")
	assert.Equal(t, 2, front, "the outer one goes on from its front, to both sides")
	assert.GreaterOrEqual(t, out, 2, "as far as the other rail")
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// TestASleeperIsAsLongAsThereIsRoom: beside a block on its one side it is shorter there and whole on the other.
func TestASleeperIsAsLongAsThereIsRoom(t *testing.T) {
	var b builder
	b.add(paintSteel, solid.Box(solid.Vec{-1, 0, 0.4}, solid.Vec{1, 1, 2}))
	s, ok := b.sleeper(solid.Vec{-0.1, 0, 0}, solid.Vec{0.1, 0, 0})
	require.True(t, ok)
	low, high := s.Bounds()
	assert.InDelta(t, -sleeperX/2, low[2], 1e-9)
	assert.LessOrEqual(t, high[2], 0.4+1e-9)
	assert.Greater(t, high[2], 0.3)
	b.add(paintSteel, solid.Box(solid.Vec{-1, 0, -2}, solid.Vec{1, 1, -0.2}))
	_, ok = b.sleeper(solid.Vec{-0.1, 0, 0}, solid.Vec{0.1, 0, 0})
	assert.False(t, ok, "a stub is none")
}
