package lab

import (
	"strconv"
	"unicode/utf8"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// maxTextRunes bounds a title, an intro or a caption in each language, in code points (lab-format.md, Scenario).
const maxTextRunes = 500

// readText reads a text for people: one text for all languages, or an object with one or more of "en", "th" and "ru".
// It answers the canonical JSON, "" where the key is missing.
func readText(f *Fields, key string) string {
	value, has := f.Value(key)
	if !has {
		return ""
	}
	f.Fail(checkText(value, f.Path(key)))
	return value.Canonical()
}

func checkText(value canon.Value, path string) error {
	switch value.Kind() {
	case canon.String:
		return checkLength(value.Text(), path)
	case canon.Object:
		return checkLanguages(value, path)
	}
	return wrongType(path, `a text or an object with "en", "th" and "ru"`, value)
}

func checkLanguages(value canon.Value, path string) error {
	if len(value.Members()) == 0 {
		return Refuse("missing", path, `give a text in at least one of the languages "en", "th" and "ru"`)
	}
	f := NewFields(value, path)
	for _, language := range []string{"en", "th", "ru"} {
		text, has := f.Value(language)
		switch {
		case !has:
		case text.Kind() != canon.String:
			f.Fail(wrongType(f.Path(language), "a text", text))
		default:
			f.Fail(checkLength(text.Text(), f.Path(language)))
		}
	}
	return f.Done()
}

func checkLength(text, path string) error {
	if utf8.RuneCountInString(text) > maxTextRunes {
		return Refuse("too-long", path, "give a text of at most "+strconv.Itoa(maxTextRunes)+" characters")
	}
	return nil
}
