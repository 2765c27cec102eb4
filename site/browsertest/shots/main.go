//go:build !js

// Command shots takes screenshots of the lab's main states in every theme, view and usual size, to be looked at before a
// change is called done. It needs the built site.
//
//	go run ./site/browsertest/shots -only 3d-dark -locale th
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

// states are the main states and the controls that lead there, each from the one before.
var states = []struct{ name, press string }{
	{"1-ready", ``},
	{"2-retry", `"receive"`},
	{"3-quarantined", `"receiveCycle"`},
	{"4-held", `"approved", "redrive"`},
	{"5-redriven", `"undo", "schema-2", "remediationFixed", "redrive"`},
	{"6-held-second-check", `"body-changed", "consume"`},
	{"7-succeeded", `"undo", "undo", "consume"`},
}

func main() {
	dist := flag.String("dist", "dist", "the built site")
	out := flag.String("out", "shots", "where the pictures go")
	only := flag.String("only", "", "take only those whose name has this in it")
	locale := flag.String("locale", "en", "language")
	flag.Parse()
	if err := run(*dist, *out, *only, *locale); err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
}

func run(dist, out, only, locale string) error {
	root, err := os.OpenRoot(dist)
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
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, view := range views {
		for _, theme := range themes {
			for _, s := range sizes {
				name := fmt.Sprintf("%s-%s-%s-%dx%d", locale, view, theme, s.width, s.height)
				if !wanted(name, only) {
					continue
				}
				url := fmt.Sprintf("%s/lab.html?view=%s&theme=%s&locale=%s&speed=instant", server.URL, view, theme, locale)
				if err := series(browser, url, view, s, filepath.Join(out, name), only); err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
			}
		}
	}
	return nil
}

// wanted says whether any picture of a series may have the given part in its name.
func wanted(series, only string) bool {
	for _, state := range states {
		if strings.Contains(series+"-"+state.name, only) {
			return true
		}
	}
	return false
}

// series takes the pictures of all states in one tab.
func series(browser *chrome.Browser, url, view string, s size, name, only string) error {
	tab, err := browser.Tab(s.width, s.height)
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
	for _, state := range states {
		if err := reach(tab, state.press); err != nil {
			return err
		}
		file := name + "-" + state.name + ".png"
		if !strings.Contains(file, only) {
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
		[%s].forEach((id) => redriveLab.press(id));
		redriveLab.settle?.();
		for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame);
		await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
		return true;
	})()`, press))
	return err
}
