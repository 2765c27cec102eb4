package ui

import (
	"slices"

	"github.com/redrivelab/redrivelab/render/view"
)

// Lay makes the plan of a screen: where everything stands, and what shows it. The plan's memory is used again. The
// labels on the stage are measured only; PlaceLabels puts them.
func Lay(screen *view.Screen, state State, look Look, plan *Plan) {
	b := &builder{
		lineBreaker: lineBreaker{measurer: look.Measurer}, sizes: look.sizes(),
		plan: plan, screen: screen, state: state, look: look, tallest: look.Height,
	}
	if !look.wide() || !b.attempt(b.layWide) {
		b.attempt(b.layOneSheet)
	}
	plan.ownBoxes, plan.ownWords = len(plan.Boxes), len(plan.Words)
	plan.tag = from{0, plan.ownBoxes, plan.ownWords}
	b.measureLabels()
}

// attempt begins the plan anew with a layout; false when that has no room.
func (b *builder) attempt(layout func() bool) bool {
	b.plan.clear()
	b.wrap = usualWrap
	return layout()
}

// usualWrap is from how many times the text's size on a label is broken.
const usualWrap = 15

// layOneSheet is for screens that show one sheet at a time.
func (b *builder) layOneSheet() bool {
	switch {
	case b.look.wall():
		b.layWall()
	case b.look.across():
		b.laySide()
	default:
		b.layTall()
	}
	return true
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

// leftOfCorner is how wide the top strip is, left of what the page shows there.
func (b *builder) leftOfCorner() float64 {
	if b.look.Corner.H > 0 {
		return min(b.look.Width, b.look.Corner.X) - 2*b.pad
	}
	return b.look.Width - 2*b.pad
}

// sheet fills the rectangle with one sheet.
func (b *builder) sheet(s Sheet, r Rect) {
	b.tallest = r.H
	if !b.plan.quietPages {
		b.tallest -= b.touch + b.gap
	}
	switch s {
	case ActionsSheet:
		b.paged(r, b.controlRows(r, view.Actions))
	case FixturesSheet:
		b.paged(r, b.controlRows(r, view.Fixtures, view.Apart))
	case ClockSheet:
		b.paged(r, b.controlRows(r, view.Time, view.History))
	case DecisionSheet:
		b.paged(r, b.controlRows(r, view.Decision))
	case RouteSheet:
		b.paged(r, b.controlRows(r, view.Route))
	case TimelineSheet:
		b.paged(r, b.markRows(r))
	case RecordSheet:
		b.facts(r, view.RecordPanel, view.RecordsPanel, view.ClassesPanel, view.BeyondPanel)
	case GatesSheet:
		b.facts(r, view.GatesPanel, view.SecondPanel)
	case WhySheet:
		b.paged(r, b.whyRows(r))
	}
}

// controlRows are lines of controls as rows, their controls widened so that they fill the line.
func (b *builder) controlRows(r Rect, groups ...view.Group) []row {
	lines := b.fewest(func() []line { return b.flow(r.W, groups...) })
	rows := make([]row, len(lines))
	for i := range lines {
		l := &lines[i]
		extra := min((r.W-l.w)/float64(len(l.items)), 8*b.text)
		rows[i] = row{h: l.h, gap: b.gap, draw: func(y float64) { b.drawLine(l, r.X, y, extra) }}
	}
	return rows
}

// fewest is the lowest of what flows: long labels in one line where that takes no more height, else in two.
func (b *builder) fewest(flow func() []line) []line {
	var best []line
	for _, wrap := range [...]float64{usualWrap, 9, 7} {
		b.wrap = wrap
		if lines := flow(); best == nil || b.height(lines) < b.height(best)-1 {
			best = lines
		}
	}
	b.wrap = usualWrap
	return best
}

// whyRows are the reason of HELD with undo right by it: never a dead end; and then what evidence would be needed.
func (b *builder) whyRows(r Rect) []row {
	rows := b.factRows(r, wholly, view.WhyPanel)
	if b.plan.main {
		return rows // undo stands out among the main controls
	}
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.ID == view.Undo {
			undo := row{h: b.touch, gap: b.gap, draw: func(y float64) { b.undoButton(Rect{r.X, y, r.W, b.touch}, c) }}
			under := 0
			if len(rows) > 0 && rows[0].h+rows[0].gap+undo.h <= b.tallest {
				under = 1
			}
			return slices.Insert(rows, under, undo)
		}
	}
	return rows
}

// undoButton is a large one beside the reason; it presses the control undo.
func (b *builder) undoButton(r Rect, c *view.Control) {
	l := looks{Accent, Accent, AccentInk}
	if !c.Enabled || b.state.Pressed == undoHere || b.state.Hover == undoHere {
		l = b.looks(undoHere, c.Enabled)
	}
	b.box(r, b.radius, l.fill, l.edge, b.text/14)
	b.centred(r, b.few(c.Label, b.bold(), r.W-b.text, 1), b.bold(), l.ink)
	b.target(undoHere, r)
}
