package main

import (
	"strconv"
	"syscall/js"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/wasm/bridge"
)

// expose adds the calls that only the lab with a picture has. They answer text, never throw, and refuse as the others do.
func (d *desk) expose(object js.Value) {
	for name, fn := range map[string]func(text string) error{"setTheme": d.setTheme, "setSpeed": d.setSpeed, "view": d.view} {
		object.Set(name, bridge.Call(d.lab, func(texts []string) string { return d.called(name, texts, fn) }))
	}
	object.Set("image", js.Global().Get("redriveLabFrames").Get("image"))
	object.Set("targets", bridge.Func(func([]js.Value) any { return d.targets() }))
	object.Set("fineness", bridge.Func(func([]js.Value) any { return d.game.Fineness() }))
	object.Set("settle", bridge.Func(func([]js.Value) any { return d.settle() }))
}

const done = "{}"

// called answers a call that takes one text.
func (d *desk) called(name string, texts []string, fn func(text string) error) string {
	if len(texts) != 1 {
		return d.lab.Refused(lab.Refuse("wrong-arguments", "", name+" takes 1 argument; "+strconv.Itoa(len(texts))+" given"))
	}
	if err := fn(texts[0]); err != nil {
		return d.lab.Refused(err)
	}
	return done
}

// take has a value used that is known by its name; known says which are.
func take[T any](name string, parse func(string) (T, bool), known string, use func(T)) error {
	value, ok := parse(name)
	if !ok {
		return lab.Refuse("unknown-value", "", known)
	}
	use(value)
	return nil
}

// setTheme takes "dark", "light" or "projector".
func (d *desk) setTheme(name string) error {
	return take(name, ui.ParseTheme, "the themes are dark, light and projector", func(theme ui.Theme) {
		d.theme = theme
		d.Resized()
	})
}

// setSpeed takes "0.5", "1", "2" or "instant".
func (d *desk) setSpeed(name string) error {
	return take(name, ui.ParseSpeed, "the speeds are 0.5, 1, 2 and instant", func(speed float64) {
		d.speed = speed
		d.keepPace()
	})
}

// view takes "1" to "6" for a fixed camera, "0" for home: the camera that follows the message.
func (d *desk) view(number string) error {
	return take(number, ui.ParseView, "the views are 1 to 6, and 0 for home", d.do)
}

// settle ends all motion at once: for tests, and while nobody sees it.
func (d *desk) settle() string {
	d.lab.Model().Snap(d.lab.Screen().Stage)
	if d.game != nil {
		d.game.Settle()
	}
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
