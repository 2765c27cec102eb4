package view_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

func reviewStage(at view.Station) view.Stage {
	stage := stageAt(at)
	stage.Cast = view.LessonReview
	stage.Boards[view.GateBoard].Count = 3
	return stage
}

func TestSortGoesDarkThenShowsTheClass(t *testing.T) {
	before := reviewStage(view.Sorter)
	before.Sorter, before.Boards[view.GateBoard].Lamps[0] = view.Temporary, view.Lit
	rest := before
	rest.Sorter, rest.Boards[view.GateBoard].Lamps = view.Unknown, [10]view.Lamp{2: view.Lit}
	m := view.NewModel(before)
	m.Play([]view.Move{{Kind: view.Sort, Class: view.Unknown, Ms: 500}, {Kind: view.Shake, Ms: 500}}, rest)
	assert.Equal(t, view.NoClass, m.Pose().Stage.Sorter)
	assert.Equal(t, view.Board{Count: 3}, m.Pose().Stage.Boards[view.GateBoard])
	m.Advance(300)
	assert.Equal(t, rest, m.Pose().Stage)
	m.Advance(300)
	assert.Equal(t, rest, m.Pose().Stage, "it stays")
}

// Both go to what turns the parcel away and come back; a refused one knocks twice.
func TestTurnedAwayComesBack(t *testing.T) {
	for kind, touches := range map[view.MoveKind]int{view.TurnAway: 1, view.Refuse: 2} {
		rest := reviewStage(view.Ring)
		m := view.NewModel(rest)
		m.Play([]view.Move{{Kind: kind, Ms: 800}}, rest)
		var reaches []float64
		for m.Advance(10) {
			reaches = append(reaches, m.Pose().Reach)
			assert.Equal(t, rest, m.Pose().Stage)
		}
		touched := 0
		for i := 1; i+1 < len(reaches); i++ {
			if reaches[i] > reaches[i-1] && reaches[i] >= reaches[i+1] {
				touched++
				assert.InDelta(t, 1, reaches[i], 0.01)
			}
		}
		assert.Equal(t, touches, touched)
		assert.Equal(t, view.Pose{Stage: rest, From: view.Ring, To: view.Ring}, *m.Pose())
	}
}

// When a wait is over the barrier at the ring's exit goes up smoothly, with all else that is painted anew.
func TestRepaintMovesTheBarrier(t *testing.T) {
	before := reviewStage(view.Ring)
	rest := before
	rest.BarrierUp = true
	rest.Boards[view.RingBoard].Lamps[0] = view.Lit
	m := view.NewModel(before)
	m.Play([]view.Move{{Kind: view.Repaint, Ms: 300}}, rest)
	assert.Equal(t, view.Lit, m.Pose().Stage.Boards[view.RingBoard].Lamps[0])
	assert.Zero(t, m.Pose().Barrier)
	m.Advance(150)
	assert.InDelta(t, 0.5, m.Pose().Barrier, 1e-9)
	m.Advance(150)
	assert.Equal(t, 1.0, m.Pose().Barrier)
}

func TestRepaintShowsWhatTheReviewLessonHas(t *testing.T) {
	m := view.NewModel(reviewStage(view.Desk))
	rest := reviewStage(view.Desk)
	rest.Sorter, rest.DueLit, rest.DueOf, rest.Records = view.Terminal, 3, 10, 1
	rest.Keys, rest.KeyCount = [4]view.Key{{Lit: true, Current: true}}, 1
	m.Play([]view.Move{{Kind: view.Repaint, Ms: 300}}, rest)
	assert.Equal(t, rest, m.Pose().Stage)
}
