package scene

import (
	"fmt"
	"math"
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

var aspects = []float64{9.0 / 19, 9.0 / 16, 3.0 / 4, 1, 4.0 / 3, 16.0 / 9, 21.0 / 9}

// The plate's top and all that stands on it are inside the viewport, the open lid and the raised barrier too, and so is each
// label's place.
func TestFixedViewsShowEverything(t *testing.T) {
	s := New()
	for cast, stage := range [view.Casts]view.Stage{crowded(), crowdedReview()} {
		pose := &view.Pose{Stage: stage, Barrier: 1}
		for _, aspect := range aspects {
			for n := range ViewCount {
				all := s.Build(pose, View(n, aspect), DarkTheme, 0, 0, 900*aspect, 900)
				showsEverything(t, s, all, 900*aspect, 900, fmt.Sprintf("lesson %d, view %d, aspect %.2f", cast, n, aspect))
			}
		}
	}
}

// The parcel is in the picture wherever it rests, whole.
func TestFixedViewsShowTheParcelWhereverItRests(t *testing.T) {
	for cast := range view.Casts {
		for _, aspect := range append([]float64{360.0 / 230, 1280.0 / 550}, aspects...) {
			for n := range ViewCount {
				camera := View(n, aspect)
				l := newLens(&camera, -aspect, -1, 2*aspect, 2)
				for _, station := range resting[cast] {
					foot := diorama.Rest(cast, station)
					for corner := range 8 {
						at := narrow(foot.Add(solid.Vec{0.75 * float64(corner&1*2-1), 1.2 * float64(corner>>1&1), 0.65 * float64(corner>>2*2-1)}))
						spot := l.spot(&at)
						assert.InDelta(t, 0, spot.x, aspect, "lesson %d, view %d, aspect %.2f, station %d", cast, n, aspect, station)
						assert.InDelta(t, 0, spot.y, 1, "lesson %d, view %d, aspect %.2f, station %d", cast, n, aspect, station)
					}
				}
			}
		}
	}
}

func showsEverything(t *testing.T, s *Scene, f *Frame, width, height float64, which string) {
	for station, a := range f.Anchors {
		assert.True(t, a.Visible, "%s, station %d", which, station)
		assert.InDelta(t, width/2, a.X, width/2*(fillWide+0.01), "%s, station %d", which, station)
		assert.Greater(t, float64(a.Y), height/2*(0.99-fillHigh), "%s, station %d: its label has room", which, station)
		assert.Less(t, float64(a.Y), height/2*(1.01+fillLow), "%s, station %d", which, station)
	}
	assert.True(t, f.Parcel.Visible)
	for _, v := range f.Vertices[len(s.still.paints):] {
		require.InDelta(t, width/2, v.DstX, width/2, which)
		require.InDelta(t, height/2, v.DstY, height/2, which)
	}
	for _, p := range s.still.tree.Points {
		if spot := s.lens.spot(&p); p[1] > plateRim {
			require.InDelta(t, width/2, spot.x, width/2, which)
			require.InDelta(t, height/2, spot.y, height/2, which)
		}
	}
}

func TestFixedViewsAreNoFartherThanNeeded(t *testing.T) {
	s := New()
	for n := range ViewCount {
		c := View(n, 16.0/9)
		c.Distance *= 0.93
		l := newLens(&c, 0, 0, 1600, 900)
		outside := false
		for _, p := range s.still.tree.Points {
			spot := l.spot(&p)
			beyond := math.Abs(float64(spot.x)-800) > 800*fillWide || spot.y < 450*(1-fillHigh) || spot.y > 450*(1+fillLow)
			outside = outside || p[1] > plateRim && beyond
		}
		assert.True(t, outside, "view %d", n)
	}
}

// Held upright, a phone has height to spare: the stage fills the width, and more of the height than from farther down.
func TestTheFirstViewUsesTheHeightOfANarrowViewport(t *testing.T) {
	s := New()
	for _, aspect := range []float64{9.0 / 16, 3.0 / 4, 1, 360.0 / 230} {
		camera := View(0, aspect)
		level := fixed[0].fitted(aspect)
		assert.Greater(t, camera.Pitch, level.Pitch)
		low, high := extent(s, camera, aspect)
		levelLow, levelHigh := extent(s, level, aspect)
		assert.InDelta(t, 2*fillWide, high[0]-low[0], 0.04, "aspect %.2f: the width is filled", aspect)
		assert.Greater(t, high[1]-low[1], levelHigh[1]-levelLow[1], "aspect %.2f", aspect)
	}
	for _, aspect := range []float64{16.0 / 9, 21.0 / 9} {
		assert.Equal(t, fixed[0].fitted(aspect), View(0, aspect))
	}
}

// extent is from where to where the stage reaches in a picture, whose half width and half height count as 1.
func extent(s *Scene, c Camera, aspect float64) (low, high [2]float64) {
	l := newLens(&c, -aspect, -1, 2*aspect, 2)
	low, high = [2]float64{9, 9}, [2]float64{-9, -9}
	for _, p := range s.still.tree.Points {
		if p[1] > plateRim {
			spot := l.spot(&p)
			for axis, x := range [2]float64{float64(spot.x) / aspect, float64(spot.y)} {
				low[axis], high[axis] = min(low[axis], x), max(high[axis], x)
			}
		}
	}
	return low, high
}

func TestViewTakesAnyNumbers(t *testing.T) {
	assert.Equal(t, View(0, 1), View(-1, 1))
	assert.Equal(t, View(0, 1), View(ViewCount, 1))
	for _, aspect := range []float64{0, -1, math.NaN(), math.Inf(1)} {
		assert.Equal(t, View(2, 1), View(2, aspect))
	}
}

func TestOrbitTurnsTheStageWithTheDrag(t *testing.T) {
	c := View(0, 1.5)
	at := narrow([3]float64{5, 0, 5})
	x := func(c Camera) float32 { l := newLens(&c, 0, 0, 1500, 1000); return l.spot(&at).x }
	assert.Greater(t, x(c.Orbit(40, 0)), x(c), "what is in front goes the way of the pointer")
	assert.Greater(t, c.Orbit(0, 40).Pitch, c.Pitch, "pulling down looks from higher up")
	assert.InDelta(t, highestPitch, c.Orbit(0, 1e6).Pitch, 1e-9)
	assert.Equal(t, c, c.Orbit(math.NaN(), math.Inf(1)))
}

func TestZoomScalesWithinLimits(t *testing.T) {
	c := View(0, 1.5)
	assert.InDelta(t, c.Distance*1.1, c.Zoom(1.1).Distance, 1e-9)
	assert.Equal(t, farthestEye, c.Zoom(1e9).Distance)
	assert.Equal(t, nearestEye, c.Zoom(1e-9).Distance)
	for _, factor := range []float64{0, -1, math.NaN(), math.Inf(1)} {
		assert.Equal(t, c, c.Zoom(factor), "%v", factor)
	}
}

func TestEyeStaysOutOfEverything(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	c := View(0, 1.5)
	for range 2000 {
		c = c.Orbit(r.NormFloat64()*200, r.NormFloat64()*100).Zoom(math.Exp(r.NormFloat64() * 0.4))
		assert.False(t, c.inRoom(), "%+v", c)
		assert.Greater(t, c.eye()[1], 0.5, "%+v", c)
	}
	tree, err := bsp.Decode(assets.StageTree())
	require.NoError(t, err)
	for _, p := range tree.Points {
		assert.Less(t, math.Abs(float64(p[0])), room[0])
		assert.Less(t, float64(p[1]), room[1])
		assert.Less(t, math.Abs(float64(p[2])), room[2])
	}
}
