// Package letters measures words without a font, for native tests.
package letters

import (
	"unicode"

	"github.com/redrivelab/redrivelab/render/ui"
)

// Wide takes every letter for a wide one: what fits here fits with any font of the lab.
type Wide struct{}

// Width is how wide words are, in CSS pixels. Marks above and below a letter take no width.
func (Wide) Width(words string, style ui.Style) float64 {
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
