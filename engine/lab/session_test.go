package lab_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
)

func act(t testing.TB, s *lab.Session, step string) *lab.Entry {
	t.Helper()
	e, err := s.Act(step)
	require.NoError(t, err)
	return e
}

// unchanged checks that a refused call leaves all of the session as it was.
func unchanged(t testing.TB, s *lab.Session, call func() error) error {
	t.Helper()
	state, dump, link := s.StateText(), s.Dump(), s.Link()
	err := call()
	require.Error(t, err)
	assert.Equal(t, state, s.StateText())
	assert.Equal(t, dump, s.Dump())
	assert.Equal(t, link, s.Link())
	return err
}

func TestActTakesAStep(t *testing.T) {
	s := open(t)
	e := act(t, s, ` {"do":"add","n":4,"caption":{"en":"four"}} `)
	assert.Same(t, e, s.Entry(0))
	assert.Equal(t, "counted", e.Outcome.Result())
	assert.Equal(t, 4, count(s))
	assert.Equal(t, `{"en":"four"}`, e.Caption)
	assert.Equal(t, 1, s.Step())
	assert.Equal(t, 1, s.Steps())
}

// Steps share the room where their events are gathered, and keep their own.
func TestStepsKeepTheirEvents(t *testing.T) {
	s := open(t)
	first := act(t, s, `{"do":"add","n":4}`)
	text := s.EntryText(first)
	require.Contains(t, text, `"n":4`)
	assert.Empty(t, act(t, s, `{"do":"note","body":{}}`).Events)
	act(t, s, `{"do":"add","n":5}`)
	assert.Equal(t, text, s.EntryText(first))
}

func TestActRefuses(t *testing.T) {
	s := open(t, steps(`{"do":"add"}`, `{"do":"add"}`))
	require.NoError(t, s.Undo())
	for _, refusal := range []struct{ name, step, code, path string }{
		{"no JSON", `{"do":`, "bad-json", ""},
		{"no object", `"add"`, "wrong-type", ""},
		{"list of steps", `[{"do":"add"}]`, "wrong-type", ""},
		{"unknown verb", `{"do":"sub"}`, "unknown-value", "do"},
		{"no verb", `{"n":1}`, "missing", "do"},
		{"unknown key", `{"do":"add","m":1}`, "unknown-key", "m"},
		{"out of range", `{"do":"add","n":0}`, "out-of-range", "n"},
		{"can't be taken", `{"do":"add","n":1000000}`, "clock-overflow", "n"},
		{"duplicate key", `{"do":"add","do":"add"}`, "duplicate-key", ""},
		{"caption", `{"do":"add","caption":[]}`, "wrong-type", "caption"},
		{"caption's language", `{"do":"add","caption":{"xx":"a"}}`, "unknown-key", "caption.xx"},
		{"long body", `{"do":"note","body":"` + strings.Repeat("a", 16<<10) + `"}`, "too-long", "body"},
		{"deep body", `{"do":"note","body":` + strings.Repeat("[", 65) + strings.Repeat("]", 65) + `}`, "too-deep", "body"},
		{"body as deep as a text is long", `{"do":"note","body":` + strings.Repeat("[", 60<<10), "too-deep", ""},
		{"long text", `{"do":"add"}` + strings.Repeat(" ", 64<<10), "too-long", ""},
	} {
		t.Run(refusal.name, func(t *testing.T) {
			err := unchanged(t, s, func() error { _, err := s.Act(refusal.step); return err })
			assertFault(t, err, refusal.code, refusal.path)
		})
	}
	require.NoError(t, s.Redo(), "a refused step drops nothing that was undone")
}

func TestUndoRedoSeek(t *testing.T) {
	s := open(t)
	assertFault(t, unchanged(t, s, s.Undo), "nothing-to-undo", "")
	assertFault(t, unchanged(t, s, s.Redo), "nothing-to-redo", "")
	for n := range 3 {
		act(t, s, `{"do":"add","n":`+strconv.Itoa(n+1)+`}`)
	}
	wantCounts := []int{0, 1, 3, 6}
	for _, n := range []int{2, 0, 3, 1, 1} {
		require.NoError(t, s.Seek(n))
		assert.Equal(t, n, s.Step())
		assert.Equal(t, 3, s.Steps(), "what was undone stays")
		assert.Equal(t, wantCounts[n], count(s))
	}
	require.NoError(t, s.Undo())
	assert.Equal(t, 0, count(s))
	require.NoError(t, s.Redo())
	require.NoError(t, s.Redo())
	assert.Equal(t, 3, count(s))
	for _, n := range []int{-1, 4} {
		assertFault(t, unchanged(t, s, func() error { return s.Seek(n) }), "out-of-range", "")
	}
}

func TestActDropsWhatWasUndone(t *testing.T) {
	s := open(t, steps(`{"do":"add"}`, `{"do":"add","n":10}`, `{"do":"add","n":100}`))
	undone := s.Entry(1)
	require.NoError(t, s.Seek(1))
	act(t, s, `{"do":"add","n":1000}`)
	assert.Equal(t, 2, s.Steps())
	assert.Equal(t, 1001, count(s))
	assertFault(t, s.Redo(), "nothing-to-redo", "")
	assert.Equal(t, 11, undone.After.(counterState).count, "an entry once given is never changed")
}

func TestThousandSteps(t *testing.T) {
	s := open(t, steps(manySteps(999)...))
	act(t, s, `{"do":"add"}`)
	err := unchanged(t, s, func() error { _, err := s.Act(`{"do":"add"}`); return err })
	assertFault(t, err, "too-long", "")
	require.NoError(t, s.Undo())
	act(t, s, `{"do":"add","n":2}`)
	assert.Equal(t, 1001, count(s))
	assert.Equal(t, 1000, s.Steps())
}

// The dump may take 64 KiB and not a byte more, whatever was undone before.
func TestDumpBound(t *testing.T) {
	note := func(bytes int) string {
		const empty = `{"do":"note","body":""}`
		return `{"do":"note","body":"` + strings.Repeat("a", bytes-len(empty)) + `"}`
	}
	s := open(t)
	for range 5 {
		act(t, s, note(12_000))
	}
	act(t, s, note(3_000))
	require.NoError(t, s.Undo())
	left := 64<<10 - len(s.Dump()) - len(",")
	act(t, s, note(left-100)) // leaves 100 bytes, comma included
	err := unchanged(t, s, func() error { _, err := s.Act(note(100)); return err })
	assertFault(t, err, "too-long", "")
	act(t, s, note(99))
	assert.Len(t, s.Dump(), 64<<10)
	err = unchanged(t, s, func() error { _, err := s.Act(`{"do":"add"}`); return err })
	assertFault(t, err, "too-long", "")
	reopened, err := counters.Open(s.Dump())
	require.NoError(t, err)
	assert.Equal(t, s.Dump(), reopened.Dump())
}

// A scenario that fits, but whose dump wouldn't (1e15 takes four bytes, its canonical text eighteen), is refused whole.
func TestOpenRefusesWhatCantBeDumped(t *testing.T) {
	body := `[` + strings.Repeat("1e15,", 800) + `1]`
	note := `{"do":"note","body":` + body + `}`
	fits := scenario(steps(note, note, note, note))
	_, err := counters.Open(fits)
	require.NoError(t, err)
	_, err = counters.Open(scenario(steps(note, note, note, note, note)))
	assertFault(t, err, "too-long", "steps[4]")
}
