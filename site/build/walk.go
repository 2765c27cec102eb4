package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

// walk is a guided walk as the page lists it: a built-in scenario by its name, or a scenario of the page's own.
type walk struct {
	Name     string          `json:"name"`
	Lesson   string          `json:"lesson"`
	Title    json.RawMessage `json:"title"` // text by language
	Steps    int             `json:"steps"`
	Scenario string          `json:"scenario,omitempty"` // "" for a built-in one
}

// tour is the walk that a newcomer is offered.
const tour = "tour"

// addWalks lists the guided walks for the page, and adds a teacher's notes to them, a file a language.
func addWalks(files map[string][]byte, top string) error {
	walks, err := listWalks(top)
	if err != nil {
		return err
	}
	if files["walks.json"], err = json.Marshal(walks); err != nil {
		return err
	}
	for _, locale := range locales {
		name := filepath.Join("notes", locale+".json")
		notes, err := readNotes(filepath.Join(top, "site", "text", name), walks)
		if err != nil {
			return err
		}
		files["notes/"+locale+".json"] = notes
	}
	return nil
}

// listWalks has the tour first, then the built-in scenarios of each lesson in their order.
func listWalks(top string) ([]walk, error) {
	lessons := []lab.Lesson{quarantine.Lesson{}, review.Lesson{}}
	registry := lab.NewRegistry(lessons)
	scenario, err := os.ReadFile(filepath.Join(top, "site", "walk", tour+".json"))
	if err != nil {
		return nil, err
	}
	own, err := readWalk(registry, tour, string(scenario))
	if err != nil {
		return nil, err
	}
	own.Scenario = string(scenario)
	walks := []walk{own}
	for _, lesson := range lessons {
		for _, builtin := range lesson.Builtins() {
			one, err := readWalk(registry, builtin.Name, builtin.Scenario)
			if err != nil {
				return nil, err
			}
			walks = append(walks, one)
		}
	}
	return walks, nil
}

func readWalk(registry *lab.Registry, name, scenario string) (walk, error) {
	session, err := registry.Open(scenario)
	if err != nil {
		return walk{}, fmt.Errorf("walk %s: %w", name, err)
	}
	title := json.RawMessage(session.Title())
	if len(title) == 0 {
		return walk{}, fmt.Errorf("walk %s has no title", name)
	}
	return walk{Name: name, Lesson: session.Lesson().Name(), Title: title, Steps: session.Steps()}, nil
}

// readNotes reads the notes of a language: for each walk one for its beginning and one for each step. A walk without
// notes is an error, as one with too few or too many is.
func readNotes(file string, walks []walk) ([]byte, error) {
	source, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var notes map[string][]string
	if err := json.Unmarshal(source, &notes); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	for _, w := range walks {
		if got, want := len(notes[w.Name]), w.Steps+1; got != want {
			return nil, fmt.Errorf("%s: %q has %d notes; it needs %d, one for the beginning and one a step", file, w.Name, got, want)
		}
		if slices.Contains(notes[w.Name], "") {
			return nil, fmt.Errorf("%s: %q has an empty note", file, w.Name)
		}
	}
	if len(notes) != len(walks) {
		return nil, fmt.Errorf("%s has notes to a walk that there is none of", file)
	}
	return json.Marshal(notes)
}
