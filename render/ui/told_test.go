package ui_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/ui"
)

// A laptop tells the next step under the headline, and doesn't tell it again above the controls.
func TestALaptopTellsTheNextStepOnce(t *testing.T) {
	for name, screen := range played(t) {
		screen := calm(screen)
		screen.Illustration = ""
		require.NotEmpty(t, screen.Hint, name)
		said := read(lay(screen, ui.NewState(), usually(screen, 1920, 1080, ui.Dark)))
		assert.Equal(t, 1, strings.Count(said, screen.Hint), "%s: %s", name, said)
	}
}

// A dot leads to a sheet with what is asked for, but not where that is in reach already, as undo is.
func TestNoDotLeadsToWhatIsInReach(t *testing.T) {
	screen := played(t)["held en"]
	require.Equal(t, "undo", screen.HintControl)
	plan := lay(screen, ui.NewState().Follow(screen), look(screen, 360, 740, ui.Dark))
	for _, b := range plan.Boxes {
		dot := b.Fill == ui.Accent && b.W == b.H && b.Radius == b.W/2
		assert.False(t, dot, "at %+v", b.Rect)
	}
}

// What stands before a colon is a check's name, which may go; in a step of the route it says when the step is for.
func TestAStepOfTheRouteKeepsItsCondition(t *testing.T) {
	screen := played(t)["review ru"]
	said := read(opened(screen, usually(screen, 1920, 1080, ui.Dark), ui.GatesSheet))
	assert.Contains(t, said, "4 · Временная:")
}

// The first closed gate's reason stands by it, and isn't among the notes again.
func TestAReasonIsToldOnce(t *testing.T) {
	screen, told := played(t)["start en"], 0
	look := usually(screen, 1280, 720, ui.Dark)
	state := ui.NewState()
	state.Sheet = ui.GatesSheet
	pages := lay(screen, state, look).Pages
	require.Greater(t, pages, 1, "otherwise there are no notes")
	for state.Page = range pages {
		told += strings.Count(read(lay(screen, state, look)), "READY, not in QUARANTINED")
	}
	assert.Equal(t, 1, told)
}
