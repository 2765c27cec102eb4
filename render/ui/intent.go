package ui

// IntentKind says what a person meant by what they did.
type IntentKind uint8

// The kinds of an intent.
const (
	NoIntent  IntentKind = iota
	Press                // use the control ID with Value
	Edit                 // change the text of the field ID, which stands at Rect
	Orbit                // turn the camera by DX, DY CSS px
	Zoom                 // bring the camera nearer by Factor (< 1) or take it away
	Home                 // put the camera back
	FixedView            // show fixed camera N, 0..5
)

// Intent is what a person meant. What only changes the screen's own State is none.
type Intent struct {
	Kind      IntentKind
	ID, Value string
	Rect      Rect
	DX, DY    float64
	Factor    float64
	N         int
}
