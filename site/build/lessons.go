package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"

	"github.com/redrivelab/redrivelab/site/build/lesson"
)

// lessonNames are the lessons that have a text, in their order.
var lessonNames = []string{"quarantine", "review"}

// languageNames are the languages in their own words, by locale.
var languageNames = map[string]string{"en": "English", "th": "ไทย", "ru": "Русский"}

// other is the same page in a language.
type other struct {
	Locale, Name, Href string
	Here               bool
}

// lessonPage is what the template of a lesson sees.
type lessonPage struct {
	Locale, Name, File string
	Page               lesson.Page
	Others             []other
	Texts              map[string]map[string]string // its own language, and English for what that lacks
	Sizes              map[string]int
}

// homePage is what the template of a language's first page sees.
type homePage struct {
	Locale  string
	Others  []other
	Lessons []listed
}

// listed is a lesson in a list.
type listed struct{ Name, File, Title, Lead string }

// addLessons makes the lessons' pages: a folder a language, in it a page a lesson and one that lists them.
func addLessons(files map[string][]byte, top string, p page) error {
	for _, locale := range locales {
		home := homePage{Locale: locale, Others: others(locale, "index.html")}
		for _, name := range lessonNames {
			read, err := readLesson(top, locale, name, p.Texts[locale])
			if err != nil {
				return err
			}
			file := name + ".html"
			home.Lessons = append(home.Lessons, listed{name, file, read.Title, read.Lead})
			texts := map[string]map[string]string{"en": p.Texts["en"], locale: p.Texts[locale]}
			content := lessonPage{locale, name, file, read, others(locale, file), texts, p.Sizes}
			if files[path.Join(locale, file)], err = fill(filepath.Join(top, "site", "html", "lesson.html"), p.Texts[locale], content); err != nil {
				return err
			}
		}
		var err error
		if files[path.Join(locale, "index.html")], err = fill(filepath.Join(top, "site", "html", "home.html"), p.Texts[locale], home); err != nil {
			return err
		}
	}
	return nil
}

func readLesson(top, locale, name string, texts map[string]string) (lesson.Page, error) {
	file := filepath.Join(top, "site", "lesson", locale, name+".md")
	source, err := os.ReadFile(file)
	if err != nil {
		return lesson.Page{}, err
	}
	read, err := lesson.Read(source, locale, wordsOf(texts))
	if err != nil {
		return read, fmt.Errorf("%s: %w", file, err)
	}
	return read, nil
}

// others are all languages of a page, its own too.
func others(locale, file string) []other {
	var list []other
	for _, each := range locales {
		list = append(list, other{each, languageNames[each], path.Join("..", each, file), each == locale})
	}
	return list
}
