package lab

import "github.com/redrivelab/redrivelab/engine/canon"

// Lesson is what one lesson gives to the lab: its rules as pure functions over immutable values.
type Lesson interface {
	// Name is the lesson's name in a scenario.
	Name() string
	// Builtins are the lesson's own scenarios, in the order in which they are offered.
	Builtins() []Builtin
	// Keys are the top-level keys of a scenario that Parse reads, beside the lab's own.
	Keys() []string
	// Parse reads the start state from a scenario document. Errors are *Error with the path of the fault.
	Parse(doc canon.Value) (State, error)
	// ParseStep reads one step, caption left aside. Paths of errors are relative to the step ("n", "body", "").
	ParseStep(step canon.Value) (Step, error)
	// ParseGoal checks a goal's state and reason. Paths are relative to the goal.
	ParseGoal(goal canon.Value) error
	// Apply takes one step. Where log is not nil the step's events are appended to it. An error (a clock that would
	// overflow) changes nothing, appends nothing, and its path is relative to the step.
	Apply(s State, step Step, log *[]Event) (State, Outcome, error)
	// WriteStart writes the members of a scenario that Parse reads, so that Parse gives the same start again; defaults may be left out.
	WriteStart(w *canon.Writer, start State)
	// WriteEntry writes the members of a trace entry but "events" (lab-format.md, Trace).
	WriteEntry(w *canon.Writer, step Step, outcome Outcome, after State)
	// WriteState writes the members of STATE but "lesson", "step" and "steps" (lab-format.md, Trace).
	WriteState(w *canon.Writer, s State)
}

// Builtin is a scenario that a lesson brings along.
type Builtin struct {
	Name     string
	Scenario string // redrive-lab/1 text
}

// State is a lesson's immutable state: a value of the lesson's own type.
type State interface {
	// Code is the state's code as shown to people and hosts, such as "QUARANTINED".
	Code() string
}

// Step is one step of a lesson: a value of the lesson's own type.
type Step interface {
	// Do is the step's verb, as in a scenario's "do".
	Do() string
	// Write writes the step's members as a scenario has them, "do" first, defaults left out.
	Write(w *canon.Writer)
}

// Outcome is what one step came to: a value of the lesson's own type.
type Outcome interface {
	// Result is the outcome as a trace has it ("HELD:expired", "QUARANTINED", "controlled-retry").
	Result() string
}

// Emit appends an event unless log is nil. It is generic so that an event becomes an Event, which allocates, only where
// there is a log.
func Emit[E Event](log *[]Event, event E) {
	if log != nil {
		*log = append(*log, event)
	}
}

// Event is one thing that happened during a step, in the past tense: a value of the lesson's own type.
type Event interface {
	// Type is the event's name, as in lab-format.md.
	Type() string
	// Write writes the event's members after "type".
	Write(w *canon.Writer)
}
