package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// pkg is a package as `go list` tells it, its own paths shortened.
type pkg struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

// platforms are the environments in which packages are listed: files differ by build tags.
var platforms = []struct {
	env  []string
	tags string
}{
	{nil, "browser"},
	{[]string{"GOOS=js", "GOARCH=wasm"}, ""},
}

func checkImports(top string) ([]string, error) {
	var failures []string
	for _, p := range platforms {
		cmd := exec.Command("go", "list", "-deps", "-tags="+p.tags, "-json=ImportPath,Imports,Standard", "./...")
		cmd.Dir = top
		cmd.Env = append(os.Environ(), p.env...)
		cmd.Stderr = os.Stderr
		listing, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		packages, err := decode(strings.NewReader(string(listing)))
		if err != nil {
			return nil, err
		}
		failures = append(failures, judge(packages)...)
	}
	slices.Sort(failures)
	return slices.Compact(failures), nil
}

func decode(listing io.Reader) ([]pkg, error) {
	var packages []pkg
	for decoder := json.NewDecoder(listing); ; {
		var p pkg
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			return packages, nil
		}
		if err != nil {
			return nil, err
		}
		p.ImportPath = short(p.ImportPath)
		for i := range p.Imports {
			p.Imports[i] = short(p.Imports[i])
		}
		packages = append(packages, p)
	}
}

// short is the path of one of the project's packages without the module; the module itself is ".".
func short(path string) string {
	if path == modulePath {
		return "."
	}
	return strings.TrimPrefix(path, modulePath+"/")
}

// own says whether a short path is one of the project's.
func own(p pkg) bool {
	first, _, _ := strings.Cut(p.ImportPath, "/")
	return !p.Standard && !strings.Contains(first, ".")
}

// judge holds the project's packages among these to the rules.
func judge(packages []pkg) []string {
	byPath := map[string]pkg{}
	for _, p := range packages {
		byPath[p.ImportPath] = p
	}
	var failures []string
	for _, p := range packages {
		if own(p) {
			failures = append(failures, judgeDirect(p, byPath)...)
			failures = append(failures, judgeReach(p, byPath)...)
		}
	}
	return failures
}

func judgeDirect(p pkg, byPath map[string]pkg) []string {
	at := slices.IndexFunc(rules, func(r rule) bool { return r.of.matches(p.ImportPath) })
	if at < 0 {
		if len(p.Imports) == 0 {
			return nil
		}
		return []string{fmt.Sprintf("%s: no rule says what it may import; add one to site/build/check/rule.go", p.ImportPath)}
	}
	r := rules[at]
	var failures []string
	for _, imported := range p.Imports {
		allowed := anyMatches(r.may, imported)
		if byPath[imported].Standard || !known(imported, byPath) {
			allowed = !anyMatches(r.denied, imported)
		}
		if !allowed {
			failures = append(failures, fmt.Sprintf("%s imports %s: %s", p.ImportPath, imported, r.why))
		}
	}
	return failures
}

// known says whether the listing has a package; "C" and "unsafe" it hasn't.
func known(path string, byPath map[string]pkg) bool {
	_, found := byPath[path]
	return found
}

func judgeReach(p pkg, byPath map[string]pkg) []string {
	var failures []string
	for _, r := range reaches {
		if anyMatches(r.only, p.ImportPath) {
			continue
		}
		if way := wayTo(p.ImportPath, r.target, byPath); way != nil {
			failures = append(failures, fmt.Sprintf("%s reaches %s (%s): %s", p.ImportPath, way[len(way)-1], strings.Join(way, " → "), r.why))
		}
	}
	return failures
}

// wayTo is the shortest chain of imports from a package to one that matches the target, nil when there is none. It
// doesn't go on behind the standard library: there nearly everything is reached from everywhere.
func wayTo(from string, target pattern, byPath map[string]pkg) []string {
	before := map[string]string{from: ""}
	for queue := []string{from}; len(queue) > 0; queue = queue[1:] {
		if queue[0] != from && target.matches(queue[0]) {
			return chain(queue[0], before)
		}
		if byPath[queue[0]].Standard {
			continue
		}
		for _, next := range byPath[queue[0]].Imports {
			if _, seen := before[next]; !seen {
				before[next] = queue[0]
				queue = append(queue, next)
			}
		}
	}
	return nil
}

func chain(end string, before map[string]string) []string {
	var way []string
	for at := end; at != ""; at = before[at] {
		way = append(way, at)
	}
	slices.Reverse(way)
	return way
}
