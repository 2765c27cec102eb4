package api

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMethodsAreThoseOfTheFormat(t *testing.T) {
	assert.Equal(t, []string{"run", "hash", "open", "state", "act", "undo", "redo", "seek", "dump", "link", "openLink", "controls",
		"press", "explore", "scenarios", "setLanguage", "setControls", "lock", "exercises", "commit"}, New().Methods())
	assert.Equal(t, append(New().Methods(), "map", "whatIf"), NewWithMaps().Methods())
}

func TestTheDefaultSessionIsOpen(t *testing.T) {
	s := ask[state](t, New(), "state")
	assert.Equal(t, "quarantine", s.Lesson)
	assert.Equal(t, "READY", s.State)
	assert.Equal(t, "video-review-17", s.OperationID)
	assert.Zero(t, s.Steps)
}

func TestRunTracesTheWorkedExample(t *testing.T) {
	l := New()
	trace := ask[struct {
		Format string
		Trace  []struct{ Do, Result string }
		Final  state
	}](t, l, "run", workedExample)
	assert.Equal(t, "redrive-lab/1", trace.Format)
	var results []string
	for _, entry := range trace.Trace {
		results = append(results, entry.Result)
	}
	assert.Equal(t, []string{"QUARANTINED", "QUARANTINED", "REDRIVEN", "SUCCEEDED"}, results)
	assert.Equal(t, "SUCCEEDED", trace.Final.State)
	assert.Equal(t, 4, trace.Final.TotalReceives)
	assert.Equal(t, exampleHash, trace.Final.BodyHash)
	assert.Equal(t, "video-review-17", trace.Final.OperationID)
	assert.Equal(t, "READY", ask[state](t, l, "state").State, "run touches no open session")
}

func TestHash(t *testing.T) {
	assert.Equal(t, `{"canonical":"{\"schema_version\":2,\"video_id\":\"V-17\"}","hash":"`+exampleHash+`"}`,
		New().Call("hash", []string{`{ "video_id":"V-17", "schema_version":2 }`}))
	assert.True(t, strings.HasPrefix(ask[struct{ Hash string }](t, New(), "hash", "1.0").Hash, "d0ff5974b6aa"))
	answer := New().Call("hash", []string{`{"a":}`})
	assert.Equal(t, "bad-json", codeOf(t, answer))
	assert.Equal(t, 5, *parse[failure](t, answer).Error.Offset)
}

func TestOpenActUndoRedoSeek(t *testing.T) {
	l := New()
	assert.Equal(t, "QUARANTINED", ask[state](t, l, "open", `{"format":"redrive-lab/1","steps":[{"do":"receiveCycle"}]}`).State)
	entry := ask[struct{ Do, Result string }](t, l, "act", `{"do":"redrive"}`)
	assert.Equal(t, "HELD:approval_required", entry.Result)
	assert.Equal(t, "QUARANTINED", ask[state](t, l, "undo").State)
	assert.Equal(t, "HELD", ask[state](t, l, "redo").State)
	assert.Equal(t, "READY", ask[state](t, l, "seek", "0").State)
	s := ask[state](t, l, "seek", "2")
	assert.Equal(t, "HELD", s.State)
	assert.Equal(t, "approval_required", *s.Reason)
	assert.Equal(t, 2, s.Step)
}

func TestDumpLinkAndBack(t *testing.T) {
	l := New()
	ask[state](t, l, "open", workedExample)
	want := everything(l)
	dump, link := l.Call("dump", nil), l.Call("link", nil)
	assert.Regexp(t, `^[A-Za-z0-9_-]+$`, link)
	ask[state](t, l, "open", dump)
	assert.Equal(t, want, everything(l))
	l.Call("open", []string{defaultScenario})
	ask[state](t, l, "openLink", link)
	assert.Equal(t, want, everything(l))
}

func TestScenariosAndBuiltins(t *testing.T) {
	names := ask[map[string][]string](t, New(), "scenarios")
	assert.Equal(t, map[string][]string{"quarantine": {"worked-example", "schema-3", "tick-11", "tick-12", "late-consume",
		"unknown-effect", "changed-after-redrive", "changed-candidate", "replay-limit", "story-old-count", "story-endless-loop",
		"story-two-operators", "story-age-restarted", "story-changed-by-tool", "story-round-trip"},
		"review": {"recovery", "poison", "exhausted", "unknown-code", "sequence-gap", "duplicate", "story-timed-out",
			"story-paid-twice", "story-burnt-attempts", "story-record-first"}}, names)
	reasons := map[string]string{
		"worked-example": "SUCCEEDED", "schema-3": "unfixed", "tick-11": "REDRIVEN", "tick-12": "expired", "late-consume": "expired",
		"unknown-effect": "unknown_effect", "changed-after-redrive": "body_changed", "changed-candidate": "body_changed",
		"replay-limit": "replay_limit", "story-old-count": "SUCCEEDED", "story-endless-loop": "replay_limit",
		"story-two-operators": "not_quarantined", "story-age-restarted": "expired", "story-changed-by-tool": "body_changed",
		"story-round-trip": "body_changed",
	}
	for _, name := range names["quarantine"] {
		s := ask[state](t, New(), "open", `{"format":"redrive-lab/1","builtin":"`+name+`"}`)
		got := s.State
		if s.Reason != nil {
			got = *s.Reason
		}
		assert.Equal(t, reasons[name], got, name)
	}
}

