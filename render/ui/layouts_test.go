package ui_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// usual is a measurer with the widths of the lab's own font, a little on the wide side: what has a share to keep is laid
// out with it, what has to be right with any font with wide.
type usual struct{ wide }

func (usual) Width(words string, style ui.Style) float64 {
	return wide{}.Width(words, style) * 0.92
}

// usually is a look with usual words.
func usually(screen *view.Screen, width, height float64, theme ui.Theme) ui.Look {
	l := look(screen, width, height, theme)
	l.Measurer = usual{}
	return l
}

// played are both lessons at their start and where they are held, in every language, with words as wide as any font's.
func played(t *testing.T) map[string]*view.Screen {
	t.Helper()
	all := map[string]*view.Screen{}
	for _, locale := range assets.Locales() {
		all["start "+locale] = screen(t, locale, "")
		all["held "+locale] = screen(t, locale, "", `{"do":"receiveCycle"}`, `{"do":"redrive"}`)
		all["review "+locale] = screen(t, locale, `,"lesson":"review"`)
		all["desk "+locale] = screen(t, locale, `,"lesson":"review"`, `{"do":"deliver","code":"training-schema-not-supported"}`, `{"do":"decide","action":"replay-after-fix"}`)
	}
	return all
}

// A laptop's and any larger screen gives the stage at least three fifths of its height (stage.md, Controls on screen).
func TestStageHasThreeFifthsOfALaptopsHeight(t *testing.T) {
	for name, screen := range played(t) {
		for _, size := range [][2]float64{{1280, 720}, {1366, 768}, {1920, 1080}, {3840, 2160}} {
			look := usually(screen, size[0], size[1], ui.Dark)
			plan := lay(screen, ui.NewState().Follow(screen), look)
			assert.GreaterOrEqual(t, plan.Stage.H, 0.6*size[1], "%s, %s", name, lookName(look))
			assert.GreaterOrEqual(t, plan.Stage.W, 0.65*size[0], "%s, %s", name, lookName(look))
		}
	}
}

// On a projector the stage fills half of the picture, wherever the lesson stands: as much of it as it is high for its width
// is what a room sees, and a picture that is only wider shows no more.
func TestTheStageFillsHalfOfAProjectorsPicture(t *testing.T) {
	const wideForItsHeight = 2.05
	for name, screen := range played(t) {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}} {
			plan := lay(screen, ui.NewState().Follow(screen), usually(screen, size[0], size[1], ui.Projector))
			seen := min(plan.Stage.W, wideForItsHeight*plan.Stage.H)
			assert.GreaterOrEqual(t, seen*seen/wideForItsHeight, 0.42*size[0]*size[1], "%s, %v: %+v", name, size, plan.Stage)
			assert.GreaterOrEqual(t, plan.Stage.W*plan.Stage.H, 0.5*size[0]*size[1], "%s, %v: %+v", name, size, plan.Stage)
		}
	}
}

// With nothing opened the stage has three fifths of a projector's picture wherever nobody is held.
func TestTheStageHasThreeFifthsOfAProjectorsPicture(t *testing.T) {
	all := played(t)
	for _, locale := range assets.Locales() {
		way := []string{`{"do":"receive"}`, `{"do":"receiveCycle"}`, `{"do":"set","approved":true,"remediationFixed":true,"supportedSchemas":[1,2]}`, `{"do":"redrive"}`, `{"do":"consume"}`}
		for i := range way {
			screen := screen(t, locale, "", way[:i+1]...)
			all[screen.State+" "+locale] = screen
		}
		all["retry "+locale] = screen(t, locale, `,"lesson":"review"`, `{"do":"deliver","code":"dependency-not-ready"}`)
	}
	for name, screen := range all {
		if screen.State == "HELD" {
			continue
		}
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}} {
			plan := lay(screen, ui.NewState(), usually(screen, size[0], size[1], ui.Projector))
			assert.GreaterOrEqual(t, plan.Stage.W*plan.Stage.H, 0.6*size[0]*size[1], "%s, %v: %+v", name, size, plan.Stage)
		}
	}
}

