package ui

// wallSheet is the share of the width that an open sheet takes from the stage: no more than its words need.
const wallSheet = 0.31

// layWall is for a projector: the stage as large as can be, the actions and undo below it, and under them the tabs of
// sheets that open beside the stage, one at a time, and close again.
func (b *builder) layWall() {
	w, h := b.look.Width, b.look.Height
	inner := w - 2*b.pad
	left := b.leftOfCorner()
	state := b.stateLines(left, 2)
	style := Style{Size: b.small, Bold: true}
	top := max(b.topStrip(), float64(len(state))*b.line(b.small))
	b.words(b.pad, (top-float64(len(state))*b.line(b.small))/2, state, style, Ink)
	lines := b.mainLines(inner, h*mostMain/2)
	mainH := b.height(lines)
	shown, names := b.tabNames(ActionsSheet)
	across := max(1, b.tabsAcross(inner, names))
	tabsH := float64((len(shown)+across-1)/across) * (b.touch + b.gap/2)
	said := b.sayHeight(inner, 2)
	bottom := h - tabsH - mainH - said - b.gap
	open := b.state.Sheet
	stageW := w
	if b.has(open) {
		side := min(max(w*wallSheet, 16*b.text), 24*b.text)
		stageW = w - side - b.gap
		b.sheet(open, Rect{w - side, top, side - b.pad, bottom - top - b.gap/2})
	}
	b.plan.Stage = Rect{0, top, stageW, bottom - top}
	b.plan.closable = true
	b.tell(Rect{b.pad, bottom, inner, said})
	b.drawMain(lines, b.pad, bottom+said, inner)
	b.drawTabs(Rect{b.pad, bottom + said + mainH + b.gap, inner, tabsH}, open, shown, names, across)
}
