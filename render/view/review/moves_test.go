package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

func endsAtRest(t *testing.T, s *lab.Session, before view.Stage, entry *lab.Entry) {
	t.Helper()
	rest := tells.Places(s.State())
	got := viewtest.Led(tells, before, rest, entry)
	if got.Active = rest.Active; got != rest {
		require.Equal(t, rest, got, s.Dump())
	}
}

func TestMovesOfAnyPlayEndWhereTheStateSays(t *testing.T) {
	reached := map[string]bool{}
	randomPlays(t, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
		reached[entry.Outcome.Result()] = true
		endsAtRest(t, s, before, entry)
	})
	for ending := review.EndControlledRetry; ending <= review.EndOutOfOrder; ending++ {
		assert.True(t, reached[ending.String()], "the random plays should reach %s", ending)
	}
}

func TestMovesOfTheBuiltinsEndWhereTheStateSays(t *testing.T) {
	for _, b := range (review.Lesson{}).Builtins() {
		viewtest.EachStep(t, review.Lesson{}, tells, b.Scenario, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
			endsAtRest(t, s, before, entry)
		})
	}
}

func TestTheModelShowsAnyPlayAndEndsAtRest(t *testing.T) {
	randomPlays(t, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
		model, rest := view.NewModel(before), tells.Places(s.State())
		model.Play(viewtest.Moves(tells, entry), rest)
		frames := 0
		var last view.Pose
		for ; model.Advance(90); frames++ {
			last = *model.Pose()
			require.True(t, last.Along >= 0 && last.Along <= 1 && last.Reach >= 0 && last.Reach <= 1 && last.Barrier >= 0 && last.Barrier <= 1)
		}
		require.Less(t, frames, 70)
		require.Equal(t, rest, model.Pose().Stage)
	})
}

func TestEachMotionTakesItsTime(t *testing.T) {
	for cue, moves := range motions {
		for _, move := range moves {
			assert.GreaterOrEqual(t, move.Ms, 300, "cue %d", cue)
			assert.LessOrEqual(t, move.Ms, 900, "cue %d", cue)
		}
	}
}

// The stations that the parcel passes in the two branches.
func TestTheWaysOfBothBranches(t *testing.T) {
	for builtin, want := range map[string][]view.Station{
		"recovery": {view.Queue, view.Handler, view.Sorter, view.Ring, view.Handler, view.Ledger, view.Queue, view.Handler, view.Tray},
		"poison":   {view.Queue, view.Handler, view.Sorter, view.Ring, view.Handler, view.Sorter, view.Desk},
	} {
		s, err := lab.NewRegistry([]lab.Lesson{review.Lesson{}}).Open(`{"format":"redrive-lab/1","builtin":"` + builtin + `"}`)
		require.NoError(t, err)
		way := []view.Station{tells.Places(s.Start()).Parcel.At}
		for i := range s.Steps() {
			for _, move := range viewtest.Moves(tells, s.Entry(i)) {
				if move.Kind == view.Travel && move.To != way[len(way)-1] {
					way = append(way, move.To)
				}
			}
		}
		assert.Equal(t, want, way, builtin)
	}
}

// kindsOf are the kinds of the moves of a step.
func kindsOf(entry *lab.Entry) map[view.MoveKind]bool {
	kinds := map[view.MoveKind]bool{}
	for _, move := range viewtest.Moves(tells, entry) {
		kinds[move.Kind] = true
	}
	return kinds
}

func TestWhatIsTurnedAwayIsSeen(t *testing.T) {
	early := after(t, temporary1, deliver1)
	assert.True(t, kindsOf(early.Entry(1))[view.Refuse], "a delivery before it is due")
	duplicate := after(t, lost1, deliver1)
	assert.True(t, kindsOf(duplicate.Entry(1))[view.TurnAway], "a duplicate at the ledger")
	assert.False(t, kindsOf(duplicate.Entry(0))[view.TurnAway])
	assert.True(t, kindsOf(after(t, deliver1, deliver1).Entry(1))[view.Shake], "a delivery where nothing is delivered")
}

func TestMovesDontTouchTheTable(t *testing.T) {
	first := tells.Moves(review.DeliveryFailed{Code: "x", Class: review.Terminal, Attempt: 2, Of: 3})
	tells.Moves(review.DeliveryFailed{Code: "x", Attempt: 3, Of: 3})
	assert.Equal(t, 1, first[2].Index)
	assert.Equal(t, view.Terminal, first[4].Class)
	assert.Zero(t, motions[fails][2].Index)
}

func TestEveryEventMoves(t *testing.T) {
	for _, event := range allEvents() {
		assert.NotEmpty(t, tells.Moves(event), event.Type())
	}
}
