package assets

import (
	_ "embed"
	"strconv"
)

// stageSum is the sum of the tree beside which the program was built: the linker writes it here for the site, by -X.
var stageSum string

//go:embed shaders/stage.kage
var stageShader []byte

// StageTree is the stage's static parts, cut and in the order of their planes, as package bsp encodes them. In a browser
// it is "" before SetStageTree: there the tree is a file of its own, which arrives beside the program.
func StageTree() string { return stageTree }

// StageShader is the Kage source that lights the stage. Its uniforms are scene.Uniforms.
func StageShader() []byte { return stageShader }

// StageSum is a check sum of a tree (FNV-1a of 32 bits, in hexadecimal digits): it tells a tree of another build from the
// program's own, no more.
func StageSum(tree []byte) string {
	sum := uint32(2166136261)
	for _, b := range tree {
		sum = (sum ^ uint32(b)) * 16777619
	}
	return strconv.FormatUint(uint64(sum), 16)
}

// fits says whether a tree is the one beside which the program was built.
func fits(tree []byte) bool { return StageSum(tree) == stageSum }
