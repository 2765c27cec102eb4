package ui_test

import (
	"unicode"

	"github.com/redrivelab/redrivelab/render/internal/letters"
)

// wide measures without a font.
type wide = letters.Wide

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
