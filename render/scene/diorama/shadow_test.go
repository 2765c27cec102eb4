package diorama

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// A shadow lies flat between the rails and the foot of what has it, dark at its foot and gone a little way off.
func TestAShadowLiesUnderTheParcel(t *testing.T) {
	s := shadow()
	area := 0.0
	for _, f := range s.Faces {
		for i, c := range f.Corners {
			assert.InDelta(t, shadowUp, c.At[1], 1e-12)
			assert.Less(t, rideGap+c.At[1], rideGap, "under the parcel's foot")
			assert.Positive(t, rideGap+c.At[1], "over the rails")
			inside := max(c.At[0]-parcelX, -parcelX-c.At[0]) < 0 && max(c.At[2]-parcelZ, -parcelZ-c.At[2]) < 0
			assert.Equal(t, inside, c.Ambient == 1, "%v", c.At)
			a, b := f.Corners[(i+1)%len(f.Corners)].At, f.Corners[(i+2)%len(f.Corners)].At
			assert.Greater(t, a.Sub(c.At).Cross(b.Sub(a))[1], 0.0, "it looks up")
		}
		n := f.Corners[0].At.Sub(f.Corners[0].At)
		for i := range f.Corners {
			n = n.Add(f.Corners[i].At.Cross(f.Corners[(i+1)%len(f.Corners)].At))
		}
		area += n[1] / 2
	}
	low, high := s.Bounds()
	require.InDelta(t, parcelX+shadowReach, high[0], 1e-12)
	whole, hole := (high[0]-low[0])*(high[2]-low[2]), 4*(parcelX-shadowInset)*(parcelZ-shadowInset)
	assert.Less(t, area, whole-hole)
	assert.Greater(t, area, 0.9*(whole-hole), "all around, but for its rounded corners")
}

func TestAShadowGoesWithItsParcelUnlessThatFlies(t *testing.T) {
	places := posed(view.Pose{From: view.Queue, To: view.Handler, Along: 0.3, Stage: view.Stage{Waiting: 2}, Leaving: 0.2})
	for i := range ParcelShadow {
		if i <= Waiting3 {
			assert.Equal(t, places[i], places[ParcelShadow+i], "mover %d", i)
		}
	}
	places = posed(view.Pose{From: view.Tray, To: view.Queue, Along: 0.5})
	assert.False(t, places[Parcel].Hidden)
	assert.True(t, places[ParcelShadow].Hidden, "there is no rail from the tray to the queue")
}

// The barrier's pole has its shadow beside it on the rails as long as it is down.
func TestTheBarrierHasAShadow(t *testing.T) {
	for cast := range view.Casts {
		down := posed(view.Pose{Stage: view.Stage{Cast: cast}})
		pole, under := down[Barrier], down[BarrierShadow]
		assert.Equal(t, pole.Yaw, under.Yaw)
		assert.Greater(t, under.At[1], railTop, "over the rails")
		assert.Less(t, under.At[1], railTop+rideGap, "under what rides on them")
		assert.InDelta(t, poleAside, solid.Vec{under.At[0] - pole.At[0], 0, under.At[2] - pole.At[2]}.Length(), 1e-12)
		assert.Zero(t, under.Faded)
		up := posed(view.Pose{Stage: view.Stage{Cast: cast}, Barrier: 1})
		assert.True(t, up[BarrierShadow].Hidden)
	}
	for _, f := range movers()[BarrierShadow].Solids[0].Faces {
		for i, c := range f.Corners {
			a, b := f.Corners[(i+1)%len(f.Corners)].At, f.Corners[(i+2)%len(f.Corners)].At
			assert.Greater(t, a.Sub(c.At).Cross(b.Sub(a))[1], 0.0, "it looks up")
			assert.Equal(t, c.At[0] == 0 && c.At[2] < poleLong-poleFrom+1e-9, c.Ambient > leastShade, "it fades to the sides and at the end")
		}
	}
}

// The station where the eye should be shines; no other does.
func TestTheActiveStationShines(t *testing.T) {
	for station, paints := range wakes {
		for other := range view.Stations {
			all := coloured(0, &view.Stage{Active: other})
			for _, paint := range paints {
				if int(other) == station {
					assert.GreaterOrEqual(t, all[paint].Glow, float32(awake), "station %d", station)
				} else if paint != paintTeal { // the lane and its arch are one
					assert.Less(t, all[paint].Glow, float32(awake), "station %d while %d is active", station, other)
				}
			}
		}
	}
}
