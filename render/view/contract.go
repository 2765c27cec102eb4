package view

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// STUBS of the contract: bodies are the view owner's.

// Describer tells one lesson: a pure function of its state and events for each face.
type Describer interface {
	// Controls are the lesson's own controls; undo, redo, reset and the timeline are the core's.
	Controls(s lab.State, t *assets.Texts) []Control
	// Press gives the step (JSON text) that a control stands for. ok is false for an unknown id.
	Press(s lab.State, id, value string) (step string, ok bool)
	Facts(s lab.State, t *assets.Texts) []Fact
	Signs(s lab.State, t *assets.Texts) [Stations]Sign
	Headline(s lab.State, t *assets.Texts) string
	// Sentence tells one event; "" for one that needs no words of its own.
	Sentence(e lab.Event, t *assets.Texts) string
	Places(s lab.State) Stage
	// Moves gives the motion of one event. After the moves of a step's events the parcel, lid and barrier stand as
	// Places of the state after it says.
	Moves(e lab.Event) []Move
	PolicyNote(s lab.State, t *assets.Texts) string
}

// Describe makes the screen of a session. said are the events to tell (those of the step just taken), nil after undo,
// seek or open.
func Describe(s *lab.Session, d Describer, t *assets.Texts, said []lab.Event) *Screen { panic("stub") }

// NewModel shows a stage at rest, at speed 1.
func NewModel(rest Stage) *Model { panic("stub") }

// Snap shows rest at once: after undo, seek and open.
func (m *Model) Snap(rest Stage) { panic("stub") }

// Play finishes what runs, then starts moves that lead to rest.
func (m *Model) Play(moves []Move, rest Stage) { panic("stub") }

// Advance lets dtMs of cosmetic time pass and says whether anything still moves. It allocates nothing.
func (m *Model) Advance(dtMs float64) bool { panic("stub") }

// SetSpeed: 0.5, 1, 2; 0 means instant (and is what reduced motion uses).
func (m *Model) SetSpeed(speed float64) { panic("stub") }

// Moving says whether anything moves.
func (m *Model) Moving() bool { panic("stub") }

// Pose is what to draw now; valid until the next call of Advance, Play or Snap.
func (m *Model) Pose() *Pose { panic("stub") }
