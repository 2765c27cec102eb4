package quarantine

import "github.com/redrivelab/redrivelab/engine/canon"

// Type is "Received".
func (e Received) Type() string { return "Received" }

// Type is "CheckAnswered".
func (e CheckAnswered) Type() string { return "CheckAnswered" }

// Type is "Quarantined".
func (e SetAside) Type() string { return "Quarantined" }

// Type is "Held".
func (e HeldBack) Type() string { return "Held" }

// Type is "Redriven".
func (e RedriveGranted) Type() string { return "Redriven" }

// Type is "Succeeded".
func (e Accepted) Type() string { return "Succeeded" }

// Type is "Ticked".
func (e Ticked) Type() string { return "Ticked" }

// Type is "FixtureSet".
func (e FixtureSet) Type() string { return "FixtureSet" }

// Type is "Requarantined".
func (e Requarantined) Type() string { return "Requarantined" }

// Write writes from and to, where the state changed.
func (c Change) Write(w *canon.Writer) {
	if c.From != c.To {
		w.StringMember("from", c.From.String())
		w.StringMember("to", c.To.String())
	}
}

// Write writes from, to, n, of, total and supported.
func (e Received) Write(w *canon.Writer) {
	e.Change.Write(w)
	w.IntMember("n", e.N)
	w.IntMember("of", e.Of)
	w.IntMember("total", e.Total)
	w.BoolMember("supported", e.Supported)
}

// Write writes at, name, open, n and of.
func (e CheckAnswered) Write(w *canon.Writer) {
	w.StringMember("at", e.At.String())
	w.StringMember("name", e.Name)
	w.BoolMember("open", e.Open)
	w.IntMember("n", e.N)
	w.IntMember("of", e.Of)
}

// Write writes from, to, reason and at.
func (e HeldBack) Write(w *canon.Writer) {
	e.Change.Write(w)
	w.StringMember("reason", e.Reason.String())
	w.StringMember("at", e.At.String())
}

// Write writes from, to, redrives and of.
func (e RedriveGranted) Write(w *canon.Writer) {
	e.Change.Write(w)
	w.IntMember("redrives", e.Redrives)
	w.IntMember("of", e.Of)
}

// Write writes n and now.
func (e Ticked) Write(w *canon.Writer) {
	w.IntMember("n", e.N)
	w.IntMember("now", e.Now)
}

// Write writes name.
func (e FixtureSet) Write(w *canon.Writer) { w.StringMember("name", e.Name) }
