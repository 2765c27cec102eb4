package api

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCommitAnswersAndTells(t *testing.T) {
	l := New()
	var told []string
	l.On("answer", func(json string) { told = append(told, json) })
	before := l.Call("state", nil)
	answer := l.Call("commit", []string{"age", `{"state-11":"REDRIVEN","why":"SECRET"}`})
	assert.Contains(t, answer, `{"exercise":"age","correct":false,"score":2,"of":6,"parts":[{"id":"state-11","given":"REDRIVEN","right":"REDRIVEN","correct":true,`)
	assert.Contains(t, answer, `"given":"SECRET"`)
	if assert.Len(t, told, 1) {
		assert.Contains(t, told[0], `{"exercise":"age","correct":false,`)
		assert.NotContains(t, told[0], "SECRET")
	}
	assert.Equal(t, before, l.Call("state", nil), "the open session is nobody's answer")
}

func TestCommitRefusesWithAPlace(t *testing.T) {
	l := New()
	var told []string
	l.On("answer", func(json string) { told = append(told, json) })
	assert.Contains(t, l.Call("commit", []string{"nowhere", `{}`}), `"code":"unknown-value"`)
	assert.Contains(t, l.Call("commit", []string{"age", `{"state-11":"LOST"}`}), `"path":"answers.state-11"`)
	assert.Empty(t, told)
}

func TestExercisesAreListed(t *testing.T) {
	assert.Contains(t, New().Call("exercises", nil), `{"id":"schema-3","lesson":"quarantine","parts":[{"id":"before","kind":"choose","options":["READY",`)
}
