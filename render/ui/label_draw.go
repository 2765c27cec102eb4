package ui

import (
	"math"

	"github.com/redrivelab/redrivelab/render/view"
)

// drawLabels draws the labels where they stand, the parcel's last.
func (p *Plan) drawLabels() {
	p.Boxes, p.Words, p.Lines = p.Boxes[:p.ownBoxes], p.Words[:p.ownWords], p.Lines[:0]
	for s := range view.Stations {
		p.drawLabel(s)
	}
	p.tag = from{len(p.Lines), len(p.Boxes), len(p.Words)}
	p.drawLabel(ParcelLabel)
}

// FollowParcel puts the parcel's own label beside it on its way, where it is seen now: over it, else below or beside it,
// and nowhere where it would cover another label, a lamp or the parcel. Call it after PlaceLabels for the same camera. It
// answers where the label is, W 0 for nowhere.
func (p *Plan) FollowParcel(sight *Sight, body Rect, visible bool) Rect {
	l := &p.Labels
	place := Place{Body: body, Visible: visible}
	size := l.each[ParcelLabel].titleStyle.Size
	h := hunt{labels: l, stage: p.Stage.Inset(size * edgeShare), place: &place, guards: sight.Guards, placed: l.order[:], name: ParcelLabel, size: size}
	if len(h.guards) > 0 {
		h.guards = h.guards[1:] // where it will come to rest it may well be before
	}
	h.form = max(brief, l.stands[ParcelLabel].form)
	l.rects[ParcelLabel], l.leads[ParcelLabel], l.stands[ParcelLabel] = Rect{}, Line{}, standing{form: h.form}
	if visible && h.follow() {
		l.rects[ParcelLabel], l.stands[ParcelLabel] = h.at, h.standing()
	}
	l.stood[ParcelLabel] = l.stands[ParcelLabel]
	p.Boxes, p.Words, p.Lines = p.Boxes[:p.tag.boxes], p.Words[:p.tag.words], p.Lines[:p.tag.lines]
	p.drawLabel(ParcelLabel)
	return l.rects[ParcelLabel]
}

// drawLabel draws a title with its line, the note below, and the line to what it names, with a point at its end.
func (p *Plan) drawLabel(s view.Station) {
	r, ok := p.Labels.Rect(s)
	if !ok {
		return
	}
	l, form, lead := &p.Labels.each[s], p.Labels.stands[s].form, p.Labels.leads[s]
	f, size := &l.forms[form], l.titleStyle.Size
	if px := p.Labels.pixel; px > 0 {
		r.X, r.Y = math.Round(r.X/px)*px, math.Round(r.Y/px)*px
	}
	if lead.Width > 0 {
		lead.Ink = l.line
		p.Lines = append(p.Lines, lead)
		half := size * 0.18
		p.Boxes = append(p.Boxes, Box{Rect: Rect{lead.X1 - half, lead.Y1 - half, 2 * half, 2 * half}, Radius: half, Fill: l.line})
	}
	p.Boxes = append(p.Boxes, Box{Rect: r, Radius: size * 0.4, Fill: Veil})
	line, x := size*lineRatio, r.X+(r.W-f.titleWidth)/2
	p.Words = append(p.Words, Word{X: x, Y: r.Y + line*baselineRatio, Width: f.titleWidth, Text: f.title, Style: l.titleStyle, Ink: Ink})
	under := f.titleWidth
	if f.second != "" {
		r.Y += line
		x, under = r.X+(r.W-f.secondWidth)/2, max(under, f.secondWidth)
		p.Words = append(p.Words, Word{X: x, Y: r.Y + line*baselineRatio, Width: f.secondWidth, Text: f.second, Style: l.titleStyle, Ink: Ink})
	}
	p.Boxes = append(p.Boxes, Box{
		Rect: Rect{r.X + (r.W-under)/2 - size*0.25, r.Y + line - size*0.12, under + size*0.5, size * 0.2}, Radius: size * 0.1, Fill: l.line,
	})
	if form != whole || l.note == "" {
		return
	}
	y := r.Y + line + size*0.2 + l.noteStyle.Size*lineRatio*baselineRatio
	p.Words = append(p.Words, Word{X: r.X + (r.W-l.noteWidth)/2, Y: y, Width: l.noteWidth, Text: l.note, Style: l.noteStyle, Ink: SoftInk})
}
