//go:build !js

package assets

import _ "embed"

// stageTree is written by go generate ./render/scene.
//
//go:embed stage/tree.bin
var stageTree string
