//go:build browser

package browsertest

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// turning has a pointer turn the camera in every frame, until stopTurning().
const turning = `(() => {
	const point = (kind, x) => redriveLabFrames.canvas.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, isPrimary: true, clientX: x, clientY: 200 }));
	let step = 0, on = true;
	const turn = () => { if (on) { point("pointermove", 300 + 100 * Math.sin(step++ / 20)); requestAnimationFrame(turn); } };
	window.stopTurning = () => { on = false; point("pointerup", 300); };
	point("pointerdown", 300);
	turn();
})()`

// Where a frame takes too long while the camera turns, the stage is drawn with fewer pixels, words with all of them; what rests is
// drawn in full on any machine.
func TestASlowMachineTurnsCoarselyAndRestsInFull(t *testing.T) {
	l := open(t, "lab.html", canvasView)
	at := l.target("receive")
	word := image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H))
	before := l.picture()
	require.NoError(t, l.Slow(20))
	value[bool](l, `(`+turning+`, true)`)
	l.wait(`redriveLab.fineness() < 1`)
	assert.Zero(t, differingIn(before, l.shown(), word), "an action's word")
	require.NoError(t, l.Slow(1))
	value[bool](l, `(stopTurning(), true)`)
	l.wait(`redriveLab.fineness() === 1`)
}

// For pictures and measurements it can be had in full however long that takes.
func TestFullResolutionIsKeptOnASlowMachine(t *testing.T) {
	l := open(t, "lab.html?resolution=full", canvasView)
	require.NoError(t, l.Slow(20))
	coarse := value[bool](l, `(async () => {
		`+turning+`;
		let coarse = false;
		for (const from = redriveLabFrames.drawn; redriveLabFrames.drawn < from + 20;) {
			await new Promise(requestAnimationFrame);
			coarse ||= redriveLab.fineness() !== 1;
		}
		stopTurning();
		return coarse;
	})()`)
	assert.False(t, coarse)
}
