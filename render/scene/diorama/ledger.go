package diorama

import (
	"math"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// The ledger is a wall of keys before the track to the tray; its face leans back, so that it hides nothing of the parcel.
const (
	ledgerHigh = 0.82
	ledgerLip  = 0.28 // height of the face's foot
	ledgerTop  = 0.16 // depth of its top
	slotApart  = 0.88
	ledgerHalf = 2*slotApart + 0.1
)

// slopeOf is how far from the level the normal of a face rises that is deep and high.
func slopeOf(deep, high float64) float64 { return math.Atan2(deep, high) }

// slotX is the middle of a key's place.
func slotX(i int) float64 { return ledgerX + (float64(i)-(keySlots-1)/2.0)*slotApart }

func (b *builder) ledger() {
	wall := solid.Section{Points: []solid.SectionPoint{
		{U: ledgerFront, V: 0}, {U: ledgerFront, V: ledgerLip}, {U: ledgerBack + ledgerTop, V: ledgerHigh}, {U: ledgerBack, V: ledgerHigh}, {U: ledgerBack, V: 0},
	}}
	b.stand(paintLedger, solid.Pole(solid.Vec{ledgerX - ledgerHalf, 0, 0}, solid.Vec{ledgerX + ledgerHalf, 0, 0}, wall, solid.Up))
	deep, high := ledgerFront-ledgerBack-ledgerTop, ledgerHigh-ledgerLip
	for i := range keySlots {
		m := onSlope(solid.Vec{slotX(i), (ledgerLip + ledgerHigh) / 2, ledgerFront - deep/2}, slopeOf(deep, high))
		b.slot(solid.Paint(i), &m)
	}
}

// slot is a key's place: a dark plate, and on it the key's bow, shank and bits.
func (b *builder) slot(i solid.Paint, m *solid.Motion) {
	const plate, key = 0.03, 0.1
	below := solid.Vec{0, -1, 0}
	b.add(paintSlot+i, m.Solid(solid.Prism(solid.RoundedRect(-0.36, -0.4, 0.36, 0.4, 0.08, 1), 0, plate).Hide(below)))
	add := func(o solid.Outline) {
		b.add(paintKey+i, m.Solid(solid.Prism(o, plate, key).Hide(below)))
	}
	box := func(x0, z0, x1, z1 float64) { add(solid.RoundedRect(x0, z0, x1, z1, 0, 1)) }
	add(solid.Regular(10, 0, -0.15, 0.17, degrees(18)))
	box(-0.05, 0.02, 0.05, 0.33)
	box(0.05, 0.11, 0.18, 0.19)
	box(0.05, 0.25, 0.18, 0.33)
}
