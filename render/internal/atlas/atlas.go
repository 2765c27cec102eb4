// Package atlas keeps words as they were written, in one picture, until that is full: then it is emptied and what is
// needed now is written anew. It decides where words stand; what writes them (ui.Scribe) and what keeps the picture
// (Paper) are given, so that all of it is tested without either.
//
// Words wider than the picture stand on several shelves, in slices as wide as the picture: the whole run is written once
// a slice, shifted, and the picture's edges cut it. So its shaping is that of one run, and no seam shows.
package atlas

import (
	"image"
	"math"

	"github.com/redrivelab/redrivelab/render/internal/shelf"
	"github.com/redrivelab/redrivelab/render/ui"
)

// SidePx is the width of the picture, and its usual height: as large as any system's textures may be.
const SidePx = 2048

// Paper keeps the picture.
type Paper interface {
	// Write copies 4 bytes a pixel into a part of the picture.
	Write(part image.Rectangle, pixels []byte)
}

// Glyph is where words stand: slices from left to right, none where there was no room; and how far they reach around
// their first point.
type Glyph struct {
	ui.Extent
	Slices []image.Rectangle
}

// Atlas is for one thread.
type Atlas struct {
	scribe  ui.Scribe
	paper   Paper
	shelves shelf.Shelves
	glyphs  map[key]Glyph
	missing []key
	emptied int

	row  []ui.Inscription // not yet written
	part image.Rectangle  // where they go
}

type key struct {
	text   string
	sizePx float64
	bold   bool
}

// keyOf rounds the size, so that a smooth change of scale doesn't fill the picture with sizes nobody tells apart. Eighths of
// a pixel have the sizes of the screen at every usual ratio, 1.25 and 1.5 too.
func keyOf(w *ui.Word, scale float64) key {
	return key{w.Text, math.Round(w.Style.Size*scale*8) / 8, w.Style.Bold}
}

// New makes an empty atlas on a paper that is SidePx wide and heightPx high.
func New(scribe ui.Scribe, paper Paper, heightPx int) *Atlas {
	return &Atlas{scribe: scribe, paper: paper, glyphs: map[key]Glyph{}, shelves: shelf.Shelves{Width: SidePx, Height: heightPx}}
}

// HeightFor is how high the paper should be for a picture of this size: one that shows more words than SidePx has room
// for is a larger texture itself.
func HeightFor(widthPx, heightPx int) int {
	if max(widthPx, heightPx) > SidePx {
		return 2 * SidePx
	}
	return SidePx
}

// Emptied counts how often all was thrown away: what was found before isn't there any more.
func (a *Atlas) Emptied() int { return a.emptied }

// Find gives words that were needed before; ok is false for any others. It allocates nothing.
func (a *Atlas) Find(w *ui.Word, scale float64) (g Glyph, ok bool) {
	g, ok = a.glyphs[keyOf(w, scale)]
	return g, ok
}

// Empty forgets all words: there is no room left, or the fonts have changed.
func (a *Atlas) Empty() {
	clear(a.glyphs)
	a.shelves.Clear()
	a.emptied++
}

// Need writes those of the words that are missing. emptied says whether all others had to be thrown away for them. Words
// that find no room even then leave the others alone, and are tried again with the next ones that are missing.
func (a *Atlas) Need(words []ui.Word, scale float64) (emptied bool) {
	if a.collect(words, scale); a.write() {
		return false
	}
	a.Empty()
	a.collect(words, scale)
	a.write()
	return true
}

// collect finds what is missing: nothing, as long as all that is was tried in vain before.
func (a *Atlas) collect(words []ui.Word, scale float64) {
	a.missing = a.missing[:0]
	untried := false
	for i := range words {
		k := keyOf(&words[i], scale)
		g, tried := a.glyphs[k]
		if len(g.Slices) > 0 {
			continue
		}
		if !tried {
			untried = true
			a.glyphs[k] = Glyph{Extent: a.scribe.Extent(k.text, k.sizePx, k.bold)}
		}
		a.missing = append(a.missing, k)
	}
	if !untried {
		a.missing = a.missing[:0]
	}
}

// write writes what is missing; false when not all of it has room.
func (a *Atlas) write() (all bool) {
	all = true
	for _, k := range a.missing {
		all = a.place(k) && all
	}
	a.flush()
	return all
}

// place finds a place for words, unless they have one.
func (a *Atlas) place(k key) bool {
	g := a.glyphs[k]
	if len(g.Slices) > 0 {
		return true
	}
	if g.Slices = a.slices(g.Left+g.Right, g.Up+g.Down); g.Slices == nil {
		return false
	}
	right := g.Left
	for _, slice := range g.Slices {
		a.inscribe(k, slice, right, g.Up)
		right -= slice.Dx()
	}
	a.glyphs[k] = g
	return true
}

// slices finds room for words of this size; nil when there isn't enough, and then none is taken.
func (a *Atlas) slices(width, height int) (slices []image.Rectangle) {
	before := a.shelves
	for done := 0; done < width; {
		w := min(width-done, a.shelves.Width)
		at, ok := a.shelves.Add(w, height)
		if !ok {
			a.shelves = before
			return nil
		}
		slices = append(slices, image.Rect(at.X, at.Y, at.X+w, at.Y+height))
		done += w
	}
	return slices
}

// inscribe adds words to the row, their first point right and below of the slice's corner. A slice on another shelf
// begins another row. Slices that cut their words need no clip: such a one begins at the left edge of the picture, and
// ends at the right edge or with its words.
func (a *Atlas) inscribe(k key, slice image.Rectangle, right, below int) {
	if slice.Min.Y != a.part.Min.Y {
		a.flush()
	}
	if len(a.row) == 0 {
		a.part = slice
	}
	a.row = append(a.row, ui.Inscription{Text: k.text, SizePx: k.sizePx, Bold: k.bold, X: slice.Min.X - a.part.Min.X + right, Y: below})
	a.part = a.part.Union(slice)
}

// flush writes the row.
func (a *Atlas) flush() {
	if len(a.row) > 0 {
		a.paper.Write(a.part, a.scribe.Draw(a.row, a.part.Dx(), a.part.Dy()))
		a.row = a.row[:0]
	}
}
