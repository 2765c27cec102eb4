package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// reviewByRail: the ring goes through the sorter, from which a branch leads to the desk. From there it is back over the
// lane and through the second arch to the handler, or into the bin.
func reviewByRail(w *way, from, to view.Station) bool {
	switch {
	case from == view.Handler && to == view.Sorter:
		w.ride(ringLine(), 0, sorterRest)
	case from == view.Sorter && to == view.Ring:
		w.ride(ringLine(), sorterRest, ringRest)
	case from == view.Sorter && to == view.Desk:
		branch, hold := branchLine(), holdLine()
		w.ride(ringLine(), sorterRest, sorterTurn)
		w.ride(branch, 0, branch.length())
		w.ride(hold, hold.length()-(bayFront-bayZ), hold.length())
	case from == view.Desk && to == view.SecondCheck:
		w.backOut(secondRest)
	case from == view.Desk && to == view.Handler:
		lane := laneLine()
		w.backOut(lane.length())
	case from == view.Desk && to == view.Bin:
		hold := holdLine()
		w.ride(hold, hold.length(), 0)
	case from == view.Handler && to == view.Queue:
		w.ride(mainLine(), handlerMain, queueX-startX)
	case from == view.Ledger && to == view.Queue:
		w.ride(mainLine(), ledgerRest, queueX-startX)
	case from == view.Handler && to == view.Ledger:
		w.ride(mainLine(), handlerMain, ledgerRest)
	case from == view.Ledger && to == view.Handler:
		w.ride(mainLine(), ledgerRest, handlerMain)
	case from == view.Ledger && to == view.Tray:
		w.ride(mainLine(), ledgerRest, trayX-startX)
	case from == view.Bin || to == view.Bin || from == view.Lane || to == view.Lane, from == view.Desk && to == view.Sorter,
		from == view.Handler && to == view.Desk:
		return false
	default:
		return byRail(w, from, to)
	}
	return true
}

// backOut goes from the desk back behind the turnout, and on along the lane.
func (w *way) backOut(to float64) {
	hold := holdLine()
	w.ride(hold, hold.length(), turnoutHold)
	w.ride(laneLine(), turnoutLane, to)
}

// How far the parcel goes to what turns it away.
const (
	wallDip  = 0.3  // off the rails towards the ledger's wall
	knockWay = 0.28 // along the ring to the barrier
)

// reached moves a resting parcel to what turns it away: its key on the ledger's wall, for one in the handler, or the
// barrier at the ring's exit.
func reached(t *Transform, p *view.Pose) {
	switch p.To {
	case view.Handler, view.Ledger:
		const turn = 0.7 // from when it turns to the wall
		l, rest, _ := restOf(p.Stage.Cast, p.To)
		*t = seat(&l, rest+(ownKeyX(&p.Stage)-startX-rest)*min(p.Reach/turn, 1))
		t.At[2] += wallDip * smooth((p.Reach-turn)/(1-turn))
	case view.Ring:
		l := ringLine()
		*t = seat(&l, ringRest+knockWay*p.Reach)
	}
}

// ownKeyX is where the message's own key is on the wall; its middle when there is none.
func ownKeyX(s *view.Stage) float64 {
	for i := range s.Keys {
		if s.Keys[i].Current {
			return slotX(i)
		}
	}
	return ledgerX
}

// exitAt: the barrier at the ring's exit is the gate's, smaller.
func exitAt(up float64) Transform {
	return Transform{At: solid.Vec{exitX, barrierPivot, exitZ}, Yaw: exitYaw(), Pitch: degrees(-82) * up, Scale: exitScale}
}

const exitScale = 0.8

// exitYaw is the way that the pole points when it is down: across the ring's exit.
func exitYaw() float64 { return degrees(102) }

// onSlope is the motion that puts what lies on its back at the origin on a face that leans back, its normal rising from
// the level by an angle (radians).
func onSlope(at solid.Vec, rising float64) solid.Motion {
	return solid.Turned(at, 0, math.Pi/2-rising, 0, 1)
}
