package scene

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// Scene holds the parts, the tree and the buffers of one stage.
type Scene struct {
	frame    Frame
	still    still
	moving   moving
	bins     bins
	order    order
	lens     lens
	aim      aim
	colours  []diorama.Colour
	previous []diorama.Colour
	rests    [view.Casts][view.Stations]solid.Vec
	cast     view.Cast
}

// aim is what the picture of the static parts depends on, beside the colours.
type aim struct {
	camera                       Camera
	left, top, widthPx, heightPx float64
}

// New makes the stage from the tree made at build time.
func New() *Scene {
	tree, err := bsp.Decode(assets.StageTree())
	if err != nil {
		// Only a build that skipped go generate has no tree; the rest of the lab works without a stage.
		tree = &bsp.Tree{}
	}
	s := newScene(tree, diorama.Movers(), diorama.Paints())
	s.rests = restPlaces()
	s.still.under = newUnder()
	return s
}

func newScene(tree *bsp.Tree, movers []diorama.Mover, paints int) *Scene {
	return &Scene{
		still:    newStill(tree, paints),
		moving:   newMoving(movers),
		bins:     newBins(len(tree.Leaves)),
		order:    newOrder(),
		colours:  make([]diorama.Colour, paints),
		previous: make([]diorama.Colour, paints),
	}
}

// SetTurning says whether the camera is on its way. Until it rests edges are stairs of pixels: the
// strips that soften them cost a third of a whole redraw.
func (s *Scene) SetTurning(on bool) {
	if s.still.smooth == on {
		s.still.smooth = !on
		s.aim = aim{} // look anew
	}
}

// Build draws the pose as seen by the camera into a viewport at (left, top) of this size in pixels. No allocation once
// the buffers have grown.
func (s *Scene) Build(pose *view.Pose, camera Camera, theme Theme, left, top, widthPx, heightPx float64) *Frame {
	s.previous, s.colours = s.colours, s.previous
	s.cast = min(pose.Stage.Cast, view.Casts-1)
	diorama.Colours(int(theme), &pose.Stage, s.colours)
	diorama.Pose(pose, s.moving.places)
	s.draw(&pose.Stage, aim{camera, left, top, widthPx, heightPx})
	s.anchors()
	s.frame.Uniforms.fill(theme, &camera)
	return &s.frame
}

// draw makes the triangles: the static parts anew only when the camera or what there is to see has changed.
func (s *Scene) draw(stage *view.Stage, now aim) {
	recoloured, reshaped := changes(s.previous, s.colours)
	switch {
	case now != s.aim || reshaped:
		s.aim = now
		s.lens = newLens(&now.camera, now.left, now.top, now.widthPx, now.heightPx)
		s.frame.Vertices = s.still.look(&s.lens, s.colours, s.frame.Vertices)
	case recoloured:
		s.still.repaint(s.colours, s.frame.Vertices)
	}
	s.frame.Vertices, s.frame.Indices = s.frame.Vertices[:len(s.still.paints)], s.frame.Indices[:0]
	s.placeMovers(stage)
	s.drawAll()
}

// changes says whether any colour changed, and whether any surface or halo came or went: those of alpha 0 are not drawn.
func changes(from, to []diorama.Colour) (recoloured, reshaped bool) {
	for i := range to {
		if from[i] != to[i] {
			recoloured = true
			reshaped = reshaped || (from[i].A == 0) != (to[i].A == 0) || (from[i].Halo == 0) != (to[i].Halo == 0)
		}
	}
	return recoloured, reshaped
}

// placeMovers lets everything that moves down the tree.
func (s *Scene) placeMovers(stage *view.Stage) {
	s.moving.clear()
	s.bins.clear()
	root, ok := s.still.tree.Root()
	if !ok {
		return
	}
	for i := range s.moving.movers {
		if s.moving.places[i].Hidden || s.moving.places[i].Faded >= 1 {
			continue
		}
		motion := newMotion(&s.moving.places[i])
		for k := range s.moving.templates[i] {
			if !diorama.Visible(stage, s.moving.movers[i].ID, k) {
				continue
			}
			if p, ok := s.moving.place(&s.moving.templates[i][k], &motion, &s.lens.eye, s.colours); ok {
				s.sink(root, p)
			}
		}
	}
	s.bins.sort(s.still.leaves)
}

func (s *Scene) anchors() {
	for i := range s.frame.Anchors {
		s.frame.Anchors[i] = s.anchor(diorama.Anchor(s.cast, view.Station(i)))
	}
	if len(s.moving.places) > int(diorama.Parcel) {
		at := s.moving.places[diorama.Parcel].At
		at[1] += overParcel
		s.frame.Parcel = s.anchor(at)
	}
}

// overParcel is how high over its foot the parcel's label stands, in stage units.
const overParcel = 1.3

func (s *Scene) anchor(at solid.Vec) Anchor {
	p := narrow(at)
	spot := s.lens.spot(&p)
	x, y := float64(spot.x), float64(spot.y)
	visible := spot.near > 0 && x >= s.aim.left && x <= s.aim.left+s.aim.widthPx && y >= s.aim.top && y <= s.aim.top+s.aim.heightPx
	return Anchor{X: spot.x, Y: spot.y, Visible: visible}
}
