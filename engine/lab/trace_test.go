package lab_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRun(t *testing.T) {
	trace, err := counters.Run(scenario(steps(`{"do":"add","n":2}`, `{"do":"note","body":{"a":"\n"},"caption":"c"}`)))
	require.NoError(t, err)
	assert.Equal(t, `{"format":"redrive-lab/1","trace":[`+
		`{"do":"add","result":"counted","count":2,"events":[{"type":"Added","n":2}]},`+
		`{"do":"note","result":"noted","count":2,"events":[]}],`+
		`"final":{"lesson":"one","step":2,"steps":2,"count":2,"note":"{\"a\":\"\\n\"}"}}`, trace)
}

func TestRunWithoutSteps(t *testing.T) {
	trace, err := counters.Run(scenario(`"lesson":"two"`))
	require.NoError(t, err)
	assert.Equal(t, `{"format":"redrive-lab/1","trace":[],"final":{"lesson":"two","step":0,"steps":0,"count":0,"note":""}}`, trace)
}

func TestStateTextFollowsTheCursor(t *testing.T) {
	s := open(t, steps(`{"do":"add"}`, `{"do":"add"}`))
	require.NoError(t, s.Undo())
	assert.Equal(t, `{"lesson":"one","step":1,"steps":2,"count":1,"note":""}`, s.StateText())
	assert.Equal(t, `{"do":"add","result":"counted","count":2,"events":[{"type":"Added","n":1}]}`, s.EntryText(s.Entry(1)))
}

// 1e15 is written 1000000000000000.0, so five bodies that fit in 64 KiB as given don't fit any more once canonical.
func TestRunPlaysWhatWouldBeTooLongToSave(t *testing.T) {
	note := `{"do":"note","body":{"a":[1e15` + strings.Repeat(",1e15", 799) + `]}}`
	growing := scenario(steps(note, note, note, note, note))
	_, err := counters.Open(growing)
	assertFault(t, err, "too-long", "steps[4]")
	_, err = counters.Run(growing)
	assert.NoError(t, err)
}
