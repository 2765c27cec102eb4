package view_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

func set(stations ...view.Station) (all view.StationSet) {
	for _, s := range stations {
		all = all.With(s)
	}
	return all
}

func TestCourseHasWhereTheParcelGoesAndWhatAnswers(t *testing.T) {
	m := view.NewModel(stageAt(view.Bin))
	rest := stageAt(view.Bay)
	rest.Waiting = 0
	m.Play([]view.Move{
		{Kind: view.Lid, Ms: 500}, // open already
		{Kind: view.Travel, To: view.Gate, Ms: 800},
		{Kind: view.Light, Board: view.GateBoard, Index: 1, Ms: 300},
		{Kind: view.Travel, To: view.Gate, Ms: 800}, // there already
		{Kind: view.Light, Board: view.GateBoard, Index: 2, Ms: 300},
		{Kind: view.Travel, To: view.Bay, Ms: 800},
		{Kind: view.Leave, Ms: 900},
	}, rest)
	course := m.Course()
	assert.Equal(t, set(view.Bin, view.Gate, view.Bay, view.Queue), course.Stations)
	assert.Equal(t, 800+300+300+800+900.0, course.Ms)
	for m.Advance(50) {
		assert.Equal(t, course, m.Course(), "it is the same to the end")
	}
	assert.Equal(t, view.Course{Number: course.Number}, m.Course(), "and over then")
}

func TestCourseIsAsLongAsTheMovesTake(t *testing.T) {
	for _, speed := range []float64{0.5, 1, 2} {
		m := view.NewModel(stageAt(view.Queue))
		m.SetSpeed(speed)
		m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}, {Kind: view.Shake, Ms: 500}}, stageAt(view.Handler))
		course, ms := m.Course(), 0.0
		for m.Advance(1) {
			ms++
		}
		assert.InDelta(t, course.Ms, ms, 3)
	}
}

func TestNoCourseWhereNothingTravels(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	rest := stageAt(view.Queue)
	rest.DialLit = 5
	m.Play([]view.Move{{Kind: view.Turn, Ms: 600}}, rest)
	assert.True(t, m.Moving())
	assert.Zero(t, m.Course().Stations)
	m.SetStill(true)
	m.Play([]view.Move{{Kind: view.Travel, To: view.Bin, Ms: 800}}, stageAt(view.Bin))
	assert.True(t, m.Moving())
	assert.Zero(t, m.Course().Stations, "nothing travels where no motion is wished for")
}

func TestEachPlayIsAnotherCourse(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	seen := map[int]bool{}
	for _, to := range []view.Station{view.Bin, view.Queue, view.Bin} {
		m.Play([]view.Move{{Kind: view.Travel, To: to, Ms: 800}}, stageAt(to))
		assert.False(t, seen[m.Course().Number])
		seen[m.Course().Number] = true
	}
}

func TestCourseSeesTheBoardsAndTheWall(t *testing.T) {
	for kind, c := range map[view.Move]view.Station{
		{Kind: view.Light, Board: view.RingBoard, Ms: 1}:   view.Ring,
		{Kind: view.Light, Board: view.SecondBoard, Ms: 1}: view.SecondCheck,
		{Kind: view.TurnAway, Ms: 1}:                       view.Ledger,
		{Kind: view.Barrier, Flag: true, Ms: 1}:            view.Gate,
		{Kind: view.Lid, Flag: true, Ms: 1}:                view.Bin,
		{Kind: view.Shake, Ms: 1}:                          view.Handler,
	} {
		m := view.NewModel(stageAt(view.Queue))
		m.Play([]view.Move{{Kind: view.Travel, To: view.Handler, Ms: 800}, kind}, stageAt(view.Handler))
		assert.Equal(t, set(view.Queue, view.Handler, c), m.Course().Stations)
	}
}