func TestControlsAreAsTheFormatSays(t *testing.T) {
	controls := ask[[]map[string]any](t, New(), "controls")
	require.NotEmpty(t, controls)
	for _, control := range controls {
		for _, member := range []string{"id", "kind", "label", "value", "enabled", "whyNot", "warning", "shortcut"} {
			assert.Contains(t, control, member)
		}
		assert.Len(t, control, 8)
	}
}

func TestSetLanguage(t *testing.T) {
	l := New()
	told, _ := heard(l, "screen")
	ask[state](t, l, "press", "receiveCycle")
	before := l.Call("state", nil)
	assert.Equal(t, `{"locale":"th"}`, l.Call("setLanguage", []string{"th"}))
	require.Len(t, *told, 3)
	whole := parse[screen](t, (*told)[2])
	assert.True(t, whole.Full, "every word changes")
	assert.Equal(t, "th", whole.Locale)
	assert.Contains(t, whole.Headline, "กักกัน")
	assert.Empty(t, whole.Said, "what was told is not told again")
	assert.Equal(t, before, l.Call("state", nil), "a language is no part of the session")
	assert.Equal(t, `{"locale":"th"}`, l.Call("setLanguage", []string{"th"}))
	assert.Len(t, *told, 3, "the same language changes nothing")
	assert.Equal(t, "unknown-locale", codeOf(t, l.Call("setLanguage", []string{"tlh"})))
	assert.Equal(t, "th", l.Screen().Locale)
}

func TestAFullSessionTakesNoStep(t *testing.T) {
	l := New()
	ask[state](t, l, "open", `{"format":"redrive-lab/1","steps":[`+strings.Repeat(`{"do":"tick"},`, 999)+`{"do":"tick"}]}`)
	before := everything(l)
	assert.Equal(t, "too-long", codeOf(t, l.Call("act", []string{`{"do":"tick"}`})))
	assert.Equal(t, "not-enabled", codeOf(t, l.Call("press", []string{"tick-1"})))
	assert.Equal(t, before, everything(l))
	assert.Equal(t, 999, ask[state](t, l, "undo").Step)
}

// Each refusal has its code and changes nothing.
func TestRefusalsChangeNothing(t *testing.T) {
	l := New()
	ask[state](t, l, "open", workedExample)
	ask[state](t, l, "undo")
	before := everything(l)
	for _, c := range []struct {
		code, name string
		args       []string
	}{
		{"unknown-call", "", nil},
		{"unknown-call", "reboot", nil},
		{"unknown-call", "version", nil},
		{"wrong-arguments", "run", nil},
		{"wrong-arguments", "state", []string{""}},
		{"wrong-arguments", "act", []string{"{}", "{}"}},
		{"wrong-arguments", "press", nil},
		{"wrong-arguments", "press", []string{"a", "b", "c"}},
		{"bad-utf8", "act", []string{"\xff"}},
		{"bad-utf8", "press", []string{"operationId", "a\xc3"}},
		{"bad-utf8", "setLanguage", []string{"\xff"}},
		{"bad-json", "act", []string{""}},
		{"bad-json", "open", []string{"{"}},
		{"unknown-format", "open", []string{`{"format":"redrive-lab/2"}`}},
		{"missing", "open", []string{`{}`}},
		{"missing", "act", []string{`{}`}},
		{"unknown-value", "act", []string{`{"do":"explode"}`}},
		{"unknown-key", "act", []string{`{"do":"tick","m":1}`}},
		{"out-of-range", "act", []string{`{"do":"tick","n":0}`}},
		{"clock-overflow", "open", []string{`{"format":"redrive-lab/1","record":{"createdAt":1000000000},"steps":[{"do":"tick"}]}`}},
		{"out-of-range", "seek", []string{"5"}},
		{"out-of-range", "seek", []string{"-1"}},
		{"wrong-type", "seek", []string{"one"}},
		{"wrong-type", "seek", []string{""}},
		{"wrong-type", "seek", []string{"1.5"}},
		{"wrong-type", "seek", []string{"+2"}},
		{"wrong-type", "seek", []string{"02"}},
		{"wrong-type", "seek", []string{"2.0"}},
		{"wrong-type", "seek", []string{"0x2"}},
		{"wrong-type", "seek", []string{"1_0"}},
		{"wrong-type", "seek", []string{`"2"`}},
		{"out-of-range", "seek", []string{"100000000000000000000"}}, // what a page's 1e20 is as a text
		{"out-of-range", "press", []string{"seek", "99999999999999999999"}},
		{"bad-link", "openLink", []string{""}},
		{"bad-link", "openLink", []string{"Zm9v"}},
		{"bad-link", "openLink", []string{l.Call("link", nil) + "A"}},
		{"unknown-builtin", "open", []string{`{"format":"redrive-lab/1","builtin":"nothing"}`}},
		{"unknown-control", "press", []string{""}},
		{"unknown-control", "press", []string{"schema-5"}},
		{"not-enabled", "press", []string{"receive"}},
		{"missing", "press", []string{"body"}},
		{"bad-json", "press", []string{"body", `{},"approved":false`}},
		{"out-of-range", "press", []string{"operationId", ""}},
		{"unknown-value", "press", []string{"approved", "maybe"}},
		{"unknown-value", "press", []string{"redrive", "on"}},
		{"wrong-type", "press", []string{"seek", "x"}},
		{"out-of-range", "press", []string{"seek", "99"}},
	} {
		answer := l.Call(c.name, c.args)
		assert.Equal(t, c.code, codeOf(t, answer), "%s %s: %s", c.name, strings.Join(c.args, " "), answer)
		require.Equal(t, before, everything(l), c.name)
	}
}

