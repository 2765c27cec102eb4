package scene

import (
	"math"
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/view"
)

func TestFixedViewsShowAllStations(t *testing.T) {
	for _, aspect := range []float64{9.0 / 19, 9.0 / 16, 3.0 / 4, 1, 4.0 / 3, 16.0 / 9, 21.0 / 9} {
		height := 900.0
		width := height * aspect
		for n := range ViewCount {
			c := View(n, aspect)
			l := newLens(&c, 0, 0, width, height)
			for s := range view.Stations {
				for _, at := range stationPoints(s) {
					p := narrow(at)
					spot := l.spot(&p)
					assert.Greater(t, spot.near, float32(0), "view %d, aspect %.2f, station %d", n, aspect, s)
					assert.InDelta(t, width/2, spot.x, width/2*0.92, "view %d, aspect %.2f, station %d", n, aspect, s)
					assert.InDelta(t, height/2, spot.y, height/2*0.86, "view %d, aspect %.2f, station %d", n, aspect, s)
				}
			}
		}
	}
}

func TestFixedViewsAreNoFartherThanNeeded(t *testing.T) {
	for n := range ViewCount {
		c := View(n, 16.0/9)
		c.Distance *= 0.93
		l := newLens(&c, 0, 0, 1600, 900)
		outside := false
		for s := range view.Stations {
			for _, at := range stationPoints(s) {
				p := narrow(at)
				spot := l.spot(&p)
				outside = outside || math.Abs(float64(spot.x)-800) > 800*fillWide || math.Abs(float64(spot.y)-450) > 450*fillHigh
			}
		}
		assert.True(t, outside, "view %d", n)
	}
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
