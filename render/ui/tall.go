package ui

import "github.com/redrivelab/redrivelab/render/view"

// The stage's share of a screen that is higher than wide, and of its width.
const (
	tallStage  = 0.36
	largeStage = 0.42 // where the height is a tablet's
	shortStage = 0.28 // where the height is a small phone's
	stageRatio = 0.62
	shortPhone = 600 // CSS px
	tablet     = 900

	tallState = 3 // lines for the state, and for what there is to say: kept free, so that nothing moves from state to state
	tallSaid  = 3

	mostMain = 0.5 // of the height beside the stage's, for the main controls
)

// layTall has the stage above and everything else below it: the main controls, what there is to say, and one sheet at a
// time.
func (b *builder) layTall() {
	w, h := b.look.Width, b.look.Height
	state := b.stateLines(b.leftOfCorner(), tallState)
	top := max(b.topStrip(), tallState*b.line(b.small)+b.gap)
	b.words(b.pad, (top-float64(len(state))*b.line(b.small))/2, state, Style{Size: b.small, Bold: true}, Ink)
	share := tallStage
	switch {
	case h < shortPhone:
		share = shortStage
	case h >= tablet:
		share = largeStage
	}
	b.plan.Stage = Rect{0, top, w, min(h*share, w*stageRatio)}
	inner := w - 2*b.pad
	y := top + b.plan.Stage.H + b.gap
	lines := b.mainLines(inner, (h-y)*mostMain)
	b.drawMain(lines, b.pad, y, inner)
	y += b.height(lines) + b.gap/2
	room := int((h - y - b.leastSheet()) / b.line(b.small))
	said := max(b.sayHeight(inner, room), float64(min(room, tallSaid))*b.line(b.small))
	b.tell(Rect{b.pad, y, inner, said})
	y += said + b.gap/2
	b.tabbed(Rect{b.pad, y, inner, h - y - b.pad/2}, b.openSheet())
}

// leastSheet is the height that tabs and sheet need at least: two rows, the larger words of a projector three.
func (b *builder) leastSheet() float64 {
	if b.look.Theme == Projector {
		return 3.3 * b.touch
	}
	return 2.5 * b.touch
}

// laySide has the sheet right of the stage, its tab left of what the page shows in the corner, and the main controls at
// its foot. Below the stage stands what there is to say.
func (b *builder) laySide() {
	w, h := b.look.Width, b.look.Height
	side := min(max(w*0.42, 17*b.text), 30*b.text, w*0.55)
	column := Rect{w - side, b.gap, side - b.pad/2, h - 2*b.gap}
	lines := b.mainLines(column.W, min(column.H*0.55, column.H-b.topStrip()-1.4*b.touch))
	width := w - side - 2*b.pad
	said := b.line(b.small) + b.sayHeight(width, 3)
	b.plan.Stage = Rect{0, 0, w - side - b.pad, h - said - b.gap}
	y := h - said - b.gap/2
	state := b.stateLines(width, 1)
	b.words(b.pad, y, state, Style{Size: b.small, Bold: true}, Ink)
	b.tell(Rect{b.pad, y + b.line(b.small), width, said - b.line(b.small)})
	if mainH := b.height(lines); mainH > 0 {
		b.drawMain(lines, column.X, column.Y+column.H-mainH, column.W)
		column.H -= mainH + b.gap
	}
	b.cornered(column)
}

// cornered has the open sheet's tab in the line of what the page shows in the corner, where that leaves room, and the
// sheet below.
func (b *builder) cornered(r Rect) {
	line := r
	if top := b.topStrip(); top > 0 {
		line.W = min(r.W, b.look.Corner.X-b.gap-r.X)
		if line.W < 3.6*b.touch {
			r.Y, r.H = top, r.H-(top-r.Y)
			b.tabbed(r, b.openSheet())
			return
		}
		line.H = max(b.touch, top-b.gap/2-r.Y)
	} else {
		line.H = b.touch
	}
	b.turned(r, line.W, line.H, b.openSheet())
}

// turned has the open sheet's tab with its arrows, so wide, in a line of this height, and the sheet below.
func (b *builder) turned(r Rect, width, line float64, open Sheet) {
	b.plan.quietPages = true
	below := line + b.gap
	b.sheet(open, Rect{r.X, r.Y + below, r.W, r.H - below})
	b.oneTab(Rect{r.X, r.Y, width, b.touch}, open)
}

// mainControls are those that are always in reach where sheets open one at a time: the actions, and undo.
func (b *builder) mainControls() []*view.Control {
	var list []*view.Control
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.Group == view.Actions || c.ID == view.Undo {
			list = append(list, c)
		}
	}
	return list
}

// mainLines are the main controls in lines; none where they would be higher than `most`: then they have a sheet.
func (b *builder) mainLines(width, most float64) []line {
	best := b.fewest(func() []line { return b.flowControls(nil, width, 0, b.mainControls()) })
	if b.plan.main = b.height(best) <= most; !b.plan.main {
		return nil
	}
	return best
}

// drawMain draws lines of controls from (x, y) on, each filling the width.
func (b *builder) drawMain(lines []line, x, y, width float64) {
	for i := range lines {
		l := &lines[i]
		b.drawLine(l, x, y, (width-l.w)/float64(len(l.items)))
		y += l.h + b.gap
	}
}

// openSheet is the sheet that shows.
func (b *builder) openSheet() Sheet {
	switch {
	case b.has(b.state.Sheet):
		return b.state.Sheet
	case b.has(ActionsSheet):
		return ActionsSheet
	}
	return FixturesSheet
}

// tabbed has tabs and the open sheet below them; where there is no room for all tabs only the open sheet's shows.
func (b *builder) tabbed(r Rect, open Sheet) {
	used, all := b.tabs(r, open, ActionsSheet)
	if !all {
		b.plan.quietPages = true
		used = b.touch + b.gap
	}
	b.sheet(open, Rect{r.X, r.Y + used, r.W, r.H - used})
	if !all {
		b.oneTab(Rect{r.X, r.Y, r.W, b.touch}, open)
	}
}
