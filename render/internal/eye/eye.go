// Package eye says where points of the stage are seen, for what is drawn or decided beside a scene's Frame: labels, and
// which part of the picture changes. A test holds it to the Frame's own anchors.
package eye

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene"
)

// Eye sees the stage through a camera into a viewport.
type Eye struct {
	at                 [3]float64
	right, up, forward [3]float64
	scale              float64 // px a stage unit at depth 1
	middleX, middleY   float64
}

// least is the depth, in stage units, at which a point is too near to be seen.
const least = 0.2

// New looks through a camera into a viewport at (left, top) of this size in pixels.
func New(c *scene.Camera, left, top, widthPx, heightPx float64) Eye {
	sinYaw, cosYaw := math.Sincos(c.Yaw)
	sinPitch, cosPitch := math.Sincos(c.Pitch)
	e := Eye{
		right:   [3]float64{cosYaw, 0, -sinYaw},
		up:      [3]float64{-sinPitch * sinYaw, cosPitch, -sinPitch * cosYaw},
		forward: [3]float64{-cosPitch * sinYaw, -sinPitch, -cosPitch * cosYaw},
		scale:   heightPx / 2 / math.Tan(c.FovY/2),
		middleX: left + widthPx/2, middleY: top + heightPx/2,
	}
	for axis := range e.at {
		e.at[axis] = c.Target[axis] - c.Distance*e.forward[axis]
	}
	return e
}

// Spot is where a point is seen, and how many pixels a stage unit has there.
type Spot struct{ X, Y, Unit float64 }

// See gives the spot of a point; ok is false for one too near to the eye, or behind it.
func (e *Eye) See(p [3]float64) (s Spot, ok bool) {
	for axis := range p {
		p[axis] -= e.at[axis]
	}
	depth := dot(p, e.forward)
	if depth < least {
		return Spot{}, false
	}
	unit := e.scale / depth
	return Spot{e.middleX + unit*dot(p, e.right), e.middleY - unit*dot(p, e.up), unit}, true
}

// Scale is how many pixels a stage unit has at depth 1.
func (e *Eye) Scale() float64 { return e.scale }

func dot(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
