package ui

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/render/view"
)

// Sheet is one of the things that are shown one at a time.
type Sheet uint8

// The sheets, in the order of their tabs. The actions, and undo, need none: they are always in reach. The wide layout shows
// fixtures, clock and timeline at all times, so that only the others have tabs there.
const (
	NoSheet      Sheet = iota // the stage alone, where a sheet can be closed
	ActionsSheet              // only where there is no room to have them always in reach
	FixturesSheet
	ClockSheet // clock and history
	TimelineSheet
	DecisionSheet // what a person decides
	RouteSheet    // the route of diagnosis, as a checklist
	RecordSheet   // the message and what is written about it
	GatesSheet    // the gates and the second check, or the assertions and the route
	WhySheet      // where a person is asked only
	sheets
)

// The IDs of the screen's own targets.
const (
	tabPrefix   = "ui:tab:"
	prevPage    = "ui:prev"
	nextPage    = "ui:next"
	olderMarks  = "ui:older"
	newerMarks  = "ui:newer"
	undoHere    = "ui:undo" // presses undo
	SeekPrefix  = "seek:"   // a mark on the timeline: "seek:3"
	followMarks = -1
)

// State is what the screen shows beside the session: a value, changed by its own methods only. The zero State isn't
// ready: use NewState.
type State struct {
	Sheet   Sheet
	Page    int    // of the sheet
	Hover   string // target under the pointer
	Focus   string // control that has the keyboard focus in the mirror
	Pressed string // target held down
	Told    string // control that can't be used and was pressed: its whyNot is told until the next press
	Refusal string // why the lab refused what was pressed last, in words
	marks   int    // first mark of the timeline that shows, followMarks: the cursor stays in view
	before  Sheet  // to return to when the why sheet closes
	why     bool
	offered bool // the why sheet is open because a person is asked, not because somebody wished to read it
}

// NewState is how the screen opens: with the stage alone where that can be, else with the layout's first sheet.
func NewState() State { return State{marks: followMarks} }

// Follow is the state after the session changed: where a person is asked the why sheet opens, and closes when that is
// over; the timeline shows its cursor again.
func (s State) Follow(screen *view.Screen) State {
	why := hasFacts(screen, view.WhyPanel)
	switch {
	case why && !s.why:
		s.before, s.Sheet, s.Page, s.offered = s.Sheet, WhySheet, 0, true
	case !why && s.Sheet == WhySheet:
		s.Sheet, s.Page, s.offered = s.before, 0, false
	}
	s.why, s.marks, s.Told, s.Refusal = why, followMarks, "", ""
	return s
}

// Own is the state after one of the screen's own targets was pressed; ok is false for any other ID.
func (s State) Own(id string, plan *Plan) (next State, ok bool) {
	switch id {
	case prevPage:
		return s.Turn(-1, plan), true
	case nextPage:
		return s.Turn(1, plan), true
	case olderMarks:
		s.marks = max(0, plan.marks.first-plan.marks.shown)
		return s, true
	case newerMarks:
		s.marks = plan.marks.first + plan.marks.shown
		return s, true
	}
	for sheet := range sheets {
		if sheet != NoSheet && id == tabs[sheet].id {
			if s.Page = 0; plan.closable && s.asked() == sheet {
				sheet = NoSheet
			}
			s.Sheet, s.offered = sheet, false
			return s, true
		}
	}
	return s, false
}

// asked is the sheet that somebody wished to see, which stays on a projector where a person is asked: what evidence is needed
// is told below the stage there, and the why sheet waits for its tab.
func (s State) asked() Sheet {
	if s.offered && s.Sheet == WhySheet {
		return s.before
	}
	return s.Sheet
}

// Turn goes some pages on or back, as far as there are any.
func (s State) Turn(pages int, plan *Plan) State {
	s.Page = min(max(plan.page+pages, 0), max(plan.Pages-1, 0))
	return s
}

// Focused is the state when a control or a mark of the mirror gets the focus: the sheet and the page with it open. id is
// "" when the focus leaves.
func (s State) Focused(id string, screen *view.Screen, look Look) State {
	s.Focus = id
	var plan Plan
	if Lay(screen, s, look, &plan); id == "" || plan.has(id) {
		return s
	}
	if step, isMark := stepOf(id); isMark {
		s.marks = max(0, step-1)
		return s.show(TimelineSheet, id, screen, look)
	}
	for i := range screen.Controls {
		if c := &screen.Controls[i]; c.ID == id {
			return s.show(sheetOf(c.Group), id, screen, look)
		}
	}
	return s
}

// show opens the sheet at the page that has the target. Where everything stands side by side only decision and route have one.
func (s State) show(sheet Sheet, id string, screen *view.Screen, look Look) State {
	var plan Plan
	if Lay(screen, s, look, &plan); plan.wide && sheet < DecisionSheet {
		return s
	}
	s.Sheet, s.Page, s.offered = sheet, 0, false
	for Lay(screen, s, look, &plan); !plan.has(id) && s.Page+1 < plan.Pages; Lay(screen, s, look, &plan) {
		s.Page++
	}
	return s
}

// stepOf reads the ID of a mark on the timeline.
func stepOf(id string) (step int, ok bool) {
	digits, ok := strings.CutPrefix(id, SeekPrefix)
	if !ok {
		return 0, false
	}
	step, err := strconv.Atoi(digits)
	return step, err == nil
}

func sheetOf(group view.Group) Sheet {
	switch group {
	case view.Fixtures, view.Apart:
		return FixturesSheet
	case view.Decision:
		return DecisionSheet
	case view.Route:
		return RouteSheet
	case view.Actions:
		return ActionsSheet
	}
	return ClockSheet
}

func hasFacts(screen *view.Screen, panel view.Panel) bool {
	for i := range screen.Facts {
		if screen.Facts[i].Panel == panel {
			return true
		}
	}
	return false
}

func hasControls(screen *view.Screen, group view.Group) bool {
	for i := range screen.Controls {
		if screen.Controls[i].Group == group {
			return true
		}
	}
	return false
}
