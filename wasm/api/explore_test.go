package api

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// exploration is the answer of explore.
type exploration struct {
	States, Transitions int
	Complete            bool
	Results             map[string]int
	Invariants          []struct {
		Name           string
		Holds          *bool
		Counterexample any
	}
}

func TestExploreAnswersAsTheFormatSays(t *testing.T) {
	l := New()
	ask[state](t, l, "press", "receiveCycle")
	for _, args := range [][]string{nil, {`{}`}, {`{"lesson":"quarantine","alphabet":"standard","requarantine":false,"without":[]}`}} {
		told := ask[exploration](t, l, "explore", args...)
		assert.Equal(t, 4768, told.States)
		assert.Equal(t, 71_520, told.Transitions)
		assert.True(t, told.Complete)
		assert.Equal(t, 12, len(told.Results))
		require.NotEmpty(t, told.Invariants)
		for _, claim := range told.Invariants {
			require.NotNil(t, claim.Holds, claim.Name)
			assert.True(t, *claim.Holds, claim.Name)
			assert.Nil(t, claim.Counterexample, claim.Name)
		}
	}
	assert.Equal(t, 1, ask[state](t, l, "state").Steps, "explore touches no open session")
}

func TestExploreWithRequarantineAndInLesson2(t *testing.T) {
	assert.Equal(t, 72, ask[exploration](t, New(), "explore", `{"requarantine":true}`).Results["HELD:replay_limit"])
	assert.Equal(t, 592, ask[exploration](t, New(), "explore", `{"lesson":"review"}`).States)
}

func TestExploreStopsAtMaxStates(t *testing.T) {
	told := ask[exploration](t, New(), "explore", `{"maxStates":100}`)
	assert.Equal(t, 100, told.States)
	assert.Equal(t, 1500, told.Transitions)
	assert.False(t, told.Complete)
	for _, claim := range told.Invariants {
		assert.Nil(t, claim.Holds, "%s: not all states were seen", claim.Name)
	}
}

func TestACounterexampleOpensInTheLab(t *testing.T) {
	for _, options := range []string{
		`{"without":["in-quarantine"]}`, `{"without":["in-time"],"withoutSecond":["in-time"]}`,
		`{"without":["budget-left"],"requarantine":true}`, `{"withoutSecond":["effect-known"]}`,
	} {
		l, broken := New(), 0
		told := ask[struct {
			Invariants []struct {
				Holds          bool
				Counterexample *scenarioText
			}
		}](t, l, "explore", options)
		for _, claim := range told.Invariants {
			if !claim.Holds {
				broken++
				require.NotNil(t, claim.Counterexample)
				ask[state](t, l, "open", string(*claim.Counterexample))
			}
		}
		assert.NotZero(t, broken, options)
	}
}

// scenarioText keeps a scenario as the text that it was.
type scenarioText string

func (s *scenarioText) UnmarshalJSON(text []byte) error {
	*s = scenarioText(text)
	return nil
}

func TestExploreRefuses(t *testing.T) {
	tests := map[string]struct{ options, code, path string }{
		"no JSON":                       {`{`, "bad-json", ""},
		"no object":                     {`[]`, "wrong-type", ""},
		"a key twice":                   {`{"lesson":"review","lesson":"review"}`, "duplicate-key", ""},
		"an unknown lesson":             {`{"lesson":"three"}`, "unknown-lesson", "lesson"},
		"a lesson that is no text":      {`{"lesson":3}`, "wrong-type", "lesson"},
		"an unknown alphabet":           {`{"alphabet":"greek"}`, "unknown-value", "alphabet"},
		"an unknown option":             {`{"policy":{}}`, "unknown-key", "policy"},
		"a gate of another lesson":      {`{"lesson":"review","without":["in-time"]}`, "unknown-key", "without"},
		"requarantine in lesson 2":      {`{"lesson":"review","requarantine":true}`, "unknown-key", "requarantine"},
		"no truth":                      {`{"requarantine":1}`, "wrong-type", "requarantine"},
		"no list":                       {`{"without":"in-time"}`, "wrong-type", "without"},
		"no name":                       {`{"without":["in-time",1]}`, "wrong-type", "without[1]"},
		"an unknown gate":               {`{"without":["in-time","luck"]}`, "unknown-value", "without[1]"},
		"a gate twice":                  {`{"without":["in-time","in-time"]}`, "out-of-range", "without[1]"},
		"a gate without a second check": {`{"withoutSecond":["approval"]}`, "unknown-value", "withoutSecond[0]"},
		"no state at all":               {`{"maxStates":0}`, "out-of-range", "maxStates"},
		"more states than fit":          {`{"maxStates":200001}`, "out-of-range", "maxStates"},
		"half a state":                  {`{"maxStates":1.5}`, "wrong-type", "maxStates"},
	}
	for name, test := range tests {
		answer := New().Call("explore", []string{test.options})
		assert.Equal(t, test.code, codeOf(t, answer), name)
		assert.Equal(t, test.path, parse[failure](t, answer).Error.Path, name)
	}
}
