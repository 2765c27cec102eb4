package view

// Hint is a sensible next step. The zero Hint is none.
type Hint struct {
	Text    string // a sentence in the page's language
	Control string // the id of the control that it speaks of, "" where no control helps
}

// keepUsable drops a hint at a control that can't be used now: at the end of a full timeline, or of the clock.
func (h Hint) keepUsable(controls []Control) Hint {
	for i := range controls {
		if controls[i].ID == h.Control && !controls[i].Enabled {
			return Hint{}
		}
	}
	return h
}
