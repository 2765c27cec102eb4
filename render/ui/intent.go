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
	Skip                 // end the motion that runs, if any
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

// ParseView finds a camera by its number: "1" to "6" are the fixed ones, as on the keys, "0" is home. ok is false for
// anything else.
func ParseView(name string) (intent Intent, ok bool) {
	if len(name) != 1 || name[0] < '0' || name[0] > '6' {
		return Intent{}, false
	}
	if name == "0" {
		return Intent{Kind: Home}, true
	}
	return Intent{Kind: FixedView, N: int(name[0] - '1')}, true
}
