package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/render/internal/shelf"
	"github.com/redrivelab/redrivelab/render/ui"
)

// atlasSidePx bounds the cache of words: as large as any system's textures may be.
const atlasSidePx = 2048

// atlas keeps words as they were written, until it is full: then it is emptied.
type atlas struct {
	scribe  ui.Scribe
	image   *ebiten.Image
	places  map[wordKey]glyph
	shelves shelf.Shelves
	missing []ui.Inscription
	// emptied counts how often all was thrown away: what was found before isn't there any more.
	emptied int
}

type wordKey struct {
	text   string
	sizePx float64
	bold   bool
}

// glyph is where words stand in the atlas, and how far around their first point.
type glyph struct {
	x, y int
	ui.Extent
}

func newAtlas(scribe ui.Scribe) *atlas {
	return &atlas{
		scribe:  scribe,
		image:   ebiten.NewImageWithOptions(image.Rect(0, 0, atlasSidePx, atlasSidePx), &ebiten.NewImageOptions{Unmanaged: true}),
		places:  map[wordKey]glyph{},
		shelves: shelf.Shelves{Width: atlasSidePx, Height: atlasSidePx},
	}
}

// keyOf rounds the size, so that a smooth change of scale doesn't fill the atlas with sizes nobody tells apart.
func keyOf(w *ui.Word, scale float64) wordKey {
	return wordKey{w.Text, math.Round(w.Style.Size*scale*4) / 4, w.Style.Bold}
}

// need makes sure that all words are in the atlas. All that are missing are written in one go.
func (a *atlas) need(words []ui.Word, scale float64) {
	if a.collect(words, scale); len(a.missing) == 0 || a.write() {
		return
	}
	a.empty()
	a.collect(words, scale)
	a.write()
}

func (a *atlas) collect(words []ui.Word, scale float64) {
	a.missing = a.missing[:0]
	for i := range words {
		key := keyOf(&words[i], scale)
		if _, ok := a.places[key]; ok {
			continue
		}
		a.places[key] = glyph{Extent: a.scribe.Extent(key.text, key.sizePx, key.bold)}
		a.missing = append(a.missing, ui.Inscription{Text: key.text, SizePx: key.sizePx, Bold: key.bold})
	}
}

// empty forgets all words: the atlas is full, or the fonts have changed.
func (a *atlas) empty() {
	clear(a.places)
	a.shelves.Clear()
	a.emptied++
}

// write writes what is missing into one free rectangle; false when it doesn't fit.
func (a *atlas) write() bool {
	width, height := 0, 0
	for _, m := range a.missing {
		g := a.places[keyOfInscription(&m)]
		width, height = width+g.Left+g.Right, max(height, g.Up+g.Down)
	}
	if width <= atlasSidePx {
		return a.writeRow(width, height)
	}
	return a.writeShelves()
}

func keyOfInscription(m *ui.Inscription) wordKey { return wordKey{m.Text, m.SizePx, m.Bold} }

func (a *atlas) writeRow(width, height int) bool {
	at, ok := a.shelves.Add(width, height)
	if !ok {
		return false
	}
	x := at.X
	for i := range a.missing {
		x += a.place(&a.missing[i], x, at.Y, at.X, at.Y)
	}
	a.copy(image.Rect(at.X, at.Y, at.X+width, at.Y+height))
	return true
}

func (a *atlas) writeShelves() bool {
	top := a.shelves.Break()
	for i := range a.missing {
		m := &a.missing[i]
		g := a.places[keyOfInscription(m)]
		at, ok := a.shelves.Add(g.Left+g.Right, g.Up+g.Down)
		if !ok {
			return false
		}
		a.place(m, at.X, at.Y, 0, top)
	}
	a.copy(image.Rect(0, top, atlasSidePx, a.shelves.Bottom()))
	return true
}

// place notes where words stand, and where in the picture whose corner is (left, top) they begin. It gives their width.
func (a *atlas) place(m *ui.Inscription, x, y, left, top int) int {
	key := keyOfInscription(m)
	g := a.places[key]
	g.x, g.y = x, y
	a.places[key] = g
	m.X, m.Y = x-left+g.Left, y-top+g.Up
	return g.Left + g.Right
}

func (a *atlas) copy(r image.Rectangle) {
	if r.Empty() {
		return
	}
	a.image.SubImage(r).(*ebiten.Image).WritePixels(a.scribe.Draw(a.missing, r.Dx(), r.Dy()))
}
