package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/render/internal/atlas"
	"github.com/redrivelab/redrivelab/render/ui"
)

// paint is a list of boxes and words, ready for one draw call. Its memory is used again.
type paint struct {
	vertices []ebiten.Vertex
	indices  []uint32
}

func (p *paint) clear() { p.vertices, p.indices = p.vertices[:0], p.indices[:0] }

// ink is a premultiplied colour.
type ink struct{ r, g, b, a float32 }

func inkOf(c ui.Colour) ink {
	a := float32(c.A) / 255
	return ink{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}

// quad adds a rectangle; the source rectangle and custom are what ui.kage says.
func (p *paint) quad(x0, y0, x1, y1, sx0, sy0, sx1, sy1 float32, c ink, custom [4]float32) {
	first := uint32(len(p.vertices))
	corner := func(x, y, sx, sy float32) ebiten.Vertex {
		return ebiten.Vertex{
			DstX: x, DstY: y, SrcX: sx, SrcY: sy, ColorR: c.r, ColorG: c.g, ColorB: c.b, ColorA: c.a,
			Custom0: custom[0], Custom1: custom[1], Custom2: custom[2], Custom3: custom[3],
		}
	}
	p.vertices = append(p.vertices, corner(x0, y0, sx0, sy0), corner(x1, y0, sx1, sy0), corner(x0, y1, sx0, sy1), corner(x1, y1, sx1, sy1))
	p.indices = append(p.indices, first, first+1, first+2, first+1, first+3, first+2)
}

// box adds a box: its fill, then its border.
func (p *paint) box(b *ui.Box, theme ui.Theme, scale float64) {
	if b.Fill != ui.None {
		p.round(b.Rect, b.Radius, 0, inkOf(theme.Colour(b.Fill)), scale)
	}
	if b.Border != ui.None && b.Stroke > 0 {
		p.round(b.Rect, b.Radius, max(1, math.Round(b.Stroke*scale)), inkOf(theme.Colour(b.Border)), scale)
	}
}

// round adds a rounded rectangle, all of it or a border of this width in pixels. Its edges stand on whole pixels, and the
// quad is a pixel larger, for what the smooth edge needs.
func (p *paint) round(r ui.Rect, radius, border float64, c ink, scale float64) {
	x0, y0 := float32(math.Round(r.X*scale)), float32(math.Round(r.Y*scale))
	x1, y1 := float32(math.Round((r.X+r.W)*scale)), float32(math.Round((r.Y+r.H)*scale))
	w, h := (x1-x0)/2, (y1-y0)/2
	custom := [4]float32{w, h, min(float32(radius*scale), w, h), float32(border)}
	p.quad(x0-1, y0-1, x1+1, y1+1, -w-1, -h-1, w+1, h+1, c, custom)
}

// line adds a straight line with round ends: a box that is turned.
func (p *paint) line(l *ui.Line, theme ui.Theme, scale float64) {
	x0, y0, x1, y1 := l.X0*scale, l.Y0*scale, l.X1*scale, l.Y1*scale
	length := math.Hypot(x1-x0, y1-y0)
	if length == 0 {
		return
	}
	half := float32(max(1, l.Width*scale) / 2)
	long := float32(length/2) + half
	first := len(p.vertices)
	p.quad(0, 0, 0, 0, -long-1, -half-1, long+1, half+1, inkOf(theme.Colour(l.Ink)), [4]float32{long, half, half, 0})
	alongX, alongY := float32((x1-x0)/length), float32((y1-y0)/length)
	for i := first; i < len(p.vertices); i++ {
		v := &p.vertices[i]
		v.DstX = float32(x0+x1)/2 + v.SrcX*alongX - v.SrcY*alongY
		v.DstY = float32(y0+y1)/2 + v.SrcX*alongY + v.SrcY*alongX
	}
}

// plain adds a rectangle of whole pixels without smooth edges.
func (p *paint) plain(r image.Rectangle, c ink) {
	if r.Empty() {
		return
	}
	w, h := float32(r.Dx())/2, float32(r.Dy())/2
	p.quad(float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y), -w, -h, w, h, c, [4]float32{w + 2, h + 2, 0, 0})
}

// addParts adds parts of a plan in their order.
func (p *paint) addParts(parts ui.Parts, f framing, a *atlas.Atlas) {
	for i := range parts.Lines {
		p.line(&parts.Lines[i], f.theme, f.scale)
	}
	p.add(parts.Boxes, parts.Words, f, a)
}

// add adds boxes, and words over them.
func (p *paint) add(boxes []ui.Box, words []ui.Word, f framing, a *atlas.Atlas) {
	for i := range boxes {
		p.box(&boxes[i], f.theme, f.scale)
	}
	for i := range words {
		p.word(&words[i], f.theme, f.scale, a)
	}
}

// wordCustom says that a quad is a word.
var wordCustom = [4]float32{0, 0, 0, -1}

// word adds words from the atlas, slice by slice. They stand on whole pixels, so that they are as sharp as they were
// written.
func (p *paint) word(w *ui.Word, theme ui.Theme, scale float64, a *atlas.Atlas) {
	g, ok := a.Find(w, scale)
	if !ok {
		return
	}
	x := float32(math.Round(w.X*scale)) - float32(g.Left)
	y := float32(math.Round(w.Y*scale)) - float32(g.Up)
	c := inkOf(theme.Colour(w.Ink))
	for _, s := range g.Slices {
		width, height := float32(s.Dx()), float32(s.Dy())
		p.quad(x, y, x+width, y+height, float32(s.Min.X), float32(s.Min.Y), float32(s.Max.X), float32(s.Max.Y), c, wordCustom)
		x += width
	}
}
