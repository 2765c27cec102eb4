package render

import (
	"image"

	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/internal/sight"
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

// hurry has the camera come to rest in the next frame, if it is to be waited for.
func (r *rest) hurry() { r.leftMs = min(r.leftMs, hairMs) }

// hairMs is shorter than any frame.
const hairMs = 0.001

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
	g.seen = g.seer.See(&g.surface.Screen().Stage, e, f.scale, plan.Stage, moving)
	plan.PlaceLabels(g.seen)
}

// followParcel puts the parcel's own label beside it on its way. It answers the part of the picture where the label was
// and is.
func (g *Game) followParcel(f framing, e *eye.Eye) image.Rectangle {
	plan, was := &g.surface.Plan, g.tagPart
	body, visible := sight.Parcel(g.model.Pose(), e, f.scale, plan.Stage)
	g.tagPart = pixels(plan.FollowParcel(g.seen, body, visible), f.scale)
	if !g.tagPart.Empty() {
		g.tagPart = g.tagPart.Inset(-1)
	}
	g.paintTag(f)
	return was.Union(g.tagPart)
}

// paintLabels makes the labels ready to draw, once their words are written.
func (g *Game) paintLabels(f framing) {
	g.labels.clear()
	g.labels.addParts(g.surface.Plan.LabelParts(), f, g.words.Atlas)
	g.paintTag(f)
}

func (g *Game) paintTag(f framing) {
	g.tag.clear()
	g.tag.addParts(g.surface.Plan.TagParts(), f, g.words.Atlas)
}
