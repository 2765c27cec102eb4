package atlas_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	rules "github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/internal/atlas"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/quarantine"
)

// after is the screen after these steps. HELD with its reason and a timeline has most words.
func after(t *testing.T, locale, steps string) *view.Screen {
	t.Helper()
	session, err := lab.NewRegistry([]lab.Lesson{rules.Lesson{}}).Open(`{"format":"redrive-lab/1","policy":{"maxReceives":5}}`)
	require.NoError(t, err)
	var events []lab.Event
	for _, step := range strings.Fields(steps) {
		entry, err := session.Act(step)
		require.NoError(t, err)
		events = entry.Events
	}
	texts, _ := assets.Load(locale)
	return view.Describe(session, quarantine.Describer{}, texts, true, events)
}

// sharp is the scale of a picture at this size and pixel ratio: no side is larger than 4,096 px.
func sharp(width, height, ratio float64) float64 {
	return min(ratio, 4096/max(width, height))
}

// TestEveryWordHasItsPixelsAtEverySize lays out the wordiest screen on phones, windows and walls, as sharp as their
// screens are.
func TestEveryWordHasItsPixelsAtEverySize(t *testing.T) {
	for _, locale := range assets.Locales() {
		quarantined := after(t, locale, `{"do":"receiveCycle"} {"do":"tick"}`)
		held := after(t, locale, `{"do":"receiveCycle"} {"do":"tick"} {"do":"redrive"}`)
		texts, _ := assets.Load(locale)
		for _, size := range [][2]float64{{320, 568}, {740, 360}, {1024, 600}, {1280, 720}, {1440, 810}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {4096, 900}} {
			for _, ratio := range []float64{1, 1.5, 2, 3} {
				for theme := range ui.Themes {
					scale := sharp(size[0], size[1], ratio)
					t.Run(fmt.Sprintf("%s %v×%v@%.2f theme %d", locale, size[0], size[1], scale, theme), func(t *testing.T) {
						s := &scribe{}
						high := atlas.HeightFor(int(size[0]*scale), int(size[1]*scale))
						p := newPaper(high)
						a := atlas.New(s, p, high)
						look := ui.Look{Width: size[0], Height: size[1], Theme: theme, Measurer: s, Texts: texts}
						before, words := wordsOf(quarantined, look), wordsOf(held, look)
						assert.False(t, a.Need(before, scale), "there is room for all")
						assert.False(t, a.Need(words, scale), "and for the step after")
						requireWritten(t, a, p, before, scale)
						requireWritten(t, a, p, words, scale)
					})
				}
			}
		}
	}
}

func wordsOf(screen *view.Screen, look ui.Look) []ui.Word {
	var plan ui.Plan
	ui.Lay(screen, ui.NewState().Follow(screen), look, &plan)
	var sight ui.Sight
	for s := range sight.Places {
		angle := float64(s) * 2.4
		x, y := plan.Stage.X+plan.Stage.W*(0.5+0.4*math.Cos(angle)), plan.Stage.Y+plan.Stage.H*(0.5+0.4*math.Sin(angle))
		sight.Places[s] = ui.Place{Body: ui.Rect{X: x, Y: y, W: 8, H: 8}, Visible: true}
	}
	plan.PlaceLabels(&sight)
	return plan.Words
}
