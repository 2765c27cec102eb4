// Package viewtest holds the describers to what each of them owes the view. Their tests share it; no program has it.
package viewtest

import (
	"strings"
	"testing"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view"
)

// English are the English texts.
func English() *assets.Texts {
	texts, _ := assets.Load("en")
	return texts
}

// Fact is one of the facts that are told of a session.
func Fact(t testing.TB, d view.Describer, s *lab.Session, id string) view.Fact {
	t.Helper()
	for _, fact := range d.Facts(s.State(), English()) {
		if fact.ID == id {
			return fact
		}
	}
	t.Fatal("no fact " + id)
	return view.Fact{}
}

// Control is one of the controls of a session.
func Control(t testing.TB, d view.Describer, s *lab.Session, id string) view.Control {
	t.Helper()
	for _, control := range d.Controls(s.Start(), s.State(), English()) {
		if control.ID == id {
			return control
		}
	}
	t.Fatal("no control " + id)
	return view.Control{}
}

// CheckShown holds that nothing that is shown after a step is empty, or has a place that no value was filled into. Values
// of facts may be a learner's own words, and so may the notes of facts whose id begins with own ("" for none).
func CheckShown(t testing.TB, d view.Describer, s *lab.Session, step lab.Step, texts *assets.Texts, own string) {
	t.Helper()
	shown := []string{d.Headline(s.State(), texts), d.StepLabel(step, texts), d.Title(texts), d.PolicyNote(s.State(), texts)}
	need := func(id string, words ...string) {
		for _, text := range words {
			if text == "" {
				t.Fatalf("%s has an empty text", id)
			}
		}
	}
	for _, fact := range d.Facts(s.State(), texts) {
		need(fact.ID, fact.Label, fact.Value)
		if own == "" || !strings.HasPrefix(fact.ID, own) {
			shown = append(shown, fact.Label, fact.Note)
		}
	}
	for _, control := range d.Controls(s.Start(), s.State(), texts) {
		need(control.ID, control.Label)
		shown = append(shown, control.Label, control.WhyNot, control.Warning, control.Caveat)
	}
	for _, sign := range d.Signs(s.State(), texts) {
		need("a sign", sign.Title)
		shown = append(shown, sign.Title, sign.Note)
	}
	for _, text := range shown {
		if Unfilled(text) {
			t.Fatalf("a place is not filled in: %s", text)
		}
	}
}

// Unfilled says whether a text has a place in braces, such as {n}, that no value was filled into.
func Unfilled(text string) bool {
	for {
		_, after, found := strings.Cut(text, "{")
		if !found {
			return false
		}
		name, _, closed := strings.Cut(after, "}")
		if closed && name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
			return true
		}
		text = after
	}
}
