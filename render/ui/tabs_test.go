package ui_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/ui"
)

// A hint may speak of a control on another sheet: that sheet's tab has a dot until it is opened, and no other has.
func TestTheTabOfWhatTheHintSpeaksOfHasADot(t *testing.T) {
	desk := screen(t, "ru", `,"lesson":"review"`, `{"do":"deliver","code":"training-schema-not-supported"}`)
	require.Equal(t, "fixed", desk.HintControl)
	start := screen(t, "ru", `,"lesson":"review"`)
	for _, theme := range []ui.Theme{ui.Dark, ui.Projector} {
		look := look(desk, 1280, 720, theme)
		closed := ui.NewState().Follow(desk)
		for _, sheet := range []ui.Sheet{ui.RouteSheet, ui.WhySheet} {
			closed.Sheet = sheet
			plan := lay(desk, closed, look)
			assert.Equal(t, 1, dots(plan, "ui:tab:decision"))
			assert.Zero(t, dots(plan, "ui:tab:record"))
		}
		opened := closed
		opened.Sheet = ui.DecisionSheet
		assert.Zero(t, dots(lay(desk, opened, look), "ui:tab:decision"))
		assert.Zero(t, dots(lay(start, closed, look), "ui:tab:decision"), "nothing is asked for yet")
	}
}

// Where there is room for one tab alone, the arrow has it that is the shorter way there.
func TestTheArrowToWhatTheHintSpeaksOfHasADot(t *testing.T) {
	desk := screen(t, "ru", `,"lesson":"review"`, `{"do":"deliver","code":"training-schema-not-supported"}`)
	look := look(desk, 360, 740, ui.Dark)
	state := ui.NewState().Follow(desk)
	for sheet, want := range map[ui.Sheet]string{ui.TimelineSheet: "›", ui.DecisionSheet: "", ui.RouteSheet: "‹"} { // in the tabs' order
		state.Sheet = sheet
		plan := lay(desk, state, look)
		marked := ""
		for _, word := range plan.Words {
			if (word.Text == "‹" || word.Text == "›") && dots(plan, plan.Hit(word.X+1, word.Y)) > 0 {
				marked += word.Text
			}
		}
		assert.Equal(t, want, marked, "sheet %d", sheet)
	}
}

// dots are the small round boxes in the upper right quarter of a target.
func dots(plan *ui.Plan, id string) (count int) {
	for _, target := range plan.Targets {
		if target.ID != id {
			continue
		}
		quarter := ui.Rect{X: target.X + target.W/2, Y: target.Y, W: target.W / 2, H: target.H / 2}
		for _, box := range plan.Boxes {
			if box.W == box.H && box.Fill == ui.Accent && holds(quarter, box.Rect) {
				count++
			}
		}
	}
	return count
}
