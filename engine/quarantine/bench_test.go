package quarantine

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// workedExample1 is the whole default scenario (measures.md).
var workedExample1 = []string{cycle, remediate, redrive1, consume1}

func BenchmarkWorkedExample(b *testing.B) {
	end := played.Bench(b, stateOf(b, `{}`), stepsOf(b, workedExample1...))
	require.Equal(b, Succeeded, end.Status)
}

// BenchmarkInvariants holds one whole default scenario to every invariant, as the explorer does.
func BenchmarkInvariants(b *testing.B) {
	start, steps := stateOf(b, `{}`), stepsOf(b, workedExample1...)
	var before, s State
	b.ReportAllocs()
	for b.Loop() {
		s = start
		for i := range steps {
			before = s
			_, _ = Next(&s, &steps[i], nil)
			if BrokenByState(&s) != nil || BrokenByTransition(&before, &steps[i], &s) != nil {
				b.Fatal("an invariant is broken")
			}
		}
	}
}

func TestNextWithoutEventsAllocatesNothing(t *testing.T) {
	allocations, end := played.Allocations(stateOf(t, `{}`), stepsOf(t, workedExample1...))
	require.Zero(t, allocations)
	require.Equal(t, Succeeded, end.Status)
}
