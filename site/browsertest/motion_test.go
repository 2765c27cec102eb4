//go:build browser

package browsertest

import (
	"image"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A receive cycle at half speed takes a quarter of a minute, unless it is ended; the camera is back soon after.
func TestAClickOrAKeyEndsTheMotion(t *testing.T) {
	l := open(t, "lab.html?speed=0.5", canvasView)
	stage := func() {
		require.NoError(t, l.Click(300, 200))
	}
	for name, skip := range map[string]func(){
		"click": stage,
		"space": func() { require.NoError(t, l.Keys(" ")) },
		"Enter": func() { require.NoError(t, l.Keys(kb.Enter)) },
		"step":  func() { value[string](l, `redriveLab.act('{"do":"set","approved":true}')`) },
	} {
		assert.Greater(t, l.drawnAfter(30, func() { value[string](l, `redriveLab.act('{"do":"receiveCycle"}')`) }), fewFrames, name)
		l.drawnAfter(90, skip)
		assert.Zero(t, l.drawnAfter(20, func() {}), name)
		value[string](l, `redriveLab.seek("0")`)
	}
	assert.True(t, value[bool](l, `document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }))`),
		"at rest the space bar is the page's")
}

// The camera goes nearer to where much is about to happen, so that the clock at the other end leaves the picture; it stays
// where a person has put it.
func TestTheCameraFollowsUnlessItIsTaken(t *testing.T) {
	l := open(t, "lab.html?speed=0.5", canvasView)
	clock := func() (changed int) {
		before := l.picture()
		l.drawnAfter(60, func() { value[string](l, `redriveLab.act('{"do":"receiveCycle"}')`) })
		w, h := before.Bounds().Dx(), before.Bounds().Dy()
		changed = differingIn(before, l.shown(), image.Rect(w*58/100, h*8/100, w*74/100, h*30/100)) // the stage's right end, without any panel
		value[string](l, `redriveLab.seek("0")`)
		return changed
	}
	followed := clock()
	value[string](l, `redriveLab.view("1")`)
	taken := clock()
	value[string](l, `redriveLab.view("0")`)
	assert.Greater(t, followed, 3*taken+1000, "a fixed view stays")
	assert.Greater(t, clock(), 3*taken+1000, "until it is sent home")
}
