package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
)

// callsDenied are names of foreign packages that nothing of the lab's may use, each with the reason.
var callsDenied = map[string]map[string]string{
	ebitengine: {"KeyName": "in a frame of another page it can wait for ever for the browser's map of the keyboard"},
}

// checkCalls looks for denied names in whatever is compiled into the lab.
func checkCalls(top string) ([]string, error) {
	var failures []string
	for _, folder := range []string{"render", "wasm"} {
		err := filepath.WalkDir(filepath.Join(top, folder), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" {
				return err
			}
			found, err := deniedIn(path, nil)
			failures = append(failures, found...)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return failures, nil
}

// deniedIn is what a file uses and may not; source is its text, nil to read it.
func deniedIn(path string, source any) (failures []string, err error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, spec := range file.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		if denied := callsDenied[imported]; denied != nil {
			failures = append(failures, usesOf(file, nameOf(spec, imported), denied, files)...)
		}
	}
	return failures, nil
}

// nameOf is what a file calls an imported package: the last part of its path that is no version, unless it says otherwise.
func nameOf(spec *ast.ImportSpec, path string) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	parts := strings.Split(path, "/")
	return parts[len(parts)-2]
}

func usesOf(file *ast.File, name string, denied map[string]string, files *token.FileSet) (failures []string) {
	ast.Inspect(file, func(node ast.Node) bool {
		selector, ok := node.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		of, ok := selector.X.(*ast.Ident)
		if why := denied[selector.Sel.Name]; ok && of.Name == name && why != "" {
			failures = append(failures, fmt.Sprintf("%s: %s.%s: %s", files.Position(node.Pos()), name, selector.Sel.Name, why))
		}
		return true
	})
	return failures
}
