package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

// What fades is drawn with less and less of its colour, in front of what it hid before; at the end it isn't drawn.
func TestAParcelFades(t *testing.T) {
	s, camera := New(), View(0, 16.0/9)
	drawn := func(faded float64) (triangles int, alphas map[float32]bool) {
		pose := &view.Pose{Stage: view.Stage{Parcel: view.Parcel{Schema: 1}}, Fade: view.Fade{Parcel: faded}}
		f := s.Build(pose, camera, DarkTheme, 0, 0, 640, 360)
		alphas = map[float32]bool{}
		for _, v := range f.Vertices[len(s.still.paints):] {
			alphas[v.ColorA] = true
		}
		return len(f.Indices) / 3, alphas
	}
	whole, alphas := drawn(0)
	assert.NotContains(t, alphas, float32(0.25))
	half, alphas := drawn(0.75)
	assert.Contains(t, alphas, float32(0.25))
	assert.GreaterOrEqual(t, half, whole, "what it hides is drawn too")
	gone, _ := drawn(1)
	assert.Less(t, gone, whole)
}
