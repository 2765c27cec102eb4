package canon

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func addSeeds(f *testing.F) {
	for _, vector := range vectors {
		f.Add(vector.text)
	}
	for _, refusal := range refusals {
		f.Add(refusal.text)
	}
	for _, one := range referenceCases(f) {
		f.Add(one[0])
	}
	f.Add(nested(64))
	f.Add(nestedObjects(65))
	f.Add("[" + strings.Repeat("1e15,", 862) + "1e15]")
}

// A canonical text is its own canonical text, and means what its source meant.
func FuzzFixedPoint(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, text string) {
		v, err := ParseBody(text)
		if err != nil {
			fault := faultOf(t, err)
			assert.True(t, 0 <= fault.Offset && fault.Offset <= len(text), "offset %d of %d", fault.Offset, len(text))
			return
		}
		canonical := v.Canonical()
		again, err := ParseBody(canonical)
		require.NoError(t, err)
		assert.Equal(t, canonical, again.Canonical())
		assert.Equal(t, len(canonical), again.Size())
		assert.Equal(t, v.Depth(), again.Depth())

		var meant, kept any
		if json.Unmarshal([]byte(text), &meant) == nil { // it refuses integers beyond a double
			require.NoError(t, json.Unmarshal([]byte(canonical), &kept))
			assert.Equal(t, meant, kept)
		}
	})
}

// What is no JSON here is none for encoding/json, and the other way round; the further refusals are the domain's.
func FuzzRefusalsAgree(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, text string) {
		_, err := ParseBody(text)
		if err == nil {
			assert.True(t, json.Valid([]byte(text)), "taken, but no JSON: %q", text)
			return
		}
		if fault := faultOf(t, err); fault.Code == "bad-json" {
			assert.False(t, json.Valid([]byte(text)), "refused, but JSON: %q", text)
		}
	})
}

// A body is taken inside a scenario exactly if it is taken alone, and is the same there.
func FuzzInsideAsAlone(f *testing.F) {
	addSeeds(f)
	const before, after = `{"steps":[{"body":`, `}]}`
	limits := Limits{Bytes: 64 << 10, Depth: 3 + MaxBodyDepth}
	f.Fuzz(func(t *testing.T, text string) {
		text = strings.Trim(text, " \t\r\n") // space around a body is no part of it inside
		alone, aloneErr := ParseBody(text)
		scenario, err := Parse(before+text+after, limits)
		if err != nil {
			assert.Error(t, aloneErr, "refused only inside: %q", text)
			return
		}
		steps, _ := scenario.Get("steps")
		body, _ := steps.Items()[0].Get("body")
		if body.Size() != len(text) {
			assert.Error(t, aloneErr, "text that goes on with the scenario: %q", text)
			return
		}
		if body.CheckBody() != nil {
			assert.Error(t, aloneErr, "refused only inside: %q", text)
			return
		}
		require.NoError(t, aloneErr, "refused only alone: %q", text)
		assert.Equal(t, alone.Canonical(), body.Canonical())
	})
}
