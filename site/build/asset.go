package main

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// stageFile is the stage's tree in the site: beside lab.wasm, not in it, so that both arrive at once and each is kept by
// caches as long as it stays the same.
const stageFile = "stage.bin"

func treeFile(top string) string { return filepath.Join(top, "assets", "stage", "tree.bin") }

// addAssets copies what goes into the site as it is.
func addAssets(files map[string][]byte, top string) error {
	for _, from := range []struct{ dir, suffix, to string }{
		{"site/css", ".css", "css"},
		{"site/js", ".js", "js"},
		{"site/js/host", ".js", "js/host"},
		{"site/js/lesson", ".js", "js/lesson"},
		{"site/js/map", ".js", "js/map"},
		{"site/js/plain", ".js", "js/plain"},
		{"site/js/presenter", ".js", "js/presenter"},
		{"site/js/share", ".js", "js/share"},
		{"site/embed", ".js", ""},
		{"assets/fonts", ".woff2", "fonts"},
		{"site/shots", ".png", "img"},
	} {
		if err := addFolder(files, filepath.Join(top, from.dir), from.suffix, from.to); err != nil {
			return err
		}
	}
	addPageSheet(files)
	tree, err := os.ReadFile(treeFile(top))
	files[stageFile] = tree
	return err
}

// pageSheets are the style sheets of the lab's page, in their order.
var pageSheets = []string{"fonts", "theme", "lab", "menu", "mirror", "stage", "walk", "task", "map", "share"}

// addPageSheet makes one of them, for the page asks once then, and not for each.
func addPageSheet(files map[string][]byte) {
	var all [][]byte
	for _, name := range pageSheets {
		all = append(all, files["css/"+name+".css"])
	}
	files["css/page.css"] = bytes.Join(all, []byte("\n"))
}

// addExamples adds the pages of authors and learning systems that the browser tests play with: each is there to be read and taken from.
func addExamples(files map[string][]byte, top string) error {
	for _, suffix := range []string{".html", ".js"} {
		if err := addFolder(files, filepath.Join(top, "site", "browsertest", "host"), suffix, "examples"); err != nil {
			return err
		}
	}
	for name, content := range files {
		if path.Dir(name) == "examples" {
			files[name] = bytes.ReplaceAll(content, []byte("{{lab}}"), []byte(".."))
		}
	}
	return nil
}

func addFolder(files map[string][]byte, dir, suffix, to string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if !e.Type().IsRegular() || !strings.HasSuffix(e.Name(), suffix) {
			continue
		}
		if files[path.Join(to, e.Name())], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	return nil
}
