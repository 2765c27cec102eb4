package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/render/internal/atlas"
	"github.com/redrivelab/redrivelab/render/ui"
)

// words are the atlas and the texture that is its paper.
type words struct {
	*atlas.Atlas
	scribe ui.Scribe
	image  *ebiten.Image
	most   int // rows that a picture of this size may need
}

// firstPart is the part of those rows that a texture begins with: a new one is cleared before the first picture is seen, and that
// one has words for a few rows.
const firstPart = 4

// roomFor has a texture for a picture of this size. It never shrinks.
func (w *words) roomFor(widthPx, heightPx int) {
	if most := atlas.HeightFor(widthPx, heightPx); most > w.most {
		w.most = most
		w.begin(most / firstPart)
	}
}

func (w *words) begin(high int) {
	if w.image != nil {
		w.image.Deallocate()
	}
	w.image = ebiten.NewImageWithOptions(image.Rect(0, 0, atlas.SidePx, high), &ebiten.NewImageOptions{Unmanaged: true})
	w.Atlas = atlas.New(w.scribe, w, high)
}

// need writes those of the words that are missing, on a texture with all rows once the first one is full. anew says whether all
// others had to be thrown away for them.
func (w *words) need(list []ui.Word, scale float64) (anew bool) {
	if !w.Need(list, scale) {
		return false
	}
	if w.image.Bounds().Dy() < w.most {
		w.begin(w.most)
		w.Need(list, scale)
	}
	return true
}

// Write copies pixels into the texture.
func (w *words) Write(part image.Rectangle, pixels []byte) {
	w.image.SubImage(part).(*ebiten.Image).WritePixels(pixels)
}
