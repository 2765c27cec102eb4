package api

import (
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view"
)

// draft sets a field that only prepares a step: the screen shows it, and the session stays as it is. own is false for
// every other control.
func (l *Lab) draft(id, text string) (own bool, err error) {
	drafting, has := l.describer().(view.Drafting)
	if !has {
		return false, nil
	}
	if own, err = drafting.Draft(id, text); !own || err != nil {
		return own, err
	}
	l.drafts = l.drafts.With(id, text)
	l.screen, l.told, l.said = nil, false, nil
	l.tellScreen()
	l.events.deliver()
	return true, nil
}

// keepDrafts drops what a step has used up; entry is nil where none was taken.
func (l *Lab) keepDrafts(entry *lab.Entry) {
	if drafting, has := l.describer().(view.Drafting); has && entry != nil {
		l.drafts = drafting.Left(l.drafts, entry)
	}
}
