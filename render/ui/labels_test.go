package ui_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// spread has each anchor somewhere else.
var spread = func() (a [view.Stations]ui.Anchor) {
	for s := range a {
		a[s] = ui.Anchor{X: 40 + 55*float64(s), Y: 120 + 30*float64(s%3), Unit: 20, Visible: true}
	}
	return a
}()

// crowds are anchors as cameras give them, from spread to all in one point.
func crowds(stage ui.Rect) [][view.Stations]ui.Anchor {
	var all [][view.Stations]ui.Anchor
	for _, width := range []float64{0, 0.1, 0.5, 1, 1.6} {
		var a [view.Stations]ui.Anchor
		for s := range a {
			angle := float64(s) * 2.4
			a[s] = ui.Anchor{
				X: stage.X + stage.W*(0.5+width/2*math.Cos(angle)), Y: stage.Y + stage.H*(0.5+width/2*math.Sin(angle)),
				Unit: stage.W / 25, Visible: width <= 1,
			}
		}
		all = append(all, a)
	}
	return all
}

func everyLabelling(t *testing.T, check func(t *testing.T, plan *ui.Plan, screen *view.Screen, look ui.Look)) {
	for name, screen := range screens(t) {
		for _, look := range looks(screen) {
			t.Run(name+"/"+lookName(look), func(t *testing.T) {
				plan := lay(screen, ui.NewState().Follow(screen), look)
				for _, anchors := range crowds(plan.Stage) {
					plan.PlaceLabels(&anchors, anchors[screen.Stage.Parcel.At])
					check(t, plan, screen, look)
				}
			})
		}
	}
}

func TestLabelsNeitherOverlapNorLeaveTheStage(t *testing.T) {
	everyLabelling(t, func(t *testing.T, plan *ui.Plan, _ *view.Screen, look ui.Look) {
		for a := range view.Stations {
			ra, ok := plan.Labels.Rect(a)
			if !ok {
				continue
			}
			assert.True(t, holds(plan.Stage, ra), "station %d leaves the stage: %+v in %+v", a, ra, plan.Stage)
			assert.False(t, ra.Overlaps(look.Corner), "station %d stands under what the page shows", a)
			for b := a + 1; b < view.Stations; b++ {
				if rb, ok := plan.Labels.Rect(b); ok {
					assert.False(t, ra.Overlaps(rb), "stations %d and %d", a, b)
				}
			}
		}
		_, words := plan.LabelParts()
		for _, w := range words {
			assert.True(t, holds(plan.Stage, wordRect(w)), "%q leaves the stage", w.Text)
		}
	})
}

func TestParcelHeldAndActivePlaceKeepTheirLabels(t *testing.T) {
	everyLabelling(t, func(t *testing.T, plan *ui.Plan, screen *view.Screen, look ui.Look) {
		stations := []view.Station{screen.Stage.Parcel.At, screen.Stage.Active}
		if screen.State == "HELD" {
			stations = append(stations, view.Bay)
		}
		for _, s := range stations {
			_, ok := plan.Labels.Rect(s)
			assert.True(t, ok, "station %d", s)
		}
	})
}

func TestAllLabelsShowFrom1024On(t *testing.T) {
	for _, name := range []string{"start", "held", "held in th", "held in ru"} {
		screen := screens(t)[name]
		for _, look := range looks(screen) {
			if look.Width < 1024 {
				continue
			}
			plan := lay(screen, ui.NewState().Follow(screen), look)
			for _, anchors := range crowds(plan.Stage) {
				plan.PlaceLabels(&anchors, anchors[screen.Stage.Parcel.At])
				for s := range view.Stations {
					_, ok := plan.Labels.Rect(s)
					assert.True(t, ok, "%s, %s: station %d", name, lookName(look), s)
				}
			}
		}
	}
}

func TestPlacingLabelsAgainAllocatesNothing(t *testing.T) {
	s := screens(t)["held"]
	plan := lay(s, ui.NewState(), look(s, 1440, 810, ui.Dark))
	anchors := crowds(plan.Stage)[3]
	assert.Zero(t, testing.AllocsPerRun(20, func() { plan.PlaceLabels(&anchors, anchors[0]) }))
}
