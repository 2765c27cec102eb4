package ui

import (
	"math"
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

const (
	// wallSheet is the share of the width that an open sheet takes from the stage: no more than its words need.
	wallSheet = 0.31
	// wallStage is about how wide the stage is for its height, labels and all: what a wider picture has more stays empty.
	wallStage = 2.05
)

// layWall is for a projector: the stage as large as can be, the actions and undo below it, and the tabs of sheets that
// open beside the stage, one at a time, and close again.
func (b *builder) layWall() {
	w, h := b.look.Width, b.look.Height
	inner := w - 2*b.pad
	top := b.wallHead()
	lines := b.mainLines(inner, h*mostMain/2)
	open := b.wallOpen()
	said, mainH := max(b.saidAtRest(inner, open), b.sayHeight(inner, 2)), b.height(lines)
	stage := Rect{0, top, w, h - top - said - mainH - b.gap}
	tabs := b.wallTabs(stage)
	stage.H -= tabs.below
	b.plan.closable = true
	b.plan.Stage = stage
	switch {
	case open != NoSheet:
		side := min(max(w*wallSheet, 16*b.text), 24*b.text)
		b.plan.Stage.W = w - side - b.gap
		if r := (Rect{w - side, top, side - b.pad, stage.H - b.gap/2}); tabs.rail > 0 {
			b.turned(r, r.W, b.touch, open)
		} else {
			b.sheet(open, r)
		}
	case tabs.rail > 0:
		b.plan.Stage.W = w - b.pad/2 - tabs.rail - b.gap
		b.drawTabs(Rect{w - b.pad/2 - tabs.rail, top + b.gap/2, tabs.rail, tabs.high}, open, tabs.shown, tabs.names, 1)
	}
	y := top + stage.H
	told := Rect{b.pad, y, inner, said}
	if text, _, _ := b.pointedAt(); text != "" {
		b.tell(told)
	} else {
		b.atRest(told, open)
	}
	b.drawMain(lines, b.pad, y+said, inner)
	if tabs.below > 0 {
		b.drawTabs(Rect{b.pad, y + said + mainH + b.gap, inner, tabs.high}, open, tabs.shown, tabs.names, tabs.across)
	}
}

// wallHead tells the state at the top and gives where the stage begins.
func (b *builder) wallHead() (top float64) {
	state := b.stateLines(b.leftOfCorner(), 2)
	height := float64(len(state)) * b.line(b.small)
	top = max(b.topStrip(), height)
	b.words(b.pad, (top-height)/2, state, Style{Size: b.small, Bold: true}, Ink)
	return top
}

// wallOpen is the sheet that shows beside the stage.
func (b *builder) wallOpen() Sheet {
	if open := b.state.asked(); b.has(open) {
		return open
	}
	return NoSheet
}

// wallTabs are the tabs of a projector: one above the other right of the stage, so wide, or under the actions, so high.
type wallTabs struct {
	shown  []Sheet
	names  []string
	across int
	rail   float64
	below  float64
	high   float64 // each of them
}

// wallTabs puts the tabs where they leave the more to the stage, of what there is beside them. No sheet is thought open,
// so that they stay where they are when one opens.
func (b *builder) wallTabs(r Rect) wallTabs {
	var t wallTabs
	t.shown, t.names = b.tabNames(ActionsSheet)
	t.across = max(1, b.tabsAcross(r.W-2*b.pad, t.names))
	t.high = b.touch
	below := math.Ceil(float64(len(t.shown))/float64(t.across)) * (b.touch + b.gap/2)
	rail := b.widest(t.names, Style{Size: b.small, Bold: true}) + 0.7*b.small // none of them is open, so none has a sign
	if min(r.W-rail-b.pad/2-b.gap, wallStage*r.H) < min(r.W, wallStage*(r.H-below)) {
		t.below = below
		return t
	}
	high := min(b.touch, (r.H-b.gap)/float64(len(t.shown))-b.gap/2)
	if high < leastTouch {
		t.below = below
		return t
	}
	t.rail, t.high = rail, high
	return t
}

// leastTouch is the least side of what a finger can press, in CSS px.
const leastTouch = 44

// atRest says what there is to say while nothing is pointed at: the evidence that is needed, as long as its sheet isn't open,
// or a sensible next step, and what an action would spoil. It gives where that ends.
func (b *builder) atRest(r Rect, open Sheet) (bottom float64) {
	first, ink := b.screen.Hint, SoftInk
	for i := range b.screen.Facts {
		if f := &b.screen.Facts[i]; f.ID == view.WhyEvidence && open != WhySheet {
			first, ink = f.Label+": "+f.Value, Ink
		}
	}
	r.Y = b.say(r, first, ink)
	if c := b.spoiler(); c != nil {
		r.Y = b.say(r, c.Label+": "+outcome(c.Warning), Warn)
	}
	return b.say(r, b.screen.PolicyNote, Warn)
}

// outcome is what a warning says that would come of it, which is enough from afar: the headline tells the state before, and the
// whole is told when the action is pointed at.
func outcome(warning string) string {
	if at := strings.Index(warning, ". "); at >= 0 {
		warning = warning[:at+1]
	}
	if _, comes, found := strings.Cut(warning, ": "); found {
		return comes
	}
	return warning
}

// say puts whole sentences in at most two lines and gives where they end.
func (b *builder) say(r Rect, text string, ink Role) float64 {
	return b.words(r.X, r.Y, b.sentences(text, b.note(), r.W, 2), b.note(), ink)
}

// saidAtRest is how high that is.
func (b *builder) saidAtRest(width float64, open Sheet) float64 {
	n := len(b.plan.Words)
	h := b.atRest(Rect{W: width}, open)
	b.plan.Words = b.plan.Words[:n]
	return h
}
