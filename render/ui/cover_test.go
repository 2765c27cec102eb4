package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The stage of these tests has cells of 10 × 10 px.
var coverStage = Rect{X: 100, Y: 50, W: 10 * coverColumns, H: 10 * coverRows}

func TestCoverWeighsWhatALabelWouldHide(t *testing.T) {
	var c cover
	c.fill(coverStage, []Busy{
		{Rect: Rect{X: 140, Y: 90, W: 40, H: 20}, Weight: 1},
		{Rect: Rect{X: 160, Y: 90, W: 40, H: 20}, Weight: 0.5}, // half of it in the other
		{Rect: Rect{X: 0, Y: 0, W: 105, H: 55}, Weight: 1},     // a quarter of the first cell
	})
	for name, test := range map[string]struct {
		r    Rect
		want float64
	}{
		"nothing":                    {Rect{X: 300, Y: 200, W: 100, H: 50}, 0},
		"all of both":                {Rect{X: 130, Y: 80, W: 100, H: 60}, 40*20 + 0.5*20*20},
		"where both are":             {Rect{X: 160, Y: 90, W: 20, H: 20}, 400},
		"a part":                     {Rect{X: 185, Y: 95, W: 10, H: 10}, 50},
		"at its side":                {Rect{X: 200, Y: 90, W: 50, H: 20}, 0},
		"a cell that is half hidden": {Rect{X: 100, Y: 50, W: 10, H: 10}, 25},
		"beyond the stage":           {Rect{X: 0, Y: 0, W: 90, H: 40}, 0},
	} {
		assert.InDelta(t, test.want, c.of(test.r), 0.01, name)
	}
	c.fill(coverStage, nil)
	assert.Zero(t, c.of(coverStage), "what was there before is forgotten")
}

func TestCoverKnowsWhatALineRunsOver(t *testing.T) {
	var c cover
	c.fill(coverStage, []Busy{{Rect: Rect{X: 140, Y: 50, W: 60, H: 10}, Weight: 1}})
	assert.InDelta(t, 0.5, c.along(&Line{X0: 140, Y0: 55, X1: 260, Y1: 55}, &Rect{}), 0.01)
	assert.Zero(t, c.along(&Line{X0: 140, Y0: 75, X1: 260, Y1: 300}, &Rect{}))
}

func TestCrosses(t *testing.T) {
	r := Rect{X: 10, Y: 10, W: 20, H: 10}
	for name, test := range map[string]struct {
		line [4]float64
		want bool
	}{
		"through":           {[4]float64{0, 0, 40, 30}, true},
		"level":             {[4]float64{0, 15, 40, 15}, true},
		"upright":           {[4]float64{15, 0, 15, 40}, true},
		"ends before":       {[4]float64{0, 15, 9, 15}, false},
		"beside":            {[4]float64{0, 5, 40, 5}, false},
		"past the corner":   {[4]float64{0, 15, 15, 0}, false},
		"along its edge":    {[4]float64{0, 10, 40, 10}, false},
		"begins in it":      {[4]float64{15, 15, 40, 40}, true},
		"a point beside it": {[4]float64{5, 5, 5, 5}, false},
	} {
		assert.Equal(t, test.want, r.crosses(test.line[0], test.line[1], test.line[2], test.line[3]), name)
	}
}
