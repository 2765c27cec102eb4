package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// zones are what is to be seen under a station's anchor, in stage units: half its width, and from where to where below.
var zones = [view.Stations]struct{ half, from, to float64 }{
	view.Gate: {2.2, 0.5, 1.6}, view.SecondCheck: {1.2, 0.1, 1.1}, view.Tower: {1.7, 0.1, 3.4}, view.Bay: {1.1, 0.1, 1},
}

// parcelHalf is half the size of the parcel, in stage units.
const parcelHalf = 0.8

// PlaceLabels puts the labels onto the stage for the anchors of one camera and draws them into the plan, in place of
// those of the camera before. No label overlaps another or leaves the stage; where there is room they leave the lamps and
// the parcel free. It allocates nothing once the plan has grown.
func (p *Plan) PlaceLabels(anchors *[view.Stations]Anchor, parcel Anchor) {
	l := &p.Labels
	l.setZones(anchors, parcel)
	if missing := p.placeAll(anchors, false); missing && l.all {
		p.placeAll(anchors, true)
	}
}

// placeAll places the labels in their order, briefly without any notes. It says whether one found no place.
func (p *Plan) placeAll(anchors *[view.Stations]Anchor, brief bool) (missing bool) {
	p.Boxes, p.Words = p.Boxes[:p.ownBoxes], p.Words[:p.ownWords]
	l := &p.Labels
	l.rects = [view.Stations]Rect{}
	for i, s := range l.order {
		keep := i < l.kept || l.all
		if l.each[s].title == "" || !anchors[s].Visible && !keep {
			continue
		}
		r, full, ok := l.find(p.Stage, s, anchors[s], i, keep, brief)
		if !ok {
			missing = true
			continue
		}
		l.rects[s] = r
		p.drawLabel(&l.each[s], r, full)
	}
	return missing
}

func (l *Labels) setZones(anchors *[view.Stations]Anchor, parcel Anchor) {
	for s := range view.Stations {
		z, a := zones[s], anchors[s]
		l.zones[s] = Rect{a.X - z.half*a.Unit, a.Y + z.from*a.Unit, 2 * z.half * a.Unit, (z.to - z.from) * a.Unit}
	}
	half := parcelHalf * parcel.Unit
	l.zones[view.Stations] = Rect{parcel.X - half, parcel.Y - half, 2 * half, 2 * half}
}

// tries are the ways to place a label, the best first: near with its note, near without, farther away, and only then
// over something to be seen. Those that may give way take the first few only.
var tries = [...]struct {
	full, clear bool
	rings       int
}{
	{true, true, 1}, {false, true, 1}, {true, true, 2}, {false, true, 2},
	{true, true, 4}, {false, true, 5}, {true, false, 1}, {false, false, 5},
}

const triesGivingWay = 4

// notesWidth is the width of a stage from which on labels that may give way have their notes too.
const notesWidth = 560

// find looks for a free place. A label that never gives way is put anywhere as a last resort.
func (l *Labels) find(stage Rect, s view.Station, a Anchor, placed int, keep, brief bool) (r Rect, full, ok bool) {
	each := &l.each[s]
	most := len(tries)
	if !keep {
		most = triesGivingWay
	}
	for _, try := range tries[:most] {
		w, h := each.shortW, each.shortH
		if try.full {
			w, h = each.w, each.h
		}
		if try.full && (brief || !keep && stage.W < notesWidth) {
			continue
		}
		if r, ok = l.search(stage, w, h, a, placed, try.rings, try.clear); ok {
			return r, try.full, true
		}
	}
	if !keep {
		return Rect{}, false, false
	}
	r, ok = l.anywhere(stage, each.shortW, each.shortH, a, placed)
	return r, false, ok
}

// search tries places around the anchor, in wider and wider rings: over it first.
func (l *Labels) search(stage Rect, w, h float64, a Anchor, placed, rings int, clear bool) (Rect, bool) {
	if w > stage.W || h > stage.H {
		return Rect{}, false
	}
	const directions = 12
	for ring := 0; ring <= rings; ring++ {
		for d := range directions {
			angle := -math.Pi/2 + float64((d+1)/2)*float64(1-2*(d%2))*2*math.Pi/directions
			distance := float64(ring) * h * 0.5
			r := within(stage, Rect{a.X - w/2 + math.Cos(angle)*distance*1.6, a.Y - h + math.Sin(angle)*distance, w, h})
			if l.free(r, placed) && !(clear && l.covers(r)) {
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

// covers says whether a label there would hide what is to be seen.
func (l *Labels) covers(r Rect) bool {
	for i := range l.zones {
		if z := &l.zones[i]; z.W > 0 && r.Overlaps(*z) {
			return true
		}
	}
	return false
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