// On a laptop nothing but a decision and the seven steps of the route, which have tabs, needs a page.
func TestALaptopHasAllControlsAtOnce(t *testing.T) {
	for name, screen := range played(t) {
		plan := lay(screen, ui.NewState().Follow(screen), usually(screen, 1280, 720, ui.Dark))
		for _, c := range screen.Controls {
			if c.ID != view.Seek && c.Group != view.Route && c.Group != view.Decision {
				_, found := plan.Find(c.ID)
				assert.True(t, found, "%s: %s", name, c.ID)
			}
		}
		for _, m := range screen.Timeline {
			_, found := plan.Find(ui.SeekPrefix + strconv.Itoa(m.Step))
			assert.True(t, found, "%s: step %d", name, m.Step)
		}
	}
}

// The actions, and undo, need no tab on a phone, on a tablet and on a projector, whatever sheet is open.
func TestActionsAreAlwaysInReach(t *testing.T) {
	for name, screen := range played(t) {
		for _, look := range []ui.Look{
			look(screen, 320, 568, ui.Dark), look(screen, 360, 740, ui.Light), look(screen, 740, 360, ui.Dark),
			look(screen, 768, 1024, ui.Dark), look(screen, 1280, 720, ui.Projector), look(screen, 3840, 2160, ui.Projector),
		} {
			for _, state := range states(screen, look) {
				plan := lay(screen, state, look)
				for _, c := range screen.Controls {
					if c.Group == view.Actions || c.ID == view.Undo {
						_, found := plan.Find(c.ID)
						assert.True(t, found, "%s, %s, sheet %d: %s", name, lookName(look), state.Sheet, c.ID)
					}
				}
			}
		}
	}
}

// opened is a screen with a sheet open at its first page.
func opened(screen *view.Screen, look ui.Look, sheet ui.Sheet) *ui.Plan {
	state := ui.NewState().Follow(screen)
	state.Sheet = sheet
	return lay(screen, state, look)
}

func TestGatesAndSecondCheckShowOnOnePageOfALaptop(t *testing.T) {
	for _, name := range []string{"start", "held"} {
		for _, locale := range assets.Locales() {
			screen := played(t)[name+" "+locale]
			plan := opened(screen, usually(screen, 1280, 720, ui.Dark), ui.GatesSheet)
			said := read(plan)
			for _, f := range screen.Facts {
				if f.Panel == view.GatesPanel {
					number, _, _ := strings.Cut(f.Label, " ")
					assert.Contains(t, said, number+" · ", "%s: %s", locale, f.ID)
				}
			}
			assert.Equal(t, 8, lamps(plan, screen, view.GatesPanel), locale)
		}
	}
}

// lamps counts the rows of a panel that are on the page, by their first words.
func lamps(plan *ui.Plan, screen *view.Screen, panel view.Panel) int {
	n := 0
	for _, w := range plan.Words {
		for _, f := range screen.Facts {
			number, rest, _ := strings.Cut(f.Label, " · ")
			_, meaning, _ := strings.Cut(rest, ": ")
			if f.Panel == panel && (strings.HasPrefix(w.Text, number+" · "+first(rest)) || strings.HasPrefix(w.Text, number+" · "+first(meaning))) {
				n++
				break
			}
		}
	}
	return min(n, 8)
}

// first is the beginning of a text, short enough to stand on any line.
func first(text string) string {
	word, _, _ := strings.Cut(text, " ")
	runes := []rune(word)
	return string(runes[:min(4, len(runes))])
}

func TestTheFirstClosedGateStandsOut(t *testing.T) {
	screen := played(t)["held en"]
	plan := opened(screen, usually(screen, 1280, 720, ui.Dark), ui.GatesSheet)
	var frames []ui.Box
	for _, b := range plan.Boxes {
		if b.Fill == ui.None && b.Border == ui.LampClosed {
			frames = append(frames, b)
		}
	}
	require.NotEmpty(t, frames, "the gate at which the asking ended has a frame")
	within := ""
	for _, w := range plan.Words {
		if frames[0].Contains(w.X+1, w.Y-1) {
			within += w.Text + " "
		}
	}
	assert.Contains(t, within, "2 · ")
	assert.Contains(t, within, "closed: approval_required")
	assert.Contains(t, within, "Nobody had approved", "it says why")
	assert.NotContains(t, within, "3 · ")
}

