package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// classTint is the sorter's lamps: their shapes tell them apart as well, and violet is darker than amber.
var classTint = [classes]tint{{rgb: 0xffbf2e, glow: 100}, {rgb: 0xff4d4d, glow: 90}, {rgb: 0xb57bff, glow: 90}}

// review colours what the review lesson has instead of the gate and its lamps.
func (p *palette) review(into []Colour, stage *view.Stage) {
	clear(into[paintGateLamp : paintGateLamp+8])
	p.statements(into[paintSecondLamp:paintSecondLamp+5], &stage.Boards[view.SecondBoard])
	for i := range solid.Paint(classes) {
		lit := classTint[i].colour()
		into[paintSorterLamp+i] = mix(lit, p.lamp[view.Dark].colour(), 0.75)
		if stage.Sorter == view.Temporary+view.Class(i) {
			into[paintSorterLamp+i] = lit
		} else {
			into[paintSorterLamp+i].Glow = 0
		}
	}
	p.dial(into[paintDueLamp:paintDueLamp+dueSlots], stage.DueLit, stage.DueOf)
	if stage.DueOf <= 0 {
		into[paintClockFace] = p.socketDark.colour() // no wait runs
	}
	p.ledger(into, stage)
	p.desk(into, stage.Records)
}

// statements spreads a short row evenly over the places: two of five stand second and fourth.
func (p *palette) statements(into []Colour, b *view.Board) {
	clear(into)
	count := min(max(b.Count, 0), len(into))
	for i := range count {
		into[(2*i+1)*len(into)/(2*count)] = p.lamp[min(b.Lamps[i], view.Closed)].colour()
	}
}

// ledger lights the keys that were written. The message's own has the colour of the tag on its parcel behind it.
func (p *palette) ledger(into []Colour, stage *view.Stage) {
	clear(into[paintSlot : paintKey+keySlots])
	own := paintTag
	if stage.Parcel.Renamed {
		own = paintTagChanged
	}
	for i := range solid.Paint(min(max(stage.KeyCount, 0), keySlots)) {
		key := &stage.Keys[i]
		slot, lamp := paintBoard, view.Dark
		if key.Current {
			slot = own
		}
		if key.Lit {
			lamp = view.Lit
		}
		into[paintSlot+i], into[paintKey+i] = p.fixed[slot].colour(), p.lamp[lamp].colour()
	}
}

// desk shows a sheet a record.
func (p *palette) desk(into []Colour, records int) {
	clear(into[paintSheet : paintInk+sheets])
	for i := range solid.Paint(min(max(records, 0), sheets)) {
		into[paintSheet+i], into[paintInk+i] = p.fixed[paintPaper].glowing(0.35), p.fixed[paintHand].colour()
	}
}
