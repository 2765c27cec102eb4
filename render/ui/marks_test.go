package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Colour is never the only sign (stage.md, Light and legibility).
func TestMarksOfOtherColoursHaveOtherShapes(t *testing.T) {
	looks := []markLook{disc}
	for _, look := range markLooks {
		looks = append(looks, look)
	}
	for _, a := range looks {
		for _, b := range looks {
			if a.edge != b.edge {
				a, b := a, b
				a.edge, b.edge = None, None
				assert.NotEqual(t, a, b)
			}
		}
	}
}

func TestEveryStateHasAMark(t *testing.T) {
	for result, edge := range map[string]Role{
		"HELD:expired": LampClosed, "HELD:approval_required": LampClosed, "manual-review": LampClosed, "waiting-for-evidence": LampClosed,
		"QUARANTINED": QuarantineLine, "RETRY": RetryLine, "retry": RetryLine, "redelivery": RetryLine,
		"REDRIVEN": RedrivenLine, "ready-for-new-attempt": RedrivenLine, "SUCCEEDED": SucceededLine, "acknowledged": SucceededLine,
		"closed": HandlerLine, "READY": Edge, "ready": Edge,
	} {
		assert.Equal(t, edge, lookOf(result).edge, result)
	}
}
