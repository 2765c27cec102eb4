//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// move is one call that changes a session: act with a step, undo, redo or seek.
type move struct {
	Call string `json:"call"`
	Arg  string `json:"arg"`
}

// way leads from the start to the end: random steps alone seldom find it.
var way = []move{
	{"seek", "0"}, {"act", `{"do":"receiveCycle"}`}, {"act", `{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true}`},
	{"act", `{"do":"redrive"}`}, {"act", `{"do":"consume"}`},
}

// moves are random ones, the same in every run. Every fiftieth begins the whole way, or a part of it.
func moves(seed uint64, n int) []move {
	random := rand.New(rand.NewPCG(seed, 17))
	pick := func(texts ...string) string { return texts[random.IntN(len(texts))] }
	list := make([]move, n)
	for i := range list {
		switch random.IntN(10) {
		case 0:
			list[i] = move{Call: pick("undo", "redo")}
		case 1:
			list[i] = move{"seek", fmt.Sprint(random.IntN(i + 2))}
		case 2, 3, 4:
			list[i] = move{"act", `{"do":"set",` + pick(
				`"approved":true`, `"approved":false`, `"remediationFixed":true`, `"supportedSchemas":[1,2]`, `"supportedSchemas":[]`,
				`"unknownEffect":true`, `"unknownEffect":false`, `"candidate":{"schema_version":2,"video_id":"V-17"}`, `"candidate":null`,
				`"body":{"schema_version":2.0,"video_id":"V-18"}`, `"body":{"schema_version":2,"video_id":"V-17"}`, `"operationId":"video-review-18"`,
				`"operationId":"video-review-17"`, `"now":0`, `"now":-1`) + `}`}
		default:
			list[i] = move{"act", pick(
				`{"do":"receive"}`, `{"do":"receiveCycle"}`, `{"do":"redrive"}`, `{"do":"redrive","approved":true,"remediationFixed":true}`,
				`{"do":"consume"}`, `{"do":"tick"}`, `{"do":"tick","n":5}`, `{"do":"requarantine"}`, `{"do":"fly"}`)}
		}
	}
	for at := 0; at+len(way) <= n; at += 50 {
		copy(list[at:], way[:len(way)-at/50%2])
	}
	return list
}

// play takes the moves in the native engine and gives STATE after each; what is refused changes nothing there and in the
// browser.
func play(t *testing.T, list []move) (*rules.Session, []string) {
	t.Helper()
	session, err := rules.NewRegistry([]rules.Lesson{quarantine.Lesson{}}).Open(`{"format":"redrive-lab/1"}`)
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

// assertReached holds that moves are worth comparing: they came through all of these.
func assertReached(t *testing.T, states []string, codes ...string) {
	t.Helper()
	for _, code := range codes {
		assert.Contains(t, strings.Join(states, ""), fmt.Sprintf(`"state":%q`, code))
	}
}

// TestSameStateAsTheNativeEngine takes 500 random moves in the browser and natively, in both programs.
func TestSameStateAsTheNativeEngine(t *testing.T) {
	for seed, view := range []string{textView, canvasView} {
		t.Run(view, func(t *testing.T) {
			path := map[string]string{textView: "lab.html?view=text", canvasView: "lab.html"}[view]
			l := open(t, path, view)
			list := moves(uint64(seed), 500)
			sent, err := json.Marshal(list)
			require.NoError(t, err)
			states := value[[]string](l, `%s.map(({ call, arg }) => {
				if (call === "undo" || call === "redo") redriveLab[call]();
				else redriveLab[call](arg);
				return redriveLab.state();
			})`, sent)
			session, wanted := play(t, list)
			assertReached(t, wanted, "READY", "QUARANTINED", "HELD", "REDRIVEN", "SUCCEEDED")
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
