//go:build browser

package browsertest

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// inked counts the pixels of a part of a picture that clearly differ from the part's first pixel.
func inked(p image.Image, part image.Rectangle) int {
	ground := far(p.At(part.Min.X, part.Min.Y).RGBA())
	count := 0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if ground(p.At(x, y).RGBA()) {
				count++
			}
		}
	}
	return count
}

// TestWordsAreWrittenOnASharpWall reaches HELD where its reason is wider than any texture may be: all words must still be
// there, those of the controls too.
func TestWordsAreWrittenOnASharpWall(t *testing.T) {
	l := newTab(t, 3840, 2160)
	l.open("lab.html?theme=dark")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	l.press("receiveCycle", "redrive")
	require.Equal(t, "HELD", l.state().State)
	p := l.picture()
	require.Equal(t, image.Rect(0, 0, 3840, 2160), p.Bounds())
	assert.Greater(t, inked(p, image.Rect(4, 4, 2400, 120)), 4000, "the headline")
	for _, id := range []string{"receive", "redrive", "undo", "approved"} {
		at := l.target(id)
		inside := image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H)).Inset(12)
		assert.Greater(t, inked(p, inside), 300, id)
	}
}
