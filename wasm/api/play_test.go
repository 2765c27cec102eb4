package api

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// What the tests of this package play with.

const exampleHash = "29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df"

type state struct {
	Lesson, State          string
	Reason, HeldAt         *string
	Step, Steps, Now       int
	TotalReceives          int
	OperationID            string `json:"operationId"`
	BodyHash, OriginalHash string
	Approved               bool
	Candidate              *string
}

type failure struct {
	Error *struct {
		Code, Message, Path string
		Offset              *int
	}
}

// ask makes a call and reads its answer, which must be no error.
func ask[T any](t *testing.T, l *Lab, name string, args ...string) T {
	t.Helper()
	answer := l.Call(name, args)
	require.Empty(t, codeOf(t, answer), answer)
	return parse[T](t, answer)
}

func parse[T any](t *testing.T, text string) T {
	t.Helper()
	var value T
	require.NoError(t, json.Unmarshal([]byte(text), &value), text)
	return value
}

// codeOf is the code of an error, "" where the answer is none.
func codeOf(t *testing.T, answer string) string {
	t.Helper()
	var f failure
	if json.Unmarshal([]byte(answer), &f) != nil || f.Error == nil {
		return ""
	}
	require.NotEmpty(t, f.Error.Code)
	require.NotEmpty(t, f.Error.Message)
	return f.Error.Code
}

// everything is all that a call could change.
func everything(l *Lab) []string {
	step := l.session.Step()
	all := []string{l.Call("state", nil), l.Call("dump", nil), l.Call("link", nil), l.Call("controls", nil), l.texts.Locale}
	_ = l.session.Seek(l.session.Steps())
	all = append(all, l.Call("dump", nil))
	_ = l.session.Seek(step)
	return all
}

const (
	steps4 = `{"do":"receiveCycle"},{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true},` +
		`{"do":"redrive"},{"do":"consume"}`
	workedExample = `{"format":"redrive-lab/1","steps":[` + steps4 + `]}`
)
