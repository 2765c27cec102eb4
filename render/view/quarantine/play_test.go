package quarantine

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

// What the tests of this package play with.

var tells Describer

func english() *assets.Texts { return viewtest.English() }

// play opens a session: members are those of a scenario after its format.
func play(t *testing.T, members string) *lab.Session {
	t.Helper()
	s, err := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}}).Open(`{"format":"redrive-lab/1"` + members + `}`)
	require.NoError(t, err)
	return s
}

// after plays steps from the default start.
func after(t *testing.T, steps string) *lab.Session {
	t.Helper()
	return play(t, `,"steps":[`+steps+`]`)
}

const (
	toQuarantine = `{"do":"receiveCycle"}`
	allFixed     = `,{"do":"set","approved":true,"remediationFixed":true,"supportedSchemas":[1,2]}`
	toRedriven   = toQuarantine + allFixed + `,{"do":"redrive"}`
)

// starts are the starts of random plays: policies at their bounds, other schemas, a clock that doesn't begin at 0.
var starts = [...]string{
	``,
	`,"policy":{"maxReceives":1,"maxRedrives":0,"ttlTicks":1}`,
	`,"policy":{"maxRedrives":0},"supportedSchemas":[2],"steps":[{"do":"set","approved":true,"remediationFixed":true},{"do":"requarantine"}]`,
	`,"policy":{"maxReceives":10,"maxRedrives":3,"ttlTicks":1000}`,
	`,"policy":{"maxReceives":2,"maxRedrives":3,"ttlTicks":25},"record":{"createdAt":999999990}`,
	`,"record":{"body":{"schema_version":7,"video_id":"V-99"},"operationId":"video-review-99"},"supportedSchemas":[0,5,999]`,
	`,"record":{"body":{"schema_version":0.5}},"supportedSchemas":[]`,
}

// randomStep gives steps that lead through the lesson more often than they spoil it.
func randomStep(random *rand.Rand) string {
	steps := [...]string{
		`{"do":"receive"}`, `{"do":"receive"}`, `{"do":"receiveCycle"}`, `{"do":"redrive"}`, `{"do":"consume"}`, `{"do":"consume"}`,
		`{"do":"redrive","approved":true,"remediationFixed":true}`, `{"do":"redrive","approved":true,"remediationFixed":true}`,
		`{"do":"tick"}`, `{"do":"tick","n":` + strconv.Itoa(1+random.IntN(30)) + `}`, `{"do":"requarantine"}`, `{"do":"requarantine"}`,
		`{"do":"set","supportedSchemas":[1]}`, `{"do":"set","supportedSchemas":[1,2,7]}`, `{"do":"set","approved":true,"remediationFixed":true}`,
		`{"do":"set","unknownEffect":true}`, `{"do":"set","unknownEffect":false}`, `{"do":"set","now":` + strconv.Itoa(random.IntN(20)) + `}`,
		`{"do":"set","body":{"schema_version":2,"video_id":"V-17"}}`, `{"do":"set","body":{"schema_version":1}}`,
		`{"do":"set","operationId":"other"}`, `{"do":"set","operationId":"video-review-17"}`,
		`{"do":"set","candidate":{"schema_version":2,"video_id":"V-18"}}`, `{"do":"set","candidate":null}`,
	}
	return steps[random.IntN(len(steps))]
}

// randomPlays calls each after every step of many random plays; entry is that step.
func randomPlays(t *testing.T, each func(s *lab.Session, before view.Stage, entry *lab.Entry)) {
	t.Helper()
	random := rand.New(rand.NewPCG(17, 2))
	for range 15 {
		for _, start := range starts {
			s := play(t, start)
			for range 25 {
				before := tells.Places(s.State())
				entry, err := s.Act(randomStep(random))
				if err != nil { // the clock's end is all that can be in the way
					require.True(t, strings.HasPrefix(err.Error(), "n: the clock ends"), err.Error())
					continue
				}
				each(s, before, entry)
			}
		}
	}
}

func factOf(t *testing.T, s *lab.Session, id string) view.Fact {
	t.Helper()
	return viewtest.Fact(t, tells, s, id)
}

func controlOf(t *testing.T, s *lab.Session, id string) view.Control {
	t.Helper()
	return viewtest.Control(t, tells, s, id)
}
