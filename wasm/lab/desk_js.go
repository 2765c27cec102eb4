package main

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/wasm/api"
	"github.com/redrivelab/redrivelab/wasm/bridge"
)

// desk joins the lab, its picture and the page.
type desk struct {
	lab     *api.Lab
	scribe  *bridge.Scribe
	surface *ui.Surface
	game    *render.Game
	canvas  js.Value
	wake    js.Value // asks for a frame
	now     js.Value
	theme   ui.Theme
	speed   float64 // that was asked for; 0 is at once
	still   bool    // prefers-reduced-motion
	shown   bool    // the page knows of the first frame
}

func newDesk(lab *api.Lab) *desk {
	frames := js.Global().Get("redriveLabFrames")
	performance := js.Global().Get("performance")
	d := &desk{
		lab: lab, speed: 1, scribe: bridge.NewScribe(), canvas: frames.Get("canvas"),
		wake: frames.Get("wake"), now: performance.Get("now").Call("bind", performance),
	}
	d.surface = ui.NewSurface(lab.Screen(), d.look())
	return d
}

// look is what the page says now about size and language, and the theme.
func (d *desk) look() ui.Look {
	screen := d.lab.Screen()
	texts, _ := assets.Load(screen.Locale)
	d.scribe.SetLocale(screen.Locale)
	box := d.canvas.Call("getBoundingClientRect")
	return ui.Look{
		Width: box.Get("width").Float(), Height: box.Get("height").Float(),
		Theme: d.theme, Measurer: d.scribe, Texts: texts, Corner: d.corner(),
	}
}

// corner is what the page itself shows over the picture, in its upper right corner.
func (d *desk) corner() ui.Rect {
	bar := js.Global().Get("document").Call("getElementById", "bar")
	if !bar.Truthy() {
		return ui.Rect{}
	}
	box := bar.Call("getBoundingClientRect")
	return ui.Rect{X: box.Get("left").Float(), Y: box.Get("top").Float(), W: box.Get("width").Float(), H: box.Get("height").Float()}
}

// prepare makes the picture; the error is a shader that doesn't compile.
func (d *desk) prepare() (err error) {
	if d.game, err = render.New(d, d.lab.Model(), d.surface, d.scribe); err == nil {
		d.game.SetFull(js.Global().Get("redriveLabPage").Get("full").Truthy())
	}
	return err
}

// run draws until the page is left; when it returns, that has failed.
func (d *desk) run() error {
	d.calm()
	d.lab.On("screen", func(string) { d.changed() })
	bridge.Listen(d.canvas, d)
	d.followFonts()
	d.followBar()
	d.followView()
	d.Wake()
	return d.game.Run()
}

// fail has the page say what went wrong.
func fail(err error) {
	if err == nil {
		return
	}
	if page := js.Global().Get("redriveLabPage"); page.Truthy() {
		page.Call("failed", err.Error())
	}
}

// calm follows the system's wish for no motion, now and when it changes.
func (d *desk) calm() {
	query := js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)")
	follow := func([]js.Value) any {
		d.still = query.Get("matches").Bool()
		d.keepPace()
		return nil
	}
	follow(nil)
	query.Call("addEventListener", "change", bridge.Func(follow))
}

// keepPace has everything move as it may: nobody can ask for motion where none is wished for.
func (d *desk) keepPace() {
	d.lab.Model().SetSpeed(d.speed)
	d.lab.Model().SetStill(d.still)
	if d.game != nil {
		d.game.SetStill(d.still)
	}
	d.Wake()
}

// followView ends the motion when the lab stops being the view: on return the stage shows how things stand, not how they
// came about meanwhile.
func (d *desk) followView() {
	options := js.Global().Get("Object").New()
	options.Set("attributeFilter", []any{"data-view"})
	js.Global().Get("MutationObserver").New(bridge.Func(func([]js.Value) any {
		d.settleUnseen()
		return nil
	})).Call("observe", js.Global().Get("document").Get("documentElement"), options)
}

func (d *desk) settleUnseen() {
	if !d.visible() {
		d.settle()
	}
}

// changed shows the session as it stands now.
func (d *desk) changed() {
	d.settleUnseen()
	if d.surface.Look().Texts.Locale != d.lab.Screen().Locale {
		d.surface.Resize(d.look())
	}
	d.surface.Show(d.lab.Screen())
	d.Wake()
}

// followFonts has all words written anew when a font arrives late.
func (d *desk) followFonts() {
	js.Global().Get("document").Get("fonts").Call("addEventListener", "loadingdone", bridge.Func(func([]js.Value) any {
		d.scribe.Forget()
		d.game.ForgetWords()
		d.Resized()
		return nil
	}))
}

// followBar lays everything out anew when what the page shows in the corner grows or shrinks.
func (d *desk) followBar() {
	bar := js.Global().Get("document").Call("getElementById", "bar")
	observer := js.Global().Get("ResizeObserver")
	if !bar.Truthy() || !observer.Truthy() {
		return
	}
	observer.New(bridge.Func(func([]js.Value) any {
		if d.corner() != d.surface.Look().Corner {
			d.Resized()
		}
		return nil
	})).Call("observe", bar)
}

// NowMs is the page's clock.
func (d *desk) NowMs() float64 { return d.now.Invoke().Float() }

// Wake asks for one more frame.
func (d *desk) Wake() { d.wake.Invoke() }

// Drawn tells the page of the first frame.
func (d *desk) Drawn() {
	if d.shown {
		return
	}
	d.shown = true
	if page := js.Global().Get("redriveLabPage"); page.Truthy() {
		page.Call("firstFrame")
	}
}
