package scene

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

func set(stations ...view.Station) (all view.StationSet) {
	for _, s := range stations {
		all = all.With(s)
	}
	return all
}

// eachShot visits the shots of every two stations where the parcel can rest.
func eachShot(visit func(base, shot Camera, aspect float64, cast view.Cast, pair [2]view.Station)) {
	for cast := range view.Casts {
		for _, aspect := range aspects {
			base := View(0, aspect)
			for _, a := range resting[cast] {
				for _, b := range resting[cast] {
					visit(base, Shot(base, aspect, cast, set(a, b)), aspect, cast, [2]view.Station{a, b})
				}
			}
		}
	}
}

// What matters is in the picture: the stations' labels, and the parcel when it is there.
func TestShotHasInViewWhatItIsFor(t *testing.T) {
	eachShot(func(_, shot Camera, aspect float64, cast view.Cast, pair [2]view.Station) {
		l := newLens(&shot, 0, 0, 1000*aspect, 1000)
		for _, s := range pair {
			foot := diorama.Rest(cast, s)
			for _, at := range []solid.Vec{diorama.Anchor(cast, s), foot.Add(solid.Vec{-0.7, 0, 0.6}), foot.Add(solid.Vec{0.7, 1.2, 0.6})} {
				p := narrow(at)
				spot := l.spot(&p)
				assert.InDelta(t, 500*aspect, spot.x, 500*aspect, "aspect %.2f, lesson %d, %v", aspect, cast, pair)
				assert.InDelta(t, 500, spot.y, 500, "aspect %.2f, lesson %d, %v", aspect, cast, pair)
			}
		}
	})
}

// It is a mild dolly and pan: the direction stays, hardly anything beyond the base's picture comes in, the eye stays out of the stage.
func TestShotIsAPartOfTheBasePicture(t *testing.T) {
	eachShot(func(base, shot Camera, aspect float64, cast view.Cast, pair [2]view.Station) {
		require.InDelta(t, base.Yaw, shot.Yaw, 1e-9)
		require.InDelta(t, base.Pitch, shot.Pitch, 1e-9)
		require.InDelta(t, base.FovY, shot.FovY, 1e-9)
		require.LessOrEqual(t, shot.Distance, base.Distance)
		require.GreaterOrEqual(t, shot.Distance, base.Distance*shotNearest-1e-9)
		require.False(t, shot.inRoom())
		l := newLens(&base, 0, 0, 1000*aspect, 1000)
		for corner := range 4 {
			p := narrow(onPlate(&shot, aspect*float64(corner&1*2-1), float64(corner>>1*2-1)))
			spot := l.spot(&p)
			assert.InDelta(t, 500*aspect, spot.x, 500*aspect*1.07, "aspect %.2f, lesson %d, %v", aspect, cast, pair)
			assert.InDelta(t, 500, spot.y, 500*1.07, "aspect %.2f, lesson %d, %v", aspect, cast, pair)
		}
	})
}

// onPlate is the point of the plate's top that a camera sees at a point of its picture, from -1 to 1 upright.
func onPlate(c *Camera, x, y float64) [3]float64 {
	right, up, forward := c.axes()
	half := math.Tan(c.FovY / 2)
	ray := [3]float64{}
	for axis := range ray {
		ray[axis] = forward[axis] + half*(x*right[axis]+y*up[axis])
	}
	eye := c.eye()
	far := -eye[1] / ray[1]
	return [3]float64{eye[0] + far*ray[0], 0, eye[2] + far*ray[2]}
}

func TestShotGoesNearOnlyWhereThatShowsMore(t *testing.T) {
	base := View(0, 16.0/9)
	for _, cast := range []view.Cast{view.LessonQuarantine, view.LessonReview} {
		near := Shot(base, 16.0/9, cast, set(view.Handler, view.Ring))
		assert.InDelta(t, base.Distance*shotNearest, near.Distance, 1e-9, "near to what is together")
		all := view.StationSet(0)
		for s := range view.Stations {
			all = all.With(s)
		}
		assert.Equal(t, base, Shot(base, 16.0/9, cast, all), "everything is what the base shows")
	}
	assert.Equal(t, base, Shot(base, 16.0/9, view.LessonQuarantine, 0))
	assert.Equal(t, Camera{}, Shot(Camera{}, 1, view.LessonQuarantine, set(view.Bin)), "no camera, no shot")
}
