package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Aims is how many points of what stands at a station a label's line may point to.
const Aims = 2

// AimsAt are points on what stands at a station. The middle of what it reaches may lie in the air, and a line that ends there names
// nothing.
func AimsAt(cast view.Cast, s view.Station) [Aims]solid.Vec {
	if s >= view.Stations {
		return [Aims]solid.Vec{}
	}
	if cast == view.LessonReview {
		if at := reviewAims[s]; at != ([Aims]solid.Vec{}) {
			return at
		}
	}
	return aims[s]
}

var aims = [view.Stations][Aims]solid.Vec{
	view.Queue:       {onRail(mainLine(), (queueX-startX)/2), onRail(mainLine(), 0.4)},
	view.Handler:     {{ringX, 0.14, mainZ + 1}, onPlate(onConsole(consoleThick), consoleX*0.9, -consoleDeep*0.4)},
	view.Ring:        {onRail(ringLine(), ringWhole*0.36), onRail(ringLine(), ringWhole*0.64)},
	view.Bin:         {{binX - binHalfX, binTop, gateZ}, {binX, binTop, gateZ + postZ}},
	view.Gate:        {{archX, archHigh + 0.4, gateZ}, {archX, boardLow / 2, gateZ + archHalf}},
	view.Bay:         {{bayX, 2.4, bayZ - 0.75}, {bayX + 1.3, railTop, bayZ + 0.5}},
	view.Lane:        {onRail(laneLine(), laneRest), onRail(laneLine(), laneAt(80))},
	view.SecondCheck: secondAims(),
	view.Tray:        {{trayLeft + 0.2, 0.6, mainZ - 1.4}, {trayX, railTop, mainZ + 1}},
	view.Tower:       {onPlate(onDial(dialThick), dialRadius*0.9, 0), onPlate(onDial(dialThick), -dialRadius*0.9, 0)},
}

// reviewAims are those that the review lesson has elsewhere.
var reviewAims = [view.Stations][Aims]solid.Vec{
	view.Ring:   {onPlate(backoffDial(), backoffRadius*0.8, 0), onPlate(backoffDial(), -backoffRadius*0.8, 0)},
	view.Sorter: {{sorterX, sorterEaves + 0.4, ringZ}, {sorterX + sorterHalf, sorterEaves, ringZ}},
	view.Desk:   {{deskX + deskHalfX, deskHigh, deskZ}, {deskX - deskHalfX, deskHigh, deskZ}},
	view.Ledger: {{ledgerX + ledgerHalf, ledgerHigh, ledgerBack + ledgerTop/2}, {ledgerX, ledgerLip, ledgerFront}},
}

// onPlate is a point of what lies in its own plane, moved.
func onPlate(m solid.Motion, x, z float64) solid.Vec { return m.Point(solid.Vec{x, 0, z}) }

// onRail is a point on the right one of the rails along a line.
func onRail(l line, s float64) solid.Vec {
	at, heading := l.at(s)
	sin, cos := math.Sincos(heading)
	return at.Add(solid.Vec{-sin * gauge, railTop, cos * gauge})
}

// secondAims are the ends of the smaller arch's beam.
func secondAims() [Aims]solid.Vec {
	at, heading := secondAt()
	m := solid.Turned(at, math.Pi/2-heading, 0, 0, 1)
	return [Aims]solid.Vec{m.Point(solid.Vec{1.1, secondTop + 0.5, 0}), m.Point(solid.Vec{-1.1, secondTop + 0.5, 0})}
}
