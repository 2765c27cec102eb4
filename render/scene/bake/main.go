// Command bake puts the static parts of the stage in order and writes the tree and its check sum to
// assets/stage. It runs in render/scene, by go generate.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

const (
	file = "../../assets/stage/tree.bin"
	sum  = "../../assets/stage/tree.sum"
)

func main() {
	if err := bake(); err != nil {
		fmt.Fprintln(os.Stderr, "bake:", err)
		os.Exit(1)
	}
}

func bake() error {
	static := diorama.Static()
	parts := make([]bsp.Part, len(static))
	for i, p := range static {
		parts[i] = bsp.Part(p)
	}
	tree, err := bsp.Build(parts)
	if err != nil {
		return err
	}
	text := bsp.Encode(tree)
	fmt.Printf("%d parts, %d cells, %d faces, %d corners, %d points, %d bytes\n",
		len(parts), len(tree.Leaves), len(tree.Faces), len(tree.Corners), len(tree.Points), len(text))
	return errors.Join(os.WriteFile(file, text, 0o644), os.WriteFile(sum, []byte(assets.StageSum(text)), 0o644))
}
