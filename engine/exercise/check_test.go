package exercise

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

var registry = lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})

// right are the answers that quarantine.md and review.md give, each by its rule.
var right = map[string]map[string]string{
	"schema-3": {"before": "QUARANTINED", "state": "HELD", "reason": "unfixed"}, // redrive, gate 3
	"age": { // redrive, gate 5: closed from ttlTicks on; consume, second check: no receive counted
		"state-11": "REDRIVEN", "state-12": "HELD", "reason-12": "expired", "state-late": "HELD", "receives-late": "3", "why": "It would be done too late.",
	},
	"unknown-effect": {
		"state": "HELD", "reason": "unknown_effect", "note-reason": "a", "note-operation": "b", "note-hash": "c", "note-time": "d", "note-effect": "e",
		"note-evidence": "f",
	},
	"changed": { // consume: same-operation and same-body, no receive counted
		"state-id": "HELD", "reason-id": "operation_id_changed", "receives-id": "3", "state-body": "HELD", "reason-body": "body_changed", "receives-body": "3",
	},
	"candidate":    {"state-old": "HELD", "reason-old": "body_changed", "state-changed": "HELD", "reason-changed": "body_changed"}, // gate 7
	"replay-limit": {"state": "HELD", "reason": "replay_limit", "redrives": "1", "faked": "requarantine"},
	"classify": { // review.md, Classify
		"dependency-not-ready": "temporary", "dependency-not-inspectedy": "temporary", "schema-not-supported": "terminal",
		"training-schema-not-supported": "terminal", "sequence-gap": "terminal", "required-key-violated": "terminal", "timeout": "unknown",
		"connection-reset": "unknown",
	},
	"duplicate": {"second": "ack-after-ledger-check", "second-writes": "false", "third": "not-deliverable"},
	"record": { // review.md, Manual record and The two branches: one wait of 1000 ms before the second attempt
		"messageId": "msg-order-417", "effectKey": "invoice-417:reminder", "failureKind": "terminal",
		"terminalReason": "training-schema-not-supported", "attempts": "2", "observedAtMs": "1000", "lacks": "payloadReference",
	},
	"decide":       {"action": "replay-after-fix", "fixed": "The reader knows the schema.", "noSecondEffect": "The key isn't in the ledger."},
	"empty-ledger": {"keys": "0", "written": "false", "because": "nothing-was-produced", "why": "A key would suppress the right attempt."},
}

func check(t *testing.T, id string, answers map[string]string) *Verdict {
	t.Helper()
	text, err := json.Marshal(answers)
	require.NoError(t, err)
	v, err := Check(registry, id, string(text))
	require.NoError(t, err)
	return v
}

func TestTheSpecsAnswersAreRight(t *testing.T) {
	require.Len(t, All(), len(right))
	for _, e := range All() {
		v := check(t, e.ID, right[e.ID])
		for _, part := range v.Parts {
			assert.True(t, part.Correct, "%s, %s: given %q, right %q", e.ID, part.ID, part.Given, part.Right)
		}
		assert.Equal(t, len(e.Parts), v.Score())
		assert.True(t, v.Correct())
	}
}

// Each part that is judged counts by itself: with another option it alone is wrong, and an exercise without an answer isn't right.
func TestAnotherAnswerIsWrong(t *testing.T) {
	for _, e := range All() {
		for i, part := range e.Parts {
			if part.Kind == Optional {
				continue
			}
			answers := map[string]string{}
			for id, answer := range right[e.ID] {
				answers[id] = answer
			}
			answers[part.ID] = other(part, answers[part.ID])
			if e.ID == "decide" {
				answers[part.ID] = ""
			}
			v := check(t, e.ID, answers)
			assert.False(t, v.Parts[i].Correct, "%s, %s", e.ID, part.ID)
			assert.Equal(t, len(e.Parts)-1, v.Score(), "%s, %s", e.ID, part.ID)
		}
		assert.False(t, check(t, e.ID, map[string]string{}).Correct(), e.ID)
	}
}

func other(part Part, answer string) string {
	switch part.Kind {
	case Number:
		return "1" + answer
	case Words:
		return " "
	}
	for _, option := range part.Options {
		if option != answer {
			return option
		}
	}
	return ""
}

func TestFeedbackNamesTheCheck(t *testing.T) {
	v := check(t, "changed", right["changed"])
	assert.Equal(t, Judged{ID: "reason-id", Given: "operation_id_changed", Right: "operation_id_changed", Correct: true, HeldAt: "second-check", Reason: "operation_id_changed"}, v.Parts[1])
	v = check(t, "schema-3", map[string]string{"reason": "expired"})
	assert.Equal(t, Judged{ID: "reason", Given: "expired", Right: "unfixed", HeldAt: "gate", Reason: "unfixed"}, v.Parts[2])
}

