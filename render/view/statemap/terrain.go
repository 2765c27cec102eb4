package statemap

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/explore"
)

// Kind is one kind of states.
type Kind struct {
	ID     string // "HELD:expired"
	Code   string // the state's code
	Reason string // "" where the kind has none
	// Column and Row are its place on the map's grid.
	Column, Row int
}

// Terrain is a lesson's space with what tells it to people.
type Terrain[S, P any] interface {
	explore.Space[S, P]
	// Kinds are all kinds in the order in which they are told, those that can't be reached here included.
	Kinds() []Kind
	// KindOf is the kind of a state: an index of Kinds.
	KindOf(s *S) int
	// Layers is how many layers a kind has, LayerTitle what they are counted in.
	Layers() int
	LayerTitle(t *assets.Texts) string
	// LayerOf is the layer of a state: 0..Layers-1, the nearest for a state outside of the space's bounds.
	LayerOf(s *S) int
	// Headline tells a state in a sentence.
	Headline(s *S, t *assets.Texts) string
	// Details tell a state from the others of its layer.
	Details(s *S, t *assets.Texts) string
	// StepText names a step of the alphabet.
	StepText(step *P, t *assets.Texts) string
	// Shorten is a way with steps that a session can take in one made one.
	Shorten(way []P) []P
	// Said is what a step from before comes to in a sentence: that of its last event.
	Said(before *S, step *P, t *assets.Texts) string
}
