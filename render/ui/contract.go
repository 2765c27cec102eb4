package ui

// STUBS of the contract: bodies are the ui owner's. All lengths are CSS pixels unless named Px (device pixels).

// Style says how words are set.
type Style struct {
	Size float64 // CSS px
	Bold bool
}

// Measurer knows how wide words are. Native tests give it a conservative one, the page its 2D canvas.
type Measurer interface {
	Width(words string, style Style) float64
}

// Rect is a rectangle.
type Rect struct{ X, Y, W, H float64 }

// Role says which colour of the theme something has; the theme has the colour.
type Role uint8

// Box is one rounded box to draw.
type Box struct {
	Rect
	Radius       float64
	Fill, Border Role
}

// Word is one run of words to draw, on one line, its left end and baseline given.
type Word struct {
	X, Y  float64
	Text  string
	Style Style
	Ink   Role
}

// Target is a rectangle that presses a control, or does what the stage itself offers, when it is clicked.
type Target struct {
	Rect
	ID string
}

// Plan is where everything stands for one size, language, theme and screen.
type Plan struct {
	Stage   Rect // where the 3D picture goes
	Boxes   []Box
	Words   []Word
	Targets []Target
}
