package render

import (
	"github.com/redrivelab/redrivelab/render/internal/eye"
)

// restMs is how long the camera stands still before the labels look for better places.
const restMs = 250

// rest waits for the camera to rest after it has moved.
type rest struct{ leftMs float64 }

// advance lets time pass, down to 0: then the camera has come to rest.
func (r *rest) advance(dtMs float64) {
	switch {
	case r.leftMs > 0:
		r.leftMs = max(0, r.leftMs-dtMs)
	case r.leftMs == 0:
		r.leftMs = -1
	}
}

// over says whether the camera has come to rest just now.
func (r *rest) over() bool { return r.leftMs == 0 }

// waits says whether more time has to pass.
func (r *rest) waits() bool { return r.leftMs > 0 }

// turning says whether the camera is on its way: a person turns it, or it follows the parcel. Then labels stay by their
// stations, and look for better places once it rests. A camera that has jumped, or has arrived, rests at once.
func (g *Game) turning(now, was *shown) bool {
	on := now.camera != was.camera && now.frame.others() == was.frame.others() && g.rig.OnTheWay()
	if on {
		g.rest.leftMs = restMs
	}
	return on
}

// placeLabels puts the labels beside the stations as they are seen.
func (g *Game) placeLabels(f framing, e *eye.Eye, moving bool) {
	plan := &g.surface.Plan
	plan.PlaceLabels(g.seer.See(&g.surface.Screen().Stage, e, f.scale, plan.Stage, moving))
}

// paintLabels makes the labels ready to draw, once their words are written. The parcel has its own only while it rests: on
// its way nothing else is to be seen.
func (g *Game) paintLabels(f framing) {
	g.labels.clear()
	g.labels.addParts(g.surface.Plan.LabelParts(), f, g.words.Atlas)
	if !g.model.Moving() {
		g.labels.addParts(g.surface.Plan.TagParts(), f, g.words.Atlas)
	}
}
