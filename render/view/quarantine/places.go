package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// restStations are where the parcel rests in each state.
var restStations = [...]view.Station{
	quarantine.Ready:       view.Queue,
	quarantine.Retry:       view.Ring,
	quarantine.Quarantined: view.Bin,
	quarantine.Held:        view.Bay,
	quarantine.Redriven:    view.Lane,
	quarantine.Succeeded:   view.Tray,
}

const (
	dialLamps       = 24 // at most; a longer life is shown in proportion
	healthyMessages = 3  // that wait behind, an illustration
)

// Places is how everything stands at rest, from the state alone.
func (Describer) Places(now lab.State) view.Stage {
	s := recordOf(now)
	gates, second := quarantine.Gates(s), quarantine.SecondCheck(s)
	stage := view.Stage{
		Parcel:    parcel(s),
		DialOf:    min(s.Policy.TTLTicks, dialLamps),
		LidClosed: s.Status == quarantine.Quarantined,
		BarrierUp: s.Status == quarantine.Redriven,
		Sockets:   sockets(s),
		Waiting:   waitingBehind(s),
		Active:    restStations[s.Status],
	}
	stage.DialLit = dialLit(s, stage.DialOf)
	stage.Boards[view.RingBoard] = ring(s)
	stage.Boards[view.GateBoard] = lamps(s, quarantine.AtGate, gates[:])
	stage.Boards[view.SecondBoard] = lamps(s, quarantine.AtSecondCheck, second[:])
	return stage
}

func parcel(s *quarantine.State) view.Parcel {
	return view.Parcel{
		At: restStations[s.Status], Schema: s.Body.Schema, BodyChanged: bodyChanged(s), Renamed: renamed(s),
		Fingerprint: fingerprint(s.Body.Hash), Original: fingerprint(s.OriginalHash),
	}
}

// fingerprint is the first bytes of a hash in hexadecimal.
func fingerprint(hash string) (bytes [8]byte) {
	for i := range bytes {
		b, _ := strconv.ParseUint(hash[2*i:2*i+2], 16, 8) // a hash is hexadecimal
		bytes[i] = byte(b)
	}
	return bytes
}

// waitingBehind is an illustration, absent from state and trace: an ordered queue waits while this message is in it.
func waitingBehind(s *quarantine.State) int {
	if s.Status == quarantine.Ready || s.Status == quarantine.Retry {
		return healthyMessages
	}
	return 0
}

// ring has one lamp a receive of the budget.
func ring(s *quarantine.State) (board view.Board) {
	board.Count = s.Policy.MaxReceives
	for i := range s.ReceivesThisCycle {
		board.Lamps[i] = view.Lit
	}
	return board
}

// dialLit is rounded down, so that all lamps are lit only once the record has expired.
func dialLit(s *quarantine.State, of int) int {
	age := min(max(s.AgeTicks(), 0), s.Policy.TTLTicks)
	return age * of / s.Policy.TTLTicks
}

// sockets are the schemas always offered, and one more: the body's own, else one that is supported.
func sockets(s *quarantine.State) (sockets [4]view.Socket) {
	for i, schema := range alwaysOffered {
		sockets[i] = view.Socket{Schema: schema, Lit: s.Schemas.Has(schema)}
	}
	further := s.Body.Schema
	for i := 0; i < s.Schemas.Count && further <= len(alwaysOffered); i++ {
		further = int(s.Schemas.List[i])
	}
	if further > len(alwaysOffered) {
		sockets[len(alwaysOffered)] = view.Socket{Schema: further, Lit: s.Schemas.Has(further)}
	}
	return sockets
}
