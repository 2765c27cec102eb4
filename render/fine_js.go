package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/redrivelab/redrivelab/render/internal/detail"
	"github.com/redrivelab/redrivelab/render/scene"
)

// fineness says how many pixels of the stage are drawn for a pixel shown, to each side: fewer on a slow machine while the
// camera moves. What is at rest is always drawn in full, and so are words and controls.
type fineness struct {
	level   detail.Level
	full    bool          // always
	turned  bool          // the camera moved in the last frame
	scale   float64       // of the picture that is shown; 0 before there is one
	layer   *ebiten.Image // the coarse stage
	options ebiten.DrawImageOptions
}

// SetFull has every frame drawn in full, however long it takes: for pictures and measurements.
func (g *Game) SetFull(full bool) { g.fine.full = full }

// Fineness is how many pixels of the stage were drawn for a pixel shown, to each side: 1 at most, 0 before the first frame.
func (g *Game) Fineness() float64 { return g.fine.scale }

// took takes how long the last frame was in the making.
func (f *fineness) took(ms float64) {
	if f.turned && !f.full && ms > 0 {
		f.level.Frame(ms)
	}
}

// choose gives the scale for a frame: the camera has turned, or waits whether it turns on. refine says that the picture shown is
// a coarse one, which this frame makes fine again.
func (f *fineness) choose(turned, waits bool) (scale float64, refine bool) {
	coarse := f.scale != 0 && f.scale != 1
	f.turned, f.scale = turned, 1
	if !f.full && (turned || coarse && waits) {
		f.scale = f.level.Scale()
	}
	return f.scale, coarse && f.scale == 1
}

// size is how large a stage of this size is drawn.
func size(port image.Rectangle, scale float64) (widthPx, heightPx float64) {
	return math.Max(1, math.Round(float64(port.Dx())*scale)), math.Max(1, math.Round(float64(port.Dy())*scale))
}

// paintCoarse draws the stage into a smaller layer and that over the port: only then is there one pass more over it.
func (g *Game) paintCoarse(screen *ebiten.Image, port image.Rectangle) {
	f := &g.fine
	width, height := size(port, f.scale)
	if want := image.Rect(0, 0, int(width), int(height)); f.layer == nil || f.layer.Bounds() != want {
		if f.layer != nil {
			f.layer.Deallocate()
		}
		f.layer = ebiten.NewImageWithOptions(want, &ebiten.NewImageOptions{Unmanaged: true})
	}
	f.layer.Fill(g.background())
	f.layer.DrawTrianglesShader32(vertices(g.frame.Vertices), g.frame.Indices, g.stageShader, &g.stageOptions)
	f.options.GeoM.Reset()
	f.options.GeoM.Scale(float64(port.Dx())/width, float64(port.Dy())/height)
	f.options.GeoM.Translate(float64(port.Min.X), float64(port.Min.Y))
	f.options.Filter, f.options.Blend = ebiten.FilterLinear, ebiten.BlendCopy
	into := screen.SubImage(port).(*ebiten.Image)
	into.DrawImage(f.layer, &f.options)
	g.writeLabels(into)
}

func (g *Game) background() color.RGBA {
	b := scene.Theme(g.surface.Look().Theme).Background()
	return color.RGBA{channel(b[0]), channel(b[1]), channel(b[2]), 255}
}
