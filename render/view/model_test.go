package view_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

func stageAt(at view.Station) view.Stage {
	stage := view.Stage{Waiting: 3, Active: at, DialOf: 12}
	stage.Parcel.At, stage.Parcel.Schema = at, 2
	stage.Boards[view.RingBoard].Count = 3
	stage.Boards[view.GateBoard].Count = 8
	stage.Sockets[0] = view.Socket{Schema: 1, Lit: true}
	return stage
}

func TestNewModelRests(t *testing.T) {
	rest := stageAt(view.Bin)
	rest.LidClosed, rest.BarrierUp = true, true
	m := view.NewModel(rest)
	assert.False(t, m.Moving())
	assert.False(t, m.Advance(16))
	assert.Equal(t, view.Pose{Stage: rest, From: view.Bin, To: view.Bin, Lid: 1, Barrier: 1}, *m.Pose())
}

func TestTheZeroModelShowsTheZeroStage(t *testing.T) {
	var m view.Model
	assert.False(t, m.Advance(16))
	assert.Equal(t, view.Pose{}, *m.Pose())
}

func TestTravelIsEasedAndArrives(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	rest := stageAt(view.Handler)
	m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}}, rest)
	assert.Equal(t, view.Queue, m.Pose().From)
	assert.Equal(t, view.Handler, m.Pose().To)
	assert.Equal(t, view.Handler, m.Pose().Stage.Active, "the eye should follow")
	last := 0.0
	var steps []float64
	for m.Advance(100) {
		steps = append(steps, m.Pose().Along-last)
		last = m.Pose().Along
	}
	assert.Len(t, steps, 7, "800 ms are eight steps of 100 ms, the eighth at rest")
	assert.Less(t, steps[0], steps[3], "it starts gently")
	assert.Less(t, steps[6], steps[3], "and stops gently")
	assert.Equal(t, view.Pose{Stage: rest, From: view.Handler, To: view.Handler}, *m.Pose())
}

func TestHalfWayOfATravelIsHalfThere(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}}, stageAt(view.Handler))
	m.Advance(400)
	assert.InDelta(t, 0.5, m.Pose().Along, 1e-9)
}

func TestMovesRunOneAfterAnother(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	rest := stageAt(view.Bin)
	rest.LidClosed, rest.Waiting = true, 0
	m.Play([]view.Move{
		{Kind: view.Travel, To: view.Handler, Ms: 100},
		{Kind: view.Shake, Ms: 100},
		{Kind: view.Light, Board: view.RingBoard, Index: 1, Lamp: view.Lit, Ms: 100},
		{Kind: view.Travel, To: view.Bin, Ms: 100},
		{Kind: view.Lid, Flag: true, Ms: 100},
		{Kind: view.Leave, Ms: 100},
	}, rest)
	m.Advance(110)
	assert.Equal(t, view.Handler, m.Pose().Stage.Parcel.At)
	assert.NotZero(t, m.Pose().Shake)
	m.Advance(100)
	assert.Zero(t, m.Pose().Shake)
	assert.Equal(t, view.Lit, m.Pose().Stage.Boards[view.RingBoard].Lamps[1])
	m.Advance(240)
	assert.Equal(t, view.Bin, m.Pose().Stage.Parcel.At)
	assert.InDelta(t, 0.5, m.Pose().Lid, 1e-9)
	assert.Equal(t, 3, m.Pose().Stage.Waiting)
	m.Advance(100)
	assert.Equal(t, 3, m.Pose().Stage.Waiting, "they are on their way")
	assert.InDelta(t, 0.5, m.Pose().Leaving, 1e-9)
	assert.False(t, m.Advance(100))
	assert.Equal(t, rest, m.Pose().Stage)
}

func TestBarrierAndLidGoFromWhereTheyStand(t *testing.T) {
	rest := stageAt(view.Bin)
	rest.LidClosed = true
	m := view.NewModel(rest)
	m.Play([]view.Move{{Kind: view.Lid, Ms: 100}, {Kind: view.Barrier, Flag: true, Ms: 100}}, stageAt(view.Bin))
	m.Advance(25)
	assert.Greater(t, m.Pose().Lid, 0.5)
	m.Advance(150)
	assert.Zero(t, m.Pose().Lid)
	assert.Greater(t, m.Pose().Barrier, 0.5)
}

