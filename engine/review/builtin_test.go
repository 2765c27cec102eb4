package review

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
		name, outcomes string
		attempts       int
		ledger         []string
	}{
		{"recovery", "controlled-retry waited effect-written-receipt-unknown ack-after-ledger-check", 3, []string{defaultKey}},
		{"poison", "controlled-retry waited manual-review", 2, []string{}},
		{"exhausted", "controlled-retry waited not-due waited manual-review", 2, []string{}},
		{"unknown-code", "manual-review not-deliverable", 1, []string{}},
		{"sequence-gap", "manual-review checked checked checked", 1, []string{}},
		{"duplicate", "effect-written-receipt-unknown ack-after-ledger-check not-deliverable", 2, []string{defaultKey}},
	}
	builtins := Lesson{}.Builtins()
	require.Len(t, builtins, len(tests))
	for i, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			require.Equal(t, test.name, builtins[i].Name, "in the order of the specification")
			session := open(t, `{"format":"redrive-lab/1","builtin":"`+test.name+`"}`)
			state := session.State().(State)
			assert.Equal(t, test.outcomes, outcomes(session))
			assert.Equal(t, test.attempts, state.Attempt)
			assert.Equal(t, test.ledger, state.Ledger.All())
			assert.Equal(t, "msg-order-417", state.Message.MessageID)
			goal, _ := parseJSON(t, session.Goal()).Get("state")
			assert.Equal(t, goal.Text(), state.Code())
			for _, assertion := range Assertions(&state) {
				assert.NotEqual(t, Fails, assertion.Verdict, assertion.Name)
			}
		})
	}
}

// registry is the lab with this lesson as its only one.
var registry = lab.NewRegistry([]lab.Lesson{Lesson{}})

func open(t *testing.T, scenario string) *lab.Session {
	t.Helper()
	session, err := registry.Open(scenario)
	require.NoError(t, err)
	return session
}

func outcomes(session *lab.Session) string {
	var all []string
	for i := range session.Steps() {
		all = append(all, session.Entry(i).Outcome.Result())
	}
	return strings.Join(all, " ")
}

func TestBuiltinTextsAreThereInEachLanguage(t *testing.T) {
	for _, builtin := range (Lesson{}).Builtins() {
		session := open(t, builtin.Scenario)
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

// TestBuiltinTextsAvoidTheTraps holds the texts to terms.md: the words for an acknowledgement stand where one is meant,
// "replay" only in an action's name, and the ledger is never called a log.
func TestBuiltinTextsAvoidTheTraps(t *testing.T) {
	for _, builtin := range (Lesson{}).Builtins() {
		text := strings.ToLower(builtin.Scenario)
		if builtin.Name != "recovery" && builtin.Name != "duplicate" {
			for _, trap := range []string{"подтвержд", "ยืนยัน", "acknowledg"} {
				assert.NotContains(t, text, trap, builtin.Name)
			}
		}
		assert.NotContains(t, strings.ReplaceAll(text, "replay-after-fix", ""), "replay", builtin.Name)
		assert.NotRegexp(t, `\blogs?\b|[^а-яё]логи?[^а-яё]`, text, builtin.Name)
	}
}
