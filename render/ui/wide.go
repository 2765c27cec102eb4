package ui

import "github.com/redrivelab/redrivelab/render/view"

// layWide has everything side by side: the stage, the facts right of it, the controls in three columns below, the
// timeline at the bottom. It gives up where too little would be left for the stage.
func (b *builder) layWide() bool {
	w, h := b.look.Width, b.look.Height
	b.plan.wide = true
	columns, ok := b.columns(w - 2*b.pad)
	if !ok {
		return false
	}
	controls := max(b.height(columns[0].lines), b.height(columns[1].lines), b.height(columns[2].lines))
	below := controls + b.touch + 3*b.gap + b.pad*0.6
	side := min(max(w*0.24, 18*b.text), 30*b.text)
	top := max(b.topStrip(), 2*b.line(b.text)+b.gap)
	stage := Rect{0, top, w - side - b.gap, h - below - top}
	if stage.H < 0.4*h {
		return false
	}
	b.plan.Stage = stage
	right := w - side - 2*b.pad
	if b.look.Corner.H > 0 {
		right = min(right, b.look.Corner.X-2*b.pad)
	}
	b.headline(Rect{b.pad, b.gap, right, top - b.gap})
	panelTop := max(b.topStrip(), b.gap)
	b.sidePanel(Rect{w - side, panelTop, side - b.gap, h - below - panelTop})
	for i := range columns {
		b.drawLines(columns[i].lines, b.pad+columns[i].x, h-below+b.gap, i != 1)
	}
	b.bottomStrip(Rect{b.pad, h - b.pad*0.6 - b.touch, w - 2*b.pad, b.touch})
	return true
}

// column is a column of controls.
type column struct {
	lines []line
	x     float64
}

// mostLines is how many lines of controls are tried before the layout gives up.
const mostLines = 7

// columns finds the least number of lines in which the three columns stand beside one another: the outer ones as narrow
// as they can be in so many lines, the middle one between.
func (b *builder) columns(width float64) (columns [3]column, ok bool) {
	space := 3 * b.gap
	for try := 4; try <= 2*mostLines+1; try++ {
		n := try / 2
		b.wrap = [...]float64{16, 12.5}[try%2] // long labels in one line where that fits, else in two
		left, leftW, okLeft := b.narrowest(n, width, view.Actions)
		right, rightW, okRight := b.narrowest(n, width, view.Time, view.History)
		middleW := width - leftW - rightW - 2*space
		if !okLeft || !okRight || middleW < 12*b.text {
			continue
		}
		if middle := b.flow(middleW, view.Fixtures, view.Apart, view.Decision, view.Route); len(middle) <= n {
			return [3]column{{left, 0}, {middle, leftW + space}, {right, width - rightW}}, true
		}
	}
	return columns, false
}

// narrowest lays groups out in at most n lines, as narrow as that goes.
func (b *builder) narrowest(n int, width float64, groups ...view.Group) (lines []line, w float64, ok bool) {
	for w = 8 * b.text; w < width/2; w += b.text {
		lines = b.flow(w, groups...)
		if widest := widestLine(lines); len(lines) <= n && widest <= w {
			return lines, widest, true
		}
	}
	return nil, 0, false
}

func widestLine(lines []line) float64 {
	w := 0.0
	for i := range lines {
		w = max(w, lines[i].w)
	}
	return w
}

// bottomStrip has the timeline and, right of it, what there is to say.
func (b *builder) bottomStrip(r Rect) {
	b.box(Rect{r.X, r.Y - b.gap, r.W, 1}, 0, FaintEdge, None, 0)
	marks := Rect{r.X, r.Y, r.W * 0.5, r.H}
	b.timeline(marks)
	x := marks.X + marks.W + 2*b.gap
	b.tell(Rect{x, r.Y, r.X + r.W - x, r.H})
}

// sidePanel has the facts beside the stage, one panel at a time.
func (b *builder) sidePanel(r Rect) {
	b.box(r, b.radius*1.3, Panel, FaintEdge, 1)
	r = r.Inset(b.gap * 1.4)
	open := GatesSheet
	if s := b.state.Sheet; s >= RecordSheet && b.has(s) {
		open = s
	}
	used := b.tabs(r, open, RecordSheet)
	b.sheet(open, Rect{r.X, r.Y + used, r.W, r.H - used})
}
