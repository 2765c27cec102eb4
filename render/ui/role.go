package ui

// Role says which colour of the theme something has; the theme has the colour.
type Role uint8

// The roles. None draws nothing.
const (
	None      Role = iota
	Ground         // behind everything
	Ink            // words to read first
	SoftInk        // notes and labels
	DimInk         // words of what can't be done now
	Tile           // a control
	Raised         // a control that the pointer is over
	Sunk           // a control that is pressed
	Faint          // a control that can't be used now
	Edge           // a control's border
	FaintEdge      // the border of one that can't be used
	OnEdge         // the border of a switch that is on
	TrackOn        // a switch's track, on
	TrackOff       // and off
	Knob           // a switch's knob
	Well           // a text field
	Panel          // behind facts
	Veil           // behind a label on the stage: lets the stage through
	Focus          // the ring around what has the focus
	Accent         // the tab that is open, the cursor of the timeline
	AccentInk      // words on it
	Warn           // what would spoil the record, and fixtures that force a state
	LampDark
	LampLit
	LampOpen
	LampClosed
	QueueLine // the lines under the stations' titles, in the stations' colours
	HandlerLine
	RetryLine
	QuarantineLine
	HoldLine
	RedrivenLine
	SucceededLine
	ParcelLine
	Roles
)

// Colour is a colour with its opacity, not premultiplied, each part 0..255.
type Colour struct{ R, G, B, A uint8 }

func rgb(hex uint32) Colour { return Colour{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255} }

func rgba(hex uint32, alpha uint8) Colour {
	c := rgb(hex)
	c.A = alpha
	return c
}

// Colour is the colour that a role has in the theme.
func (t Theme) Colour(role Role) Colour {
	if t >= Themes || role >= Roles {
		return Colour{}
	}
	return palette[t][role]
}

var palette = [Themes][Roles]Colour{Dark: dark, Light: light, Projector: projector}

var dark = [Roles]Colour{
	Ground: rgb(0x0e1321), Ink: rgb(0xf2f5fc), SoftInk: rgb(0xb3bdd6), DimInk: rgb(0x8d98b5),
	Tile: rgb(0x1c2640), Raised: rgb(0x2a3758), Sunk: rgb(0x36466e), Faint: rgb(0x141b2e),
	Edge: rgb(0x445378), FaintEdge: rgb(0x28324d), OnEdge: rgb(0x4fd680),
	TrackOn: rgb(0x2b9257), TrackOff: rgb(0x626f92), Knob: rgb(0xffffff), Well: rgb(0x0b101c), Panel: rgb(0x141b2d),
	Veil: rgba(0x0e1422, 205), Focus: rgb(0xffd24a), Accent: rgb(0x9cc2ff), AccentInk: rgb(0x0b1426), Warn: rgb(0xffb347),
	LampDark: rgb(0x4a5678), LampLit: rgb(0xffd24a), LampOpen: rgb(0x4fe38a), LampClosed: rgb(0xff6b6b),
	QueueLine: rgb(0x5b8dff), HandlerLine: rgb(0x8291bb), RetryLine: rgb(0xffb938), QuarantineLine: rgb(0xb06cff),
	HoldLine: rgb(0xff6464), RedrivenLine: rgb(0x2fd0cf), SucceededLine: rgb(0x4fd67c), ParcelLine: rgb(0xffe2ae),
}

var light = [Roles]Colour{
	Ground: rgb(0xecf0f6), Ink: rgb(0x141d33), SoftInk: rgb(0x414d6b), DimInk: rgb(0x5c6783),
	Tile: rgb(0xffffff), Raised: rgb(0xe6ecfa), Sunk: rgb(0xd3dcf2), Faint: rgb(0xeceff7),
	Edge: rgb(0x8794b4), FaintEdge: rgb(0xc6cee0), OnEdge: rgb(0x12803e),
	TrackOn: rgb(0x12803e), TrackOff: rgb(0x6d7896), Knob: rgb(0xffffff), Well: rgb(0xfbfcff), Panel: rgb(0xffffff),
	Veil: rgba(0xf7f9fe, 215), Focus: rgb(0x9a4d00), Accent: rgb(0x1d4ed8), AccentInk: rgb(0xffffff), Warn: rgb(0x9a4d00),
	LampDark: rgb(0x9aa5c0), LampLit: rgb(0xb07800), LampOpen: rgb(0x128a43), LampClosed: rgb(0xc92a2a),
	QueueLine: rgb(0x2f62e0), HandlerLine: rgb(0x5d6b92), RetryLine: rgb(0xc98300), QuarantineLine: rgb(0x8a3fe0),
	HoldLine: rgb(0xd43535), RedrivenLine: rgb(0x0d8f8e), SucceededLine: rgb(0x1c9448), ParcelLine: rgb(0x8a5a12),
}

var projector = [Roles]Colour{
	Ground: rgb(0xffffff), Ink: rgb(0x0a1122), SoftInk: rgb(0x2c3752), DimInk: rgb(0x505b78),
	Tile: rgb(0xffffff), Raised: rgb(0xe2e9fa), Sunk: rgb(0xcdd8f2), Faint: rgb(0xeef1f8),
	Edge: rgb(0x5c6988), FaintEdge: rgb(0xb4bdd2), OnEdge: rgb(0x0d6b33),
	TrackOn: rgb(0x0d6b33), TrackOff: rgb(0x5c6783), Knob: rgb(0xffffff), Well: rgb(0xffffff), Panel: rgb(0xffffff),
	Veil: rgba(0xf8fafe, 225), Focus: rgb(0x8a4300), Accent: rgb(0x173fb0), AccentInk: rgb(0xffffff), Warn: rgb(0x8a4300),
	LampDark: rgb(0x8b97b4), LampLit: rgb(0x9c6a00), LampOpen: rgb(0x0d7a39), LampClosed: rgb(0xb81f1f),
	QueueLine: rgb(0x1f4fc4), HandlerLine: rgb(0x4a577c), RetryLine: rgb(0xa86c00), QuarantineLine: rgb(0x7329c4),
	HoldLine: rgb(0xbd2424), RedrivenLine: rgb(0x08787a), SucceededLine: rgb(0x0f7a38), ParcelLine: rgb(0x7a4d0a),
}
