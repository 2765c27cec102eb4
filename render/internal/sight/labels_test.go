package sight_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	quarantinerules "github.com/redrivelab/redrivelab/engine/quarantine"
	reviewrules "github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/internal/letters"
	"github.com/redrivelab/redrivelab/render/internal/sight"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/redrivelab/redrivelab/render/view/quarantine"
	"github.com/redrivelab/redrivelab/render/view/review"
)

// broad measures without a font, and breaks words after each letter.
type broad struct{ letters.Wide }

func (broad) Breaks(words string, into []int) []int {
	for i, r := range words {
		if i > 0 && !unicode.Is(unicode.M, r) {
			into = append(into, i)
		}
	}
	return into
}

// steps lead to every state of each lesson.
var steps = map[string]map[string]string{
	"quarantine": {
		"ready": "", "retry": `{"do":"receive"}`, "quarantined": `{"do":"receiveCycle"}`, "held": `{"do":"receiveCycle"} {"do":"redrive"}`,
		"redriven": redriven, "held second": redriven + ` {"do":"set","unknownEffect":true} {"do":"consume"}`, "succeeded": redriven + ` {"do":"consume"}`,
	},
	"review": {
		"ready": "", "retry": `{"do":"deliver","code":"HTTP-503"}`, "review": terminal, "evidence": terminal + ` {"do":"decide","action":"replay-after-fix"}`,
		"granted": terminal + ` {"do":"decide","action":"replay-after-fix","fixed":"a","noSecondEffect":"b"}`,
		"closed":  terminal + ` {"do":"decide","action":"cancel"}`, "acknowledged": `{"do":"deliver","receipt":"known"}`,
	},
}

const (
	redriven = `{"do":"receiveCycle"} {"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true} {"do":"redrive"}`
	terminal = `{"do":"deliver","code":"training-schema-not-supported"}`
)

func screen(t *testing.T, lesson, locale, steps string) *view.Screen {
	t.Helper()
	session, err := lab.NewRegistry([]lab.Lesson{quarantinerules.Lesson{}, reviewrules.Lesson{}}).Open(`{"format":"redrive-lab/1","lesson":"` + lesson + `"}`)
	require.NoError(t, err)
	for _, step := range strings.Fields(steps) {
		_, err := session.Act(step)
		require.NoError(t, err, step)
	}
	texts, _ := assets.Load(locale)
	describers := map[string]view.Describer{"quarantine": quarantine.Describer{}, "review": review.Describer{}}
	return view.Describe(session, describers[lesson], texts, false, nil)
}

// longer has every word on the stage 1.6 times as long, with Thai's tallest marks.
func longer(s *view.Screen) *view.Screen {
	c := *s
	stretch := func(sign view.Sign) view.Sign {
		grown := func(words string) string {
			if words == "" {
				return ""
			}
			return words + strings.Repeat("ปี้", max(1, len([]rune(words))*3/10))
		}
		return view.Sign{Title: grown(sign.Title), Note: grown(sign.Note)}
	}
	for i := range c.Signs {
		c.Signs[i] = stretch(c.Signs[i])
	}
	c.Tag = stretch(c.Tag)
	return &c
}

var sizes = [][2]float64{
	{320, 568}, {360, 740}, {568, 320}, {740, 360}, {768, 1024}, {1024, 600}, {1080, 1920}, {1280, 720}, {1920, 1080}, {2560, 1080}, {3840, 2160},
}

func look(screen *view.Screen, width, height float64, theme ui.Theme) ui.Look {
	texts, _ := assets.Load(screen.Locale)
	corner := ui.Rect{X: max(0, width-380), Y: 8, W: min(372, width-8), H: 44}
	if theme == ui.Projector {
		corner = ui.Rect{X: max(0, width-620), Y: 14, W: min(610, width-8), H: 72}
	}
	return ui.Look{Width: width, Height: height, Theme: theme, Measurer: broad{}, Texts: texts, Corner: corner}
}

// label places the labels of a plan as a camera sees the stage.
func label(plan *ui.Plan, seer *sight.Seer, s *view.Screen, camera *scene.Camera, moving bool) *ui.Sight {
	r := plan.Stage
	e := eye.New(camera, r.X, r.Y, r.W, r.H)
	seen := seer.See(&s.Stage, &e, 1, r, moving)
	plan.PlaceLabels(seen)
	return seen
}

// TestNoLabelClashes turns every state of both lessons through all views, at every size, in each language and one in which
// all words are too long: by the rules of stage.md (Controls on screen).
func TestNoLabelClashes(t *testing.T) {
	for lesson, states := range steps {
		for state, way := range states {
			for _, locale := range append(assets.Locales(), "long") {
				t.Run(lesson+" "+state+" "+locale, func(t *testing.T) {
					t.Parallel()
					s := screen(t, lesson, map[bool]string{true: "ru", false: locale}[locale == "long"], way)
					if locale == "long" {
						s = longer(s)
					}
					turn(t, s)
				})
			}
		}
	}
}

