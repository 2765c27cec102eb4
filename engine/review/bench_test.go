package review

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkRecovery plays the recovery branch from a parsed start with parsed steps.
func BenchmarkRecovery(b *testing.B) {
	start, steps := recoveryParsed(b)
	var s State
	b.ReportAllocs()
	for b.Loop() {
		s = start
		for i := range steps {
			_, _ = Next(&s, &steps[i], nil)
		}
	}
	require.Equal(b, Acknowledged, s.Status)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "scenarios/s")
}

func TestNextWithoutEventsAllocatesWhatTheStateGrowsByAlone(t *testing.T) {
	start, steps := recoveryParsed(t)
	var before, s State
	allocations := testing.AllocsPerRun(100, func() {
		s = start
		for i := range steps {
			before = s
			_, _ = Next(&s, &steps[i], nil)
			_, _ = BrokenByState(&s), BrokenByTransition(&before, &steps[i], &s)
		}
	})
	require.Equal(t, 1.0, allocations, "one key in the ledger")
	require.Equal(t, Acknowledged, s.Status)
}

func recoveryParsed(tb testing.TB) (State, []Step) {
	return stateOf(tb, `{}`), stepsOf(tb, temporary1, wait1000, lost1, deliver1)
}
