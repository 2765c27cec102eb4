package lab_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

// lessons is the registry as a program has it.
var lessons = lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})

// starts and plainSteps are what the fuzz targets build sessions from, a byte each.
var starts = []string{
	`{"format":"redrive-lab/1"}`,
	`{"format":"redrive-lab/1","policy":{"maxReceives":1,"maxRedrives":3,"ttlTicks":1000}}`,
	`{"format":"redrive-lab/1","policy":{"maxReceives":10,"maxRedrives":0,"ttlTicks":1},"supportedSchemas":[]}`,
	`{"format":"redrive-lab/1","record":{"createdAt":999999990},"title":{"th":"ก"},"goal":{"state":"HELD","reason":"expired"}}`,
	`{"format":"redrive-lab/1","record":{"operationId":"é","body":{"schema_version":2e0,"video_id":"V\n17","x":1.10}},"supportedSchemas":[999,2]}`,
	`{"format":"redrive-lab/1","lesson":"review"}`,
	`{"format":"redrive-lab/1","lesson":"review","policy":{"maxAttempts":1,"delaysMs":[]},"title":"ก","goal":{"state":"closed"}}`,
	`{"format":"redrive-lab/1","lesson":"review","policy":{"maxAttempts":3,"delaysMs":[0,1000000]},"message":{"messageId":"é","payloadReference":"p"}}`,
}

// plainSteps are the steps by lesson.
var plainSteps = map[string][]string{"quarantine": {
	`{"do":"receive"}`, `{"do":"receiveCycle"}`, `{"do":"redrive"}`, `{"do":"consume"}`, `{"do":"requarantine"}`, `{"do":"tick"}`,
	`{"do":"tick","n":11}`, `{"do":"tick","n":1000000}`,
	`{"do":"redrive","approved":true,"remediationFixed":true}`, `{"do":"redrive","candidate":null,"caption":"own body"}`,
	`{"do":"redrive","approved":true,"remediationFixed":true,"candidate":{"schema_version":2,"video_id":"V-18"}}`,
	`{"do":"set","approved":true}`, `{"do":"set","approved":false}`, `{"do":"set","remediationFixed":true}`,
	`{"do":"set","supportedSchemas":[2,1]}`, `{"do":"set","supportedSchemas":[]}`, `{"do":"set","unknownEffect":true}`,
	`{"do":"set","unknownEffect":false}`, `{"do":"set","operationId":"video-review-18"}`, `{"do":"set","operationId":"video-review-17"}`,
	`{"do":"set","body":{"schema_version":1,"video_id":"V-17"}}`, `{"do":"set","body":{"schema_version":2,"video_id":"V-17"}}`,
	`{"do":"set","candidate":{"video_id":"V-17","schema_version":2.0}}`, `{"do":"set","candidate":null}`,
	`{"do":"set","now":0}`, `{"do":"set","now":1000000000}`,
	`{"do":"set","approved":true,"remediationFixed":true,"supportedSchemas":[1,2],"caption":{"en":"ready"}}`,
}, "review": {
	`{"do":"deliver"}`, `{"do":"deliver","receipt":"unknown"}`, `{"do":"deliver","code":"dependency-not-ready"}`,
	`{"do":"deliver","code":"sequence-gap","caption":"late"}`, `{"do":"deliver","code":"timeout"}`, `{"do":"wait","ms":1}`, `{"do":"wait","ms":999}`,
	`{"do":"wait","ms":1000000}`, `{"do":"decide","action":"cancel"}`, `{"do":"decide","action":"replay-after-fix"}`, `{"do":"decide","action":"?"}`,
	`{"do":"decide","action":"replay-after-fix","fixed":"ก","noSecondEffect":"б"}`,
	`{"do":"decide","action":"correct-input","fixed":"a","noSecondEffect":"b","effectKey":"k"}`,
	`{"do":"check","step":1}`, `{"do":"check","step":2}`, `{"do":"check","step":7}`,
}}

// play opens one of the starts and takes the steps that the bytes choose; a step that overflows the clock is left out.
func play(t testing.TB, program []byte) *lab.Session {
	t.Helper()
	if len(program) == 0 {
		program = []byte{0}
	}
	s, err := lessons.Open(starts[int(program[0])%len(starts)])
	require.NoError(t, err)
	for _, b := range program[1:min(len(program), 200)] {
		steps := plainSteps[s.Lesson().Name()]
		if _, err := s.Act(steps[int(b)%len(steps)]); err != nil {
			assertFault(t, err, "clock-overflow", map[string]string{"quarantine": "n", "review": "ms"}[s.Lesson().Name()])
		}
	}
	return s
}

