package ui

import (
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

var headings = map[view.Panel]string{
	view.RecordPanel: "ui.record", view.GatesPanel: "ui.gates", view.SecondPanel: "ui.second", view.WhyPanel: "ui.why",
	view.RecordsPanel: "ui.records", view.ClassesPanel: "ui.classes", view.BeyondPanel: "ui.beyond",
}

// detail is how much of facts shows.
type detail uint8

const (
	atAGlance detail = iota // of the checks only the first that is closed says why
	reasons                 // each closed check says why
	wholly                  // all notes
)

// facts shows panels with all their notes; where that would take more pages, first without them, so that all is seen at
// a glance, and then the notes.
func (b *builder) facts(r Rect, panels ...view.Panel) {
	rows := b.factRows(r, wholly, panels...)
	for d := wholly; len(b.starts(rows, r.H)) > 1 && d > atAGlance; {
		d--
		rows = b.factRows(r, d, panels...)
		if d == atAGlance || len(b.starts(rows, r.H)) == 1 {
			rows = append(rows, b.noteRows(r, panels...)...)
			break
		}
	}
	b.paged(r, rows)
}

// noteRows are what factRows leaves out: notes under the names of what they are about, each once.
func (b *builder) noteRows(r Rect, panels ...view.Panel) []row {
	var rows []row
	told := ""
	for _, panel := range panels {
		stopped := false // what the first closed check says stands by it
		for i := range b.screen.Facts {
			f := &b.screen.Facts[i]
			stops := f.Panel == panel && f.Lamp == view.Closed && !stopped
			stopped = stopped || stops
			if f.Panel != panel || f.Note == "" || f.Note == told || stops {
				continue
			}
			told = f.Note
			note := view.Fact{Label: f.Label, Note: f.Note}
			rows = append(rows, b.factRow(r, &note, wholly, false))
		}
	}
	return b.headed(b.headingRow(r, "ui.notes"), rows, 0)
}

// headed puts a heading over the row `first`, in one piece with it where they fit on a page. Where they don't, the one that would
// begin a sheet is left out, for the sheet's tab says as much.
func (b *builder) headed(heading row, rows []row, first int) []row {
	if first >= len(rows) {
		return rows
	}
	both := b.under(heading, rows[first])
	if both.h > b.tallest {
		if first == 0 {
			return rows
		}
		return slices.Insert(rows, first, heading)
	}
	rows[first] = both
	return rows
}

// factRows are the facts of the panels as rows of a sheet, each panel under its heading.
func (b *builder) factRows(r Rect, d detail, panels ...view.Panel) []row {
	var rows []row
	for _, panel := range panels {
		if !hasFacts(b.screen, panel) {
			continue
		}
		first, stopped, told := len(rows), false, ""
		b.short = d != wholly && !b.fitInLines(r, panel)
		for i := range b.screen.Facts {
			f := &b.screen.Facts[i]
			if f.Panel != panel {
				continue
			}
			stops := f.Lamp == view.Closed && !stopped
			stopped = stopped || stops
			shown := d
			if stops || f.Note == told && d == wholly {
				shown = reasons
			}
			told = f.Note
			rows = append(rows, b.factRow(r, f, shown, stops))
		}
		rows = b.headed(b.headingRow(r, headings[panel]), rows, first)
	}
	return rows
}

func (b *builder) headingRow(r Rect, name string) row {
	lines := b.few(b.named(name, ""), b.bold(), r.W, min(3, b.room(b.text, 0)))
	return row{h: float64(len(lines)) * b.line(b.text), gap: b.gap / 2, draw: func(y float64) { b.words(r.X, y, lines, b.bold(), Ink) }}
}

// under makes one row of two, so that no heading stands alone at the end of a page.
func (b *builder) under(heading, first row) row {
	return row{h: heading.h + b.gap/2 + first.h, gap: first.gap, draw: func(y float64) {
		heading.draw(y)
		first.draw(y + heading.h + b.gap/2)
	}}
}

// factLines are a fact's words broken into lines.
type factLines struct {
	label, value, note []string
	valueStyle         Style
	beside             bool // the value stands on the label's last line
	stops              bool // the first check that is closed
	x, right           float64
	lamp               view.Lamp
	hasLamp            bool
}

// factRow is one fact. stops makes it stand out as the check at which the asking ends.
func (b *builder) factRow(r Rect, f *view.Fact, d detail, stops bool) row {
	l := b.breakFact(r, f, d)
	l.stops = stops
	h := float64(len(l.label)+len(l.note)) * b.line(b.small)
	if l.beside {
		h += b.line(l.valueStyle.Size) - b.line(b.small)
	} else {
		h += float64(len(l.value)) * b.line(l.valueStyle.Size)
	}
	gap := b.gap * 0.75
	if l.hasLamp {
		gap = b.gap * 0.4
	}
	return row{h: h, gap: gap, draw: func(y float64) { b.drawFact(l, y, h) }}
}

// breakFact breaks a fact into lines; what doesn't fit on one page is cut, the note first.
func (b *builder) breakFact(r Rect, f *view.Fact, d detail) factLines {
	l := factLines{x: r.X, right: r.X + r.W, lamp: f.Lamp, valueStyle: b.plain()}
	l.hasLamp = f.Panel == view.GatesPanel || f.Panel == view.SecondPanel
	if l.hasLamp {
		l.x += 1.5 * b.text
		l.right -= 0.3 * b.text
		l.valueStyle = Style{Size: b.small, Bold: f.Lamp == view.Closed}
	}
	width := l.right - l.x
	small, text := b.line(b.small), b.line(l.valueStyle.Size)
	words := f.Value
	if l.hasLamp && d == atAGlance {
		words, _, _ = strings.Cut(words, ": ") // "closed: unfixed" gives its reason elsewhere
	}
	value := b.measurer.Width(words, l.valueStyle)
	l.label = b.few(b.labelOf(f, l.hasLamp && d == atAGlance), b.note(), width, max(1, min(3, int((b.tallest-text)/small))))
	l.beside = len(l.label) > 0 && b.measurer.Width(l.label[len(l.label)-1], b.note())+value+b.text <= width
	used := float64(len(l.label)) * small
	if l.beside {
		l.value, used = []string{words}, used+text-small
	} else {
		l.value = b.few(words, l.valueStyle, width, b.room(l.valueStyle.Size, used))
		used += float64(len(l.value)) * text
	}
	if left := int((b.tallest - used) / small); left > 0 && b.noted(f, d) {
		l.note = b.few(f.Note, b.note(), width, left)
	}
	return l
}

// noted says whether a fact shows its note: what isn't a check shows it with all, a closed check with its reason.
func (b *builder) noted(f *view.Fact, d detail) bool {
	return f.Note != "" && (d == wholly || d == reasons && f.Lamp == view.Closed)
}

// labelOf is the fact's label; a brief one leaves out the name in front of what it means where a panel's are too wide for a
// line each: "1 · in-time: the record is not too old" has the number and the meaning then. A name is a code; what a step of the route
// begins with is a word, and its condition.
func (b *builder) labelOf(f *view.Fact, brief bool) string {
	number, rest, numbered := strings.Cut(f.Label, " · ")
	name, meaning, named := strings.Cut(rest, ": ")
	if !brief || !b.short || !numbered || !named || !isCode(name) {
		return f.Label
	}
	return number + " · " + meaning
}

// isCode says whether a name is one of the engine's, which begin with a small letter of the English alphabet.
func isCode(name string) bool { return name != "" && name[0] >= 'a' && name[0] <= 'z' }

// fitInLines says whether each of a panel's facts fits on a line at a glance.
func (b *builder) fitInLines(r Rect, panel view.Panel) bool {
	for i := range b.screen.Facts {
		f := &b.screen.Facts[i]
		value, _, _ := strings.Cut(f.Value, ": ")
		words := b.measurer.Width(f.Label, b.note()) + b.measurer.Width(value, Style{Size: b.small, Bold: true})
		if f.Panel == panel && words+2.8*b.text > r.W {
			return false
		}
	}
	return true
}

func (b *builder) drawFact(l factLines, y, h float64) {
	if l.stops {
		left := l.x - 1.8*b.text
		b.box(Rect{left, y - b.gap*0.2, l.right + 0.3*b.text - left, h + b.gap*0.4}, b.radius/2, None, LampClosed, b.text/9)
	}
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
		x := l.x
		if l.hasLamp && len(l.value) == 1 { // an answer stands where the others do
			x = l.right - b.measurer.Width(l.value[0], l.valueStyle)
		}
		y = b.words(x, y, l.value, l.valueStyle, ink)
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
