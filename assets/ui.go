package assets

import _ "embed"

//go:embed shaders/ui.kage
var uiShader []byte

// UIShader is the Kage source that draws boxes and words.
func UIShader() []byte { return uiShader }
