package lab_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDump(t *testing.T) {
	s := open(t, `"goal":{"state":"COUNTING"}`, `"intro":"i"`, `"title":{"ru":"т","en":"t"}`, `"lesson":"two"`, `"counter":{}`,
		steps(`{"n":1,"do":"add"}`, `{"caption":"c","n":2,"do":"add"}`, `{"do":"note","body":{ "b":1.0, "a":1e15 }}`))
	const start = `{"format":"redrive-lab/1","lesson":"two","title":{"en":"t","ru":"т"},"intro":"i","goal":{"state":"COUNTING"},` +
		`"counter":{"from":0},"steps":[`
	assert.Equal(t, start+`{"do":"add"},{"do":"add","n":2,"caption":"c"},{"do":"note","body":{"a":1000000000000000.0,"b":1.0}}]}`, s.Dump())
	require.NoError(t, s.Seek(1))
	assert.Equal(t, start+`{"do":"add"}]}`, s.Dump(), "up to the cursor only")
	require.NoError(t, s.Seek(0))
	assert.Equal(t, start+`]}`, s.Dump())
}

func TestDumpOpensAgain(t *testing.T) {
	s := open(t, `"title":"t"`, `"counter":{"from":7}`, steps(`{"do":"add","n":3,"caption":{"th":"ก"}}`, `{"do":"note","body":[1.0]}`))
	again, err := counters.Open(s.Dump())
	require.NoError(t, err)
	assert.Equal(t, s.Dump(), again.Dump())
	assert.Equal(t, s.StateText(), again.StateText())
	assert.Equal(t, s.State(), again.State())
	assert.Equal(t, s.Title(), again.Title())
	for i := range s.Steps() {
		assert.Equal(t, s.Entry(i).Caption, again.Entry(i).Caption)
		assert.Equal(t, s.EntryText(s.Entry(i)), again.EntryText(again.Entry(i)))
	}
}
