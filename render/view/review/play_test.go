package review

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/viewtest"
)

// What the tests of this package play with.

var tells Describer

// given is the describer with both statements written, and a code and a key.
var given = Describer{view.Drafts{fixedID: "ตัวอ่านรู้จักสคีมา", noSecondEffectID: "ключа нет в журнале", codeID: "timeout", effectKeyID: "invoice-418:reminder"}}

func english() *assets.Texts { return viewtest.English() }

// play opens a session: members are those of a scenario after its lesson.
func play(t *testing.T, members string) *lab.Session {
	t.Helper()
	s, err := lab.NewRegistry([]lab.Lesson{review.Lesson{}}).Open(`{"format":"redrive-lab/1","lesson":"review"` + members + `}`)
	require.NoError(t, err)
	return s
}

// after plays steps from the default start.
func after(t *testing.T, steps ...string) *lab.Session {
	t.Helper()
	return play(t, `,"steps":[`+strings.Join(steps, ",")+`]`)
}

const (
	temporary1 = `{"do":"deliver","code":"dependency-not-ready"}`
	terminal1  = `{"do":"deliver","code":"schema-not-supported"}`
	timeout1   = `{"do":"deliver","code":"timeout"}`
	deliver1   = `{"do":"deliver"}`
	lost1      = `{"do":"deliver","receipt":"unknown"}`
	wait1000   = `{"do":"wait","ms":1000}`
	cancel1    = `{"do":"decide","action":"cancel"}`
	replayBare = `{"do":"decide","action":"replay-after-fix","fixed":"reader updated"}`
	replay1    = `{"do":"decide","action":"replay-after-fix","fixed":"reader updated","noSecondEffect":"no key in the ledger"}`
	correctKey = `{"do":"decide","action":"correct-input","fixed":"other invoice","noSecondEffect":"a new effect","effectKey":"invoice-418:reminder"}`
)

// ways lead to each state.
var ways = map[string][]string{
	"ready":                 nil,
	"retry":                 {temporary1},
	"redelivery":            {lost1},
	"acknowledged":          {deliver1},
	"manual-review":         {terminal1},
	"waiting-for-evidence":  {terminal1, replayBare},
	"ready-for-new-attempt": {terminal1, replay1},
	"closed":                {terminal1, cancel1},
}

// starts are the starts of random plays: policies at their bounds, another message.
var starts = [...]string{
	``,
	`,"policy":{"maxAttempts":1,"delaysMs":[]}`,
	`,"policy":{"maxAttempts":10,"delaysMs":[0,1,2,5,10,50,100,1000,1000000]}`,
	`,"policy":{"maxAttempts":3,"delaysMs":[0,300]},"message":{"messageId":"ข้อความ","effectKey":"ключ","payloadReference":"s3://bucket/1"}`,
}

// randomStep gives steps that lead through the lesson more often than they end it.
func randomStep(random *rand.Rand) string {
	steps := [...]string{
		temporary1, temporary1, temporary1, terminal1, timeout1, deliver1, lost1, lost1, lost1, wait1000, wait1000,
		`{"do":"wait","ms":` + strconv.Itoa(1+random.IntN(400)) + `}`, cancel1, replayBare, replay1, replay1, replay1, correctKey,
		`{"do":"decide","action":"try again"}`, `{"do":"decide","action":"correct-input"}`,
		`{"do":"decide","action":"correct-input","fixed":"{n}","noSecondEffect":"{text}","effectKey":"key-` + strconv.Itoa(random.IntN(6)) + `"}`,
		`{"do":"check","step":` + strconv.Itoa(1+random.IntN(7)) + `}`, `{"do":"check","step":` + strconv.Itoa(1+random.IntN(3)) + `}`,
	}
	return steps[random.IntN(len(steps))]
}

// randomPlays calls each after every step of many random plays; entry is that step.
func randomPlays(t *testing.T, each func(s *lab.Session, before view.Stage, entry *lab.Entry)) {
	t.Helper()
	random := rand.New(rand.NewPCG(41, 7))
	for range 25 {
		for _, start := range starts {
			s := play(t, start)
			for range 30 {
				before := tells.Places(s.State())
				entry, err := s.Act(randomStep(random))
				require.NoError(t, err)
				each(s, before, entry)
			}
		}
	}
}

func factOf(t *testing.T, s *lab.Session, id string) view.Fact {
	t.Helper()
	return viewtest.Fact(t, tells, s, id)
}

func controlOf(t *testing.T, d view.Describer, s *lab.Session, id string) view.Control {
	t.Helper()
	return viewtest.Control(t, d, s, id)
}

// pressed presses a control and answers the outcome.
func pressed(t *testing.T, d view.Describer, s *lab.Session, id string) string {
	t.Helper()
	step, err := d.Press(s.Start(), s.State(), id, "")
	require.NoError(t, err, id)
	entry, err := s.Act(step)
	require.NoError(t, err, step)
	return entry.Outcome.Result()
}
