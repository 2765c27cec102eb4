package view_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/view"
)

func dialAt(lit, of int) view.Stage {
	stage := stageAt(view.Queue)
	stage.DialLit, stage.DialOf = lit, of
	stage.DueLit, stage.DueOf = lit, of
	return stage
}

// A tick turns the hand, and a lamp lights when the hand has come to it; what depends on the time changes when it is there.
func TestTurnTakesTheHandPastTheLamps(t *testing.T) {
	rest := dialAt(9, 12)
	rest.Boards[view.GateBoard].Lamps[4] = view.Closed
	m := view.NewModel(dialAt(3, 12))
	assert.InDelta(t, 0.25, m.Pose().Hand, 1e-9)
	m.Play([]view.Move{{Kind: view.Turn, Ms: 600}, {Kind: view.Repaint, Ms: 300}}, rest)
	assert.Equal(t, 3, m.Pose().Stage.DialLit)
	for before := 3; m.Pose().Hand < 0.75; {
		require.True(t, m.Advance(20))
		lit := m.Pose().Stage.DialLit
		assert.GreaterOrEqual(t, lit, before)
		assert.LessOrEqual(t, float64(lit), m.Pose().Hand*12+1e-6)
		assert.Greater(t, float64(lit+1), m.Pose().Hand*12-1e-6)
		assert.Equal(t, lit, m.Pose().Stage.DueLit)
		before = lit
		if m.Pose().Hand < 0.7 {
			assert.Equal(t, view.Dark, m.Pose().Stage.Boards[view.GateBoard].Lamps[4])
		}
	}
	for m.Advance(20) {
	}
	assert.Equal(t, rest, m.Pose().Stage)
	assert.InDelta(t, 0.75, m.Pose().Hand, 1e-9)
}

// A clock that is wound up starts full and runs down to where it rests.
func TestAWoundClockRunsDown(t *testing.T) {
	m := view.NewModel(dialAt(0, 0))
	m.Play([]view.Move{{Kind: view.Turn, Flag: true, Ms: 600}}, dialAt(0, 12))
	assert.Equal(t, 12, m.Pose().Stage.DueLit)
	assert.Equal(t, 12, m.Pose().Stage.DueOf)
	m.Advance(300)
	assert.Equal(t, 6, m.Pose().Stage.DueLit)
	m.Advance(300)
	assert.Equal(t, dialAt(0, 12), m.Pose().Stage)
}

func TestTheContentChangesWhileTheParcelTurns(t *testing.T) {
	before, rest := stageAt(view.Bin), stageAt(view.Bin)
	rest.Parcel.BodyChanged, rest.Parcel.Schema = true, 7
	m := view.NewModel(before)
	m.Play([]view.Move{{Kind: view.Become, Ms: 800}}, rest)
	m.Advance(390)
	assert.Equal(t, before, m.Pose().Stage)
	assert.InDelta(t, 0.48, m.Pose().Twist, 0.02)
	m.Advance(20)
	assert.Equal(t, rest, m.Pose().Stage)
	assert.Greater(t, m.Pose().Twist, 0.5, "its front comes back with the new content")
	m.Advance(400)
	assert.Zero(t, m.Pose().Twist)
}

func TestWhatIsAlreadySoTakesNoTime(t *testing.T) {
	rest := dialAt(5, 12)
	m := view.NewModel(rest)
	m.Play([]view.Move{{Kind: view.Turn, Ms: 600}, {Kind: view.Become, Ms: 800}, {Kind: view.Repaint, Ms: 300}}, rest)
	assert.False(t, m.Moving())
	due := dialAt(12, 12)
	m.Snap(dialAt(0, 0))
	m.Play([]view.Move{{Kind: view.Turn, Flag: true, Ms: 600}}, due)
	assert.False(t, m.Moving(), "a wait of no length")
	assert.Equal(t, due, m.Pose().Stage)
}

func TestSkipEndsTheMotion(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.Play([]view.Move{{Kind: view.Travel, To: view.Bin, Ms: 800}, {Kind: view.Shake, Ms: 500}}, stageAt(view.Bin))
	m.Advance(100)
	m.Skip()
	assert.False(t, m.Moving())
	assert.Equal(t, stageAt(view.Bin), m.Pose().Stage)
	assert.Equal(t, view.Bin, m.Pose().From)
}

// prefers-reduced-motion: nothing travels, one picture goes as the other comes (stage.md, Motion).
func TestStillFadesFromOneStateIntoTheNext(t *testing.T) {
	before, rest := stageAt(view.Queue), stageAt(view.Bin)
	before.Waiting = 3
	rest.Waiting, rest.LidClosed = 0, true
	m := view.NewModel(before)
	m.SetStill(true)
	m.Play([]view.Move{{Kind: view.Travel, To: view.Bin, Ms: 800}}, rest)
	last := 0.0
	for switched := false; m.Moving(); {
		pose := *m.Pose()
		require.Equal(t, pose.From, pose.To, "nothing travels")
		require.Zero(t, pose.Along)
		require.Equal(t, view.Fade{Parcel: pose.Fade.Parcel, Lid: pose.Fade.Parcel, Waiting: pose.Fade.Parcel}, pose.Fade, "what stays doesn't fade")
		if !switched && pose.Stage == rest {
			switched = true
			assert.InDelta(t, 1, pose.Fade.Parcel, 0.11, "it changes when it can't be seen")
		} else if switched {
			assert.Equal(t, rest, pose.Stage)
			assert.LessOrEqual(t, pose.Fade.Parcel, last)
		} else {
			assert.Equal(t, before, pose.Stage)
			assert.GreaterOrEqual(t, pose.Fade.Parcel, last)
		}
		last = pose.Fade.Parcel
		m.Advance(20)
	}
	assert.Equal(t, view.Pose{Stage: rest, From: view.Bin, To: view.Bin, Lid: 1}, *m.Pose())
}

func TestStillLetsALampChangeAtOnce(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.SetStill(true)
	rest := stageAt(view.Queue)
	rest.Boards[view.GateBoard].Lamps[0] = view.Open
	m.Play([]view.Move{{Kind: view.Repaint, Ms: 300}}, rest)
	assert.False(t, m.Moving())
	assert.Equal(t, rest, m.Pose().Stage)
}

func TestStillAtInstantSpeedFadesNothing(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.SetStill(true)
	m.SetSpeed(0)
	m.Play(nil, stageAt(view.Bin))
	assert.False(t, m.Moving())
	assert.Equal(t, stageAt(view.Bin), m.Pose().Stage)
}

func TestTheWishForNoMotionEndsWhatRuns(t *testing.T) {
	m := view.NewModel(stageAt(view.Queue))
	m.Play([]view.Move{{Kind: view.Travel, To: view.Bin, Ms: 800}}, stageAt(view.Bin))
	m.SetStill(true)
	assert.False(t, m.Moving())
}

func TestARecordLiesOnTheDeskWhenItHasGoneThere(t *testing.T) {
	rest := stageAt(view.Desk)
	rest.Records = 1
	m := view.NewModel(stageAt(view.Desk))
	m.Play([]view.Move{{Kind: view.File, Ms: 600}}, rest)
	for m.Advance(50) {
		assert.Zero(t, m.Pose().Stage.Records)
		assert.Positive(t, m.Pose().Filing)
	}
	assert.Equal(t, rest, m.Pose().Stage)
	assert.Zero(t, m.Pose().Filing)
}
