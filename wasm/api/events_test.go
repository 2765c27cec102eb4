package api

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/view"
)

// heard collects what a listener is told.
func heard(l *Lab, on string) (told *[]string, off func()) {
	told = new([]string)
	return told, l.On(on, func(json string) { *told = append(*told, json) })
}

func TestReadyIsToldAtOnce(t *testing.T) {
	l := New()
	told, _ := heard(l, "ready")
	assert.Equal(t, []string{`{"version":"` + Version + `"}`}, *told)
	other, _ := heard(l, "ready")
	assert.Len(t, *other, 1)
	assert.Len(t, *told, 1, "who was told is not told again")
}

func TestTransitions(t *testing.T) {
	type transition struct {
		Entry *struct{ Do, Result string }
		State state
	}
	l := New()
	told, off := heard(l, "transition")
	ask[any](t, l, "act", `{"do":"receiveCycle"}`)
	ask[state](t, l, "press", "redrive")
	for _, call := range [][]string{{"undo"}, {"redo"}, {"seek", "0"}, {"open", workedExample}, {"openLink", l.Call("link", nil)}} {
		ask[state](t, l, call[0], call[1:]...)
	}
	l.Call("undo", []string{"x"})
	require.Len(t, *told, 7)
	first := parse[transition](t, (*told)[0])
	assert.Equal(t, "receiveCycle", first.Entry.Do)
	assert.Equal(t, "QUARANTINED", first.State.State)
	assert.Equal(t, "HELD:approval_required", parse[transition](t, (*told)[1]).Entry.Result)
	for _, json := range (*told)[2:] {
		assert.Nil(t, parse[transition](t, json).Entry, json)
	}
	off()
	off()
	ask[state](t, l, "undo")
	assert.Len(t, *told, 7)
}

func TestErrorsAreTold(t *testing.T) {
	l := New()
	told, _ := heard(l, "error")
	answer := l.Call("act", []string{"{"})
	reported := l.Report("unknown-parameter", "theme", "theme=pink is not known; auto is used")
	assert.Equal(t, []string{answer, reported}, *told)
	assert.Equal(t, "unknown-parameter", codeOf(t, reported))
	assert.Equal(t, "theme", parse[failure](t, reported).Error.Path)
}

func TestTypesOfEvents(t *testing.T) {
	l := New()
	for _, on := range []string{"ready", "transition", "answer", "error", "screen"} {
		assert.Empty(t, l.CheckType(on))
	}
	assert.Equal(t, "unknown-event", codeOf(t, l.CheckType("click")))
	told, off := heard(l, "click")
	l.Call("act", []string{`{"do":"tick"}`})
	off()
	assert.Empty(t, *told)
}

func TestAListenerThatPanicsDisturbsNobody(t *testing.T) {
	l := New()
	l.On("transition", func(string) { panic("mine") })
	told, _ := heard(l, "transition")
	ask[any](t, l, "act", `{"do":"tick"}`)
	ask[any](t, l, "act", `{"do":"tick"}`)
	assert.Len(t, *told, 2)
}

// What a listener does is told after what it was called for, to everybody in the same order.
func TestAListenerMayChangeTheSession(t *testing.T) {
	l := New()
	l.On("transition", func(string) {
		if l.session.Step() < 3 {
			assert.Empty(t, codeOf(t, l.Call("act", []string{`{"do":"tick"}`})))
		}
	})
	told, _ := heard(l, "transition")
	answer := ask[state](t, l, "press", "tick-1")
	assert.Equal(t, 1, answer.Step, "the answer is that of the call itself")
	var steps []int
	for _, json := range *told {
		steps = append(steps, parse[struct{ State state }](t, json).State.Step)
	}
	assert.Equal(t, []int{1, 2, 3}, steps)
}

func TestAListenerThatNeverStopsIsStopped(t *testing.T) {
	l := New()
	calls, refused := 0, ""
	l.On("transition", func(string) {
		calls++
		if answer := l.Call("undo", nil); codeOf(t, answer) != "" {
			refused = codeOf(t, answer)
		}
		l.Call("act", []string{`{"do":"tick"}`})
	})
	ask[any](t, l, "act", `{"do":"tick"}`)
	assert.Equal(t, "listener-loop", refused)
	assert.Equal(t, 1+maxFollowing, calls)
	assert.Empty(t, codeOf(t, l.Call("state", nil)))
	assert.NotEqual(t, "listener-loop", codeOf(t, l.Call("seek", []string{"0"})), "the next call from outside works")
}

