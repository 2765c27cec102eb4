package assets

import (
	"errors"
	"unsafe"
)

var stageTree string

var errStage = errors.New("stage.bin belongs to another build than lab.wasm; reload the page, or put the whole site in place again")

// SetStageTree takes the tree as the page fetched it, and keeps it. The error says that it isn't this program's.
func SetStageTree(tree []byte) error {
	if !fits(tree) {
		return errStage
	}
	stageTree = unsafe.String(unsafe.SliceData(tree), len(tree)) // nobody else has the bytes: no second copy of them
	return nil
}
