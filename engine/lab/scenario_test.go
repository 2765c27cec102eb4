package lab_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// scenario is a scenario text with members after the format.
func scenario(members ...string) string {
	return `{` + strings.Join(append([]string{`"format":"redrive-lab/1"`}, members...), ",") + `}`
}

func steps(list ...string) string { return `"steps":[` + strings.Join(list, ",") + `]` }

func open(t testing.TB, members ...string) *lab.Session {
	t.Helper()
	s, err := counters.Open(scenario(members...))
	require.NoError(t, err)
	return s
}

func count(s *lab.Session) int { return s.State().(counterState).count }

func TestOpenNeedsOnlyTheFormat(t *testing.T) {
	s := open(t)
	assert.Equal(t, "one", s.Lesson().Name(), "the first lesson is the default")
	assert.Equal(t, 0, s.Step())
	assert.Equal(t, 0, s.Steps())
	assert.Equal(t, 0, count(s))
	assert.Empty(t, s.Title()+s.Intro()+s.Goal())
}

func TestOpenPlaysTheSteps(t *testing.T) {
	s := open(t, `"lesson":"two"`, `"counter":{"from":10}`, steps(`{"do":"add"}`, `{"do":"add","n":5,"caption":"five"}`))
	assert.Equal(t, "two", s.Lesson().Name())
	assert.Equal(t, 2, s.Step())
	assert.Equal(t, 2, s.Steps())
	assert.Equal(t, 16, count(s))
	assert.Equal(t, 10, s.Start().(counterState).count)
	assert.Equal(t, 11, s.Entry(0).After.(counterState).count)
	assert.Equal(t, `"five"`, s.Entry(1).Caption)
	assert.Equal(t, []lab.Event{added{5}}, s.Entry(1).Events)
	assert.Nil(t, s.Entry(2))
	assert.Nil(t, s.Entry(-1))
}

func TestOpenKeepsTheTexts(t *testing.T) {
	s := open(t, `"title":"A\u00e9"`, `"intro":{"th":"ก","en":"a"}`, `"goal":{ "state":"COUNTING" }`)
	assert.Equal(t, `"Aé"`, s.Title())
	assert.Equal(t, `{"en":"a","th":"ก"}`, s.Intro())
	assert.Equal(t, `{"state":"COUNTING"}`, s.Goal())
}

func TestOpenRefuses(t *testing.T) {
	over := strings.Repeat("é", 501)
	for _, refusal := range []struct{ name, text, code, path string }{
		{"no JSON", `{`, "bad-json", ""},
		{"nothing", ``, "bad-json", ""},
		{"no object", `[]`, "wrong-type", ""},
		{"null", `null`, "wrong-type", ""},
		{"byte order mark", "\ufeff" + scenario(), "byte-order-mark", ""},
		{"bad UTF-8", scenario("\"title\":\"\xff\""), "bad-utf8", ""},
		{"duplicate key", scenario(`"format":"redrive-lab/1"`), "duplicate-key", ""},
		{"duplicate key in a step", scenario(steps(`{"do":"add","n":1,"n":2}`)), "duplicate-key", ""},
		{"no format", `{}`, "missing", "format"},
		{"other format", `{"format":"redrive-lab/2"}`, "unknown-format", "format"},
		{"format of another kind", `{"format":1}`, "wrong-type", "format"},
		{"null for the format", `{"format":null}`, "wrong-type", "format"},
		{"empty format", `{"format":""}`, "unknown-format", "format"},
		{"unknown key", scenario(`"step":[]`), "unknown-key", "step"},
		{"key of another lesson", scenario(`"record":{}`), "unknown-key", "record"},
		{"unknown lesson", scenario(`"lesson":"zero"`), "unknown-lesson", "lesson"},
		{"lesson of another kind", scenario(`"lesson":1`), "wrong-type", "lesson"},
		{"start", scenario(`"counter":{"from":-1}`), "out-of-range", "counter.from"},
		{"start of another kind", scenario(`"counter":[]`), "wrong-type", "counter"},
		{"unknown key in the start", scenario(`"counter":{"to":1}`), "unknown-key", "counter.to"},

		{"steps of another kind", scenario(`"steps":{}`), "wrong-type", "steps"},
		{"null for steps", scenario(`"steps":null`), "wrong-type", "steps"},
		{"step of another kind", scenario(steps(`{"do":"add"}`, `"add"`)), "wrong-type", "steps[1]"},
		{"step without a verb", scenario(steps(`{}`)), "missing", "steps[0].do"},
		{"unknown verb", scenario(steps(`{"do":"sub"}`)), "unknown-value", "steps[0].do"},
		{"unknown key in a step", scenario(steps(`{"do":"add","m":1}`)), "unknown-key", "steps[0].m"},
		{"number in a step", scenario(steps(`{"do":"add"}`, `{"do":"add"}`, `{"do":"add"}`, `{"do":"add","n":0}`)), "out-of-range", "steps[3].n"},
		{"point in a step", scenario(steps(`{"do":"add","n":1.0}`)), "wrong-type", "steps[0].n"},
		{"step that can't be taken", scenario(steps(`{"do":"add"}`, `{"do":"add","n":1000000}`)), "clock-overflow", "steps[1].n"},
		{"1,001 steps", scenario(steps(manySteps(1001)...)), "too-long", "steps"},
		{"64 KiB and a byte", padded(64<<10 + 1), "too-long", ""},

		{"title of another kind", scenario(`"title":1`), "wrong-type", "title"},
		{"title of 501", scenario(`"title":"` + over + `"`), "too-long", "title"},
		{"title without a language", scenario(`"title":{}`), "missing", "title"},
		{"intro in an unknown language", scenario(`"intro":{"en":"a","de":"b"}`), "unknown-key", "intro.de"},
		{"intro of another kind in a language", scenario(`"intro":{"ru":1}`), "wrong-type", "intro.ru"},
		{"intro of 501 in a language", scenario(`"intro":{"en":"a","th":"` + over + `"}`), "too-long", "intro.th"},
		{"caption of another kind", scenario(steps(`{"do":"add","caption":null}`)), "wrong-type", "steps[0].caption"},
		{"caption of 501", scenario(steps(`{"do":"add","caption":{"en":"` + over + `"}}`)), "too-long", "steps[0].caption.en"},
		{"goal of another kind", scenario(`"goal":"COUNTING"`), "wrong-type", "goal"},
		{"goal without a state", scenario(`"goal":{}`), "missing", "goal.state"},
		{"goal with an unknown state", scenario(`"goal":{"state":"DONE"}`), "unknown-value", "goal.state"},

		{"unknown built-in", scenario(`"builtin":"none"`), "unknown-builtin", "builtin"},
		{"built-in of another kind", scenario(`"builtin":1`), "wrong-type", "builtin"},
		{"built-in with steps", scenario(`"builtin":"shared"`, steps()), "unknown-key", "steps"},
		{"built-in of another lesson", scenario(`"builtin":"from-two"`, `"lesson":"one"`), "unknown-builtin", "builtin"},
		{"built-in of no lesson", scenario(`"builtin":"shared"`, `"lesson":"three"`), "unknown-lesson", "lesson"},
		{"built-in without a format", `{"builtin":"shared"}`, "missing", "format"},
		{"built-in that names itself", scenario(`"builtin":"nested"`), "unknown-key", "builtin"},
	} {
		t.Run(refusal.name, func(t *testing.T) {
			s, err := counters.Open(refusal.text)
			assert.Nil(t, s)
			assertFault(t, err, refusal.code, refusal.path)
			trace, err := counters.Run(refusal.text)
			assert.Empty(t, trace)
			assertFault(t, err, refusal.code, refusal.path)
		})
	}
}

