package quarantine

import (
	"testing"

	"github.com/redrivelab/redrivelab/engine/lab/labtest"
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
	steps := stepsOf(f, fuzzSteps...)
	f.Fuzz(func(t *testing.T, start byte, picks []byte) {
		s := stateOf(t, fuzzStarts[int(start)%len(fuzzStarts)])
		for _, pick := range picks {
			played.Try(t, &s, &steps[int(pick)%len(steps)])
		}
	})
}

// FuzzParse reads any text as a start, a step and a goal: nothing panics, and what is accepted writes back to itself.
func FuzzParse(f *testing.F) {
	for _, text := range fuzzSteps {
		f.Add(text)
	}
	f.Add(`{"policy":{"maxReceives":2},"record":{"body":{"schema_version":1e400}},"supportedSchemas":[2,1]}`)
	f.Add(`{"state":"HELD","reason":"expired"}`)
	f.Fuzz(func(t *testing.T, text string) { labtest.CheckReading(t, Lesson{}, text) })
}
