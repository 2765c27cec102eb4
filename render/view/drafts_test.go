package view_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/view"
)

func TestDraftsAreNeverChanged(t *testing.T) {
	var none view.Drafts
	one := none.With("fixed", "x")
	two := one.With("code", "timeout").With("fixed", "y")
	assert.Empty(t, none)
	assert.Equal(t, view.Drafts{"fixed": "x"}, one)
	assert.Equal(t, view.Drafts{"fixed": "y", "code": "timeout"}, two)
	assert.Equal(t, view.Drafts{"code": "timeout"}, two.With("fixed", ""), "an empty text is none")
}

func TestALessonsOwnWordComesFirst(t *testing.T) {
	texts, _ := assets.Load("en")
	for _, c := range []struct{ lesson, name, want string }{
		{"quarantine", "ui.gates", "The eight gates of a redrive"},
		{"review", "ui.gates", "The eight assertions"},
		{"review", "ui.timeline", "Timeline"},
		{"", "ui.timeline", "Timeline"},
	} {
		word, found := view.Word(texts, c.lesson, c.name)
		assert.True(t, found)
		assert.Equal(t, c.want, word)
	}
	_, found := view.Word(texts, "review", "ui.none")
	assert.False(t, found)
}
