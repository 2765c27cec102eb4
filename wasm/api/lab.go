package api

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	quarantinerules "github.com/redrivelab/redrivelab/engine/quarantine"
	reviewrules "github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/quarantine"
	"github.com/redrivelab/redrivelab/render/view/review"
)

// Version is the lab's version, as the property version and the event ready tell it.
const Version = "0.1.0"

// lessons are the lessons with what tells them. A further lesson is one more row.
var lessons = [...]struct {
	rules lab.Lesson
	tells view.Describer
}{
	{quarantinerules.Lesson{}, quarantine.Describer{}},
	{reviewrules.Lesson{}, review.Describer{}},
}

// defaultScenario is what is open at the start: all defaults.
const defaultScenario = `{"format":"` + lab.Format + `"}`

// Lab is the lab with one session open. It is for one goroutine.
type Lab struct {
	methods  []method // the calls
	registry *lab.Registry
	session  *lab.Session
	drafts   view.Drafts // of the open page, never of the session
	texts    *assets.Texts
	screen   *view.Screen // nil: to be made anew
	told     bool         // whether the last change was a step, of which
	said     []lab.Event  // these are the events
	model    *view.Model
	events   events
	mirror   mirror
	limits   limits // what an author leaves to the learner
	lastMap  drawnMap
}

// New makes a lab in English with the default session open.
func New() *Lab {
	l := &Lab{methods: methods[:]}
	l.texts, _ = assets.Load(assets.Locales()[0])
	own := make([]lab.Lesson, len(lessons))
	for i := range lessons {
		own[i] = lessons[i].rules
	}
	l.registry = lab.NewRegistry(own)
	l.session, _ = l.registry.Open(defaultScenario) // a test opens it
	l.model = view.NewModel(l.describer().Places(l.session.State()))
	return l
}

// describer tells the lesson that is open, with the drafts where it has any.
func (l *Lab) describer() view.Describer {
	tells := lessons[0].tells
	for i := range lessons {
		if lessons[i].rules.Name() == l.session.Lesson().Name() {
			tells = lessons[i].tells
		}
	}
	if drafting, has := tells.(view.Drafting); has {
		return drafting.With(l.drafts)
	}
	return tells
}

// Screen is all there is to show beside the stage, as the session stands now. Read only; made anew after each change.
func (l *Lab) Screen() *view.Screen {
	if l.screen == nil {
		l.screen = view.Describe(l.session, l.describer(), l.texts, l.told, l.said)
		l.limits.apply(l.screen, l.texts)
	}
	return l.screen
}

// Model is the stage in motion, for what draws it.
func (l *Lab) Model() *view.Model { return l.model }

// SetLocale changes the language of all texts; false for an unknown one, which changes nothing.
func (l *Lab) SetLocale(locale string) bool {
	texts, known := assets.Load(locale)
	if known && texts != l.texts {
		l.texts, l.screen, l.told = texts, nil, false
		l.mirror.forget()
		l.tellScreen()
		l.events.deliver()
	}
	return known
}

// changed is where every change of the session ends: the screen is made anew, the stage moves after a step and stands
// at once after anything else, and who listens is told. entry is nil unless a step was taken.
func (l *Lab) changed(entry *lab.Entry) {
	l.screen, l.told, l.said = nil, entry != nil, nil
	l.keepDrafts(entry)
	rest := l.describer().Places(l.session.State())
	if entry == nil {
		l.model.Snap(rest)
	} else {
		l.said = entry.Events
		l.model.Play(l.moves(entry), rest)
	}
	l.tellTransition(entry)
	l.tellScreen()
	l.events.deliver()
}

func (l *Lab) moves(entry *lab.Entry) []view.Move {
	var moves []view.Move
	for _, event := range entry.Events {
		moves = append(moves, l.describer().Moves(event)...)
	}
	return moves
}
