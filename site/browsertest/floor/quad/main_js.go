// Command quad is an Ebitengine program that draws one small square a frame over a kept picture.
package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

const side = 8 // pixels

type game struct {
	square *ebiten.Image
	frame  int
}

func (g *game) Update() error { return nil }

// Draw moves the square by a pixel a frame, so that no frame equals the one before.
func (g *game) Draw(screen *ebiten.Image) {
	var at ebiten.DrawImageOptions
	at.GeoM.Translate(float64(g.frame%screen.Bounds().Dx()), float64(screen.Bounds().Dy()/2))
	screen.DrawImage(g.square, &at)
	g.frame++
}

func (g *game) Layout(w, h int) (int, int) { return w, h }

func main() {
	square := ebiten.NewImage(side, side)
	square.Fill(color.White)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(&game{square: square}); err != nil {
		panic(err)
	}
}
