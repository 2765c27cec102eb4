package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/view"
)

// underBands are how many triangles lie on the ground: two ways of fading, two triangles a side.
const underBands = 2 * 2 * diorama.UnderCorners

// TestWhatThePlateLeavesOnTheGroundEndsInThePicture: it comes before everything else, each of its triangles fades to nothing, and
// none reaches beyond the viewport, where the picture would cut it off.
func TestWhatThePlateLeavesOnTheGroundEndsInThePicture(t *testing.T) {
	const left, top, width, height = 40, 30, 700, 330
	for n := range ViewCount {
		for _, theme := range []Theme{DarkTheme, LightTheme, ProjectorTheme} {
			f := New().Build(&view.Pose{Stage: crowded()}, View(n, float64(width)/height), theme, left, top, width, height)
			require.Greater(t, len(f.Indices), 3*underBands)
			for i := 0; i < 3*underBands; i += 3 {
				ends := false
				for _, index := range f.Indices[i : i+3] {
					v := &f.Vertices[index]
					ends = ends || v.ColorA == 0
					assert.True(t, v.DstX >= left-0.01 && v.DstX <= left+width+0.01 && v.DstY >= top-0.01 && v.DstY <= top+height+0.01,
						"view %d, theme %d: %v, %v", n, theme, v.DstX, v.DstY)
				}
				assert.True(t, ends, "view %d, theme %d", n, theme)
			}
			assert.NotZero(t, f.Vertices[f.Indices[3*underBands]].ColorA, "then the plate")
		}
	}
}

// It keeps to its alphas when only the colours change, as they do from one theme to the next.
func TestWhatThePlateLeavesIsRepainted(t *testing.T) {
	s, camera := New(), View(0, 2)
	pose := &view.Pose{Stage: crowded()}
	dark := append([]Vertex(nil), s.Build(pose, camera, DarkTheme, 0, 0, 400, 200).Vertices[:3*diorama.UnderCorners]...)
	light := s.Build(pose, camera, LightTheme, 0, 0, 400, 200).Vertices[:3*diorama.UnderCorners]
	assert.NotEqual(t, dark[0].ColorB, light[0].ColorB)
	assert.Equal(t, New().Build(pose, camera, LightTheme, 0, 0, 400, 200).Vertices[:3*diorama.UnderCorners], light)
}

func TestToEdge(t *testing.T) {
	l := newLens(&Camera{Distance: 10, FovY: 0.6, Pitch: 0.5}, 100, 50, 200, 100)
	for name, c := range map[string]struct {
		from, to spot
		want     float32
	}{
		"inside":              {spot{x: 150, y: 60}, spot{x: 250, y: 140}, 1},
		"over the right edge": {spot{x: 200, y: 100}, spot{x: 400, y: 100}, 0.5},
		"over the left edge":  {spot{x: 120, y: 100}, spot{x: 20, y: 100}, 0.2},
		"over the top":        {spot{x: 200, y: 60}, spot{x: 210, y: 40}, 0.5},
		"over the bottom":     {spot{x: 200, y: 140}, spot{x: 210, y: 180}, 0.25},
		"over two":            {spot{x: 200, y: 100}, spot{x: 600, y: 300}, 0.25},
		"from outside":        {spot{x: 50, y: 100}, spot{x: 0, y: 100}, 1},
	} {
		assert.InDelta(t, c.want, l.toEdge(&c.from, &c.to), 1e-6, name)
	}
}