func turn(t *testing.T, s *view.Screen) {
	seer := sight.NewSeer()
	for _, size := range sizes {
		for _, theme := range []ui.Theme{ui.Dark, ui.Projector} {
			l := look(s, size[0], size[1], theme)
			var plan ui.Plan
			ui.Lay(s, ui.NewState().Follow(s), l, &plan)
			for n := range scene.ViewCount {
				camera := scene.View(n, plan.Stage.W/plan.Stage.H)
				seen := label(&plan, seer, s, &camera, false)
				check(t, fmt.Sprintf("%v theme %d view %d", size, theme, n+1), &plan, seen, l, s)
			}
		}
	}
}

// check: the rules hold, and those labels are there that never give way: all from 1024 px on.
func check(t *testing.T, name string, plan *ui.Plan, seen *ui.Sight, l ui.Look, s *view.Screen) {
	t.Helper()
	checkPlaced(t, name, plan, seen, l)
	for n := range ui.LabelCount {
		_, ok := plan.Labels.Rect(n)
		never := n == ui.ParcelLabel || n == s.Stage.Parcel.At || n == s.Stage.Active || n == view.Bay && s.State == "HELD"
		if (l.Width >= 1024 || never) && !ok {
			t.Errorf("%s: label %d is missing", name, n)
		}
	}
}

// checkPlaced: no label leaves the stage or goes under what the page shows, covers the parcel or the lamps that answer, or
// another label.
func checkPlaced(t *testing.T, name string, plan *ui.Plan, seen *ui.Sight, l ui.Look) {
	t.Helper()
	for a := range ui.LabelCount {
		r, ok := plan.Labels.Rect(a)
		if !ok {
			continue
		}
		if !holds(plan.Stage, r) || r.Overlaps(l.Corner) {
			t.Errorf("%s: label %d is outside: %+v", name, a, r)
		}
		for i, guard := range seen.Guards[:seen.Must] {
			if r.Overlaps(guard) {
				t.Errorf("%s: label %d covers what is to be seen, %d", name, a, i)
			}
		}
		for b := a + 1; b < ui.LabelCount; b++ {
			if o, ok := plan.Labels.Rect(b); ok && r.Overlaps(o) {
				t.Errorf("%s: labels %d and %d overlap", name, a, b)
			}
		}
	}
}

// holds says whether r lies in outer, but for what floating point loses.
func holds(outer, r ui.Rect) bool {
	const hair = 1e-6
	return r.X >= outer.X-hair && r.Y >= outer.Y-hair && r.X+r.W <= outer.X+outer.W+hair && r.Y+r.H <= outer.Y+outer.H+hair
}

func BenchmarkPlacing(b *testing.B) {
	session, _ := lab.NewRegistry([]lab.Lesson{quarantinerules.Lesson{}}).Open(`{"format":"redrive-lab/1"}`)
	texts, _ := assets.Load("ru")
	s := view.Describe(session, quarantine.Describer{}, texts, false, nil)
	seer := sight.NewSeer()
	for _, theme := range []ui.Theme{ui.Dark, ui.Projector} {
		for _, moving := range []bool{false, true} {
			b.Run(fmt.Sprintf("theme %d moving %v", theme, moving), func(b *testing.B) {
				var plan ui.Plan
				ui.Lay(s, ui.NewState().Follow(s), look(s, 1280, 720, theme), &plan)
				r := plan.Stage
				camera := scene.View(0, r.W/r.H)
				e := eye.New(&camera, r.X, r.Y, r.W, r.H)
				b.ReportAllocs()
				for b.Loop() {
					plan.PlaceLabels(seer.See(&s.Stage, &e, 1, r, moving))
				}
			})
		}
	}
}

// TestTheSameStageLooksTheSameAgain: where labels stand doesn't depend on where they stood before.
func TestTheSameStageLooksTheSameAgain(t *testing.T) {
	l := look(screen(t, "quarantine", "ru", ""), 1280, 720, ui.Projector)
	seer := sight.NewSeer()
	var plan ui.Plan
	show := func(state string) {
		s := screen(t, "quarantine", "ru", steps["quarantine"][state])
		ui.Lay(s, ui.NewState().Follow(s), l, &plan)
		camera := scene.View(0, plan.Stage.W/plan.Stage.H)
		label(&plan, seer, s, &camera, false)
	}
	show("held")
	before := rects(&plan)
	show("redriven")
	assert.NotEqual(t, before, rects(&plan))
	show("held")
	assert.Equal(t, before, rects(&plan))
}
