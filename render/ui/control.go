package ui

import "github.com/redrivelab/redrivelab/render/view"

// item is one control, measured.
type item struct {
	control *view.Control
	lines   []string // of the label
	w, h    float64
	before  float64 // the gap to the one before in its line
}

// measure gives a control the size that its words need, at most maxW wide.
func (b *builder) measure(c *view.Control, maxW float64) item {
	it := item{control: c}
	if c.Kind == view.Field {
		return b.measureField(it, min(maxW, 21*b.text))
	}
	around := b.around(c)
	one := b.measurer.Width(c.Label, b.plain()) + around
	if limit := min(maxW, b.wrap*b.text); one <= limit {
		it.lines, it.w = []string{c.Label}, one
	} else {
		it.lines = b.inTwo(c.Label, limit-around, maxW-around)
		it.w = b.widest(it.lines, b.plain()) + around
	}
	it.w = max(it.w, b.touch)
	it.h = max(b.touch, float64(len(it.lines))*b.line(b.text)+b.text*0.25)
	return it
}

// inTwo breaks a label into two lines between its words, in the least width from `width` on that does; where none up to
// `most` does, into as many as a row has room for.
func (b *builder) inTwo(label string, width, most float64) []string {
	for w := max(width, b.measurer.Width(label, b.plain())/2, b.widestPiece(label, b.plain())); w <= most; w += b.text {
		if lines := b.lines(label, b.plain(), w); len(lines) <= 2 {
			return lines
		}
	}
	return b.few(label, b.plain(), most, min(4, b.room(b.text, 0.25*b.text)))
}

// around is what a control needs beside its label.
func (b *builder) around(c *view.Control) float64 {
	w := 1.4 * b.text
	if c.Kind == view.Switch {
		w += b.trackWidth() + 0.45*b.text
	}
	return w
}

// cautions says whether the control carries a sign that it would spoil something.
func cautions(c *view.Control) bool { return c.Enabled && c.Warning != "" && c.Kind != view.Field }

func (b *builder) trackWidth() float64 { return 2.2 * b.text }

func (b *builder) measureField(it item, maxW float64) item {
	around := 1.4 * b.text
	lines := min(2, b.room(b.small, b.line(b.text)+0.5*b.text))
	if it.control.Value == "" { // its label takes the line of the value too
		for w := 10 * b.text; w < maxW && len(b.lines(it.control.Label, b.note(), maxW-around)) <= lines; w += b.text {
			if len(b.lines(it.control.Label, b.note(), w-around)) <= lines {
				maxW = w
			}
		}
	}
	it.lines = b.few(it.control.Label, b.note(), maxW-around, lines)
	value := min(b.measurer.Width(it.control.Value, b.plain()), 10*b.text)
	it.w = min(maxW, max(b.widest(it.lines, b.note()), value, 7*b.text)+around)
	it.h = max(b.touch, b.fieldHeight(it)+b.text*0.2)
	return it
}

// fieldHeight is that of a field's label and value.
func (b *builder) fieldHeight(it item) float64 {
	h := float64(len(it.lines)) * b.line(b.small)
	if it.control.Value != "" || len(it.lines) < 2 {
		h += b.line(b.text)
	}
	return h
}

// looks are the roles of a control as it stands now.
type looks struct{ fill, edge, ink Role }

func (b *builder) looks(id string, enabled bool) looks {
	l := looks{Tile, Edge, Ink}
	switch {
	case !enabled:
		l = looks{Faint, FaintEdge, DimInk}
	case b.state.Pressed == id:
		l.fill = Sunk
	case b.state.Hover == id:
		l.fill = Raised
	}
	return l
}

// draw puts the control into its rectangle.
func (b *builder) draw(it item, r Rect) {
	c := it.control
	l := b.looks(c.ID, c.Enabled)
	stroke := b.text / 14
	switch {
	case c.Group == view.Apart && c.Enabled:
		l.edge = Warn
	case c.Kind == view.Switch && c.Value == "on":
		l.edge, stroke = OnEdge, b.text/9
	case c.Enabled && c.Warning != "":
		l.edge = Warn
	case c.ID == view.Undo && b.plan.main && l.fill == Tile && hasFacts(b.screen, view.WhyPanel):
		l = looks{Accent, Accent, AccentInk} // the way out of where a person is asked
	case c.Kind == view.Field && l.fill == Tile:
		l.fill = Well
	}
	b.box(r, b.radius, l.fill, l.edge, stroke)
	switch c.Kind {
	case view.Switch:
		b.drawSwitch(it, r, l)
	case view.Field:
		b.drawField(it, r, l)
	default:
		b.centred(r, b.rejoined(it, r.W), b.plain(), l.ink)
	}
	if cautions(c) {
		// On the corner, so that no control changes its size or place for it, but hardly above it, where words may stand.
		const side, out, above = 1.15, 0.42, 0.14 // times the text's size
		b.caution(Rect{r.X + r.W - (side-out)*b.text, r.Y - above*b.text, side * b.text, side * b.text})
	}
	b.target(c.ID, r)
	b.ring(c.ID, r, b.radius)
}

// rejoined are the lines of a label: one where the control has become so wide that it does.
func (b *builder) rejoined(it item, width float64) []string {
	if len(it.lines) > 1 && b.measurer.Width(it.control.Label, b.plain())+b.around(it.control) <= width {
		return []string{it.control.Label}
	}
	return it.lines
}

// caution is a sign with an exclamation mark.
func (b *builder) caution(r Rect) {
	b.box(r, r.W*0.28, Warn, None, 0)
	b.box(Rect{r.X + r.W*0.43, r.Y + r.H*0.18, r.W * 0.14, r.H * 0.38}, r.W*0.07, Ground, None, 0)
	b.box(Rect{r.X + r.W*0.42, r.Y + r.H*0.67, r.W * 0.16, r.H * 0.16}, r.W*0.08, Ground, None, 0)
}

// ring shows that the control has the keyboard focus. It stands a little off, so that on both sides of it there is the ground,
// whatever colours the control and its border have.
func (b *builder) ring(id string, r Rect, radius float64) {
	if b.state.Focus == id && id != "" {
		off, stroke := b.text/9, b.text/6
		b.box(r.Inset(-off-stroke), radius+off+stroke, None, Focus, stroke)
	}
}

func (b *builder) drawSwitch(it item, r Rect, l looks) {
	w, h := b.trackWidth(), 1.25*b.text
	track := Rect{r.X + 0.8*b.text, r.Y + (r.H-h)/2, w, h}
	fill, knob := TrackOff, track.X+h/2
	if it.control.Value == "on" {
		fill, knob = TrackOn, track.X+w-h/2
	}
	b.box(track, h/2, fill, None, 0)
	d := h * 0.72
	b.box(Rect{knob - d/2, track.Y + (h-d)/2, d, d}, d/2, Knob, None, 0)
	lines := b.rejoined(it, r.W)
	y := r.Y + (r.H-float64(len(lines))*b.line(b.text))/2
	b.words(track.X+w+0.45*b.text, y, lines, b.plain(), l.ink)
}

func (b *builder) drawField(it item, r Rect, l looks) {
	x := r.X + 0.7*b.text
	h := b.fieldHeight(it)
	note := SoftInk
	if !it.control.Enabled {
		note = DimInk
	}
	y := b.words(x, r.Y+(r.H-h)/2, it.lines, b.note(), note)
	b.word(x, y, b.cut(it.control.Value, b.plain(), r.W-1.4*b.text), b.plain(), l.ink)
}
