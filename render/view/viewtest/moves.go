package viewtest

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view"
)

// Moves are the moves of a step's events.
func Moves(d view.Describer, entry *lab.Entry) (moves []view.Move) {
	for _, event := range entry.Events {
		moves = append(moves, d.Moves(event)...)
	}
	return moves
}

// Led is where the moves of a step alone lead from a stage, with nothing set right when they are over.
func Led(d view.Describer, before, rest view.Stage, entry *lab.Entry) view.Stage {
	moves, total := Moves(d, entry), 0
	for _, move := range moves {
		total += move.Ms
	}
	const endless = 1e9
	model := view.NewModel(before)
	model.Play(append(moves, view.Move{Kind: view.Shake, Ms: endless}), rest)
	model.Advance(float64(total))
	return model.Pose().Stage
}

// EachStep calls each for every step of a scenario: with the session after it, and how the stage stood before.
func EachStep(t testing.TB, l lab.Lesson, d view.Describer, scenario string, each func(s *lab.Session, before view.Stage, entry *lab.Entry)) {
	t.Helper()
	s, err := lab.NewRegistry([]lab.Lesson{l}).Open(scenario)
	for i := 0; err == nil && i < s.Steps(); i++ {
		if err = s.Seek(i); err == nil {
			before := d.Places(s.State())
			err = s.Seek(i + 1)
			each(s, before, s.Entry(i))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}
