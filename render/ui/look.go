package ui

import "github.com/redrivelab/redrivelab/assets"

// Theme is which colours and sizes the screen has.
type Theme uint8

// The themes. The projector's is light, thick and large: readable from ten metres.
const (
	Dark Theme = iota
	Light
	Projector
	Themes
)

// ParseTheme finds a theme by its name in lab.html's parameters; ok is false for an unknown one.
func ParseTheme(name string) (theme Theme, ok bool) {
	switch name {
	case "dark":
		return Dark, true
	case "light":
		return Light, true
	case "projector":
		return Projector, true
	}
	return Dark, false
}

// Style says how words are set.
type Style struct {
	Size float64 // CSS px
	Bold bool
}

// Measurer knows how wide words are. Native tests give it a conservative one, the page its 2D canvas.
type Measurer interface {
	Width(words string, style Style) float64
}

// Breaker knows where a line may be broken in a language without spaces. A Measurer may be one too.
type Breaker interface {
	// Breaks appends the byte offsets at which a new line may begin, rising, without 0 and len(words).
	Breaks(words string, into []int) []int
}

// Look is all that a plan depends on beside the screen and the State.
type Look struct {
	Width, Height float64 // of the whole picture
	Theme         Theme
	Measurer      Measurer
	Texts         *assets.Texts
	Corner        Rect // what the page itself shows over the picture: nothing of the lab stands there
}

// The widths at which the layout changes (stage.md): from wideWidth on all labels show and everything stands side by
// side; below phoneWidth words are a little smaller.
const (
	wideWidth   = 1024
	wideHeight  = 560
	phoneWidth  = 480
	tabletWidth = 700  // a tablet held upright has height to spare
	roomyWidth  = 1360 // from here on words are a little larger again, where the height allows
	roomyHeight = 800
)

// sizes are the lengths that a look gives.
type sizes struct {
	text, small, title float64 // of words
	pad, gap           float64
	touch              float64 // least side of a target
	radius             float64
}

// lineRatio leaves room for Thai's marks above and below.
const lineRatio = 1.42

func (s sizes) line(size float64) float64 { return size * lineRatio }

// sizes grow with a screen larger than a usual one, so that a wall of pixels isn't a wall of tiny words.
func (l Look) sizes() sizes {
	s := sizes{text: 15, small: 13, title: 17, pad: 16, gap: 8, touch: 44, radius: 9}
	grow := max(1, min(l.Width/1600, l.Height/900))
	switch {
	case l.Theme == Projector && min(l.Width*2/3, l.Height) >= phoneWidth:
		s = sizes{text: 24, small: 24, title: 28, pad: 18, gap: 10, touch: 56, radius: 10}
		grow = max(0.8, min(l.Width/1280, l.Height/720))
	case l.Theme == Projector:
		s = sizes{text: 19, small: 17, title: 21, pad: 10, gap: 7, touch: 46, radius: 10}
	case l.Width >= wideWidth && (l.Width < roomyWidth || l.Height < roomyHeight):
		s.text, s.small, s.pad, s.gap = 14, 13, 14, 6
	case l.Width >= tabletWidth && l.Height >= tablet && l.Height > l.Width:
		s = sizes{text: 17, small: 15, title: 19, pad: 18, gap: 10, touch: 50, radius: 10}
	case l.Width < phoneWidth:
		s = sizes{text: 14.5, small: 13, title: 15, pad: 10, gap: 7, touch: 44, radius: 9}
	}
	return s.times(grow)
}

func (s sizes) times(k float64) sizes {
	return sizes{s.text * k, s.small * k, s.title * k, s.pad * k, s.gap * k, s.touch * k, s.radius * k}
}

// wide says whether everything may stand side by side.
func (l Look) wide() bool {
	return l.Theme != Projector && l.Width >= wideWidth && l.Height >= wideHeight
}

// wall says whether the screen is a projector's, across.
func (l Look) wall() bool {
	return l.Theme == Projector && l.Width >= wideWidth && l.across()
}

// across says whether a sheet stands beside the stage, not below it.
func (l Look) across() bool { return l.Width > 1.25*l.Height }
