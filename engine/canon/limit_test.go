package canon

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func nested(depth int) string { return strings.Repeat("[", depth) + strings.Repeat("]", depth) }

func nestedObjects(depth int) string {
	return strings.Repeat(`{"a":`, depth-1) + "{}" + strings.Repeat("}", depth-1)
}

func TestBodyLimits(t *testing.T) {
	quoted := func(size int) string { return `"` + strings.Repeat("a", size-2) + `"` }
	// Five source bytes a number, nineteen canonical ones: 1000000000000000.0 and a comma.
	growing := func(numbers int) string { return "[" + strings.Repeat("1e15,", numbers-1) + "1e15]" }
	for _, limit := range []struct {
		name, text, code string // code "" for taken
		offset           int
	}{
		{"64 arrays", nested(64), "", 0},
		{"65 arrays", nested(65), "too-deep", 64},
		{"64 objects", nestedObjects(64), "", 0},
		{"65 objects", nestedObjects(65), "too-deep", 64 * 5},
		{"arrays without an end", strings.Repeat("[", 16<<10), "too-deep", 64},
		{"16 KiB", quoted(16 << 10), "", 0},
		{"16 KiB and a byte", quoted(16<<10 + 1), "too-long", 16 << 10},
		{"16 KiB with the space around", " " + quoted(16<<10-2) + "\n", "", 0},
		{"more with the space around", " " + quoted(16<<10-1) + "\n", "too-long", 16 << 10},
		{"16 KiB canonical", growing(862), "", 0},
		{"more canonical", growing(863), "too-long", 0},
		{"1,000 digits", strings.Repeat("9", 1000), "", 0},
		{"1,001 digits", "[" + strings.Repeat("9", 1001) + "]", "long-integer", 1},
		{"minus and 1,000 digits", "-" + strings.Repeat("9", 1000), "", 0},
		{"minus and 1,001 digits", "-" + strings.Repeat("9", 1001), "long-integer", 0},
		{"a float of 1,001 digits", "0." + strings.Repeat("9", 1001), "", 0},
	} {
		t.Run(limit.name, func(t *testing.T) {
			_, err := ParseBody(limit.text)
			if limit.code == "" {
				require.NoError(t, err)
				return
			}
			fault := faultOf(t, err)
			assert.Equal(t, limit.code, fault.Code)
			assert.Equal(t, limit.offset, fault.Offset)
		})
	}
}

// The recursion stops at the limit, whatever the length of the text.
func TestDepthStopsEarly(t *testing.T) {
	for _, opening := range []string{"[", `{"a":`, `[{"":[`} {
		text := strings.Repeat(opening, 1<<22)
		_, err := Parse(text, Limits{Bytes: len(text), Depth: 64})
		assert.Equal(t, "too-deep", faultOf(t, err).Code)
	}
}

func TestParseLimits(t *testing.T) {
	_, err := Parse(`[[1]]`, Limits{Bytes: 5, Depth: 2})
	assert.NoError(t, err)
	_, err = Parse(`[[1]]`, Limits{Bytes: 4, Depth: 2})
	assert.Equal(t, &Error{Code: "too-long", Offset: 4, Message: "at most 4 bytes are taken: shorten the text"}, faultOf(t, err))
	_, err = Parse(`[[1]]`, Limits{Bytes: 5, Depth: 1})
	fault := faultOf(t, err)
	assert.Equal(t, "too-deep", fault.Code)
	assert.Equal(t, 1, fault.Offset)
	_, err = Parse(`1`, Limits{Bytes: 5})
	assert.NoError(t, err, "a scalar needs no depth")
}

// A body inside a scenario is held to the limits of a body alone.
func TestCheckBodyInside(t *testing.T) {
	const before, after = `{"steps":[{"body": `, ` }]}`
	limits := Limits{Bytes: 64 << 10, Depth: 67}
	for _, body := range []string{
		`{}`, nested(64), nestedObjects(64), `"` + strings.Repeat("a", 16<<10-2) + `"`,
		"[" + strings.Repeat("1e15,", 861) + "1e15]",
	} {
		v, err := Parse(before+body+after, limits)
		require.NoError(t, err)
		inside := bodyOf(t, v)
		assert.NoError(t, inside.CheckBody())
		alone, err := ParseBody(body)
		require.NoError(t, err)
		assert.Equal(t, alone.Canonical(), inside.Canonical())
	}
	for body, code := range map[string]string{
		`{"x":"` + strings.Repeat("a", 16<<10) + `"}`:     "too-long",
		"[" + strings.Repeat("1e15,", 862) + "1e15]":      "too-long",
		"[" + strings.Repeat(" ", 16<<10-1) + "]":         "too-long",
		`[[` + strings.Repeat("0,", 8<<10-1) + `0],1]`:    "too-long",
		`{"a":"` + strings.Repeat("\\u0001", 2731) + `"}`: "too-long",
	} {
		v, err := Parse(before+body+after, limits)
		require.NoError(t, err)
		fault := faultOf(t, bodyOf(t, v).CheckBody())
		assert.Equal(t, code, fault.Code)
		assert.Equal(t, len(before), fault.Offset)
		_, err = ParseBody(body)
		assert.Error(t, err)
	}
}

// A body of depth 65 inside a text that may nest more deeply.
func TestCheckBodyDepth(t *testing.T) {
	v, err := Parse(`{"body":`+nested(65)+`}`, Limits{Bytes: 1 << 10, Depth: 67})
	require.NoError(t, err)
	body, _ := v.Get("body")
	fault := faultOf(t, body.CheckBody())
	assert.Equal(t, "too-deep", fault.Code)
	assert.Equal(t, len(`{"body":`), fault.Offset)
}

func bodyOf(t testing.TB, scenario Value) Value {
	t.Helper()
	steps, has := scenario.Get("steps")
	require.True(t, has)
	body, has := steps.Items()[0].Get("body")
	require.True(t, has)
	return body
}
