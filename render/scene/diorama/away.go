package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// leave moves a waiting message on its way (0..1) along the track through the handler. They keep their distance; behind
// the handler each fades away: the tray is for the message of the lesson.
func (t *Transform) leave(share float64) {
	if share <= 0 {
		return
	}
	last := waitingAt(int(Waiting3-Waiting1), 1)
	t.At[0] += min(share, 1) * (leftX - last.At[0])
	t.Faded = min(max((t.At[0]-leavingX)/(leftX-leavingX), 0), 1)
}

// Where a waiting message that leaves begins to fade, and where it is gone.
const (
	leavingX = 1.4
	leftX    = 5.0
)

// hopHigh is how high the parcel rises while it turns about itself.
const hopHigh = 0.14

// twist turns the parcel once about itself.
func (t *Transform) twist(share float64) {
	t.Yaw += 2 * math.Pi * share
	t.At[1] += hopHigh * math.Sin(math.Pi*share)
}

// Rest is where the parcel's foot is when it rests at a station.
func Rest(cast view.Cast, s view.Station) solid.Vec {
	l, rest, _ := restOf(cast, s)
	t := seat(&l, rest)
	return t.At
}