func TestRepaintShowsTheNewLookInPlace(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	rest := stageAt(view.Queue)
	rest.Parcel.BodyChanged, rest.DialLit, rest.Sockets[0].Lit = true, 5, false
	rest.Boards[view.GateBoard].Lamps[0] = view.Open
	m.Play([]view.Move{{Kind: view.Repaint, Ms: 300}}, rest)
	assert.True(t, m.Moving())
	assert.Equal(t, rest, m.Pose().Stage)
}

func TestWhatChangesNothingTakesNoTime(t *testing.T) {
	rest := stageAt(view.Queue)
	rest.Waiting = 0
	m := view.NewModel(rest)
	m.Play([]view.Move{
		{Kind: view.Travel, To: view.Queue, Ms: 800},
		{Kind: view.Lid, Ms: 500},
		{Kind: view.Barrier, Ms: 500},
		{Kind: view.Leave, Ms: 500},
		{Kind: view.Light, Board: view.RingBoard, Index: 10, Ms: 500},
		{Kind: view.Light, Board: view.Boards, Ms: 500},
	}, rest)
	assert.False(t, m.Moving())
	assert.Equal(t, rest, m.Pose().Stage)
}

func TestPlayFinishesWhatRuns(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}, {Kind: view.Travel, To: view.Ring, Ms: 800}}, stageAt(view.Ring))
	m.Advance(100)
	m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}}, stageAt(view.Handler))
	assert.Equal(t, view.Ring, m.Pose().From)
	assert.Zero(t, m.Pose().Along)
}

func TestSnapShowsRestAtOnce(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}}, stageAt(view.Handler))
	m.Snap(stageAt(view.Bay))
	assert.False(t, m.Moving())
	assert.Equal(t, view.Bay, m.Pose().From)
	assert.Equal(t, stageAt(view.Bay), m.Pose().Stage)
}

func TestSpeed(t *testing.T) {
	for speed, want := range map[float64]float64{0.5: 0.25, 1: 0.5, 2: 1} {
		m := view.NewModel(stageAt(view.Queue))
		m.SetSpeed(speed)
		m.Play([]view.Move{{Kind: view.Shake, Ms: 0}, {Kind: view.Travel, To: view.Handler, Ms: 1000}}, stageAt(view.Handler))
		m.Advance(500)
		want = want * want * (3 - 2*want)
		if want == 1 {
			assert.False(t, m.Moving())
			continue
		}
		assert.InDelta(t, want, m.Pose().Along, 1e-9)
	}
}

func TestInstantSpeedMovesNothing(t *testing.T) {
	for _, speed := range []float64{0, -1, math.NaN()} {
		m := view.NewModel(stageAt(view.Queue))
		moves := []view.Move{{Kind: view.Travel, To: view.Handler, Ms: 1000}}
		m.Play(moves, stageAt(view.Handler))
		m.SetSpeed(speed)
		assert.False(t, m.Moving(), "what runs ends")
		assert.Equal(t, view.Handler, m.Pose().Stage.Parcel.At)
		m.Play(moves, stageAt(view.Bin))
		assert.False(t, m.Moving())
		assert.Equal(t, view.Bin, m.Pose().Stage.Parcel.At)
	}
}

func TestNoTimeMovesNothing(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 1000}}, stageAt(view.Handler))
	for _, dt := range []float64{0, -100, math.NaN(), math.Inf(-1)} {
		assert.True(t, m.Advance(dt))
		assert.Zero(t, m.Pose().Along)
	}
	assert.False(t, m.Advance(math.Inf(1)))
}

func TestAdvanceAllocatesNothing(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	moves := []view.Move{{Kind: view.Travel, To: view.Handler, Ms: 100}, {Kind: view.Lid, Flag: true, Ms: 100}, {Kind: view.Repaint, Ms: 100}}
	m.Play(moves, stageAt(view.Handler))
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		m.Play(moves, stageAt(view.Handler))
		for m.Advance(16) {
		}
	}))
}
