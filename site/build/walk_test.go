package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The page can only list what it is told of: the tour first, then what can be opened by its name, lesson by lesson.
func TestWalksAreListed(t *testing.T) {
	var walks []walk
	require.NoError(t, json.Unmarshal(builtPages(t)["walks.json"], &walks))
	assert.Equal(t, "tour", walks[0].Name)
	assert.NotEmpty(t, walks[0].Scenario)
	named := map[string]walk{}
	for _, w := range walks {
		named[w.Name] = w
		var title map[string]string
		require.NoError(t, json.Unmarshal(w.Title, &title), w.Name)
		for _, locale := range locales {
			assert.NotEmpty(t, title[locale], "%s: %s", w.Name, locale)
		}
	}
	assert.Len(t, named, len(walks))
	assert.Equal(t, 4, named["worked-example"].Steps) // quarantine.md, Worked example: cycle, set, redrive, consume
	assert.Equal(t, "review", named["recovery"].Lesson)
	assert.Empty(t, named["recovery"].Scenario)
}

// Each step of the tour says something in every language, in no more than a caption may have (lab-format.md).
func TestTheTourSpeaksEveryLanguage(t *testing.T) {
	source, err := os.ReadFile(filepath.Join(project, "site", "walk", "tour.json"))
	require.NoError(t, err)
	var scenario struct {
		Intro map[string]string
		Steps []struct{ Caption map[string]string }
	}
	require.NoError(t, json.Unmarshal(source, &scenario))
	said := []map[string]string{scenario.Intro}
	for _, step := range scenario.Steps {
		said = append(said, step.Caption)
	}
	assert.GreaterOrEqual(t, len(said), 6)
	for _, one := range said {
		for _, locale := range locales {
			assert.NotEmpty(t, one[locale])
			assert.LessOrEqual(t, len([]rune(one[locale])), 500)
		}
	}
}

func TestNotesFitTheirWalks(t *testing.T) {
	walks := []walk{{Name: "a", Steps: 1}, {Name: "b", Steps: 0}}
	for notes, want := range map[string]string{
		`{"a":["begin","one"],"b":["begin"]}`:               "",
		`{"a":["begin"],"b":["begin"]}`:                     `"a" has 1 notes; it needs 2`,
		`{"a":["begin","one"]}`:                             `"b" has 0 notes; it needs 1`,
		`{"a":["begin","one"],"b":["begin"],"c":["begin"]}`: "a walk that there is none of",
		`{"a":["begin",""],"b":["begin"]}`:                  `"a" has an empty note`,
	} {
		file := filepath.Join(t.TempDir(), "en.json")
		require.NoError(t, os.WriteFile(file, []byte(notes), 0o644))
		_, err := readNotes(file, walks)
		if want == "" {
			assert.NoError(t, err)
		} else {
			assert.ErrorContains(t, err, want)
		}
	}
}

func TestEveryLanguageHasNotes(t *testing.T) {
	files := builtPages(t)
	for _, locale := range locales {
		assert.Contains(t, files, "notes/"+locale+".json")
	}
}
