package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// Host is what the Game needs of its page.
type Host interface {
	// NowMs is a clock that only runs forward.
	NowMs() float64
	// Wake asks for one more frame.
	Wake()
	// Drawn is told after each frame.
	Drawn()
}

// Game draws the lab. It is woken by whoever changes what it shows.
type Game struct {
	host    Host
	model   *view.Model
	surface *ui.Surface
	stage   *scene.Scene
	rig     rig
	atlas   *atlas

	stageShader, uiShader   *ebiten.Shader
	stageOptions, uiOptions ebiten.DrawTrianglesShaderOptions

	widthPx, heightPx int
	atMs              float64
	awake             bool // frames have followed one another
	still             bool // no motion but at once (prefers-reduced-motion)
	drawn             drawn
	around, labels    paint
	frame             *scene.Frame
}

// drawn is what the kept picture shows, to find out what has changed.
type drawn struct {
	pose              view.Pose
	camera            scene.Camera
	theme             ui.Theme
	viewport          viewport
	scale             float64
	widthPx, heightPx int
	emptied, laid     int
}

// New makes a game. The error is a shader that doesn't compile.
func New(host Host, model *view.Model, surface *ui.Surface, scribe ui.Scribe) (*Game, error) {
	g := &Game{host: host, model: model, surface: surface, stage: scene.New(), atlas: newAtlas(scribe)}
	var err error
	if g.stageShader, err = ebiten.NewShader(assets.StageShader()); err != nil {
		return nil, err
	}
	if g.uiShader, err = ebiten.NewShader(assets.UIShader()); err != nil {
		return nil, err
	}
	g.uiOptions.Images[0] = g.atlas.image
	return g, nil
}

// Run hands the thread to Ebitengine. It returns only when that has failed.
func (g *Game) Run() error {
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{InitUnfocused: true, DisableHiDPI: true})
}

// SetStill makes the camera jump instead of turning.
func (g *Game) SetStill(still bool) { g.still = still }

// Do carries out what a person meant for the camera; other intents aren't the Game's.
func (g *Game) Do(intent ui.Intent) {
	switch intent.Kind {
	case ui.Orbit:
		g.rig.orbit(intent.DX, intent.DY)
	case ui.Zoom:
		g.rig.zoom(intent.Factor)
	case ui.Home:
		g.rig.show(g.rig.view, g.still)
	case ui.FixedView:
		g.rig.show(intent.N, g.still)
	}
}

// ForgetWords has all words written anew: the fonts have changed.
func (g *Game) ForgetWords() { g.atlas.empty() }

// Layout makes the picture as large as the canvas, in pixels.
func (g *Game) Layout(widthPx, heightPx int) (int, int) {
	g.widthPx, g.heightPx = max(widthPx, 1), max(heightPx, 1)
	return g.widthPx, g.heightPx
}

// Update has nothing to do: all that changes between frames changes by events, or by the time that Draw sees.
func (g *Game) Update() error { return nil }

// The most time that a frame may jump over, and what the first one after a rest is taken to have lasted.
const (
	longestMs = 100.0
	usualMs   = 1000.0 / 60
)

// Draw brings the kept picture up to date, and asks for another frame while something moves.
func (g *Game) Draw(screen *ebiten.Image) {
	dt := g.elapsed()
	moving := g.model.Advance(dt)
	moving = g.rig.advance(dt) || moving
	g.draw(screen)
	g.awake = moving
	if moving {
		g.host.Wake()
	}
	g.host.Drawn()
}

func (g *Game) elapsed() float64 {
	now := g.host.NowMs()
	dt := min(max(now-g.atMs, 0), longestMs)
	g.atMs = now
	if !g.awake {
		return usualMs
	}
	return dt
}

// scale is pixels per CSS px.
func (g *Game) scale() float64 {
	if w := g.surface.Look().Width; w > 0 {
		return float64(g.widthPx) / w
	}
	return 1
}

