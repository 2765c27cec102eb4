package labtest

import (
	"slices"
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// Rules are what a lesson's steps are taken by and held to.
type Rules[S comparable, T any, O comparable] struct {
	Next       func(s *S, step *T, log *[]lab.Event) (O, error)
	Invariants *lab.Invariants[S, T]
}

// Take takes one step that must not fail, holds it to the invariants, and answers what it came to and what it told.
func (rules Rules[S, T, O]) Take(t testing.TB, s *S, step *T) (O, []lab.Event) {
	t.Helper()
	before := *s
	var log []lab.Event
	outcome, err := rules.Next(s, step, &log)
	if err != nil {
		t.Fatalf("%+v: %v", *step, err)
	}
	rules.hold(t, &before, step, s)
	return outcome, log
}

// Try takes one step with events and one without, which must come to the same. A step that fails must change nothing;
// any other is held to the invariants. It answers whether the step was taken.
func (rules Rules[S, T, O]) Try(t testing.TB, s *S, step *T) (outcome O, taken bool) {
	t.Helper()
	before, silent := *s, *s
	var log []lab.Event
	outcome, err := rules.Next(s, step, &log)
	quiet, quietErr := rules.Next(&silent, step, nil)
	if outcome != quiet || (err == nil) != (quietErr == nil) {
		t.Fatalf("%+v: with events %+v, without %+v", *step, outcome, quiet)
	}
	if err != nil {
		if *s != before || silent != before || log != nil {
			t.Fatalf("%+v: an error changed something", *step)
		}
		return outcome, false
	}
	rules.hold(t, &before, step, s)
	return outcome, true
}

func (rules Rules[S, T, O]) hold(t testing.TB, before *S, step *T, after *S) {
	t.Helper()
	if broken := append(rules.Invariants.BrokenByState(after), rules.Invariants.BrokenByStep(before, step, after)...); broken != nil {
		t.Fatalf("%+v breaks %v: %+v", *step, broken, *after)
	}
}

// Spoilt is a state, or what a step led to, made wrong so that the named invariant must see it.
type Spoilt[S, T any] struct {
	Name  string
	From  S
	Step  *T // nil for a state alone
	Spoil func(after *S)
}

// SeeBroken holds that the invariants find nothing before a state is spoilt and the one that is named after it, and that
// each invariant is named at least once.
func (rules Rules[S, T, O]) SeeBroken(t testing.TB, cases []Spoilt[S, T]) {
	t.Helper()
	seen := map[string]bool{}
	for i := range cases {
		c := &cases[i]
		after := c.From
		if c.Step != nil {
			rules.Take(t, &after, c.Step)
		}
		if broken := rules.Invariants.BrokenByState(&after); broken != nil {
			t.Errorf("case %d: %v is broken before anything is spoilt", i, broken)
		}
		c.Spoil(&after)
		broken := rules.Invariants.BrokenByState(&after)
		if c.Step != nil {
			broken = rules.Invariants.BrokenByStep(&c.From, c.Step, &after)
		}
		if !slices.Contains(broken, c.Name) {
			t.Errorf("case %d: %s is not seen broken, but %v", i, c.Name, broken)
		}
		seen[c.Name] = true
	}
	for _, name := range rules.Invariants.Names() {
		if !seen[name] {
			t.Errorf("%s was never seen broken", name)
		}
	}
	if distinct := slices.Compact(slices.Sorted(slices.Values(rules.Invariants.Names()))); len(distinct) != len(rules.Invariants.Names()) {
		t.Errorf("two invariants have one name: %v", rules.Invariants.Names())
	}
}

// FollowChanges holds that each event that tells of a change of state begins where the one before ended, and answers where
// the last one ended.
func FollowChanges(t testing.TB, standing string, events []lab.Event) string {
	t.Helper()
	for _, told := range Told(events) {
		event := Value(t, told)
		from, changes := event.Get("from")
		if !changes {
			continue
		}
		if from.Text() != standing {
			t.Errorf("%s, but it stood at %s", told, standing)
		}
		to, _ := event.Get("to")
		standing = to.Text()
	}
	return standing
}
