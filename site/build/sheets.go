package main

import (
	"html/template"
	"path"
	"path/filepath"
	"strings"

	"github.com/redrivelab/redrivelab/engine/exercise"
	"github.com/redrivelab/redrivelab/site/build/lesson"
)

// sheet is a page for instructors in one language: the exercises to print, or their key.
type sheet struct {
	Locale, Title string
	Key           bool
	Lessons       []sheetLesson
}

// sheetLesson is a lesson's part of a sheet.
type sheetLesson struct {
	Name, Title string
	Exercises   template.HTML
	Keys        []keyOf
}

// keyOf are the right answers to one exercise.
type keyOf struct {
	ID, Href string
	Answers  []lesson.Answer
}

// add takes a lesson's exercises out of its page.
func (s *sheet) add(name string, page lesson.Page) {
	_, rest, _ := strings.Cut(string(page.Body), `<h2 id="exercises">`)
	_, rest, _ = strings.Cut(rest, "</h2>")
	part, _, _ := strings.Cut(rest, "<h2 ")
	s.Lessons = append(s.Lessons, sheetLesson{Name: name, Title: page.Title, Exercises: template.HTML(part)}) // our own page's
}

// addSheets makes the worksheet and the key of one language.
func addSheets(files map[string][]byte, top string, s sheet, language lesson.Language) error {
	for i := range s.Lessons {
		for _, e := range exercise.All() {
			if e.Lesson != s.Lessons[i].Name {
				continue
			}
			answers, err := lesson.Key(e.ID, language)
			if err != nil {
				return err
			}
			s.Lessons[i].Keys = append(s.Lessons[i].Keys, keyOf{e.ID, e.Lesson + ".html#exercise-" + e.ID, answers})
		}
	}
	for _, file := range []struct {
		name, title string
		key         bool
	}{{"worksheet.html", "page.lesson.worksheet", false}, {"key.html", "page.lesson.key", true}} {
		title, err := language.Words(file.title)
		if err != nil {
			return err
		}
		s.Title, s.Key = title, file.key
		if files[path.Join(s.Locale, file.name)], err = fill(filepath.Join(top, "site", "html", "sheet.html"), language.Words, s); err != nil {
			return err
		}
	}
	return nil
}