// draw redraws what isn't as the picture shows it.
func (g *Game) draw(screen *ebiten.Image) {
	laid := g.surface.Refresh()
	scale, theme := g.scale(), g.surface.Look().Theme
	port := viewportOf(g.surface.Plan.Stage, scale, g.widthPx, g.heightPx)
	g.rig.frame(port.aspect())
	now := drawn{*g.model.Pose(), g.rig.now, theme, port, scale, g.widthPx, g.heightPx, g.atlas.emptied, laid}
	was := g.drawn
	whole := now.laid != was.laid || now.theme != was.theme || now.viewport != was.viewport || now.scale != was.scale ||
		now.widthPx != was.widthPx || now.heightPx != was.heightPx || now.emptied != was.emptied
	if !whole && now == was {
		whole = true // asked for with nothing changed: the picture itself is wanted
	}
	if whole || now.pose != was.pose || now.camera != was.camera {
		g.build(port, scale)
	}
	if whole {
		g.paintAround(screen, scale)
	}
	g.paintStage(screen, port)
	now.emptied = g.atlas.emptied
	g.drawn = now
}

// build makes the stage's picture as data, and puts the labels to it.
func (g *Game) build(port viewport, scale float64) {
	theme := g.surface.Look().Theme
	x, y, w, h := float64(port.x0), float64(port.y0), float64(port.width()), float64(port.height())
	g.frame = g.stage.Build(g.model.Pose(), g.rig.now, scene.Theme(theme), x, y, w, h)
	g.placeLabels(eye.New(&g.rig.now, x, y, w, h), scale)
	plan := &g.surface.Plan
	g.writeWords(scale)
	g.labels.clear()
	boxes, words := plan.LabelParts()
	for i := range boxes {
		g.labels.box(&boxes[i], theme, scale)
	}
	for i := range words {
		g.labels.word(&words[i], theme, scale, g.atlas)
	}
}

// placeLabels puts the labels over the stations as they are seen.
func (g *Game) placeLabels(e eye.Eye, scale float64) {
	var anchors [view.Stations]ui.Anchor
	for s := range anchors {
		spot, _ := e.See(diorama.Anchor(view.Station(s)))
		anchors[s] = anchorAt(g.frame.Anchors[s], spot.Unit, scale)
	}
	// The parcel is never far from the place that it belongs to, so that place's scale does.
	parcel := anchorAt(g.frame.Parcel, anchors[g.model.Pose().Stage.Parcel.At].Unit*scale, scale)
	g.surface.Plan.PlaceLabels(&anchors, parcel)
}

func anchorAt(a scene.Anchor, unitPx, scale float64) ui.Anchor {
	return ui.Anchor{X: float64(a.X) / scale, Y: float64(a.Y) / scale, Unit: unitPx / scale, Visible: a.Visible}
}

// writeWords has all words of the plan in the atlas.
func (g *Game) writeWords(scale float64) { g.atlas.need(g.surface.Plan.Words, scale) }

// paintAround draws all but the stage, on the ground.
func (g *Game) paintAround(screen *ebiten.Image, scale float64) {
	plan, theme := &g.surface.Plan, g.surface.Look().Theme
	port := viewportOf(plan.Stage, scale, g.widthPx, g.heightPx)
	p := &g.around
	p.clear()
	ground := inkOf(theme.Colour(ui.Ground))
	p.plain(0, 0, g.widthPx, port.y0, ground)
	p.plain(0, port.y1, g.widthPx, g.heightPx, ground)
	p.plain(0, port.y0, port.x0, port.y1, ground)
	p.plain(port.x1, port.y0, g.widthPx, port.y1, ground)
	boxes, words := plan.OwnParts()
	for i := range boxes {
		p.box(&boxes[i], theme, scale)
	}
	for i := range words {
		p.word(&words[i], theme, scale, g.atlas)
	}
	screen.DrawTrianglesShader32(p.vertices, p.indices, g.uiShader, &g.uiOptions)
}

// viewport is the stage's rectangle in whole pixels.
type viewport struct{ x0, y0, x1, y1 int }

func viewportOf(r ui.Rect, scale float64, widthPx, heightPx int) viewport {
	round := func(v float64, most int) int { return min(max(int(math.Round(v*scale)), 0), most) }
	return viewport{round(r.X, widthPx), round(r.Y, heightPx), round(r.X+r.W, widthPx), round(r.Y+r.H, heightPx)}
}

func (v viewport) width() int      { return v.x1 - v.x0 }
func (v viewport) height() int     { return v.y1 - v.y0 }
func (v viewport) aspect() float64 { return float64(max(v.width(), 1)) / float64(max(v.height(), 1)) }
