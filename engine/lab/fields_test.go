package lab_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

func parse(t testing.TB, text string) canon.Value {
	t.Helper()
	value, err := canon.Parse(text, canon.Limits{Bytes: 1 << 20, Depth: 100})
	require.NoError(t, err)
	return value
}

// assertFault checks code and path, and that the message says something beyond them.
func assertFault(t testing.TB, err error, code, path string) {
	t.Helper()
	if !assert.Error(t, err) {
		return
	}
	fault, ok := errors.AsType[*lab.Error](err)
	require.True(t, ok, "%T is no *lab.Error", err)
	assert.Equal(t, code, fault.Code, fault.Error())
	assert.Equal(t, path, fault.Path, fault.Error())
	assert.NotEmpty(t, fault.Message)
	assert.True(t, strings.HasPrefix(fault.Error(), path), "the path leads the error's text")
}

func TestFieldsRead(t *testing.T) {
	f := lab.NewFields(parse(t, `{"n":3,"yes":true,"id":"op-7","word":"b","any":[1],"in":{"m":2}}`), "at")
	assert.Equal(t, 3, f.Int("n", 1, 3, 9))
	assert.Equal(t, 9, f.Int("none", 1, 3, 9), "a fallback needs no range")
	assert.True(t, f.Bool("yes", false))
	assert.True(t, f.Bool("no", true))
	assert.Equal(t, "op-7", f.ID("id", "x"))
	assert.Equal(t, "x", f.ID("other", "x"))
	assert.Equal(t, "b", f.Choice("word", "a", "a", "b"))
	assert.Equal(t, "a", f.Choice("words", "a", "a", "b"))
	any, has := f.Value("any")
	assert.True(t, has)
	assert.Equal(t, "[1]", any.Canonical())
	assert.True(t, f.Has("any"))
	assert.False(t, f.Has("nothing"))
	in := f.Object("in")
	assert.Equal(t, 2, in.Int("m", 0, 5, 0))
	assert.Equal(t, "at.in.m", in.Path("m"))
	require.NoError(t, in.Done())
	missing := f.Object("out")
	assert.Equal(t, 5, missing.Int("m", 0, 9, 5))
	require.NoError(t, missing.Done())
	require.NoError(t, f.Done())
}

