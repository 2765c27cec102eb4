package exercise

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// maxAnswer is how many characters a text may have, as a caption (lab-format.md, Scenario).
const maxAnswer = 500

// Judged is what became of one part.
type Judged struct {
	ID           string
	Given, Right string // Right is "" for a text
	Correct      bool
	HeldAt       string // which check decided, where one did: receive, gate or second-check
	Reason       string // and why
}

// Verdict is what became of an exercise.
type Verdict struct {
	Exercise string
	Parts    []Judged
}

// Correct says whether every part is.
func (v *Verdict) Correct() bool { return v.Score() == len(v.Parts) }

// Score is the number of parts that are correct, 0 to len(Parts).
func (v *Verdict) Score() int {
	n := 0
	for _, part := range v.Parts {
		if part.Correct {
			n++
		}
	}
	return n
}

// Check compares answers, a JSON object of texts by part, with what the engine does. A part without an answer isn't
// correct. Errors are *lab.Error: "unknown-value" for an exercise that there isn't or an option that a part hasn't,
// "unknown-key" for a part that there isn't, "wrong-type", "too-long".
func Check(registry *lab.Registry, id, answers string) (*Verdict, error) {
	e, found := find(id)
	if !found {
		return nil, lab.Refuse("unknown-value", "exercise", "there is no exercise of this name; exercises() lists them")
	}
	given, err := read(e, answers)
	if err != nil {
		return nil, err
	}
	if e.ID == decide.ID {
		return decided(registry, e, given)
	}
	traces := make([]canon.Value, len(e.Runs))
	for i, scenario := range e.Runs {
		if traces[i], err = trace(registry, scenario); err != nil {
			return nil, err
		}
	}
	v := &Verdict{Exercise: id}
	for i := range e.Parts {
		v.Parts = append(v.Parts, judge(&e.Parts[i], given[i], traces))
	}
	return v, nil
}

// read takes the answers apart, in the order of the exercise's parts.
func read(e *Exercise, answers string) ([]string, error) {
	value, err := canon.Parse(answers, canon.Limits{Bytes: lab.MaxScenarioBytes, Depth: 1})
	if err != nil {
		return nil, lab.Fault("answers", err)
	}
	given := make([]string, len(e.Parts))
	fields := lab.NewFields(value, "answers")
	for i := range e.Parts {
		part := &e.Parts[i]
		given[i] = strings.TrimSpace(fields.Text(part.ID, maxAnswer))
		if part.Kind == Choose && given[i] != "" && !has(part.Options, given[i]) {
			fields.Fail(lab.Refuse("unknown-value", "answers."+part.ID, "this is none of the options: "+strings.Join(part.Options, ", ")))
		}
	}
	return given, fields.Done()
}

func has(options []string, option string) bool {
	for _, each := range options {
		if each == option {
			return true
		}
	}
	return false
}

// trace runs a scenario and answers the entries of its trace.
func trace(registry *lab.Registry, scenario string) (canon.Value, error) {
	text, err := registry.Run(scenario)
	if err != nil {
		return canon.Value{}, err
	}
	value, err := canon.Parse(text, canon.Limits{Bytes: len(text), Depth: 16})
	if err != nil {
		return canon.Value{}, err
	}
	entries, _ := value.Get("trace")
	return entries, nil
}

func judge(part *Part, given string, traces []canon.Value) Judged {
	j := Judged{ID: part.ID, Given: given, Right: part.Right}
	switch {
	case part.Kind == Words:
		j.Correct = given != ""
		return j
	case part.Kind == Optional:
		j.Correct = true
		return j
	case part.Right == "":
		entry := entryOf(part, traces)
		j.Right = field(entry, part.Field)
		j.HeldAt, j.Reason = field(entry, "heldAt"), field(entry, "reason")
	}
	j.Correct = given != "" && plain(part.Kind, given) == j.Right
	return j
}

// plain is a number as the trace writes it: "03" and "3" are one.
func plain(kind Kind, given string) string {
	if n, err := strconv.Atoi(given); kind == Number && err == nil {
		return strconv.Itoa(n)
	}
	return given
}

func entryOf(part *Part, traces []canon.Value) canon.Value {
	entries := traces[part.Run].Items()
	if part.Step < 0 {
		return entries[len(entries)-1]
	}
	return entries[part.Step-1]
}

// field is a field of an entry as text: its own, of its record, or of the first of its events that has it. A list is as long
// as it is; null and nothing are "".
func field(entry canon.Value, name string) string {
	if own, found := entry.Get(name); found {
		return textOf(own)
	}
	if record, found := entry.Get("record"); found {
		if of, has := record.Get(name); has {
			return textOf(of)
		}
	}
	events, _ := entry.Get("events")
	for _, event := range events.Items() {
		if of, found := event.Get(name); found {
			return textOf(of)
		}
	}
	return ""
}

func textOf(value canon.Value) string {
	switch value.Kind() {
	case canon.String:
		return value.Text()
	case canon.Null:
		return ""
	case canon.Array:
		return strconv.Itoa(len(value.Items()))
	}
	return value.Canonical()
}

// decided judges a decision by what it gives: one that lacks a statement leads to waiting-for-evidence (review.md, decide).
func decided(registry *lab.Registry, e *Exercise, given []string) (*Verdict, error) {
	v := &Verdict{Exercise: e.ID}
	for i := range e.Parts {
		v.Parts = append(v.Parts, Judged{ID: e.Parts[i].ID, Given: given[i], Correct: true})
	}
	if given[0] == "" {
		v.Parts[0].Correct = false
		return v, nil
	}
	var w canon.Writer
	w.Object()
	w.StringMember("do", "decide")
	w.StringMember("action", given[0])
	w.StringMemberUnless("", "fixed", given[1])
	w.StringMemberUnless("", "noSecondEffect", given[2])
	w.EndObject()
	entries, err := trace(registry, toPoison+","+w.Text()+end)
	if err != nil {
		return nil, err
	}
	missing, _ := entries.Items()[len(entries.Items())-1].Get("missing")
	for _, name := range missing.Items() {
		for i := range v.Parts {
			if v.Parts[i].ID == name.Text() {
				v.Parts[i].Correct = false
			}
		}
	}
	return v, nil
}
