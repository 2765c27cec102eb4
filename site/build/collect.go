package main

import (
	"path"
	"path/filepath"

	"github.com/redrivelab/redrivelab/site/build/lesson"
)

// collectFile is the instructor's list of answers that were handed in.
const collectFile = "collect.html"

// collectPage is what its template sees.
type collectPage struct {
	Locale string
	Others []other
	Texts  map[string]map[string]string
	Sizes  map[string]int
	Asked  map[string]map[string]string // the words of exercises
}

// addCollect makes the list's page in one language.
func addCollect(files map[string][]byte, top string, p page, language lesson.Language) (err error) {
	texts := map[string]map[string]string{"en": p.Texts["en"], language.Locale: p.Texts[language.Locale]}
	content := collectPage{language.Locale, others(language.Locale, collectFile), texts, p.Sizes, language.Asked}
	template := filepath.Join(top, "site", "html", collectFile)
	files[path.Join(language.Locale, collectFile)], err = fill(template, language.Words, content)
	return err
}
