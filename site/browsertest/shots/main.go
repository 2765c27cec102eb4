//go:build !js

// Command shots takes screenshots of the lab's main states in every theme, view, language and usual size, to be looked at before
// a change is called done; and for each size, theme and view a sheet with all of them small: states down, languages across. It
// needs the built site.
//
//	go run ./site/browsertest/shots -only 3d-dark -locale th -lesson review
package main

import (
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"strings"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
	"github.com/redrivelab/redrivelab/site/serve/static"
)

var (
	views  = []string{"3d", "text"}
	themes = []string{"dark", "light", "projector"}
	sizes  = []size{{1280, 720}, {1920, 1080}, {768, 1024}, {360, 740}}

	locales = []string{"en", "th", "ru"}
	lessons = []string{"quarantine", "review"}
)

type size struct{ width, height int }

// state is a main state and the controls that lead there from the one before, fields with their text.
type state struct{ name, press string }

// states are those of each lesson.
var states = map[string][]state{"quarantine": {
	{"1-ready", ``},
	{"2-retry", `"receive"`},
	{"3-quarantined", `"receiveCycle"`},
	{"4-held", `"approved", "redrive"`},
	{"5-redriven", `"undo", "schema-2", "remediationFixed", "redrive"`},
	{"6-held-second-check", `"body-changed", "consume"`},
	{"7-succeeded", `"undo", "undo", "consume"`},
}, "review": {
	{"1-ready", ``},
	{"2-retry", `"fail-dependency-not-ready", "wait-100", "wait-100", "wait-100"`},
	{"3-redelivery", `"wait-due", "deliver-lost"`},
	{"4-acknowledged", `"deliver"`},
	{"5-manual-review", `"undo", "fail-training-schema-not-supported"`},
	{"6-waiting-for-evidence", `["fixed", "The reader knows the schema"], "replay-after-fix"`},
	{"7-ready-for-new-attempt", `["noSecondEffect", "The key is in the ledger"], "correct-input"`},
	{"8-closed", `"undo", "cancel"`},
}}

// choice is what the pictures are taken of.
type choice struct {
	dist, out, only string
	locales         []string
	lessons         []string
	ratio           float64
}

func main() {
	var c choice
	flag.StringVar(&c.dist, "dist", "dist", "the built site")
	flag.StringVar(&c.out, "out", "shots", "where the pictures go")
	flag.StringVar(&c.only, "only", "", "take only those whose name has this in it")
	locale := flag.String("locale", "en", "language, or all")
	lesson := flag.String("lesson", "quarantine", "lesson, or all")
	flag.Float64Var(&c.ratio, "ratio", 1, "device pixels for a CSS pixel")
	flag.Parse()
	c.locales, c.lessons = orAll(*locale, locales), orAll(*lesson, lessons)
	if err := c.run(); err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
}

func orAll(one string, all []string) []string {
	if one == "all" {
		return all
	}
	return []string{one}
}

func (c choice) run() error {
	root, err := os.OpenRoot(c.dist)
	if err != nil {
		return fmt.Errorf("%w (run `make build` first)", err)
	}
	defer root.Close()
	server := httptest.NewServer(static.Handler(root))
	defer server.Close()
	browser, err := chrome.Start(chrome.Options{})
	if err != nil {
		return err
	}
	defer browser.Close()
	if err := os.MkdirAll(c.out, 0o755); err != nil {
		return err
	}
	for _, lesson := range c.lessons {
		for _, view := range views {
			for _, theme := range themes {
				s := series{choice: c, lesson: lesson, view: view, theme: theme, sheets: map[size]*sheet{}}
				if err := s.take(browser, server.URL); err != nil {
					return fmt.Errorf("%s-%s-%s: %w", lesson, view, theme, err)
				}
			}
		}
	}
	return nil
}

// wanted says whether a picture of this name is asked for.
func (c choice) wanted(name string) bool { return strings.Contains(name, c.only) }
