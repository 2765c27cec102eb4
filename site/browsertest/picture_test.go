//go:build browser

package browsertest

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// picture is what the canvas shows at rest, read inside a frame.
func (l *lab) picture() image.Image {
	l.t.Helper()
	value[string](l, `redriveLab.settle()`)
	return l.shown()
}

// shown is what the canvas shows now, or when the frame that is being drawn is done.
func (l *lab) shown() image.Image {
	l.t.Helper()
	address := value[string](l, `new Promise((resolve) => {
		const look = () => {
			const picture = redriveLab.image();
			if (picture) resolve(picture);
			else requestAnimationFrame(look);
		};
		look();
	})`)
	const prefix = "data:image/png;base64,"
	require.True(l.t, strings.HasPrefix(address, prefix), "image() gives a PNG")
	coded, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(address, prefix))
	require.NoError(l.t, err)
	decoded, err := png.Decode(bytes.NewReader(coded))
	require.NoError(l.t, err)
	return decoded
}

// colours counts different colours; a blank picture has one.
func colours(p image.Image) int {
	seen := map[[3]uint32]bool{}
	each(p, func(x, y int) {
		r, g, b, _ := p.At(x, y).RGBA()
		seen[[3]uint32{r, g, b}] = true
	})
	return len(seen)
}

// differing counts the pixels of the stage (the upper part) in which two pictures clearly differ.
func differing(a, b image.Image) int {
	count := 0
	each(a, func(x, y int) {
		if y < a.Bounds().Dy()*6/10 && far(a.At(x, y).RGBA())(b.At(x, y).RGBA()) {
			count++
		}
	})
	return count
}

func far(r, g, b, _ uint32) func(r2, g2, b2, _ uint32) bool {
	const clearly = 0x1800 // of 0xffff
	apart := func(a, b uint32) bool { return max(a, b)-min(a, b) > clearly }
	return func(r2, g2, b2, _ uint32) bool { return apart(r, r2) || apart(g, g2) || apart(b, b2) }
}

func each(p image.Image, fn func(x, y int)) {
	for y := p.Bounds().Min.Y; y < p.Bounds().Max.Y; y++ {
		for x := p.Bounds().Min.X; x < p.Bounds().Max.X; x++ {
			fn(x, y)
		}
	}
}

func TestPictureShowsTheState(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	var names []string
	var pictures []image.Image
	take := func(ids ...string) {
		l.press(ids...)
		names = append(names, l.state().State)
		pictures = append(pictures, l.picture())
	}
	take()
	take("receive")
	take("receiveCycle")
	take("redrive")
	take("undo", "schema-2", "approved", "remediationFixed", "redrive")
	take("consume")
	require.Equal(t, []string{"READY", "RETRY", "QUARANTINED", "HELD", "REDRIVEN", "SUCCEEDED"}, names)
	for i, p := range pictures {
		assert.Equal(t, 1280, p.Bounds().Dx())
		assert.Greater(t, colours(p), 500, names[i]+" isn't blank")
		for j := range i {
			assert.Greater(t, differing(p, pictures[j]), 300, names[i]+" looks different from "+names[j])
		}
	}
	value[string](l, `redriveLab.seek(0)`)
	assert.Less(t, differing(pictures[0], l.picture()), 50, "the same state looks the same again")
}

func TestThemesLookDifferent(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?theme=dark", canvasView)
	dark := l.picture()
	value[string](l, `redriveLab.setTheme("light")`)
	light := l.picture()
	assert.Greater(t, differing(dark, light), 100_000)
	assert.Greater(t, colours(light), 500)
}
