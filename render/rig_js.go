package render

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene"
)

// turnMs is how long the camera takes to another fixed view.
const turnMs = 450

// rig moves the camera. Until a person moves it, it frames the stage for whatever shape the viewport has.
type rig struct {
	now, from, to scene.Camera
	view          int
	own           bool // a person has moved it
	ms            float64
	turning       bool
	aspect        float64
}

// frame fits the camera to the viewport.
func (r *rig) frame(aspect float64) {
	if aspect == r.aspect {
		return
	}
	r.aspect = aspect
	if !r.own {
		r.now, r.turning = scene.View(r.view, aspect), false
	}
}

// show turns to a fixed view.
func (r *rig) show(view int, atOnce bool) {
	r.view, r.own = view, false
	r.from, r.to, r.ms, r.turning = r.now, scene.View(view, r.aspect), 0, true
	if atOnce {
		r.now, r.turning = r.to, false
	}
	r.from.Yaw = r.to.Yaw + math.Remainder(r.from.Yaw-r.to.Yaw, 2*math.Pi)
}

// settle ends the turn to a fixed view.
func (r *rig) settle() {
	if r.turning {
		r.now, r.turning = r.to, false
	}
}

func (r *rig) orbit(dx, dy float64) {
	r.now, r.own, r.turning = r.now.Orbit(dx, dy), true, false
}

func (r *rig) zoom(factor float64) {
	r.now, r.own, r.turning = r.now.Zoom(factor), true, false
}

// advance lets time pass and says whether the camera still turns.
func (r *rig) advance(dtMs float64) bool {
	if !r.turning {
		return false
	}
	r.ms += dtMs
	t := min(r.ms/turnMs, 1)
	r.turning = t < 1
	t = t * t * (3 - 2*t)
	mix := func(a, b float64) float64 { return a + (b-a)*t }
	r.now = r.to
	if r.turning {
		r.now.Yaw, r.now.Pitch = mix(r.from.Yaw, r.to.Yaw), mix(r.from.Pitch, r.to.Pitch)
		r.now.Distance, r.now.FovY = mix(r.from.Distance, r.to.Distance), mix(r.from.FovY, r.to.FovY)
		for axis := range r.now.Target {
			r.now.Target[axis] = mix(r.from.Target[axis], r.to.Target[axis])
		}
	}
	return r.turning
}
