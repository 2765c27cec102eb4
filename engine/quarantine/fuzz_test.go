package quarantine

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// fuzzSteps is what a byte of the fuzzer picks from.
var fuzzSteps = []string{
	receive1, cycle, redrive1, consume1, force, remediate, passing11, passing12, otherID, otherBody, unknown,
	`{"do":"tick"}`, `{"do":"set","unknownEffect":false}`, `{"do":"set","supportedSchemas":[1]}`, `{"do":"set","now":0}`,
	`{"do":"set","operationId":"video-review-17"}`, `{"do":"set","body":{"video_id":"V-17","schema_version":2}}`,
	`{"do":"set","body":{}}`, `{"do":"set","candidate":{"schema_version":2}}`, `{"do":"set","candidate":null}`,
	`{"do":"redrive","approved":true,"remediationFixed":true}`, `{"do":"redrive","candidate":null}`,
	`{"do":"redrive","candidate":{"schema_version":1}}`, `{"do":"set","approved":false}`,
}

var fuzzStarts = []string{
	`{}`, `{"policy":{"maxReceives":1,"maxRedrives":0}}`, `{"policy":{"maxReceives":10,"maxRedrives":3,"ttlTicks":1000}}`,
	`{"record":{"createdAt":999999990}}`, `{"supportedSchemas":[2]}`, `{"supportedSchemas":[],"policy":{"maxRedrives":3}}`,
}

// FuzzStepsKeepInvariants takes any steps from any start: the invariants hold, and a step with events ends as without.
func FuzzStepsKeepInvariants(f *testing.F) {
	f.Add(byte(0), []byte{1, 5, 2, 3, 4, 2})
	f.Add(byte(2), []byte{0, 0, 9, 1, 4, 5, 20, 10, 3, 2})
	f.Add(byte(3), []byte{7, 11, 14, 7, 1, 4, 4})
	var steps []Step
	for _, text := range fuzzSteps {
		steps = append(steps, stepOf(f, text))
	}
	f.Fuzz(func(t *testing.T, start byte, picks []byte) {
		s := stateOf(t, fuzzStarts[int(start)%len(fuzzStarts)])
		for _, pick := range picks {
			holdToInvariants(t, &s, &steps[int(pick)%len(steps)])
		}
	})
}

func holdToInvariants(t *testing.T, s *State, step *Step) {
	before, silent := *s, *s
	var log []lab.Event
	outcome, err := Next(s, step, &log)
	quiet, quietErr := Next(&silent, step, nil)
	if *s != silent || outcome != quiet || (err == nil) != (quietErr == nil) {
		t.Fatalf("%s: with events %+v, without %+v", step.Do(), *s, silent)
	}
	if err != nil {
		if *s != before || log != nil {
			t.Fatalf("%s: an error changed something", step.Do())
		}
		return
	}
	if broken := append(BrokenByState(s), BrokenByTransition(&before, step, s)...); broken != nil {
		t.Fatalf("%s breaks %v: %+v", step.Do(), broken, *s)
	}
}

// FuzzParse reads any text as a start, a step and a goal: nothing panics, and what is accepted writes back to itself.
func FuzzParse(f *testing.F) {
	for _, text := range fuzzSteps {
		f.Add(text)
	}
	f.Add(`{"policy":{"maxReceives":2},"record":{"body":{"schema_version":1e400}},"supportedSchemas":[2,1]}`)
	f.Add(`{"state":"HELD","reason":"expired"}`)
	f.Fuzz(func(t *testing.T, text string) {
		value, err := canon.Parse(text, canon.Limits{Bytes: 64 << 10, Depth: 80})
		if err != nil {
			return
		}
		_ = Lesson{}.ParseGoal(value)
		if s, err := (Lesson{}).Parse(value); err == nil {
			checkFixedPoint(t, func(w *canon.Writer) { Lesson{}.WriteStart(w, s) }, func(again canon.Value, w *canon.Writer) error {
				s, err := Lesson{}.Parse(again)
				if err == nil {
					Lesson{}.WriteStart(w, s)
				}
				return err
			})
		}
		if step, err := (Lesson{}).ParseStep(value); err == nil {
			checkFixedPoint(t, step.Write, func(again canon.Value, w *canon.Writer) error {
				step, err := Lesson{}.ParseStep(again)
				if err == nil {
					step.Write(w)
				}
				return err
			})
		}
	})
}

// checkFixedPoint writes, reads that and writes again: the two texts are equal.
func checkFixedPoint(t *testing.T, write func(*canon.Writer), rewrite func(canon.Value, *canon.Writer) error) {
	first := written(write)
	var second canon.Writer
	second.Object()
	if err := rewrite(parseJSON(t, first), &second); err != nil {
		t.Fatalf("%s: %v", first, err)
	}
	second.EndObject()
	if first != second.Text() {
		t.Fatalf("%s\nreads back as\n%s", first, second.Text())
	}
}
