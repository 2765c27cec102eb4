package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
)

// programs are the WebAssembly programs of the site, their main packages and where the compiler may inline beyond inlining: the rules
// in engine.wasm, which a page has explore them all. In lab.wasm a step is one in thousands of frames.
var programs = []struct {
	file, pkg string
	inlining  []string
}{
	{"engine.wasm", "./wasm/engine", []string{"github.com/redrivelab/redrivelab/engine/quarantine="}},
	{"lab.wasm", "./wasm/lab", nil},
}

// addPrograms builds the programs. They are linked into the cache, where the go command sees that nothing changed.
func addPrograms(files map[string][]byte, o options) error {
	dir, err := filepath.Abs(filepath.Join(o.cache, "wasm"))
	if err != nil {
		return err
	}
	flags, err := linking(o.top)
	if err != nil {
		return err
	}
	for _, p := range programs {
		target := filepath.Join(dir, p.file)
		if err := compile(o.top, target, p.pkg, flags, p.inlining); err != nil {
			return err
		}
		if files[p.file], err = os.ReadFile(target); err != nil {
			return err
		}
	}
	return nil
}

// inlining says where the compiler may inline: what works in every frame. Inlined copies don't compress
// well: without them in the rest (the shader compiler, text templates, layout, JSON) lab.wasm is a tenth smaller after
// brotli. Of several patterns that match a package the last one counts.
var inlining = []string{
	"all=-l",
	"internal/runtime/...=", "math=",
	"github.com/hajimehoshi/ebiten/v2/internal/graphicscommand=",
	"github.com/redrivelab/redrivelab/render/scene=",
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp=",
	"github.com/redrivelab/redrivelab/render/internal/...=",
}

// linking are the linker's flags: no names for a debugger, and the sum of the stage's tree, by which lab.wasm knows it.
func linking(top string) (string, error) {
	tree, err := os.ReadFile(treeFile(top))
	return "-s -w -X github.com/redrivelab/redrivelab/assets.stageSum=" + assets.StageSum(tree), err
}

func compile(top, target, pkg, flags string, more []string) error {
	args := []string{"build", "-trimpath", "-ldflags=" + flags, "-o", target}
	for _, pattern := range slices.Concat(inlining, more) {
		args = append(args, "-gcflags="+pattern)
	}
	cmd := exec.Command("go", append(args, pkg)...)
	cmd.Dir = top
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go build %s: %w\n%s", pkg, err, text)
	}
	return nil
}

// addRuntime adds the script that comes with the Go toolchain and has to fit it.
func addRuntime(files map[string][]byte, top string) error {
	cmd := exec.Command("go", "env", "GOROOT")
	cmd.Dir = top
	text, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	root := strings.TrimSpace(string(text))
	for _, dir := range []string{"lib", "misc"} { // misc: where it was before Go 1.24, and still is on some systems
		if script, err := os.ReadFile(filepath.Join(root, dir, "wasm", "wasm_exec.js")); err == nil {
			files["wasm_exec.js"] = script
			return nil
		}
	}
	return fmt.Errorf("no wasm_exec.js in %s/lib/wasm or %s/misc/wasm: install the whole Go distribution", root, root)
}
