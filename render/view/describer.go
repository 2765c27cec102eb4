package view

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Describer tells one lesson: a pure function of its states and events for each face. start is the state that the
// session began with, now the one at its cursor.
type Describer interface {
	// Title is what the lesson is called.
	Title(t *assets.Texts) string
	// Controls are the lesson's own controls; undo, redo, reset and the timeline are the core's.
	Controls(start, now lab.State, t *assets.Texts) []Control
	// Press gives the step (JSON text) that a control stands for. value is "" for a button, "on" or "off" for a switch,
	// the text for a field. Errors are *lab.Error: "unknown-control", or why a field's text can't be taken.
	Press(start, now lab.State, id, value string) (step string, err error)
	// Facts are what there is to read beside the stage.
	Facts(now lab.State, t *assets.Texts) []Fact
	// Signs are the words at the stations.
	Signs(now lab.State, t *assets.Texts) [Stations]Sign
	// Tag is what the parcel is called and which message it is (stage.md, Places: its operation ID on a tag).
	Tag(now lab.State, t *assets.Texts) Sign
	// Headline tells the state in a sentence.
	Headline(now lab.State, t *assets.Texts) string
	// Hint gives a sensible next step. It never leads into a refusal.
	Hint(now lab.State, t *assets.Texts) Hint
	// StepLabel names a step on the timeline.
	StepLabel(step lab.Step, t *assets.Texts) string
	// Sentence tells one event; "" for one that needs no words of its own.
	Sentence(e lab.Event, t *assets.Texts) string
	// Covers says that an event's sentence tells what that of the one told before it would: nobody needs to hear both.
	Covers(e, before lab.Event) bool
	// Places is how everything stands at rest.
	Places(now lab.State) Stage
	// Moves gives the motion of one event. After the moves of a step's events the parcel, the lid, the barrier and the
	// lamps of the ring stand as Places of the state after it says. The moves are read only.
	Moves(e lab.Event) []Move
	// PolicyNote says that the policy is not the usual one, "" when it is.
	PolicyNote(now lab.State, t *assets.Texts) string
}
