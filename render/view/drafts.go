package view

import (
	"maps"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// Drafts are what a person has written for steps not taken yet: the text of a field by the field's control ID. They are
// the open page's, not the session's: no dump, link or trace has them, and undo leaves them alone. Nil is none; Drafts
// are never changed, With makes others.
type Drafts map[string]string

// With are the drafts with another text for a field, "" for none.
func (d Drafts) With(id, text string) Drafts {
	others := maps.Clone(d)
	if others == nil {
		others = Drafts{}
	}
	others[id] = text
	if text == "" {
		delete(others, id)
	}
	return others
}

// Drafting is a Describer some of whose fields only prepare a step: setting one takes no step.
type Drafting interface {
	Describer
	// With is the same describer with drafts: its fields show them, and what it presses is made from them.
	With(drafts Drafts) Describer
	// Draft holds a text to the bounds of the step that it is to become a part of. own is false for a control that is no
	// draft; errors are *lab.Error.
	Draft(id, text string) (own bool, err error)
	// Left are the drafts that stay after a step.
	Left(drafts Drafts, entry *lab.Entry) Drafts
}
