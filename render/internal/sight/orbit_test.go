package sight_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/internal/sight"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// TestLabelsKeepTheirPlacesWhileAPersonTurnsTheStage: over a whole slow turn and a zoom the rules hold in every frame, and a
// label seldom changes its side: it goes along with what it names, where one placed anew in each frame would leap about.
func TestLabelsKeepTheirPlacesWhileAPersonTurnsTheStage(t *testing.T) {
	for _, size := range [][2]float64{{360, 740}, {1280, 720}, {1920, 1080}} {
		for _, theme := range []ui.Theme{ui.Dark, ui.Projector} {
			t.Run(fmt.Sprint(size, theme), func(t *testing.T) {
				t.Parallel()
				s := screen(t, "quarantine", "en", steps["quarantine"]["held"])
				l := look(s, size[0], size[1], theme)
				kept, anew := leapsInATurn(t, s, l, true), leapsInATurn(t, s, l, false)
				assert.Less(t, kept, 12*int(ui.LabelCount), "less than a dozen times a label")
				assert.Less(t, 2*kept, anew)
			})
		}
	}
}

// leapsInATurn counts how often labels change their sides in one turn of the stage.
func leapsInATurn(t *testing.T, s *view.Screen, l ui.Look, moving bool) (leaps int) {
	seer := sight.NewSeer()
	var plan ui.Plan
	ui.Lay(s, ui.NewState().Follow(s), l, &plan)
	camera := scene.View(0, plan.Stage.W/plan.Stage.H)
	was := label(&plan, seer, s, &camera, false).Places
	before := rects(&plan)
	for i := range 400 {
		camera = camera.Orbit(2.7, 0).Zoom([]float64{0.999, 1.001}[i/200])
		seen := label(&plan, seer, s, &camera, moving)
		checkPlaced(t, fmt.Sprint("frame ", i), &plan, seen, l)
		now := rects(&plan)
		for n := range now {
			if now[n].W > 0 && before[n].W > 0 {
				leaps += leapt(before[n], now[n], &was[n], &seen.Places[n])
			}
		}
		was, before = seen.Places, now
	}
	return leaps
}

func rects(plan *ui.Plan) (all [ui.LabelCount]ui.Rect) {
	for n := range all {
		all[n], _ = plan.Labels.Rect(view.Station(n))
	}
	return all
}

// leapt counts a label that went elsewhere about what it names.
func leapt(before, now ui.Rect, was, is *ui.Place) int {
	dx := now.X + now.W/2 - before.X - before.W/2 - (is.Body.X + is.Body.W/2 - was.Body.X - was.Body.W/2)
	dy := now.Y - before.Y - (is.Body.Y - was.Body.Y)
	if math.Hypot(dx, dy) > 2*before.H {
		return 1
	}
	return 0
}

// TestNoLabelClashesFromAnywhere looks from many sides, near and far, at rest.
func TestNoLabelClashesFromAnywhere(t *testing.T) {
	for _, locale := range assets.Locales() {
		for lesson, state := range map[string]string{"quarantine": "redriven", "review": "granted"} {
			t.Run(lesson+" "+locale, func(t *testing.T) {
				t.Parallel()
				s := screen(t, lesson, locale, steps[lesson][state])
				seer := sight.NewSeer()
				for _, size := range [][2]float64{{320, 568}, {768, 1024}, {1280, 720}, {2560, 1080}} {
					l := look(s, size[0], size[1], ui.Theme(len(locale)+int(size[0]))%ui.Themes)
					var plan ui.Plan
					ui.Lay(s, ui.NewState().Follow(s), l, &plan)
					for i := range 120 {
						camera := scene.View(0, plan.Stage.W/plan.Stage.H).Orbit(float64(i)*97, float64(i%13)*23-100).Zoom(0.3 + float64(i%7)*0.25)
						seen := label(&plan, seer, s, &camera, i%3 == 0)
						checkPlaced(t, fmt.Sprint(size, " camera ", i), &plan, seen, l)
					}
				}
			})
		}
	}
}

// TestLinesLeadFromLabelsToWhatTheyName: a line begins at the edge of its label, ends in what that names, and a label without
// one stands at it.
func TestLinesLeadFromLabelsToWhatTheyName(t *testing.T) {
	s := screen(t, "quarantine", "th", steps["quarantine"]["held"])
	seer := sight.NewSeer()
	lines := 0
	for n := range scene.ViewCount {
		var plan ui.Plan
		l := look(s, 1280, 720, ui.Projector)
		ui.Lay(s, ui.NewState().Follow(s), l, &plan)
		camera := scene.View(n, plan.Stage.W/plan.Stage.H)
		seen := label(&plan, seer, s, &camera, false)
		for _, line := range append(plan.LabelParts().Lines, plan.TagParts().Lines...) {
			lines++
			from, to := false, false
			for i := range seen.Places {
				r, ok := plan.Labels.Rect(view.Station(i))
				from = from || ok && touches(r, line.X0, line.Y0)
				to = to || touches(seen.Places[i].Body, line.X1, line.Y1)
				for _, aim := range seen.Places[i].Aims {
					to = to || aim.Ok && aim.X == line.X1 && aim.Y == line.Y1
				}
			}
			assert.True(t, from && to, "view %d: %+v", n+1, line)
		}
	}
	assert.Positive(t, lines)
}

func touches(r ui.Rect, x, y float64) bool {
	const hair = 1e-6
	return x >= r.X-hair && x <= r.X+r.W+hair && y >= r.Y-hair && y <= r.Y+r.H+hair
}

// TestTheParcelIsSeenWhereItGoes holds Parcel to the place that the labels leave free when it has come to rest.
func TestTheParcelIsSeenWhereItGoes(t *testing.T) {
	s := screen(t, "quarantine", "en", "")
	camera := scene.View(0, 1.6)
	port := ui.Rect{W: 800, H: 500}
	e := eye.New(&camera, 0, 0, port.W, port.H)
	seer := sight.NewSeer()
	for station := range view.Stations {
		s.Stage.Parcel.At = station
		body, visible := sight.Parcel(&view.Pose{Stage: s.Stage, From: station, To: station}, &e, 1, port)
		assert.True(t, visible)
		assert.Equal(t, seer.See(&s.Stage, &e, 1, port, false).Guards[0], body, "station %d", station)
	}
}

// TestBoxAndWordsMoveTogether: on a screen of whole pixels a label's words keep their place in its box while it moves.
func TestBoxAndWordsMoveTogether(t *testing.T) {
	const scale = 1.25
	s := screen(t, "quarantine", "en", "")
	seer := sight.NewSeer()
	var plan ui.Plan
	ui.Lay(s, ui.NewState().Follow(s), look(s, 1280, 720, ui.Dark), &plan)
	camera := scene.View(0, plan.Stage.W/plan.Stage.H)
	r := plan.Stage
	apart := map[string]map[float64]bool{}
	for i := range 60 {
		camera = camera.Orbit(0.7, 0)
		e := eye.New(&camera, r.X*scale, r.Y*scale, r.W*scale, r.H*scale)
		plan.PlaceLabels(seer.See(&s.Stage, &e, scale, r, i > 0))
		parts := plan.TagParts()
		box, word := parts.Boxes[len(parts.Boxes)-2], parts.Words[0]
		if apart[word.Text] == nil {
			apart[word.Text] = map[float64]bool{}
		}
		apart[word.Text][math.Round(word.X*scale)-math.Round(box.X*scale)] = true
	}
	for text, distances := range apart {
		assert.Len(t, distances, 1, text)
	}
}
