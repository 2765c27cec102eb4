package main

import (
	"html"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/exercise"
)

// sections are what a lesson's page has to answer, by the IDs that other pages and exercises point at.
var sections = []string{
	"goals", "answer", "definitions", "retry", "states", "brokers", "rights", "costs", "data", "brief", "acceptance", "exercises", "questions", "glossary",
	"provenance", "sources",
}

func lessonPages(t *testing.T) map[string]string {
	pages := map[string]string{}
	for name, content := range builtPages(t) {
		if locale, file, found := strings.Cut(name, "/"); found && slices.Contains(locales, locale) && slices.Contains(lessonNames, strings.TrimSuffix(file, ".html")) {
			pages[name] = string(content)
		}
	}
	require.Len(t, pages, len(locales)*len(lessonNames))
	return pages
}

func TestEachLanguageHasEachSection(t *testing.T) {
	for name, page := range lessonPages(t) {
		for _, id := range sections {
			assert.Contains(t, page, `<h2 id="`+id+`">`, name)
			assert.Contains(t, page, `<a href="#`+id+`">`, name+": not in the contents")
		}
		assert.Contains(t, page, `<html lang="`+path.Dir(name)+`">`)
		for _, locale := range locales {
			assert.Contains(t, page, `<link rel="alternate" hreflang="`+locale+`" href="../`+locale+`/`+path.Base(name)+`">`, name)
		}
		assert.Contains(t, page, `hreflang="x-default"`, name)
	}
}

var (
	headings = regexp.MustCompile(`<h[23] id="([^"]*)">|<h([23])>`)
	results  = regexp.MustCompile(`<code class="result">([^<]*)</code>`)
	captions = regexp.MustCompile(`<span class="caption">([^<]*)</span>`)
	links    = regexp.MustCompile(`href="([^"]+)"`)
)

// The languages have the same parts, so that nobody reads less: headings, tables, traces and questions in the same order.
func TestLanguagesHaveTheSameParts(t *testing.T) {
	pages := lessonPages(t)
	for _, lesson := range lessonNames {
		english := pages["en/"+lesson+".html"]
		for _, locale := range locales[1:] {
			page, name := pages[locale+"/"+lesson+".html"], locale+"/"+lesson
			assert.Equal(t, headings.FindAllString(english, -1), headings.FindAllString(page, -1), name)
			assert.Equal(t, results.FindAllString(english, -1), results.FindAllString(page, -1), name+": the engine says the same in each language")
			for _, part := range []string{"<tr>", "<li>", "<figure", "<dt>"} {
				assert.Equal(t, strings.Count(english, part), strings.Count(page, part), "%s: %s", name, part)
			}
		}
	}
}

// The traces are those of the engine: of the worked example as quarantine.md gives it, and of both branches as review.md does.
func TestTracesStandInThePage(t *testing.T) {
	pages := lessonPages(t)
	for scenario, want := range map[string][]string{
		"worked-example": {"QUARANTINED", "QUARANTINED", "REDRIVEN", "SUCCEEDED"},
		"recovery":       {"controlled-retry", "waited", "effect-written-receipt-unknown", "ack-after-ledger-check"},
		"poison":         {"controlled-retry", "waited", "manual-review"},
	} {
		name := "en/review.html"
		if scenario == "worked-example" {
			name = "en/quarantine.html"
		}
		_, figure, found := strings.Cut(pages[name], `data-scenario="`+scenario+`"`)
		require.True(t, found, scenario)
		figure, _, _ = strings.Cut(figure, "</figure>")
		var got []string
		for _, match := range results.FindAllStringSubmatch(figure, -1) {
			got = append(got, match[1])
		}
		assert.Equal(t, want, got, scenario)
	}
}

func TestEachStepOfATraceSaysWhatItIsAbout(t *testing.T) {
	for name, page := range lessonPages(t) {
		for _, match := range captions.FindAllStringSubmatch(page, -1) {
			assert.NotEmpty(t, strings.TrimSpace(match[1]), name)
		}
	}
}

// What a page links to inside the site exists, an anchor too.
func TestLinksLeadSomewhere(t *testing.T) {
	files := builtPages(t)
	for name, page := range lessonPages(t) {
		for _, match := range links.FindAllStringSubmatch(page, -1) {
			target, _, _ := strings.Cut(html.UnescapeString(match[1]), "?")
			file, anchor, _ := strings.Cut(target, "#")
			if strings.HasPrefix(target, "data:") || strings.HasSuffix(file, "licences.txt") {
				continue
			}
			at := path.Join(path.Dir(name), file)
			if file == "" {
				at = name
			}
			content, found := files[at]
			assert.True(t, found, "%s links to %s", name, target)
			if anchor != "" {
				assert.True(t, strings.Contains(string(content), `id="`+anchor+`"`), "%s links to %s", name, target)
			}
		}
	}
}

func TestLessonPagesHoldTheirPolicy(t *testing.T) {
	for name, page := range lessonPages(t) {
		assert.Contains(t, page, `http-equiv="Content-Security-Policy" content="default-src 'none'`, name)
		assert.NotRegexp(t, `unsafe-inline|<style|\sstyle=|\son[a-z]+=`, page, name+": inline style or script")
		assert.NotRegexp(t, `(src|href)="(/|https?:)`, page, name+": a URL that isn't relative")
	}
}

// The worksheet asks everything and answers nothing; the key has what the specification says (quarantine.md, Exercises).
func TestWorksheetAndKey(t *testing.T) {
	files := builtPages(t)
	for _, locale := range locales {
		worksheet, key := string(files[locale+"/worksheet.html"]), string(files[locale+"/key.html"])
		assert.Equal(t, len(exercise.All()), strings.Count(worksheet, `<form class="exercise"`), locale)
		assert.NotContains(t, worksheet, "<script", locale)
		assert.Equal(t, len(exercise.All()), strings.Count(key, `<dl class="key">`), locale)
		assert.Contains(t, key, "<code>replay_limit</code>", locale)
		assert.Contains(t, key, `<h3 id="schema-3"><a href="quarantine.html#exercise-schema-3">`, locale)
	}
}

// Each language has words for the same parts, and for nothing else.
func TestExercisesAreAskedInEachLanguage(t *testing.T) {
	for _, locale := range locales {
		language, err := languageOf(project, locale, nil)
		require.NoError(t, err)
		ids := map[string]bool{"options": true, "log": true}
		for _, e := range exercise.All() {
			ids[e.ID] = true
			assert.Len(t, language.Asked[e.ID], len(e.Parts), "%s, %s", locale, e.ID)
		}
		for id := range language.Asked {
			assert.True(t, ids[id], "%s: there is no exercise %s", locale, id)
		}
	}
}
