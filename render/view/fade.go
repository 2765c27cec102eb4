package view

// fadeMs is how long one state takes to fade over into the next, at speed 1.
const fadeMs = 400.0

// fadeOver starts to fade from the stage that shows to the one at rest; where nothing stands elsewhere, it is there at
// once: a lamp doesn't fade.
func (m *Model) fadeOver() {
	m.old = m.pose.Stage
	if m.gone(1) == (Fade{}) {
		m.settle()
		return
	}
	m.fading = true
	m.fade()
}

// fade shows how far it has come: in the first half what changes goes from the old picture, in the second it comes in
// the new one.
func (m *Model) fade() bool {
	switch done := m.ms / fadeMs; {
	case done >= 1:
		m.settle()
	case done >= 0.5:
		m.pose = resting(&m.rest)
		m.pose.Fade = m.gone(2 - 2*done)
	default:
		m.pose = resting(&m.old)
		m.pose.Fade = m.gone(2 * done)
	}
	return m.fading
}

// gone is a Fade of everything that stands elsewhere afterwards, or looks different.
func (m *Model) gone(share float64) (f Fade) {
	if m.old.Parcel != m.rest.Parcel {
		f.Parcel = share
	}
	if m.old.Waiting != m.rest.Waiting {
		f.Waiting = share
	}
	if m.old.LidClosed != m.rest.LidClosed {
		f.Lid = share
	}
	if m.old.BarrierUp != m.rest.BarrierUp {
		f.Barrier = share
	}
	if handOf(&m.old) != handOf(&m.rest) {
		f.Hand = share
	}
	return f
}
