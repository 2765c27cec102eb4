package view_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

// brightness is the luminance of 0xRRGGBB, 0..255.
func brightness(rgb uint32) float64 {
	return 0.2126*float64(rgb>>16&255) + 0.7152*float64(rgb>>8&255) + 0.0722*float64(rgb&255)
}

func TestEveryHalfByteHasItsOwnColour(t *testing.T) {
	known := map[uint32]int{}
	for bits := range 16 {
		colour := view.CellColours(&[8]byte{byte(bits << 4)})[0]
		assert.NotContains(t, known, colour, "half byte %d", bits)
		known[colour] = bits
	}
}

func TestACellIsItsHalfByteAlone(t *testing.T) {
	plain := view.CellColours(&[8]byte{})
	for cell := range view.Cells {
		var one [8]byte
		one[cell/2] = []byte{0xd0, 0x0d}[cell%2]
		for i, colour := range view.CellColours(&one) {
			assert.Equal(t, i != cell, colour == plain[i], "cell %d of a fingerprint that differs in half byte %d", i, cell)
		}
	}
}

// Without hues the four steps of each one still differ.
func TestCellsDifferInBrightness(t *testing.T) {
	for hue := range 4 {
		colours := view.CellColours(&[8]byte{byte(hue<<6 | hue<<2 | 1), byte((hue<<2|2)<<4 | hue<<2 | 3)})
		for i := range 3 {
			assert.Greater(t, brightness(colours[i+1]), brightness(colours[i])+25, "hue %d, step %d", hue, i)
		}
	}
}

func TestShapesOfSchemas(t *testing.T) {
	for schema, want := range map[int]view.Shape{
		-1: view.Cross, 0: view.Octagon, 1: view.Square, 2: view.Triangle, 3: view.Hexagon, 4: view.Octagon, 999: view.Octagon,
	} {
		assert.Equal(t, want, view.ShapeOf(schema), "schema %d", schema)
	}
}
