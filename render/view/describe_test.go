package view_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	rules "github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/quarantine"
)

func open(t *testing.T, members string) *lab.Session {
	t.Helper()
	s, err := lab.NewRegistry([]lab.Lesson{rules.Lesson{}}).Open(`{"format":"redrive-lab/1"` + members + `}`)
	require.NoError(t, err)
	return s
}

func describe(s *lab.Session) *view.Screen {
	texts, _ := assets.Load("en")
	return view.Describe(s, quarantine.Describer{}, texts, false, nil)
}

func control(t *testing.T, screen *view.Screen, id string) view.Control {
	t.Helper()
	for _, c := range screen.Controls {
		if c.ID == id {
			return c
		}
	}
	require.Fail(t, "no control "+id)
	return view.Control{}
}

func TestHistoryControls(t *testing.T) {
	s := open(t, "")
	for _, id := range []string{view.Undo, view.Redo, view.Reset, view.Seek} {
		c := control(t, describe(s), id)
		assert.False(t, c.Enabled, id)
		assert.NotEmpty(t, c.WhyNot, id)
		assert.Equal(t, view.History, c.Group)
	}
	_, err := s.Act(`{"do":"tick"}`)
	require.NoError(t, err)
	for id, enabled := range map[string]bool{view.Undo: true, view.Redo: false, view.Reset: true, view.Seek: true} {
		assert.Equal(t, enabled, control(t, describe(s), id).Enabled, id)
	}
	assert.Equal(t, "1", control(t, describe(s), view.Seek).Value)
	require.NoError(t, s.Undo())
	for id, enabled := range map[string]bool{view.Undo: false, view.Redo: true, view.Reset: false, view.Seek: true} {
		assert.Equal(t, enabled, control(t, describe(s), id).Enabled, id)
	}
}

func TestTimeline(t *testing.T) {
	s := open(t, `,"steps":[{"do":"receiveCycle"},{"do":"redrive"},{"do":"tick","n":3}]`)
	require.NoError(t, s.Undo())
	assert.Equal(t, []view.Mark{
		{Step: 0, Label: "Start", Result: "READY"},
		{Step: 1, Label: "1 · receive cycle → QUARANTINED", Result: "QUARANTINED"},
		{Step: 2, Label: "2 · redrive → HELD:approval_required", Result: "HELD:approval_required", Here: true},
		{Step: 3, Label: "3 · clock +3 → HELD", Result: "HELD", Undone: true},
	}, describe(s).Timeline)
	require.NoError(t, s.Seek(0))
	assert.True(t, describe(s).Timeline[0].Here)
	assert.True(t, describe(s).Timeline[1].Undone)
}

func TestAFullTimelineTakesNoStep(t *testing.T) {
	s := open(t, `,"steps":[`+strings.Repeat(`{"do":"tick"},`, lab.MaxSteps-1)+`{"do":"tick"}]`)
	for _, c := range describe(s).Controls {
		if c.Group != view.History {
			assert.False(t, c.Enabled, c.ID)
			assert.Contains(t, c.WhyNot, "1000", c.ID)
		}
	}
	require.NoError(t, s.Undo())
	assert.True(t, control(t, describe(s), "tick-1").Enabled)
}

func TestTitle(t *testing.T) {
	for members, want := range map[string]string{
		"":                      "Quarantine and gated redrive",
		`,"title":"Own"`:        "Own",
		`,"title":{"en":"E"}`:   "E",
		`,"title":{"th":"ไทย"}`: "ไทย",
		`,"title":{"ru":"Р","th":"ไ","en":"E"}`: "E",
	} {
		assert.Equal(t, want, describe(open(t, members)).Title, members)
	}
}

func TestSaid(t *testing.T) {
	s := open(t, "")
	texts, _ := assets.Load("en")
	entry, err := s.Act(`{"do":"tick","n":2}`)
	require.NoError(t, err)
	assert.Equal(t, []string{"The clock went forward by 2, to 2."},
		view.Describe(s, quarantine.Describer{}, texts, true, entry.Events).Said)
	assert.Equal(t, []string{"This step changed nothing."},
		view.Describe(s, quarantine.Describer{}, texts, true, nil).Said)
	assert.Empty(t, describe(s).Said)
	entry, err = s.Act(`{"do":"receiveCycle"}`)
	require.NoError(t, err)
	said := view.Describe(s, quarantine.Describer{}, texts, true, entry.Events).Said
	require.Len(t, said, 2, "the last receive tells of the cycle")
	assert.Contains(t, said[0], "Receive 3 of 3 failed")
	assert.Contains(t, said[1], "QUARANTINED")
}

func TestTheIllustrationIsNamedWhereItIsShown(t *testing.T) {
	s := open(t, "")
	assert.NotEmpty(t, describe(s).Illustration)
	_, err := s.Act(`{"do":"receiveCycle"}`)
	require.NoError(t, err)
	assert.Empty(t, describe(s).Illustration)
}

func TestAHintAtWhatCannotBePressedIsNone(t *testing.T) {
	s := open(t, `,"policy":{"ttlTicks":1000},"steps":[`+strings.Repeat(`{"do":"tick"},`, lab.MaxSteps-1)+`{"do":"set","now":0}]`)
	assert.Empty(t, describe(s).Hint)
	assert.Empty(t, describe(s).HintControl)
	require.NoError(t, s.Undo())
	assert.Equal(t, "receiveCycle", describe(s).HintControl)
	assert.Contains(t, describe(s).Hint, control(t, describe(s), "receiveCycle").Label)
}
