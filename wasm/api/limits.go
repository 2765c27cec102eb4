package api

import (
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view"
)

// limits are what an author who embeds the lab leaves to the learner (lab-format.md, controls and lock). They hold for
// what a person uses; the calls of the page that embeds the lab are the author's own.
type limits struct {
	offered string   // "full" or "", "actions", "none"
	locked  []string // fixtures, or single controls by ID
}

// unoffered are the groups that "actions" leaves out.
var unoffered = []view.Group{view.Fixtures, view.Apart}

// apply takes away what isn't offered, and locks what is locked.
func (l *limits) apply(screen *view.Screen, t *assets.Texts) {
	switch l.offered {
	case "actions":
		screen.Controls = slices.DeleteFunc(screen.Controls, func(c view.Control) bool { return slices.Contains(unoffered, c.Group) })
	case "none":
		screen.Controls, screen.Timeline = nil, nil
	}
	for i := range screen.Controls {
		if c := &screen.Controls[i]; l.holds(c) {
			c.Enabled, c.WhyNot, c.Warning = false, t.Text(assets.WhyNotLocked), ""
		}
	}
	l.hint(screen)
}

// hint takes back a hint at what can't be done here.
func (l *limits) hint(screen *view.Screen) {
	possible := slices.ContainsFunc(screen.Controls, func(c view.Control) bool { return c.ID == screen.HintControl && c.Enabled })
	if screen.HintControl != "" && !possible {
		screen.Hint, screen.HintControl = "", ""
	}
}

func (l *limits) holds(c *view.Control) bool {
	return slices.Contains(l.locked, c.ID) || c.Fixture != "" && slices.Contains(l.locked, c.Fixture)
}

// setControls chooses which controls are offered.
func (l *Lab) setControls(args []string) (string, error) {
	which := args[0]
	if which != "full" && which != "actions" && which != "none" {
		return "", lab.Refuse("unknown-value", "", "the controls are full, actions or none")
	}
	l.limits.offered = which
	l.limited()
	return "{}", nil
}

// lock takes the names of fixtures and locks these, and no others any more.
func (l *Lab) lock(args []string) (string, error) {
	names := strings.FieldsFunc(args[0], func(r rune) bool { return r == ',' || r == ' ' })
	known := l.lockable()
	for _, name := range names {
		if !slices.Contains(known, name) {
			return "", lab.Refuse("unknown-value", "", "nothing of this name can be locked: "+name+"; use some of: "+strings.Join(known, ", "))
		}
	}
	l.limits.locked = names
	l.limited()
	return "{}", nil
}

// lockable are the fixtures of all lessons, then all of their controls.
func (l *Lab) lockable() []string {
	var fixtures, controls []string
	for i := range lessons {
		session, err := l.registry.Open(`{"format":"` + lab.Format + `","lesson":"` + lessons[i].rules.Name() + `"}`)
		if err != nil {
			continue // a test opens each
		}
		for _, c := range lessons[i].tells.Controls(session.Start(), session.State(), l.texts) {
			controls = append(controls, c.ID)
			if c.Fixture != "" && !slices.Contains(fixtures, c.Fixture) {
				fixtures = append(fixtures, c.Fixture)
			}
		}
	}
	return append(fixtures, controls...)
}

// limited shows the same session with other limits.
func (l *Lab) limited() {
	l.screen = nil
	l.mirror.forget()
	l.tellScreen()
	l.events.deliver()
}
