//go:build !js

package main

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	text := "goos: linux\nBenchmarkOther-2 \t 1 \t 5 ns/op\nBenchmarkFrame-2   \t  100\t    228111 ns/op\t  4900 vertices\t       0 B/op\t       0 allocs/op\nPASS\n"
	assert.Equal(t, result{"ns/op": 228111, "vertices": 4900, "B/op": 0, "allocs/op": 0}, parse(text, "BenchmarkFrame"))
	assert.Equal(t, result{"ns/op": 5}, parse(text, "BenchmarkOther"))
	assert.Equal(t, result{"ns/op": 7}, parse("BenchmarkFrame \t 100 \t 7 ns/op", "BenchmarkFrame"), "in Node there is no number of processors")
	assert.Nil(t, parse(text, "BenchmarkNone"))
}

func TestFigure(t *testing.T) {
	assert.Equal(t, "engine.wasm.br 712345 bytes ≤800000", figure{"engine.wasm.br", 712345, "bytes", "≤800000"}.String())
	assert.Equal(t, "ratio 0.917 ratio ≥0.9", figure{"ratio", 0.9166, "ratio", "≥0.9"}.String())
}

func TestMedian(t *testing.T) {
	assert.Equal(t, 2.0, median([]float64{3, 1, 2}))
}

func TestParseOrder(t *testing.T) {
	wrong, of, largest, ok := parseOrder("=== RUN\n    stage_test.go:124: 12 of 3400000 pixels wrong, the largest region 3\n--- PASS")
	assert.True(t, ok)
	assert.Equal(t, []float64{12, 3400000, 3}, []float64{wrong, of, largest})
	_, _, _, ok = parseOrder("PASS")
	assert.False(t, ok)
}

// The bounds of lab-format.md: 64 KiB, 1,000 steps.
func TestTheLargestScenarioIsAsLargeAsMayBe(t *testing.T) {
	text := largestScenario()
	assert.Len(t, text, 65536)
	var read struct{ Steps []any }
	require.NoError(t, json.Unmarshal([]byte(text), &read))
	assert.Len(t, read.Steps, 1000)
}
