package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// How the director frames what matters (stage.md, Motion: the camera frames what matters).
const (
	// shotNearest is how near it goes, of the distance from which everything is seen: a mild dolly.
	shotNearest = 0.76
	// shotWorth: from a shot that is hardly nearer than that nothing more would be seen.
	shotWorth = 0.95
	// shotPan keeps it from going all the way to the edge, which is nearer in front than in the middle.
	shotPan = 0.8
	// shotFill is how much of the picture that is nearer may be filled; the rest is for labels.
	shotFill = 0.86
)

// Shot is the camera that frames some stations, the parcel in each of them too: from the direction of base, a camera that
// shows the whole stage, nearer to them and never past the edge of what base shows. It is base itself where that shows
// them as well.
func Shot(base Camera, aspect float64, cast view.Cast, stations view.StationSet) Camera {
	f := newFit(&base, aspect)
	f.wide, f.high, f.low = f.wide*shotFill, f.high*shotFill, f.low*shotFill
	for s := range view.Stations {
		if stations.Has(s) {
			f.addStation(cast, s)
		}
	}
	if stations == 0 || !(base.Distance > 0) {
		return base
	}
	distance, target := f.solve()
	near := max(distance/base.Distance, shotNearest)
	if near > shotWorth {
		return base
	}
	shot := base
	shot.Distance *= near
	shot.Target = base.within(target, near, aspect)
	return shot.settled()
}

// parcelRoom is what the parcel needs about the middle of its foot, in stage units.
var parcelRoom = solid.Vec{0.8, 1.3, 0.7}

// addStation adds where a station's label stands, and the parcel when it is there.
func (f *fit) addStation(cast view.Cast, s view.Station) {
	f.add(diorama.Anchor(cast, s))
	foot := diorama.Rest(cast, s)
	for corner := range 8 {
		at := foot
		at[0] += parcelRoom[0] * float64(corner&1*2-1)
		at[1] += parcelRoom[1] * float64(corner>>1&1)
		at[2] += parcelRoom[2] * float64(corner>>2*2-1)
		f.add(at)
	}
}

// within brings a target so near to the camera's own that what is seen from a share of its distance is in its picture.
func (c *Camera) within(target [3]float64, near, aspect float64) [3]float64 {
	sin, cos := math.Sincos(c.Yaw)
	dx, dz := target[0]-c.Target[0], target[2]-c.Target[2]
	half := shotPan * (1 - near) * c.Distance * math.Tan(c.FovY/2)
	limit := func(x, most float64) float64 { return min(max(x, -most), most) }
	aside := limit(dx*cos-dz*sin, half*aspect)
	ahead := limit(-dx*sin-dz*cos, half/math.Sin(c.Pitch))
	return [3]float64{c.Target[0] + aside*cos - ahead*sin, c.Target[1], c.Target[2] - aside*sin - ahead*cos}
}
