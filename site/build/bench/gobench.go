//go:build !js

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// result is one line of a Go benchmark: values by unit, such as "ns/op".
type result map[string]float64

// gobench runs one benchmark of a package. Where env and exec are given it runs elsewhere.
func gobench(pkg, name string, env []string, exe string) (result, error) {
	args := []string{"test", "-run=^$", "-bench=^" + name + "$", "-benchmem", "-count=1"}
	if exe != "" {
		args = append(args, "-exec="+exe)
	}
	cmd := exec.Command("go", append(args, pkg)...)
	cmd.Env = append(os.Environ(), env...)
	text, err := cmd.CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%s in %s: %w\n%s", name, pkg, err, text)
	}
	found := parse(string(text), name)
	if found == nil {
		return nil, fmt.Errorf("no result of %s in %s:\n%s", name, pkg, text)
	}
	return found, nil
}

// parse finds a benchmark's line: its name, how often it ran, then pairs of value and unit.
func parse(text, name string) result {
	for line := range strings.SplitSeq(text, "\n") {
		fields := strings.Fields(line)
		if len(fields) < 4 || fields[0] != name && !strings.HasPrefix(fields[0], name+"-") {
			continue
		}
		found := result{}
		for i := 2; i+1 < len(fields); i += 2 {
			if value, err := strconv.ParseFloat(fields[i], 64); err == nil {
				found[fields[i+1]] = value
			}
		}
		return found
	}
	return nil
}

// What the Python reference does on the machine that measures.md was written on: whole default scenarios a second.
const referenceRuns = 60_000

const (
	enginePackage = "./engine/quarantine"
	engineBench   = "BenchmarkWorkedExample"
	scenePackage  = "./render/scene"
)

func native(places) ([]figure, error) {
	engine, err := gobench(enginePackage, engineBench, nil, "")
	if err != nil {
		return nil, err
	}
	runs := 1e9 / engine["ns/op"]
	figures := []figure{{"engine.native", runs, "scenarios/s", target(50 * referenceRuns)}, {"engine.native/reference", runs / referenceRuns, "ratio", "≥50"}}
	for _, b := range []struct{ name, bench string }{{"frame.camera-still", "BenchmarkFrameCameraStill"}, {"frame.camera-moving", "BenchmarkFrameCameraMoving"}} {
		frame, err := gobench(scenePackage, b.bench, nil, "")
		if err != nil {
			return nil, err
		}
		figures = append(figures,
			figure{b.name, frame["ns/op"] / 1e6, "ms", "≤0.5"},
			figure{b.name + ".allocations", frame["allocs/op"], "allocs", "0"})
	}
	return figures, nil
}

func inNode(places) ([]figure, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	runner := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	engine, err := gobench(enginePackage, engineBench, []string{"GOOS=js", "GOARCH=wasm"}, runner)
	if err != nil {
		return nil, err
	}
	runs := 1e9 / engine["ns/op"]
	return []figure{{"engine.wasm-in-node", runs, "scenarios/s", target(10 * referenceRuns)}, {"engine.wasm-in-node/reference", runs / referenceRuns, "ratio", "≥10"}}, nil
}

func target(atLeast int) string { return "≥" + strconv.Itoa(atLeast) }
