package lab

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// Format names the text format of scenarios and traces (lab-format.md).
const Format = "redrive-lab/1"

// The bounds of a scenario and of a session's dump (lab-format.md, Bounds).
const (
	MaxScenarioBytes = 64 << 10
	MaxSteps         = 1000
)

// textDepth bounds the parser alone, far above what a body may have: so one that nests too deeply is refused where it
// stands, with its path and its own limit.
const textDepth = 16 * canon.MaxBodyDepth

// scenario is a scenario text that was found valid but for what only playing it can show.
type scenario struct {
	lesson             Lesson
	start              State
	title, intro, goal string // canonical JSON, "" without
	steps              []plannedStep
}

type plannedStep struct {
	step    Step
	caption string // canonical JSON, "" without
}

// read validates a scenario text or resolves {"builtin":…}.
func (r *Registry) read(text string) (*scenario, error) {
	f, err := readFormat(text)
	if err != nil {
		return nil, err
	}
	if f.Has("builtin") {
		text, err := r.builtinText(f)
		if err != nil {
			return nil, err
		}
		if f, err = readFormat(text); err != nil {
			return nil, err
		}
	}
	return r.readScenario(f)
}

// readFormat parses a text and reads its "format"; everything else is still to be read.
func readFormat(text string) (*Fields, error) {
	doc, err := canon.Parse(text, canon.Limits{Bytes: MaxScenarioBytes, Depth: textDepth})
	if err != nil {
		return nil, Fault("", err)
	}
	f := NewFields(doc, "")
	f.Require("format")
	if value, has := f.Value("format"); has {
		f.Fail(checkFormat(value))
	}
	return f, nil
}

func checkFormat(value canon.Value) error {
	switch {
	case value.Kind() != canon.String:
		return wrongType("format", "a text", value)
	case value.Text() != Format:
		return Refuse("unknown-format", "format", `this format is not known; give "`+Format+`"`)
	}
	return nil
}

// builtinText reads {"builtin":…}, where a lesson's name may stand too, and finds that scenario's text.
func (r *Registry) builtinText(f *Fields) (string, error) {
	name := f.ID("builtin", "")
	lessons := r.lessons
	if lesson := f.ID("lesson", ""); lesson != "" {
		only, err := r.Lesson(lesson, "lesson")
		f.Fail(err)
		lessons = []Lesson{only}
	}
	if err := f.Done(); err != nil {
		return "", err
	}
	return builtin(lessons, name)
}

func (r *Registry) readScenario(f *Fields) (*scenario, error) {
	lesson, err := r.chosenLesson(f)
	if err != nil {
		return nil, err
	}
	s := &scenario{lesson: lesson, title: readText(f, "title"), intro: readText(f, "intro"), goal: readGoal(f, lesson)}
	f.Allow("steps")
	f.Allow(lesson.Keys()...)
	if err := f.Done(); err != nil {
		return nil, err
	}
	if s.start, err = lesson.Parse(f.value); err != nil {
		return nil, Fault("", err)
	}
	if s.steps, err = readSteps(f, lesson); err != nil {
		return nil, err
	}
	return s, nil
}

func (r *Registry) chosenLesson(f *Fields) (Lesson, error) {
	fallback := ""
	if len(r.lessons) > 0 {
		fallback = r.lessons[0].Name()
	}
	name := f.ID("lesson", fallback)
	if f.fault != nil {
		return nil, f.fault
	}
	return r.Lesson(name, "lesson")
}

func readGoal(f *Fields, lesson Lesson) string {
	goal, has := f.Value("goal")
	if !has {
		return ""
	}
	f.Fail(Fault("goal", lesson.ParseGoal(goal)))
	return goal.Canonical()
}

// readSteps reads the list of steps; a missing one reads as an empty one.
func readSteps(f *Fields, lesson Lesson) ([]plannedStep, error) {
	list, has := f.Value("steps")
	if !has {
		return nil, nil
	}
	if list.Kind() != canon.Array {
		return nil, wrongType("steps", "an array", list)
	}
	if len(list.Items()) > MaxSteps {
		return nil, Refuse("too-long", "steps", "give at most "+strconv.Itoa(MaxSteps)+" steps")
	}
	steps := make([]plannedStep, len(list.Items()))
	for i, value := range list.Items() {
		var err error
		if steps[i], err = readStep(lesson, value); err != nil {
			return nil, Fault(Index("steps", i), err)
		}
	}
	return steps, nil
}

// readStep reads one step. Paths of errors are relative to it.
func readStep(lesson Lesson, value canon.Value) (plannedStep, error) {
	if _, has := value.Get("caption"); !has {
		step, err := lesson.ParseStep(value)
		return plannedStep{step: step}, err
	}
	f := NewFields(value, "")
	caption := readText(f, "caption")
	if f.fault != nil {
		return plannedStep{}, f.fault
	}
	step, err := lesson.ParseStep(value.Without("caption"))
	return plannedStep{step, caption}, err
}
