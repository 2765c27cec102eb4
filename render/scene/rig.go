package scene

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

const (
	// turnMs is how long the camera takes to another place.
	turnMs = 450.0
	// longCourseMs is from which length on the camera follows: for less it would do nothing but move, and a moving camera
	// costs a whole picture where a still one costs a part.
	longCourseMs = 2200.0
)

// Rig moves the camera. At home it frames the whole stage, goes nearer to where much is about to happen, rests
// while it happens, and comes back; until a person takes over with a drag, the wheel or a fixed view. The zero Rig is at
// home, without a camera until Frame.
type Rig struct {
	now, from, to Camera
	base          Camera // the whole stage, as the chosen view has it
	view          int
	taken         bool // a person chose where the camera is
	dragged       bool // with their own hand: it stays whatever shape the viewport gets
	course        int  // the one that was followed last
	away          bool // following one
	ms            float64
	turning       bool
	aspect        float64
}

// Camera is where the camera is now.
func (r *Rig) Camera() Camera { return r.now }

// OnTheWay says whether the camera turns, or is in a person's hand: then it may move again in the next frame.
func (r *Rig) OnTheWay() bool { return r.turning || r.dragged }

// Frame fits the camera to the viewport's shape (width / height).
func (r *Rig) Frame(aspect float64) {
	if aspect == r.aspect {
		return
	}
	r.aspect = aspect
	r.base = View(r.view, aspect)
	if !r.dragged {
		r.now, r.turning, r.away = r.base, false, false
	}
}

// Show turns to a fixed view, 0 to ViewCount-1, and stays there.
func (r *Rig) Show(view int, atOnce bool) {
	r.choose(view, atOnce)
	r.taken = true
}

// Home turns to the first view and follows what happens again.
func (r *Rig) Home(atOnce bool) {
	r.choose(0, atOnce)
	r.taken = false
}

func (r *Rig) choose(view int, atOnce bool) {
	r.view, r.base = view, View(view, r.aspect)
	r.dragged, r.away = false, false
	r.turn(r.base)
	if atOnce {
		r.Settle()
	}
}

// Orbit turns the camera by a drag, in pixels. The camera is the person's from then on.
func (r *Rig) Orbit(dxPx, dyPx float64) { r.take(r.now.Orbit(dxPx, dyPx)) }

// Zoom scales the camera's distance. The camera is the person's from then on.
func (r *Rig) Zoom(factor float64) { r.take(r.now.Zoom(factor)) }

func (r *Rig) take(c Camera) {
	r.now, r.taken, r.dragged, r.turning, r.away = c, true, true, false, false
}

// Follow lets the camera take notice of what the stage is about to do: it goes nearer when a long course begins, and back
// when it is over. Call it each frame.
func (r *Rig) Follow(course view.Course, cast view.Cast) {
	if r.taken {
		r.course = course.Number
		return
	}
	switch {
	case course.Number != r.course && course.Ms >= longCourseMs && course.Stations != 0:
		shot := Shot(r.base, r.aspect, cast, course.Stations)
		r.away = true
		r.turn(shot)
	case r.away && (course.Stations == 0 || course.Number != r.course):
		r.away = false
		r.turn(r.base)
	}
	r.course = course.Number
}

// turn starts the way to another place, by the shorter side.
func (r *Rig) turn(to Camera) {
	r.from, r.to, r.ms, r.turning = r.now, to, 0, r.now != to
	r.from.Yaw = to.Yaw + math.Remainder(r.from.Yaw-to.Yaw, 2*math.Pi)
}

// Settle ends the camera's way at once.
func (r *Rig) Settle() {
	if r.turning {
		r.now, r.turning = r.to, false
	}
	if r.away {
		r.now, r.away = r.base, false
	}
}

// Advance lets dtMs of time pass and says whether the camera still moves.
func (r *Rig) Advance(dtMs float64) bool {
	if !r.turning {
		return false
	}
	r.ms += max(dtMs, 0)
	t := min(r.ms/turnMs, 1)
	r.turning = t < 1
	r.now = r.to
	if r.turning {
		r.now = between(&r.from, &r.to, t*t*(3-2*t))
	}
	return r.turning
}

// between is the camera at t of the way from one to another.
func between(from, to *Camera, t float64) Camera {
	mix := func(a, b float64) float64 { return a + (b-a)*t }
	c := Camera{
		Yaw: mix(from.Yaw, to.Yaw), Pitch: mix(from.Pitch, to.Pitch),
		Distance: mix(from.Distance, to.Distance), FovY: mix(from.FovY, to.FovY),
	}
	for axis := range c.Target {
		c.Target[axis] = mix(from.Target[axis], to.Target[axis])
	}
	return c.settled()
}
