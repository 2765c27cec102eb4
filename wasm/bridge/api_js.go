package bridge

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/wasm/api"
)

// Global is the name under which a lab stands on globalThis.
const Global = "redriveLab"

// Expose puts the lab's calls, on and version on globalThis.redriveLab. The object is there when Expose returns, and is
// returned so that a main package can add to it.
func Expose(lab *api.Lab) js.Value {
	object := js.Global().Get("Object").New()
	object.Set("version", api.Version)
	for _, name := range api.Methods() {
		object.Set(name, Func(func(args []js.Value) any {
			texts, err := textsOf(args)
			if err != nil {
				return lab.Refused(err)
			}
			return lab.Call(name, texts)
		}))
	}
	object.Set("on", Func(func(args []js.Value) any { return on(lab, args) }))
	js.Global().Set(Global, object)
	return object
}

// Func is a function of the page's that takes any arguments and never throws: a panic answers undefined.
func Func(fn func(args []js.Value) any) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) (answer any) {
		defer func() {
			if recover() != nil {
				answer = js.Undefined()
			}
		}()
		return fn(args)
	})
}

// on subscribes a function of the page and answers one that unsubscribes it. What is no type or no function subscribes
// nothing, is reported as an error event, and is answered alike.
func on(lab *api.Lab, args []js.Value) any {
	off := func() {}
	if len(args) >= 2 && typeOf(args[0]) == js.TypeString && typeOf(args[1]) == js.TypeFunction {
		listener := args[1]
		off = lab.On(args[0].String(), func(json string) { listener.Invoke(json) })
	} else {
		lab.Report("wrong-arguments", "", "on takes a type of event and a function")
	}
	var release js.Func
	release = Func(func([]js.Value) any {
		off()
		return nil
	})
	return release
}
