package statemap

import (
	"unicode/utf8"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Story is a scenario that tells itself in every language.
type Story struct {
	Title, Intro func(t *assets.Texts) string // Intro is nil for none
	Steps        []StoryStep
}

// StoryStep is a step with what is said to it.
type StoryStep struct {
	Write   func(w *canon.Writer) // its members
	Caption func(t *assets.Texts) string
}

// maxRunes is how long a text of a scenario may be (lab-format.md, Scenario).
const maxRunes = 500

// Text is the story as a scenario; start writes the members that give its start.
func (s *Story) Text(lesson string, start func(w *canon.Writer)) string {
	var w canon.Writer
	w.Object()
	w.StringMember("format", lab.Format)
	w.StringMember("lesson", lesson)
	writeEach(&w, "title", s.Title)
	writeEach(&w, "intro", s.Intro)
	start(&w)
	w.Key("steps")
	w.Array()
	for i := range s.Steps {
		w.Object()
		s.Steps[i].Write(&w)
		writeEach(&w, "caption", s.Steps[i].Caption)
		w.EndObject()
	}
	w.EndArray()
	w.EndObject()
	return w.Text()
}

// writeEach writes a text in each language, or nothing where there is none.
func writeEach(w *canon.Writer, key string, text func(t *assets.Texts) string) {
	if text == nil {
		return
	}
	w.Key(key)
	w.Object()
	for _, locale := range assets.Locales() {
		t, _ := assets.Load(locale)
		w.StringMember(locale, cut(text(t)))
	}
	w.EndObject()
}

// cut keeps a text within what a scenario takes.
func cut(text string) string {
	if utf8.RuneCountInString(text) <= maxRunes {
		return text
	}
	return string([]rune(text)[:maxRunes-1]) + "…"
}

// Last is the sentence of the last event that has one, and that nothing changed where none has.
func Last(log []lab.Event, sentence func(lab.Event, *assets.Texts) string, t *assets.Texts) string {
	for i := len(log) - 1; i >= 0; i-- {
		if said := sentence(log[i], t); said != "" {
			return said
		}
	}
	return t.Text(assets.EventNothing)
}
