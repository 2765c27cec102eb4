package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// faded is how much of a mover can't be seen.
func faded(f *view.Fade, id MoverID) float64 {
	switch id {
	case Parcel:
		return f.Parcel
	case Waiting1, Waiting2, Waiting3:
		return f.Waiting
	case Lid:
		return f.Lid
	case Barrier:
		return f.Barrier
	case Hand:
		return f.Hand
	}
	return 0
}

// leave moves a waiting message on its way (0..1) along the track into the handler. They keep their distance; each is gone
// when it is under the roof.
func (t *Transform) leave(share float64) {
	if share <= 0 {
		return
	}
	last := waitingAt(int(Waiting3-Waiting1), 1)
	t.At[0] += min(share, 1) * (handlerX - last.At[0])
	t.Hidden = t.Hidden || t.At[0] >= handlerX
}

// handlerX is the handler's middle on the main line.
const handlerX = startX + handlerMain

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
