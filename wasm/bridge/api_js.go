package bridge

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/wasm/api"
	"github.com/redrivelab/redrivelab/wasm/bridge/port"
)

// Expose puts the lab's calls on globalThis.redriveLab, see port.Expose.
func Expose(lab *api.Lab) js.Value { return port.Expose(lab) }

// Func is a function of the page's that never throws, see port.Func.
func Func(fn func(args []js.Value) any) js.Func { return port.Func(fn) }
