package lab

import "github.com/redrivelab/redrivelab/engine/canon"

// Dump is the session up to the cursor as a scenario text: Open gives an equal session again, whose dump is equal.
func (s *Session) Dump() string {
	var w canon.Writer
	w.Object()
	w.StringMember("format", Format)
	w.StringMember("lesson", s.lesson.Name())
	writeOptional(&w, "title", s.title)
	writeOptional(&w, "intro", s.intro)
	writeOptional(&w, "goal", s.goal)
	s.lesson.WriteStart(&w, s.start)
	w.Key("steps")
	w.Array()
	for _, e := range s.entries[:s.cursor] {
		writeStep(&w, e)
	}
	w.EndArray()
	w.EndObject()
	return w.Text()
}

func writeStep(w *canon.Writer, e *Entry) {
	w.Object()
	e.Step.Write(w)
	writeOptional(w, "caption", e.Caption)
	w.EndObject()
}

func writeOptional(w *canon.Writer, key, json string) {
	if json != "" {
		w.Key(key)
		w.Raw(json)
	}
}

// dumpBytesWith is the size of the dump if e were taken at the cursor, known without writing the dump again.
func (s *Session) dumpBytesWith(e *Entry) int {
	s.measure.Clear()
	writeStep(&s.measure, e)
	if s.cursor == 0 {
		return s.startBytes + s.measure.Len()
	}
	return s.entries[s.cursor-1].dumpBytes + len(",") + s.measure.Len()
}
