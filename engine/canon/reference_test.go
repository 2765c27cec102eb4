package canon

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// referenceCases reads testdata/reference.jsonl, which testdata/reference.py makes with Python's own json module.
func referenceCases(t testing.TB) (cases [][]string) {
	t.Helper()
	file, err := os.Open("testdata/reference.jsonl")
	require.NoError(t, err)
	defer func() { require.NoError(t, file.Close()) }()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var one []string
		require.NoError(t, json.Unmarshal(lines.Bytes(), &one))
		cases = append(cases, one)
	}
	require.NoError(t, lines.Err())
	return cases
}

func TestAgreesWithPython(t *testing.T) {
	taken, refused := 0, 0
	for _, one := range referenceCases(t) {
		v, err := ParseBody(one[0])
		if len(one) == 1 {
			refused++
			assert.Error(t, err, "%q", one[0])
			continue
		}
		taken++
		if assert.NoError(t, err, "%q", one[0]) {
			assert.Equal(t, one[1], v.Canonical(), "%q", one[0])
			assert.Equal(t, one[2], Hash(v.Canonical())[:12])
		}
	}
	assert.Greater(t, taken, 300, "the reference has lost its well-formed texts")
	assert.Greater(t, refused, 100, "the reference has lost its broken texts")
}
