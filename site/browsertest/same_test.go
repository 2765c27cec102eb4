//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

// move is one call that changes a session: act with a step, undo, redo or seek.
type move struct {
	Call string `json:"call"`
	Arg  string `json:"arg"`
}

// picker picks one of several at random, the same in every run.
type picker struct{ *rand.Rand }

func pickerOf(seed uint64) picker { return picker{rand.New(rand.NewPCG(seed, 17))} }

func (p picker) of(texts ...string) string { return texts[p.IntN(len(texts))] }

// subject is a lesson as it is played at random.
type subject struct {
	lesson  string
	way     []string              // steps from the start to an end: random ones alone seldom find it
	step    func(p picker) string // a step of any kind
	reached []string              // states that the moves must have come through to be worth comparing
}

var subjects = []subject{
	{
		lesson: "quarantine",
		way: []string{`{"do":"receive"}`, `{"do":"receiveCycle"}`, `{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true}`,
			`{"do":"redrive"}`, `{"do":"consume"}`},
		step:    quarantineStep,
		reached: []string{"READY", "RETRY", "QUARANTINED", "HELD", "REDRIVEN", "SUCCEEDED"},
	},
	{
		lesson: "review",
		way: []string{`{"do":"deliver","receipt":"unknown"}`, `{"do":"deliver","code":"sequence-gap"}`, `{"do":"decide","action":"replay-after-fix"}`,
			`{"do":"decide","action":"correct-input","fixed":"ก","noSecondEffect":"б","effectKey":"k"}`, `{"do":"deliver"}`},
		step: reviewStep,
		reached: []string{"ready", "retry", "redelivery", "acknowledged", "manual-review", "waiting-for-evidence", "ready-for-new-attempt",
			"closed"},
	},
}

func quarantineStep(p picker) string {
	if p.IntN(5) < 3 {
		return p.of(`{"do":"receive"}`, `{"do":"receiveCycle"}`, `{"do":"redrive"}`, `{"do":"redrive","approved":true,"remediationFixed":true}`,
			`{"do":"consume"}`, `{"do":"tick"}`, `{"do":"tick","n":5}`, `{"do":"requarantine"}`, `{"do":"fly"}`)
	}
	return `{"do":"set",` + p.of(
		`"approved":true`, `"approved":false`, `"remediationFixed":true`, `"supportedSchemas":[1,2]`, `"supportedSchemas":[]`,
		`"unknownEffect":true`, `"unknownEffect":false`, `"candidate":{"schema_version":2,"video_id":"V-17"}`, `"candidate":null`,
		`"body":{"schema_version":2.0,"video_id":"V-18"}`, `"body":{"schema_version":2,"video_id":"V-17"}`, `"operationId":"video-review-18"`,
		`"operationId":"video-review-17"`, `"now":0`, `"now":-1`) + `}`
}

func reviewStep(p picker) string {
	switch p.IntN(4) {
	case 0:
		return `{"do":"decide","action":` + p.of(`"cancel"`, `"replay-after-fix"`, `"replay-after-fix","fixed":" "`, `"correct-input"`, `"again"`,
			`"replay-after-fix","fixed":"ก","noSecondEffect":"б"`, `"correct-input","fixed":"a","noSecondEffect":"b"`,
			`"correct-input","fixed":"a","noSecondEffect":"b","effectKey":"k"`, `"cancel","effectKey":"k"`) + `}`
	case 1:
		return p.of(`{"do":"wait","ms":1}`, `{"do":"wait","ms":999}`, `{"do":"wait","ms":1000}`, `{"do":"wait","ms":0}`, `{"do":"check","step":1}`,
			`{"do":"check","step":2}`, `{"do":"check","step":7}`, `{"do":"fly"}`)
	}
	return p.of(`{"do":"deliver"}`, `{"do":"deliver","receipt":"unknown"}`, `{"do":"deliver","code":"dependency-not-ready"}`,
		`{"do":"deliver","code":"schema-not-supported"}`, `{"do":"deliver","code":"timeout"}`, `{"do":"deliver","code":"x","receipt":"known"}`)
}

