package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Colours fills, for one theme (0 dark, 1 light, 2 projector; others count as dark) and one stage, the colour of every
// paint; into has Paints() places. It allocates nothing.
func Colours(theme int, stage *view.Stage, into []Colour) {
	if len(into) < int(paintCount) {
		return
	}
	if theme < 0 || theme >= len(palettes) {
		theme = 0
	}
	p := &palettes[theme]
	clear(into[:paintPlate]) // none and solid.Unseen
	for i := paintPlate; i < fixedPaints; i++ {
		into[i] = p.fixed[i].colour()
	}
	for i, like := range likes {
		paint := fixedPaints + solid.Paint(i)
		into[paint] = into[like]
		if (paint >= reviewPaints) != (stage.Cast == view.LessonReview) {
			into[paint].A = 0
		}
	}
	wake(into, stage.Active)
	p.lamps(into[paintRingLamp:paintRingLamp+10], &stage.Boards[view.RingBoard], true)
	p.dial(into[paintDialLamp:paintDialLamp+dialSlots], stage.DialLit, stage.DialOf)
	p.sockets(into, stage)
	into[paintSchema] = p.schemas[view.ShapeOf(stage.Parcel.Schema)].glowing(0.25)
	colourCells(into[paintNow:], &stage.Parcel.Fingerprint)
	colourCells(into[paintOriginal:], &stage.Parcel.Original)
	if stage.Cast == view.LessonReview {
		p.review(into, stage)
		return
	}
	p.lamps(into[paintGateLamp:paintGateLamp+8], &stage.Boards[view.GateBoard], false)
	p.lamps(into[paintSecondLamp:paintSecondLamp+5], &stage.Boards[view.SecondBoard], false)
	clear(into[paintSorterLamp:paintCount])
}

// tint is a colour of a palette: 0xRRGGBB, how much it hides in 256ths (0 counts as all), and its glow in hundredths.
type tint struct {
	rgb   uint32
	alpha uint16
	glow  uint8
}

func (t tint) colour() Colour {
	a := float32(t.alpha) / 256
	if t.alpha == 0 {
		a = 1
	}
	c := Colour{float32(t.rgb>>16&255) / 255, float32(t.rgb>>8&255) / 255, float32(t.rgb&255) / 255, a, float32(t.glow) / 100, 0}
	if c.Glow >= lightFrom {
		c.Halo = lampHalo
	}
	return c
}

const (
	lightFrom = 0.9  // the glow from which on something is a light, with a halo
	lampHalo  = 0.17 // stage units
	lyingHalo = 0.4  // of it, for the ring's lamps, which are seen from aside
	dialHalo  = 0.4  // and for a clock's small ones
	awake     = 0.55 // the glow of the station where the eye should be
)

// wakes are the paints that shine while a station is the one to look at.
var wakes = [view.Stations][]solid.Paint{
	view.Queue: {paintBlue}, view.Handler: {paintHouseTrim, paintRoof}, view.Ring: {paintAmber}, view.Bin: {paintVioletFloor, paintViolet, paintBinRail},
	view.Bay: {paintRedFloor, paintRed}, view.Lane: {paintTeal}, view.SecondCheck: {paintTeal}, view.Tray: {paintGreenFloor, paintGreen},
}

func wake(into []Colour, active view.Station) {
	if active >= view.Stations {
		return
	}
	for _, paint := range wakes[active] {
		into[paint].Glow = max(into[paint].Glow, awake)
	}
}

func (t tint) glowing(glow float32) Colour {
	c := t.colour()
	c.Glow = glow
	return c
}

// lamps colours a row. centred puts a shorter row into the middle of the places; otherwise it starts at the first.
func (p *palette) lamps(into []Colour, b *view.Board, centred bool) {
	clear(into)
	count := min(max(b.Count, 0), len(into), len(b.Lamps))
	first := 0
	if centred {
		first = firstCentred(count, len(into))
	}
	for i := range count {
		c := &into[first+i]
		*c = p.lamp[min(b.Lamps[i], view.Closed)].colour()
		if centred {
			c.Halo *= lyingHalo
		}
	}
}

// firstCentred is the first of so many places that a shorter row in the middle of them takes.
func firstCentred(count, places int) int { return max(0, places-count) / 2 }

// dial lights as many of a clock's lamps as have passed of its time. Their places divide the dial evenly; a number that
// doesn't divide that of the places stands as evenly as it can.
func (p *palette) dial(into []Colour, lit, of int) {
	clear(into)
	of = min(max(of, 0), len(into))
	for i := range of {
		t := p.lamp[view.Dark]
		if i < lit {
			t = p.tick
		}
		c := &into[(i*len(into)+of/2)/of]
		*c = t.colour()
		c.Halo *= dialHalo
	}
}

func (p *palette) sockets(into []Colour, stage *view.Stage) {
	clear(into[paintSocketRim:paintSchema])
	for _, s := range stage.Sockets {
		if s.Schema == 0 {
			continue
		}
		place := solid.Paint(min(view.ShapeOf(s.Schema), shapes-1))
		own := p.schemas[place]
		rim, bed := own.colour(), p.socketDark.colour()
		if s.Lit {
			bed, rim = own.glowing(lightFrom), p.socketRim.colour()
			bed.Halo = lampHalo
		} else {
			rim = mix(rim, p.socketDark.colour(), 0.55)
		}
		into[paintSocketRim+place], into[paintSocket+place] = rim, bed
	}
}

func mix(a, b Colour, t float32) Colour {
	return Colour{a.R + (b.R-a.R)*t, a.G + (b.G-a.G)*t, a.B + (b.B-a.B)*t, a.A + (b.A-a.A)*t, a.Glow + (b.Glow-a.Glow)*t, 0}
}

// colourCells colours the picture of a fingerprint.
func colourCells(into []Colour, fingerprint *[8]byte) {
	for i, rgb := range view.CellColours(fingerprint) {
		into[i] = tint{rgb: rgb, glow: 35}.colour()
	}
}
