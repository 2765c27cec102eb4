package review

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// The ids of the lesson's controls; a delivery that fails with a listed code is failPrefix and the code, a step of the
// route routePrefix and its number. Drafts have the keys of the step that they become a part of.
const (
	deliverID        = "deliver"
	lostID           = "deliver-lost"
	failPrefix       = "fail-"
	failTypedID      = "fail-typed"
	codeID           = "code"
	cancelID         = review.Cancel
	replayID         = review.ReplayAfterFix
	correctID        = review.CorrectInput
	fixedID          = "fixed"
	noSecondEffectID = "noSecondEffect"
	effectKeyID      = "effectKey"
	routePrefix      = "route-"
	waitDueID        = "wait-due"
	waitBeforeID     = "wait-before"
	wait100ID        = "wait-100"
)

// Controls are all that a person can do to the message, in reading order.
func (d Describer) Controls(start, now lab.State, t *assets.Texts) []view.Control {
	s := messageOf(now)
	controls := append(deliveries(s, t), d.failures(s, t)...)
	controls = append(controls, d.form(s, t)...)
	controls = append(controls, checklist(s, t)...)
	return append(controls, clock(s, t)...)
}

func button(id string, group view.Group, label, shortcut string) view.Control {
	return view.Control{ID: id, Group: group, Kind: view.Button, Label: label, Enabled: true, Shortcut: shortcut}
}

func disable(c *view.Control, whyNot string) { c.Enabled, c.WhyNot = false, whyNot }

// deliveries are those that the handler can process.
func deliveries(s *review.State, t *assets.Texts) []view.Control {
	known := button(deliverID, view.Actions, t.Text(assets.ReviewControlDeliver), "d")
	known.Caveat = t.Text(assets.ReviewCaveatDeliver)
	lost := button(lostID, view.Actions, t.Text(assets.ReviewControlLost), "l")
	lost.Caveat = t.Text(assets.ReviewCaveatLost)
	return []view.Control{delivery(known, s, t), delivery(lost, s, t)}
}

// delivery: one that comes too early can be tried and is seen refused; one in a state where nothing is delivered can't.
func delivery(c view.Control, s *review.State, t *assets.Texts) view.Control {
	switch {
	case s.Status.Decidable():
		disable(&c, t.Fill(assets.ReviewWhyNotDeliverDesk, "state", s.Code()))
	case !s.Status.Deliverable():
		disable(&c, t.Fill(assets.ReviewWhyNotDeliver, "state", s.Code()))
	case waits(s):
		c.Warning = t.Text(assets.ReviewWarningNotDue)
	}
	return c
}

// failures are the deliveries that fail: with each code of the class table, and with any other that is typed.
func (d Describer) failures(s *review.State, t *assets.Texts) []view.Control {
	var controls []view.Control
	for _, row := range review.ClassTable() {
		c := button(failPrefix+row.Code, view.Fixtures, t.Fill(assets.ReviewControlFail, "code", row.Code), "")
		c.Caveat = t.Fill(assets.ReviewCaveatFail, "class", className(row.Class, t))
		controls = append(controls, delivery(c, s, t))
	}
	code := d.draft(codeID, view.Fixtures, assets.ReviewControlCode, t)
	code.Caveat = t.Text(assets.ReviewCaveatCode)
	typed := delivery(button(failTypedID, view.Fixtures, t.Text(assets.ReviewControlFailTyped), ""), s, t)
	if typed.Enabled && d.drafts[codeID] == "" {
		disable(&typed, t.Text(assets.ReviewWhyNotCode))
		typed.Warning = ""
	}
	return append(controls, code, typed)
}

// checklist is the route of diagnosis: its steps can only be ticked off, in their order.
func checklist(s *review.State, t *assets.Texts) []view.Control {
	controls := make([]view.Control, review.RouteSteps)
	for i, step := range review.Route(s) {
		controls[i] = view.Control{
			ID: routePrefix + strconv.Itoa(step.Step), Group: view.Route, Kind: view.Switch, Label: t.Text(routeTexts[i].short),
			Value: onOff(step.Done), Enabled: true, Caveat: t.Text(routeTexts[i].full),
		}
		switch {
		case step.Done:
			disable(&controls[i], t.Text(assets.ReviewWhyNotRouteDone))
		case len(step.Lacks) > 0:
			disable(&controls[i], t.Fill(assets.ReviewWhyNotRouteLacks, "steps", numbers(step.Lacks)))
		}
	}
	return controls
}

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}
