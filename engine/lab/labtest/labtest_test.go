package labtest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
	"github.com/redrivelab/redrivelab/engine/review"
)

// watcher notes whether a check found a fault.
type watcher struct {
	testing.TB
	failed bool
}

func (w *watcher) Helper()               {}
func (w *watcher) Errorf(string, ...any) { w.failed = true }
func (w *watcher) Fatalf(string, ...any) { w.failed = true; panic(w) }

// found says whether a check finds a fault.
func found(check func(t testing.TB)) bool {
	w := &watcher{}
	func() {
		defer func() { _ = recover() }()
		check(w)
	}()
	return w.failed
}

// count is a state of one number; a step adds to it.
type (
	count struct{ n int }
	add   struct{ n int }
)

func rulesOf(next func(s *count, step *add, log *[]lab.Event) (int, error)) labtest.Rules[count, add, int] {
	return labtest.Rules[count, add, int]{Next: next, Invariants: &lab.Invariants[count, add]{
		States: []lab.StateInvariant[count]{{Name: "below-ten", Holds: func(s *count) bool { return s.n < 10 }}},
		Steps:  []lab.StepInvariant[count, add]{{Name: "grows", Holds: func(b *count, _ *add, a *count) bool { return a.n >= b.n }}},
	}}
}

func honest(s *count, step *add, _ *[]lab.Event) (int, error) {
	s.n += step.n
	return s.n, nil
}

func TestAStepThatBreaksAnInvariantIsFound(t *testing.T) {
	for n, want := range map[int]bool{1: false, -1: true, 10: true} {
		take := func(t testing.TB) { rulesOf(honest).Take(t, &count{}, &add{n}) }
		assert.Equal(t, want, found(take), n)
		try := func(t testing.TB) { rulesOf(honest).Try(t, &count{}, &add{n}) }
		assert.Equal(t, want, found(try), n)
	}
}

func TestAnErrorThatChangesSomethingIsFound(t *testing.T) {
	for _, change := range []int{0, 1} {
		rules := rulesOf(func(s *count, _ *add, _ *[]lab.Event) (int, error) {
			s.n += change
			return 0, lab.Refuse("out-of-range", "", "")
		})
		assert.Equal(t, change != 0, found(func(t testing.TB) { rules.Try(t, &count{}, &add{}) }))
	}
}

func TestAnOutcomeThatHangsOnTheLogIsFound(t *testing.T) {
	rules := rulesOf(func(_ *count, _ *add, log *[]lab.Event) (int, error) {
		if log == nil {
			return 1, nil
		}
		return 0, nil
	})
	assert.True(t, found(func(t testing.TB) { rules.Try(t, &count{}, &add{}) }))
}

func TestAnInvariantThatSeesNothingIsFound(t *testing.T) {
	type spoilt = labtest.Spoilt[count, add]
	whole := []spoilt{
		{Name: "below-ten", Spoil: func(s *count) { s.n = 10 }},
		{Name: "grows", From: count{5}, Step: &add{1}, Spoil: func(s *count) { s.n = 4 }},
	}
	see := func(cases ...spoilt) bool {
		return found(func(t testing.TB) { rulesOf(honest).SeeBroken(t, cases) })
	}
	assert.False(t, see(whole...))
	assert.True(t, see(whole[0]), "one was never seen broken")
	blind := whole[1]
	blind.Spoil = func(s *count) { s.n = 7 }
	assert.True(t, see(whole[0], blind))
	assert.True(t, see(whole[0], whole[1], spoilt{Name: "below-ten", From: count{10}, Spoil: func(*count) {}}), "broken from the start")
}

func TestABrokenChainOfChangesIsFound(t *testing.T) {
	retry := review.RetryScheduled{Change: review.Change{From: review.Ready, To: review.Retry}}
	follow := func(standing string) bool {
		return found(func(t testing.TB) {
			assert.Equal(t, "retry", labtest.FollowChanges(t, standing, []lab.Event{review.Waited{Ms: 1}, retry}))
		})
	}
	assert.False(t, follow("ready"))
	assert.True(t, follow("redelivery"))
}

func TestAnotherRefusalIsFound(t *testing.T) {
	refusal := lab.Refuse("missing", "do", "add it")
	for _, c := range []struct {
		err        error
		code, path string
		want       bool
	}{
		{refusal, "missing", "do", false}, {refusal, "missing", "n", true}, {refusal, "unknown-key", "do", true},
		{nil, "missing", "do", true}, {lab.Refuse("missing", "do", ""), "missing", "do", true},
	} {
		assert.Equal(t, c.want, found(func(t testing.TB) { labtest.RequireRefusal(t, c.err, c.code, c.path, "") }), c)
	}
}

// lesson is lesson 2 with another scenario, and with a step that loses what it was.
type lesson struct {
	review.Lesson
	scenario string
}

func (l lesson) Builtins() []lab.Builtin { return []lab.Builtin{{Name: "one", Scenario: l.scenario}} }

func TestABuiltinWithAFaultIsFound(t *testing.T) {
	const words = `{"en":"a","th":"ก","ru":"б"}`
	scenario := func(title, state, caption string) string {
		return `{"format":"redrive-lab/1","lesson":"review","title":` + title + `,"intro":` + words + `,"goal":{"state":"` + state +
			`"},"steps":[{"do":"deliver","caption":` + caption + `}]}`
	}
	for text, want := range map[string]bool{
		scenario(words, "acknowledged", words):                            false,
		scenario(words, "closed", words):                                  true,
		scenario(`"a"`, "acknowledged", words):                            true,
		scenario(words, "acknowledged", `{"en":"a","th":"ก"}`):            true,
		scenario(words, "acknowledged", `{"en":"a","th":"b","ru":"б"}`):   true,
		`{"format":"redrive-lab/1","lesson":"review","steps":[{"do":1}]}`: true,
	} {
		assert.Equal(t, want, found(func(t testing.TB) { labtest.CheckBuiltins(t, lesson{scenario: text}) }), text)
	}
}

func (l lesson) WriteStart(w *canon.Writer, _ lab.State) { w.IntMember("message", 1) }

func TestAStartThatDoesNotReadBackIsFound(t *testing.T) {
	check := func(l lab.Lesson) bool {
		return found(func(t testing.TB) { labtest.CheckReading(t, l, `{"message":{"messageId":"m"}}`) })
	}
	assert.False(t, check(review.Lesson{}))
	assert.True(t, check(lesson{}))
}
