package ui_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// spread has each place somewhere else.
var spread = func() (s ui.Sight) {
	for i := range s.Places {
		x, y := 40+55*float64(i), 120+30*float64(i%3)
		s.Places[i] = ui.Place{Body: ui.Rect{X: x, Y: y, W: 40, H: 20}, Visible: true}
	}
	return s
}()

// crowds are places as cameras give them, from spread to all in one point, with a parcel and a board to leave free.
func crowds(stage ui.Rect) []*ui.Sight {
	var all []*ui.Sight
	unit := stage.W / 25
	for _, width := range []float64{0, 0.1, 0.5, 1, 1.6} {
		s := &ui.Sight{Must: 2}
		for i := range s.Places {
			angle := float64(i) * 2.4
			x, y := stage.X+stage.W*(0.5+width/2*math.Cos(angle)), stage.Y+stage.H*(0.5+width/2*math.Sin(angle))
			s.Places[i] = ui.Place{Body: ui.Rect{X: x - unit, Y: y, W: 2 * unit, H: unit}, Visible: width <= 1}
			s.Busy = append(s.Busy, ui.Busy{Rect: s.Places[i].Body, Weight: 1})
		}
		s.Guards = append(s.Guards, s.Places[ui.ParcelLabel].Body, s.Places[view.Gate].Body)
		all = append(all, s)
	}
	return all
}

func everyLabelling(t *testing.T, check func(t *testing.T, plan *ui.Plan, screen *view.Screen, look ui.Look)) {
	for name, screen := range screens(t) {
		for _, look := range looks(screen) {
			t.Run(name+"/"+lookName(look), func(t *testing.T) {
				plan := lay(screen, ui.NewState().Follow(screen), look)
				for _, sight := range crowds(plan.Stage) {
					plan.PlaceLabels(sight)
					check(t, plan, screen, look)
				}
			})
		}
	}
}

// Labels neither overlap nor leave the stage, and the parcel, HELD and the active place keep theirs (stage.md, Controls on screen).
// Both are looked at in one go, since to place them takes a while.
func TestLabelsStandApartAndTheFirstOnesStay(t *testing.T) {
	everyLabelling(t, func(t *testing.T, plan *ui.Plan, screen *view.Screen, look ui.Look) {
		checkApart(t, plan, look)
		checkKept(t, plan, screen)
	})
}

func checkApart(t *testing.T, plan *ui.Plan, look ui.Look) {
	for a := range ui.LabelCount {
		ra, ok := plan.Labels.Rect(a)
		if !ok {
			continue
		}
		assert.True(t, holds(plan.Stage, ra), "station %d leaves the stage: %+v in %+v", a, ra, plan.Stage)
		assert.False(t, ra.Overlaps(look.Corner), "station %d stands under what the page shows", a)
		for b := a + 1; b < ui.LabelCount; b++ {
			if rb, ok := plan.Labels.Rect(b); ok {
				assert.False(t, ra.Overlaps(rb), "stations %d and %d", a, b)
			}
		}
	}
	for _, w := range append(plan.LabelParts().Words, plan.TagParts().Words...) {
		assert.True(t, holds(plan.Stage, wordRect(w)), "%q leaves the stage", w.Text)
	}
}

func checkKept(t *testing.T, plan *ui.Plan, screen *view.Screen) {
	stations := []view.Station{ui.ParcelLabel, screen.Stage.Parcel.At, screen.Stage.Active}
	if screen.State == "HELD" {
		stations = append(stations, view.Bay)
	}
	for _, s := range stations {
		_, ok := plan.Labels.Rect(s)
		assert.True(t, ok, "station %d", s)
	}
}

// A title is told in two lines before it is cut, and who may give way does so before that.
func TestNoTitleIsCutWhereTwoLinesDo(t *testing.T) {
	two := 0
	for name, screen := range played(t) {
		for _, size := range [][2]float64{{320, 568}, {360, 740}, {768, 1024}, {1280, 720}} {
			look := usually(screen, size[0], size[1], ui.Projector)
			state := ui.NewState().Follow(screen)
			state.Sheet = ui.RecordSheet
			plan := lay(screen, state, look)
			for i, sight := range crowds(plan.Stage)[1:4] {
				plan.PlaceLabels(sight)
				for _, w := range append(plan.LabelParts().Words, plan.TagParts().Words...) {
					cut := w.Style.Bold && strings.HasSuffix(w.Text, "…")
					assert.False(t, cut && i == 2, "%s, %v: %s", name, size, w.Text)
					if w.Text == "ОЧЕРЕДЬ" {
						two++
					}
				}
			}
		}
	}
	assert.Positive(t, two, "somewhere a title has two lines")
}

func TestAllLabelsShowFrom1024On(t *testing.T) {
	for _, name := range []string{"start", "held", "held in th", "held in ru"} {
		screen := screens(t)[name]
		for _, look := range looks(screen) {
			if look.Width < 1024 {
				continue
			}
			plan := lay(screen, ui.NewState().Follow(screen), look)
			for _, sight := range crowds(plan.Stage) {
				plan.PlaceLabels(sight)
				for s := range ui.LabelCount {
					_, ok := plan.Labels.Rect(s)
					assert.True(t, ok || !sight.Places[s].Visible, "%s, %s: station %d", name, lookName(look), s)
				}
			}
		}
	}
}

func TestPlacingLabelsAgainAllocatesNothing(t *testing.T) {
	s := screens(t)["held"]
	plan := lay(s, ui.NewState(), look(s, 1440, 810, ui.Dark))
	sight := crowds(plan.Stage)[3]
	assert.Zero(t, testing.AllocsPerRun(20, func() { plan.PlaceLabels(sight) }))
}

// TestTheParcelsLabelFollowsIt: on its way the label is beside the parcel, or not there; it covers neither the parcel nor
// another label nor a lamp, and doesn't change sides while it needn't.
func TestTheParcelsLabelFollowsIt(t *testing.T) {
	s := screens(t)["held"]
	plan := lay(s, ui.NewState().Follow(s), look(s, 1440, 810, ui.Dark))
	sight := crowds(plan.Stage)[3]
	plan.PlaceLabels(sight)
	var last, lastBody ui.Rect
	seen, changes := 0, 0
	for i := range 400 {
		body := ui.Rect{X: plan.Stage.X + plan.Stage.W*float64(i)/400, Y: plan.Stage.Y + plan.Stage.H*0.5, W: 40, H: 36}
		r := plan.FollowParcel(sight, body, true)
		if r.W == 0 {
			continue
		}
		seen++
		assert.True(t, holds(plan.Stage, r))
		assert.False(t, r.Overlaps(body))
		assert.False(t, r.Overlaps(sight.Guards[1]), "the board that answers")
		for other := range view.Stations {
			o, ok := plan.Labels.Rect(other)
			assert.False(t, ok && r.Overlaps(o), "station %d", other)
		}
		assert.Less(t, math.Abs(r.X+r.W/2-body.X-body.W/2), r.W/2+body.W, "beside it")
		if last.W > 0 && math.Hypot(r.X-last.X-body.X+lastBody.X, r.Y-last.Y) > 20 {
			changes++
		}
		last, lastBody = r, body
	}
	assert.Greater(t, seen, 300)
	assert.Less(t, changes, 16)
	assert.Zero(t, plan.FollowParcel(sight, ui.Rect{}, false).W, "out of the picture there is nothing to name")
	assert.Zero(t, testing.AllocsPerRun(20, func() { plan.FollowParcel(sight, lastBody, true) }))
}
