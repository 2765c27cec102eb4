package view

// Model is the cosmetic side of the lab: what the stage shows now on its way to what the state says. It never feeds
// back into the engine. The zero Model shows the zero Stage at rest.
type Model struct {
	rest   Stage
	pose   Pose
	queue  []Move
	at     int     // running move
	ms     float64 // of it that are over, at speed 1
	from   float64 // where the lid or the barrier stood when it began
	hand   float64 // where the clock's hand stood when it began
	course Course
	speed  float64
	still  bool
	fading bool  // the stage fades over from old to rest
	old    Stage // what it fades from
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

// Play finishes what runs, then starts moves that lead to rest. It keeps its own copy of the moves. Where no motion is
// wished for, the stage fades over to rest instead.
func (m *Model) Play(moves []Move, rest Stage) {
	m.settle()
	m.rest = rest
	switch {
	case m.speed == 0:
		m.settle()
	case m.still:
		m.fadeOver()
	default:
		m.queue = append(m.queue, moves...)
		m.chart()
		if !m.begin() {
			m.settle()
		}
	}
}

// Skip ends what runs at once.
func (m *Model) Skip() { m.settle() }

// SetSpeed takes 0.5, 1, 2; 0 means instant. Less, or no number, is taken as 0.
func (m *Model) SetSpeed(speed float64) {
	m.speed = max(speed, 0)
	if !(speed > 0) {
		m.speed = 0
		m.settle()
	}
}

// SetStill says whether nothing may travel: prefers-reduced-motion. Then one state fades over into the next.
func (m *Model) SetStill(still bool) {
	if m.still != still {
		m.still = still
		m.settle()
	}
}

// Moving says whether anything moves or fades.
func (m *Model) Moving() bool { return m.fading || m.at < len(m.queue) }

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
	if m.fading {
		return m.fade()
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
	m.queue, m.at, m.ms, m.fading = m.queue[:0], 0, 0, false
	m.pose = resting(&m.rest)
}

// resting is the pose of a stage at rest.
func resting(s *Stage) Pose {
	return Pose{
		Stage: *s, From: s.Parcel.At, To: s.Parcel.At,
		Lid: share(s.LidClosed), Barrier: share(s.BarrierUp), Hand: handOf(s),
	}
}

// handOf is how far round the clock's hand stands at rest.
func handOf(s *Stage) float64 {
	if s.DialOf <= 0 {
		return 0
	}
	return float64(s.DialLit) / float64(s.DialOf)
}

// ease lets a move start and stop gently: 0..1 to 0..1.
func ease(x float64) float64 { return x * x * (3 - 2*x) }

func share(full bool) float64 {
	if full {
		return 1
	}
	return 0
}
