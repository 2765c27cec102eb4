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
	gateOpens         // a gate answers
	gateRefuses
	secondOpens // a second check answers
	secondRefuses
	setsAside
	holds
	redrives
	succeeds
	ticks       // the clock goes on, or is set
	changes     // the record's body or its operation ID
	setsFixture // another fixture
	forces
	cues
)

// Lengths at speed 1, in milliseconds (stage.md, Motion: 0.3 to 0.9 s each).
const (
	travelMs  = 800
	shakeMs   = 500
	lampMs    = 300
	lidMs     = 500
	leaveMs   = 900
	turnMs    = 600
	becomeMs  = 800
	repaintMs = 300
)

// motions says how each cue moves. Index and Lamp of a Light come from the event (moves.go, lit).
var motions = [cues][]view.Move{
	receiveBegins: {{Kind: view.Clear, Board: view.RingBoard}},
	receiveFails:  {travel(view.Handler), shake, light(view.RingBoard)},
	receiveFits:   {travel(view.Handler), light(view.RingBoard)},
	retries:       {travel(view.Ring)},
	integrityShut: {travel(view.Handler), shake},
	gateOpens:     {lid(false), travel(view.Gate), light(view.GateBoard)},
	gateRefuses:   {lid(false), travel(view.Gate), light(view.GateBoard), shake},
	secondOpens:   {travel(view.SecondCheck), light(view.SecondBoard)},
	secondRefuses: {travel(view.SecondCheck), light(view.SecondBoard), shake},
	setsAside:     {travel(view.Bin), lid(true), leave},
	holds:         {lid(false), travel(view.Bay), barrier(false), leave},
	redrives:      {{Kind: view.Clear, Board: view.RingBoard}, barrier(true), travel(view.Lane)},
	succeeds:      {travel(view.Tray), barrier(false), leave},
	ticks:         {{Kind: view.Turn, Ms: turnMs}, repaint},
	changes:       {{Kind: view.Become, Ms: becomeMs}, repaint},
	setsFixture:   {repaint},
	forces:        {barrier(false), travel(view.Bin), lid(true), leave},
}

var (
	shake   = view.Move{Kind: view.Shake, Ms: shakeMs}
	leave   = view.Move{Kind: view.Leave, Ms: leaveMs}
	repaint = view.Move{Kind: view.Repaint, Ms: repaintMs}
)

func light(board view.BoardName) view.Move {
	return view.Move{Kind: view.Light, Board: board, Ms: lampMs}
}

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
		return motions[fixture(e.Name)]
	case quarantine.Requarantined:
		return motions[forces]
	}
	return motions[noCue]
}

// fixture is the cue of a fixture by its name (lab-format.md, steps of set).
func fixture(name string) cue {
	switch name {
	case "body", "operationId":
		return changes
	case "now":
		return ticks
	}
	return setsFixture
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
	cues, lamp := [...]cue{quarantine.AtReceive: integrityShut, quarantine.AtGate: gateRefuses, quarantine.AtSecondCheck: secondRefuses}, view.Closed
	if e.Open {
		cues, lamp = [...]cue{quarantine.AtReceive: noCue, quarantine.AtGate: gateOpens, quarantine.AtSecondCheck: secondOpens}, view.Open
	}
	if e.At == quarantine.AtReceive {
		return motions[cues[e.At]]
	}
	board := view.GateBoard
	if e.At == quarantine.AtSecondCheck {
		board = view.SecondBoard
	}
	return asked(motions[cues[e.At]], board, e.N, lamp)
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