func checkInvariants(t testing.TB, s *lab.Session) {
	t.Helper()
	if s.Lesson().Name() == "review" {
		checkSteps(t, s, review.BrokenByState, review.BrokenByTransition)
		return
	}
	checkSteps(t, s, quarantine.BrokenByState, quarantine.BrokenByTransition)
}

func checkSteps[S lab.State, T lab.Step](t testing.TB, s *lab.Session, byState func(*S) []string, byStep func(*S, *T, *S) []string) {
	t.Helper()
	before := s.Start().(S)
	assert.Empty(t, byState(&before))
	for i := range s.Steps() {
		e := s.Entry(i)
		after, step := e.After.(S), e.Step.(T)
		assert.Empty(t, byState(&after), "step %d", i)
		assert.Empty(t, byStep(&before, &step, &after), "step %d", i)
		before = after
	}
}

// facts is the state at the cursor as text, without where in the timeline it stands.
func facts(s *lab.Session) string {
	var w canon.Writer
	w.Object()
	s.Lesson().WriteState(&w, s.State())
	w.EndObject()
	return w.Text()
}

// checkSameSession compares all that a session shows; b stands at its end.
func checkSameSession(t testing.TB, a, b *lab.Session) {
	t.Helper()
	require.Equal(t, a.Step(), b.Steps())
	assert.Equal(t, facts(a), facts(b))
	assert.Equal(t, a.Dump(), b.Dump())
	assert.Equal(t, []string{a.Title(), a.Intro(), a.Goal()}, []string{b.Title(), b.Intro(), b.Goal()})
	for i := range b.Steps() {
		assert.Equal(t, a.EntryText(a.Entry(i)), b.EntryText(b.Entry(i)))
		assert.Equal(t, a.Entry(i).Caption, b.Entry(i).Caption)
	}
}

func checkSavedAndOpened(t testing.TB, s *lab.Session) {
	t.Helper()
	dumped, err := lessons.Open(s.Dump())
	require.NoError(t, err)
	checkSameSession(t, s, dumped)
	linked, err := lessons.OpenLink(s.Link())
	require.NoError(t, err)
	checkSameSession(t, s, linked)
}

func checkUndoThenRedo(t testing.TB, s *lab.Session) {
	t.Helper()
	end := s.Step()
	texts := []string{s.StateText()}
	for s.Step() > 0 {
		require.NoError(t, s.Undo())
		texts = append(texts, s.StateText())
	}
	assert.Equal(t, s.Start(), s.State())
	for i := len(texts) - 1; i > 0; i-- {
		assert.Equal(t, texts[i], s.StateText())
		require.NoError(t, s.Redo())
	}
	assert.Equal(t, texts[0], s.StateText())
	assert.Equal(t, end, s.Step())
}

func FuzzSteps(f *testing.F) {
	f.Add([]byte{0, 1, 26, 2, 3})                               // the worked example
	f.Add([]byte{0, 1, 8, 4, 8, 4, 8, 3})                       // replay_limit
	f.Add([]byte{1, 0, 16, 8, 17, 10, 2, 24, 26, 9, 3, 3})      // refusals, then success
	f.Add([]byte{3, 7, 5, 6, 5, 25, 5, 24, 1})                  // the end of the clock
	f.Add([]byte{4, 21, 0, 22, 14, 0, 0, 4, 18, 20, 3, 19, 11}) // bodies and identities
	f.Add([]byte{5, 2, 0, 5, 6, 1, 0})                          // the recovery branch, and a delivery before it was due
	f.Add([]byte{6, 1, 3, 9, 12, 1, 4, 8, 13, 15})              // two manual reviews, a new key, then cancelled
	f.Add([]byte{7, 2, 2, 7, 2, 11, 0})                         // the limit, and a granted attempt
	f.Fuzz(func(t *testing.T, program []byte) {
		s := play(t, program)
		checkInvariants(t, s)
		checkSameSession(t, s, play(t, program))
		checkUndoThenRedo(t, s)
		checkSavedAndOpened(t, s)
		require.NoError(t, s.Seek(s.Steps()/2))
		checkSavedAndOpened(t, s)
	})
}

