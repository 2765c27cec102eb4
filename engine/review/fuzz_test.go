package review

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// fuzzSteps is what a byte of the fuzzer picks from.
var fuzzSteps = []string{
	deliver1, lost1, temporary1, terminal1, timeout1, wait1, wait999, wait1000, cancel1, replay1, replayBare, correct1, correctKey1,
	check(1), check(2), check(7), `{"do":"wait","ms":1000000}`, `{"do":"deliver","code":"dependency-not-inspectedy"}`,
	`{"do":"decide","action":"correct-input","fixed":"a","noSecondEffect":"b","effectKey":"invoice-417:reminder"}`,
	`{"do":"decide","action":"try again","fixed":"a","noSecondEffect":"b"}`,
}

var fuzzStarts = []string{
	`{}`, `{"policy":{"maxAttempts":1,"delaysMs":[]}}`, `{"policy":{"maxAttempts":4,"delaysMs":[0,1,2000]}}`,
	`{"message":{"messageId":"m","effectKey":"invoice-418:reminder","payloadReference":"ref"}}`,
}

// FuzzStepsKeepInvariants takes any steps from any start: the invariants hold, what was recorded reads the same ever
// after, and a step with events ends as without.
func FuzzStepsKeepInvariants(f *testing.F) {
	f.Add(byte(0), []byte{2, 7, 1, 0})
	f.Add(byte(1), []byte{1, 3, 10, 12, 3, 9, 0, 0})
	f.Add(byte(2), []byte{2, 2, 5, 17, 7, 7, 2, 11, 4, 18, 1, 1, 13, 14})
	f.Add(byte(3), []byte{16, 4, 8, 0, 9})
	var steps []Step
	for _, text := range fuzzSteps {
		steps = append(steps, stepOf(f, text))
	}
	f.Fuzz(func(t *testing.T, start byte, picks []byte) {
		s := stateOf(t, fuzzStarts[int(start)%len(fuzzStarts)])
		silent, told := s, history{}
		for _, pick := range picks[:min(len(picks), 300)] {
			step := &steps[int(pick)%len(steps)]
			outcome := holdToInvariants(t, &s, step, &told)
			if quiet, _ := Next(&silent, step, nil); outcome != quiet {
				t.Fatalf("%s: with events %+v, without %+v", step.Do(), outcome, quiet)
			}
		}
		assert.Equal(t, s, silent, "with events and without")
		assert.True(t, slices.Equal(told.records, s.Records.All()), "a record never changes")
		assert.True(t, slices.Equal(told.keys, s.Ledger.All()), "a key is written once and stays")
	})
}

// history is what was written in a run, noted at the time.
type history struct {
	records []Record
	keys    []string
}

func holdToInvariants(t *testing.T, s *State, step *Step, told *history) Outcome {
	before := *s
	var log []lab.Event
	outcome, err := Next(s, step, &log)
	if err != nil {
		if *s != before || log != nil {
			t.Fatalf("%s: an error changed something", step.Do())
		}
		return outcome
	}
	if broken := append(BrokenByState(s), BrokenByTransition(&before, step, s)...); broken != nil {
		t.Fatalf("%s breaks %v: %+v", step.Do(), broken, *s)
	}
	if record, _ := s.Records.Last(); outcome.Ending == EndManualReview {
		told.records = append(told.records, record)
	}
	if outcome.EffectWritten {
		told.keys = append(told.keys, before.Message.EffectKey)
	}
	return outcome
}

// FuzzParse reads any text as a start, a step and a goal: nothing panics, and what is accepted writes back to itself.
func FuzzParse(f *testing.F) {
	for _, text := range append(fuzzSteps, fuzzStarts...) {
		f.Add(text)
	}
	f.Add(`{"state":"manual-review"}`)
	f.Add(`{"do":"decide","action":"","fixed":" ","noSecondEffect":"\u0000\ud83d\ude00"}`)
	f.Fuzz(func(t *testing.T, text string) {
		value, err := canon.Parse(text, canon.Limits{Bytes: 64 << 10, Depth: 80})
		if err != nil {
			return
		}
		_ = Lesson{}.ParseGoal(value)
		if s, err := (Lesson{}).Parse(value); err == nil {
			checkFixedPoint(t, func(w *canon.Writer) { Lesson{}.WriteStart(w, s) }, func(again canon.Value) (func(*canon.Writer), error) {
				s, err := Lesson{}.Parse(again)
				return func(w *canon.Writer) { Lesson{}.WriteStart(w, s) }, err
			})
		}
		if step, err := (Lesson{}).ParseStep(value); err == nil {
			checkFixedPoint(t, step.Write, func(again canon.Value) (func(*canon.Writer), error) {
				step, err := parseStep(again)
				return step.Write, err
			})
		}
	})
}

// checkFixedPoint writes, reads that and writes again: the two texts are equal.
func checkFixedPoint(t *testing.T, write func(*canon.Writer), read func(canon.Value) (func(*canon.Writer), error)) {
	first := written(write)
	rewrite, err := read(parseJSON(t, first))
	if err != nil {
		t.Fatalf("%s: %v", first, err)
	}
	if second := written(rewrite); first != second {
		t.Fatalf("%s\nreads back as\n%s", first, second)
	}
}