func TestOffWhileTold(t *testing.T) {
	l := New()
	var off func()
	l.On("transition", func(string) { off() })
	told, second := heard(l, "transition")
	off = second
	ask[any](t, l, "act", `{"do":"tick"}`)
	assert.Empty(t, *told)
}

func TestWhoJoinsWhileOthersAreToldGetsThePresentOnly(t *testing.T) {
	l := New()
	var late *[]string
	l.On("transition", func(string) {
		if late == nil {
			l.Call("act", []string{`{"do":"tick"}`})
			late, _ = heard(l, "screen")
		}
	})
	heard(l, "screen")
	ask[any](t, l, "act", `{"do":"tick"}`)
	require.Len(t, *late, 1)
	assert.True(t, parse[screen](t, (*late)[0]).Full)
}

// screen is the page's JSON, as far as it is compared.
type screen struct {
	Full                     bool
	Lesson, Locale, State    string
	Title, Headline          string
	Said                     []string
	Words                    map[string]string
	Controls                 []control
	Order                    []string
	Facts                    []fact
	FactOrder                []string
	Timeline                 timeline
	Signs                    map[string]view.Sign
	Stage                    map[string]any
	PolicyNote, Illustration string
	Hint, HintControl        string
}

type control struct {
	ID, Group, Kind, Label, Value, WhyNot, Warning, Caveat, Shortcut string
	Enabled                                                          bool
}

type timeline struct {
	Here, Count int
	Marks       []mark
}

type mark struct {
	Step          int
	Label, Result string
}

type fact struct{ ID, Panel, Label, Value, Lamp, Note string }

func TestScreenIsToldInFullFirst(t *testing.T) {
	l := New()
	told, _ := heard(l, "screen")
	s := parse[screen](t, (*told)[0])
	assert.True(t, s.Full)
	assert.Equal(t, "quarantine", s.Lesson)
	assert.Equal(t, "en", s.Locale)
	assert.Equal(t, "READY", s.State)
	assert.Equal(t, "receiveCycle", s.HintControl)
	assert.Contains(t, s.Hint, "Receive cycle")
	assert.Len(t, s.Controls, len(s.Order))
	assert.Len(t, s.Facts, len(s.FactOrder))
	assert.Len(t, s.Signs, int(view.Stations))
	assert.Equal(t, "Timeline", s.Words["ui.timeline"])
	assert.Equal(t, timeline{Count: 1, Marks: []mark{{Label: "Start", Result: "READY"}}}, s.Timeline)
	var cells []any // of 29ccf525a210c989, the first bytes of the hash
	for _, colour := range view.CellColours(&[8]byte{0x29, 0xcc, 0xf5, 0x25, 0xa2, 0x10, 0xc9, 0x89}) {
		cells = append(cells, fmt.Sprintf("#%06x", colour))
	}
	assert.Equal(t, map[string]any{
		"parcel": map[string]any{"at": "queue", "schema": 2.0, "shape": "triangle", "bodyChanged": false, "renamed": false,
			"fingerprint": cells, "original": cells},
		"boards": map[string]any{
			"ring":   []any{"dark", "dark", "dark"},
			"gate":   []any{"closed", "closed", "closed", "open", "open", "open", "open", "open"},
			"second": []any{"open", "open", "open", "open", "closed"},
		},
		"dial": map[string]any{"lit": 0.0, "of": 12.0}, "lidClosed": false, "barrierUp": false,
		"sockets": []any{map[string]any{"schema": 1.0, "shape": "square", "lit": true},
			map[string]any{"schema": 2.0, "shape": "triangle", "lit": false}, map[string]any{"schema": 3.0, "shape": "hexagon", "lit": false}},
		"waiting": 3.0, "active": "queue",
	}, s.Stage)
}