func TestFieldsRefuse(t *testing.T) {
	long := strings.Repeat("é", 200)
	for _, refusal := range []struct {
		name, text string
		read       func(f *lab.Fields)
		code, path string
	}{
		{"no object", `[1]`, func(f *lab.Fields) {}, "wrong-type", "at"},
		{"below", `{"n":0}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "out-of-range", "at.n"},
		{"above", `{"n":4}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "out-of-range", "at.n"},
		{"beyond any int", `{"n":99999999999999999999}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "out-of-range", "at.n"},
		{"point", `{"n":2.0}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "wrong-type", "at.n"},
		{"exponent", `{"n":2e0}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "wrong-type", "at.n"},
		{"quoted", `{"n":"2"}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "wrong-type", "at.n"},
		{"null", `{"n":null}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "wrong-type", "at.n"},
		{"one for true", `{"b":1}`, func(f *lab.Fields) { f.Bool("b", false) }, "wrong-type", "at.b"},
		{"number for an ID", `{"id":1}`, func(f *lab.Fields) { f.ID("id", "") }, "wrong-type", "at.id"},
		{"empty ID", `{"id":""}`, func(f *lab.Fields) { f.ID("id", "x") }, "out-of-range", "at.id"},
		{"ID of 201", `{"id":"` + long + `x"}`, func(f *lab.Fields) { f.ID("id", "") }, "out-of-range", "at.id"},
		{"C0 in an ID", `{"id":"a\tb"}`, func(f *lab.Fields) { f.ID("id", "") }, "out-of-range", "at.id"},
		{"DEL in an ID", `{"id":"\u007f"}`, func(f *lab.Fields) { f.ID("id", "") }, "out-of-range", "at.id"},
		{"C1 in an ID", `{"id":"\u009f"}`, func(f *lab.Fields) { f.ID("id", "") }, "out-of-range", "at.id"},
		{"unknown word", `{"w":"c"}`, func(f *lab.Fields) { f.Choice("w", "a", "a", "b") }, "unknown-value", "at.w"},
		{"number for a word", `{"w":1}`, func(f *lab.Fields) { f.Choice("w", "a", "a", "b") }, "wrong-type", "at.w"},
		{"missing", `{}`, func(f *lab.Fields) { f.Require("do") }, "missing", "at.do"},
		{"unknown", `{"n":1,"m":1}`, func(f *lab.Fields) { f.Int("n", 1, 3, 1) }, "unknown-key", "at.m"},
		{"odd unknown key", `{"a b":1}`, func(f *lab.Fields) {}, "unknown-key", `at["a b"]`},
		{"long unknown key", `{"` + long + `":1}`, func(f *lab.Fields) {}, "unknown-key", `at["` + long[:40] + `…"]`},
		{"long key cut between characters", `{"x` + long + `":1}`, func(f *lab.Fields) {}, "unknown-key", `at["x` + long[:38] + `…"]`},
		{"first fault wins", `{"n":0,"b":1,"x":1}`, func(f *lab.Fields) { f.Bool("b", true); f.Int("n", 1, 3, 1) }, "wrong-type", "at.b"},
		{"no object inside", `{"in":1}`, func(f *lab.Fields) { f.Fail(f.Object("in").Done()) }, "wrong-type", "at.in"},
		{"unknown inside", `{"in":{"x":1}}`, func(f *lab.Fields) { f.Fail(f.Object("in").Done()) }, "unknown-key", "at.in.x"},
	} {
		t.Run(refusal.name, func(t *testing.T) {
			f := lab.NewFields(parse(t, refusal.text), "at")
			refusal.read(f)
			assertFault(t, f.Done(), refusal.code, refusal.path)
		})
	}
}

func TestVerbs(t *testing.T) {
	for i, c := range []struct{ step, code string }{
		{`{"do":"go"}`, ""}, {`{"do":"stop"}`, ""}, {`{}`, "missing"}, {`{"do":"Go"}`, "unknown-value"}, {`{"do":null}`, "wrong-type"},
	} {
		f := lab.NewFields(parse(t, c.step), "")
		verb := f.Verb([]string{"go", "stop"})
		if c.code == "" {
			assert.Equal(t, i, verb)
			assert.NoError(t, f.Done())
			continue
		}
		assert.Equal(t, -1, verb)
		assertFault(t, f.Done(), c.code, "do")
	}
}

func TestFieldsTakeLongIDs(t *testing.T) {
	for _, id := range []string{strings.Repeat("é", 200), "\u00a0", "\u2028", "ที่", `"quoted"`} {
		f := lab.NewFields(parse(t, `{"id":`+quoted(id)+`}`), "")
		assert.Equal(t, id, f.ID("id", ""))
		assert.NoError(t, f.Done())
	}
}

// After a fault every getter answers its fallback, so a reader can go on to its end.
func TestFieldsStick(t *testing.T) {
	f := lab.NewFields(parse(t, `{"bad":"x","n":2,"in":{"m":3}}`), "")
	f.Int("bad", 1, 3, 1)
	assert.Equal(t, 1, f.Int("n", 1, 3, 1))
	assert.Equal(t, 7, f.Object("in").Int("m", 0, 9, 7))
	assertFault(t, f.Done(), "wrong-type", "bad")
}

func TestUnknownListsTheAllowed(t *testing.T) {
	f := lab.NewFields(parse(t, `{"x":1}`), "")
	f.Int("n", 0, 1, 0)
	err := f.Unknown("do")
	assertFault(t, err, "unknown-key", "x")
	assert.ErrorContains(t, err, "n, do")
}

func TestFault(t *testing.T) {
	assert.NoError(t, lab.Fault("at", nil))
	for _, moved := range []struct{ base, path, want string }{
		{"steps[3]", "n", "steps[3].n"}, {"steps[3]", "", "steps[3]"}, {"", "n", "n"}, {"", "", ""},
		{"steps[3]", `["a b"]`, `steps[3]["a b"]`},
	} {
		assertFault(t, lab.Fault(moved.base, lab.Refuse("missing", moved.path, "add it")), "missing", moved.want)
	}
	_, err := canon.ParseBody(`{"a":1,"a":2}`)
	err = lab.Fault("record.body", err)
	assertFault(t, err, "duplicate-key", "record.body")
	fault, _ := errors.AsType[*lab.Error](err)
	assert.Equal(t, 7, fault.Offset)
	assert.Contains(t, fault.Message, "at byte 7")
}

func quoted(text string) string {
	var w canon.Writer
	w.String(text)
	return w.Text()
}
