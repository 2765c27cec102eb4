package diorama

import (
	"math"
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLinesGoWhereTheyShould(t *testing.T) {
	quarter := lineFrom(1, 2, 0).straight(3).turn(2, math.Pi/2)
	at, heading := quarter.at(3)
	assert.InDeltaSlice(t, []float64{4, 0, 2}, at[:], 1e-12)
	assert.Zero(t, heading)
	at, heading = quarter.at(quarter.length())
	assert.InDeltaSlice(t, []float64{6, 0, 4}, at[:], 1e-12)
	assert.InDelta(t, math.Pi/2, heading, 1e-12)
	assert.InDelta(t, 3+math.Pi, quarter.length(), 1e-12)
}

// TestTracksEndAtTheirStations: each line was put together from straights and bends and must close.
func TestTracksEndAtTheirStations(t *testing.T) {
	for name, c := range map[string]struct {
		line line
		end  solid.Vec
	}{
		"main": {mainLine(), solid.Vec{trayX, 0, mainZ}},
		"ring": {ringLine(), solid.Vec{0, 0, mainZ}},
		"bin":  {binLine(), solid.Vec{binX, 0, gateZ}},
		"hold": {holdLine(), solid.Vec{bayX, 0, bayZ}},
		"lane": {laneLine(), solid.Vec{0, 0, mainZ}},
		"desk": {branchLine(), solid.Vec{bayX, 0, bayFront}},
	} {
		at, _ := c.line.at(c.line.length())
		assert.InDeltaSlice(t, c.end[:], at[:], 1e-9, name)
	}
}

// TestWaysStartAndEndAtRest: a travel begins and ends exactly as the parcel rests there, so nothing jumps.
func TestWaysStartAndEndAtRest(t *testing.T) {
	into := make([]Transform, moverCount)
	eachWay(func(cast view.Cast, from, to view.Station) {
		pose := func(from, to view.Station, along float64) Transform {
			p := view.Pose{Stage: view.Stage{Cast: cast}, From: from, To: to, Along: along}
			Pose(&p, into)
			return into[Parcel]
		}
		same(t, pose(from, from, 0), pose(from, to, 0), "lesson %d, %d to %d, start", cast, from, to)
		same(t, pose(to, to, 0), pose(from, to, 1), "lesson %d, %d to %d, end", cast, from, to)
	})
}

// eachWay visits all pairs of stations in each lesson.
func eachWay(visit func(cast view.Cast, from, to view.Station)) {
	for cast := range view.Casts {
		for from := range view.Stations {
			for to := range view.Stations {
				if from != to {
					visit(cast, from, to)
				}
			}
		}
	}
}

func same(t *testing.T, a, b Transform, message string, args ...any) {
	t.Helper()
	assert.InDelta(t, 0, a.At.Sub(b.At).Length(), 1e-9, append([]any{message}, args...)...)
	assert.InDelta(t, a.Yaw, b.Yaw, 1e-9, append([]any{message}, args...)...)
	assert.InDelta(t, a.Pitch, b.Pitch, 1e-9, append([]any{message}, args...)...)
	assert.InDelta(t, a.Roll, b.Roll, 1e-9, append([]any{message}, args...)...)
}

// TestWaysAreSmooth: equal shares of a way are equally long, and nothing jumps on it.
func TestWaysAreSmooth(t *testing.T) {
	eachWay(func(cast view.Cast, from, to view.Station) {
		w := wayBetween(cast, from, to)
		total, longest := 0.0, 0.0
		before := w.at(0)
		for i := 1; i <= 400; i++ {
			now := w.at(float64(i) / 400)
			step := now.At.Sub(before.At).Length()
			total, longest = total+step, max(longest, step)
			turned := math.Abs(now.Yaw-before.Yaw) + math.Abs(now.Pitch-before.Pitch) + math.Abs(now.Roll-before.Roll)
			require.Less(t, turned, 0.16, "lesson %d, %d to %d", cast, from, to)
			before = now
		}
		assert.Less(t, longest, 1.3*total/400, "lesson %d, %d to %d", cast, from, to)
	})
}

func TestTheParcelKeepsItsFaceToTheViewer(t *testing.T) {
	eachWay(func(cast view.Cast, from, to view.Station) {
		p := view.Pose{Stage: view.Stage{Cast: cast}, From: from, To: to}
		for i := range 50 {
			p.Along = float64(i) / 49
			assert.LessOrEqual(t, math.Abs(parcelAt(&p).Yaw), 0.25+1e-9)
		}
	})
}

// TestAMessageThatTheHandlerRefusesPassesNeitherBinNorGate: it was never set aside and no gate was asked, so that its way to where
// it is held leads over both (stage.md, Motion).
func TestAMessageThatTheHandlerRefusesPassesNeitherBinNorGate(t *testing.T) {
	w := wayBetween(view.LessonQuarantine, view.Handler, view.Bay)
	for i := range 101 {
		at := w.at(float64(i) / 100).At
		for name, place := range map[string]solid.Vec{"bin": {binX, 0, gateZ}, "gate": {gateRestX, 0, gateZ}} {
			near := math.Hypot(at[0]-place[0], at[2]-place[2])
			assert.True(t, near > 1.2 || at[1] > 3, "the %s at %d hundredths: %v", name, i, at)
		}
	}
}

// TestTheReviewLessonRides: its ways go by rail, and together once around the ring.
func TestTheReviewLessonRides(t *testing.T) {
	for _, pair := range [][2]view.Station{
		{view.Queue, view.Handler}, {view.Handler, view.Sorter}, {view.Sorter, view.Ring}, {view.Ring, view.Handler},
		{view.Sorter, view.Desk}, {view.Desk, view.SecondCheck}, {view.SecondCheck, view.Handler}, {view.Desk, view.Bin},
		{view.Handler, view.Ledger}, {view.Ledger, view.Handler}, {view.Ledger, view.Tray}, {view.Handler, view.Tray},
		{view.Handler, view.Queue}, {view.Handler, view.Ring}, {view.Desk, view.Handler}, {view.Ledger, view.Queue},
	} {
		w := wayBetween(view.LessonReview, pair[0], pair[1])
		for i := range w.count {
			assert.False(t, w.stretches[i].air, "%d to %d", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]view.Station{{view.Handler, view.Bin}, {view.Bin, view.Gate}, {view.Gate, view.Lane}, {view.Lane, view.SecondCheck}, {view.Handler, view.Desk}} {
		w := wayBetween(view.LessonReview, pair[0], pair[1])
		air := false
		for i := range w.count {
			air = air || w.stretches[i].air
		}
		assert.True(t, air, "%d to %d: there are no such rails", pair[0], pair[1])
	}
	out, on, back := wayBetween(view.LessonReview, view.Handler, view.Sorter), wayBetween(view.LessonReview, view.Sorter, view.Ring), wayBetween(view.LessonReview, view.Ring, view.Handler)
	assert.InDelta(t, ringWhole, out.stretches[0].length+on.stretches[0].length+back.stretches[0].length, 1e-9)
}

// TestTurnedAwayLeavesAndReachesItsPlace: nothing jumps on the way to the wall, and the parcel reaches what it is to touch.
func TestTurnedAwayLeavesAndReachesItsPlace(t *testing.T) {
	p := view.Pose{Stage: view.Stage{Cast: view.LessonReview, Keys: [4]view.Key{1: {Lit: true, Current: true}}}}
	at := func(s view.Station, reach float64) Transform {
		p.From, p.To, p.Reach = s, s, reach
		return parcelAt(&p)
	}
	for _, s := range []view.Station{view.Handler, view.Ledger, view.Ring} {
		same(t, at(s, 0), at(s, 1e-12), "station %d", s)
		before := at(s, 0)
		for i := 1; i <= 200; i++ {
			now := at(s, float64(i)/200)
			assert.Less(t, now.At.Sub(before.At).Length(), 0.05, "station %d", s)
			before = now
		}
	}
	for _, s := range []view.Station{view.Handler, view.Ledger} {
		wall := at(s, 1)
		assert.InDelta(t, slotX(1), wall.At[0], 1e-9, "before its own key")
		assert.InDelta(t, ledgerBack, wall.At[2]+parcelZ, 0.4, "close to the wall")
	}
	same(t, at(view.Tray, 0), at(view.Tray, 1), "nothing turns it away elsewhere")
	assert.Greater(t, at(view.Ring, 1).At[2], at(view.Ring, 0).At[2]+0.2)
}

// TestARedriveInHeldRollsBackToTheGate: it is asked there again, and refused.
func TestARedriveInHeldRollsBackToTheGate(t *testing.T) {
	there, back := wayBetween(view.LessonQuarantine, view.Gate, view.Bay), wayBetween(view.LessonQuarantine, view.Bay, view.Gate)
	require.Equal(t, 1, back.count)
	for i := range 11 {
		same(t, there.at(float64(i)/10), back.at(1-float64(i)/10), "the same way, at %d tenths", i)
	}
}

func TestARetryGoesOnceAroundTheRing(t *testing.T) {
	out, back := wayBetween(view.LessonQuarantine, view.Handler, view.Ring), wayBetween(view.LessonQuarantine, view.Ring, view.Handler)
	require.Equal(t, 1, out.count)
	require.Equal(t, 1, back.count)
	assert.InDelta(t, 2*math.Pi*ringRadius, out.stretches[0].length+back.stretches[0].length, 1e-9)
}

func TestHandTurnsClockwise(t *testing.T) {
	hand := handSolids()[1]
	tip := hand.Centre()
	for _, c := range []struct {
		round       float64
		right, down float64
	}{{0, 0, -1}, {0.25, 1, 0}, {0.5, 0, 1}, {0.75, -1, 0}, {-1, 0, -1}, {2, 0, -1}} {
		at := handAt(c.round)
		m := at.Motion()
		d := m.Point(tip).Sub(at.At).Unit()
		assert.InDelta(t, c.right, d[0], 0.15)
		assert.InDelta(t, -c.down, d[1], 0.15)
	}
}

func TestLidAndBarrierOpenUpwards(t *testing.T) {
	front := solid.Vec{0, 0, 2 * binHalfZ}
	shut, open := lidAt(1), lidAt(0)
	m, n := shut.Motion(), open.Motion()
	assert.InDelta(t, binTop, m.Point(front)[1], 1e-9)
	assert.Greater(t, n.Point(front)[1], binTop+2)
	end := solid.Vec{0, 0, 1.5}
	down, up := barrierAt(0), barrierAt(1)
	m, n = down.Motion(), up.Motion()
	assert.InDelta(t, barrierPivot, m.Point(end)[1], 1e-9)
	assert.Greater(t, n.Point(end)[1], barrierPivot+1.4)
}

func TestFrameWorkAllocatesNothing(t *testing.T) {
	into, colours := make([]Transform, moverCount), make([]Colour, Paints())
	p := shownStage()
	pairs := [][2]view.Station{{view.Gate, view.Lane}, {view.Tray, view.Bay}, {view.Bin, view.Bin}, {view.Bay, view.SecondCheck}}
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		for i, pair := range pairs {
			p.Stage.Cast = view.Cast(i) % view.Casts
			p.From, p.To, p.Along = pair[0], pair[1], 0.4
			Pose(&p, into)
			Colours(2, &p.Stage, colours)
			_ = Visible(&p.Stage, Parcel, 3)
		}
	}))
}

func TestPoseFillsAsMuchAsThereIs(t *testing.T) {
	p := shownStage()
	short := make([]Transform, 2)
	Pose(&p, short)
	assert.Equal(t, 1.0, short[1].Scale)
	p.Stage.Waiting = 1
	all := make([]Transform, moverCount)
	Pose(&p, all)
	assert.Equal(t, []bool{false, true, true}, []bool{all[Waiting1].Hidden, all[Waiting2].Hidden, all[Waiting3].Hidden})
	p.From, p.To = view.Stations, view.Stations
	assert.NotPanics(t, func() { Pose(&p, all) })
}

func BenchmarkPoseAndColours(b *testing.B) {
	into, colours := make([]Transform, moverCount), make([]Colour, Paints())
	p := shownStage()
	p.From, p.To, p.Along = view.Gate, view.Lane, 0.6
	for b.Loop() {
		Pose(&p, into)
		Colours(0, &p.Stage, colours)
	}
}
