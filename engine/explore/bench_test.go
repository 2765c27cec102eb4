package explore_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

// BenchmarkStandardAlphabet explores lesson 1 whole, claims held to, as explore() does by default (measures.md).
func BenchmarkStandardAlphabet(b *testing.B) {
	b.ReportAllocs()
	states := 0
	for b.Loop() {
		graph := explore.Walk[quarantine.State, quarantine.Step](quarantineSpace(b, quarantine.Variant{}), explore.DefaultMaxStates)
		states = graph.States()
	}
	require.Equal(b, 4768, states)
}

// BenchmarkReviewAlphabet explores lesson 2 whole.
func BenchmarkReviewAlphabet(b *testing.B) {
	b.ReportAllocs()
	states := 0
	for b.Loop() {
		states = explore.Walk[review.State, review.Step](reviewSpace(b, "{}"), explore.DefaultMaxStates).States()
	}
	require.Equal(b, 592, states)
}
