package quarantine

import (
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// cue is what happened, as far as motion goes: an event, or one of the cases of an event.
type cue uint8

const (
	noCue         cue = iota
	receiveBegins     // the first receive of a cycle: the ring's lamps start anew
	receiveFails      // a further receive, schema not supported
	receiveFits       // a further receive, schema supported
	retries           // follows a receive that failed with budget left
	integrityShut     // the check before a receive refuses
	gateAsks          // a gate answers
	secondAsks        // a second check answers
	setsAside
	holds
	redrives
	succeeds
	ticks
	setsFixture
	forces
	cues
)

// Lengths at speed 1, in milliseconds (stage.md, Motion: 0.3 to 0.9 s each).
const (
	travelMs  = 800
	shakeMs   = 500
	lampMs    = 300
	lidMs     = 500
	leaveMs   = 500
	repaintMs = 300
)

// motions says how each cue moves. Index and Lamp of a Light come from the event (moves.go, lit).
var motions = [cues][]view.Move{
	receiveBegins: {{Kind: view.Clear, Board: view.RingBoard}},
	receiveFails:  {travel(view.Handler), {Kind: view.Shake, Ms: shakeMs}, {Kind: view.Light, Board: view.RingBoard, Ms: lampMs}},
	receiveFits:   {travel(view.Handler), {Kind: view.Light, Board: view.RingBoard, Ms: lampMs}},
	retries:       {travel(view.Ring)},
	integrityShut: {{Kind: view.Shake, Ms: shakeMs}},
	gateAsks:      {lid(false), travel(view.Gate), {Kind: view.Light, Board: view.GateBoard, Ms: lampMs}},
	secondAsks:    {travel(view.SecondCheck), {Kind: view.Light, Board: view.SecondBoard, Ms: lampMs}},
	setsAside:     {travel(view.Bin), lid(true), leave},
	holds:         {lid(false), travel(view.Bay), barrier(false), leave},
	redrives:      {{Kind: view.Clear, Board: view.RingBoard}, barrier(true), travel(view.Lane)},
	succeeds:      {travel(view.Tray), barrier(false), leave},
	ticks:         {{Kind: view.Repaint, Ms: repaintMs}},
	setsFixture:   {{Kind: view.Repaint, Ms: repaintMs}},
	forces:        {barrier(false), travel(view.Bin), lid(true), leave},
}

var leave = view.Move{Kind: view.Leave, Ms: leaveMs}

func travel(to view.Station) view.Move { return view.Move{Kind: view.Travel, To: to, Ms: travelMs} }

func lid(closed bool) view.Move { return view.Move{Kind: view.Lid, Flag: closed, Ms: lidMs} }

func barrier(up bool) view.Move { return view.Move{Kind: view.Barrier, Flag: up, Ms: lidMs} }

// Moves gives the motion of one event.
func (Describer) Moves(e lab.Event) []view.Move {
	switch e := e.(type) {
	case quarantine.Received:
		return received(e)
	case quarantine.CheckAnswered:
		return answered(e)
	case quarantine.SetAside:
		return motions[setsAside]
	case quarantine.HeldBack:
		return motions[holds]
	case quarantine.RedriveGranted:
		return motions[redrives]
	case quarantine.Accepted:
		return motions[succeeds]
	case quarantine.Ticked:
		return motions[ticks]
	case quarantine.FixtureSet:
		return motions[setsFixture]
	case quarantine.Requarantined:
		return motions[forces]
	}
	return motions[noCue]
}

func received(e quarantine.Received) []view.Move {
	var moves []view.Move
	if e.N == 1 {
		moves = append(moves, motions[receiveBegins]...)
	}
	if e.Supported {
		moves = append(moves, lit(motions[receiveFits], e.N-1, view.Lit)...)
	} else {
		moves = append(moves, lit(motions[receiveFails], e.N-1, view.Lit)...)
	}
	if !e.Supported && e.N < e.Of {
		moves = append(moves, motions[retries]...)
	}
	return moves
}

func answered(e quarantine.CheckAnswered) []view.Move {
	lamp := view.Closed
	if e.Open {
		lamp = view.Open
	}
	switch {
	case e.At == quarantine.AtReceive && e.Open:
		return motions[noCue]
	case e.At == quarantine.AtReceive:
		return motions[integrityShut]
	case e.At == quarantine.AtGate:
		return asked(motions[gateAsks], view.GateBoard, e.N, lamp)
	}
	return asked(motions[secondAsks], view.SecondBoard, e.N, lamp)
}

// asked lets the first answer put out what the board showed before.
func asked(motion []view.Move, board view.BoardName, n int, lamp view.Lamp) []view.Move {
	moves := lit(motion, n-1, lamp)
	if n == 1 {
		return append([]view.Move{{Kind: view.Clear, Board: board}}, moves...)
	}
	return moves
}

// lit is a motion whose lamp is the one at index.
func lit(motion []view.Move, index int, lamp view.Lamp) []view.Move {
	moves := append([]view.Move(nil), motion...)
	for i := range moves {
		if moves[i].Kind == view.Light {
			moves[i].Index, moves[i].Lamp = index, lamp
		}
	}
	return moves
}
