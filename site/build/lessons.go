package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

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
	Checks             map[string]string // what decided an exercise, in words: places and reasons
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
	lab, err := readTexts(filepath.Join(top, "assets", "locales"))
	if err != nil {
		return err
	}
	for _, locale := range locales {
		language, err := languageOf(top, locale, p.Texts[locale])
		if err != nil {
			return err
		}
		home := homePage{Locale: locale, Others: others(locale, "index.html")}
		sheets := sheet{Locale: locale}
		for _, name := range lessonNames {
			read, err := readLesson(top, name, language)
			if err != nil {
				return err
			}
			sheets.add(name, read)
			file := name + ".html"
			home.Lessons = append(home.Lessons, listed{name, file, read.Title, read.Lead})
			texts := map[string]map[string]string{"en": p.Texts["en"], locale: p.Texts[locale]}
			content := lessonPage{locale, name, file, read, others(locale, file), texts, p.Sizes, checks(lab[locale])}
			if files[path.Join(locale, file)], err = fill(filepath.Join(top, "site", "html", "lesson.html"), language.Words, content); err != nil {
				return err
			}
		}
		if err := addSheets(files, top, sheets, language); err != nil {
			return err
		}
		if err := addCollect(files, top, p, language); err != nil {
			return err
		}
		if files[path.Join(locale, "index.html")], err = fill(filepath.Join(top, "site", "html", "home.html"), language.Words, home); err != nil {
			return err
		}
	}
	return nil
}

// languageOf is what a lesson's text is told in.
func languageOf(top, locale string, texts map[string]string) (lesson.Language, error) {
	asked := map[string]map[string]string{}
	text, err := os.ReadFile(filepath.Join(top, "site", "text", "exercises", locale+".json"))
	if err == nil {
		err = json.Unmarshal(text, &asked)
	}
	if err != nil {
		return lesson.Language{}, fmt.Errorf("exercises/%s.json: %w", locale, err)
	}
	return lesson.Language{Locale: locale, Words: wordsOf(texts), Asked: asked}, nil
}

// checks are the lab's own words for where a check stands and for its reasons, by code.
func checks(texts map[string]string) map[string]string {
	found := map[string]string{}
	for name, text := range texts {
		for _, before := range []string{"where.", "reason."} {
			if code, has := strings.CutPrefix(name, before); has && !strings.Contains(code, ".") {
				found[code] = text
			}
		}
	}
	return found
}

func readLesson(top, name string, language lesson.Language) (lesson.Page, error) {
	file := filepath.Join(top, "site", "lesson", language.Locale, name+".md")
	source, err := os.ReadFile(file)
	if err != nil {
		return lesson.Page{}, err
	}
	read, err := lesson.Read(source, language)
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

// homes are the pages that list the lessons, as the site's top names them.
func homes() []other {
	var list []other
	for _, each := range locales {
		list = append(list, other{each, languageNames[each], path.Join(each, "index.html"), false})
	}
	return list
}
