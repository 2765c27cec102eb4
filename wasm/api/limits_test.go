package api

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// listed are the controls by ID, as controls() tells them.
func listed(t *testing.T, l *Lab) map[string]map[string]any {
	t.Helper()
	var controls []map[string]any
	require.NoError(t, json.Unmarshal([]byte(l.Call("controls", nil)), &controls))
	byID := map[string]map[string]any{}
	for _, c := range controls {
		byID[c["id"].(string)] = c
	}
	return byID
}

func TestLockHoldsAllControlsOfAFixture(t *testing.T) {
	for fixture, ids := range map[string][]string{
		"approved":          {"approved"},
		"supportedSchemas":  {"schema-1", "schema-2", "schema-3"},
		"body":              {"body", "body-changed"},
		"operationId":       {"operationId", "id-changed"},
		"candidate":         {"candidate", "candidate-same", "candidate-changed"},
		"now":               {"tick-1", "tick-5", "tick-before", "tick-expiry"},
		"schema-2,approved": {"schema-2", "approved"},
	} {
		l := New()
		require.Equal(t, "{}", l.Call("lock", []string{fixture}))
		for id, c := range listed(t, l) {
			if slices.Contains(ids, id) {
				assert.Equal(t, false, c["enabled"], "%s locks %s", fixture, id)
				assert.Equal(t, "The author of this page has fixed this setting.", c["whyNot"])
				assert.Contains(t, l.Call("press", []string{id, ""}), `"code":"not-enabled","message":"The author of this page`, id)
			} else {
				assert.NotEqual(t, "The author of this page has fixed this setting.", c["whyNot"], "%s leaves %s", fixture, id)
			}
		}
		assert.Contains(t, l.Call("state", nil), `"step":0`)
		assert.Contains(t, l.Call("act", []string{`{"do":"set","approved":true}`}), `"result":"READY"`, "the author's own steps aren't locked")
	}
}

func TestLockRefusesWhatIsntThere(t *testing.T) {
	l := New()
	require.Equal(t, "{}", l.Call("lock", []string{"approved"}))
	assert.Contains(t, l.Call("lock", []string{"approved,aproved"}), `"code":"unknown-value","message":"nothing of this name can be locked: aproved; use some of: approved,`)
	assert.Equal(t, false, listed(t, l)["approved"]["enabled"], "a refused call changes nothing")
	require.Equal(t, "{}", l.Call("lock", []string{""}))
	assert.Equal(t, true, listed(t, l)["approved"]["enabled"])
}

func TestControlsOfferLess(t *testing.T) {
	l := New()
	all := len(listed(t, l))
	require.Equal(t, "{}", l.Call("setControls", []string{"actions"}))
	left := listed(t, l)
	for _, id := range []string{"receive", "receiveCycle", "redrive", "consume", "undo", "redo", "reset", "tick-1"} {
		assert.Contains(t, left, id)
	}
	for _, id := range []string{"approved", "schema-1", "body", "requarantine"} {
		assert.NotContains(t, left, id)
		assert.Contains(t, l.Call("press", []string{id}), "unknown-control")
	}
	require.Equal(t, "{}", l.Call("setControls", []string{"none"}))
	assert.Empty(t, listed(t, l))
	assert.Contains(t, l.Call("setControls", []string{"some"}), `"code":"unknown-value"`)
	require.Equal(t, "{}", l.Call("setControls", []string{"full"}))
	assert.Len(t, listed(t, l), all)
}

// Limits outlast what is opened, and every language says why.
func TestLimitsStay(t *testing.T) {
	l := New()
	require.Equal(t, "{}", l.Call("lock", []string{"approved"}))
	l.Call("open", []string{`{"format":"redrive-lab/1","builtin":"tick-12"}`})
	l.Call("setLanguage", []string{"ru"})
	assert.Equal(t, "Автор этой страницы закрепил эту настройку.", listed(t, l)["approved"]["whyNot"])
}
