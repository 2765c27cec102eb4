//go:build !js

package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// series are the pictures of one lesson, view and theme: one tab, in which each state is shown in all sizes and languages, so that
// the page is loaded once for all of them.
type series struct {
	choice
	lesson, view, theme string
	sheets              map[size]*sheet
}

func (s *series) name(state state, at size, locale string) string {
	return fmt.Sprintf("%s-%s-%s-%s-%dx%d-%s", s.lesson, locale, s.view, s.theme, at.width, at.height, state.name)
}

// any says whether some picture of the series is asked for.
func (s *series) any() bool {
	for _, state := range states[s.lesson] {
		if s.anyOf(state) {
			return true
		}
	}
	return false
}

func (s *series) anyOf(state state) bool {
	for _, at := range sizes {
		if s.anyAt(state, at) {
			return true
		}
	}
	return false
}

func (s *series) anyAt(state state, at size) bool {
	for _, locale := range s.locales {
		if s.wanted(s.name(state, at, locale)) {
			return true
		}
	}
	return false
}

func (s *series) take(browser *chrome.Browser, site string) error {
	if !s.any() {
		return nil
	}
	tab, err := browser.Tab(sizes[0].width, sizes[0].height, chrome.Returning)
	if err != nil {
		return err
	}
	defer tab.Close()
	url := fmt.Sprintf("%s/lab.html?lesson=%s&view=%s&theme=%s&locale=%s&speed=instant&resolution=full", site, s.lesson, s.view, s.theme, s.locales[0])
	if err := tab.Open(url); err != nil {
		return err
	}
	if err := tab.Wait(fmt.Sprintf(`document.documentElement.dataset.view === %q`, s.view)); err != nil {
		return err
	}
	for _, state := range states[s.lesson] {
		if err := s.state(tab, state); err != nil {
			return fmt.Errorf("%s: %w", state.name, err)
		}
	}
	return s.writeSheets()
}

// state goes on to a state and takes its pictures.
func (s *series) state(tab *chrome.Tab, state state) error {
	if err := settle(tab, fmt.Sprintf(`[%s].forEach((control) => redriveLab.press(...[control].flat()))`, state.press)); err != nil {
		return err
	}
	for _, at := range sizes {
		if !s.anyAt(state, at) {
			continue
		}
		if err := tab.Resize(at.width, at.height, s.ratio); err != nil {
			return err
		}
		for column, locale := range s.locales {
			if err := s.picture(tab, state, at, column, locale); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *series) picture(tab *chrome.Tab, state state, at size, column int, locale string) error {
	name := s.name(state, at, locale)
	if !s.wanted(name) {
		return nil
	}
	if err := settle(tab, fmt.Sprintf(`redriveLab.setLanguage(%q)`, locale)); err != nil {
		return err
	}
	text, err := tab.Screenshot()
	if err != nil {
		return err
	}
	file := filepath.Join(s.out, name+".png")
	fmt.Println(file)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		return err
	}
	picture, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		return err
	}
	s.sheet(at, picture.Bounds()).put(picture, column, slices.Index(s.rows(at), state.name))
	return nil
}

// rows are the states of which a sheet has pictures.
func (s *series) rows(at size) []string {
	var names []string
	for _, state := range states[s.lesson] {
		if s.anyAt(state, at) {
			names = append(names, state.name)
		}
	}
	return names
}

func (s *series) sheet(at size, picture image.Rectangle) *sheet {
	if s.sheets[at] == nil {
		s.sheets[at] = newSheet(picture, len(s.locales), len(s.rows(at)))
	}
	return s.sheets[at]
}

// writeSheets writes those sheets that have more than one picture.
func (s *series) writeSheets() error {
	for at, sheet := range s.sheets {
		if sheet.count < 2 {
			continue
		}
		var text bytes.Buffer
		if err := png.Encode(&text, sheet.paper); err != nil {
			return err
		}
		file := filepath.Join(s.out, fmt.Sprintf("sheet-%s-%s-%s-%dx%d.png", s.lesson, s.view, s.theme, at.width, at.height))
		fmt.Println(file)
		if err := os.WriteFile(file, text.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// settle does something and waits until the motion is over, the fonts are there and all is shown.
func settle(tab *chrome.Tab, what string) error {
	_, err := chrome.Eval[bool](tab, fmt.Sprintf(`(async () => {
		%s;
		redriveLab.settle?.();
		const frames = async () => { for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame); };
		await frames();
		if (document.fonts.status !== "loaded") { await document.fonts.ready; await frames(); }
		await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
		return true;
	})()`, what))
	return err
}
