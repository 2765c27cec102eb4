package view

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// The ids of the core's own controls; seek takes the number of a step.
const (
	Undo  = "undo"
	Redo  = "redo"
	Reset = "reset"
	Seek  = "seek"
)

// historyControls move the cursor of the timeline. They change no record, so they are there in every lesson.
func historyControls(s *lab.Session, t *assets.Texts) []Control {
	undo := historyControl(Undo, Button, t.Text(assets.ControlUndo), "z")
	undo.unless(s.Step() == 0, t.Text(assets.WhyNotNothingToUndo))
	redo := historyControl(Redo, Button, t.Text(assets.ControlRedo), "y")
	redo.unless(s.Step() == s.Steps(), t.Text(assets.WhyNotNothingToRedo))
	reset := historyControl(Reset, Button, t.Text(assets.ControlReset), "0")
	reset.unless(s.Step() == 0, t.Text(assets.WhyNotNothingToUndo))
	seek := historyControl(Seek, Field, t.Text(assets.ControlSeek), "")
	seek.Value = strconv.Itoa(s.Step())
	seek.Caveat = t.Text(assets.CaveatTimeline)
	seek.unless(s.Steps() == 0, t.Text(assets.WhyNotSeek))
	return []Control{undo, redo, reset, seek}
}

func historyControl(id string, kind Kind, label, shortcut string) Control {
	return Control{ID: id, Group: History, Kind: kind, Label: label, Enabled: true, Shortcut: shortcut}
}

func (c *Control) unless(impossible bool, whyNot string) {
	if impossible {
		c.Enabled, c.WhyNot = false, whyNot
	}
}

// lessonControls are the lesson's own; a full timeline takes no step more.
func lessonControls(s *lab.Session, d Describer, t *assets.Texts) []Control {
	controls := d.Controls(s.Start(), s.State(), t)
	if s.Step() < lab.MaxSteps {
		return controls
	}
	whyNot := t.Fill(assets.WhyNotFull, "steps", strconv.Itoa(lab.MaxSteps))
	for i := range controls {
		controls[i].Enabled, controls[i].WhyNot = false, whyNot
	}
	return controls
}
