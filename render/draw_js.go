package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// shown is what the kept picture shows, to find out what has changed.
type shown struct {
	pose   view.Pose
	camera scene.Camera
	frame  framing
	moving bool
}

// framing is what the whole picture depends on.
type framing struct {
	laid              int // plans so far
	content, emptied  int // screens, looks and emptied atlases so far
	theme             ui.Theme
	port              image.Rectangle // the stage, in pixels
	scale             float64         // pixels a CSS px
	widthPx, heightPx int
}

func (g *Game) framing() framing {
	laid := g.surface.Refresh()
	scale := 1.0
	if w := g.surface.Look().Width; w > 0 {
		scale = float64(g.widthPx) / w
	}
	return framing{
		laid: laid, content: g.surface.Content(), emptied: g.words.Emptied(), theme: g.surface.Look().Theme,
		port:  pixels(g.surface.Plan.Stage, scale).Intersect(image.Rect(0, 0, g.widthPx, g.heightPx)),
		scale: scale, widthPx: g.widthPx, heightPx: g.heightPx,
	}
}

// pixels is a rectangle in whole pixels.
func pixels(r ui.Rect, scale float64) image.Rectangle {
	round := func(v float64) int { return int(math.Round(v * scale)) }
	return image.Rect(round(r.X), round(r.Y), round(r.X+r.W), round(r.Y+r.H))
}

// draw redraws what isn't as the picture shows it: all of it; the stage, when the camera or a colour on it has changed;
// or the part of the stage in which something has moved.
func (g *Game) draw(screen *ebiten.Image) {
	g.words.roomFor(g.widthPx, g.heightPx)
	f := g.framing()
	g.rig.Frame(float64(max(f.port.Dx(), 1)) / float64(max(f.port.Dy(), 1)))
	now := shown{*g.model.Pose(), g.rig.Camera(), f, g.model.Moving()}
	was := g.shown
	e := g.eye(f)
	moved, told := g.tracker.Moved(&now.pose, &e)
	wanted := now == was && !g.awake // nothing has changed or is about to, but a frame was asked for: the picture itself is wanted
	scale, refine := g.fine.choose(now.camera != was.camera, g.rest.waits())
	around := f != was.frame || wanted && !refine
	stage := wanted || refine || f.others() != was.frame.others() || now.camera != was.camera || now.moving != was.moving || g.rest.over()
	if around || stage {
		g.placeLabels(f, &e, g.turning(&now, &was))
		if g.words.need(g.surface.Plan.Words, f.scale) {
			around, stage, f.emptied = true, true, g.words.Emptied()
		}
		g.uiOptions.Images[0] = g.words.image
	}
	if stage || now.pose != was.pose {
		g.build(f, scale)
	}
	if stage {
		g.paintLabels(f)
	}
	if now.moving {
		moved = moved.Union(g.followParcel(f, &e))
	}
	if around {
		g.paintAround(screen, f)
	}
	switch {
	case scale != 1:
		g.paintCoarse(screen, f.port)
	case stage || now.pose.Stage != was.pose.Stage || !told:
		g.paintStage(screen, f.port, f.port)
	default:
		g.paintStage(screen, f.port, patchOf(moved, f.port))
	}
	now.frame = f
	g.shown = now
}

// patchOf is the part of the stage to draw again, a pixel at least: Ebitengine shows the kept picture only in frames that
// drew on it, and a picture that is read in another one is empty.
func patchOf(moved, port image.Rectangle) image.Rectangle {
	part := grid(moved).Intersect(port)
	if part.Empty() {
		part = image.Rectangle{Min: port.Min, Max: port.Min.Add(image.Pt(1, 1))}.Intersect(port)
	}
	return part
}

// others is what the stage and its labels depend on: all but the plan around them.
func (f framing) others() framing {
	f.laid = 0
	return f
}

// grid widens a part to a coarse grid: Ebitengine keeps a value for each part that was drawn lately.
func grid(r image.Rectangle) image.Rectangle {
	const side = 32
	if r.Empty() {
		return r
	}
	down := func(v int) int { return v &^ (side - 1) }
	return image.Rect(down(r.Min.X), down(r.Min.Y), down(r.Max.X+side-1), down(r.Max.Y+side-1))
}

func (g *Game) eye(f framing) eye.Eye {
	camera := g.rig.Camera()
	return eye.New(&camera, float64(f.port.Min.X), float64(f.port.Min.Y), float64(f.port.Dx()), float64(f.port.Dy()))
}

// build makes the stage's picture as data: where it stands on the screen, or for a coarse layer of its own.
func (g *Game) build(f framing, scale float64) {
	left, top, width, height := float64(f.port.Min.X), float64(f.port.Min.Y), float64(f.port.Dx()), float64(f.port.Dy())
	if scale != 1 {
		left, top = 0, 0
		width, height = size(f.port, scale)
	}
	g.stage.SetTurning(g.rest.waits())
	g.frame = g.stage.Build(g.model.Pose(), g.rig.Camera(), scene.Theme(f.theme), left, top, width, height)
	if g.stageOptions.Uniforms == nil {
		g.stageOptions.Uniforms = g.frame.Uniforms.Named()
	}
}

// paintAround draws all but the stage, on the ground.
func (g *Game) paintAround(screen *ebiten.Image, f framing) {
	p := &g.around
	p.clear()
	ground := inkOf(f.theme.Colour(ui.Ground))
	p.plain(image.Rect(0, 0, f.widthPx, f.port.Min.Y), ground)
	p.plain(image.Rect(0, f.port.Max.Y, f.widthPx, f.heightPx), ground)
	p.plain(image.Rect(0, f.port.Min.Y, f.port.Min.X, f.port.Max.Y), ground)
	p.plain(image.Rect(f.port.Max.X, f.port.Min.Y, f.widthPx, f.port.Max.Y), ground)
	boxes, words := g.surface.Plan.OwnParts()
	p.add(boxes, words, f, g.words.Atlas)
	screen.DrawTrianglesShader32(p.vertices, p.indices, g.uiShader, &g.uiOptions)
}
