package lesson

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

// played is a scenario as a reader sees it.
type played struct {
	Lesson, Scenario, Title string
	Rows                    []row
	Link                    string // to the lab, with these steps not yet played
}

// row is one step: what it is about, and what it gave.
type row struct{ Caption, Result string }

// play runs a built-in scenario, at most most of its steps (0: all).
func play(name, locale string, most int) (played, error) {
	registry := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})
	scenario, err := json.Marshal(map[string]string{"format": lab.Format, "builtin": name})
	if err != nil {
		return played{}, err
	}
	session, err := registry.Open(string(scenario))
	if err != nil {
		return played{}, err
	}
	if most > session.Steps() {
		return played{}, fmt.Errorf("%s has %d steps", name, session.Steps())
	}
	p := played{Lesson: session.Lesson().Name(), Scenario: name, Title: inLocale(session.Title(), locale)}
	for i := range cmp.Or(most, session.Steps()) {
		entry := session.Entry(i)
		result, err := resultOf(session.EntryText(entry))
		if err != nil {
			return played{}, err
		}
		p.Rows = append(p.Rows, row{Caption: inLocale(entry.Caption, locale), Result: result})
	}
	p.Link = link(p, locale)
	return p, nil
}

// link opens the scenario in the lab, at its beginning.
func link(p played, locale string) string {
	query := url.Values{"lesson": {p.Lesson}, "scenario": {p.Scenario}, "locale": {locale}, "start": {strconv.Itoa(0)}}
	return "../lab.html?" + query.Encode()
}

// resultOf is what an entry of a trace gave: result in lesson 1, outcome in lesson 2 (lab-format.md, Trace).
func resultOf(entry string) (string, error) {
	var e struct{ Result, Outcome string }
	if err := json.Unmarshal([]byte(entry), &e); err != nil {
		return "", err
	}
	return cmp.Or(e.Result, e.Outcome), nil
}

// inLocale reads a text that is one for all, or one a language (lab-format.md, Scenario).
func inLocale(text, locale string) string {
	var each map[string]string
	if json.Unmarshal([]byte(text), &each) == nil {
		return cmp.Or(each[locale], each["en"])
	}
	var all string
	if json.Unmarshal([]byte(text), &all) == nil {
		return all
	}
	return ""
}
