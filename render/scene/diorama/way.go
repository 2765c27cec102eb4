package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// stretch is a part of a way: along a line from one position to another, or, when air, through the air between points.
type stretch struct {
	line     line
	from, to float64
	air      bool
	a, b     Transform
	length   float64
}

// way is how the parcel goes from one station to another. It is a value and made anew when asked for.
type way struct {
	stretches [3]stretch
	count     int
}

func (w *way) ride(l line, from, to float64) {
	w.stretches[w.count] = stretch{line: l, from: from, to: to, length: math.Abs(to - from)}
	w.count++
}

func (w *way) fly(a, b Transform) {
	s := stretch{air: true, a: a, b: b}
	s.length = s.flightLength()
	w.stretches[w.count] = s
	w.count++
}

// Positions along the lines. The lane's and the second check's are on the laneLine.
const (
	ringRest    = ringRadius * math.Pi * 3 / 2
	ringWhole   = ringRadius * math.Pi * 2
	laneRest    = laneRestX - gateRestX
	secondRest  = laneTurnX - gateRestX + laneRadius*(archTurned+2)*math.Pi/180 // in the arch
	handlerMain = -startX
	sorterRest  = ringRadius * 1.12        // before the sorter, which would hide it
	sorterTurn  = ringRadius * math.Pi / 2 // where the branch to the desk begins
	ledgerRest  = ledgerX - startX
	turnoutHold = turnoutX - binX      // on the holdLine
	turnoutLane = turnoutX - gateRestX // and the same place on the laneLine
)

// wayBetween is the way from one station to another in a lesson: by rail where the stage has a track for it, else through
// the air.
func wayBetween(cast view.Cast, from, to view.Station) way {
	var w way
	if cast == view.LessonReview {
		if reviewByRail(&w, from, to) {
			return w
		}
	} else if byRail(&w, from, to) {
		return w
	}
	l, rest, port := restOf(cast, from)
	if rest != port {
		w.ride(l, rest, port)
	}
	a := seat(&l, port)
	m, arrival, landing := restOf(cast, to)
	b := seat(&m, landing)
	w.fly(a, b)
	if arrival != landing {
		w.ride(m, landing, arrival)
	}
	return w
}

func byRail(w *way, from, to view.Station) bool {
	switch {
	case from == view.Queue && to == view.Handler:
		w.ride(mainLine(), queueX-startX, handlerMain)
	case from == view.Handler && to == view.Tray:
		w.ride(mainLine(), handlerMain, trayX-startX)
	case from == view.Handler && to == view.Ring:
		w.ride(ringLine(), 0, ringRest)
	case from == view.Ring && to == view.Handler:
		w.ride(ringLine(), ringRest, ringWhole)
	case from == view.Handler && to == view.Bin:
		l := binLine()
		w.ride(l, 0, l.length())
	case from == view.Bin && to == view.Gate:
		w.ride(holdLine(), 0, gateRestX-binX)
	case from == view.Gate && to == view.Bay:
		l := holdLine()
		w.ride(l, gateRestX-binX, l.length())
	case from == view.Bay && to == view.Gate:
		l := holdLine()
		w.ride(l, l.length(), gateRestX-binX)
	case from == view.Gate && to == view.Lane:
		w.ride(laneLine(), 0, laneRest)
	case from == view.Lane && to == view.SecondCheck:
		w.ride(laneLine(), laneRest, secondRest)
	case from == view.SecondCheck && to == view.Handler:
		l := laneLine()
		w.ride(l, secondRest, l.length())
	default:
		return false
	}
	return true
}

// restOf is the line on which the parcel rests at a station, where, and the port: the place on that line from where
// it can rise into the air.
func restOf(cast view.Cast, s view.Station) (l line, rest, port float64) {
	if cast == view.LessonReview {
		switch s {
		case view.Sorter:
			return ringLine(), sorterRest, sorterTurn + 1.5
		case view.Ledger:
			return mainLine(), ledgerRest, ledgerRest
		}
	}
	switch s {
	case view.Handler:
		return mainLine(), handlerMain, handlerMain + 2.3
	case view.Ring:
		return ringLine(), ringRest, ringRest
	case view.Bin:
		return holdLine(), 0, 2.95
	case view.Gate:
		return holdLine(), gateRestX - binX, gateRestX - binX - 0.5
	case view.Bay:
		l = holdLine()
		return l, l.length(), l.length()
	case view.Lane:
		return laneLine(), laneRest, laneRest
	case view.SecondCheck:
		return laneLine(), secondRest, laneRest
	case view.Tray:
		return mainLine(), trayX - startX, trayX - startX
	case view.Tower:
		return lineFrom(towerX, -2.2, 0).straight(1), 0, 0
	}
	return mainLine(), queueX - startX, queueX - startX
}

// at is where the parcel is when it has done this share (0..1) of the way.
func (w *way) at(along float64) Transform {
	total := 0.0
	for i := range w.count {
		total += w.stretches[i].length
	}
	left := min(max(along, 0), 1) * total
	last := &w.stretches[max(w.count-1, 0)]
	for i := range w.count {
		s := &w.stretches[i]
		if left <= s.length || s == last {
			return s.at(left)
		}
		left -= s.length
	}
	return Transform{Scale: 1}
}

func (s *stretch) at(done float64) Transform {
	if s.air {
		return s.flown(done)
	}
	return seat(&s.line, s.from+math.Copysign(min(done, s.length), s.to-s.from))
}

// flightHigh is how high a flight goes over its ends: over the open lid and the clock.
const flightHigh = 6.2

// flight is the point at t of a flight: straight up at the start, straight down at the end.
func (s *stretch) flight(t float64) solid.Vec {
	p := s.a.At.Lerp(s.b.At, smooth(t))
	p[1] += 4 * flightHigh * t * (1 - t)
	return p
}

// flightSteps is in how many straight pieces the length of a flight is measured.
const flightSteps = 24

func (s *stretch) flightLength() float64 {
	sum := 0.0
	for i := range flightSteps {
		sum += s.flightStep(i)
	}
	return sum
}

func (s *stretch) flightStep(i int) float64 {
	return s.flight(float64(i+1) / flightSteps).Sub(s.flight(float64(i) / flightSteps)).Length()
}

// flown is where a flight is after a length, on its way from one lean to the other.
func (s *stretch) flown(done float64) Transform {
	t := 1.0
	for i := range flightSteps {
		step := s.flightStep(i)
		if done <= step {
			t = (float64(i) + done/step) / flightSteps
			break
		}
		done -= step
	}
	k := smooth(t)
	return Transform{
		At:    s.flight(t),
		Yaw:   s.a.Yaw + (s.b.Yaw-s.a.Yaw)*k,
		Pitch: s.a.Pitch + (s.b.Pitch-s.a.Pitch)*k,
		Roll:  s.a.Roll + (s.b.Roll-s.a.Roll)*k,
		Scale: 1,
		Aloft: true,
	}
}
