package view

// StationSet is some of the stations.
type StationSet uint16

// Has says whether a station is in the set.
func (set StationSet) Has(s Station) bool { return set&(1<<s) != 0 }

// With is the set with a station in it.
func (set StationSet) With(s Station) StationSet { return set | 1<<s }

// Course is what the moves that run lead past: what an eye that follows them should have in view.
type Course struct {
	Number   int        // how many there have been: another number is another course
	Stations StationSet // where the parcel comes from, where it goes, and what answers it; none when it stays
	Ms       float64    // the length of all moves together at the model's speed
}

// Course is the one that runs; it has no stations when the stage is at rest, or fades.
func (m *Model) Course() Course {
	if m.at >= len(m.queue) {
		return Course{Number: m.course.Number}
	}
	return m.course
}

// chart finds the course of the moves to come: those that will have nothing to do take no part in it.
func (m *Model) chart() {
	c := Course{Number: m.course.Number + 1}
	stage := m.pose.Stage
	c.Stations = c.Stations.With(stage.Parcel.At)
	travels := false
	for _, move := range m.queue {
		station, acts := stage.follow(move)
		if !acts {
			continue
		}
		c.Ms += float64(move.Ms)
		c.Stations = c.Stations.With(station)
		travels = travels || move.Kind == Travel
	}
	if !travels {
		c.Stations = 0
	}
	c.Ms /= m.speed
	m.course = c
}

// follow lets a move take effect as far as later ones depend on it, and says where it is to be seen.
func (s *Stage) follow(move Move) (seen Station, acts bool) {
	at := s.Parcel.At
	switch move.Kind {
	case Travel:
		s.Parcel.At = move.To
		return move.To, at != move.To
	case Lid:
		acts, s.LidClosed = s.LidClosed != move.Flag, move.Flag
		return Bin, acts
	case Barrier:
		acts, s.BarrierUp = s.BarrierUp != move.Flag, move.Flag
		return Gate, acts
	case Leave:
		acts, s.Waiting = s.Waiting > 0, 0
		return Queue, acts
	case Light:
		return boardStations[min(move.Board, Boards-1)], true
	case TurnAway:
		return Ledger, true
	}
	return at, true
}

// boardStations are the stations at which the boards stand. The clock stands by itself: it is no part of any course.
var boardStations = [Boards]Station{RingBoard: Ring, GateBoard: Gate, SecondBoard: SecondCheck}
