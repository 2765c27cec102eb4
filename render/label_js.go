package render

import (
	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/internal/patch"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// placeLabels puts the labels over the stations as they are seen. They leave the parcel free where it comes to rest, not where
// it passes, so that they stand still while it travels.
func (g *Game) placeLabels(f framing, e *eye.Eye) {
	var anchors [view.Stations]ui.Anchor
	stage := &g.surface.Screen().Stage
	for s := range anchors {
		anchors[s] = anchor(e, diorama.Anchor(stage.Cast, view.Station(s)), f)
	}
	g.surface.Plan.PlaceLabels(&anchors, anchor(e, patch.Rest(stage), f))
}

// paintLabels makes the labels ready to draw, once their words are written.
func (g *Game) paintLabels(f framing) {
	boxes, words := g.surface.Plan.LabelParts()
	g.labels.clear()
	g.labels.add(boxes, words, f, g.words.Atlas)
}

// anchor is a point of the stage in CSS px.
func anchor(e *eye.Eye, at [3]float64, f framing) ui.Anchor {
	spot, ok := e.See(at)
	port := f.port
	visible := ok && spot.X >= float64(port.Min.X) && spot.X < float64(port.Max.X) && spot.Y >= float64(port.Min.Y) && spot.Y < float64(port.Max.Y)
	return ui.Anchor{X: spot.X / f.scale, Y: spot.Y / f.scale, Unit: spot.Unit / f.scale, Visible: visible}
}
