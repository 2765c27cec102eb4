package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// rideGap is how far over the rails the parcel goes, so that it never cuts into them.
const rideGap = 0.018

// seat places the parcel on a line. It keeps its front to the viewer and only sways with the bends: its sides lie along
// the track wherever that runs along x or z, so that its fingerprint can be read all the way.
func seat(l *line, s float64) Transform {
	at, heading := l.at(s)
	yaw := -math.Sin(4*heading) / 4
	slope := (l.height(s+axle) - l.height(s-axle)) / (2 * axle)
	at[1] = railTop + rideGap + l.carried(s, slope)
	t := Transform{At: at, Yaw: yaw, Scale: 1}
	if slope != 0 {
		t.tilt(slope, heading)
	}
	return t
}

// axle is how far before and behind its middle the parcel touches the rails.
const axle = 0.5

// carried is the height at which a floor that slopes along the line at s lies on the highest place of the rails under it.
func (l *line) carried(s, slope float64) float64 {
	const reach, steps = 1.0, 12
	high := l.height(s)
	if l.height(s-reach) == high && l.height(s+reach) == high {
		return high
	}
	middle, heading := l.at(s)
	sin, cos := math.Sincos(heading)
	for i := -steps; i <= steps; i++ {
		at, turned := l.at(s + reach*float64(i)/steps)
		aside, ahead := math.Sincos(turned)
		for _, u := range [2]float64{-gauge - railWide/2, gauge + railWide/2} {
			x, z := at[0]-aside*u-middle[0], at[2]+ahead*u-middle[2]
			high = max(high, at[1]-slope*(x*cos+z*sin))
		}
	}
	return high
}

// tilt leans the parcel along a slope in the direction of a heading.
func (t *Transform) tilt(slope, heading float64) {
	sin, cos := math.Sincos(heading)
	sy, cy := math.Sincos(t.Yaw)
	t.Roll = math.Atan(slope * (cy*cos - sy*sin))
	t.Pitch = -math.Atan(slope * (sy*cos + cy*sin))
}

// Pose places every mover, in the order of Movers, for one moment; into has a place for each. It allocates nothing.
func Pose(p *view.Pose, into []Transform) {
	for i := range min(len(into), int(moverCount)) {
		switch id := MoverID(i); id {
		case Parcel:
			into[i] = parcelAt(p)
			into[i].Faded = p.Fade.Parcel
		case Waiting1, Waiting2, Waiting3:
			into[i] = waitingAt(int(id-Waiting1), p.Stage.Waiting)
			into[i].leave(p.Leaving)
			into[i].Faded = max(into[i].Faded, p.Fade.Waiting)
		case Lid:
			into[i] = lidAt(p.Lid)
			into[i].Faded = p.Fade.Lid
		case Barrier:
			into[i] = barrierAt(p.Barrier)
			if p.Stage.Cast == view.LessonReview {
				into[i] = exitAt(p.Barrier)
			}
			into[i].Faded = p.Fade.Barrier
		case BarrierShadow:
			into[i] = into[Barrier].poleShadow(p.Barrier)
		case Hand:
			into[i] = handAt(p.Hand)
			into[i].Faded = p.Fade.Hand
		case Record:
			into[i] = filed(p)
		default: // a shadow goes with what has it, which comes before it
			into[i] = into[i-int(ParcelShadow-Parcel)]
			into[i].Hidden = into[i].Hidden || into[i].Aloft
		}
	}
}

func parcelAt(p *view.Pose) Transform {
	var t Transform
	if p.From == p.To {
		l, rest, _ := restOf(p.Stage.Cast, p.To)
		t = seat(&l, rest)
		if p.Reach > 0 && p.Stage.Cast == view.LessonReview {
			reached(&t, p)
		}
	} else {
		w := wayBetween(p.Stage.Cast, p.From, p.To)
		t = w.at(p.Along)
	}
	t.At[0] += 0.08 * p.Shake
	t.At[1] += 0.035 * math.Abs(p.Shake)
	t.Roll -= 0.055 * p.Shake
	t.twist(p.Twist)
	return t
}

// waitingAt: the healthy messages stand behind the parcel's place in the queue.
func waitingAt(i, waiting int) Transform {
	x := queueX - 1.75*float64(i+1)
	return Transform{At: solid.Vec{x, railTop + rideGap, mainZ}, Scale: 1, Hidden: i >= waiting}
}

func lidAt(closed float64) Transform {
	return Transform{At: solid.Vec{binX, binTop, gateZ - binHalfZ}, Pitch: degrees(-76) * (1 - closed), Scale: 1}
}

func barrierAt(up float64) Transform {
	return Transform{At: solid.Vec{barrierX, barrierPivot, barrierZ}, Pitch: degrees(-82) * up, Scale: 1}
}

// The barrier's pole turns about a point behind the track: down it comes towards the viewer, so that up and down can be
// told apart from the front.
const (
	barrierPivot = 0.92
	barrierZ     = gateZ - 0.98
)

// handAt: the hand turns clockwise, a whole turn for the whole life.
func handAt(round float64) Transform {
	turned := 2 * math.Pi * min(max(round, 0), 1)
	return Transform{At: dialAt(dialThick + 0.01), Pitch: -dialLean(), Roll: -turned, Scale: 1}
}
