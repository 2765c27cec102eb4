package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// leg is a straight or an arc of a line. Headings go from x towards z, so clockwise seen from above.
type leg struct {
	x, z, heading float64
	length        float64
	bend          float64 // radians a unit, 0 for a straight
}

// hill is how a line rises to top and comes down again, between positions along it.
type hill struct{ rise0, rise1, fall0, fall1, top float64 }

// line is the middle of a track on the plate. It is a value, so that asking where something is allocates nothing.
type line struct {
	legs  [6]leg
	count int
	hill  hill
}

// lineFrom begins a line at a point with a heading (radians).
func lineFrom(x, z, heading float64) line {
	var l line
	l.legs[0] = leg{x: x, z: z, heading: heading}
	return l
}

// straight continues the line by a length.
func (l line) straight(length float64) line { return l.with(length, 0) }

// turn continues it by an arc: turned by an angle (radians, positive from x towards z) at a radius.
func (l line) turn(radius, angle float64) line {
	return l.with(radius*math.Abs(angle), math.Copysign(1/radius, angle))
}

// with fills the open leg at the end and opens the next one.
func (l line) with(length, bend float64) line {
	g := &l.legs[l.count]
	g.length, g.bend = length, bend
	l.count++
	if l.count < len(l.legs) {
		x, z, heading := g.at(length)
		l.legs[l.count] = leg{x: x, z: z, heading: heading}
	}
	return l
}

func (g *leg) at(s float64) (x, z, heading float64) {
	h := g.heading + g.bend*s
	if g.bend == 0 {
		sin, cos := math.Sincos(g.heading)
		return g.x + s*cos, g.z + s*sin, h
	}
	s0, c0 := math.Sincos(g.heading)
	s1, c1 := math.Sincos(h)
	return g.x + (s1-s0)/g.bend, g.z + (c0-c1)/g.bend, h
}

// length of the whole line.
func (l *line) length() float64 {
	sum := 0.0
	for i := range l.count {
		sum += l.legs[i].length
	}
	return sum
}

// at is the point at s along the line, at its height, and the heading there. Beyond the ends the last leg goes on.
func (l *line) at(s float64) (solid.Vec, float64) {
	rest := s
	i := 0
	for i < l.count-1 && rest > l.legs[i].length {
		rest -= l.legs[i].length
		i++
	}
	x, z, heading := l.legs[i].at(rest)
	return solid.Vec{x, l.height(s), z}, heading
}

// height of the track's foot at s.
func (l *line) height(s float64) float64 {
	if l.hill.top == 0 {
		return 0
	}
	up := smooth((s - l.hill.rise0) / (l.hill.rise1 - l.hill.rise0))
	down := smooth((s - l.hill.fall0) / (l.hill.fall1 - l.hill.fall0))
	return l.hill.top * (up - down)
}

// smooth goes from 0 to 1 with level ends.
func smooth(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// degrees in radians.
func degrees(d float64) float64 { return d * math.Pi / 180 }

// mainLine runs from the queue's far end through the handler into the tray.
func mainLine() line { return lineFrom(startX, mainZ, 0).straight(trayX - startX) }

// ringLine leaves the handler, goes round once and comes back.
func ringLine() line { return lineFrom(ringX, mainZ, 0).turn(ringRadius, -2*math.Pi) }

// binLine leaves the handler backwards and turns into the bin.
func binLine() line {
	const radius = 4.95
	turn := lineFrom(0, mainZ, math.Pi).straight(-binX-radius).turn(radius, math.Pi/2)
	return turn.straight(mainZ - radius - gateZ)
}

// holdLine goes from the bin to the gate and on into the bay.
func holdLine() line {
	return lineFrom(binX, gateZ, 0).straight(turnoutX-binX).turn(bayTurn, -math.Pi/2).straight(bayFront - bayZ)
}

// branchLine goes from the sorter, with a hair of a bend, to the beginning of the desk's floor.
func branchLine() line {
	const radius = 10.0
	aside, away := bayX-(sorterX-radius), ringZ-bayFront // from the bend's middle
	straight := math.Sqrt(aside*aside + away*away - radius*radius)
	turn := math.Atan2(away, aside) - math.Atan2(straight, radius)
	return lineFrom(sorterX, ringZ, degrees(-90)).turn(radius, -turn).straight(straight)
}

// laneLine goes from the gate over the raised lane back to the handler.
func laneLine() line {
	const end, join = 155.0, 5.0
	sin, cos := math.Sincos(degrees(end))
	drop := mainZ - join*(1+cos) - (gateZ + laneRadius*(1-cos))
	l := lineFrom(gateRestX, gateZ, 0).straight(laneTurnX-gateRestX).turn(laneRadius, degrees(end))
	l = l.straight(drop/sin).turn(join, degrees(180-end))
	x, _ := l.at(l.length())
	l.hill = hill{rise0: bayX + 0.8 - gateRestX, rise1: laneAt(25), fall0: laneAt(75), fall1: laneAt(end) + 0.7, top: laneHigh}
	return l.straight(x[0])
}

// laneAt is the position along the lane where it has turned by some degrees.
func laneAt(turned float64) float64 {
	return laneTurnX - gateRestX + laneRadius*degrees(turned)
}
