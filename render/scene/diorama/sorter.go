package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// The sorter is a signal box that bridges the ring, its board of lamps leaning back before it. The board stands a little
// to the right, where the handler's chimney doesn't hide it.
const (
	sorterHalf  = 1.3 // from the track's middle to its ends
	sorterLow   = 1.62
	sorterEaves = 2.1
	sorterFront = ringZ + 0.36
	sorterRear  = ringZ - 0.36
	boardAside  = 0.42
)

// branch is the track from the sorter to the desk. Its left rail begins outside the ring, so that the ring's lamps have
// their place.
func (b *builder) branch() {
	t := track{line: branchLine(), rails: paintBranchRail}
	t.to = t.line.length()
	chords := t.chords()
	laid := b.rails
	b.rail(t, chords, gauge, laid)
	outside := t
	outside.from = math.Sqrt(math.Pow(ringRadius+gauge, 2)-math.Pow(ringRadius-gauge, 2)) + 0.2
	b.rail(outside, outside.chords(), -gauge, laid)
	for _, c := range chords {
		b.sleepers(c, paintBranchSleeper)
	}
}

func (b *builder) sorter() {
	const half, post = 1.1, 0.26
	for _, x := range []float64{sorterX - half, sorterX + half} {
		o := solid.RoundedRect(x-post/2, ringZ-post/2, x+post/2, ringZ+post/2, 0.06, 1)
		b.stand(paintSorterPost, solid.Slab(o, 0, sorterLow, solid.Edge{}, solid.Edge{}, true))
	}
	low, high := solid.Vec{sorterX - sorterHalf, sorterLow, sorterRear}, solid.Vec{sorterX + sorterHalf, sorterEaves, sorterFront}
	b.add(paintSorterWall, solid.Box(low, high))
	const over, rise = 0.12, 0.4
	roof := solid.Section{Points: []solid.SectionPoint{
		{U: sorterFront, V: sorterEaves}, {U: ringZ, V: sorterEaves + rise}, {U: sorterRear - over, V: sorterEaves},
	}}
	b.add(paintSorterRoof, solid.Pole(solid.Vec{low[0] - over, 0, 0}, solid.Vec{high[0] + over, 0, 0}, roof, solid.Up))
	b.classLamps()
}

// Half the sorter's board.
const (
	sorterBoardX = 1.22
	sorterBoardZ = 0.42
)

// sorterBoard is the motion that puts what lies on its back at the origin onto the sorter's front, leaning back.
func sorterBoard() solid.Motion {
	lean := degrees(20)
	foot := solid.Vec{sorterX + boardAside, sorterLow + 0.06, sorterFront}
	m := onSlope(foot, lean)
	m.At = foot.Add(m.Z.Scale(-sorterBoardZ)).Add(solid.Vec{0, 0, 2 * sorterBoardZ * math.Sin(lean)})
	return m
}

// classLamps are a round one for temporary, a square one for terminal and a triangle for unknown.
func (b *builder) classLamps() {
	const thick, apart = 0.12, 0.78
	m := sorterBoard()
	board := solid.Slab(solid.RoundedRect(-sorterBoardX, -sorterBoardZ, sorterBoardX, sorterBoardZ, 0.12, 2), 0, thick, solid.Edge{}, solid.Edge{Radius: 0.05, Segments: 1}, true)
	b.add(paintSorterBoard, m.Solid(board))
	for i, o := range [classes]solid.Outline{
		solid.Regular(12, -apart, 0, 0.29, 0),
		solid.Regular(4, 0, 0, 0.36, degrees(45)),
		solid.Regular(3, apart, 0.08, 0.37, degrees(-90)),
	} {
		lamp := solid.Prism(o, thick, thick+0.1)
		b.add(paintSorterLamp+solid.Paint(i), m.Solid(lamp.Hide(solid.Vec{0, -1, 0})))
	}
}

// The backoff clock stands where the ring comes round: a small dial with a lamp a share of the wait.
const (
	backoffHigh   = 1.75 // its middle
	backoffRadius = 0.86
	backoffThick  = 0.16
	backoffPost   = 0.11
)

// backoffDial is the motion that puts what lies on its back at the origin where the backoff clock's dial is.
func backoffDial() solid.Motion {
	return onSlope(solid.Vec{backoffX, backoffHigh, backoffZ + backoffPost}, degrees(12))
}

func (b *builder) backoff() {
	const post, foot = backoffPost, 0.36
	b.stand(paintClockRim, solid.Slab(solid.Regular(8, backoffX, backoffZ, foot, degrees(22.5)), 0, 0.12, solid.Edge{}, solid.Edge{Radius: 0.05, Segments: 1}, true))
	b.stand(paintClockRim, solid.Slab(solid.Regular(8, backoffX, backoffZ, post, degrees(22.5)), 0.12, backoffHigh-backoffRadius+0.1, solid.Edge{}, solid.Edge{}, true))
	m := backoffDial()
	disc := solid.Slab(solid.Regular(16, 0, 0, backoffRadius, degrees(11.25)), 0, backoffThick, solid.Edge{}, solid.Edge{Radius: 0.06, Segments: 1}, true)
	disc.Paint = paintClockRim
	for f := range disc.Faces {
		if disc.Faces[f].Plane.Normal[1] > 0.99 {
			disc.Faces[f].Paint = paintClockFace
		}
	}
	b.add(0, m.Solid(disc))
	for i := range dueSlots {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / dueSlots)
		lamp := solid.Prism(solid.Regular(6, 0.62*sin, -0.62*cos, 0.11, 0), backoffThick, backoffThick+0.06)
		b.add(paintDueLamp+solid.Paint(i), m.Solid(lamp.Hide(solid.Vec{0, -1, 0})))
	}
}

// exit is the post of the barrier at the ring's exit, beside its pole.
func (b *builder) exit() {
	m := solid.Turned(solid.Vec{exitX, 0, exitZ}, exitYaw(), 0, 0, 1)
	o := solid.RoundedRect(0.08, -0.14, 0.34, 0.14, 0.06, 1)
	b.stand(paintSorterPost, m.Solid(solid.Slab(o, 0, barrierPivot+0.14, solid.Edge{}, solid.Edge{Radius: 0.05, Segments: 1}, true)))
}
