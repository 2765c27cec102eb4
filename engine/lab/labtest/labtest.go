// Package labtest holds lessons to what each of them owes the lab. The lessons' tests share it; no program has it.
//
//	labtest.go    texts as values, states, steps and sessions
//	play.go       one step, held to the invariants; invariants that must be seen broken
//	builtin.go    built-in scenarios: their goals, and their words in three languages
//	read.go       refusals, and what is read and written again
package labtest

import (
	"strings"
	"testing"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Value is a JSON text that must be right.
func Value(t testing.TB, text string) canon.Value {
	t.Helper()
	value, err := canon.Parse(text, canon.Limits{Bytes: 1 << 20, Depth: 80})
	require(t, err, text)
	return value
}

// Object is one object with the members that write writes.
func Object(write func(w *canon.Writer)) string {
	var w canon.Writer
	w.Object()
	write(&w)
	w.EndObject()
	return w.Text()
}

// Start is the state that a lesson reads from the members of a scenario.
func Start[S lab.State](t testing.TB, lesson lab.Lesson, members string) S {
	t.Helper()
	s, err := lesson.Parse(Value(t, members))
	require(t, err, members)
	return s.(S)
}

// Step is the step that a lesson reads from a text.
func Step[T lab.Step](t testing.TB, lesson lab.Lesson, text string) T {
	t.Helper()
	step, err := lesson.ParseStep(Value(t, text))
	require(t, err, text)
	return step.(T)
}

// Steps are the steps that a lesson reads from texts.
func Steps[T lab.Step](t testing.TB, lesson lab.Lesson, texts []string) []T {
	t.Helper()
	steps := make([]T, len(texts))
	for i, text := range texts {
		steps[i] = Step[T](t, lesson, text)
	}
	return steps
}

// Told are events as a trace has them; empty, not nil, for none.
func Told(events []lab.Event) []string {
	texts := make([]string, len(events))
	for i, event := range events {
		texts[i] = Object(func(w *canon.Writer) {
			w.StringMember("type", event.Type())
			event.Write(w)
		})
	}
	return texts
}

// Open opens a scenario with the lesson as the only one.
func Open(t testing.TB, lesson lab.Lesson, scenario string) *lab.Session {
	t.Helper()
	session, err := lab.NewRegistry([]lab.Lesson{lesson}).Open(scenario)
	require(t, err, scenario)
	return session
}

// OpenBuiltin opens a built-in scenario by its name.
func OpenBuiltin(t testing.TB, lesson lab.Lesson, name string) *lab.Session {
	t.Helper()
	return Open(t, lesson, `{"format":"`+lab.Format+`","builtin":"`+name+`"}`)
}

// Results are what the steps of a session came to, with spaces between.
func Results(session *lab.Session) string {
	all := make([]string, session.Steps())
	for i := range all {
		all[i] = session.Entry(i).Outcome.Result()
	}
	return strings.Join(all, " ")
}

func require(t testing.TB, err error, text string) {
	t.Helper()
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}
