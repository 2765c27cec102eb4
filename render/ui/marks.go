package ui

import "strings"

// markLook is how a mark of the timeline tells what its step led to: by its colour, and by its shape as well.
type markLook struct {
	edge  Role
	round float64 // how round the corners are, of the height: 0.5 is a disc
	inset float64 // from the target's upper and lower edge, of its height: more makes it lower than wide
	twice bool    // a second line within
}

// disc is how a mark looks that led to nothing of the below.
var disc = markLook{edge: Edge, round: 0.5, inset: 0.13}

// markLooks are those of the lessons' states, beside the lamps and tracks of the same colours.
var markLooks = map[string]markLook{
	"RETRY": again, "retry": again, "redelivery": again,
	"QUARANTINED": {edge: QuarantineLine, round: 0.3, inset: 0.13},
	"HELD":        stopped, "manual-review": stopped, "waiting-for-evidence": stopped,
	"REDRIVEN": granted, "ready-for-new-attempt": granted,
	"SUCCEEDED": good, "acknowledged": good,
	"closed": {edge: HandlerLine, round: 0.12, inset: 0.25},
}

var (
	again   = markLook{edge: RetryLine, round: 0.5, inset: 0.13, twice: true}
	stopped = markLook{edge: LampClosed, round: 0.12, inset: 0.13}
	granted = markLook{edge: RedrivenLine, round: 0.5, inset: 0.25}
	good    = markLook{edge: SucceededLine, round: 0.3, inset: 0.13, twice: true}
)

// lookOf is how a mark with this result looks: "HELD:expired" like "HELD".
func lookOf(result string) markLook {
	state, _, _ := strings.Cut(result, ":")
	if look, ok := markLooks[state]; ok {
		return look
	}
	return disc
}
