package labtest

import (
	"errors"
	"testing"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// RequireRefusal holds that err refuses text with a code, a path and a message.
func RequireRefusal(t testing.TB, err error, code, path, text string) {
	t.Helper()
	refusal, ok := errors.AsType[*lab.Error](err)
	if !ok {
		t.Fatalf("%s: no refusal, but %v", text, err)
	}
	if refusal.Code != code || refusal.Path != path || refusal.Message == "" {
		t.Errorf("%s: refused with %s at %q (%s), not with %s at %q", text, refusal.Code, refusal.Path, refusal.Message, code, path)
	}
}

// CheckReading reads any text as a start, a step and a goal: nothing panics, and what is accepted reads back from what is
// written of it and is written the same again.
func CheckReading(t testing.TB, lesson lab.Lesson, text string) {
	t.Helper()
	value, err := canon.Parse(text, canon.Limits{Bytes: lab.MaxScenarioBytes, Depth: 80})
	if err != nil {
		return
	}
	_ = lesson.ParseGoal(value)
	rewriteTwice(t, value, func(value canon.Value) (func(*canon.Writer), error) {
		s, err := lesson.Parse(value)
		return func(w *canon.Writer) { lesson.WriteStart(w, s) }, err
	})
	rewriteTwice(t, value, func(value canon.Value) (func(*canon.Writer), error) {
		step, err := lesson.ParseStep(value)
		if err != nil {
			return nil, err
		}
		return step.Write, nil
	})
}

func rewriteTwice(t testing.TB, value canon.Value, read func(canon.Value) (func(*canon.Writer), error)) {
	t.Helper()
	write, err := read(value)
	if err != nil {
		return
	}
	first := Object(write)
	again, err := read(Value(t, first))
	require(t, err, first)
	if second := Object(again); first != second {
		t.Fatalf("%s\nreads back as\n%s", first, second)
	}
}
