package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// TestBuiltinScenariosEndAsTheSpecificationSays has the scenarios of review.md in its order, then stories 7 to 10.
func TestBuiltinScenariosEndAsTheSpecificationSays(t *testing.T) {
	written := []string{defaultKey}
	tests := []struct {
		name, outcomes string
		attempts       int
		ledger         []string
	}{
		{"recovery", "controlled-retry waited effect-written-receipt-unknown ack-after-ledger-check", 3, written},
		{"poison", "controlled-retry waited manual-review", 2, []string{}},
		{"exhausted", "controlled-retry waited not-due waited manual-review", 2, []string{}},
		{"unknown-code", "manual-review not-deliverable", 1, []string{}},
		{"sequence-gap", "manual-review checked checked checked", 1, []string{}},
		{"duplicate", "effect-written-receipt-unknown ack-after-ledger-check not-deliverable", 2, written},

		{"story-timed-out", "manual-review not-deliverable waiting-for-evidence", 1, []string{}},
		{"story-paid-twice", "effect-written-receipt-unknown manual-review ready-for-new-attempt ack-after-ledger-check", 1, written},
		{"story-burnt-attempts", "controlled-retry not-due waited not-due waited controlled-retry waited effect-written", 3, written},
		{"story-record-first", "nothing-to-decide manual-review closed", 1, []string{}},
	}
	builtins := Lesson{}.Builtins()
	require.Len(t, builtins, len(tests))
	for i, test := range tests {
		require.Equal(t, test.name, builtins[i].Name, "in the order of the specification")
		session := labtest.OpenBuiltin(t, Lesson{}, test.name)
		state := session.State().(State)
		assert.Equal(t, test.outcomes, labtest.Results(session), test.name)
		assert.Equal(t, test.attempts, state.Attempt, test.name)
		assert.Equal(t, test.ledger, state.Ledger.All(), test.name)
		assert.Equal(t, "msg-order-417", state.Message.MessageID, test.name)
		for _, assertion := range Assertions(&state) {
			assert.NotEqual(t, Fails, assertion.Verdict, "%s: %s", test.name, assertion.Name)
		}
	}
}

func TestBuiltinsOpenAndSpeakEachLanguage(t *testing.T) { labtest.CheckBuiltins(t, Lesson{}) }

// TestBuiltinTextsAvoidTheTraps holds the texts to terms.md: the words for an acknowledgement stand where one is meant,
// "replay" only in an action's name, and the ledger is never called a log.
func TestBuiltinTextsAvoidTheTraps(t *testing.T) {
	for _, builtin := range (Lesson{}).Builtins() {
		text := strings.ToLower(builtin.Scenario)
		if !strings.Contains(text, `"goal":{"state":"acknowledged"}`) {
			for _, trap := range []string{"подтвержд", "ยืนยัน", "acknowledg"} {
				assert.NotContains(t, text, trap, builtin.Name)
			}
		}
		assert.NotContains(t, strings.ReplaceAll(text, "replay-after-fix", ""), "replay", builtin.Name)
		assert.NotRegexp(t, `\blogs?\b|[^а-яё]логи?[^а-яё]`, text, builtin.Name)
	}
}