func TestScreenTellsWhatChanged(t *testing.T) {
	l := New()
	told, _ := heard(l, "screen")
	ask[state](t, l, "press", "approved")
	s := parse[screen](t, (*told)[1])
	assert.False(t, s.Full)
	assert.Empty(t, s.Words)
	var ids []string
	for _, c := range s.Controls {
		ids = append(ids, c.ID)
	}
	assert.Equal(t, []string{"approved", "undo", "reset", "seek"}, ids)
	require.Len(t, s.Facts, 1)
	assert.Equal(t, fact{"gate-approval", "gates", "2 · approval: somebody approved it", "open", "open", "The approval switch is on."}, s.Facts[0])
	assert.Equal(t, []string{"Fixture set: approval."}, s.Said)
	ask[state](t, l, "undo")
	assert.Empty(t, parse[screen](t, (*told)[2]).Said)
}

// A page that puts the changes together has what a page that joins now gets in full.
func TestChangesAddUpToTheWhole(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	l := New()
	controls, facts := map[string]control{}, map[string]fact{}
	var last screen
	var marks []mark
	l.On("screen", func(json string) {
		last = parse[screen](t, json)
		marks = marked(marks, last.Timeline)
		for _, c := range last.Controls {
			controls[c.ID] = c
		}
		for _, f := range last.Facts {
			facts[f.ID] = f
		}
	})
	for range 300 {
		c := l.Screen().Controls[random.IntN(len(l.Screen().Controls))]
		l.Call("press", []string{c.ID, map[bool]string{true: c.Value}[c.Kind == view.Field]})
		told, off := heard(l, "screen")
		full := parse[screen](t, (*told)[0])
		off()
		require.Equal(t, full.Order, last.Order)
		require.Equal(t, full.FactOrder, last.FactOrder)
		for i, id := range full.Order {
			require.Equal(t, full.Controls[i], controls[id])
		}
		for i, id := range full.FactOrder {
			require.Equal(t, full.Facts[i], facts[id])
		}
		require.Equal(t, full.Timeline, timeline{last.Timeline.Here, last.Timeline.Count, marks})
		require.Equal(t, full.Stage, last.Stage)
		require.Equal(t, full.Signs, last.Signs)
	}
}

// marked is a page's timeline after a change.
func marked(marks []mark, change timeline) []mark {
	for _, m := range change.Marks {
		if m.Step == len(marks) {
			marks = append(marks, m)
		}
		marks[m.Step] = m
	}
	return marks[:change.Count]
}

// The longest session's timeline has about 100 kB of marks, of which a step changes one.
func TestAStepTellsItsOwnMarkAlone(t *testing.T) {
	l := New()
	ask[state](t, l, "open", `{"format":"redrive-lab/1","steps":[`+strings.Repeat(`{"do":"tick"},`, 998)+`{"do":"tick"}]}`)
	told, _ := heard(l, "screen")
	ask[state](t, l, "press", "tick-1")
	ask[state](t, l, "undo")
	ask[state](t, l, "seek", "0")
	ask[any](t, l, "act", `{"do":"receiveCycle"}`)
	var changes []timeline
	for _, json := range *told {
		changes = append(changes, parse[screen](t, json).Timeline)
	}
	require.Len(t, changes, 5)
	assert.Len(t, changes[0].Marks, 1000, "in full at once")
	assert.Equal(t, []timeline{
		{Here: 1000, Count: 1001, Marks: []mark{{1000, "1000 · clock +1 → READY", "READY"}}},
		{Here: 999, Count: 1001, Marks: []mark{}},
		{Here: 0, Count: 1001, Marks: []mark{}},
		{Here: 1, Count: 2, Marks: []mark{{1, "1 · receive cycle → QUARANTINED", "QUARANTINED"}}},
	}, changes[1:])
	for _, json := range (*told)[1:] {
		assert.Less(t, len(json), 16<<10)
	}
}

func TestScreenNamesTheShapes(t *testing.T) {
	for body, want := range map[string]string{`{}`: "cross", `{"schema_version":3}`: "hexagon", `{"schema_version":7}`: "octagon"} {
		l := New()
		ask[state](t, l, "press", "body", body)
		told, _ := heard(l, "screen")
		stage := parse[struct {
			Stage struct{ Parcel struct{ Shape string } }
		}](t, (*told)[0]).Stage
		assert.Equal(t, want, stage.Parcel.Shape, body)
	}
}
