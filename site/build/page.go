package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/site/build/lesson"
)

// locales are the languages of the page, the first for whoever asks for another.
var locales = []string{"en", "th", "ru"}

// pages are the templates of the site's top level.
var pages = []string{"index.html", "lab.html", "presenter.html"}

// page is what a template sees.
type page struct {
	Texts map[string]map[string]string // locale, name, text: for the modules
	Sizes map[string]int               // uncompressed bytes of what the lab fetches, so that progress has a whole
	// Modules are the page's modules, so that the browser fetches them at once, not one after the other as they name each other.
	Modules []string
	Homes   []other // the page that lists the lessons, in each language
}

// addPages fills the templates. It needs the programs and the stage, for their sizes, and the modules, for their names.
func addPages(files map[string][]byte, top string) error {
	texts, err := readTexts(filepath.Join(top, "site", "text"))
	if err != nil {
		return err
	}
	p := page{Texts: texts, Sizes: map[string]int{}, Modules: scripts(files), Homes: homes()}
	for _, program := range programs {
		p.Sizes[program.file] = len(files[program.file])
	}
	p.Sizes[stageFile] = len(files[stageFile])
	for _, name := range pages {
		if files[name], err = fill(filepath.Join(top, "site", "html", name), wordsOf(texts[locales[0]]), p); err != nil {
			return err
		}
	}
	return addLessons(files, top, p)
}

// scripts are the modules of the lab's page, in order of name; those of the lessons' pages are in a folder of their own.
func scripts(files map[string][]byte) []string {
	var list []string
	for name := range files {
		if module, found := strings.CutPrefix(name, "js/"); found && !strings.Contains(module, "/") {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

func readTexts(dir string) (map[string]map[string]string, error) {
	texts := map[string]map[string]string{}
	for _, locale := range locales {
		text, err := os.ReadFile(filepath.Join(dir, locale+".json"))
		if err != nil {
			return nil, err
		}
		var named map[string]string
		if err := json.Unmarshal(text, &named); err != nil {
			return nil, fmt.Errorf("%s.json: %w", locale, err)
		}
		texts[locale] = named
	}
	return texts, nil
}

// wordsOf answers the texts of one language by name; a missing one is an error.
func wordsOf(texts map[string]string) lesson.Words {
	return func(name string) (string, error) {
		if found, ok := texts[name]; ok {
			return found, nil
		}
		return "", fmt.Errorf("no text %q", name)
	}
}

// fill renders one template; {{text "page.name"}} is the text of that name.
func fill(file string, words lesson.Words, content any) ([]byte, error) {
	source, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	t, err := template.New(filepath.Base(file)).Funcs(template.FuncMap{"text": words}).Option("missingkey=error").Parse(string(source))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := t.Execute(&out, content); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
