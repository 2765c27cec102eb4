package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
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

// How much of the viewport's half the stations may fill; the rest is for their labels.
const (
	fillWide = 0.90
	fillHigh = 0.84
)

// footprint is how far around a station's middle its things stand, in stage units.
const footprint = 1.4

// View is a fixed camera that shows all stations in a viewport of this aspect (width / height), 9:19 to 21:9. n is
// 0..ViewCount-1; another number gives the first view.
func View(n int, aspect float64) Camera {
	if n < 0 || n >= ViewCount {
		n = 0
	}
	if !(aspect > 0) || math.IsInf(aspect, 0) {
		aspect = 1
	}
	return fixed[n].fitted(aspect)
}

// fitted moves the camera along its direction and across it until the stations just fit. For a point at (x, depth z)
// about the origin, |x - cx| <= (d + z) t keeps it inside; the least d and its cx follow from the extremes of x/t - z
// and -x/t - z. The same goes for the height.
func (c Camera) fitted(aspect float64) Camera {
	right, up, forward := c.axes()
	high := math.Tan(c.FovY/2) * fillHigh
	wide := math.Tan(c.FovY/2) * aspect * fillWide
	var extremes [4]float64
	for i := range extremes {
		extremes[i] = math.Inf(-1)
	}
	for s := range view.Stations {
		for _, p := range stationPoints(s) {
			x, y, z := dot3(right, p), dot3(up, p), dot3(forward, p)
			for i, e := range [4]float64{x/wide - z, -x/wide - z, y/high - z, -y/high - z} {
				extremes[i] = max(extremes[i], e)
			}
		}
	}
	c.Distance = max(extremes[0]+extremes[1], extremes[2]+extremes[3]) / 2
	x, y := wide*(extremes[0]-extremes[1])/2, high*(extremes[2]-extremes[3])/2
	// The target is where the axis meets the plate, so that a drag turns the stage about what stands in the middle.
	along := -(right[1]*x + up[1]*y) / forward[1]
	c.Distance += along
	for axis := range 3 {
		c.Target[axis] = right[axis]*x + up[axis]*y + forward[axis]*along
	}
	return c
}

// stationPoints are the label's point of a station and the corners of the ground it stands on.
func stationPoints(s view.Station) [5][3]float64 {
	top := diorama.Anchor(s)
	return [5][3]float64{
		top,
		{top[0] - footprint, 0, top[2] - footprint},
		{top[0] + footprint, 0, top[2] - footprint},
		{top[0] - footprint, 0, top[2] + footprint},
		{top[0] + footprint, 0, top[2] + footprint},
	}
}

func dot3(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
