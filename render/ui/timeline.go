package ui

import (
	"strconv"

	"github.com/redrivelab/redrivelab/render/view"
)

// marksShown are the marks of the timeline that a plan shows.
type marksShown struct{ first, shown int }

// timeline shows one mark a step in a strip, as many as fit, with buttons for the older and the newer ones.
func (b *builder) timeline(r Rect) {
	marks := b.screen.Timeline
	pitch := b.touch + b.gap/2
	room := max(1, int((r.W+b.gap/2)/pitch))
	if len(marks) <= room {
		b.plan.marks = marksShown{0, len(marks)}
		b.drawMarks(r.X, r.Y, pitch, marks)
		return
	}
	room = max(1, room-2)
	first := b.firstMark(room)
	b.plan.marks = marksShown{first, room}
	b.ownButton(olderMarks, Rect{r.X, r.Y, b.touch, b.touch}, "‹", first > 0)
	b.drawMarks(r.X+pitch, r.Y, pitch, marks[first:first+room])
	b.ownButton(newerMarks, Rect{r.X + pitch*float64(room+1), r.Y, b.touch, b.touch}, "›", first+room < len(marks))
}

// firstMark is the first mark that shows where only some fit: the one asked for, or one that has the cursor in view.
func (b *builder) firstMark(room int) int {
	last := len(b.screen.Timeline) - room
	if b.state.marks != followMarks {
		return min(max(b.state.marks, 0), last)
	}
	here := 0
	for i := range b.screen.Timeline {
		if b.screen.Timeline[i].Here {
			here = i
		}
	}
	return min(max(here-room*2/3, 0), last)
}

func (b *builder) drawMarks(x, y, pitch float64, marks []view.Mark) {
	for i := range marks {
		r := Rect{x + float64(i)*pitch, y, b.touch, b.touch}
		if i > 0 {
			b.box(Rect{r.X - pitch + b.touch/2, y + b.touch/2 - 1, pitch, 2}, 0, FaintEdge, None, 0)
		}
	}
	for i := range marks {
		b.mark(Rect{x + float64(i)*pitch, y, b.touch, b.touch}, &marks[i])
	}
}

// mark draws one step: filled where the cursor stands, faint when it was undone, in the shape and colour of what it led
// to.
func (b *builder) mark(r Rect, m *view.Mark) {
	id := SeekPrefix + strconv.Itoa(m.Step)
	look := lookOf(m.Result)
	l := b.looks(id, true)
	l.edge = look.edge
	stroke := b.text / 7
	switch {
	case m.Here:
		l.fill, l.ink = Accent, AccentInk
	case m.Undone:
		l.fill, l.ink, stroke = Ground, DimInk, b.text/14
	}
	body := Rect{r.X + r.W*0.13, r.Y + r.H*look.inset, r.W * 0.74, r.H * (1 - 2*look.inset)}
	radius := body.H * look.round
	b.box(body, radius, l.fill, l.edge, stroke)
	if look.twice {
		b.box(body.Inset(stroke*1.7), radius-stroke*1.7, None, l.edge, stroke*0.7)
	}
	b.centred(body, []string{strconv.Itoa(m.Step)}, Style{Size: b.small, Bold: m.Here}, l.ink)
	b.target(id, r)
	b.ring(id, body, radius)
}

// markRows are the steps told in words, for the sheet: each line goes to its step.
func (b *builder) markRows(r Rect) []row {
	rows := make([]row, 0, len(b.screen.Timeline))
	for i := range b.screen.Timeline {
		m := &b.screen.Timeline[i]
		lines := b.few(m.Label, b.plain(), r.W-1.4*b.text, min(3, b.room(b.text, 0.6*b.text)))
		h := max(b.touch, float64(len(lines))*b.line(b.text)+b.text*0.6)
		rows = append(rows, row{h: h, gap: b.gap, draw: func(y float64) { b.markRow(Rect{r.X, y, r.W, h}, m, lines) }})
	}
	return rows
}

func (b *builder) markRow(r Rect, m *view.Mark, lines []string) {
	id := SeekPrefix + strconv.Itoa(m.Step)
	l := b.looks(id, true)
	switch {
	case m.Here:
		l.fill, l.ink = Accent, AccentInk
	case m.Undone:
		l.ink, l.edge = DimInk, FaintEdge
	default:
		l.edge = lookOf(m.Result).edge
	}
	b.box(r, b.radius, l.fill, l.edge, b.text/14)
	y := r.Y + (r.H-float64(len(lines))*b.line(b.text))/2
	b.words(r.X+0.7*b.text, y, lines, b.plain(), l.ink)
	b.target(id, r)
	b.ring(id, r, b.radius)
}
