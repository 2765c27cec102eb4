package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/view"
)

// ViewCount is the number of fixed cameras, on keys 1..6.
const ViewCount = 6

// fixed are the directions of the fixed cameras.
var fixed = [ViewCount]Camera{
	{Yaw: 0.16, Pitch: 0.62, FovY: 0.60}, // as one walks up to it
	{Yaw: 0, Pitch: 0.42, FovY: 0.55},    // the front, low
	{Yaw: -0.85, Pitch: 0.52, FovY: 0.60},
	{Yaw: 0.85, Pitch: 0.52, FovY: 0.60},
	{Yaw: 0, Pitch: 1.42, FovY: 0.50},              // the plan
	{Yaw: math.Pi - 0.35, Pitch: 0.60, FovY: 0.60}, // from behind the gate
}

// How much of the viewport's half the stage may fill, to the sides, above and below; the rest is for the labels and for
// what moves above it.
const (
	fillWide = 0.97
	fillHigh = 0.82
	fillLow  = 0.96
)

// View is a fixed camera that shows all stations in a viewport of this aspect (width / height), 9:19 to 21:9. n is
// 0..ViewCount-1; another number gives the first view. It looks at every point of the stage: call it when the viewport
// changes, not each frame.
func View(n int, aspect float64) Camera {
	if n < 0 || n >= ViewCount {
		n = 0
	}
	if !(aspect > 0) || math.IsInf(aspect, 0) {
		aspect = 1
	}
	c := fixed[n]
	if n == 0 {
		c.Pitch += steeper * min(max((wideEnough-aspect)/(wideEnough-1), 0), 1)
	}
	return c.fitted(aspect)
}

// In a viewport that is narrower than that the stage's width leaves height to spare: the first view looks from higher up,
// by so much (radians) where it is no wider than high, and what stands on the stage stands farther apart.
const (
	wideEnough = 1.6
	steeper    = 0.12
)

// fitted moves the camera along its direction and across it until the plate's top and what stands on it just fit.
func (c Camera) fitted(aspect float64) Camera {
	f := newFit(&c, aspect)
	bsp.EachPoint(assets.StageTree(), func(p bsp.Point) {
		if p[1] > plateRim {
			f.add([3]float64{float64(p[0]), float64(p[1]), float64(p[2])})
		}
	})
	for cast := range view.Casts {
		for s := range view.Stations {
			f.add(diorama.Anchor(cast, s))
		}
	}
	c.Distance, c.Target = f.solve()
	return c
}

// plateRim is the height, in stage units, above which the plate has to be in the picture: its top and its edge, without the foot.
const plateRim = -0.45

// fit finds the nearest eye in a direction that has all points in its view. For a point at (x, depth z) about the
// origin, |x - cx| <= (d + z) t keeps it inside; the least d and its cx follow from the extremes of x/t - z and
// -x/t - z. The same goes for the height, which has a t above and another below.
type fit struct {
	right, up, forward [3]float64
	wide, high, low    float64 // tangents of the angles that may be filled: to a side, above, below
	extremes           [4]float64
}

// newFit has no point yet.
func newFit(c *Camera, aspect float64) fit {
	right, up, forward := c.axes()
	half := math.Tan(c.FovY / 2)
	f := fit{right: right, up: up, forward: forward, wide: half * fillWide * aspect, high: half * fillHigh, low: half * fillLow}
	for i := range f.extremes {
		f.extremes[i] = math.Inf(-1)
	}
	return f
}

func (f *fit) add(p [3]float64) {
	x, y, z := dot3(f.right, p), dot3(f.up, p), dot3(f.forward, p)
	for i, e := range [4]float64{x/f.wide - z, -x/f.wide - z, y/f.high - z, -y/f.low - z} {
		f.extremes[i] = max(f.extremes[i], e)
	}
}

func (f *fit) solve() (distance float64, target [3]float64) {
	e := &f.extremes
	upright := 1 / (1/f.high + 1/f.low)
	x, y := f.wide*(e[0]-e[1])/2, upright*(e[2]-e[3])
	distance = max((e[0]+e[1])/2, e[2]-y/f.high)
	// The target is where the axis meets the plate, so that a drag turns the stage about what stands in the middle.
	along := -(f.right[1]*x + f.up[1]*y) / f.forward[1]
	for axis := range 3 {
		target[axis] = f.right[axis]*x + f.up[axis]*y + f.forward[axis]*along
	}
	return distance + along, target
}

func dot3(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
