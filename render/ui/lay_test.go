package ui_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// kept is the plan before: one made again for the same screen and look needn't divide the screen anew.
var kept ui.Plan

// lay makes a plan that the next one doesn't touch.
func lay(screen *view.Screen, state ui.State, look ui.Look) *ui.Plan {
	ui.Lay(screen, state, look, &kept)
	plan := kept
	plan.Boxes, plan.Words, plan.Targets = slices.Clone(plan.Boxes), slices.Clone(plan.Words), slices.Clone(plan.Targets)
	return &plan
}

// mostStates bounds how many states of one screen are visited.
const mostStates = 400

// states are all that the screen's own targets lead to: each sheet, each page.
func states(screen *view.Screen, look ui.Look) []ui.State {
	found := []ui.State{ui.NewState().Follow(screen)}
	seen := map[ui.State]bool{found[0]: true}
	for i := 0; i < len(found) && len(found) < mostStates; i++ {
		plan := lay(screen, found[i], look)
		for _, target := range plan.Targets {
			if next, own := found[i].Own(target.ID, plan); own && !seen[next] {
				seen[next] = true
				found = append(found, next)
			}
		}
	}
	return found
}

// Every screen at every size and theme, every sheet and every page of it.
func TestPlansHold(t *testing.T) {
	for name, screen := range screens(t) {
		for _, look := range looks(screen) {
			t.Run(name+"/"+lookName(look), func(t *testing.T) {
				reached, read := map[string]bool{}, &strings.Builder{}
				for _, state := range states(screen, look) {
					plan := lay(screen, state, look)
					checkTargets(t, plan, look)
					checkWords(t, plan, look)
					checkStage(t, plan, look)
					note(plan, reached, read)
				}
				checkReached(t, screen, reached, strings.ReplaceAll(read.String(), "\n", ""))
			})
		}
	}
}

// checkTargets: targets are at least 44 px large, on the screen, and apart.
func checkTargets(t *testing.T, plan *ui.Plan, look ui.Look) {
	for i, a := range plan.Targets {
		if a.W < 44 || a.H < 44 {
			t.Errorf("%s is small: %+v", a.ID, a.Rect)
		}
		checkInside(t, look, a.Rect, a.ID)
		for _, b := range plan.Targets[i+1:] {
			if a.Overlaps(b.Rect) {
				t.Errorf("%s over %s", a.ID, b.ID)
			}
		}
	}
}

func checkInside(t *testing.T, look ui.Look, r ui.Rect, what string) {
	if !holds(ui.Rect{W: look.Width, H: look.Height}, r) {
		t.Errorf("%q leaves the screen: %+v", what, r)
	}
}

// checkWords: no word leaves the screen or the target it stands in, and none runs into another.
func checkWords(t *testing.T, plan *ui.Plan, look ui.Look) {
	for i, w := range plan.Words {
		r := wordRect(w)
		checkInside(t, look, r, w.Text)
		for _, target := range plan.Targets {
			if target.Overlaps(r) && !holds(target.Rect, r) {
				t.Errorf("%q leaves %s: %+v in %+v", w.Text, target.ID, r, target.Rect)
			}
		}
		for _, other := range plan.Words[i+1:] {
			if r.Overlaps(wordRect(other)) {
				t.Errorf("%q over %q", w.Text, other.Text)
			}
		}
	}
}

// wordRect is what a word covers: from above its capitals to below its tails.
func wordRect(w ui.Word) ui.Rect {
	return ui.Rect{X: w.X, Y: w.Y - 0.75*w.Style.Size, W: w.Width, H: 0.95 * w.Style.Size}
}

// holds says whether r lies in outer, but for what floating point loses.
func holds(outer, r ui.Rect) bool {
	const hair = 1e-6
	return r.X >= outer.X-hair && r.Y >= outer.Y-hair && r.X+r.W <= outer.X+outer.W+hair && r.Y+r.H <= outer.Y+outer.H+hair
}

// checkStage: the stage has room, nothing stands on it, nor under what the page shows.
func checkStage(t *testing.T, plan *ui.Plan, look ui.Look) {
	if plan.Stage.W < 120 || plan.Stage.H < 90 {
		t.Errorf("the stage is small: %+v", plan.Stage)
	}
	checkInside(t, look, plan.Stage, "the stage")
	for _, target := range plan.Targets {
		if target.Overlaps(plan.Stage) || target.Overlaps(look.Corner) {
			t.Errorf("%s on the stage or under what the page shows", target.ID)
		}
	}
	for _, w := range plan.Words {
		if r := wordRect(w); r.Overlaps(plan.Stage) || r.Overlaps(look.Corner) {
			t.Errorf("%q on the stage or under what the page shows", w.Text)
		}
	}
}

func note(plan *ui.Plan, reached map[string]bool, read *strings.Builder) {
	for _, target := range plan.Targets {
		reached[target.ID] = true
	}
	for _, w := range plan.Words {
		read.WriteString(w.Text + "\n")
	}
}

// checkReached: every control and mark has been on a page, and every fact to be read.
func checkReached(t *testing.T, screen *view.Screen, reached map[string]bool, read string) {
	for _, c := range screen.Controls {
		if c.ID != view.Seek {
			assert.True(t, reached[c.ID], c.ID)
		}
	}
	for _, m := range screen.Timeline {
		assert.True(t, reached[ui.SeekPrefix+strconv.Itoa(m.Step)], "step %d", m.Step)
	}
	for _, f := range screen.Facts {
		assert.True(t, strings.Contains(read, strings.Fields(f.Label)[0]), "%s isn't to be read", f.ID)
	}
}

func TestProjectorHasNoSmallWords(t *testing.T) {
	for name, screen := range screens(t) {
		look := look(screen, 1280, 720, ui.Projector)
		for _, state := range states(screen, look) {
			plan := lay(screen, state, look)
			plan.PlaceLabels(&spread)
			for _, w := range plan.Words {
				assert.GreaterOrEqual(t, w.Style.Size, 24.0, "%s: %q", name, w.Text)
			}
		}
	}
}

func TestUndoIsAtHandWhereverARecordIsHeld(t *testing.T) {
	screen := screens(t)["held"]
	for _, look := range looks(screen) {
		plan := lay(screen, ui.NewState().Follow(screen), look)
		_, main := plan.Find(view.Undo)
		_, byReason := plan.Find("ui:undo")
		assert.True(t, main || byReason, "with the reason: %s", lookName(look))
	}
}
