//go:build js

// Command engine becomes engine.wasm: the lab without a picture, its rules and the JavaScript API, for pages, workers
// and Node. The Node tests beside it play it through that API.
package main

import (
	"github.com/redrivelab/redrivelab/wasm/api"
	"github.com/redrivelab/redrivelab/wasm/bridge"
)

func main() {
	bridge.Expose(api.NewWithMaps())
	select {} // calls come from the page
}
