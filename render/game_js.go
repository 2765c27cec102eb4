package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/internal/patch"
	"github.com/redrivelab/redrivelab/render/internal/sight"
	"github.com/redrivelab/redrivelab/render/scene"
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
	tracker *patch.Tracker
	cut     patch.Cut
	rig     scene.Rig
	words   words
	seer    *sight.Seer
	seen    *ui.Sight
	tagPart image.Rectangle // where the parcel's label is on its way
	rest    rest
	fine    fineness

	stageShader, uiShader   *ebiten.Shader
	stageOptions, uiOptions ebiten.DrawTrianglesShaderOptions
	finalOptions            ebiten.DrawImageOptions

	widthPx, heightPx int
	atMs              float64
	awake             bool // frames have followed one another
	still             bool // no motion but at once (prefers-reduced-motion)
	shown             shown
	around, labels    paint
	tag               paint // the parcel's label
	frame             *scene.Frame
}

// New makes a game. The error is a shader that doesn't compile.
func New(host Host, model *view.Model, surface *ui.Surface, scribe ui.Scribe) (*Game, error) {
	g := &Game{
		host: host, model: model, surface: surface,
		stage: scene.New(), tracker: patch.NewTracker(), seer: sight.NewSeer(), words: words{scribe: scribe},
	}
	var err error
	if g.stageShader, err = ebiten.NewShader(assets.StageShader()); err != nil {
		return nil, err
	}
	if g.uiShader, err = ebiten.NewShader(assets.UIShader()); err != nil {
		return nil, err
	}
	g.finalOptions.Blend = ebiten.BlendCopy
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

// Settle ends the camera's way at once.
func (g *Game) Settle() {
	g.rig.Settle()
	g.rest.hurry()
}

// Do carries out what a person meant for the camera; other intents aren't the Game's.
func (g *Game) Do(intent ui.Intent) {
	switch intent.Kind {
	case ui.Orbit:
		g.rig.Orbit(intent.DX, intent.DY)
	case ui.Zoom:
		g.rig.Zoom(intent.Factor)
	case ui.Home:
		g.rig.Home(g.still)
	case ui.FixedView:
		g.rig.Show(intent.N, g.still)
	}
}

// ForgetWords has all words written anew: the fonts have changed.
func (g *Game) ForgetWords() {
	if g.words.Atlas != nil {
		g.words.Empty()
	}
}

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
	g.rig.Follow(g.model.Course(), g.model.Pose().Stage.Cast)
	moving = g.rig.Advance(dt) || moving
	g.rest.advance(dt)
	g.draw(screen)
	moving = moving || g.rest.waits() || g.fine.scale != 1
	g.awake = moving
	if moving {
		g.host.Wake()
	}
	g.host.Drawn()
}

func (g *Game) elapsed() float64 {
	now := g.host.NowMs()
	if g.awake {
		g.fine.took(now - g.atMs)
	}
	dt := min(max(now-g.atMs, 0), longestMs)
	g.atMs = now
	if !g.awake {
		return usualMs
	}
	return dt
}

// DrawFinalScreen shows the kept picture: it covers everything, so that nothing need be blended.
func (g *Game) DrawFinalScreen(screen ebiten.FinalScreen, kept *ebiten.Image, geo ebiten.GeoM) {
	g.finalOptions.GeoM = geo
	screen.DrawImage(kept, &g.finalOptions)
}