// What there is to say about a control stands over it, not in another corner.
func TestReasonsStandByTheirControl(t *testing.T) {
	for name, screen := range played(t) {
		look := usually(screen, 1280, 720, ui.Dark)
		for _, c := range screen.Controls {
			why := c.WhyNot + c.Warning
			state := ui.NewState().Follow(screen)
			state.Hover = c.ID
			plan := lay(screen, state, look)
			r, found := plan.Find(c.ID)
			if why == "" || !found || c.Group == view.Route || c.Group == view.Decision {
				continue
			}
			told := false
			for _, w := range plan.Words {
				if strings.HasPrefix(w.Text, c.Label+": ") {
					told = true
					assert.True(t, w.X < r.X+r.W && w.X+w.Width > r.X, "%s: %s is told elsewhere", name, c.ID)
					assert.Less(t, r.Y-w.Y, 0.25*look.Height, "%s: %s is told far away", name, c.ID)
				}
			}
			assert.True(t, told, "%s: %s says why", name, c.ID)
		}
	}
}

// The caution is there before anything is pointed at, with a sign on its button.
func TestAStepThatSpoilsTheRecordIsMarkedAndSaysSo(t *testing.T) {
	screen := played(t)["start en"]
	for _, look := range looks(screen) {
		plan := lay(screen, ui.NewState(), look)
		r, found := plan.Find("redrive")
		if !found {
			continue // its sheet isn't open
		}
		signs := 0
		for _, b := range plan.Boxes {
			if b.Fill == ui.Warn && r.Overlaps(b.Rect) {
				signs++
			}
		}
		assert.Equal(t, 1, signs, lookName(look))
		says := "Redrive: This record"
		if look.Theme == ui.Projector && look.Width >= 1024 {
			says = "Redrive: a redrive ends in HELD:not_quarantined" // what would come of it is enough from afar
		}
		assert.Contains(t, read(plan), says, lookName(look))
	}
}

func TestTheHintShowsAndTheHeadlineOnce(t *testing.T) {
	for name, screen := range played(t) {
		for _, look := range []ui.Look{look(screen, 360, 740, ui.Dark), usually(screen, 1280, 720, ui.Dark), look(screen, 1280, 720, ui.Projector)} {
			screen := calm(screen)
			require.NotEmpty(t, screen.Hint, name)
			said := read(lay(screen, ui.NewState(), look))
			assert.Contains(t, said, first(screen.Hint), "%s, %s", name, lookName(look))
			state, _, _ := strings.Cut(screen.Headline, ":")
			assert.Equal(t, 1, strings.Count(strings.ReplaceAll(said, "- ", "-"), state+":"), "%s, %s: %s", name, lookName(look), said)
		}
	}
}

// TestControlsStayWhereTheyAre: from state to state each control has the same size and stands as far from the left, and
// below a stage the actions have the same place, so that who presses one again doesn't press another.
func TestControlsStayWhereTheyAre(t *testing.T) {
	for _, locale := range assets.Locales() {
		for _, size := range [][2]float64{{1920, 1080}, {1280, 720}, {768, 1024}, {360, 740}} {
			var before map[string]ui.Rect
			for _, steps := range [][]string{nil, {`{"do":"receive"}`}, {`{"do":"receiveCycle"}`}} {
				screen := screen(t, locale, "", steps...)
				now := rects(lay(screen, ui.NewState(), usually(screen, size[0], size[1], ui.Dark)))
				for id, r := range now {
					if was, ok := before[id]; ok {
						assert.Equal(t, was.W, r.W, "%s, %v, %v: %s", locale, size, steps, id)
						assert.Equal(t, was.X, r.X, "%s, %v, %v: %s", locale, size, steps, id)
						if size[0] < 1024 && slices.Contains([]string{"receive", "receiveCycle", "redrive", "consume", view.Undo}, id) {
							assert.Equal(t, was, r, "%s, %v, %v: %s", locale, size, steps, id)
						}
					}
				}
				before = now
			}
		}
	}
}

// rects are where a plan's controls stand.
func rects(plan *ui.Plan) map[string]ui.Rect {
	all := map[string]ui.Rect{}
	for _, target := range plan.Targets {
		if !strings.HasPrefix(target.ID, ui.SeekPrefix) {
			all[target.ID] = target.Rect
		}
	}
	return all
}

