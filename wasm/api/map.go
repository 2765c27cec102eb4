package api

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view/quarantine"
	"github.com/redrivelab/redrivelab/render/view/review"
	"github.com/redrivelab/redrivelab/render/view/statemap"
)

// mapMethods are the calls that draw maps. A page asks the small program for them, beside the frame; so lab.wasm goes without
// what they need.
var mapMethods = [...]method{
	{"map", 1, 2, false, (*Lab).stateMap},
	{"whatIf", 0, 1, false, (*Lab).whatIf},
}

// NewWithMaps makes a lab as New does, which draws maps too.
func NewWithMaps() *Lab {
	l := New()
	l.methods = append(methods[:len(methods):len(methods)], mapMethods[:]...)
	return l
}

// drawers draw the maps of the lessons.
var drawers = [...]struct {
	lesson string
	draw   func(start lab.State, requarantine bool) statemap.Drawn
}{
	{"quarantine", quarantine.DrawMap},
	{"review", func(start lab.State, _ bool) statemap.Drawn { return review.DrawMap(start) }},
}

// drawnMap is the map that was drawn last: a page asks for many details of one map.
type drawnMap struct {
	of    string // the lesson's start, and whether the fixture is a step
	drawn statemap.Drawn
}

// stateMap answers the map of all that a scenario's session can reach. The open session plays no part in it, so that a worker
// can answer for a page.
func (l *Lab) stateMap(args []string) (string, error) {
	session, err := l.registry.Open(args[0])
	if err != nil {
		return "", err
	}
	f, err := mapOptions(args[1:])
	if err != nil {
		return "", err
	}
	requarantine := f.Bool("requarantine", false)
	ask := statemap.Ask{Kind: f.ID("kind", ""), Layer: f.Int("layer", 0, explore.MaxStates, 0), Node: f.Int("node", 0, explore.MaxStates, -1)}
	t := localeOf(f)
	if err := f.Done(); err != nil {
		return "", err
	}
	return l.drawMap(session, requarantine).Text(statesOf(session), ask, t), nil
}

// mapOptions reads options that may be left out.
func mapOptions(args []string) (*lab.Fields, error) {
	text := "{}"
	if len(args) > 0 {
		text = args[0]
	}
	doc, err := canon.Parse(text, canon.Limits{Bytes: lab.MaxScenarioBytes, Depth: 1})
	if err != nil {
		return nil, lab.Fault("", err)
	}
	return lab.NewFields(doc, ""), nil
}

func localeOf(f *lab.Fields) *assets.Texts {
	t, _ := assets.Load(f.Choice("locale", assets.Locales()[0], assets.Locales()...))
	return t
}

// statesOf are the states that a session went through, its start first.
func statesOf(session *lab.Session) []lab.State {
	states := []lab.State{session.Start()}
	for i := range session.Step() {
		states = append(states, session.Entry(i).After)
	}
	return states
}

func (l *Lab) drawMap(session *lab.Session, requarantine bool) statemap.Drawn {
	var w canon.Writer
	w.Object()
	w.BoolMember(session.Lesson().Name(), requarantine)
	session.Lesson().WriteStart(&w, session.Start())
	w.EndObject()
	if of := w.Text(); l.lastMap.of != of {
		l.lastMap = drawnMap{of, drawerOf(session.Lesson())(session.Start(), requarantine)}
	}
	return l.lastMap.drawn
}

func drawerOf(lesson lab.Lesson) func(lab.State, bool) statemap.Drawn {
	for i := range drawers {
		if drawers[i].lesson == lesson.Name() {
			return drawers[i].draw
		}
	}
	return nil // not reached: a test draws every lesson
}

// whatIf answers what harm comes of a missing gate of lesson 1, and without options which gates there are.
func (l *Lab) whatIf(args []string) (string, error) {
	f, err := mapOptions(args)
	if err != nil {
		return "", err
	}
	t := localeOf(f)
	gate, second := f.ID("gate", ""), f.Bool("second", false)
	if err := f.Done(); err != nil {
		return "", err
	}
	if gate == "" {
		var w canon.Writer
		quarantine.WriteGates(&w, t)
		return w.Text(), nil
	}
	session, err := l.registry.Open(defaultScenario)
	if err != nil {
		return "", err
	}
	return quarantine.WhatIf(session.Start(), gate, second, t)
}
