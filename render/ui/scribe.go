package ui

// Scribe writes words with the fonts of the page.
type Scribe interface {
	Measurer
	// Extent is how far the words reach around the point where they begin on their baseline, in pixels, with a margin
	// that no mark of any script leaves.
	Extent(text string, sizePx float64, bold bool) Extent
	// Draw writes all of the list into a picture of this size, white on nothing: 4 bytes a pixel, opacity the last.
	// What it answers is valid until the next call.
	Draw(list []Inscription, widthPx, heightPx int) []byte
}

// Extent is the room that words need around their first point, in pixels.
type Extent struct{ Left, Right, Up, Down int }

// Inscription is one run of words to write, with its first point in the picture.
type Inscription struct {
	Text   string
	SizePx float64
	Bold   bool
	X, Y   int
}