// Any text for a step: taken, it can be saved; refused, it changed nothing and says where it is wrong.
func FuzzAct(f *testing.F) {
	for _, steps := range plainSteps {
		for _, step := range steps {
			f.Add(step)
		}
	}
	f.Add(`{"do":"set","body":{"schema_version":1e400}}`)
	f.Add(`{"do":"set","supportedSchemas":[1,1]}`)
	f.Add(`{"do":"set"}`)
	f.Add(`{"do":"tick","n":1.0}`)
	f.Fuzz(func(t *testing.T, step string) {
		for _, program := range [][]byte{{0, 1, 26, 2}, {5, 1, 3, 9}} {
			s := play(t, program)
			require.NoError(t, s.Undo())
			state, dump := s.StateText(), s.Dump()
			if _, err := s.Act(step); err != nil {
				checkRefusal(t, err, step)
				assert.Equal(t, state, s.StateText())
				assert.Equal(t, dump, s.Dump())
				continue
			}
			checkInvariants(t, s)
			checkSavedAndOpened(t, s)
		}
	})
}

// Any text for a scenario: Open and Run agree, and what is open can be saved.
func FuzzOpen(f *testing.F) {
	for _, start := range starts {
		f.Add(start)
	}
	for _, lesson := range lessons.Lessons() {
		for _, b := range lesson.Builtins() {
			f.Add(b.Scenario)
			f.Add(`{"format":"redrive-lab/1","builtin":"` + b.Name + `"}`)
		}
	}
	f.Add(`{"format":"redrive-lab/1","lesson":"review","policy":{"maxAttempts":3}}`)
	f.Add(`{"format":"redrive-lab/1","steps":[{"do":"tick","n":1000000000}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := lessons.Open(text)
		trace, runErr := lessons.Run(text)
		assert.Equal(t, err, runErr)
		if err != nil {
			assert.Empty(t, trace)
			checkRefusal(t, err, text)
			return
		}
		assert.Contains(t, trace, `"final":`+s.StateText()+`}`)
		checkInvariants(t, s)
		checkUndoThenRedo(t, s)
		checkSavedAndOpened(t, s)
	})
}

// Any text for a link: what opens links to the same session again.
func FuzzOpenLink(f *testing.F) {
	f.Add("")
	f.Add("worked-example")
	f.Add(play(f, []byte{0, 1, 26, 2, 3}).Link())
	f.Add(play(f, []byte{4, 21, 0, 22, 14}).Link())
	f.Add(play(f, []byte{6, 1, 3, 9, 12}).Link())
	f.Fuzz(func(t *testing.T, link string) {
		s, err := lessons.OpenLink(link)
		if err != nil {
			checkRefusal(t, err, link)
			return
		}
		checkSavedAndOpened(t, s)
	})
}

// codes are all that the package comment lists.
var codes = map[string]bool{
	"bad-json": true, "bad-utf8": true, "byte-order-mark": true, "not-finite": true, "number-overflow": true, "long-integer": true,
	"lone-surrogate": true, "too-deep": true, "duplicate-key": true, "unknown-key": true, "missing": true, "wrong-type": true,
	"out-of-range": true, "unknown-value": true, "too-long": true, "unknown-format": true, "unknown-lesson": true,
	"unknown-builtin": true, "clock-overflow": true, "nothing-to-undo": true, "nothing-to-redo": true,
	"bad-link": true,
}

func checkRefusal(t testing.TB, err error, text string) {
	t.Helper()
	fault, ok := errors.AsType[*lab.Error](err)
	require.True(t, ok, "%T is no *lab.Error", err)
	assert.True(t, codes[fault.Code], "the code %q is not listed", fault.Code)
	assert.NotEmpty(t, fault.Message)
	assert.True(t, -1 <= fault.Offset && fault.Offset <= len(text))
}

// A hundred plain steps, none like the one before, stay under 2,000 characters (lab-format.md, link).
func TestLinkOfAHundredSteps(t *testing.T) {
	for _, start := range []byte{0, 5} {
		program := []byte{start}
		for i := range 100 {
			program = append(program, byte(i*i+i/7)%20)
		}
		s := play(t, program)
		require.Equal(t, 100, s.Steps())
		assert.Less(t, len(s.Link()), 2000, s.Lesson().Name())
	}
}
