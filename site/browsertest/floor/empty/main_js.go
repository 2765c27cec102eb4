// Command empty is an Ebitengine program that draws nothing.
package main

import "github.com/hajimehoshi/ebiten/v2"

type game struct{}

func (game) Update() error              { return nil }
func (game) Draw(*ebiten.Image)         {}
func (game) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(game{}); err != nil {
		panic(err)
	}
}
