//go:build browser

package browsertest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
)

// coverage is how much of each pixel words cover, 0 to 1.
type coverage struct {
	w, h  int
	cells []float64
}

// at is the coverage of a pixel; outside nothing is covered.
func (c *coverage) at(x, y int) float64 {
	if x < 0 || y < 0 || x >= c.w || y >= c.h {
		return 0
	}
	return c.cells[y*c.w+x]
}

// ink is where words cover more than a trace.
func (c *coverage) ink() (r image.Rectangle) {
	for y := range c.h {
		for x := range c.w {
			if c.at(x, y) > 0.1 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// unlike is the largest difference of two coverages, their ink laid over each other.
func (c *coverage) unlike(o *coverage) float64 {
	a, b := c.ink(), o.ink()
	if a.Size() != b.Size() {
		return 1
	}
	worst := 0.0
	for y := -1; y <= a.Dy(); y++ {
		for x := -1; x <= a.Dx(); x++ {
			worst = max(worst, math.Abs(c.at(a.Min.X+x, a.Min.Y+y)-o.at(b.Min.X+x, b.Min.Y+y)))
		}
	}
	return worst
}

// covered is the coverage of the only word in a part of a picture. Its corner has the colour of the ground, and the pixel
// that is farthest from that the colour of the ink.
func covered(p image.Image, part image.Rectangle) *coverage {
	luma := func(x, y int) float64 { return float64(color.Gray16Model.Convert(p.At(x, y)).(color.Gray16).Y) }
	ground, ink := luma(part.Min.X, part.Min.Y), luma(part.Min.X, part.Min.Y)
	each := func(do func(x, y int)) {
		for y := part.Min.Y; y < part.Max.Y; y++ {
			for x := part.Min.X; x < part.Max.X; x++ {
				do(x, y)
			}
		}
	}
	each(func(x, y int) {
		if v := luma(x, y); math.Abs(v-ground) > math.Abs(ink-ground) {
			ink = v
		}
	})
	c := &coverage{w: part.Dx(), h: part.Dy()}
	each(func(x, y int) { c.cells = append(c.cells, (luma(x, y)-ground)/(ink-ground)) })
	return c
}

// written is the coverage of a word as the page's own 2D canvas writes it in this size.
func (l *lab) written(word string, sizePx float64) *coverage {
	const script = `(() => {
		const canvas = document.createElement("canvas");
		canvas.width = %d; canvas.height = %d;
		const context = canvas.getContext("2d", { willReadFrequently: true });
		context.font = "400 %gpx " + getComputedStyle(document.body).fontFamily;
		context.fillStyle = "#fff";
		context.fillText(%q, 8, %d);
		const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
		let covered = "";
		for (let i = 3; i < data.length; i += 4) covered += String.fromCharCode(data[i]);
		return covered;
	})()`
	c := &coverage{w: int(sizePx * 8), h: int(sizePx * 3)}
	for _, of255 := range value[string](l, script, c.w, c.h, sizePx, word, c.h*2/3) {
		c.cells = append(c.cells, float64(of255)/255)
	}
	return c
}

// screenshot is what the person sees, in pixels of the screen.
func (l *lab) screenshot() image.Image {
	l.t.Helper()
	coded, err := l.Screenshot()
	require.NoError(l.t, err)
	p, err := png.Decode(bytes.NewReader(coded))
	require.NoError(l.t, err)
	return p
}

// clearOfCorners is how far from a box's edge its round corners are left behind, in CSS px: nearer, the corner of a part isn't ground.
const clearOfCorners = 8

// TestWordsAreAsSharpAsThePagesOwn compares a word of the canvas, as it arrives on screens of several kinds, with what the
// page's own 2D canvas writes in some size: pixel for pixel, so nothing is scaled or stands between pixels.
func TestWordsAreAsSharpAsThePagesOwn(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?speed=instant", canvasView, keepScales)
	for _, screen := range []struct {
		width, height int
		ratio         float64
		locale        string
	}{
		{1280, 720, 1, "en"}, {1280, 720, 1.25, "th"}, {1364, 768, 1.25, "ru"}, {1280, 720, 1.5, "en"}, {1280, 720, 2, "th"}, {1280, 720, 3, "ru"},
	} {
		t.Run(fmt.Sprintf("%d×%d at %g in %s", screen.width, screen.height, screen.ratio, screen.locale), func(t *testing.T) {
			locale := screen.locale
			l.choose("choose-language", locale)
			l.toScreen(screen.width, screen.height, screen.ratio)
			l.picture()
			texts, _ := assets.Load(locale)
			px := func(v float64) int { return int(v * screen.ratio) }
			shown := l.screenshot()
			for target, word := range map[string]string{"receive": texts.Text(assets.ControlReceive), "ui:tab:record": texts.Text(assets.UiTabRecord)} {
				at := l.target(target)
				c := covered(shown, image.Rect(px(at.X), px(at.Y), px(at.X+at.W), px(at.Y+at.H)).Inset(px(clearOfCorners)))
				best := 1.0
				for size := 13.0; size <= 16; size += 0.5 {
					best = min(best, c.unlike(l.written(word, size*screen.ratio)))
				}
				assert.Less(t, best, 0.04, "the worst pixel of %q", word)
			}
		})
	}
}
