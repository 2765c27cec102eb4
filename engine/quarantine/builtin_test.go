package quarantine

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

func TestBuiltinScenariosEndAsTheSpecificationSays(t *testing.T) {
	tests := []struct {
		name, results string
		heldAt        Place
		total         int
	}{
		{"worked-example", "QUARANTINED QUARANTINED REDRIVEN SUCCEEDED", Nowhere, 4},
		{"schema-3", "QUARANTINED QUARANTINED HELD:unfixed", AtGate, 3},
		{"tick-11", "QUARANTINED QUARANTINED QUARANTINED REDRIVEN", Nowhere, 3},
		{"tick-12", "QUARANTINED QUARANTINED QUARANTINED HELD:expired", AtGate, 3},
		{"late-consume", "QUARANTINED QUARANTINED QUARANTINED REDRIVEN REDRIVEN HELD:expired", AtSecondCheck, 3},
		{"unknown-effect", "QUARANTINED QUARANTINED QUARANTINED HELD:unknown_effect", AtGate, 3},
		{"changed-after-redrive", "QUARANTINED QUARANTINED REDRIVEN REDRIVEN HELD:body_changed", AtSecondCheck, 3},
		{"changed-candidate", "QUARANTINED QUARANTINED HELD:body_changed", AtGate, 3},
		{"replay-limit", "QUARANTINED QUARANTINED REDRIVEN SUCCEEDED QUARANTINED HELD:replay_limit", AtGate, 4},
	}
	builtins := Lesson{}.Builtins()
	require.Len(t, builtins, len(tests))
	for i, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			require.Equal(t, test.name, builtins[i].Name, "in the order of the specification")
			session := open(t, test.name)
			state := session.State().(State)
			assert.Equal(t, test.results, results(session))
			assert.Equal(t, test.heldAt, state.HeldAt)
			assert.Equal(t, test.total, state.TotalReceives)
			assert.Equal(t, "video-review-17", state.OperationID)
			assertGoalReached(t, session.Goal(), state)
		})
	}
}

func open(t *testing.T, builtin string) *lab.Session {
	t.Helper()
	registry := lab.NewRegistry([]lab.Lesson{Lesson{}})
	session, err := registry.Open(`{"format":"redrive-lab/1","builtin":"` + builtin + `"}`)
	require.NoError(t, err)
	return session
}

func results(session *lab.Session) string {
	var all []string
	for i := range session.Steps() {
		all = append(all, session.Entry(i).Outcome.Result())
	}
	return strings.Join(all, " ")
}

func assertGoalReached(t *testing.T, goal string, state State) {
	t.Helper()
	members := parseJSON(t, goal)
	code, _ := members.Get("state")
	reason, _ := members.Get("reason")
	assert.Equal(t, code.Text(), state.Code())
	assert.Equal(t, reason.Text(), state.Reason.String())
}

func TestTheWorkedExampleKeepsIdentityAndHash(t *testing.T) {
	state := open(t, "worked-example").State().(State)
	assert.Equal(t, exampleHash, state.Body.Hash)
	assert.Equal(t, exampleHash, state.OriginalHash)
	assert.Equal(t, []int{1, 4, 1, 1}, []int{state.ReceivesThisCycle, state.TotalReceives, state.Redrives, state.QuarantineCount})
}

func TestBuiltinTextsAreThereInEachLanguage(t *testing.T) {
	for _, builtin := range (Lesson{}).Builtins() {
		session := open(t, builtin.Name)
		texts := []string{session.Title(), session.Intro()}
		for i := range session.Steps() {
			texts = append(texts, session.Entry(i).Caption)
		}
		for _, text := range texts {
			assertThreeLanguages(t, text, builtin.Name)
		}
	}
}

// assertThreeLanguages looks for a text in each language, in its own script.
func assertThreeLanguages(t *testing.T, text, name string) {
	t.Helper()
	require.NotEmpty(t, text, name)
	value := parseJSON(t, text)
	require.Equal(t, canon.Object, value.Kind(), name)
	for language, script := range map[string]*unicode.RangeTable{"en": unicode.Latin, "th": unicode.Thai, "ru": unicode.Cyrillic} {
		words, _ := value.Get(language)
		assert.True(t, strings.ContainsFunc(words.Text(), func(r rune) bool { return unicode.Is(script, r) }), "%s: %s", language, text)
	}
}

// TestBuiltinTextsAvoidTheTraps holds the texts to terms.md: acknowledgement words never stand for approval or evidence.
func TestBuiltinTextsAvoidTheTraps(t *testing.T) {
	for _, builtin := range (Lesson{}).Builtins() {
		for _, trap := range []string{"подтвержд", "การยืนยัน", "ยืนยัน"} {
			assert.NotContains(t, strings.ToLower(builtin.Scenario), trap, builtin.Name)
		}
		assert.NotContains(t, strings.ReplaceAll(strings.ToLower(builtin.Scenario), "replay_limit", ""), "replay", builtin.Name)
	}
}
