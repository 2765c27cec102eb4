//go:build js

// Command lab becomes lab.wasm: the lab with its picture. The JavaScript API is the same as engine.wasm's, and more:
// setTheme, setSpeed, view and image for pages; targets, fineness and settle for tests.
package main

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/wasm/api"
	"github.com/redrivelab/redrivelab/wasm/bridge"
)

func main() {
	lab := api.New()
	d := newDesk(lab)
	d.expose(bridge.Expose(lab))
	fonts := make(chan struct{})
	d.scribe.LoadFonts(func() { close(fonts) })
	err := assets.SetStageTree(bridge.Bytes(js.Global().Get("redriveLabPage").Get("tree")))
	if err == nil {
		err = d.prepare() // shaders are compiled while the fonts are on their way
	}
	<-fonts
	if err == nil {
		err = d.run()
	}
	fail(err)
}
