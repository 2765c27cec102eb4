package review

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// recovery1 is the recovery branch of review.md.
var recovery1 = []string{temporary1, wait1000, lost1, deliver1}

func BenchmarkRecovery(b *testing.B) {
	end := played.Bench(b, stateOf(b, `{}`), stepsOf(b, recovery1...))
	require.Equal(b, Acknowledged, end.Status)
}

func TestNextWithoutEventsAllocatesWhatTheStateGrowsByAlone(t *testing.T) {
	allocations, end := played.Allocations(stateOf(t, `{}`), stepsOf(t, recovery1...))
	require.Equal(t, 1.0, allocations, "one key in the ledger")
	require.Equal(t, Acknowledged, end.Status)
}
