package main

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/wasm/api"
)

// Point takes what a pointer did.
func (d *desk) Point(p ui.Pointer) { d.do(d.surface.Point(p)) }

// Wheel takes a turn of the wheel, when it is the lab's.
func (d *desk) Wheel(x, y, dy float64, modifier bool) bool {
	intent, taken := d.surface.Wheel(x, y, dy, modifier)
	d.do(intent)
	return taken
}

// Key takes a key; while the lab is not the view, keys are the page's.
func (d *desk) Key(key string) bool {
	if !d.visible() {
		return false
	}
	intent := d.surface.Key(key)
	if intent.Kind == ui.Skip && !d.lab.Model().Moving() {
		return false
	}
	d.do(intent)
	return intent.Kind != ui.NoIntent
}

func (d *desk) visible() bool {
	return js.Global().Get("document").Get("documentElement").Get("dataset").Get("view").String() == "3d"
}

// Focus draws the ring around the control that has the focus in the mirror.
func (d *desk) Focus(id string) {
	d.surface.Focus(id)
	d.refresh()
}

// Release lets go of what is held. Whoever leaves a frame goes on in the page around it, and needs the wheel there.
func (d *desk) Release() {
	if framed() {
		d.surface.Leave()
	} else {
		d.surface.Release()
	}
	d.refresh()
}

func framed() bool { return !js.Global().Get("parent").Equal(js.Global()) }

// Left gives wheel and touch back to the page.
func (d *desk) Left() {
	d.surface.Leave()
	d.refresh()
}

// Resized lays everything out for the size now.
func (d *desk) Resized() {
	d.surface.Resize(d.look())
	d.Wake()
}

// do carries out an intent.
func (d *desk) do(intent ui.Intent) {
	switch intent.Kind {
	case ui.Press:
		d.press(intent)
	case ui.Edit:
		r := intent.Rect
		js.Global().Get("redriveLabPage").Call("edit", intent.ID, r.X, r.Y, r.W, r.H)
	case ui.Skip:
		if !d.lab.Model().Moving() {
			d.refresh()
			return
		}
		d.lab.Model().Skip()
	case ui.NoIntent:
		d.refresh()
		return
	default:
		d.game.Do(intent)
	}
	d.refresh()
	d.Wake()
}

// press uses a control. A refusal is told on the canvas; the page tells it to a screen reader, and has the words for it in
// the person's language.
func (d *desk) press(intent ui.Intent) {
	args := []string{intent.ID}
	if intent.Value != "" {
		args = append(args, intent.Value)
	}
	answer := d.lab.Call("press", args)
	refusal := api.RefusalIn(answer)
	if refusal == "" {
		return
	}
	if page := js.Global().Get("redriveLabPage"); page.Truthy() && page.Get("refused").Truthy() {
		if words := page.Call("refused", answer); words.Type() == js.TypeString {
			refusal = words.String()
		}
	}
	d.surface.Refuse(refusal)
}

// refresh asks for a frame if the screen has changed, and sets what the browser shows and takes by itself.
func (d *desk) refresh() {
	if d.surface.Stale() {
		d.Wake()
	}
	style := d.canvas.Get("style")
	style.Set("cursor", d.cursor())
	style.Set("touchAction", d.touch())
}

func (d *desk) cursor() string {
	if d.surface.State.Hover != "" {
		return "pointer"
	}
	return "default"
}

// touch leaves a finger's way up and down to a page that has the lab embedded, until the person has tapped into it.
func (d *desk) touch() string {
	if d.surface.Active() || !framed() {
		return "none"
	}
	return "pan-y"
}
