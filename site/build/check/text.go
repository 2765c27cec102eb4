package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// folders hold the texts of each language, a file a language: the lab's own, and the page's.
var folders = [...]string{"assets/locales", "site/text"}

// languages are those that have every text.
var languages = [...]string{"en", "th", "ru"}

var place = regexp.MustCompile(`\{[a-zA-Z]+\}`)

func checkLocales(top string) ([]string, error) {
	var failures []string
	for _, dir := range folders {
		locales, err := readLocales(filepath.Join(top, dir))
		if err != nil {
			return nil, err
		}
		for _, locale := range languages {
			if locales[locale] == nil {
				failures = append(failures, fmt.Sprintf("%s/%s.json is missing: every language has every text", dir, locale))
			}
		}
		failures = append(failures, compareLocales(dir, locales)...)
	}
	return failures, nil
}

func readLocales(dir string) (map[string]map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		return nil, err
	}
	locales := map[string]map[string]string{}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		var texts map[string]string
		if err := json.Unmarshal(source, &texts); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		locales[strings.TrimSuffix(filepath.Base(file), ".json")] = texts
	}
	return locales, nil
}

// compareLocales holds every language to the English names and the places to fill in.
func compareLocales(dir string, locales map[string]map[string]string) []string {
	var failures []string
	fail := func(locale, name, what string) {
		failures = append(failures, fmt.Sprintf("%s/%s.json: %q %s", dir, locale, name, what))
	}
	english := locales["en"]
	for locale, texts := range locales {
		for name, text := range texts {
			source, known := english[name]
			switch {
			case !known:
				fail(locale, name, "is in no English file")
			case strings.TrimSpace(text) == "":
				fail(locale, name, "is empty")
			case places(text) != places(source):
				fail(locale, name, fmt.Sprintf("fills in %s, English %s", places(text), places(source)))
			}
		}
		for name := range english {
			if _, known := texts[name]; !known {
				fail(locale, name, "is missing")
			}
		}
	}
	slices.Sort(failures)
	return failures
}

// places are the places of a text to fill in, each once, in order of name.
func places(text string) string {
	found := place.FindAllString(text, -1)
	slices.Sort(found)
	return "[" + strings.Join(slices.Compact(found), " ") + "]"
}

var (
	pageName = regexp.MustCompile(`"(page\.[a-z0-9.-]+)"`)
	codeName = regexp.MustCompile(`(?:Refuse\(|Code: )"([a-z0-9-]+)"`)
)

// checkPageTexts holds the page's texts to the names in its modules and templates and to the codes of the lab's errors.
func checkPageTexts(top string) ([]string, error) {
	locales, err := readLocales(filepath.Join(top, "site/text"))
	if err != nil {
		return nil, err
	}
	used := map[string]bool{}
	for _, where := range []struct {
		pattern, before string
		name            *regexp.Regexp
	}{
		{"site/js/*.js", "", pageName}, {"site/js/*/*.js", "", pageName}, {"site/html/*.html", "", pageName}, {"site/build/lesson/*.go", "", pageName},
		{"engine/*/*.go", "page.error.", codeName}, {"wasm/*/*.go", "page.error.", codeName},
	} {
		if err := findNames(filepath.Join(top, where.pattern), where.name, where.before, used); err != nil {
			return nil, err
		}
	}
	return compareUse(locales["en"], used), nil
}

// findNames adds what name finds in the files, with before in front of each.
func findNames(pattern string, name *regexp.Regexp, before string, into map[string]bool) error {
	files, err := filepath.Glob(pattern)
	if err != nil {
		return err
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for _, match := range name.FindAllStringSubmatch(string(source), -1) {
			into[before+match[1]] = true
		}
	}
	return nil
}

func compareUse(texts map[string]string, used map[string]bool) []string {
	var failures []string
	for name := range used {
		if _, known := texts[name]; !known {
			failures = append(failures, fmt.Sprintf("site/text/en.json has no %q, which the page uses", name))
		}
	}
	for name := range texts {
		if !used[name] {
			failures = append(failures, fmt.Sprintf("site/text/en.json: nobody uses %q", name))
		}
	}
	slices.Sort(failures)
	return failures
}
