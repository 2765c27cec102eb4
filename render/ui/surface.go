package ui

import (
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

// Surface is the screen as a person uses it: it keeps plan and State, and turns what pointer, wheel and keys do into
// intents. It knows no event of any system, so that all of it is tested without one.
type Surface struct {
	State   State
	Plan    Plan
	screen  *view.Screen
	look    Look
	stale   bool // the plan doesn't show State, screen and look any more
	laid    int
	content int
	active  bool // clicked into: the wheel and all of touch are the lab's
	hand    hand
}

// NewSurface shows a screen with a look.
func NewSurface(screen *view.Screen, look Look) *Surface {
	s := &Surface{State: NewState(), look: look}
	s.Show(screen)
	return s
}

// Show takes the screen after a change of the session.
func (s *Surface) Show(screen *view.Screen) {
	s.screen = screen
	s.State = s.State.Follow(screen)
	s.stale = true
	s.content++
}

// Resize takes another size, theme or language.
func (s *Surface) Resize(look Look) {
	s.look = look
	s.stale = true
	s.content++
}

// Screen is what is shown.
func (s *Surface) Screen() *view.Screen { return s.screen }

// Look is what the plan depends on.
func (s *Surface) Look() Look { return s.look }

// Stale says whether Refresh has anything to do.
func (s *Surface) Stale() bool { return s.stale }

// Content counts the screens and looks so far: the stage and its labels depend on them, and not on the State.
func (s *Surface) Content() int { return s.content }

// Refresh makes the plan anew when something changed. It answers how many plans there have been: who has drawn another
// one has to draw again.
func (s *Surface) Refresh() (laid int) {
	if s.stale {
		s.stale = false
		s.laid++
		Lay(s.screen, s.State, s.look, &s.Plan)
	}
	return s.laid
}

// Active says whether the person has clicked into the lab and not left it.
func (s *Surface) Active() bool { return s.active }

// Leave gives wheel, touch and keys back to the page: Escape, or a click elsewhere.
func (s *Surface) Leave() {
	s.active = false
	s.Release()
}

// Focus takes the control that has the focus in the mirror, "" for none.
func (s *Surface) Focus(id string) {
	s.set(s.State.Focused(id, s.screen, s.look))
}

func (s *Surface) set(state State) {
	if state != s.State {
		s.State, s.stale = state, true
	}
}

// Refuse tells why the lab refused what was pressed, until the next press or change.
func (s *Surface) Refuse(words string) {
	state := s.State
	state.Refusal = words
	s.set(state)
}

// Key turns a key into an intent: 1 to 6 are the fixed cameras, Home puts the camera back, space and Enter end the motion,
// Escape gives everything back to the page. The controls' shortcuts, 0 for Reset among them, are the page's, since they work
// without the canvas too. The caller leaves out what is typed into a text field, with a modifier, or presses what has the focus.
func (s *Surface) Key(key string) Intent {
	switch key {
	case "Escape":
		s.Leave()
	case " ", "Enter":
		return Intent{Kind: Skip}
	case "Home":
		key = "0"
	case "0":
		return Intent{}
	}
	intent, _ := ParseView(key)
	return intent
}

// use is what pressing a target means.
func (s *Surface) use(id string) Intent {
	state := s.State
	state.Told, state.Refusal = "", ""
	if id == undoHere {
		id = view.Undo
	}
	if next, own := state.Own(id, &s.Plan); own {
		s.set(next)
		return Intent{}
	}
	s.set(state)
	if step, ok := strings.CutPrefix(id, SeekPrefix); ok {
		return Intent{Kind: Press, ID: seekControl, Value: step}
	}
	for i := range s.screen.Controls {
		if c := &s.screen.Controls[i]; c.ID == id {
			return s.useControl(c)
		}
	}
	return Intent{}
}

func (s *Surface) useControl(c *view.Control) Intent {
	if !c.Enabled {
		state := s.State
		state.Told = c.ID
		s.set(state)
		return Intent{}
	}
	if c.Kind != view.Field {
		return Intent{Kind: Press, ID: c.ID}
	}
	r, _ := s.Plan.Find(c.ID)
	return Intent{Kind: Edit, ID: c.ID, Rect: r}
}
