package ui

import (
	"slices"

	"github.com/redrivelab/redrivelab/render/view"
)

var headings = map[view.Panel]string{
	view.RecordPanel: "ui.record", view.GatesPanel: "ui.gates", view.SecondPanel: "ui.second", view.WhyPanel: "ui.why",
	view.RecordsPanel: "ui.records", view.ClassesPanel: "ui.classes", view.BeyondPanel: "ui.beyond",
}

// facts shows panels with all their notes, or, where that would take more pages, without those of the checks: a check
// still says its reason.
func (b *builder) facts(r Rect, panels ...view.Panel) {
	rows := b.factRows(r, true, panels...)
	if len(b.starts(rows, r.H)) > 1 {
		rows = b.factRows(r, false, panels...)
	}
	b.paged(r, rows)
}

// factRows are the facts of the panels as rows of a sheet, each panel under its heading.
func (b *builder) factRows(r Rect, notes bool, panels ...view.Panel) []row {
	var rows []row
	for _, panel := range panels {
		if !hasFacts(b.screen, panel) {
			continue
		}
		first := len(rows)
		for i := range b.screen.Facts {
			if f := &b.screen.Facts[i]; f.Panel == panel {
				rows = append(rows, b.factRow(r, f, notes))
			}
		}
		heading := b.headingRow(r, headings[panel])
		if both := b.under(heading, rows[first]); both.h <= b.tallest {
			rows[first] = both
		} else {
			rows = slices.Insert(rows, first, heading)
		}
	}
	return rows
}

func (b *builder) headingRow(r Rect, name string) row {
	lines := b.few(b.named(name, ""), b.bold(), r.W, min(3, b.room(b.text, 0)))
	return row{h: float64(len(lines)) * b.line(b.text), draw: func(y float64) { b.words(r.X, y, lines, b.bold(), Ink) }}
}

// under makes one row of two, so that no heading stands alone at the end of a page.
func (b *builder) under(heading, first row) row {
	return row{h: heading.h + b.gap/2 + first.h, draw: func(y float64) {
		heading.draw(y)
		first.draw(y + heading.h + b.gap/2)
	}}
}

// factLines are a fact's words broken into lines.
type factLines struct {
	label, value, note []string
	valueStyle         Style
	beside             bool // the value stands on the label's last line
	x, right           float64
	lamp               view.Lamp
	hasLamp            bool
}

func (b *builder) factRow(r Rect, f *view.Fact, notes bool) row {
	l := b.breakFact(r, f, notes)
	h := float64(len(l.label)+len(l.note)) * b.line(b.small)
	if l.beside {
		h += b.line(l.valueStyle.Size) - b.line(b.small)
	} else {
		h += float64(len(l.value)) * b.line(l.valueStyle.Size)
	}
	return row{h: h, draw: func(y float64) { b.drawFact(l, y) }}
}

// breakFact breaks a fact into lines; what doesn't fit on one page is cut, the note first.
func (b *builder) breakFact(r Rect, f *view.Fact, notes bool) factLines {
	l := factLines{x: r.X, right: r.X + r.W, lamp: f.Lamp, valueStyle: b.plain()}
	l.hasLamp = f.Panel == view.GatesPanel || f.Panel == view.SecondPanel
	if l.hasLamp {
		l.x += 1.5 * b.text
		l.valueStyle = Style{Size: b.small, Bold: f.Lamp == view.Closed}
	}
	width := l.right - l.x
	small, text := b.line(b.small), b.line(l.valueStyle.Size)
	l.label = b.few(f.Label, b.note(), width, max(1, min(3, int((b.tallest-text)/small))))
	value := b.measurer.Width(f.Value, l.valueStyle)
	l.beside = len(l.label) > 0 && b.measurer.Width(l.label[len(l.label)-1], b.note())+value+b.text <= width
	used := float64(len(l.label)) * small
	if l.beside {
		l.value, used = []string{f.Value}, used+text-small
	} else {
		l.value = b.few(f.Value, l.valueStyle, width, b.room(l.valueStyle.Size, used))
		used += float64(len(l.value)) * text
	}
	if left := int((b.tallest - used) / small); left > 0 && f.Note != "" && (notes || !l.hasLamp) {
		l.note = b.few(f.Note, b.note(), width, left)
	}
	return l
}

func (b *builder) drawFact(l factLines, y float64) {
	if l.hasLamp {
		b.lamp(Rect{l.x - 1.5*b.text, y + b.line(b.small)*0.1, b.text, b.text}, l.lamp)
	}
	ink := Ink
	if l.hasLamp && l.lamp != view.Closed {
		ink = SoftInk
	}
	if l.beside {
		last, value, line := len(l.label)-1, l.value[0], b.line(l.valueStyle.Size)
		y = b.words(l.x, y, l.label[:last], b.note(), SoftInk)
		b.word(l.x, y+(line-b.line(b.small))*baselineRatio, l.label[last], b.note(), SoftInk)
		b.word(l.right-b.measurer.Width(value, l.valueStyle), y, value, l.valueStyle, ink)
		y += line
	} else {
		y = b.words(l.x, y, l.label, b.note(), SoftInk)
		y = b.words(l.x, y, l.value, l.valueStyle, ink)
	}
	b.words(l.x, y, l.note, b.note(), SoftInk)
}

// lamp draws a lamp so that its shape tells as much as its colour: a disc is open or lit, a square is closed, a ring is
// dark.
func (b *builder) lamp(r Rect, lamp view.Lamp) {
	switch lamp {
	case view.Open:
		b.box(r, r.W/2, LampOpen, None, 0)
	case view.Lit:
		b.box(r, r.W/2, LampLit, None, 0)
	case view.Closed:
		b.box(r, r.W/6, LampClosed, None, 0)
	default:
		b.box(r, r.W/2, None, LampDark, r.W/6)
	}
}
