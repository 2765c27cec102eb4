package ui

import (
	"slices"

	"github.com/redrivelab/redrivelab/render/view"
)

// tabs are the sheets' targets and names. Where a language has no short name, the panel's heading stands in.
var tabs = [sheets]struct{ id, short, long string }{
	ActionsSheet:  {tabPrefix + "actions", "ui.tab.actions", "ui.actions"},
	FixturesSheet: {tabPrefix + "fixtures", "ui.tab.fixtures", "ui.fixtures"},
	DecisionSheet: {tabPrefix + "decision", "ui.tab.decision", "ui.decision"},
	TimelineSheet: {tabPrefix + "timeline", "ui.tab.timeline", "ui.timeline"},
	RecordSheet:   {tabPrefix + "record", "ui.tab.record", "ui.record"},
	GatesSheet:    {tabPrefix + "gates", "ui.tab.gates", "ui.gates"},
	WhySheet:      {tabPrefix + "why", "ui.tab.why", "ui.why"},
}

// has says whether the sheet has anything to show.
func (b *builder) has(s Sheet) bool {
	switch s {
	case DecisionSheet:
		return hasControls(b.screen, view.Decision) || hasControls(b.screen, view.Route)
	case RecordSheet:
		return hasFacts(b.screen, view.RecordPanel)
	case GatesSheet:
		return hasFacts(b.screen, view.GatesPanel)
	case WhySheet:
		return hasFacts(b.screen, view.WhyPanel)
	}
	return s < sheets
}

// tabs draws the tabs of the sheets from `first` on at the top of the rectangle, in as many lines as their names need,
// and gives the height used with the gap below.
func (b *builder) tabs(r Rect, open, first Sheet) float64 {
	var shown []Sheet
	var names []string
	for s := first; s < sheets; s++ {
		if b.has(s) {
			shown = append(shown, s)
			names = append(names, b.named(tabs[s].short, tabs[s].long))
		}
	}
	across := b.tabsAcross(r.W, names)
	lines := float64((len(shown) + across - 1) / across)
	if lines > 1 && r.H-lines*b.touch < leastLines*b.touch {
		return b.oneTab(r, open, shown, names)
	}
	w := (r.W + b.gap/2) / float64(across)
	for i, s := range shown {
		cell := Rect{r.X + float64(i%across)*w, r.Y + float64(i/across)*(b.touch+b.gap/2), w - b.gap/2, b.touch}
		b.tab(s, cell, names[i], s == open)
	}
	return lines*(b.touch+b.gap/2) + b.gap/2
}

// leastLines is how many lines of controls a sheet has room for at least, before its tabs make way for one.
const leastLines = 5

// oneTab has the open sheet's tab between those of its neighbours, which are arrows, where there is no room for all.
func (b *builder) oneTab(r Rect, open Sheet, shown []Sheet, names []string) float64 {
	at := max(0, slices.Index(shown, open))
	n := len(shown)
	side := b.touch * 1.2
	b.ownButton(tabs[shown[(at+n-1)%n]].id, Rect{r.X, r.Y, side, b.touch}, "‹", true)
	b.ownButton(tabs[shown[(at+1)%n]].id, Rect{r.X + r.W - side, r.Y, side, b.touch}, "›", true)
	b.tab(open, Rect{r.X + side + b.gap/2, r.Y, r.W - 2*side - b.gap, b.touch}, names[at], true)
	return b.touch + b.gap
}

// tabsAcross is how many tabs stand in one line.
func (b *builder) tabsAcross(width float64, names []string) int {
	widest := b.widest(names, Style{Size: b.small, Bold: true})
	for n := len(names); n > 1; n-- {
		if lines := (len(names) + n - 1) / n; n > (len(names)+lines-1)/lines {
			continue // as many lines would do with fewer in each
		}
		if widest+b.small <= (width+b.gap/2)/float64(n)-b.gap/2 {
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
	if s == WhySheet {
		l.edge = LampClosed
	}
	b.box(r, b.radius, l.fill, l.edge, b.text/10)
	lines := b.few(name, style, r.W-b.small*0.8, max(1, int(r.H/b.line(b.small))))
	b.centred(r, lines, style, l.ink)
	if open {
		b.box(Rect{r.X + r.W*0.25, r.Y + r.H - b.text/4, r.W * 0.5, b.text / 5}, b.text/10, Accent, None, 0)
	}
	b.target(id, r)
	b.ring(id, r)
}
