package ui

// laySheet has the stage and one sheet at a time: beside the stage where there is more width than height, below it
// elsewhere. What there is to say stands left of what the page shows in the corner, or below the stage.
func (b *builder) laySheet() {
	w, h := b.look.Width, b.look.Height
	open := b.state.Sheet
	if !b.has(open) {
		open = ActionsSheet
	}
	top := b.topStrip()
	if w > 1.25*h {
		b.laySide(open, top)
		return
	}
	said := b.sayHeight(sayLines)
	if h < shortHeight {
		said = b.sayHeight(sayLinesShort)
	}
	stage := min(h*0.4-top*0.5, w*0.7)
	b.plan.Stage = Rect{0, top, w, stage}
	b.say(Rect{b.pad, top + stage, w - 2*b.pad, said}, open)
	y := top + stage + said + b.gap/2
	b.tabbed(Rect{b.pad, y, w - 2*b.pad, h - y - b.pad/2}, open)
}

// laySide has the sheet right of the stage.
func (b *builder) laySide(open Sheet, top float64) {
	w, h := b.look.Width, b.look.Height
	side := min(max(w*0.38, 17*b.text), 26*b.text, w*0.55)
	sheet := Rect{w - side, max(top, b.gap), side - b.pad/2, h - max(top, b.gap) - b.gap}
	said := b.sayHeight(sayLinesShort)
	width := w - side - 2*b.pad // left of the sheet, so that it may reach below what is in the corner
	if top > 0 && b.look.Corner.X > b.pad+width {
		said = max(said, top)
		b.say(Rect{b.pad, 0, width, said}, open)
		b.plan.Stage = Rect{0, said, w - side - b.pad, h - said}
	} else {
		b.say(Rect{b.pad, h - said, width, said}, open)
		b.plan.Stage = Rect{0, top, w - side - b.pad, h - said - top}
	}
	b.tabbed(sheet, open)
}

// How many lines there are for what there is to say: the state, and the longest warning on the narrowest phone. Beside a
// sheet, where lines are longer, and on a short phone there is less height to give.
const (
	sayLines      = 4
	sayLinesShort = 3
	shortHeight   = 600 // CSS px
)

func (b *builder) sayHeight(lines int) float64 { return float64(lines)*b.line(b.small) + b.gap }

func (b *builder) tabbed(r Rect, open Sheet) {
	used := b.tabs(r, open, ActionsSheet)
	b.sheet(open, Rect{r.X, r.Y + used, r.W, r.H - used})
}
