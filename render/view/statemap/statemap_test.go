package statemap_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view/statemap"
)

// hill is a way of four places, "low" and "high"; a path leads up to the second high one, and a cave can't be reached.
type hill struct{}

// spot is a place: 0 and 1 are low, 2 and 3 high; 9 is outside.
type spot int

func (spot) Code() string { return "spot" }

const (
	up   = 0
	wait = 1
)

func (hill) Lesson() string           { return "hill" }
func (hill) Start() spot              { return 0 }
func (hill) Size() int                { return 2 }
func (hill) Step(_ *spot, i int) *int { return &[]int{up, wait}[i] }
func (hill) Results() []string        { return []string{"climbed", "stayed"} }
func (hill) Key(s *spot) explore.Key  { return explore.Key(*s) }
func (hill) Claims() []string         { return nil }

func (hill) Next(s *spot, step *int) int {
	if *step == wait || *s >= 3 {
		return 1
	}
	*s++
	return 0
}

func (hill) BrokenByState(*spot) []string         { return nil }
func (hill) Broken(*spot, *int, *spot) []string   { return nil }
func (hill) WriteStart(*canon.Writer)             {}
func (hill) WriteStep(w *canon.Writer, step *int) { w.IntMember("do", *step) }

func (hill) Kinds() []statemap.Kind {
	return []statemap.Kind{{ID: "low", Code: "low"}, {ID: "high", Code: "high", Column: 1}, {ID: "cave", Code: "cave", Row: 1}}
}

func (hill) KindOf(s *spot) int                         { return min(int(*s)/2, 1) }
func (hill) Layers() int                                { return 2 }
func (hill) LayerTitle(*assets.Texts) string            { return "height" }
func (hill) LayerOf(s *spot) int                        { return int(*s) % 2 }
func (hill) Headline(s *spot, _ *assets.Texts) string   { return "at " + string('0'+rune(*s)) }
func (hill) Details(*spot, *assets.Texts) string        { return "details" }
func (hill) StepText(step *int, _ *assets.Texts) string { return []string{"up", "wait"}[*step] }
func (hill) Shorten(way []int) []int                    { return way }
func (hill) Said(before *spot, _ *int, t *assets.Texts) string {
	return t.Locale + string('0'+rune(*before))
}

// picture is the map as the page reads it.
type picture struct {
	States, Transitions, Layers int
	LayerTitle                  string
	Kinds                       []struct {
		ID, Says string
		States   int
		Been     bool
		Cells    []struct {
			States int
			Been   bool
		}
	}
	Links []struct {
		From, To string
		Steps    int
		Been     bool
	}
	Here struct {
		Kind  string
		Layer int
		Known bool
	}
	Steps  []told
	Chosen *struct {
		States int
		Nodes  []struct {
			Node, Steps int
			Been, Here  bool
		}
	}
	Node *struct {
		Kind     string
		Way      []string
		Scenario string
		Steps    []told
	}
}

type told struct {
	Text, Result, Kind string
	Changes            bool
	Do                 string
}

func drawn(t *testing.T, ask statemap.Ask, session ...spot) picture {
	t.Helper()
	english, _ := assets.Load("en")
	states := make([]lab.State, len(session))
	for i, s := range session {
		states[i] = s
	}
	var p picture
	text := statemap.Draw[spot, int](hill{}).Text(states, ask, english)
	require.NoError(t, json.Unmarshal([]byte(text), &p), text)
	return p
}

var nothing = statemap.Ask{Node: -1}

func TestKindsAndLayers(t *testing.T) {
	p := drawn(t, nothing, 0)
	assert.Equal(t, []int{4, 8, 2}, []int{p.States, p.Transitions, p.Layers})
	assert.Equal(t, "height", p.LayerTitle)
	require.Len(t, p.Kinds, 3)
	assert.Equal(t, []int{2, 2, 0}, []int{p.Kinds[0].States, p.Kinds[1].States, p.Kinds[2].States})
	assert.Equal(t, "at 2", p.Kinds[1].Says, "told by the state that is nearest to the start")
	assert.Empty(t, p.Kinds[2].Says, "nobody gets into the cave")
	assert.Equal(t, []int{1, 1}, []int{p.Kinds[0].Cells[0].States, p.Kinds[0].Cells[1].States})
	require.Len(t, p.Links, 1, "a step within a kind is no link, nor one that changes nothing")
	assert.Equal(t, []string{"low", "high"}, []string{p.Links[0].From, p.Links[0].To})
	assert.Equal(t, 1, p.Links[0].Steps)
}

func TestWhereTheSessionWasAndIs(t *testing.T) {
	p := drawn(t, nothing, 0, 1)
	assert.True(t, p.Kinds[0].Been && p.Kinds[0].Cells[1].Been)
	assert.False(t, p.Kinds[1].Been || p.Links[0].Been)
	assert.Equal(t, "low", p.Here.Kind)
	assert.Equal(t, 1, p.Here.Layer)
	assert.True(t, p.Here.Known)
	p = drawn(t, nothing, 0, 1, 2)
	assert.True(t, p.Kinds[1].Been && p.Links[0].Been)
	assert.False(t, p.Kinds[1].Cells[1].Been)
}

func TestAStateOutsideOfTheBoundsHasItsKindStill(t *testing.T) {
	p := drawn(t, nothing, 0, 9)
	assert.Equal(t, "high", p.Here.Kind)
	assert.False(t, p.Here.Known)
}

func TestStepsFromHere(t *testing.T) {
	p := drawn(t, nothing, 1)
	require.Len(t, p.Steps, 2)
	assert.Equal(t, told{"up", "climbed", "high", true, `{"do":0}`}, p.Steps[0])
	assert.Equal(t, told{Text: "wait", Result: "stayed", Kind: "low"}, p.Steps[1])
}

func TestStatesOfALayer(t *testing.T) {
	p := drawn(t, statemap.Ask{Kind: "high", Layer: 1, Node: -1}, 0, 1, 2, 3)
	require.NotNil(t, p.Chosen)
	assert.Equal(t, 1, p.Chosen.States)
	assert.Equal(t, 3, p.Chosen.Nodes[0].Steps)
	assert.True(t, p.Chosen.Nodes[0].Been && p.Chosen.Nodes[0].Here)
	for _, ask := range []statemap.Ask{nothing, {Kind: "sky"}, {Kind: "high", Layer: 2}} {
		assert.Nil(t, drawn(t, ask, 0).Chosen, ask)
	}
}

func TestTheWayToAState(t *testing.T) {
	p := drawn(t, statemap.Ask{Node: 2}, 0)
	require.NotNil(t, p.Node)
	assert.Equal(t, "high", p.Node.Kind)
	assert.Equal(t, []string{"up", "up"}, p.Node.Way)
	assert.Len(t, p.Node.Steps, 2)
	assert.JSONEq(t, `{"format":"redrive-lab/1","lesson":"hill",
		"title":{"en":"The shortest way to high","th":"เส้นทางสั้นที่สุดไปยัง high","ru":"Кратчайший путь к high"},
		"steps":[{"do":0,"caption":{"en":"en0","th":"th0","ru":"ru0"}},{"do":0,"caption":{"en":"en1","th":"th1","ru":"ru1"}}]}`,
		p.Node.Scenario)
	assert.Nil(t, drawn(t, statemap.Ask{Node: 4}, 0).Node)
}