func TestErrorsSayWhere(t *testing.T) {
	answer := New().Call("run", []string{`{"format":"redrive-lab/1","steps":[{"do":"tick"},{"do":"tick","n":"x"}]}`})
	assert.Equal(t, "steps[1].n", parse[failure](t, answer).Error.Path)
}

// A defect may come after the step was taken, so its message doesn't promise that nothing has changed.
func TestADefectMidwayPromisesNothing(t *testing.T) {
	l := New()
	l.model = nil // no input can do this
	answer := l.Call("act", []string{`{"do":"tick"}`})
	assert.Equal(t, "internal", codeOf(t, answer))
	assert.Equal(t, 1, ask[state](t, l, "state").Step)
	assert.Contains(t, parse[failure](t, answer).Error.Message, "look at state()")
}

func TestADefectBecomesAnError(t *testing.T) {
	l := New()
	session := l.session
	l.session = nil // no input can do this
	assert.Equal(t, "internal", codeOf(t, l.Call("state", nil)))
	l.session = session
	assert.Equal(t, "READY", ask[state](t, l, "state").State)
}

// A call with arbitrary texts answers text, and where that is an error nothing has changed.
func FuzzCall(f *testing.F) {
	for _, name := range New().Methods() {
		f.Add(name, 1, workedExample, "")
		f.Add(name, 2, `{"do":"redrive","candidate":{"a":1e5}}`, "on")
	}
	for _, id := range []string{"body", "candidate", "operationId", "schema-2", "seek", "tick-expiry", "redrive"} {
		f.Add("press", 2, id, `{"schema_version":2}`)
		f.Add("press", 1, id, "")
	}
	f.Add("openLink", 1, New().Call("link", nil), "")
	f.Add("commit", 2, "schema-3", `{"before":"QUARANTINED","state":"HELD","reason":"unfixed"}`)
	f.Add("explore", 1, `{"lesson":"review","without":["approved"],"maxStates":3}`, "")
	f.Add("act", 1, `{"do":"set","body":`+strings.Repeat(`{"a":`, 65)+`0`+strings.Repeat("}", 65)+`}`, "")
	f.Add("open", 1, `{"format":"redrive-lab/1","title":"\"><img src=x onerror=alert(1)>","steps":[{"do":"tick","caption":"<script>"}]}`, "")
	f.Fuzz(func(t *testing.T, name string, count int, first, second string) {
		args := []string{first, second, first}[:min(max(count, 0), 3)]
		l := New()
		l.On(onScreen, func(string) {})
		l.Call("open", []string{workedExample})
		l.Call("undo", nil)
		before := everything(l)
		answer := l.Call(name, args)
		code := codeOf(t, answer)
		require.NotEqual(t, "internal", code, answer)
		if code != "" {
			require.Equal(t, before, everything(l), "%s %s", name, strconv.Quote(first))
		}
		l.Screen()
	})
}
