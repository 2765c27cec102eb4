package view

import "math"

// begin starts the next move that has anything to do; false when there is none.
func (m *Model) begin() bool {
	for m.at < len(m.queue) && m.idle(m.queue[m.at]) {
		m.at++
	}
	if m.at == len(m.queue) {
		return false
	}
	stage := &m.pose.Stage
	m.hand = m.pose.Hand
	switch move := m.queue[m.at]; move.Kind {
	case Travel:
		m.pose.From, m.pose.To, m.pose.Along = stage.Parcel.At, move.To, 0
		stage.Active = move.To
	case Lid:
		m.from = m.pose.Lid
	case Barrier:
		m.from = m.pose.Barrier
	case Clear, Light:
		stage.relight(move)
	case Repaint:
		m.from = m.pose.Barrier
		*stage = repainted(stage, &m.rest)
	case Turn:
		stage.DialOf, stage.DueOf = m.rest.DialOf, m.rest.DueOf
		if move.Flag {
			m.hand = 1
		}
	case Sort:
		stage.sort(NoClass)
	}
	m.show()
	return true
}

// idle says whether a move would change nothing, so that it takes no time.
func (m *Model) idle(move Move) bool {
	stage := &m.pose.Stage
	switch move.Kind {
	case Travel:
		return stage.Parcel.At == move.To
	case Lid:
		return m.pose.Lid == share(move.Flag)
	case Barrier:
		return m.pose.Barrier == share(move.Flag)
	case Leave:
		return stage.Waiting == 0
	case File:
		return stage.Records == m.rest.Records
	case Become:
		return become(stage.Parcel, m.rest.Parcel) == stage.Parcel
	case Turn:
		from := m.pose.Hand
		if move.Flag && m.rest.DialOf > 0 {
			from = 1
		}
		return from == handOf(&m.rest)
	case Repaint:
		return repainted(stage, &m.rest) == *stage && m.pose.Barrier == share(m.rest.BarrierUp) && m.pose.Hand == handOf(&m.rest)
	case Clear, Light:
		return move.Board >= Boards || move.Index < 0 || move.Index >= len(Board{}.Lamps)
	}
	return false
}

// show sets the pose to how far the running move has come.
func (m *Model) show() {
	move := m.queue[m.at]
	done := 1.0
	if move.Ms > 0 {
		done = min(m.ms/float64(move.Ms), 1)
	}
	switch move.Kind {
	case Travel:
		m.pose.Along = ease(done)
	case Shake:
		m.pose.Shake = math.Sin(done*shakes*2*math.Pi) * (1 - done)
	case Lid:
		m.pose.Lid = m.from + (share(move.Flag)-m.from)*ease(done)
	case Barrier:
		m.pose.Barrier = m.from + (share(move.Flag)-m.from)*ease(done)
	case Repaint:
		m.pose.Barrier = m.from + (share(m.rest.BarrierUp)-m.from)*ease(done)
		m.pose.Hand = m.hand + (handOf(&m.rest)-m.hand)*ease(done)
	case Turn:
		m.turn(ease(done))
	case Become:
		m.pose.Twist = ease(done)
		if done >= 0.5 {
			m.pose.Stage.Parcel = become(m.pose.Stage.Parcel, m.rest.Parcel)
		}
	case Leave:
		m.pose.Leaving = ease(done)
	case File:
		m.pose.Filing = ease(done)
	case TurnAway:
		m.pose.Reach = knock(done)
	case Refuse:
		m.pose.Reach = knock(math.Mod(done*knocks, 1))
	case Sort:
		if done >= sorted {
			m.pose.Stage.sort(move.Class)
		}
	}
}

// turn brings the clock's hand on its way to where it rests, and lights the lamps that it has passed.
func (m *Model) turn(done float64) {
	m.pose.Hand = m.hand + (handOf(&m.rest)-m.hand)*done
	stage := &m.pose.Stage
	const hair = 1e-9 // what a lamp's place may be off by rounding
	stage.DialLit = int(m.pose.Hand*float64(stage.DialOf) + hair)
	stage.DueLit = int(m.pose.Hand*float64(stage.DueOf) + hair)
}

// end leaves the stage as the running move has made it.
func (m *Model) end() {
	stage := &m.pose.Stage
	switch move := m.queue[m.at]; move.Kind {
	case Travel:
		stage.Parcel.At, m.pose.From, m.pose.Along = move.To, move.To, 0
	case Shake:
		m.pose.Shake = 0
	case Lid:
		stage.LidClosed, m.pose.Lid = move.Flag, share(move.Flag)
	case Barrier:
		stage.BarrierUp, m.pose.Barrier = move.Flag, share(move.Flag)
	case Repaint:
		m.pose.Barrier, m.pose.Hand = share(m.rest.BarrierUp), handOf(&m.rest)
	case Turn:
		m.turn(1)
	case Become:
		stage.Parcel, m.pose.Twist = become(stage.Parcel, m.rest.Parcel), 0
	case Leave:
		stage.Waiting, m.pose.Leaving = 0, 0
	case File:
		stage.Records, m.pose.Filing = m.rest.Records, 0
	case TurnAway, Refuse:
		m.pose.Reach = 0
	case Sort:
		stage.sort(move.Class)
	}
}

// repainted is the stage with all but the lid and the waiting messages as at rest; the parcel stays where it is.
func repainted(now, rest *Stage) Stage {
	next := *rest
	next.Parcel.At, next.LidClosed, next.Waiting, next.Active = now.Parcel.At, now.LidClosed, now.Waiting, now.Active
	return next
}

// become is the parcel with another content, in its place.
func become(now, rest Parcel) Parcel {
	rest.At = now.At
	return rest
}

// sort lets the sorter show a class, on its board too.
func (s *Stage) sort(c Class) {
	s.Sorter = c
	board := &s.Boards[GateBoard]
	board.Lamps = Board{}.Lamps
	if c > NoClass && int(c) <= board.Count {
		board.Lamps[c-1] = Lit
	}
}

// relight lets lamps go dark or light.
func (s *Stage) relight(move Move) {
	if move.Kind == Clear {
		s.Boards[move.Board].Lamps = Board{}.Lamps
		return
	}
	s.Boards[move.Board].Lamps[move.Index] = move.Lamp
}

const (
	shakes = 3   // how often the parcel swings in one Shake
	knocks = 2   // how often it knocks in one Refuse
	sorted = 0.4 // from when in a Sort the class shows
)

// knock goes to 1 and back: ever faster there, for that is where it is thrown back.
func knock(x float64) float64 {
	near := 1 - math.Abs(2*x-1)
	return near * near
}
