package review

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
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
	steps := stepsOf(f, fuzzSteps...)
	f.Fuzz(func(t *testing.T, start byte, picks []byte) {
		s, told := stateOf(t, fuzzStarts[int(start)%len(fuzzStarts)]), history{}
		for _, pick := range picks[:min(len(picks), 300)] {
			told.note(t, &s, &steps[int(pick)%len(steps)])
		}
		assert.True(t, slices.Equal(told.records, s.Records.All()), "a record never changes")
		assert.True(t, slices.Equal(told.keys, s.Ledger.All()), "a key is written once and stays")
	})
}

// history is what was written in a run, noted at the time.
type history struct {
	records []Record
	keys    []string
}

// note takes a step and notes what it wrote.
func (told *history) note(t *testing.T, s *State, step *Step) {
	key := s.Message.EffectKey
	outcome, taken := played.Try(t, s, step)
	if !taken {
		return
	}
	if record, _ := s.Records.Last(); outcome.Ending == EndManualReview {
		told.records = append(told.records, record)
	}
	if outcome.EffectWritten {
		told.keys = append(told.keys, key)
	}
}

// FuzzParse reads any text as a start, a step and a goal: nothing panics, and what is accepted writes back to itself.
func FuzzParse(f *testing.F) {
	for _, text := range append(fuzzSteps, fuzzStarts...) {
		f.Add(text)
	}
	f.Add(`{"state":"manual-review"}`)
	f.Add(`{"do":"decide","action":"","fixed":" ","noSecondEffect":"\u0000\ud83d\ude00"}`)
	f.Fuzz(func(t *testing.T, text string) { labtest.CheckReading(t, Lesson{}, text) })
}
