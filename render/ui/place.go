package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// PlaceLabels puts the labels onto the stage for the anchors of one camera and draws them into the plan, in place of
// those of the camera before. No label overlaps another or leaves the stage. It allocates nothing once the plan has grown.
func (p *Plan) PlaceLabels(anchors *[view.Stations]Anchor) {
	p.Boxes, p.Words = p.Boxes[:p.ownBoxes], p.Words[:p.ownWords]
	l := &p.Labels
	l.rects = [view.Stations]Rect{}
	for i, s := range l.order {
		if l.each[s].title == "" || !anchors[s].Visible && i >= l.kept && !l.all {
			continue
		}
		keep := i < l.kept || l.all
		if r, full, ok := l.find(p.Stage, s, anchors[s], i, keep); ok {
			l.rects[s] = r
			p.drawLabel(&l.each[s], r, full)
		}
	}
}

// How far from its anchor, in rings, a label may stand that gives way otherwise, and one that never does.
const (
	nearRings = 1
	farRings  = 5
)

// find looks for a free place: with the note, then without it. One that never gives way is put anywhere as a last resort.
func (l *Labels) find(stage Rect, s view.Station, a Anchor, placed int, keep bool) (r Rect, full, ok bool) {
	each := &l.each[s]
	rings := nearRings
	if keep {
		rings = farRings
	}
	if keep || stage.W >= notesWidth {
		if r, ok = l.search(stage, each.w, each.h, a, placed, min(rings, 2)); ok {
			return r, true, true
		}
	}
	if r, ok = l.search(stage, each.shortW, each.shortH, a, placed, rings); ok || !keep {
		return r, false, ok
	}
	r, ok = l.anywhere(stage, each.shortW, each.shortH, a, placed)
	return r, false, ok
}

// notesWidth is the width of a stage from which on labels that may give way have their notes too.
const notesWidth = 560

// search tries places around the anchor, in wider and wider rings: over it first.
func (l *Labels) search(stage Rect, w, h float64, a Anchor, placed, rings int) (Rect, bool) {
	if w > stage.W || h > stage.H {
		return Rect{}, false
	}
	const directions = 12
	for ring := 0; ring <= rings; ring++ {
		for d := range directions {
			angle := -math.Pi/2 + float64((d+1)/2)*float64(1-2*(d%2))*2*math.Pi/directions
			distance := float64(ring) * h * 0.5
			r := within(stage, Rect{a.X - w/2 + math.Cos(angle)*distance*1.6, a.Y - h + math.Sin(angle)*distance, w, h})
			if l.free(r, placed) {
				return r, true
			}
			if ring == 0 {
				break
			}
		}
	}
	return Rect{}, false
}

func within(stage, r Rect) Rect {
	r.X = min(max(r.X, stage.X), stage.X+stage.W-r.W)
	r.Y = min(max(r.Y, stage.Y), stage.Y+stage.H-r.H)
	return r
}

// anywhere is the free place that is nearest to the anchor, in steps of a quarter of the label.
func (l *Labels) anywhere(stage Rect, w, h float64, a Anchor, placed int) (best Rect, ok bool) {
	least := math.Inf(1)
	for y := stage.Y; y+h <= stage.Y+stage.H; y += h / 4 {
		for x := stage.X; x+w <= stage.X+stage.W; x += w / 4 {
			r := Rect{x, y, w, h}
			if d := math.Hypot(x+w/2-a.X, y+h-a.Y); d < least && l.free(r, placed) {
				best, least, ok = r, d, true
			}
		}
	}
	return best, ok
}

func (l *Labels) free(r Rect, placed int) bool {
	if r.Overlaps(l.corner) {
		return false
	}
	for _, s := range l.order[:placed] {
		if o := l.rects[s]; o.W > 0 && r.Overlaps(o) {
			return false
		}
	}
	return true
}

// drawLabel draws a title with its line, and the note below.
func (p *Plan) drawLabel(l *label, r Rect, full bool) {
	size := l.titleStyle.Size
	p.Boxes = append(p.Boxes, Box{Rect: r, Radius: size * 0.4, Fill: Veil})
	line := size * lineRatio
	p.Words = append(p.Words, Word{
		X: r.X + (r.W-l.titleWidth)/2, Y: r.Y + line*baselineRatio, Width: l.titleWidth, Text: l.title, Style: l.titleStyle, Ink: Ink,
	})
	under := Rect{r.X + (r.W-l.titleWidth)/2 - size*0.25, r.Y + line - size*0.12, l.titleWidth + size*0.5, size * 0.2}
	p.Boxes = append(p.Boxes, Box{Rect: under, Radius: size * 0.1, Fill: l.line})
	if !full || l.note == "" {
		return
	}
	y := r.Y + line + size*0.2 + l.noteStyle.Size*lineRatio*baselineRatio
	p.Words = append(p.Words, Word{
		X: r.X + (r.W-l.noteWidth)/2, Y: y, Width: l.noteWidth, Text: l.note, Style: l.noteStyle, Ink: SoftInk,
	})
}
