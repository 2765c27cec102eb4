package ui

import "github.com/redrivelab/redrivelab/render/view"

// factRows are the facts of the panels as rows of a sheet; with more than one panel each has its heading.
func (b *builder) factRows(r Rect, panels ...view.Panel) []row {
	var rows []row
	for _, panel := range panels {
		if !hasFacts(b.screen, panel) {
			continue
		}
		rows = append(rows, b.headingRow(r, headings[panel]))
		for i := range b.screen.Facts {
			if f := &b.screen.Facts[i]; f.Panel == panel {
				rows = append(rows, b.factRow(r, f))
			}
		}
	}
	return rows
}

var headings = map[view.Panel]string{
	view.RecordPanel: "ui.record", view.GatesPanel: "ui.gates", view.SecondPanel: "ui.second", view.WhyPanel: "ui.why",
}

func (b *builder) headingRow(r Rect, name string) row {
	lines := b.few(b.named(name, ""), b.bold(), r.W, 3)
	return row{h: float64(len(lines)) * b.line(b.text), draw: func(y float64) { b.words(r.X, y, lines, b.bold(), Ink) }}
}

// fact is a fact's words broken into lines.
type factLines struct {
	label, value, note []string
	beside             bool // the value stands on the label's line
	x, right           float64
	lamp               view.Lamp
	hasLamp            bool
}

func (b *builder) factRow(r Rect, f *view.Fact) row {
	l := b.breakFact(r, f)
	n := len(l.label)
	h := float64(n)*b.line(b.small) + float64(len(l.note))*b.line(b.small)
	if !l.beside {
		h += float64(len(l.value)) * b.line(b.text)
	} else {
		h += b.line(b.text) - b.line(b.small)
	}
	return row{h: h, draw: func(y float64) { b.drawFact(l, y) }}
}

func (b *builder) breakFact(r Rect, f *view.Fact) factLines {
	l := factLines{x: r.X, right: r.X + r.W, lamp: f.Lamp}
	l.hasLamp = f.Panel == view.GatesPanel || f.Panel == view.SecondPanel
	if l.hasLamp {
		l.x += 1.6 * b.text
	}
	width := l.right - l.x
	most := max(1, int((r.H-b.touch-b.gap)/b.line(b.text))/3)
	l.label = b.few(f.Label, b.note(), width, most)
	if len(l.label) == 1 {
		l.beside = b.measurer.Width(f.Label, b.note())+b.measurer.Width(f.Value, b.plain())+b.text <= width
	}
	l.value = b.few(f.Value, b.plain(), width, most)
	if f.Note != "" && (f.Lamp == view.Closed || !l.hasLamp) {
		l.note = b.few(f.Note, b.note(), width, most)
	}
	return l
}

func (b *builder) drawFact(l factLines, y float64) {
	if l.hasLamp {
		b.lamp(Rect{l.right - (l.right - l.x) - 1.6*b.text, y + b.line(b.text)*0.12, b.text, b.text}, l.lamp)
	}
	if l.beside {
		value := l.value[0]
		b.word(l.x, y+(b.line(b.text)-b.line(b.small))*baselineRatio, l.label[0], b.note(), SoftInk)
		b.word(l.right-b.measurer.Width(value, b.plain()), y, value, b.plain(), Ink)
		y += b.line(b.text)
	} else {
		y = b.words(l.x, y, l.label, b.note(), SoftInk)
		y = b.words(l.x, y, l.value, b.plain(), Ink)
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
