package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// fold lets moves take effect at once, but for Repaint: that one shows the look at rest.
func fold(stage view.Stage, moves []view.Move) view.Stage {
	for _, move := range moves {
		switch move.Kind {
		case view.Travel:
			stage.Parcel.At = move.To
		case view.Clear:
			stage.Boards[move.Board].Lamps = view.Board{}.Lamps
		case view.Light:
			stage.Boards[move.Board].Lamps[move.Index] = move.Lamp
		case view.Lid:
			stage.LidClosed = move.Flag
		case view.Barrier:
			stage.BarrierUp = move.Flag
		case view.Leave:
			stage.Waiting = 0
		}
	}
	return stage
}

func movesOf(entry *lab.Entry) []view.Move {
	var moves []view.Move
	for _, event := range entry.Events {
		moves = append(moves, tells.Moves(event)...)
	}
	return moves
}

func TestMovesOfAnyPlayEndWhereTheStateSays(t *testing.T) {
	reached := map[string]bool{}
	randomPlays(t, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
		reached[entry.Outcome.Result()] = true
		got, want := fold(before, movesOf(entry)), tells.Places(s.State())
		require.Equal(t, want.Parcel.At, got.Parcel.At, s.Dump())
		require.Equal(t, want.LidClosed, got.LidClosed, s.Dump())
		require.Equal(t, want.BarrierUp, got.BarrierUp, s.Dump())
		require.Equal(t, want.Boards[view.RingBoard], got.Boards[view.RingBoard], s.Dump())
		require.Equal(t, want.Waiting, got.Waiting, s.Dump())
	})
	for _, result := range []string{"READY", "RETRY", "QUARANTINED", "REDRIVEN", "SUCCEEDED", "HELD:not_quarantined",
		"HELD:approval_required", "HELD:unfixed", "HELD:unknown_effect", "HELD:expired", "HELD:operation_id_changed",
		"HELD:body_changed", "HELD:replay_limit"} {
		assert.True(t, reached[result], "the random plays should reach %s", result)
	}
}

func TestTheBoardOfARefusalEndsAsTheStateSays(t *testing.T) {
	refusals := 0
	randomPlays(t, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
		now := entry.After.(quarantine.State)
		board := map[quarantine.Place]view.BoardName{quarantine.AtGate: view.GateBoard, quarantine.AtSecondCheck: view.SecondBoard}
		name, has := board[now.HeldAt]
		if _, refused := entry.Outcome.(quarantine.Outcome); !refused || !has || entry.Outcome.(quarantine.Outcome).Refused == quarantine.NoReason {
			return
		}
		refusals++
		require.Equal(t, tells.Places(s.State()).Boards[name], fold(before, movesOf(entry)).Boards[name], s.Dump())
	})
	assert.Greater(t, refusals, 100)
}

func TestTheModelShowsAnyPlayAndEndsAtRest(t *testing.T) {
	randomPlays(t, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
		model, rest := view.NewModel(before), tells.Places(s.State())
		model.Play(movesOf(entry), rest)
		frames := 0
		for ; model.Advance(90); frames++ {
			pose := model.Pose()
			require.True(t, pose.Along >= 0 && pose.Along <= 1 && pose.Lid >= 0 && pose.Lid <= 1 && pose.Barrier >= 0 && pose.Barrier <= 1)
			require.True(t, pose.Shake >= -1 && pose.Shake <= 1)
		}
		require.Less(t, frames, 10*30, "ten receives of at most 2.7 s each")
		require.Equal(t, rest, model.Pose().Stage)
		require.Equal(t, model.Pose().From, model.Pose().To)
	})
}

func TestEachMotionTakesItsTime(t *testing.T) {
	for cue, moves := range motions {
		for _, move := range moves {
			if move.Kind == view.Clear {
				assert.Zero(t, move.Ms)
				continue
			}
			assert.GreaterOrEqual(t, move.Ms, 300, "cue %d", cue)
			assert.LessOrEqual(t, move.Ms, 900, "cue %d", cue)
		}
	}
}

// The stations that the parcel passes in the worked example (stage.md, Motion).
func TestTheWayOfTheWorkedExample(t *testing.T) {
	s := after(t, toRedriven+`,{"do":"consume"}`)
	way := []view.Station{tells.Places(s.Start()).Parcel.At}
	for i := range s.Steps() {
		for _, move := range movesOf(s.Entry(i)) {
			if move.Kind == view.Travel && move.To != way[len(way)-1] {
				way = append(way, move.To)
			}
		}
	}
	assert.Equal(t, []view.Station{
		view.Queue, view.Handler, view.Ring, view.Handler, view.Ring, view.Handler, view.Bin,
		view.Gate, view.Lane, view.SecondCheck, view.Handler, view.Tray,
	}, way)
}

// Each event of lab-format.md has its motion; an open integrity check alone moves nothing.
func TestEveryEventMoves(t *testing.T) {
	for _, event := range allEvents() {
		if answer, is := event.(quarantine.CheckAnswered); is && answer.At == quarantine.AtReceive && answer.Open {
			assert.Empty(t, tells.Moves(event))
			continue
		}
		assert.NotEmpty(t, tells.Moves(event), event.Type())
	}
}

func TestMovesDontTouchTheTable(t *testing.T) {
	first := tells.Moves(quarantine.CheckAnswered{At: quarantine.AtGate, N: 3, Of: 8, Open: true})
	tells.Moves(quarantine.CheckAnswered{At: quarantine.AtGate, N: 5, Of: 8})
	assert.Equal(t, 2, first[len(first)-1].Index)
	assert.Zero(t, motions[gateAsks][2].Index)
}
