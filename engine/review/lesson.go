package review

import "github.com/redrivelab/redrivelab/engine/lab"

// Lesson is lesson 2 as the lab knows it: a thin layer over Next. Its states, steps and outcomes are values of State,
// Step and Outcome.
type Lesson struct {
	lab.Typed[State, Step, Outcome, rules]
}

var _ lab.Lesson = Lesson{}

// rules are the rules of the lesson as lab.Rules has them; how they read and write stands in parse.go, parse_step.go and
// write.go.
type rules struct{}

func (rules) Name() string { return "review" }

func (rules) Keys() []string { return []string{"policy", "message"} }

func (rules) Builtins() []lab.Builtin { return builtins[:] }

func (rules) Next(s *State, step *Step, log *[]lab.Event) (Outcome, error) { return Next(s, step, log) }
