package diorama

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

func posed(p view.Pose) []Transform {
	into := make([]Transform, moverCount)
	Pose(&p, into)
	return into
}

// The waiting messages roll through the handler one behind the other, fade behind it, and none is left at the end.
func TestWaitingMessagesLeaveThroughTheHandler(t *testing.T) {
	at := func(leaving float64) []Transform {
		return posed(view.Pose{Stage: view.Stage{Waiting: 3}, Leaving: leaving})[Waiting1 : Waiting3+1]
	}
	before := at(0)
	for i := 1; i <= 100; i++ {
		now := at(float64(i) / 100)
		for k := range now {
			assert.False(t, now[k].Hidden)
			assert.Greater(t, now[k].At[0], before[k].At[0])
			assert.Equal(t, before[k].At[2], now[k].At[2], "on the track")
			assert.GreaterOrEqual(t, now[k].Faded, before[k].Faded)
			assert.Equal(t, now[k].At[0] > leavingX, now[k].Faded > 0, "seen until it is through the handler")
		}
		before = now
	}
	for k := range before {
		assert.InDelta(t, 1, before[k].Faded, 1e-9, "gone")
	}
	assert.True(t, posed(view.Pose{Stage: view.Stage{Waiting: 1}, Leaving: 0.1})[Waiting2].Hidden, "there are no more than wait")
}

func TestTheParcelTurnsOnceAboutItself(t *testing.T) {
	at := func(twist float64) Transform {
		return posed(view.Pose{From: view.Bin, To: view.Bin, Twist: twist})[Parcel]
	}
	rest, half, end := at(0), at(0.5), at(1)
	assert.InDelta(t, math.Pi, half.Yaw-rest.Yaw, 1e-9, "its back is to the viewer when its content changes")
	assert.Greater(t, half.At[1], rest.At[1])
	assert.InDelta(t, 2*math.Pi, end.Yaw-rest.Yaw, 1e-9)
	assert.InDelta(t, rest.At[1], end.At[1], 1e-9)
	assert.Less(t, half.At[1]+parcelHigh+shapeHigh, binTop, "under the lid")
}

func TestEachMoverFadesByItself(t *testing.T) {
	fade := view.Fade{Parcel: 0.1, Waiting: 0.2, Lid: 0.3, Barrier: 0.4, Hand: 0.5}
	want := [moverCount]float64{Parcel: 0.1, Waiting1: 0.2, Waiting2: 0.2, Waiting3: 0.2, Lid: 0.3, Barrier: 0.4, Hand: 0.5,
		ParcelShadow: 0.1, Waiting1Shadow: 0.2, Waiting2Shadow: 0.2, Waiting3Shadow: 0.2, BarrierShadow: 0.4}
	for i, place := range posed(view.Pose{Fade: fade}) {
		assert.Equal(t, want[i], place.Faded, "mover %d", i)
	}
}

// A record goes from the parcel to where it then lies on the desk.
func TestARecordGoesOntoTheDesk(t *testing.T) {
	at := func(records int, filing float64) Transform {
		return posed(view.Pose{Stage: view.Stage{Cast: view.LessonReview, Records: records}, Filing: filing})[Record]
	}
	assert.True(t, at(0, 0).Hidden, "there is none")
	parcel := posed(view.Pose{Stage: view.Stage{Cast: view.LessonReview}, From: view.Desk, To: view.Desk})[Parcel]
	assert.InDelta(t, parcel.At[0], at(0, 1e-6).At[0], 0.01)
	assert.Greater(t, at(0, 1e-6).At[1], parcel.At[1]+parcelHigh)
	for records, slot := range []int{0, 1, 2, 2} {
		end, want := at(records, 1), sheetAt(slot)
		same(t, want, end, "after %d records", records)
		before := at(records, 1e-6)
		for i := 1; i <= 100; i++ {
			now := at(records, float64(i)/100)
			assert.Less(t, now.At.Sub(before.At).Length(), 0.1)
			before = now
		}
	}
}
