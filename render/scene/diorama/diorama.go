package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Part is one static convex solid.
type Part struct {
	Solid solid.Solid
	Glass bool // drawn with the theme's transparency
	Only  Only
	// Passing says that the state may have it away.
	Passing bool
}

// Only says in which lesson's cast a part stands: 0 in each, else in the one whose view.Cast is one less.
type Only = uint8

const (
	onlyQuarantine Only = 1 + Only(view.LessonQuarantine)
	onlyReview     Only = 1 + Only(view.LessonReview)
	onlyAtTimes    Only = 1 + Only(view.Casts) // in the review lesson, as its state has it: keys, sheets
)

// MoverID names a part that moves.
type MoverID uint8

// The movers, in the order of Movers and Pose.
const (
	Parcel MoverID = iota
	Waiting1
	Waiting2
	Waiting3
	Lid
	Barrier
	Hand
	Record
	ParcelShadow // and those of the waiting messages, in the same order, and the barrier's: pictures on what lies beneath
	Waiting1Shadow
	Waiting2Shadow
	Waiting3Shadow
	BarrierShadow
	moverCount
)

// Mover is a group of convex solids that moves as one, in its own coordinates. Some are alternatives for one another,
// which Visible tells; those visible together touch at most.
type Mover struct {
	ID     MoverID
	Solids []solid.Solid
	Glass  []bool // which of the solids are drawn with the theme's transparency
}

// Transform places a mover: turned about z by Roll, then about x by Pitch, then about y by Yaw, scaled, then moved to At.
type Transform struct {
	At               solid.Vec
	Yaw, Pitch, Roll float64 // radians
	Scale            float64
	Faded            float64 // 0: all of it is there, 1: nothing can be seen
	Aloft            bool    // it flies, and has no shadow beneath
	Hidden           bool
}

// Motion is the transform as a motion of points.
func (t *Transform) Motion() solid.Motion {
	return solid.Turned(t.At, t.Yaw, t.Pitch, t.Roll, t.Scale)
}

// Colour is a paint's colour now: not premultiplied, 0..1. Alpha 0 isn't drawn. Glow is how much of it shines by itself, Halo
// how far, in stage units, it fades out around what has it.
type Colour struct{ R, G, B, A, Glow, Halo float32 }

// Static are the parts that never move, with their ambient light baked. Their paints may change with the state. It takes
// seconds and gives the same parts each time.
func Static() []Part {
	parts := layout()
	bake(parts)
	return parts
}

// layout are the static parts before the light is baked.
func layout() []Part {
	var b builder
	b.plate()
	b.tracks()
	b.handler()
	b.ring()
	b.bin()
	b.alone(onlyQuarantine, b.gate)
	b.bay()
	b.secondCheck()
	b.tray()
	b.tower()
	b.alone(onlyReview, b.review)
	return b.parts
}

// review are the parts of the review lesson alone.
func (b *builder) review() {
	b.branch()
	b.sorter()
	b.backoff()
	b.exit()
	b.desk()
	b.person()
	b.ledger()
}

// builder collects the static parts.
type builder struct {
	parts []Part
	rails []laidRail
	only  Only
}

// alone adds parts that stand in one lesson only.
func (b *builder) alone(only Only, add func()) {
	b.only = only
	add()
	b.only = 0
}

func (b *builder) add(paint solid.Paint, solids ...solid.Solid) {
	for _, s := range solids {
		if s.Paint == 0 {
			s.Paint = paint
		}
		only := b.only
		if s.Paint >= paintDueLamp {
			only = onlyAtTimes
		}
		b.parts = append(b.parts, Part{Solid: s, Only: only, Passing: s.Paint >= changingPaints})
	}
}

// stand adds what stands on something, so that its underside can't be seen.
func (b *builder) stand(paint solid.Paint, solids ...solid.Solid) {
	for _, s := range solids {
		b.add(paint, s.Hide(solid.Vec{0, -1, 0}))
	}
}

func (b *builder) glass(paint solid.Paint, solids ...solid.Solid) {
	for _, s := range solids {
		b.parts = append(b.parts, Part{Solid: s.Painted(paint), Glass: true, Only: b.only})
	}
}

// Anchor is the point over a station where its label stands in a lesson.
func Anchor(cast view.Cast, s view.Station) solid.Vec {
	if s >= view.Stations {
		return solid.Vec{}
	}
	if cast == view.LessonReview {
		if at := reviewAnchors[s]; at != (solid.Vec{}) {
			return at
		}
	}
	return anchors[s]
}

var anchors = [view.Stations]solid.Vec{
	view.Queue:       {-8.4, 1.9, mainZ},
	view.Handler:     {0, 0.1, mainZ + 1.75},
	view.Ring:        {ringX - 1.5, 0.6, ringZ - ringRadius - 0.7},
	view.Bin:         {binX, 3.4, gateZ},
	view.Gate:        {archX, 4.1, gateZ + 1},
	view.Bay:         {bayX, 2.8, bayZ - 0.8},
	view.Lane:        {5.6, 2.3, gateZ - 0.2},
	view.SecondCheck: {7.6, 3.6, 0.1},
	view.Tray:        {trayX, 1.5, mainZ - 1.4},
	view.Tower:       {towerX, 5.2, towerZ},
}

// reviewAnchors are those that the review lesson has elsewhere.
var reviewAnchors = [view.Stations]solid.Vec{
	view.Ring:   {backoffX, 3.0, backoffZ},
	view.Sorter: {sorterX, 3.3, ringZ},
	view.Desk:   {deskX, 2.6, deskZ - 0.8},
	view.Ledger: {ledgerX, 0.1, mainZ + 2.1},
}
