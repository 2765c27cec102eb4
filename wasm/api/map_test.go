package api

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// stateMapText is the answer of map, as far as tests look at it.
type stateMapText struct {
	States, Layers int
	Kinds          []struct {
		ID, Code, Reason string
		States           int
		Been             bool
		Cells            []struct{ States int }
	}
	Here   struct{ Kind, Details string }
	Steps  []struct{ Text, Result, Kind string }
	Chosen *struct {
		Nodes []struct{ Node, Steps int }
	}
	Node *struct {
		Kind     string
		Way      []string
		Scenario string
	}
}

const played = `{"format":"redrive-lab/1","steps":[{"do":"receive"},{"do":"receiveCycle"},{"do":"redrive"}]}`

func TestMapOfLesson1(t *testing.T) {
	l := NewWithMaps()
	m := ask[stateMapText](t, l, "map", played)
	require.Len(t, m.Kinds, 13, "five states, and HELD with each of its eight reasons")
	assert.Equal(t, 14, m.Layers, "the ages from 0 to one tick after expiry")
	been := []string{}
	for _, kind := range m.Kinds {
		assert.Equal(t, kind.ID != "HELD:replay_limit", kind.States > 0, "%s: only the fixture leads to replay_limit", kind.ID)
		if kind.Been {
			been = append(been, kind.ID)
		}
	}
	assert.Equal(t, []string{"READY", "RETRY", "QUARANTINED", "HELD:approval_required"}, been)
	assert.Equal(t, "HELD:approval_required", m.Here.Kind)
	assert.Equal(t, "READY", ask[state](t, l, "state").State, "map touches no open session")
	wide := ask[stateMapText](t, l, "map", played, `{"requarantine":true}`)
	assert.Positive(t, wide.Kinds[12].States)
}

// Every way that a map tells opens in the lab and ends where it says, in each lesson.
func TestWaysOpenInTheLab(t *testing.T) {
	for _, scenario := range []string{
		`{"format":"redrive-lab/1"}`, `{"format":"redrive-lab/1","lesson":"review"}`,
		`{"format":"redrive-lab/1","policy":{"maxReceives":1,"ttlTicks":2},"record":{"createdAt":5,"body":{"schema_version":3}}}`,
	} {
		l := NewWithMaps()
		for _, kind := range ask[stateMapText](t, l, "map", scenario).Kinds {
			for layer, cell := range kind.Cells {
				if cell.States > 0 {
					wayEnds(t, l, scenario, kind.ID, layer)
				}
			}
		}
	}
}

func wayEnds(t *testing.T, l *Lab, scenario, kind string, layer int) {
	t.Helper()
	chosen := ask[stateMapText](t, l, "map", scenario, fmt.Sprintf(`{"kind":%q,"layer":%d}`, kind, layer)).Chosen
	require.NotNil(t, chosen)
	node := ask[stateMapText](t, l, "map", scenario, fmt.Sprintf(`{"node":%d}`, chosen.Nodes[0].Node)).Node
	require.NotNil(t, node)
	assert.Len(t, node.Way, chosen.Nodes[0].Steps)
	s := ask[state](t, l, "open", node.Scenario)
	ends := s.State
	if s.Reason != nil {
		ends += ":" + *s.Reason
	}
	assert.Equal(t, kind, ends)
	assert.Equal(t, len(node.Way), s.Steps)
}

func TestMapSpeaksEachLanguage(t *testing.T) {
	for _, lesson := range []string{"quarantine", "review"} {
		seen := map[string]bool{}
		for _, locale := range []string{"en", "th", "ru"} {
			scenario := fmt.Sprintf(`{"format":"redrive-lab/1","lesson":%q}`, lesson)
			m := ask[stateMapText](t, NewWithMaps(), "map", scenario, fmt.Sprintf(`{"locale":%q}`, locale))
			seen[m.Here.Details] = true
			for _, step := range m.Steps {
				assert.NotContains(t, step.Text, "{", "a place was left unfilled")
			}
		}
		assert.Len(t, seen, 3, lesson)
	}
}

func TestMapRefuses(t *testing.T) {
	for _, test := range []struct{ scenario, options, code string }{
		{`{}`, `{}`, "missing"}, {played, `[]`, "wrong-type"}, {played, `{"locale":"tlh"}`, "unknown-value"},
		{played, `{"luck":1}`, "unknown-key"}, {played, `{"node":-1}`, "out-of-range"},
	} {
		assert.Equal(t, test.code, codeOf(t, NewWithMaps().Call("map", []string{test.scenario, test.options})), test.options)
	}
}

// history is the answer of whatIf.
type history struct {
	Verdict string
	Steps   []struct {
		Would, Is, Says string
		Differs         bool
	}
	Scenario string
}

func TestWhatIfAGateWereMissing(t *testing.T) {
	gates := ask[[]struct {
		Name, Gloss string
		Second      bool
	}](t, NewWithMaps(), "whatIf")
	require.Len(t, gates, 8)
	for _, gate := range gates {
		l := NewWithMaps()
		h := ask[history](t, l, "whatIf", fmt.Sprintf(`{"gate":%q}`, gate.Name))
		last := h.Steps[len(h.Steps)-1]
		assert.True(t, h.Steps[len(h.Steps)-2].Differs, "%s: the redrive is where the histories part", gate.Name)
		assert.Equal(t, "REDRIVEN", h.Steps[len(h.Steps)-2].Would, gate.Name)
		assert.Contains(t, h.Steps[len(h.Steps)-2].Is, "HELD:", gate.Name)
		stopped := gate.Second && gate.Name != "same-body" // the body offered is only compared: what is consumed is the record's own
		assert.Equal(t, stopped, strings.HasPrefix(last.Would, "HELD:"), "%s: where a second check asks again it still holds", gate.Name)
		assert.Equal(t, "HELD", ask[state](t, l, "open", h.Scenario).State, "in the lab the gate stands")
		if gate.Second {
			both := ask[history](t, l, "whatIf", fmt.Sprintf(`{"gate":%q,"second":true}`, gate.Name))
			assert.Equal(t, "SUCCEEDED", both.Steps[len(both.Steps)-1].Would, gate.Name)
			assert.Contains(t, both.Verdict, "Harm done")
		}
	}
}

func TestWhatIfMakesTicksOneStep(t *testing.T) {
	h := ask[history](t, NewWithMaps(), "whatIf", `{"gate":"in-time"}`)
	assert.Len(t, h.Steps, 5, "a cycle, 12 ticks at once, the schema, the redrive, the consume")
	assert.Contains(t, h.Scenario, `{"do":"tick","n":12`)
}

func TestWhatIfRefuses(t *testing.T) {
	for _, options := range []string{`{"gate":"luck"}`, `{"gate":"approval","second":true}`} {
		assert.Equal(t, "unknown-value", codeOf(t, NewWithMaps().Call("whatIf", []string{options})), options)
	}
	assert.Equal(t, "unknown-key", codeOf(t, NewWithMaps().Call("whatIf", []string{`{"without":""}`})))
}
