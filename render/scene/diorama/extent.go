package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Extent is what something reaches: all of it lies in the hull of these points.
type Extent [8]solid.Vec

// box is the extent of a box with its sides along the axes.
func box(low, high solid.Vec) (e Extent) {
	for i := range e {
		for axis := range low {
			e[i][axis] = low[axis]
			if i>>axis&1 == 1 {
				e[i][axis] = high[axis]
			}
		}
	}
	return e
}

// about is a box about the middle of its foot, from a height to another.
func about(x, z, halfX, halfZ, low, high float64) Extent {
	return box(solid.Vec{x - halfX, low, z - halfZ}, solid.Vec{x + halfX, high, z + halfZ})
}

// disc is the extent of a disc that lies at the origin, moved. An octagon holds it.
func disc(m *solid.Motion, radius float64) (e Extent) {
	out := radius / math.Cos(math.Pi/8)
	for i := range e {
		sin, cos := math.Sincos(math.Pi/8 + float64(i)*math.Pi/4)
		e[i] = m.Point(solid.Vec{out * sin, 0, out * cos})
	}
	return e
}

// plate is the extent of a plate that lies at the origin, moved.
func plate(m *solid.Motion, halfX, halfZ, thick float64) Extent {
	e := box(solid.Vec{-halfX, 0, -halfZ}, solid.Vec{halfX, thick, halfZ})
	for i := range e {
		e[i] = m.Point(e[i])
	}
	return e
}

// Standing is what stands at a station, in two parts, for who wants to name it without hiding it. Where a station is a
// piece of track alone, it is that piece.
func Standing(stage *view.Stage, s view.Station) [2]Extent {
	if stage.Cast == view.LessonReview {
		switch s {
		case view.Ring:
			return twice(dueExtent())
		case view.Sorter:
			return twice(about(sorterX, ringZ, sorterHalf+0.12, 0.6, 0, sorterEaves+0.4))
		case view.Desk:
			return [2]Extent{about(deskX, deskZ, deskHalfX, deskHalfZ, 0, deskHigh+restHigh), about(deskX, deskZ-1, 0.42, 0.42, 0, 1.9)}
		case view.Ledger:
			return twice(ledgerExtent())
		}
	}
	switch s {
	case view.Queue:
		return twice(about((startX+queueX)/2, mainZ, (queueX-startX)/2, parcelZ, 0, railTop+parcelHigh))
	case view.Handler:
		return [2]Extent{consoleExtent(), about(ringX, mainZ+1, 1.5, 0.3, 0, 0.14)}
	case view.Ring:
		return twice(about(ringX, ringZ-ringRadius+0.6, ringRadius, 0.9, 0, railTop))
	case view.Bin:
		return [2]Extent{about(binX, gateZ, binHalfX, binHalfZ, 0, binTop), lidExtent(stage.LidClosed)}
	case view.Gate:
		return [2]Extent{gateExtent(), about(archX, gateZ, archPost/2, archHalf+0.32, 0, archHigh+0.4)}
	case view.Bay:
		return [2]Extent{about(bayX, bayZ, 1.4, 1, 0, railTop), about(bayX, bayZ-0.75, 1.3, 0.1, 0, 2.4)}
	case view.Lane:
		return twice(about(laneRestX, gateZ, 1.2, 0.6, laneHigh, laneHigh+railTop))
	case view.SecondCheck:
		at, _ := secondAt()
		return [2]Extent{secondExtent(), about(at[0], at[2], 0.9, 0.9, 0, secondTop)}
	case view.Tray:
		return twice(about(trayX, mainZ, (trayRight-trayLeft)/2, 1.6, 0, 0.85))
	}
	return [2]Extent{dialExtent(), about(towerX, towerZ, columnHalfX, columnHalfZ, 0, columnHigh)}
}

func twice(e Extent) [2]Extent { return [2]Extent{e, e} }

// lidExtent is the bin's lid as it rests.
func lidExtent(closed bool) Extent {
	t := lidAt(share(closed))
	m := t.Motion()
	e := box(solid.Vec{-binHalfX, 0, 0}, solid.Vec{binHalfX, 0.14, 2*binHalfZ + 0.12})
	for i := range e {
		e[i] = m.Point(e[i])
	}
	return e
}

func share(full bool) float64 {
	if full {
		return 1
	}
	return 0
}

// Guards are how many extents Guarded has at most.
const Guards = 7

