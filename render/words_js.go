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
}

// roomFor has the texture as high as a picture of this size needs it. It never shrinks. It says whether there is a new
// one, on which nothing is written.
func (w *words) roomFor(widthPx, heightPx int) (anew bool) {
	high := atlas.HeightFor(widthPx, heightPx)
	if w.image != nil && w.image.Bounds().Dy() >= high {
		return false
	}
	if w.image != nil {
		w.image.Deallocate()
	}
	w.image = ebiten.NewImageWithOptions(image.Rect(0, 0, atlas.SidePx, high), &ebiten.NewImageOptions{Unmanaged: true})
	w.Atlas = atlas.New(w.scribe, w, high)
	return true
}

// Write copies pixels into the texture.
func (w *words) Write(part image.Rectangle, pixels []byte) {
	w.image.SubImage(part).(*ebiten.Image).WritePixels(pixels)
}
