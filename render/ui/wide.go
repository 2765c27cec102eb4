package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// room is how a wide layout divides the screen. To find it takes a while, so that a plan keeps it for as long as it shows
// the same screen with the same look.
type room struct {
	screen  *view.Screen
	look    Look
	sizes   sizes
	columns [3]column
	stage   Rect
	said    float64 // height of what there is to say
	ok      bool    // the stage has what it needs
}

// The shares of the height that the stage has where everything stands side by side: what it ought to have, and with what
// it makes do.
const (
	wideStage      = 0.6
	wideStageLeast = 0.5
)

// layWide has everything side by side: the stage, the facts right of it, what there is to say and the controls in three
// columns below, the timeline at the bottom. It gives up where too little would be left for the stage.
func (b *builder) layWide() bool {
	b.plan.wide = true
	if kept := &b.plan.room; kept.screen != b.screen || kept.look != b.look {
		*kept = b.findRoom()
	}
	if b.plan.room.ok {
		b.drawWide(&b.plan.room)
	}
	return b.plan.room.ok
}

// findRoom tries the usual sizes, and smaller labels where those leave the stage less than its share.
func (b *builder) findRoom() room {
	usual := b.sizes
	defer func() { b.sizes = usual }()
	found := b.divide(wideStage)
	if !found.ok {
		b.text, b.gap = b.small, b.gap*0.8
		found = b.divide(wideStageLeast)
	}
	return found
}

// divide divides the screen; it isn't ok where less than `least` of the height is left for the stage.
func (b *builder) divide(least float64) room {
	w, h := b.look.Width, b.look.Height
	r := room{screen: b.screen, look: b.look, sizes: b.sizes}
	columns, ok := b.columns(w - 2*b.pad)
	if !ok {
		return r
	}
	r.columns, r.said = columns, b.sayHeight(w-2*b.pad, 2)
	controls := max(b.height(columns[0].lines), b.height(columns[1].lines), b.height(columns[2].lines))
	below := b.gap/2 + r.said + b.gap/2 + controls + b.gap + b.touch + b.gap/2
	side := min(max(w*0.24, 18*b.text), 30*b.text)
	top := max(b.topStrip(), b.line(b.title)+b.line(b.small)+b.gap)
	r.stage = Rect{0, top, w - side - b.gap, h - below - top}
	r.ok = r.stage.H >= least*h
	return r
}

func (b *builder) drawWide(r *room) {
	w, h := b.look.Width, b.look.Height
	b.sizes = r.sizes
	b.plan.Stage = r.stage
	b.headline(Rect{b.pad, b.gap / 2, min(b.leftOfCorner(), w-2*b.pad), r.stage.Y - b.gap/2})
	side := w - r.stage.W - b.gap
	b.sidePanel(Rect{w - side, r.stage.Y, side - b.gap, r.stage.H})
	y := r.stage.Y + r.stage.H + b.gap/2
	for i := range r.columns {
		b.drawLines(r.columns[i].lines, b.pad+r.columns[i].x, y+r.said+b.gap/2, i != 1)
	}
	b.timeline(Rect{b.pad, h - b.gap/2 - b.touch, w - 2*b.pad, b.touch})
	b.tell(Rect{b.pad, y, w - 2*b.pad, r.said})
}

// column is a column of controls.
type column struct {
	lines []line
	x     float64
}

// wraps are tried one after the other: long labels in one line where that fits, else in two.
var wraps = [...]float64{16, 12.5, 10.5, 9}

// mostLines is how many lines of controls are tried before the layout gives up.
const mostLines = 7

// columns finds the lowest way in which the three columns stand beside one another: the outer ones as narrow as they can
// be in so many lines, the middle one between.
func (b *builder) columns(width float64) (best [3]column, ok bool) {
	space, lowest := 3*b.gap, math.Inf(1)
	for try := 2 * len(wraps); try < (mostLines+1)*len(wraps); try++ {
		n := try / len(wraps)
		if float64(n)*(b.touch+b.gap)-b.gap >= lowest {
			break // so many lines can't be lower
		}
		b.wrap = wraps[try%len(wraps)]
		left, leftW, okLeft := b.narrowest(n, width, view.Actions)
		right, rightW, okRight := b.narrowest(n, width, view.Time, view.History)
		middleW := width - leftW - rightW - 2*space
		if !okLeft || !okRight || middleW < 12*b.text {
			continue
		}
		if middle := b.flow(middleW, view.Fixtures, view.Apart); len(middle) <= n {
			if h := max(b.height(left), b.height(middle), b.height(right)); h < lowest {
				best, ok, lowest = [3]column{{left, 0}, {middle, leftW + space}, {right, width - rightW}}, true, h
			}
		}
	}
	return best, ok
}

// narrowest lays groups out in at most n lines, as narrow as that goes.
func (b *builder) narrowest(n int, width float64, groups ...view.Group) (lines []line, w float64, ok bool) {
	for w = max(8*b.text, 0.8*total(b.flow(width/2, groups...))/float64(n)); w < width/2; w += b.text {
		lines = b.flow(w, groups...)
		widest, highest := b.largestLine(lines)
		if len(lines) <= n && widest <= w && highest <= 1.1*b.touch {
			return lines, widest, true
		}
	}
	return nil, 0, false
}

// total is how wide lines are in all.
func total(lines []line) (w float64) {
	for i := range lines {
		w += lines[i].w
	}
	return w
}

// largestLine is the width of the widest line and the height of the highest.
func (b *builder) largestLine(lines []line) (w, h float64) {
	for i := range lines {
		w, h = max(w, lines[i].w), max(h, lines[i].h)
	}
	return w, h
}

// sidePanel has the facts beside the stage, one panel at a time.
func (b *builder) sidePanel(r Rect) {
	b.box(r, b.radius*1.3, Panel, FaintEdge, 1)
	r = r.Inset(b.gap * 1.3)
	open := GatesSheet
	if s := b.state.Sheet; s >= DecisionSheet && b.has(s) {
		open = s
	}
	used, _ := b.tabs(r, open, DecisionSheet)
	b.sheet(open, Rect{r.X, r.Y + used, r.W, r.H - used})
}
