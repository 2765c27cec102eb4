package api

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/view"
)

// press uses a control and answers the state after it. A switch without a value is toggled.
func (l *Lab) press(args []string) (string, error) {
	c := l.control(args[0])
	if c == nil {
		return "", lab.Refuse("unknown-control", "", "no control has this id now; controls() lists them")
	}
	if !c.Enabled {
		return "", lab.Refuse("not-enabled", "", l.whyNotInEnglish(c.ID))
	}
	value, err := pressedValue(c, args[1:])
	if err != nil {
		return "", err
	}
	return l.use(c.ID, value)
}

func (l *Lab) control(id string) *view.Control {
	controls := l.Screen().Controls
	for i := range controls {
		if controls[i].ID == id {
			return &controls[i]
		}
	}
	return nil
}

// whyNotInEnglish is a control's whyNot as an error has it: messages are English whatever the page's language is
// (lab-format.md, Errors).
func (l *Lab) whyNotInEnglish(id string) string {
	english, _ := assets.Load("en")
	screen := view.Describe(l.session, l.describer(), english, false, nil)
	l.limits.apply(screen, english)
	controls := screen.Controls
	for i := range controls {
		if controls[i].ID == id {
			return controls[i].WhyNot
		}
	}
	return ""
}

// pressedValue is the value that a control is pressed with; given has it, if any.
func pressedValue(c *view.Control, given []string) (string, error) {
	value := ""
	if len(given) > 0 {
		value = given[0]
	}
	switch {
	case c.Kind == view.Field && len(given) == 0:
		return "", lab.Refuse("missing", "value", "a field is pressed with the text to set; give it as the second argument")
	case c.Kind == view.Button && value != "":
		return "", lab.Refuse("unknown-value", "value", "a button takes no value; leave it out")
	case c.Kind == view.Switch:
		return switched(c, value)
	}
	return value, nil
}

// switched is the value that a switch gets; true and false are what a page's own booleans become as text.
func switched(c *view.Control, value string) (string, error) {
	switch value {
	case "":
		return opposite(c.Value), nil
	case "on", "true":
		return "on", nil
	case "off", "false":
		return "off", nil
	}
	return "", lab.Refuse("unknown-value", "value", "a switch takes on or off, or no value to toggle it")
}

func opposite(value string) string {
	if value == "on" {
		return "off"
	}
	return "on"
}

func (l *Lab) use(id, value string) (string, error) {
	switch id {
	case view.Undo:
		return l.move(l.session.Undo())
	case view.Redo:
		return l.move(l.session.Redo())
	case view.Reset:
		return l.move(l.session.Seek(0))
	case view.Seek:
		return l.seek([]string{value})
	}
	if own, err := l.draft(id, value); own {
		return l.session.StateText(), err
	}
	step, err := l.describer().Press(l.session.Start(), l.session.State(), id, value)
	if err != nil {
		return "", err
	}
	return l.take(step, func(*lab.Entry) string { return l.session.StateText() })
}
