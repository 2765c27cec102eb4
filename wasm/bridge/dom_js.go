package bridge

import (
	"strings"
	"syscall/js"

	"github.com/redrivelab/redrivelab/render/ui"
)

// Hands is told what a person does to the canvas and around it.
type Hands interface {
	Point(p ui.Pointer)
	// Wheel and Key answer whether the lab has taken them; what it hasn't is the page's.
	Wheel(x, y, dy float64, modifier bool) (taken bool)
	Key(key string) (taken bool)
	// Focus says which control of the mirror has the keyboard focus, "" for none.
	Focus(id string)
	// Release lets go of all that is held: the window or its focus is left.
	Release()
	// Left is told when the person clicks outside the canvas.
	Left()
	// Resized is told when size or pixel ratio may have changed.
	Resized()
}

// Listen connects a canvas. All listeners are on window, in the capture phase, so that nobody on the way is faster; none
// of them takes a focus away, and what the lab doesn't take goes on to the page.
func Listen(canvas js.Value, hands Hands) {
	l := &listener{canvas: canvas, hands: hands, window: js.Global(), document: js.Global().Get("document")}
	l.pointers()
	l.on(l.window, "wheel", l.wheel)
	l.on(l.window, "keydown", l.keyDown)
	l.on(l.window, "blur", func(e js.Value) {
		if e.Get("target").Equal(l.window) { // an element's own blur passes here too, as one that a press on the canvas takes
			hands.Release()
		}
	})
	l.on(l.document, "visibilitychange", func(js.Value) { hands.Release() })
	l.on(l.document, "focusin", func(e js.Value) { hands.Focus(l.focused(e.Get("target"))) })
	l.on(l.document, "focusout", func(e js.Value) {
		if !e.Get("relatedTarget").Truthy() {
			hands.Focus("")
		}
	})
	l.on(l.window, "resize", func(js.Value) { hands.Resized() })
}

type listener struct {
	canvas, window, document js.Value
	hands                    Hands
}

// on listens for an event. Handlers hear it whatever the view is: what isn't theirs then, Hands leave to the page. What fails
// in a handler ends the handler, not the program, and stands in the console.
func (l *listener) on(target js.Value, name string, fn func(event js.Value)) {
	options := js.Global().Get("Object").New()
	options.Set("capture", true)
	options.Set("passive", false)
	target.Call("addEventListener", name, Func(func(args []js.Value) any {
		defer func() {
			switch fault := recover().(type) {
			case nil:
			case error:
				js.Global().Get("console").Call("error", name+": "+fault.Error())
			default:
				js.Global().Get("console").Call("error", name+": a handler failed")
			}
		}()
		if len(args) > 0 {
			fn(args[0])
		}
		return nil
	}), options)
}

func (l *listener) pointers() {
	for name, kind := range map[string]ui.PointerKind{
		"pointerdown": ui.Down, "pointermove": ui.Move, "pointerup": ui.Up, "pointercancel": ui.Cancel, "pointerout": ui.Out,
	} {
		l.on(l.window, name, func(e js.Value) { l.pointer(e, kind) })
	}
}

// pointer tells what a pointer did on the canvas. One that is pressed is captured, so that its release is heard outside
// of the canvas and of the window too; where it couldn't be, a release elsewhere on the page is heard at least.
func (l *listener) pointer(e js.Value, kind ui.PointerKind) {
	outside := !e.Get("target").Equal(l.canvas)
	if outside && kind == ui.Down {
		l.hands.Left()
	}
	if outside && kind != ui.Up {
		return
	}
	if kind == ui.Down && e.Get("button").Int() != 0 {
		return
	}
	id := e.Get("pointerId")
	if kind == ui.Down {
		l.capture(id)
	}
	box := l.canvas.Call("getBoundingClientRect")
	l.hands.Point(ui.Pointer{
		Kind: kind, ID: id.Int(), AtMs: e.Get("timeStamp").Float(), Finger: e.Get("pointerType").String() == "touch",
		X: e.Get("clientX").Float() - box.Get("left").Float(), Y: e.Get("clientY").Float() - box.Get("top").Float(),
	})
}

// capture keeps a pointer for the canvas. The browser throws when the pointer is gone already, or never was one.
func (l *listener) capture(id js.Value) {
	defer func() { _ = recover() }()
	l.canvas.Call("setPointerCapture", id)
}

// lineY is what a wheel that counts lines moves a line.
const lineY = 16

func (l *listener) wheel(e js.Value) {
	if !e.Get("target").Equal(l.canvas) {
		return
	}
	box := l.canvas.Call("getBoundingClientRect")
	dy := e.Get("deltaY").Float()
	switch e.Get("deltaMode").Int() {
	case 1:
		dy *= lineY
	case 2:
		dy *= box.Get("height").Float()
	}
	x, y := e.Get("clientX").Float()-box.Get("left").Float(), e.Get("clientY").Float()-box.Get("top").Float()
	if l.hands.Wheel(x, y, dy, e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) {
		e.Call("preventDefault")
	}
}

func (l *listener) keyDown(e js.Value) {
	for _, modifier := range [...]string{"ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"} {
		if e.Get(modifier).Truthy() {
			return
		}
	}
	if target := e.Get("target"); target.Get("closest").Truthy() && target.Call("closest", "input, textarea, select, dialog, [contenteditable]").Truthy() {
		return
	}
	key := keyOf(e)
	if (key == " " || key == "Enter") && l.presses(e.Get("target")) {
		return
	}
	if l.hands.Key(key) {
		e.Call("preventDefault")
	}
}

// keyOf is the key; one that has a digit on other keyboards is that digit, unless Shift makes something else of it: a
// Thai or a French keyboard has none without.
func keyOf(e js.Value) string {
	if digit, has := strings.CutPrefix(e.Get("code").String(), "Digit"); has && !e.Get("shiftKey").Bool() {
		return digit
	}
	return e.Get("key").String()
}

// presses says whether space or Enter is for what has the focus.
func (l *listener) presses(target js.Value) bool {
	return target.Get("closest").Truthy() && target.Call("closest", "button, a, summary, label").Truthy()
}

// focused is the target on the canvas for an element of the mirror: a control, or a mark of the timeline. Focus that a
// click brought needs no ring.
func (l *listener) focused(element js.Value) string {
	if !element.Get("closest").Truthy() || !element.Call("matches", ":focus-visible").Bool() {
		return ""
	}
	if !element.Call("closest", "#mirror").Truthy() {
		return ""
	}
	if control := element.Call("closest", "[data-id]"); control.Truthy() {
		return control.Get("dataset").Get("id").String()
	}
	if mark := element.Call("closest", "[data-step]"); mark.Truthy() {
		return ui.SeekPrefix + mark.Get("dataset").Get("step").String()
	}
	return ""
}
