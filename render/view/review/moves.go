package review

import (
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// cue is what happened, as far as motion goes: an event, or one of the cases of an event.
type cue uint8

const (
	noCue        cue = iota
	fails            // the handler can't; the sorter classifies
	schedules        // onto the ring, the clock is wound up, the barrier comes down
	refusesEarly     // knocks at the ring's barrier
	refuses          // nothing is delivered in this state
	writes           // the key lights on the wall
	writesLost       // likewise, and the message goes back to come again
	suppresses       // the wall has the key
	acknowledges
	writesRecord
	grants  // stays at the desk
	asks    // stays at the desk: something is missing
	cancels // put away, the lid closes
	passes  // time
	checks
	cues
)

// Lengths at speed 1, in milliseconds (stage.md, Motion: 0.3 to 0.9 s each).
const (
	travelMs  = 800
	shakeMs   = 500
	sortMs    = 600
	lampMs    = 300
	lidMs     = 500
	leaveMs   = 900
	repaintMs = 300
	clockMs   = 600
	becomeMs  = 800
	fileMs    = 700
	turnMs    = 900
)

// motions says how each cue moves. Class of a Sort, and Index of a Light, come from the event (failed).
var motions = [cues][]view.Move{
	fails: {travel(view.Handler), shake, {Kind: view.Light, Board: view.RingBoard, Lamp: view.Lit, Ms: lampMs},
		travel(view.Sorter), {Kind: view.Sort, Ms: sortMs}},
	schedules:    {travel(view.Ring), {Kind: view.Turn, Flag: true, Ms: clockMs}, repaint},
	refusesEarly: {{Kind: view.Refuse, Ms: turnMs}},
	refuses:      {shake},
	writes:       {travel(view.Handler), travel(view.Ledger), repaint},
	writesLost:   {travel(view.Handler), travel(view.Ledger), repaint, travel(view.Queue)},
	suppresses:   {travel(view.Handler), {Kind: view.TurnAway, Ms: turnMs}, repaint},
	acknowledges: {travel(view.Tray), leave},
	writesRecord: {travel(view.Desk), {Kind: view.File, Ms: fileMs}, repaint, leave},
	grants:       {{Kind: view.Become, Ms: becomeMs}, repaint},
	asks:         {shake, repaint},
	cancels:      {travel(view.Bin), {Kind: view.Lid, Flag: true, Ms: lidMs}, repaint},
	passes:       {{Kind: view.Turn, Ms: clockMs}, repaint},
	checks:       {repaint},
}

var (
	shake   = view.Move{Kind: view.Shake, Ms: shakeMs}
	leave   = view.Move{Kind: view.Leave, Ms: leaveMs}
	repaint = view.Move{Kind: view.Repaint, Ms: repaintMs}
)

func travel(to view.Station) view.Move { return view.Move{Kind: view.Travel, To: to, Ms: travelMs} }

// Moves gives the motion of one event.
func (Describer) Moves(e lab.Event) []view.Move {
	switch e := e.(type) {
	case review.DeliveryFailed:
		return failed(e)
	case review.DecisionTaken:
		return append(stated(e), motions[decided(e.To)]...)
	}
	return motions[cueOf(e)]
}

// stated lets the lamps of the two statements answer one after the other, where the action is one that takes them.
func stated(e review.DecisionTaken) []view.Move {
	if e.To == review.Closed || e.Missing.Has(review.NeedAction) {
		return nil
	}
	moves := []view.Move{{Kind: view.Clear, Board: view.SecondBoard}}
	for i, need := range [statementLamps]review.Need{review.NeedFixed, review.NeedNoSecondEffect} {
		lamp := view.Open
		if e.Missing.Has(need) {
			lamp = view.Closed
		}
		moves = append(moves, view.Move{Kind: view.Light, Board: view.SecondBoard, Index: i, Lamp: lamp, Ms: lampMs})
	}
	return moves
}

func cueOf(e lab.Event) cue {
	switch e := e.(type) {
	case review.RetryScheduled:
		return schedules
	case review.DeliveryRefused:
		return refusal(e.Why)
	case review.EffectWritten:
		if e.ReceiptUnknown {
			return writesLost
		}
		return writes
	case review.EffectSuppressed:
		return suppresses
	case review.MessageAcknowledged:
		return acknowledges
	case review.RecordWritten:
		return writesRecord
	case review.Waited:
		return passes
	case review.RouteChecked:
		return checks
	}
	return noCue
}

func refusal(why review.Ending) cue {
	if why == review.EndNotDue {
		return refusesEarly
	}
	return refuses
}

func decided(gives review.Status) cue {
	switch gives {
	case review.Closed:
		return cancels
	case review.ReadyForNewAttempt:
		return grants
	}
	return asks
}

// failed lights the attempt's lamp, where the limit has one for it, and sorts into the failure's class.
func failed(e review.DeliveryFailed) []view.Move {
	moves := make([]view.Move, 0, len(motions[fails]))
	for _, move := range motions[fails] {
		move.Index = e.Attempt - 1
		move.Class = sorterClasses[e.Class]
		if move.Kind != view.Light || e.Attempt <= e.Of {
			moves = append(moves, move)
		}
	}
	return moves
}
