//go:build !js

package main

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"
)

// checks is a picture of black and white pixels in turns.
func checks(width, height int) *image.Gray {
	picture := image.NewGray(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			picture.SetGray(x, y, color.Gray{Y: uint8((x + y) % 2 * 255)})
		}
	}
	return picture
}

func TestSmallIsTheMean(t *testing.T) {
	out := small(checks(960, 540), image.Pt(480, 270))
	assert.Equal(t, color.RGBA{127, 127, 127, 255}, out.RGBAAt(3, 5), "two black and two white pixels")
	assert.Equal(t, image.Pt(480, 270), out.Bounds().Size())
	same := small(checks(10, 10), image.Pt(10, 10))
	assert.Equal(t, color.RGBA{255, 255, 255, 255}, same.RGBAAt(0, 1), "nothing is lost where nothing is made smaller")
}

func TestEveryPictureHasItsPlace(t *testing.T) {
	s := newSheet(image.Rect(0, 0, 1280, 720), 3, 2)
	assert.Equal(t, image.Pt(3*480+4*gap, 2*270+3*gap), s.paper.Bounds().Size())
	white := image.NewGray(image.Rect(0, 0, 1280, 720))
	for i := range white.Pix {
		white.Pix[i] = 255
	}
	s.put(white, 2, 1)
	corner := image.Pt(2*480+3*gap, 270+2*gap)
	assert.Equal(t, color.RGBA{255, 255, 255, 255}, s.paper.RGBAAt(corner.X, corner.Y))
	assert.Equal(t, color.RGBA{128, 128, 128, 255}, s.paper.RGBAAt(corner.X-1, corner.Y))
	assert.Equal(t, 1, s.count)
}

func TestWanted(t *testing.T) {
	s := series{choice: choice{only: "th-3d-dark-360x740-4", locales: locales}, lesson: "quarantine", view: "3d", theme: "dark"}
	assert.True(t, s.any())
	assert.True(t, s.anyAt(states["quarantine"][3], size{360, 740}))
	assert.False(t, s.anyAt(states["quarantine"][3], size{1280, 720}))
	assert.False(t, s.anyOf(states["quarantine"][0]))
	assert.Equal(t, []string{"4-held"}, s.rows(size{360, 740}))
	s.view = "text"
	assert.False(t, s.any())
}
