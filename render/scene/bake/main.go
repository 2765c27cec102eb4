// Command bake puts the static parts of the stage in order and writes the tree to assets/stage. It runs in render/scene,
// by go generate.
package main

import (
	"fmt"
	"os"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

const file = "../../assets/stage/tree.bin"

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
	var guests []bsp.Guest
	for _, g := range diorama.Guests() {
		guests = append(guests, bsp.Guest(g))
	}
	tree, err := bsp.Build(parts, guests...)
	if err != nil {
		return err
	}
	text := bsp.Encode(tree)
	fmt.Printf("%d parts, %d cells, %d faces, %d corners, %d points, %d bytes\n",
		len(parts), len(tree.Leaves), len(tree.Faces), len(tree.Corners), len(tree.Points), len(text))
	return os.WriteFile(file, text, 0o644)
}
