package ui

import "github.com/redrivelab/redrivelab/render/view"

// Lay makes the plan of a screen: where everything stands, and what shows it. The plan's memory is used again. The
// labels on the stage are measured only; PlaceLabels puts them.
func Lay(screen *view.Screen, state State, look Look, plan *Plan) {
	plan.clear()
	b := &builder{
		lineBreaker: lineBreaker{measurer: look.Measurer}, sizes: look.sizes(),
		plan: plan, screen: screen, state: state, look: look,
	}
	if !look.wide() || !b.layWide() {
		b.laySheet()
	}
	plan.ownBoxes, plan.ownWords = len(plan.Boxes), len(plan.Words)
	b.measureLabels()
}

// layWide has everything side by side: the stage, the facts right of it, the controls in three columns below, the
// timeline at the bottom. It gives up where too little would be left for the stage.
func (b *builder) layWide() bool {
	w, h := b.look.Width, b.look.Height
	inner := w - 2*b.pad
	left, right := inner*0.19, inner*0.25
	middle := inner - left - right - 4*b.gap
	columns := [3][]line{
		b.flow(left, view.Actions), b.flow(middle, view.Fixtures, view.Apart), b.flow(right, view.Time, view.History),
	}
	controls := max(b.height(columns[0]), b.height(columns[1]), b.height(columns[2]))
	below := controls + b.touch + 3*b.gap + b.pad
	side := min(max(w*0.23, 270), 30*b.text)
	top := b.line(b.text) + b.line(b.small) + b.gap
	stage := Rect{0, top, w - side, h - below - top}
	if stage.H < 0.38*h {
		return false
	}
	b.plan.Stage = stage
	b.headline(Rect{b.pad, b.gap, w - side - 2*b.pad, top - b.gap}, 1)
	panelTop := b.gap
	if corner := b.look.Corner; corner.H > 0 && corner.X+corner.W > w-side {
		panelTop += corner.Y + corner.H
	}
	b.sidePanel(Rect{w - side, panelTop, side - b.gap, h - below - b.gap - panelTop})
	y := h - below + b.gap
	b.drawLines(columns[0], b.pad, y)
	b.drawLines(columns[1], b.pad+left+2*b.gap, y)
	b.drawLines(columns[2], w-b.pad-right, y)
	b.bottomStrip(Rect{b.pad, h - b.pad*0.6 - b.touch, inner, b.touch})
	return true
}

// bottomStrip has the timeline and, right of it, what there is to say.
func (b *builder) bottomStrip(r Rect) {
	b.box(Rect{r.X, r.Y - b.gap, r.W, 1}, 0, FaintEdge, None, 0)
	marks := Rect{r.X, r.Y, r.W * 0.55, r.H}
	b.timeline(marks)
	x := marks.X + marks.W + 2*b.gap
	b.tell(Rect{x, r.Y, r.X + r.W - x, r.H})
}

// sidePanel has the facts beside the stage, one panel at a time.
func (b *builder) sidePanel(r Rect) {
	b.box(r, b.radius*1.3, Panel, FaintEdge, 1)
	r = r.Inset(b.gap * 1.4)
	open := b.state.Sheet
	if open < RecordSheet || !b.has(open) {
		open = GatesSheet
	}
	used := b.tabs(r, open, RecordSheet)
	b.sheet(open, Rect{r.X, r.Y + used, r.W, r.H - used})
}

// laySheet has the stage and one sheet at a time: the stage above, or left where there is more width than height.
func (b *builder) laySheet() {
	w, h := b.look.Width, b.look.Height
	open := b.state.Sheet
	if !b.has(open) {
		open = ActionsSheet
	}
	pad := b.pad
	if w > 1.25*h && h < 520 {
		split := w * 0.46
		b.plan.Stage = Rect{0, 0, split, h - b.tellHeight(3)}
		b.say(Rect{pad, b.plan.Stage.H, split - 2*pad, b.tellHeight(3)}, 3)
		b.tabbed(Rect{split, pad / 2, w - split - pad/2, h - pad}, open)
		return
	}
	lines := 3
	if h < 600 {
		lines = 2
	}
	stage := min(h*b.stageShare(), w*0.82)
	b.plan.Stage = Rect{0, 0, w, stage}
	b.say(Rect{pad, stage, w - 2*pad, b.tellHeight(lines)}, lines)
	y := stage + b.tellHeight(lines) + b.gap/2
	b.tabbed(Rect{pad, y, w - 2*pad, h - y - pad/2}, open)
}

// stageShare is the part of the height that the stage gets: more where all controls fit beside one another.
func (b *builder) stageShare() float64 {
	if b.look.Width >= wideWidth {
		return 0.5
	}
	return 0.4
}

func (b *builder) tellHeight(lines int) float64 { return float64(lines)*b.line(b.small) + b.gap }

func (b *builder) tabbed(r Rect, open Sheet) {
	used := b.tabs(r, open, ActionsSheet)
	b.sheet(open, Rect{r.X, r.Y + used, r.W, r.H - used})
}

// sheet fills the rectangle with one sheet.
func (b *builder) sheet(s Sheet, r Rect) {
	switch s {
	case ActionsSheet:
		b.paged(r, b.controlRows(r, view.Actions, view.History, view.Time))
	case FixturesSheet:
		b.paged(r, b.controlRows(r, view.Fixtures, view.Apart))
	case TimelineSheet:
		b.paged(r, b.markRows(r))
	case RecordSheet:
		b.paged(r, b.factRows(r, view.RecordPanel))
	case GatesSheet:
		b.paged(r, b.factRows(r, view.GatesPanel, view.SecondPanel))
	case WhySheet:
		b.paged(r, append(b.factRows(r, view.WhyPanel), b.undoRow(r)...))
	}
}

// controlRows are lines of controls as rows, their controls widened so that they fill the line.
func (b *builder) controlRows(r Rect, groups ...view.Group) []row {
	lines := b.flow(r.W, groups...)
	rows := make([]row, len(lines))
	for i := range lines {
		l := &lines[i]
		extra := min((r.W-l.w)/float64(len(l.items)), 8*b.text)
		rows[i] = row{h: l.h, draw: func(y float64) { b.drawLine(l, r.X, y, extra) }}
	}
	return rows
}

// undoRow offers undo beside the reason of HELD where the other controls don't show: never a dead end.
func (b *builder) undoRow(r Rect) []row {
	if b.look.wide() {
		return nil
	}
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.ID == "undo" {
			it := b.measure(c, r.W)
			return []row{{h: it.h, draw: func(y float64) { b.draw(it, Rect{r.X, y, max(it.w, r.W/3), it.h}) }}}
		}
	}
	return nil
}
