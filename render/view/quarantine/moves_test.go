package quarantine

import (
	"compress/gzip"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

// endsAtRest: boards but the ring's show how the checks would stand now, which is no event's doing.
func endsAtRest(t *testing.T, s *lab.Session, before view.Stage, entry *lab.Entry) {
	t.Helper()
	rest := tells.Places(s.State())
	got := viewtest.Led(tells, before, rest, entry)
	got.Boards[view.GateBoard], got.Boards[view.SecondBoard] = rest.Boards[view.GateBoard], rest.Boards[view.SecondBoard]
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
	for _, result := range []string{"READY", "RETRY", "QUARANTINED", "REDRIVEN", "SUCCEEDED", "HELD:not_quarantined",
		"HELD:approval_required", "HELD:unfixed", "HELD:unknown_effect", "HELD:expired", "HELD:operation_id_changed",
		"HELD:body_changed", "HELD:replay_limit"} {
		assert.True(t, reached[result], "the random plays should reach %s", result)
	}
}

func TestMovesOfTheBuiltinsEndWhereTheStateSays(t *testing.T) {
	for _, b := range (quarantine.Lesson{}).Builtins() {
		viewtest.EachStep(t, quarantine.Lesson{}, tells, b.Scenario, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
			endsAtRest(t, s, before, entry)
		})
	}
}

// The traces of the reference (engine/quarantine, testdata).
func TestMovesOfTheGoldenTracesEndWhereTheStateSays(t *testing.T) {
	file, err := os.Open("../../../engine/quarantine/testdata/golden.jsonl.gz")
	require.NoError(t, err)
	defer file.Close()
	lines, err := gzip.NewReader(file)
	require.NoError(t, err)
	steps := 0
	for decoder := json.NewDecoder(lines); decoder.More(); {
		var line struct{ Scenario string }
		require.NoError(t, decoder.Decode(&line))
		viewtest.EachStep(t, quarantine.Lesson{}, tells, line.Scenario, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
			steps++
			endsAtRest(t, s, before, entry)
		})
	}
	assert.Greater(t, steps, 5000)
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
		rest := tells.Places(s.State())
		if got := viewtest.Led(tells, before, rest, entry); got.Boards[name] != rest.Boards[name] {
			require.Equal(t, rest.Boards[name], got.Boards[name], s.Dump())
		}
	})
	assert.Greater(t, refusals, 100)
}

func TestTheModelShowsAnyPlayAndEndsAtRest(t *testing.T) {
	randomPlays(t, func(s *lab.Session, before view.Stage, entry *lab.Entry) {
		model, rest := view.NewModel(before), tells.Places(s.State())
		model.Play(viewtest.Moves(tells, entry), rest)
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
		for _, move := range viewtest.Moves(tells, s.Entry(i)) {
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
	assert.Equal(t, 2, first[2].Index)
	assert.Zero(t, motions[gateOpens][2].Index)
}
