package view

import "math"

// Model is the cosmetic side of the lab: what the stage shows now on its way to what the state says. It never feeds
// back into the engine. The zero Model shows the zero Stage at rest.
type Model struct {
	rest  Stage
	pose  Pose
	queue []Move
	at    int     // running move
	ms    float64 // of it that are over, at speed 1
	from  float64 // where the lid or the barrier stood when it began
	speed float64
}

// NewModel shows a stage at rest, at speed 1.
func NewModel(rest Stage) *Model {
	m := &Model{speed: 1}
	m.Snap(rest)
	return m
}

// Snap shows rest at once: after undo, seek and open.
func (m *Model) Snap(rest Stage) {
	m.rest = rest
	m.settle()
}

// Play finishes what runs, then starts moves that lead to rest. It keeps its own copy of the moves.
func (m *Model) Play(moves []Move, rest Stage) {
	m.settle()
	m.rest = rest
	m.queue = append(m.queue, moves...)
	if m.speed == 0 || !m.begin() {
		m.settle()
	}
}

// Skip ends what runs at once.
func (m *Model) Skip() { m.settle() }

// SetSpeed takes 0.5, 1, 2; 0 means instant (and is what reduced motion uses). Less, or no number, is taken as 0.
func (m *Model) SetSpeed(speed float64) {
	m.speed = max(speed, 0)
	if !(speed > 0) {
		m.speed = 0
		m.settle()
	}
}

// Moving says whether anything moves.
func (m *Model) Moving() bool { return m.at < len(m.queue) }

// Pose is what to draw now; valid until the next call of Advance, Play or Snap.
func (m *Model) Pose() *Pose { return &m.pose }

// Advance lets dtMs of cosmetic time pass and says whether anything still moves. It allocates nothing.
func (m *Model) Advance(dtMs float64) bool {
	if !m.Moving() {
		return false
	}
	if passed := dtMs * m.speed; passed > 0 {
		m.ms += passed
	}
	for m.ms >= float64(m.queue[m.at].Ms) {
		m.ms -= float64(m.queue[m.at].Ms)
		m.end()
		m.at++
		if !m.begin() {
			m.settle()
			return false
		}
	}
	m.show()
	return true
}

// settle shows the stage at rest and forgets what was to move.
func (m *Model) settle() {
	m.queue, m.at, m.ms = m.queue[:0], 0, 0
	m.pose = Pose{Stage: m.rest, From: m.rest.Parcel.At, To: m.rest.Parcel.At, Lid: share(m.rest.LidClosed), Barrier: share(m.rest.BarrierUp)}
}

// begin starts the next move that has anything to do; false when there is none.
func (m *Model) begin() bool {
	for m.at < len(m.queue) && m.idle(m.queue[m.at]) {
		m.at++
	}
	if m.at == len(m.queue) {
		return false
	}
	stage := &m.pose.Stage
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
	case Leave:
		stage.Waiting = 0
	case Repaint:
		m.from = m.pose.Barrier
		m.repaint()
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
		m.pose.Barrier = share(m.rest.BarrierUp)
	case TurnAway, Refuse:
		m.pose.Reach = 0
	case Sort:
		stage.sort(move.Class)
	}
}

// repaint gives all but the lid its look at rest; the parcel stays where it is, and the barrier gets there smoothly.
func (m *Model) repaint() {
	stage, at := &m.pose.Stage, m.pose.Stage.Parcel.At
	stage.Parcel, stage.Parcel.At = m.rest.Parcel, at
	stage.Sockets, stage.DialLit, stage.DialOf = m.rest.Sockets, m.rest.DialLit, m.rest.DialOf
	stage.Boards, stage.BarrierUp = m.rest.Boards, m.rest.BarrierUp
	stage.Sorter, stage.DueLit, stage.DueOf = m.rest.Sorter, m.rest.DueLit, m.rest.DueOf
	stage.Keys, stage.KeyCount, stage.Records = m.rest.Keys, m.rest.KeyCount, m.rest.Records
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

// ease lets a move start and stop gently: 0..1 to 0..1.
func ease(x float64) float64 { return x * x * (3 - 2*x) }

func share(full bool) float64 {
	if full {
		return 1
	}
	return 0
}
