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
	return newScene(tree, diorama.Movers(), diorama.Paints())
}

func newScene(tree *bsp.Tree, movers []diorama.Mover, paints int) *Scene {
	return &Scene{
		still:    newStill(tree),
		moving:   newMoving(movers),
		bins:     newBins(len(tree.Leaves)),
		order:    newOrder(),
		colours:  make([]diorama.Colour, paints),
		previous: make([]diorama.Colour, paints),
	}
}

// Build draws the pose as seen by the camera into a viewport at (left, top) of this size in pixels. No allocation once
// the buffers have grown.
func (s *Scene) Build(pose *view.Pose, camera Camera, theme Theme, left, top, widthPx, heightPx float64) *Frame {
	s.previous, s.colours = s.colours, s.previous
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

// changes says whether any colour changed, and whether any surface came or went: those of alpha 0 are not drawn.
func changes(from, to []diorama.Colour) (recoloured, reshaped bool) {
	for i := range to {
		if from[i] != to[i] {
			recoloured = true
			reshaped = reshaped || (from[i].A == 0) != (to[i].A == 0)
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
		if s.moving.places[i].Hidden {
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

// drawAll merges what moves into the kept order of what doesn't.
func (s *Scene) drawAll() {
	done := int32(0)
	for _, leaf := range s.bins.touched {
		run := s.still.leaves[leaf]
		s.frame.Indices = append(s.frame.Indices, s.still.indices[done:run.first]...)
		s.drawLeaf(leaf)
		done = run.end
	}
	s.frame.Indices = append(s.frame.Indices, s.still.indices[done:]...)
}

// drawPiece draws the static faces of a leaf from what is kept, and other pieces anew.
func (s *Scene) drawPiece(i int32) {
	p := &s.moving.pieces[i]
	if p.leaf >= 0 {
		run := s.still.leaves[p.leaf]
		s.frame.Indices = append(s.frame.Indices, s.still.indices[run.first:run.end]...)
		return
	}
	for _, g := range s.moving.polygonsOf(i) {
		s.drawPolygon(s.moving.corners[g.first:g.first+g.count], &s.colours[g.paint])
	}
}

func (s *Scene) drawPolygon(outline []corner, colour *diorama.Colour) {
	first := len(s.frame.Vertices)
	for k := range outline {
		c := &outline[k]
		if c.spot.near == 0 {
			s.frame.Vertices = s.still.clipped.draw(outline, &s.lens, colour, s.frame.Vertices[:first])
			break
		}
		s.frame.Vertices = grown(s.frame.Vertices)
		s.frame.Vertices[len(s.frame.Vertices)-1].set(&c.spot, &c.normal, c.ambient, colour)
	}
	s.frame.Indices = fan(s.frame.Indices, first, len(s.frame.Vertices)-first)
}

// project finds where the corners of a piece are on the screen, and the rectangle around them; all of the screen when
// the piece comes too near.
func (s *Scene) project(i int32) {
	p := &s.moving.pieces[i]
	low, high := [2]float32{far, far}, [2]float32{-far, -far}
	tooNear := false
	for _, g := range s.moving.polygonsOf(i) {
		corners := s.moving.corners[g.first : g.first+g.count]
		for k := range corners {
			c := &corners[k]
			c.spot = s.lens.spot(&c.at)
			tooNear = tooNear || c.spot.near == 0
			low = [2]float32{min(low[0], c.spot.x), min(low[1], c.spot.y)}
			high = [2]float32{max(high[0], c.spot.x), max(high[1], c.spot.y)}
		}
	}
	if tooNear {
		low, high = [2]float32{-far, -far}, [2]float32{far, far}
	}
	p.screenLow, p.screenHigh = low, high
}

func (s *Scene) overlap(a, b int32) bool {
	p, q := &s.moving.pieces[a], &s.moving.pieces[b]
	return p.screenLow[0] < q.screenHigh[0] && q.screenLow[0] < p.screenHigh[0] &&
		p.screenLow[1] < q.screenHigh[1] && q.screenLow[1] < p.screenHigh[1]
}

func (s *Scene) anchors() {
	for i := range s.frame.Anchors {
		s.frame.Anchors[i] = s.anchor(diorama.Anchor(view.Station(i)))
	}
}

func (s *Scene) anchor(at solid.Vec) Anchor {
	p := narrow(at)
	spot := s.lens.spot(&p)
	x, y := float64(spot.x), float64(spot.y)
	visible := spot.near > 0 && x >= s.aim.left && x <= s.aim.left+s.aim.widthPx && y >= s.aim.top && y <= s.aim.top+s.aim.heightPx
	return Anchor{X: spot.x, Y: spot.y, Visible: visible}
}
