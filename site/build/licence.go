package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// module is what `go list` says about where a package comes from.
type module struct {
	Path, Version, Dir string
	Main               bool
}

// addLicences puts the licence of everything that the site carries into one text: the fonts, Go itself and each module
// that is linked into a program.
func addLicences(files map[string][]byte, top string) error {
	var text bytes.Buffer
	for _, own := range []struct{ title, file string }{
		{"Fonts", "assets/fonts/OFL.txt"},
		{"Go, its standard library and wasm_exec.js", "site/build/licence/go.txt"},
	} {
		if err := appendLicence(&text, own.title, filepath.Join(top, own.file)); err != nil {
			return err
		}
	}
	modules, err := linked(top)
	if err != nil {
		return err
	}
	for _, m := range modules {
		if err := appendModule(&text, m); err != nil {
			return err
		}
	}
	files["licences.txt"] = text.Bytes()
	return nil
}

func appendLicence(to *bytes.Buffer, title, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	fmt.Fprintf(to, "%s\n%s\n\n%s\n\n", title, strings.Repeat("=", len(title)), bytes.TrimSpace(text))
	return nil
}

func appendModule(to *bytes.Buffer, m module) error {
	for _, name := range []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"} {
		err := appendLicence(to, m.Path+" "+m.Version, filepath.Join(m.Dir, name))
		if !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return fmt.Errorf("%s is linked in but has no licence file", m.Path)
}

// linked are the foreign modules behind the programs, by path.
func linked(top string) ([]module, error) {
	args := []string{"list", "-deps", "-json=Module"}
	for _, p := range programs {
		args = append(args, p.pkg)
	}
	cmd := exec.Command("go", args...)
	cmd.Dir = top
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	return modules(bytes.NewReader(text))
}

func modules(listing io.Reader) ([]module, error) {
	var found []module
	for decoder := json.NewDecoder(listing); ; {
		var p struct{ Module *module }
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if p.Module != nil && !p.Module.Main && !slices.Contains(found, *p.Module) {
			found = append(found, *p.Module)
		}
	}
	slices.SortFunc(found, func(a, b module) int { return strings.Compare(a.Path, b.Path) })
	return found, nil
}
