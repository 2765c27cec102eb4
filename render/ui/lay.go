package ui

import "github.com/redrivelab/redrivelab/render/view"

// Lay makes the plan of a screen: where everything stands, and what shows it. The plan's memory is used again. The
// labels on the stage are measured only; PlaceLabels puts them.
func Lay(screen *view.Screen, state State, look Look, plan *Plan) {
	b := &builder{
		lineBreaker: lineBreaker{measurer: look.Measurer}, sizes: look.sizes(),
		plan: plan, screen: screen, state: state, look: look, wrap: 15, tallest: look.Height,
	}
	plan.clear()
	if !look.wide() || !b.layWide() {
		plan.clear()
		b.wrap = 15
		b.laySheet()
	}
	plan.ownBoxes, plan.ownWords = len(plan.Boxes), len(plan.Words)
	plan.tag = from{0, plan.ownBoxes, plan.ownWords}
	b.measureLabels()
}

// topStrip is the strip at the top that what the page shows in the corner takes, 0 when there is nothing. What stands
// left of it is said there.
func (b *builder) topStrip() float64 {
	corner := b.look.Corner
	if corner.H <= 0 || corner.X >= b.look.Width {
		return 0
	}
	return corner.Y + corner.H + b.gap/2
}

// sheet fills the rectangle with one sheet.
func (b *builder) sheet(s Sheet, r Rect) {
	b.tallest = r.H - b.touch - b.gap
	switch s {
	case ActionsSheet:
		b.paged(r, b.controlRows(r, view.Actions, view.History, view.Time))
	case FixturesSheet:
		b.paged(r, b.controlRows(r, view.Fixtures, view.Apart))
	case DecisionSheet:
		b.paged(r, b.controlRows(r, view.Decision, view.Route))
	case TimelineSheet:
		b.paged(r, b.markRows(r))
	case RecordSheet:
		b.facts(r, view.RecordPanel, view.RecordsPanel, view.ClassesPanel, view.BeyondPanel)
	case GatesSheet:
		b.facts(r, view.GatesPanel, view.SecondPanel)
	case WhySheet:
		b.paged(r, append(b.factRows(r, true, view.WhyPanel), b.undoRow(r)...))
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
	if b.plan.wide {
		return nil
	}
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.ID == view.Undo {
			it := b.measure(c, r.W)
			return []row{{h: it.h, draw: func(y float64) { b.draw(it, Rect{r.X, y, max(it.w, r.W/3), it.h}) }}}
		}
	}
	return nil
}