// moves are random ones. Every fiftieth begins the whole way, or all but its end.
func (s subject) moves(seed uint64, n int) []move {
	p := pickerOf(seed)
	list := make([]move, n)
	for i := range list {
		switch p.IntN(10) {
		case 0:
			list[i] = move{Call: p.of("undo", "redo")}
		case 1:
			list[i] = move{"seek", fmt.Sprint(p.IntN(i + 2))}
		default:
			list[i] = move{"act", s.step(p)}
		}
	}
	for at := 0; at+len(s.way) < n; at += 50 {
		list[at] = move{"seek", "0"}
		for i, step := range s.way[:len(s.way)-at/50%2] {
			list[at+1+i] = move{"act", step}
		}
	}
	return list
}

// start opens the lesson's own start natively.
func (s subject) start() string {
	return fmt.Sprintf(`{"format":"redrive-lab/1","lesson":%q}`, s.lesson)
}

// play takes the moves in the native engine and gives STATE after each; what is refused changes nothing there and in the
// browser.
func (s subject) play(t *testing.T, list []move) (*rules.Session, []string) {
	t.Helper()
	session, err := rules.NewRegistry([]rules.Lesson{quarantine.Lesson{}, review.Lesson{}}).Open(s.start())
	require.NoError(t, err)
	var states []string
	for _, m := range list {
		switch m.Call {
		case "act":
			_, _ = session.Act(m.Arg)
		case "undo":
			_ = session.Undo()
		case "redo":
			_ = session.Redo()
		case "seek":
			var n int
			require.NoError(t, json.Unmarshal([]byte(m.Arg), &n))
			_ = session.Seek(n)
		}
		states = append(states, session.StateText())
	}
	return session, states
}

// assertReached holds that moves are worth comparing.
func assertReached(t *testing.T, states, codes []string) {
	t.Helper()
	for _, code := range codes {
		came := slices.ContainsFunc(states, func(state string) bool { return strings.Contains(state, fmt.Sprintf(`"state":%q`, code)) })
		assert.True(t, came, code)
	}
}

// TestSameStateAsTheNativeEngine takes 500 random moves in the browser and natively, in both programs, in each lesson.
func TestSameStateAsTheNativeEngine(t *testing.T) {
	t.Parallel()
	for seed, view := range []string{textView, canvasView} {
		l := openWithoutMotion(t, view)
		for _, s := range subjects {
			t.Run(s.lesson+" "+view, func(t *testing.T) {
				value[string](l, `redriveLab.open(%q)`, s.start())
				list := s.moves(uint64(seed), 500)
				sent, err := json.Marshal(list)
				require.NoError(t, err)
				states := value[[]string](l, `%s.map(({ call, arg }) => {
					if (call === "undo" || call === "redo") redriveLab[call]();
					else redriveLab[call](arg);
					return redriveLab.state();
				})`, sent)
				session, wanted := s.play(t, list)
				assertReached(t, wanted, s.reached)
				require.Len(t, states, len(wanted))
				for i := range wanted {
					require.Equal(t, wanted[i], states[i], "after move %d, %v", i, list[i])
				}
				assert.Equal(t, session.Dump(), value[string](l, `redriveLab.dump()`))
				assert.Equal(t, session.Link(), value[string](l, `redriveLab.link()`))
				l.wait(fmt.Sprintf(`document.querySelector("#state").textContent === %q`, session.State().Code()))
			})
		}
	}
}

// openWithoutMotion opens the lab in a view, where what is done is shown at once.
func openWithoutMotion(t *testing.T, view string) *lab {
	t.Helper()
	path := "lab.html?speed=instant"
	if view == textView {
		path += "&view=text"
	}
	return open(t, path, view)
}
