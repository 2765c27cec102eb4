package ui

import (
	"slices"
	"strconv"

	"github.com/redrivelab/redrivelab/render/view"
)

// tabs are the sheets' targets and names. Where a language has no short name, the panel's heading stands in.
var tabs = [sheets]struct{ id, short, long string }{
	ActionsSheet:  {tabPrefix + "actions", "ui.tab.actions", "ui.actions"},
	FixturesSheet: {tabPrefix + "fixtures", "ui.tab.fixtures", "ui.fixtures"},
	ClockSheet:    {tabPrefix + "clock", "ui.clock", "ui.clock"},
	DecisionSheet: {tabPrefix + "decision", "ui.tab.decision", "ui.decision"},
	TimelineSheet: {tabPrefix + "timeline", "ui.tab.timeline", "ui.timeline"},
	RouteSheet:    {tabPrefix + "route", "ui.tab.route", "ui.route"},
	RecordSheet:   {tabPrefix + "record", "ui.tab.record", "ui.record"},
	GatesSheet:    {tabPrefix + "gates", "ui.tab.gates", "ui.gates"},
	WhySheet:      {tabPrefix + "why", "ui.tab.why", "ui.why"},
}

// has says whether the sheet has anything to show.
func (b *builder) has(s Sheet) bool {
	switch s {
	case NoSheet:
		return false
	case ActionsSheet:
		return !b.plan.main && !b.plan.wide
	case DecisionSheet:
		return hasControls(b.screen, view.Decision)
	case RouteSheet:
		return hasControls(b.screen, view.Route)
	case RecordSheet:
		return hasFacts(b.screen, view.RecordPanel)
	case GatesSheet:
		return hasFacts(b.screen, view.GatesPanel)
	case WhySheet:
		return hasFacts(b.screen, view.WhyPanel)
	}
	return s < sheets
}

// tabNames are the sheets from `first` on that have anything to show, and what their tabs are called.
func (b *builder) tabNames(first Sheet) (shown []Sheet, names []string) {
	for s := first; s < sheets; s++ {
		if b.has(s) {
			shown = append(shown, s)
			names = append(names, b.named(tabs[s].short, tabs[s].long))
		}
	}
	return shown, names
}

// tabs draws the tabs of the sheets from `first` on at the top of the rectangle, in as many lines as their names need,
// and gives the height used with the gap below. all is false, and nothing is drawn, where that leaves a sheet no room.
func (b *builder) tabs(r Rect, open, first Sheet) (used float64, all bool) {
	shown, names := b.tabNames(first)
	across := max(1, b.tabsAcross(r.W, names))
	lines := float64((len(shown) + across - 1) / across)
	if !b.plan.wide && r.H-lines*b.touch < leastLines*b.touch {
		return 0, false
	}
	b.drawTabs(Rect{r.X, r.Y, r.W, b.touch}, open, shown, names, across)
	return lines*(b.touch+b.gap/2) + b.gap/2, true
}

// drawTabs draws tabs in lines, so many in each; the rectangle is the first line's.
func (b *builder) drawTabs(r Rect, open Sheet, shown []Sheet, names []string, across int) {
	for i, s := range shown {
		begins := i - i%across
		w := (r.W + b.gap/2) / float64(min(across, len(shown)-begins))
		cell := Rect{r.X + float64(i-begins)*w, r.Y + float64(i/across)*(r.H+b.gap/2), w - b.gap/2, r.H}
		b.tab(s, cell, names[i], s == open)
	}
}

// leastLines is how many lines of controls a sheet has room for at least, before its tabs make way for one.
const leastLines = 3.4

// oneTab has the open sheet's tab between two arrows: they turn its pages, and go on to its neighbours. It knows the pages
// once the sheet is drawn.
func (b *builder) oneTab(r Rect, open Sheet) {
	shown, names := b.tabNames(ActionsSheet)
	at, n := max(0, slices.Index(shown, open)), len(shown)
	before, after, name := tabs[shown[(at+n-1)%n]].id, tabs[shown[(at+1)%n]].id, names[at]
	page, pages := b.plan.page, b.plan.Pages
	if page > 0 {
		before = prevPage
	}
	if page+1 < pages {
		after = nextPage
	}
	if pages > 1 {
		name += " " + strconv.Itoa(page+1) + "/" + strconv.Itoa(pages)
	}
	side := b.touch * 1.1
	left, right := Rect{r.X, r.Y, side, b.touch}, Rect{r.X + r.W - side, r.Y, side, b.touch}
	b.ownButton(before, left, "‹", true)
	b.ownButton(after, right, "›", true)
	switch asked := slices.Index(shown, b.hinted()); {
	case asked < 0 || asked == at:
	case (asked-at+n)%n <= n/2:
		b.dot(right)
	default:
		b.dot(left)
	}
	b.tab(open, Rect{r.X + side + b.gap/2, r.Y, r.W - 2*side - b.gap, b.touch}, name, true)
}

// tabsAcross is how many tabs stand in one line.
func (b *builder) tabsAcross(width float64, names []string) int {
	widest := b.widest(names, Style{Size: b.small, Bold: true})
	for n := len(names); n > 1; n-- {
		if lines := (len(names) + n - 1) / n; n > (len(names)+lines-1)/lines {
			continue // as many lines would do with fewer in each
		}
		if widest+0.6*b.small <= (width+b.gap/2)/float64(n)-b.gap/2 {
			return n
		}
	}
	return min(2, len(names))
}

func (b *builder) tab(s Sheet, r Rect, name string, open bool) {
	id := tabs[s].id
	style := Style{Size: b.small, Bold: open}
	l := b.looks(id, true)
	l.edge = FaintEdge
	if open {
		l.edge = Accent
	}
	if s == WhySheet && !open {
		l.edge = LampClosed
	}
	b.box(r, b.radius, l.fill, l.edge, b.text/10)
	words := r
	if open && b.plan.closable {
		b.word(r.X+r.W-1.2*b.small, r.Y+(r.H-b.line(b.small))/2, closeSign, style, l.ink)
		words.W -= 1.2 * b.small
	}
	lines := b.few(name, style, words.W-b.small*0.5, max(1, int(r.H/b.line(b.small))))
	b.centred(words, lines, style, l.ink)
	switch {
	case open:
		b.box(Rect{r.X + r.W*0.25, r.Y + r.H - b.text/4, r.W * 0.5, b.text / 5}, b.text/10, Accent, None, 0)
	case s == b.hinted():
		b.dot(r)
	}
	b.target(id, r)
	b.ring(id, r, b.radius)
}

// closeSign is on a tab that closes its sheet.
const closeSign = "×"

// dot marks the way to what is asked for, in the upper right corner of a tab or an arrow.
func (b *builder) dot(r Rect) {
	d := b.small * 0.6
	b.box(Rect{r.X + r.W - d*1.5, r.Y + d*0.5, d, d}, d/2, Accent, None, 0)
}

// hinted is the sheet with the control that the hint speaks of: its tab has a dot, for the control may be out of sight.
func (b *builder) hinted() Sheet {
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.ID == b.screen.HintControl && !(b.plan.main && c.ID == view.Undo) {
			return sheetOf(c.Group)
		}
	}
	return NoSheet
}
