package assets

import _ "embed"

// stageTree is written by go generate ./render/scene.
//
//go:embed stage/tree.bin
var stageTree string

//go:embed shaders/stage.kage
var stageShader []byte

// StageTree is the stage's static parts, cut and in the order of their planes, as package bsp encodes them.
func StageTree() string { return stageTree }

// StageShader is the Kage source that lights the stage. Its uniforms are scene.Uniforms.
func StageShader() []byte { return stageShader }
