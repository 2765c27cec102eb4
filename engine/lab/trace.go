package lab

import (
	"math"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// Run answers the trace of a scenario as JSON text (lab-format.md, Trace). What it plays is not kept, so it need not fit
// in a dump: canonical numbers can be longer than those that were given (1e15).
func (r *Registry) Run(scenario string) (string, error) {
	s, err := r.play(scenario, math.MaxInt)
	if err != nil {
		return "", err
	}
	var w canon.Writer
	w.Room(len(s.entries) * entryBytes)
	w.Object()
	w.StringMember("format", Format)
	w.Key("trace")
	w.Array()
	for _, e := range s.entries {
		s.writeEntry(&w, e)
	}
	w.EndArray()
	w.Key("final")
	s.writeState(&w)
	w.EndObject()
	return w.Text(), nil
}

// entryBytes is what most entries take less than.
const entryBytes = 1 << 10

// EntryText is the ENTRY of a step as JSON text (lab-format.md, Trace).
func (s *Session) EntryText(e *Entry) string {
	var w canon.Writer
	s.writeEntry(&w, e)
	return w.Text()
}

// StateText is the STATE at the cursor as JSON text (lab-format.md, Trace).
func (s *Session) StateText() string {
	var w canon.Writer
	s.writeState(&w)
	return w.Text()
}

func (s *Session) writeEntry(w *canon.Writer, e *Entry) {
	w.Object()
	s.lesson.WriteEntry(w, e.Step, e.Outcome, e.After)
	w.Key("events")
	w.Array()
	for _, event := range e.Events {
		w.Object()
		w.StringMember("type", event.Type())
		event.Write(w)
		w.EndObject()
	}
	w.EndArray()
	w.EndObject()
}

func (s *Session) writeState(w *canon.Writer) {
	w.Object()
	w.StringMember("lesson", s.lesson.Name())
	w.IntMember("step", s.cursor)
	w.IntMember("steps", len(s.entries))
	s.lesson.WriteState(w, s.State())
	w.EndObject()
}
