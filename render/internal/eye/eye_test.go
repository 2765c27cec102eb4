package eye_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/view"
)

func TestSeesAnchorsWhereTheFrameHasThem(t *testing.T) {
	const left, top, width, height = 10, 20, 640, 360
	var pose view.Pose
	s := scene.New()
	for n := range scene.ViewCount {
		camera := scene.View(n, float64(width)/height).Orbit(30, -10)
		frame := s.Build(&pose, camera, scene.DarkTheme, left, top, width, height)
		e := eye.New(&camera, left, top, width, height)
		for station := range view.Stations {
			spot, ok := e.See(diorama.Anchor(view.LessonQuarantine, station))
			require.True(t, ok, "view %d, station %d", n, station)
			assert.InDelta(t, frame.Anchors[station].X, spot.X, 0.05, "view %d, station %d", n, station)
			assert.InDelta(t, frame.Anchors[station].Y, spot.Y, 0.05, "view %d, station %d", n, station)
			assert.Positive(t, spot.Unit)
		}
	}
}

func TestSeesNothingBehindIt(t *testing.T) {
	camera := scene.View(0, 1)
	e := eye.New(&camera, 0, 0, 100, 100)
	_, ok := e.See([3]float64{0, 0, 1000})
	assert.False(t, ok)
}
