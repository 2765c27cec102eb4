package lab_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// faulty is a lesson that breaks the contract where it can; the lab still answers with errors of its own.
type faulty struct{ counter }

func (faulty) ParseStep(canon.Value) (lab.Step, error) { return nil, errors.New("out of ideas") }

func (faulty) Builtins() []lab.Builtin { return []lab.Builtin{{Name: "broken", Scenario: "{"}} }

// wide is a lesson whose start takes more room than any dump may.
type wide struct{ counter }

func (wide) WriteStart(w *canon.Writer, start lab.State) {
	w.StringMember("counter", strings.Repeat("a", lab.MaxScenarioBytes))
}

func TestFaultyLessons(t *testing.T) {
	registry := lab.NewRegistry([]lab.Lesson{faulty{counter{"faulty"}}, wide{counter{"wide"}}})
	_, err := registry.Open(scenario(steps(`{"do":"add"}`)))
	assertFault(t, err, "internal", "steps[0]")
	_, err = registry.Open(scenario(`"builtin":"broken"`))
	assertFault(t, err, "bad-json", "")
	_, err = registry.Open(scenario(`"lesson":"wide"`))
	assertFault(t, err, "too-long", "")
}
