package ui_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/ui"
)

// ratio is the contrast of two opaque colours as WCAG 2 defines it.
func ratio(a, b ui.Colour) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c ui.Colour) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// over is the colour that shows when one is laid over an opaque one.
func over(top, below ui.Colour) ui.Colour {
	mix := func(t, b uint8) uint8 {
		return uint8((int(t)*int(top.A) + int(b)*(255-int(top.A)) + 127) / 255)
	}
	return ui.Colour{R: mix(top.R, below.R), G: mix(top.G, below.G), B: mix(top.B, below.B), A: 255}
}

func TestRatioIsThatOfTheStandard(t *testing.T) {
	white, black := ui.Colour{R: 255, G: 255, B: 255, A: 255}, ui.Colour{A: 255}
	assert.InDelta(t, 21, ratio(white, black), 0.001)
	assert.InDelta(t, 4.48, ratio(white, ui.Colour{R: 0x77, G: 0x77, B: 0x77, A: 255}), 0.01)
}

func TestEveryWordReaches45To1OnWhatLiesBehindIt(t *testing.T) {
	for _, name := range []string{"start", "held", "policy"} {
		screen := screens(t)[name]
		for theme := range ui.Themes {
			for _, size := range [][2]float64{{360, 740}, {1440, 810}} {
				look := look(screen, size[0], size[1], theme)
				for _, state := range looksOfControls(screen, look) {
					plan := lay(screen, state, look)
					for _, w := range plan.Words {
						ground := behind(plan, theme, w)
						if r := ratio(theme.Colour(w.Ink), ground); r < 4.5 {
							t.Errorf("%s, theme %d: %q on %v: %.2f", name, theme, w.Text, ground, r)
						}
					}
				}
			}
		}
	}
}

// behind is the colour of the boxes under a word, one over the other.
func behind(plan *ui.Plan, theme ui.Theme, w ui.Word) ui.Colour {
	colour := theme.Colour(ui.Ground)
	for _, b := range plan.Boxes {
		if b.Fill != ui.None && b.Contains(w.X+1, w.Y-1) {
			colour = over(theme.Colour(b.Fill), colour)
		}
	}
	return colour
}

func TestLabelsReach45To1OnAnythingOfTheStage(t *testing.T) {
	for theme := range ui.Themes {
		for _, stage := range []ui.Colour{{A: 255}, {R: 255, G: 255, B: 255, A: 255}} {
			veil := over(theme.Colour(ui.Veil), stage)
			for _, role := range []ui.Role{ui.Ink, ui.SoftInk} {
				assert.GreaterOrEqual(t, ratio(theme.Colour(role), veil), 4.5, "theme %d, role %d on %v", theme, role, stage)
			}
		}
	}
}

func TestWhatTellsAControlsStateReaches3To1(t *testing.T) {
	for theme := range ui.Themes {
		for _, pair := range [][2]ui.Role{
			{ui.Focus, ui.Ground}, {ui.Focus, ui.Panel}, {ui.OnEdge, ui.Tile}, {ui.Knob, ui.TrackOn}, {ui.Knob, ui.TrackOff}, {ui.Warn, ui.Tile},
			{ui.LampOpen, ui.Panel}, {ui.LampClosed, ui.Panel}, {ui.Accent, ui.Tile},
		} {
			assert.GreaterOrEqual(t, ratio(theme.Colour(pair[0]), theme.Colour(pair[1])), 3.0, "theme %d, roles %v", theme, pair)
		}
	}
}

// The ring around what has the focus has the ground on both sides: within, a gap before the control; without, before whatever
// stands beside it.
func TestTheFocusRingStandsFree(t *testing.T) {
	for _, name := range []string{"start", "held", "desk in ru"} {
		screen := screens(t)[name]
		for _, look := range looks(screen) {
			plan := lay(screen, ui.NewState().Follow(screen), look)
			for _, target := range plan.Targets {
				if strings.HasPrefix(target.ID, "ui:") {
					continue // the screen's own have no element in the mirror, and so never the focus
				}
				state := ui.NewState().Follow(screen)
				state.Focus = target.ID
				checkRing(t, lay(screen, state, look), target, name+", "+lookName(look))
			}
		}
	}
}

// ofASign says whether a box is a part of a sign of caution.
func ofASign(plan *ui.Plan, box ui.Box) bool {
	for _, sign := range plan.Boxes {
		if sign.Fill == ui.Warn && sign.Contains(box.X+box.W/2, box.Y+box.H/2) {
			return true
		}
	}
	return false
}

func checkRing(t *testing.T, plan *ui.Plan, target ui.Target, where string) {
	ringed := false
	for _, ring := range plan.Boxes {
		if ring.Border != ui.Focus {
			continue
		}
		ringed = true
		inner := ring.Rect.Inset(ring.Stroke)
		for _, box := range plan.Boxes {
			switch {
			case box == ring || box.Fill == ui.Panel || ofASign(plan, box): // a sign at the corner lies over all
			case inner.Contains(box.X+box.W/2, box.Y+box.H/2):
				assert.True(t, holds(inner.Inset(1), box.Rect), "%s: %s touches its ring", where, target.ID)
			default:
				assert.False(t, ring.Rect.Overlaps(box.Rect) && box.H > 3, "%s: the ring of %s runs into its neighbour %+v", where, target.ID, box)
			}
		}
	}
	assert.True(t, ringed, "%s: %s", where, target.ID)
}

func TestEveryRoleHasAColourInEachTheme(t *testing.T) {
	for theme := range ui.Themes {
		for role := ui.None + 1; role < ui.Roles; role++ {
			assert.NotZero(t, theme.Colour(role).A, "theme %d, role %d", theme, role)
		}
	}
	require.Zero(t, ui.Dark.Colour(ui.None))
	assert.Zero(t, ui.Themes.Colour(ui.Ink), "an unknown theme has no colours")
}
