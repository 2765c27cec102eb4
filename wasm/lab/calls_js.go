package main

import (
	"strconv"
	"syscall/js"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/wasm/bridge"
)

// expose adds the calls that only the lab with a picture has. Like the others they answer text and never throw.
func (d *desk) expose(object js.Value) {
	object.Set("setTheme", bridge.Func(d.setTheme))
	object.Set("setSpeed", bridge.Func(d.setSpeed))
	object.Set("image", js.Global().Get("redriveLabFrames").Get("image"))
	object.Set("targets", bridge.Func(func([]js.Value) any { return d.targets() }))
	object.Set("settle", bridge.Func(func([]js.Value) any { return d.settle() }))
}

const done = "{}"

func refused(code, message string) string {
	return `{"error":{"code":"` + code + `","message":"` + message + `","path":""}}`
}

// setTheme takes "dark", "light" or "projector".
func (d *desk) setTheme(args []js.Value) any {
	if len(args) != 1 || args[0].Type() != js.TypeString {
		return refused("wrong-arguments", "setTheme takes the name of a theme")
	}
	theme, ok := ui.ParseTheme(args[0].String())
	if !ok {
		return refused("unknown-value", "the themes are dark, light and projector")
	}
	d.theme = theme
	d.Resized()
	return done
}

// setSpeed takes "0.5", "1", "2" or "instant".
func (d *desk) setSpeed(args []js.Value) any {
	if len(args) != 1 || args[0].Type() != js.TypeString {
		return refused("wrong-arguments", "setSpeed takes a speed")
	}
	speed, err := strconv.ParseFloat(args[0].String(), 64)
	if instant := args[0].String() == "instant"; !instant && (err != nil || speed <= 0 || speed > 2) {
		return refused("unknown-value", "the speeds are 0.5, 1, 2 and instant")
	}
	d.lab.Model().SetSpeed(speed)
	d.Wake()
	return done
}

// settle ends all motion at once: for tests.
func (d *desk) settle() string {
	d.lab.Model().Snap(d.lab.Screen().Stage)
	d.Wake()
	return done
}

// targets tells where what can be clicked stands, in CSS px: for tests.
func (d *desk) targets() string {
	d.surface.Refresh()
	var w canon.Writer
	w.Array()
	for _, t := range d.surface.Plan.Targets {
		w.Object()
		w.StringMember("id", t.ID)
		for name, side := range map[string]float64{"x": t.X, "y": t.Y, "w": t.W, "h": t.H} {
			w.Key(name)
			w.Raw(strconv.FormatFloat(side, 'f', 2, 64))
		}
		w.EndObject()
	}
	w.EndArray()
	return w.Text()
}
