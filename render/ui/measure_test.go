package ui_test

import (
	"unicode"

	"github.com/redrivelab/redrivelab/render/ui"
)

// wide is a measurer that takes every letter for a wide one: what fits here fits with any font of the lab.
type wide struct{}

func (wide) Width(words string, style ui.Style) float64 {
	em := 0.62
	if style.Bold {
		em = 0.68
	}
	n := 0
	for _, r := range words {
		if !unicode.Is(unicode.M, r) {
			n++
		}
	}
	return float64(n) * em * style.Size
}

// thai is wide, and breaks a language without spaces after each third letter.
type thai struct{ wide }

func (thai) Breaks(words string, into []int) []int {
	n := 0
	for i, r := range words {
		if i > 0 && n%3 == 0 && !unicode.Is(unicode.M, r) {
			into = append(into, i)
		}
		if !unicode.Is(unicode.M, r) {
			n++
		}
	}
	return into
}
