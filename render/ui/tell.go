package ui

import (
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

// headline tells the state at the top of the wide layout, and under it what differs from the usual policy and, where there
// is room, what just happened: the strip below may be taken by a warning.
func (b *builder) headline(r Rect) {
	room := r.H
	if b.screen.PolicyNote != "" {
		room -= b.line(b.small)
	}
	style := Style{Size: b.title, Bold: true}
	lines := b.few(b.screen.Headline, style, r.W, max(1, int(room/b.line(b.title))))
	if len(lines) > 1 || b.screen.PolicyNote != "" {
		style = b.bold()
		lines = b.few(b.screen.Headline, style, r.W, max(1, int(room/b.line(b.text))))
	}
	y := b.words(r.X, r.Y, lines, style, Ink)
	if b.screen.PolicyNote != "" {
		y = b.words(r.X, y, b.few(b.screen.PolicyNote, b.note(), r.W, 1), b.note(), Warn)
	}
	if room := int((r.Y + r.H - y) / b.line(b.small)); room > 0 {
		b.words(r.X, y, b.lastSaid(r.W, room), b.note(), SoftInk)
	}
}

// tell says what there is to say about what is pointed at, else what just happened, in as many lines as fit.
func (b *builder) tell(r Rect) {
	text, ink := b.telling()
	room := max(1, int(r.H/b.line(b.small)))
	lines := b.few(text, b.note(), r.W, room)
	if text == "" {
		lines, ink = b.lastSaid(r.W, room), SoftInk
	}
	b.words(r.X, r.Y+(r.H-float64(len(lines))*b.line(b.small))/2, lines, b.note(), ink)
}

// say is tell for the sheet layout, where the headline has no place of its own: it shows when nothing is pointed at, and
// over the warning of an action on the open sheet that would spoil the record, where that leaves a line.
func (b *builder) say(r Rect, open Sheet) {
	text, ink := b.pointedAt()
	lines := max(1, int((r.H-b.gap/2)/b.line(b.small)))
	if text == "" && open == ActionsSheet {
		if text, ink = b.warning(); text != "" && len(b.lines(text, b.note(), r.W)) < lines {
			lines--
			state := Style{Size: b.small, Bold: true}
			r.Y = b.words(r.X, r.Y+b.gap/2, b.few(b.screen.Headline, state, r.W, 1), state, Ink) - b.gap/2
		}
	}
	if text == "" {
		text, ink = b.screen.Headline, Ink
		if b.screen.PolicyNote != "" && lines > 1 {
			lines--
			b.words(r.X, r.Y+b.gap/2+float64(lines)*b.line(b.small), b.few(b.screen.PolicyNote, b.note(), r.W, 1), b.note(), Warn)
		}
	}
	style := b.note()
	style.Bold = ink == Ink
	b.words(r.X, r.Y+b.gap/2, b.few(text, style, r.W, lines), style, ink)
}

// telling is what to say in the wide layout, "" for what just happened.
func (b *builder) telling() (string, Role) {
	if text, ink := b.pointedAt(); text != "" {
		return text, ink
	}
	if text, ink := b.warning(); text != "" {
		return text, ink
	}
	if len(b.screen.Said) == 0 {
		return b.screen.Illustration, SoftInk
	}
	return "", None
}

// lastSaid is what just happened: as many of the last sentences as there is room for.
func (b *builder) lastSaid(width float64, room int) []string {
	var lines []string
	for i := len(b.screen.Said) - 1; i >= 0; i-- {
		more := b.lines(strings.Join(b.screen.Said[i:], " "), b.note(), width)
		if len(more) > room {
			break
		}
		lines = more
	}
	if lines == nil && len(b.screen.Said) > 0 {
		lines = b.few(b.screen.Said[len(b.screen.Said)-1], b.note(), width, room)
	}
	return lines
}

// pointedAt is what to say about the control or mark that was refused, is pressed, pointed at or has the focus.
func (b *builder) pointedAt() (string, Role) {
	if b.state.Refusal != "" {
		return b.state.Refusal, Ink
	}
	for _, id := range [...]string{b.state.Told, b.state.Pressed, b.state.Hover, b.state.Focus} {
		if text, ink := b.about(id); text != "" {
			return text, ink
		}
	}
	return "", None
}

// warning is that of an action which would spoil the record: it is told before the press.
func (b *builder) warning() (string, Role) {
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.Enabled && c.Warning != "" {
			return c.Label + ": " + c.Warning, Warn
		}
	}
	return "", None
}

func (b *builder) about(id string) (string, Role) {
	if id == "" {
		return "", None
	}
	if step, ok := stepOf(id); ok {
		return b.aboutMark(step), Ink
	}
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.ID == id {
			return aboutControl(c)
		}
	}
	return "", None
}

func aboutControl(c *view.Control) (string, Role) {
	switch {
	case !c.Enabled && c.WhyNot != "":
		return c.Label + ": " + c.WhyNot, Ink
	case c.Warning != "":
		return c.Label + ": " + c.Warning, Warn
	case c.Caveat != "":
		return c.Label + ": " + c.Caveat, SoftInk
	}
	return "", None
}

func (b *builder) aboutMark(step int) string {
	for i := range b.screen.Timeline {
		if b.screen.Timeline[i].Step == step {
			return b.screen.Timeline[i].Label
		}
	}
	return ""
}
