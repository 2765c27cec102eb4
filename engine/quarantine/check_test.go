package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The order of the checks (quarantine.md: receive, redrive, consume).
func TestPositionIsTheOrderOfTheChecks(t *testing.T) {
	for at, order := range map[Place][]Reason{
		Nowhere:   nil,
		AtReceive: {OperationIDChanged, BodyChanged},
		AtGate: {NotQuarantined, ApprovalRequired, Unfixed, UnknownEffect, Expired, OperationIDChanged, BodyChanged,
			ReplayLimit},
		AtSecondCheck: {UnknownEffect, Expired, OperationIDChanged, BodyChanged, Unfixed},
	} {
		want := map[Reason]int{}
		for reason := NoReason; reason <= ReplayLimit; reason++ {
			want[reason] = -1
		}
		for i, reason := range order {
			want[reason] = i
		}
		for reason, position := range want {
			assert.Equal(t, position, Position(at, reason), "%s at %q", reason, at)
		}
	}
}

func TestTheBoundsOfTheClock(t *testing.T) {
	assert.Equal(t, 1_000_000_000, MaxClockTicks)
	assert.Equal(t, 1_000_000, MaxStepTicks)
}
