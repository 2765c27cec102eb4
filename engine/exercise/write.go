package exercise

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// List writes all exercises as JSON: [{"id","lesson","parts":[{"id","kind","options"}]}]. What is right isn't in it.
func List() string {
	var w canon.Writer
	w.Array()
	for i := range exercises {
		e := &exercises[i]
		w.Object()
		w.StringMember("id", e.ID)
		w.StringMember("lesson", e.Lesson)
		w.Key("parts")
		w.Array()
		for j := range e.Parts {
			e.Parts[j].write(&w)
		}
		w.EndArray()
		w.EndObject()
	}
	w.EndArray()
	return w.Text()
}

func (p *Part) write(w *canon.Writer) {
	w.Object()
	w.StringMember("id", p.ID)
	w.StringMember("kind", p.Kind.String())
	w.Key("options")
	w.Array()
	for _, option := range p.Options {
		w.String(option)
	}
	w.EndArray()
	w.EndObject()
}

// JSON writes the verdict: {"exercise","correct","score","of","parts":[{"id","given","right","correct","heldAt","reason"}]}. With
// discreet, what was written in words is left out: a host learns verdicts, never a note's text (lab-format.md).
func (v *Verdict) JSON(discreet bool) string {
	var w canon.Writer
	w.Object()
	w.StringMember("exercise", v.Exercise)
	w.BoolMember("correct", v.Correct())
	w.IntMember("score", v.Score())
	w.IntMember("of", len(v.Parts))
	w.Key("parts")
	w.Array()
	e, _ := find(v.Exercise)
	for i := range v.Parts {
		part := &v.Parts[i]
		given := part.Given
		if discreet && inWords(e.Parts[i].Kind, given) {
			given = ""
		}
		w.Object()
		w.StringMember("id", part.ID)
		w.StringOrNullMember("given", given)
		w.StringOrNullMember("right", part.Right)
		w.BoolMember("correct", part.Correct)
		w.StringOrNullMember("heldAt", part.HeldAt)
		w.StringOrNullMember("reason", part.Reason)
		w.EndObject()
	}
	w.EndArray()
	w.EndObject()
	return w.Text()
}

// inWords says whether an answer was written in words, as what stands in the field for a number may be too.
func inWords(kind Kind, given string) bool {
	if kind == Number {
		_, err := strconv.Atoi(given)
		return err != nil
	}
	return kind == Words || kind == Optional
}