// A decision needs what review.md says it needs; cancelling needs nothing.
func TestDecisionNeedsItsStatements(t *testing.T) {
	for _, c := range []struct {
		action, fixed, noSecondEffect string
		score                         int
	}{
		{"cancel", "", "", 3}, {"replay-after-fix", "", "", 1}, {"replay-after-fix", "a", "", 2}, {"replay-after-fix", "a", "b", 3},
		{"correct-input", " ", "b", 2}, {"correct-input", "a", "b", 3}, {"", "a", "b", 2},
	} {
		v := check(t, "decide", map[string]string{"action": c.action, "fixed": c.fixed, "noSecondEffect": c.noSecondEffect})
		assert.Equal(t, c.score, v.Score(), c)
	}
}

// A HOLD note must name six things; the rest is recommended (quarantine.md, Exercises). Only presence is checked.
func TestHoldNoteIsCompleteOrNot(t *testing.T) {
	for _, name := range []string{"note-reason", "note-operation", "note-hash", "note-time", "note-effect", "note-evidence"} {
		answers := map[string]string{}
		for id, answer := range right["unknown-effect"] {
			answers[id] = answer
		}
		delete(answers, name)
		v := check(t, "unknown-effect", answers)
		assert.False(t, v.Correct(), name)
		for _, part := range v.Parts {
			assert.Equal(t, part.ID != name, part.Correct, "%s without %s", part.ID, name)
		}
	}
}

func TestCheckRefuses(t *testing.T) {
	for _, c := range []struct{ id, answers, code, path string }{
		{"nowhere", `{}`, "unknown-value", "exercise"},
		{"schema-3", `{"state":"LOST"}`, "unknown-value", "answers.state"},
		{"schema-3", `{"stat":"HELD"}`, "unknown-key", "answers.stat"},
		{"schema-3", `{"state":1}`, "wrong-type", "answers.state"},
		{"schema-3", `[]`, "wrong-type", "answers"},
		{"schema-3", `{"state"`, "bad-json", "answers"},
		{"age", `{"why":"` + longText + `"}`, "too-long", "answers.why"},
	} {
		_, err := Check(registry, c.id, c.answers)
		var fault *lab.Error
		require.ErrorAs(t, err, &fault, c)
		assert.Equal(t, c.code, fault.Code, c)
		assert.Equal(t, c.path, fault.Path, c)
	}
}

var longText = string(make500plus())

func make500plus() []rune {
	text := make([]rune, maxAnswer+1)
	for i := range text {
		text[i] = 'ก'
	}
	return text
}

// A host learns verdicts, never a note's text (lab-format.md, messages).
func TestDiscreetVerdictHasNoWords(t *testing.T) {
	answers := map[string]string{}
	for id, answer := range right["unknown-effect"] {
		answers[id] = answer
	}
	answers["note-evidence"], answers["note-source"] = "SECRET-ONE", "SECRET-TWO"
	v := check(t, "unknown-effect", answers)
	assert.NotContains(t, v.JSON(true), "SECRET")
	assert.Contains(t, v.JSON(true), `{"id":"reason","given":"unknown_effect","right":"unknown_effect","correct":true,"heldAt":"gate","reason":"unknown_effect"}`)
	assert.Contains(t, v.JSON(false), `"given":"SECRET-ONE"`)
}

// A person can write a note where a number is asked for; a number is told as it was given.
func TestDiscreetVerdictHasNumbersOnlyAsNumbers(t *testing.T) {
	answers := map[string]string{"receives-late": "SECRET"}
	assert.NotContains(t, check(t, "age", answers).JSON(true), "SECRET")
	assert.Contains(t, check(t, "age", answers).JSON(false), `"given":"SECRET"`)
	answers["receives-late"] = "4"
	assert.Contains(t, check(t, "age", answers).JSON(true), `{"id":"receives-late","given":"4"`)
}

func TestListHasNoAnswers(t *testing.T) {
	var list []struct {
		ID, Lesson string
		Parts      []struct {
			ID, Kind string
			Options  []string
		}
	}
	require.NoError(t, json.Unmarshal([]byte(List()), &list))
	require.Len(t, list, len(right))
	assert.NotContains(t, List(), `"right"`)
	assert.Equal(t, "schema-3", list[0].ID)
	assert.Equal(t, []string{"READY", "RETRY", "QUARANTINED", "HELD", "REDRIVEN", "SUCCEEDED"}, list[0].Parts[0].Options)
	assert.Equal(t, "review", list[len(list)-1].Lesson)
}
