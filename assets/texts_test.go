package assets

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"encoding/json"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var place = regexp.MustCompile(`\{[^}]*\}`)

// file reads a language independently of the package.
func file(t *testing.T, locale string) map[string]string {
	t.Helper()
	text, err := os.ReadFile("locales/" + locale + ".json")
	require.NoError(t, err)
	var texts map[string]string
	require.NoError(t, json.Unmarshal(text, &texts))
	return texts
}

func TestLocalesAreTheFiles(t *testing.T) {
	files, err := os.ReadDir("locales")
	require.NoError(t, err)
	var there []string
	for _, entry := range files {
		there = append(there, strings.TrimSuffix(entry.Name(), ".json"))
	}
	assert.ElementsMatch(t, there, Locales())
	assert.Equal(t, "en", Locales()[0], "English is what an unknown language falls back to")
}

func TestLocalesHaveTheSameNamesAndPlaces(t *testing.T) {
	english := file(t, "en")
	require.NotEmpty(t, english)
	for _, locale := range Locales() {
		texts := file(t, locale)
		assert.Equal(t, slices.Sorted(maps.Keys(english)), slices.Sorted(maps.Keys(texts)), locale)
		for name, text := range texts {
			assert.NotEmpty(t, strings.TrimSpace(text), "%s: %s", locale, name)
			assert.ElementsMatch(t, place.FindAllString(english[name], -1), place.FindAllString(text, -1), "%s: %s", locale, name)
		}
	}
}

func TestLoadGivesWhatTheFileHas(t *testing.T) {
	for _, locale := range Locales() {
		texts, known := Load(locale)
		require.True(t, known)
		assert.Equal(t, locale, texts.Locale)
		for name, want := range file(t, locale) {
			got, has := texts.Named(name)
			assert.True(t, has, name)
			assert.Equal(t, want, got)
		}
		again, _ := Load(locale)
		assert.Same(t, texts, again)
	}
}

func TestLoadOfAnUnknownLanguageIsEnglish(t *testing.T) {
	texts, known := Load("tlh")
	assert.False(t, known)
	assert.Equal(t, "en", texts.Locale)
}

func TestTextAndName(t *testing.T) {
	texts, _ := Load("en")
	assert.Equal(t, "Redrive", texts.Text(ControlRedrive))
	assert.Equal(t, "control.redrive", ControlRedrive.String())
	_, has := texts.Named("control.redriv")
	assert.False(t, has)
}

func TestFill(t *testing.T) {
	for _, c := range []struct {
		text  string
		pairs []string
		want  string
	}{
		{"plain", nil, "plain"},
		{"{a} of {b}", []string{"b", "2", "a", "1"}, "1 of 2"},
		{"{a}{a}", []string{"a", "{a}"}, "{a}{a}"},
		{"{a} stays", []string{"b", "1"}, "{a} stays"},
		{"{a", []string{"a", "1"}, "{a"},
		{"} {a}", []string{"a", "1"}, "} {a}"},
		{"{a} odd", []string{"a"}, "{a} odd"},
	} {
		texts := &Texts{list: []string{c.text}}
		assert.Equal(t, c.want, texts.Fill(0, c.pairs...), c.text)
	}
}

func TestStarting(t *testing.T) {
	texts, _ := Load("en")
	english := file(t, "en")
	var got []string
	texts.Starting("ui.", func(name, text string) {
		assert.Equal(t, english[name], text)
		got = append(got, name)
	})
	var want []string
	for name := range english {
		if strings.HasPrefix(name, "ui.") {
			want = append(want, name)
		}
	}
	slices.Sort(want)
	assert.Equal(t, want, got)
}
