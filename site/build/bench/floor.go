//go:build !js

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/redrivelab/redrivelab/site/build/pack"
)

// floorPage starts a program the short way and notes when Ebitengine first draws and how often.
const floorPage = `<!doctype html><meta charset="utf-8"><script src="wasm_exec.js"></script><script>
const real = requestAnimationFrame; let drawn = 0;
globalThis.floor = { get drawn() { return drawn; } };
globalThis.requestAnimationFrame = (fn) => real((time) => { fn(time); if (++drawn === 1) performance.mark("first-frame"); });
navigator.getGamepads = () => [];
const go = new Go();
WebAssembly.instantiateStreaming(fetch("%s.wasm"), go.importObject).then(({ instance }) => go.run(instance));
</script>`

// boxesPage shows the scene of boxes, which is no Ebitengine program but what others do.
const boxesPage = `<!doctype html><meta charset="utf-8"><style>body { margin: 0 } canvas { display: block; width: 100vw; height: 100vh }</style>
<canvas></canvas><script type="module">
import { drawBoxes } from "./boxes.js";
let drawn = 0;
globalThis.floor = { get drawn() { return drawn; } };
const canvas = document.querySelector("canvas");
canvas.width = innerWidth * devicePixelRatio;
canvas.height = innerHeight * devicePixelRatio;
drawBoxes(canvas, () => { if (++drawn === 1) performance.mark("first-frame"); });
</script>`

// buildFloor makes a site of the floor programs, compressed like the lab.
func buildFloor(at places) error {
	files := map[string][]byte{"lab.html": nil} // so that the folder is known as a site
	runtime, err := os.ReadFile(filepath.Join(at.dist, "wasm_exec.js"))
	if err != nil {
		return fmt.Errorf("%w (run `make build` first)", err)
	}
	files["wasm_exec.js"] = runtime
	if files["boxes.js"], err = os.ReadFile(filepath.Join("site", "browsertest", "floor", "boxes.js")); err != nil {
		return err
	}
	files["boxes.html"] = []byte(boxesPage)
	for _, name := range []string{"empty", "quad", "lit"} {
		file, err := filepath.Abs(filepath.Join(at.cache, name+".wasm"))
		if err != nil {
			return err
		}
		cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", file, "./site/browsertest/floor/"+name)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		if text, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("go build %s: %w\n%s", name, err, text)
		}
		if files[name+".wasm"], err = os.ReadFile(file); err != nil {
			return err
		}
		files[name+".html"] = fmt.Appendf(nil, floorPage, name)
	}
	if err := pack.Add(files, filepath.Join(at.cache, "packed"), false); err != nil {
		return err
	}
	return pack.Write(at.floor, files)
}

// sizes compares what a browser downloads.
func sizes(at places) ([]figure, error) {
	size := func(dir, file string) (float64, error) {
		info, err := os.Stat(filepath.Join(dir, file))
		if err != nil {
			return 0, fmt.Errorf("%w (run `make build` first)", err)
		}
		return float64(info.Size()), nil
	}
	engine, err := size(at.dist, "engine.wasm.br")
	if err != nil {
		return nil, err
	}
	lab, err := size(at.dist, "lab.wasm.br")
	if err != nil {
		return nil, err
	}
	empty, err := size(at.floor, "empty.wasm.br")
	if err != nil {
		return nil, err
	}
	return []figure{
		{"engine.wasm.br", engine, "bytes", "≤800000"},
		{"lab.wasm.br", lab, "bytes", "≤2040000"},
		{"empty.wasm.br", empty, "bytes", "-"},
		{"lab.wasm.br/empty.wasm.br", lab / empty, "ratio", "≤1.15"},
	}, nil
}
