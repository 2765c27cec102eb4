//go:build browser

package browsertest

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWordsAreWrittenOnASharpWall reaches HELD where lines of its headline are wider than the texture that keeps words:
// every tab must still have its own word.
func TestWordsAreWrittenOnASharpWall(t *testing.T) {
	t.Parallel()
	l := newTab(t, 3840, 2160)
	l.open("lab.html?theme=projector&speed=instant")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	for _, step := range []string{"receiveCycle", "redrive"} {
		value[string](l, `redriveLab.act('{"do":"%s"}')`, step)
	}
	require.Equal(t, "HELD", l.state().State)
	p := l.picture()
	require.Equal(t, image.Rect(0, 0, 3840, 2160), p.Bounds())
	tabs := []string{"ui:tab:clock", "ui:tab:fixtures", "ui:tab:timeline", "ui:tab:record", "ui:tab:gates", "ui:tab:why"}
	for i, id := range tabs {
		at := l.target(id)
		word := inked(p, image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H)).Inset(24))
		require.Greater(t, word.Dx(), 60, id)
		for _, other := range tabs[:i] {
			at := l.target(other)
			theirs := inked(p, image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H)).Inset(24))
			assert.Greater(t, unlike(p, word.Min, theirs.Min), 300, "%s and %s say different words", id, other)
		}
	}
}

// inked is where a part of a picture clearly differs from its corner.
func inked(p image.Image, part image.Rectangle) (ink image.Rectangle) {
	ground := far(p.At(part.Min.X, part.Min.Y).RGBA())
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if ground(p.At(x, y).RGBA()) {
				ink = ink.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return ink
}

// unlike counts the pixels in which the first letter or two at one point clearly differ from those at another.
func unlike(p image.Image, a, b image.Point) int {
	count := 0
	for y := range 50 {
		for x := range 90 {
			if far(p.At(a.X+x, a.Y+y).RGBA())(p.At(b.X+x, b.Y+y).RGBA()) {
				count++
			}
		}
	}
	return count
}
