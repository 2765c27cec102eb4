package ui_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/ui"
)

func TestParseSpeedTakesTheFourAndNothingElse(t *testing.T) {
	for name, want := range map[string]float64{"0.5": 0.5, "1": 1, "2": 2, "instant": 0} {
		speed, ok := ui.ParseSpeed(name)
		assert.True(t, ok, name)
		assert.Equal(t, want, speed, name)
	}
	for _, name := range []string{"", "NaN", "Inf", "1.3", "0", "-1", "+1", "1.0", "3", "Instant", " 1"} {
		_, ok := ui.ParseSpeed(name)
		assert.False(t, ok, name)
	}
}
