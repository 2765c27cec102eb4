package ui

import (
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

// headline tells the state at the top of the wide layout in one line or two, and under it what differs from the usual
// policy, else a sensible next step.
func (b *builder) headline(r Rect) {
	second, ink := b.screen.Hint, SoftInk
	if b.screen.PolicyNote != "" {
		second, ink = b.screen.PolicyNote, Warn
	}
	under := b.few(second, b.note(), r.W, 1)
	room := r.H - float64(len(under))*b.line(b.small)
	style := Style{Size: b.title, Bold: true}
	lines := b.lines(b.screen.Headline, style, r.W)
	if len(lines) > int(room/b.line(b.title)) {
		style = b.bold()
		lines = b.sentences(b.screen.Headline, style, r.W, max(1, int(room/b.line(b.text))))
	}
	y := b.words(r.X, r.Y, lines, style, Ink)
	b.words(r.X, y, under, b.note(), ink)
}

// stateLines tell the state in at most n lines, where the headline has little room.
func (b *builder) stateLines(width float64, n int) []string {
	return b.sentences(b.screen.Headline, Style{Size: b.small, Bold: true}, width, n)
}

// tell says what there is to say about what is pointed at, else a caution, else a sensible next step or what just
// happened, in as many lines as fit. It stands as near to the control as its width lets it.
func (b *builder) tell(r Rect) {
	room := max(1, int((r.H+0.5)/b.line(b.small)))
	text, ink, id := b.telling()
	if text == "" {
		b.words(r.X, r.Y, b.lastSaid(r.W, room), b.note(), SoftInk)
		return
	}
	lines := b.sentences(text, b.note(), r.W, room)
	y := b.words(b.beside(id, r, b.widest(lines, b.note())), r.Y, lines, b.note(), ink)
	if left := room - len(lines); left > 0 && id == "" && b.screen.PolicyNote != "" && !b.plan.wide {
		b.words(r.X, y, b.few(b.screen.PolicyNote, b.note(), r.W, left), b.note(), Warn)
	}
}

// beside is where words of this width begin so that they stand over their control.
func (b *builder) beside(id string, r Rect, width float64) float64 {
	if !b.plan.wide {
		return r.X
	}
	target, _ := b.plan.Find(id)
	return max(r.X, min(target.X, r.X+r.W-width))
}

// sayHeight is the height of what there may be to say in this width, at most so many lines: it depends on the screen, not
// on what is pointed at, so that nothing moves under the pointer.
func (b *builder) sayHeight(width float64, most int) float64 {
	lines := len(b.lines(b.screen.Hint, b.note(), width))
	if !b.plan.wide {
		lines += len(b.lines(b.screen.PolicyNote, b.note(), width))
	}
	for i := range b.screen.Controls {
		c := &b.screen.Controls[i]
		if why := c.WhyNot + c.Warning; why != "" {
			lines = max(lines, len(b.lines(c.Label+": "+why, b.note(), width)))
		}
	}
	return float64(max(min(lines, most), 1)) * b.line(b.small)
}

// telling is what to say, its ink, and the control that it is about; "" for what just happened.
func (b *builder) telling() (text string, ink Role, id string) {
	if text, ink, id = b.pointedAt(); text != "" {
		return text, ink, id
	}
	if text, ink, id = b.warning(); text != "" {
		return text, ink, id
	}
	switch {
	case !b.plan.wide && b.screen.Hint != "", b.screen.PolicyNote != "" && len(b.screen.Said) == 0 && b.screen.Illustration == "":
		return b.screen.Hint, SoftInk, "" // a wide layout tells it under the headline, but for such a note
	case len(b.screen.Said) == 0:
		return b.screen.Illustration, SoftInk, ""
	}
	return "", None, ""
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
func (b *builder) pointedAt() (text string, ink Role, about string) {
	if b.state.Refusal != "" {
		return b.state.Refusal, Ink, ""
	}
	for _, id := range [...]string{b.state.Told, b.state.Pressed, b.state.Hover, b.state.Focus} {
		if text, ink := b.about(id); text != "" {
			return text, ink, id
		}
	}
	return "", None, ""
}

// warning is that of an action which would spoil the record: it is told before the press.
func (b *builder) warning() (text string, ink Role, about string) {
	if c := b.spoiler(); c != nil {
		return c.Label + ": " + c.Warning, Warn, c.ID
	}
	return "", None, ""
}

// spoiler is the action which would spoil the record, if there is one.
func (b *builder) spoiler() *view.Control {
	for i := range b.screen.Controls {
		if c := &b.screen.Controls[i]; c.Enabled && c.Warning != "" && c.Group == view.Actions {
			return c
		}
	}
	return nil
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
