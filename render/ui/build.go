package ui

import "github.com/redrivelab/redrivelab/render/view"

// builder fills a plan. It lives for one Lay.
type builder struct {
	lineBreaker
	sizes
	plan   *Plan
	screen *view.Screen
	state  State
	look   Look
	short  bool    // labels of checks leave out their names
	wrap   float64 // from how many times the text's size on a control's label is broken
	// tallest is how high a row of a sheet may be: what is higher would not fit on a page with its buttons.
	tallest float64
}

// box adds a box with a border.
func (b *builder) box(r Rect, radius float64, fill, border Role, stroke float64) {
	b.plan.Boxes = append(b.plan.Boxes, Box{Rect: r, Radius: radius, Stroke: stroke, Fill: fill, Border: border})
}

// target makes a rectangle clickable.
func (b *builder) target(id string, r Rect) {
	b.plan.Targets = append(b.plan.Targets, Target{Rect: r, ID: id})
}

// baselineRatio is where in a line its baseline lies.
const baselineRatio = 0.74

// word puts one line of words with its upper left corner at (x, y).
func (b *builder) word(x, y float64, text string, style Style, ink Role) {
	if text == "" {
		return
	}
	b.plan.Words = append(b.plan.Words, Word{
		X: x, Y: y + b.line(style.Size)*baselineRatio, Width: b.measurer.Width(text, style), Text: text, Style: style, Ink: ink,
	})
}

// words puts lines one below the other and gives where the next one would stand.
func (b *builder) words(x, y float64, lines []string, style Style, ink Role) float64 {
	for _, line := range lines {
		b.word(x, y, line, style, ink)
		y += b.line(style.Size)
	}
	return y
}

// centred puts lines into the middle of a rectangle.
func (b *builder) centred(r Rect, lines []string, style Style, ink Role) {
	y := r.Y + (r.H-float64(len(lines))*b.line(style.Size))/2
	for _, line := range lines {
		b.word(r.X+(r.W-b.measurer.Width(line, style))/2, y, line, style, ink)
		y += b.line(style.Size)
	}
}

// widest is the width of the widest line.
func (b *builder) widest(lines []string, style Style) float64 {
	w := 0.0
	for _, line := range lines {
		w = max(w, b.measurer.Width(line, style))
	}
	return w
}

// room is how many lines of this size fit into a row, beside what else there is in it; at least one.
func (b *builder) room(size, beside float64) int {
	return max(1, int((b.tallest-beside)/b.line(size)))
}

func (b *builder) plain() Style { return Style{Size: b.text} }
func (b *builder) bold() Style  { return Style{Size: b.text, Bold: true} }
func (b *builder) note() Style  { return Style{Size: b.small} }

// named is the lesson's word by its name; where there is none, the second name's.
func (b *builder) named(name, orElse string) string {
	if word, ok := view.Word(b.look.Texts, b.screen.Lesson, name); ok {
		return word
	}
	word, _ := view.Word(b.look.Texts, b.screen.Lesson, orElse)
	return word
}
