//go:build !js

// Command shots takes screenshots of the lab's main states in every theme, view and usual size, to be looked at before a
// change is called done. It needs the built site.
//
//	go run ./site/browsertest/shots -only 3d-dark -locale th -lesson review
package main

import (
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
	"github.com/redrivelab/redrivelab/site/serve/static"
)

var (
	views  = []string{"3d", "text"}
	themes = []string{"dark", "light", "projector"}
	sizes  = []size{{1280, 720}, {1920, 1080}, {768, 1024}, {360, 740}}
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
type choice struct{ dist, out, only, locale, lesson string }

func main() {
	var c choice
	flag.StringVar(&c.dist, "dist", "dist", "the built site")
	flag.StringVar(&c.out, "out", "shots", "where the pictures go")
	flag.StringVar(&c.only, "only", "", "take only those whose name has this in it")
	flag.StringVar(&c.locale, "locale", "en", "language")
	flag.StringVar(&c.lesson, "lesson", "quarantine", "lesson")
	flag.Parse()
	if err := c.run(); err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
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
	for _, view := range views {
		for _, theme := range themes {
			for _, s := range sizes {
				name := fmt.Sprintf("%s-%s-%s-%s-%dx%d", c.lesson, c.locale, view, theme, s.width, s.height)
				if !c.wanted(name) {
					continue
				}
				url := fmt.Sprintf("%s/lab.html?lesson=%s&view=%s&theme=%s&locale=%s&speed=instant", server.URL, c.lesson, view, theme, c.locale)
				if err := c.series(browser, url, view, s, name); err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
			}
		}
	}
	return nil
}

// wanted says whether any picture of a series may have the given part in its name.
func (c choice) wanted(series string) bool {
	for _, state := range states[c.lesson] {
		if strings.Contains(series+"-"+state.name, c.only) {
			return true
		}
	}
	return false
}

// series takes the pictures of all states in one tab.
func (c choice) series(browser *chrome.Browser, url, view string, s size, name string) error {
	tab, err := browser.Tab(s.width, s.height, chrome.Returning)
	if err != nil {
		return err
	}
	defer tab.Close()
	if err := tab.Open(url); err != nil {
		return err
	}
	if err := tab.Wait(fmt.Sprintf(`document.documentElement.dataset.view === %q && document.fonts.status === "loaded"`, view)); err != nil {
		return err
	}
	for _, state := range states[c.lesson] {
		if err := reach(tab, state.press); err != nil {
			return err
		}
		file := filepath.Join(c.out, name+"-"+state.name+".png")
		if !strings.Contains(file, c.only) {
			continue
		}
		picture, err := tab.Screenshot()
		if err != nil {
			return err
		}
		if err := os.WriteFile(file, picture, 0o644); err != nil {
			return err
		}
		fmt.Println(file)
	}
	return nil
}

// reach presses controls and waits until the motion is over and shown.
func reach(tab *chrome.Tab, press string) error {
	_, err := chrome.Eval[bool](tab, fmt.Sprintf(`(async () => {
		[%s].forEach((control) => redriveLab.press(...[control].flat()));
		redriveLab.settle?.();
		for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame);
		await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
		return true;
	})()`, press))
	return err
}
