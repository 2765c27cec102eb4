package view

import "github.com/redrivelab/redrivelab/assets"

// Word is a heading or a label of the screen by its name ("ui.record"): the lesson's own where it has one, under its
// name and this one ("review.ui.record"). False when there is none.
func Word(t *assets.Texts, lesson, name string) (word string, found bool) {
	if own, has := t.Named(lesson + "." + name); has {
		return own, true
	}
	return t.Named(name)
}
