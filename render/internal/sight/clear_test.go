package sight_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/internal/sight"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// usual are the widths of the lab's own font, a little on the wide side.
type usual struct{ broad }

func (u usual) Width(words string, style ui.Style) float64 { return 0.92 * u.broad.Width(words, style) }

// eachLabelling visits every state of both lessons in every language, as the first view shows it at a size.
func eachLabelling(t *testing.T, width, height float64, theme ui.Theme, visit func(t *testing.T, s *view.Screen, plan *ui.Plan, seen *ui.Sight)) {
	for lesson, states := range steps {
		for state, way := range states {
			for _, locale := range assets.Locales() {
				t.Run(lesson+" "+state+" "+locale, func(t *testing.T) {
					s := screen(t, lesson, locale, way)
					l := look(s, width, height, theme)
					l.Measurer = usual{}
					var plan ui.Plan
					ui.Lay(s, ui.NewState().Follow(s), l, &plan)
					camera := scene.View(0, plan.Stage.W/plan.Stage.H)
					visit(t, s, &plan, label(&plan, sight.NewSeer(), s, &camera, false))
				})
			}
		}
	}
}

// leading gives the labels that have a line, the parcel's own among them.
func leading(plan *ui.Plan) (names []view.Station) {
	for _, line := range append(plan.LabelParts().Lines, plan.TagParts().Lines...) {
		for s := range ui.LabelCount {
			if r, ok := plan.Labels.Rect(s); ok && touches(r, line.X0, line.Y0) {
				names = append(names, s)
				break
			}
		}
	}
	return names
}

// TestOnAPhoneFewLabelsHaveLines: those that may give way do so before they would need one.
func TestOnAPhoneFewLabelsHaveLines(t *testing.T) {
	eachLabelling(t, 360, 740, ui.Dark, func(t *testing.T, s *view.Screen, plan *ui.Plan, _ *ui.Sight) {
		for _, name := range leading(plan) {
			kept := name == ui.ParcelLabel || name == s.Stage.Parcel.At || name == s.Stage.Active || name == view.Bay && s.State == "HELD"
			assert.True(t, kept, "label %d", name)
		}
	})
}

// TestNoLabelWithALineStandsOnSomethingElse: it would seem to name that. The long Russian words find no better place only beside a
// projector's open sheet.
func TestNoLabelWithALineStandsOnSomethingElse(t *testing.T) {
	for _, c := range []struct {
		width, height float64
		theme         ui.Theme
	}{{1280, 720, ui.Dark}, {1280, 720, ui.Projector}} {
		eachLabelling(t, c.width, c.height, c.theme, func(t *testing.T, s *view.Screen, plan *ui.Plan, seen *ui.Sight) {
			if s.Locale == "ru" && plan.Stage.W < 0.75*c.width && c.theme == ui.Projector {
				return
			}
			for _, name := range leading(plan) {
				r, _ := plan.Labels.Rect(name)
				for other := range view.Stations {
					on := other != name && seen.Places[other].Body.Contains(r.X+r.W/2, r.Y+r.H/2)
					assert.False(t, on, "theme %d: label %d on station %d", c.theme, name, other)
				}
			}
		})
	}
}
