package quarantine

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkWorkedExample plays the whole default scenario from a parsed record with parsed steps (measures.md).
func BenchmarkWorkedExample(b *testing.B) {
	start, steps := workedExampleParsed(b)
	var s State
	b.ReportAllocs()
	for b.Loop() {
		s = start
		for i := range steps {
			_, _ = Next(&s, &steps[i], nil)
		}
	}
	require.Equal(b, Succeeded, s.Status)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "scenarios/s")
}

// BenchmarkInvariants holds one whole default scenario to every invariant, as the explorer does.
func BenchmarkInvariants(b *testing.B) {
	start, steps := workedExampleParsed(b)
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
	start, steps := workedExampleParsed(t)
	var before, s State
	allocations := testing.AllocsPerRun(100, func() {
		s = start
		for i := range steps {
			before = s
			_, _ = Next(&s, &steps[i], nil)
			_, _ = BrokenByState(&s), BrokenByTransition(&before, &steps[i], &s)
		}
	})
	require.Zero(t, allocations)
	require.Equal(t, Succeeded, s.Status)
}

func workedExampleParsed(tb testing.TB) (State, []Step) {
	return stateOf(tb, `{}`), stepsOf(tb, cycle, remediate, redrive1, consume1)
}
