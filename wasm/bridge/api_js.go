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
	for _, name := range lab.Methods() {
		object.Set(name, Call(lab, func(texts []string) string { return lab.Call(name, texts) }))
	}
	subscriptions := newSubscriptions(lab)
	object.Set("on", Func(subscriptions.on))
	js.Global().Set(Global, object)
	return object
}

// Call is a function of the page's that takes texts, as all calls of the lab do: what can't be one is refused before fn.
func Call(lab *api.Lab, fn func(texts []string) string) js.Func {
	return Func(func(args []js.Value) any {
		texts, err := textsOf(args)
		if err != nil {
			return lab.Refused(err)
		}
		return fn(texts)
	})
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
