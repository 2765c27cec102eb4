package labtest

import (
	"strings"
	"testing"
	"unicode"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// scripts are what a text in each language must have at least one letter of.
var scripts = [...]struct {
	language string
	script   *unicode.RangeTable
}{{"en", unicode.Latin}, {"th", unicode.Thai}, {"ru", unicode.Cyrillic}}

// CheckBuiltins holds that each built-in scenario opens, has a name of its own, reaches its goal's state, and has a title,
// an intro and a caption a step in each language.
func CheckBuiltins(t testing.TB, lesson lab.Lesson) {
	t.Helper()
	seen := map[string]bool{}
	for _, builtin := range lesson.Builtins() {
		if seen[builtin.Name] {
			t.Errorf("%s: this name was taken already", builtin.Name)
		}
		seen[builtin.Name] = true
		session := OpenBuiltin(t, lesson, builtin.Name)
		goal, _ := Value(t, session.Goal()).Get("state")
		if goal.Text() != session.State().Code() {
			t.Errorf("%s: the goal is %s, the end %s", builtin.Name, goal.Text(), session.State().Code())
		}
		texts := []string{session.Title(), session.Intro()}
		for i := range session.Steps() {
			texts = append(texts, session.Entry(i).Caption)
		}
		for _, text := range texts {
			checkText(t, builtin.Name, text)
		}
	}
}

// checkText looks for a text in each language, in its own script.
func checkText(t testing.TB, name, text string) {
	t.Helper()
	if text == "" || Value(t, text).Kind() != canon.Object {
		t.Errorf("%s: a text is missing, or is in one language only: %s", name, text)
		return
	}
	for _, s := range scripts {
		words, _ := Value(t, text).Get(s.language)
		if !strings.ContainsFunc(words.Text(), func(r rune) bool { return unicode.Is(s.script, r) }) {
			t.Errorf("%s: no words in %s: %s", name, s.language, text)
		}
	}
}
