package api

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/render/view"
)

// mirror writes the screen for the page: in full, or what changed since it was written last.
type mirror struct {
	lesson   string
	controls map[string]view.Control
	facts    map[string]view.Fact
	timeline []view.Mark
}

// forget lets the next change be written in full. A page that joins gets that: those that were there know it already.
func (m *mirror) forget() { *m = mirror{} }

func (m *mirror) remember(s *view.Screen) {
	m.lesson = s.Lesson
	m.controls = make(map[string]view.Control, len(s.Controls))
	for _, c := range s.Controls {
		m.controls[c.ID] = c
	}
	m.facts = make(map[string]view.Fact, len(s.Facts))
	for _, f := range s.Facts {
		m.facts[f.ID] = f
	}
	m.timeline = s.Timeline
}

// change writes what is not as it was written last, or everything after forget and in another lesson.
func (m *mirror) change(s *view.Screen, t *assets.Texts) string {
	text := m.write(s, t, m.controls == nil || m.lesson != s.Lesson)
	m.remember(s)
	return text
}

func (m *mirror) write(s *view.Screen, t *assets.Texts, full bool) string {
	var w canon.Writer
	w.Object()
	w.BoolMember("full", full)
	w.StringMember("lesson", s.Lesson)
	w.StringMember("locale", s.Locale)
	w.StringMember("title", s.Title)
	w.StringMember("state", s.State)
	w.StringMember("headline", s.Headline)
	w.StringMember("hint", s.Hint)
	w.StringMember("hintControl", s.HintControl)
	w.StringMember("policyNote", s.PolicyNote)
	w.StringMember("illustration", s.Illustration)
	w.Key("said")
	writeTexts(&w, s.Said)
	if full {
		w.Key("words")
		writeWords(&w, t, s.Lesson)
	}
	m.writeControls(&w, s.Controls, full)
	m.writeFacts(&w, s.Facts, full)
	w.Key("timeline")
	m.writeTimeline(&w, s.Timeline)
	writeSigns(&w, &s.Signs)
	w.Key("stage")
	writeStage(&w, &s.Stage)
	w.EndObject()
	return w.Text()
}

func (m *mirror) writeControls(w *canon.Writer, controls []view.Control, full bool) {
	order := make([]string, len(controls))
	w.Key("controls")
	w.Array()
	for i, c := range controls {
		order[i] = c.ID
		if told, known := m.controls[c.ID]; full || !known || told != c {
			writeControl(w, c, true)
		}
	}
	w.EndArray()
	w.Key("order")
	writeTexts(w, order)
}

func (m *mirror) writeFacts(w *canon.Writer, facts []view.Fact, full bool) {
	order := make([]string, len(facts))
	w.Key("facts")
	w.Array()
	for i, f := range facts {
		order[i] = f.ID
		if told, known := m.facts[f.ID]; full || !known || told != f {
			writeFact(w, f)
		}
	}
	w.EndArray()
	w.Key("factOrder")
	writeTexts(w, order)
}

// writeTimeline writes where the cursor is, how many marks there are, and those that say something else than before. A
// move of the cursor changes none, so a step of the longest session tells one mark, not a thousand.
func (m *mirror) writeTimeline(w *canon.Writer, marks []view.Mark) {
	here := 0
	w.Object()
	w.Key("marks")
	w.Array()
	for i, mark := range marks {
		if mark.Here {
			here = mark.Step
		}
		if i >= len(m.timeline) || mark.Label != m.timeline[i].Label || mark.Result != m.timeline[i].Result {
			writeMark(w, mark)
		}
	}
	w.EndArray()
	w.IntMember("here", here)
	w.IntMember("count", len(marks))
	w.EndObject()
}