// Guarded are the extents of what a person reads on the stage by its light: the boards' lamps, the dials, the sockets,
// the keys. into has Guards places. Where the active place has such a board, that comes first, and active says so.
func Guarded(stage *view.Stage, into []Extent) (count int, active bool) {
	add := func(s view.Station, e Extent) {
		into[count] = e
		if s == stage.Active {
			into[0], into[count], active = into[count], into[0], true
		}
		count++
	}
	add(view.Tower, dialExtent())
	add(view.SecondCheck, secondExtent())
	add(view.Handler, consoleExtent())
	if stage.Cast == view.LessonReview {
		add(view.Handler, ringLamps(stage.Boards[view.RingBoard].Count)) // attempts
		add(view.Ring, dueExtent())
		add(view.Sorter, sorterExtent())
		add(view.Ledger, ledgerExtent())
		return count, active
	}
	add(view.Ring, ringLamps(stage.Boards[view.RingBoard].Count))
	add(view.Gate, gateExtent())
	return count, active
}

// boardThick is how far a board of lamps and its lamps stand out, lampThick how far those of a dial do.
const (
	boardThick = 0.3
	lampThick  = 0.04
)

func gateExtent() Extent {
	m := facing(solid.Vec{archX, (boardLow + boardHigh) / 2, gateZ + archHalf + archPost/2}, 0)
	return plate(&m, 2.16, 0.35, boardThick)
}

func secondExtent() Extent {
	at, heading := secondAt()
	yaw := math.Pi/2 - heading
	m := solid.Turned(at, yaw, 0, 0, 1)
	m = facing(m.Point(solid.Vec{0, secondTop + 0.25, 0.17}), yaw)
	return plate(&m, 1.03, 0.29, boardThick)
}

func sorterExtent() Extent {
	m := sorterBoard()
	return plate(&m, sorterBoardX, sorterBoardZ, boardThick)
}

func dialExtent() Extent {
	m := onDial(dialThick + lampThick)
	return disc(&m, dialRadius)
}

func dueExtent() Extent {
	m := backoffDial()
	m.At = m.At.Add(m.Y.Scale(backoffThick + lampThick))
	return disc(&m, backoffRadius)
}

func consoleExtent() Extent {
	m := onConsole(0)
	return plate(&m, consoleX, consoleDeep/2, consoleThick+0.1)
}

func ledgerExtent() Extent {
	return box(solid.Vec{ledgerX - ledgerHalf, 0, ledgerBack}, solid.Vec{ledgerX + ledgerHalf, ledgerHigh, ledgerFront})
}

// ringLamps is the box around as many of the ring's lamps as are there.
func ringLamps(n int) Extent {
	const radius = 0.18
	first := firstCentred(n, ringSlots)
	low, high := ringLampAt(first), ringLampAt(first)
	for i := range max(n, 1) {
		at := ringLampAt(first + i)
		low[0], high[0] = min(low[0], at[0]), max(high[0], at[0])
		low[2], high[2] = min(low[2], at[2]), max(high[2], at[2])
	}
	return box(solid.Vec{low[0] - radius, 0, low[2] - radius}, solid.Vec{high[0] + radius, 0.15, high[2] + radius})
}

// InFront says whether a station has its label before it, on the plate, and not over it.
func InFront(cast view.Cast, s view.Station) bool {
	return s == view.Handler || s == view.Ledger && cast == view.LessonReview
}

// passes are the ways that the parcel takes by rail.
var passes = [view.Casts][]struct{ from, to view.Station }{
	view.LessonQuarantine: {
		{view.Queue, view.Handler}, {view.Handler, view.Tray}, {view.Handler, view.Ring}, {view.Ring, view.Handler}, {view.Handler, view.Bin},
		{view.Bin, view.Gate}, {view.Gate, view.Bay}, {view.Gate, view.Lane}, {view.Lane, view.SecondCheck}, {view.SecondCheck, view.Handler},
	},
	view.LessonReview: {
		{view.Queue, view.Handler}, {view.Handler, view.Ledger}, {view.Ledger, view.Tray}, {view.Handler, view.Sorter}, {view.Sorter, view.Ring},
		{view.Ring, view.Handler}, {view.Sorter, view.Desk}, {view.Desk, view.SecondCheck}, {view.SecondCheck, view.Handler}, {view.Desk, view.Bin},
	},
}

// EachPass gives points about a parcel's length apart on every way that the parcel takes by rail in a lesson.
func EachPass(cast view.Cast, each func(at solid.Vec)) {
	for _, pass := range passes[cast] {
		w := wayBetween(cast, pass.from, pass.to)
		length := 0.0
		for i := range w.count {
			length += w.stretches[i].length
		}
		steps := max(1, int(length/parcelLength+0.5))
		for i := range steps + 1 {
			at := w.at(float64(i) / float64(steps))
			each(at.At)
		}
	}
}

// parcelLength is how far apart two parcels stand that touch.
const parcelLength = 2 * parcelX