// TestALabelIsOneLineWhereThatFits: a control that was widened to fill its line has its label in one, too.
func TestALabelIsOneLineWhereThatFits(t *testing.T) {
	for name, screen := range played(t) {
		for _, size := range [][2]float64{{1280, 720}, {768, 1024}, {360, 740}} {
			look := usually(screen, size[0], size[1], ui.Dark)
			plan := lay(screen, ui.NewState(), look)
			for _, c := range screen.Controls {
				r, found := plan.Find(c.ID)
				if !found || c.Kind == view.Field {
					continue
				}
				first := 0.0
				lines := 0
				for _, w := range plan.Words {
					if r.Contains(w.X, w.Y) && strings.HasPrefix(c.Label, strings.TrimSuffix(w.Text, "…")) {
						first = usual{}.Width(c.Label, w.Style)
					}
					if r.Contains(w.X, w.Y) {
						lines++
					}
				}
				if lines > 1 {
					assert.Greater(t, first, r.W-6*14, "%s, %v: %s", name, size, c.ID)
				}
			}
		}
	}
}

// calm is a screen without a caution: what there is to say is the hint.
func calm(s *view.Screen) *view.Screen {
	c := *s
	c.Said, c.Facts = nil, nil
	c.Controls = append([]view.Control{}, s.Controls...)
	for i := range c.Controls {
		c.Controls[i].Warning = ""
	}
	return &c
}

// On a projector a sheet opens beside the stage, and its tab closes it.
func TestASheetOfTheProjectorCloses(t *testing.T) {
	screen := played(t)["start en"]
	s := ui.NewSurface(screen, look(screen, 1280, 720, ui.Projector))
	s.Refresh()
	whole := s.Plan.Stage.W
	clickOn(t, s, "ui:tab:gates")
	assert.Less(t, s.Plan.Stage.W, whole)
	clickOn(t, s, "ui:tab:gates")
	assert.Equal(t, whole, s.Plan.Stage.W)
}

// Where a person is asked, a projector keeps its stage and what somebody opened beside it; what evidence is needed is told below, and
// the why sheet opens by its tab.
func TestAProjectorOpensNoSheetByItself(t *testing.T) {
	for _, locale := range assets.Locales() {
		start, held := played(t)["start "+locale], played(t)["held "+locale]
		s := ui.NewSurface(start, look(start, 1280, 720, ui.Projector))
		s.Refresh()
		whole := s.Plan.Stage.W
		s.Show(held)
		s.Refresh()
		assert.Equal(t, whole, s.Plan.Stage.W, locale)
		for _, f := range held.Facts {
			if f.ID == view.WhyEvidence {
				assert.Contains(t, read(&s.Plan), f.Label+": ", locale)
			}
		}
		clickOn(t, s, "ui:tab:gates")
		beside := s.Plan.Stage.W
		assert.Less(t, beside, whole, locale)
		s.Show(start)
		s.Show(held)
		s.Refresh()
		assert.Equal(t, beside, s.Plan.Stage.W, "%s: the gates stay", locale)
		clickOn(t, s, "ui:tab:gates")
		assert.Equal(t, whole, s.Plan.Stage.W, "%s: and close at once", locale)
		clickOn(t, s, "ui:tab:why")
		assert.Equal(t, ui.WhySheet, s.State.Sheet, locale)
		assert.Equal(t, beside, s.Plan.Stage.W, locale)
		clickOn(t, s, "ui:tab:why")
		assert.Equal(t, whole, s.Plan.Stage.W, locale)
	}
}

func TestUndoByTheReasonUndoes(t *testing.T) {
	s := surface(t, "held", 1280, 720)
	assert.Equal(t, ui.Intent{Kind: ui.Press, ID: view.Undo}, clickOn(t, s, "ui:undo"))
}

// On the smallest phone the caution can be read whole, in each language.
func TestTheCautionIsReadWholeOnTheSmallestPhone(t *testing.T) {
	for _, locale := range assets.Locales() {
		screen := played(t)["held "+locale]
		said := read(lay(screen, ui.NewState().Follow(screen), usually(screen, 320, 568, ui.Dark)))
		for _, c := range screen.Controls {
			if c.ID == "redrive" {
				end := []rune(c.Warning)
				assert.Contains(t, said, string(end[len(end)-6:]), locale)
			}
		}
	}
}
