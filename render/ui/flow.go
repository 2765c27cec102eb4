package ui

import "github.com/redrivelab/redrivelab/render/view"

// line is one line of controls.
type line struct {
	items []item
	w, h  float64
}

// flow lays the controls of the groups out in lines no wider than width. A group begins a line of its own, but where all
// stands side by side those that force a state stand apart by a gap only.
func (b *builder) flow(width float64, groups ...view.Group) []line {
	var lines []line
	for _, group := range groups {
		lines = b.flowGroup(lines, width, group)
	}
	return lines
}

func (b *builder) flowGroup(lines []line, width float64, group view.Group) []line {
	var list []*view.Control
	for i := range b.screen.Controls {
		c := &b.screen.Controls[i]
		if c.Group == group && c.ID != seekControl && !(b.plan.main && c.ID == view.Undo) {
			list = append(list, c)
		}
	}
	gap := 0.0 // begins a line
	if b.plan.wide && group == view.Apart && len(lines) > 0 {
		gap = 3 * b.gap
	}
	return b.flowControls(lines, width, gap, list)
}

// flowControls appends controls to lines; the first one stands `gap` after what is there, or begins a line where that is 0.
func (b *builder) flowControls(lines []line, width, gap float64, list []*view.Control) []line {
	for _, c := range list {
		it := b.measure(c, width)
		last := len(lines) - 1
		if gap == 0 || last < 0 || lines[last].w+gap+it.w > width {
			lines = append(lines, line{items: []item{it}, w: it.w, h: it.h})
		} else {
			it.before = gap
			lines[last].items = append(lines[last].items, it)
			lines[last].w += gap + it.w
			lines[last].h = max(lines[last].h, it.h)
		}
		gap = b.gap
	}
	return lines
}

// seekControl has no box of its own: the marks of the timeline press it.
const seekControl = "seek"

// height is that of all lines with the gaps between.
func (b *builder) height(lines []line) float64 {
	h := 0.0
	for i := range lines {
		h += lines[i].h
	}
	return h + b.gap*float64(max(0, len(lines)-1))
}

// drawLines draws them one below the other from (x, y); filled widens their controls to the widest line.
func (b *builder) drawLines(lines []line, x, y float64, filled bool) {
	widest, _ := b.largestLine(lines)
	for i := range lines {
		extra := 0.0
		if filled {
			extra = (widest - lines[i].w) / float64(len(lines[i].items))
		}
		b.drawLine(&lines[i], x, y, extra)
		y += lines[i].h + b.gap
	}
}

// drawLine draws one line; each of its controls is widened by extra.
func (b *builder) drawLine(l *line, x, y, extra float64) {
	for _, it := range l.items {
		x += it.before
		b.draw(it, Rect{x, y, it.w + extra, l.h})
		x += it.w + extra
	}
}