func TestOpenTellsTheByte(t *testing.T) {
	_, err := counters.Open(`{"format":"redrive-lab/1" "steps":[]}`)
	fault, ok := errors.AsType[*lab.Error](err)
	require.True(t, ok)
	assert.Equal(t, 26, fault.Offset)
	assert.Contains(t, fault.Message, "at byte 26")
	_, err = counters.Open(scenario(`"steps":1`))
	fault, ok = errors.AsType[*lab.Error](err)
	require.True(t, ok)
	assert.Equal(t, -1, fault.Offset, "the text itself is not at fault")
}

func TestOpenBounds(t *testing.T) {
	full := strings.Repeat("é", 500)
	for _, text := range []string{
		scenario(steps(manySteps(1000)...)),
		padded(64 << 10),
		scenario(`"title":"` + full + `"`),
		scenario(`"title":""`),
		scenario(`"intro":{"en":"` + full + `","th":"` + full + `","ru":"` + full + `"}`),
		scenario(steps(`{"do":"note","body":` + strings.Repeat("[", 64) + strings.Repeat("]", 64) + `}`)),
	} {
		_, err := counters.Open(text)
		assert.NoError(t, err)
	}
	_, err := counters.Open(scenario(steps(`{"do":"note","body":` + strings.Repeat("[", 65) + strings.Repeat("]", 65) + `}`)))
	fault, ok := errors.AsType[*lab.Error](err)
	require.True(t, ok)
	assert.Equal(t, "too-deep", fault.Code)
	assert.Equal(t, "steps[0].body", fault.Path)
	assert.Contains(t, fault.Message, "at most 64 levels")
}

func TestOpenBuiltin(t *testing.T) {
	s := open(t, `"builtin":"from-two"`)
	assert.Equal(t, "two", s.Lesson().Name())
	assert.Equal(t, 8, count(s))
	assert.Equal(t, "one", open(t, `"builtin":"shared"`).Lesson().Name(), "the first lesson that has the name")
	assert.Equal(t, "two", open(t, `"lesson":"two"`, `"builtin":"shared"`).Lesson().Name())
}

func TestRegistryWithoutLessons(t *testing.T) {
	empty := lab.NewRegistry(nil)
	assert.Empty(t, empty.Lessons())
	_, err := empty.Open(scenario())
	assertFault(t, err, "unknown-lesson", "lesson")
}

func TestRegistryKeepsOrder(t *testing.T) {
	lessons := counters.Lessons()
	require.Len(t, lessons, 2)
	assert.Equal(t, "one", lessons[0].Name())
	assert.Equal(t, "two", lessons[1].Name())
}

func manySteps(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = `{"do":"add"}`
	}
	return list
}

// padded is a valid scenario of so many bytes, by white space.
func padded(bytes int) string {
	text := scenario()
	return text + strings.Repeat(" ", bytes-len(text))
}
