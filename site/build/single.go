package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// singleFile is the lab as one HTML file, in all languages: opened by double click, without a server or a network.
const singleFile = "redrive-lab.html"

// singlePolicy lets the file run what is in it and ask for nothing else, so that nothing can leave it.
const singlePolicy = `default-src 'none'; script-src 'unsafe-inline' blob: 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src data:; img-src data: blob:; connect-src data:; worker-src blob:; base-uri 'none'; form-action 'none'`

// addSingle makes the file of the page of the lab and of all that this page fetches.
func addSingle(files map[string][]byte, top string) error {
	start, err := os.ReadFile(filepath.Join(top, "site", "single", "start.js"))
	if err != nil {
		return err
	}
	inside, err := singleParts(files)
	if err != nil {
		return err
	}
	packed, err := packSingle(inside)
	if err != nil {
		return err
	}
	page, err := singlePage(files)
	if err != nil {
		return err
	}
	licences := strings.ReplaceAll(string(files["licences.txt"]), "</", "<\\/")
	tail := fmt.Sprintf("<script type=\"text/plain\" id=\"licences\">\n%s</script>\n<script type=\"application/octet-stream\" id=\"site\">%s</script>\n<script>\n%s</script>\n</body>", licences, packed, start)
	files[singleFile] = []byte(strings.Replace(page, "</body>", tail, 1))
	return nil
}

// singleParts are the programs, lists and modules that the lab's page may come to fetch, by their path in the site. Modules name each other
// by names that the page maps to them.
func singleParts(files map[string][]byte) (map[string][]byte, error) {
	inside := map[string][]byte{}
	for _, name := range []string{"wasm_exec.js", "engine.wasm", "lab.wasm", stageFile, "walks.json", "js/map/worker.js"} {
		inside[name] = files[name]
	}
	for _, locale := range locales {
		name := "notes/" + locale + ".json"
		inside[name] = files[name]
	}
	for name, content := range inside {
		if content == nil {
			return nil, fmt.Errorf("%s: no %s for it", singleFile, name)
		}
	}
	return inside, addModule(inside, files, "js/main.js")
}

var relativeImport = regexp.MustCompile(`(\bfrom |\bimport |\bimport\()"(\.[^"]+)"`)

// addModule adds a module and those that it names.
func addModule(inside, files map[string][]byte, name string) error {
	if _, done := inside[name]; done {
		return nil
	}
	source, found := files[name]
	if !found {
		return fmt.Errorf("%s: no module %s", singleFile, name)
	}
	var named []string
	inside[name] = relativeImport.ReplaceAllFunc(source, func(match []byte) []byte {
		parts := relativeImport.FindSubmatch(match)
		other := path.Join(path.Dir(name), string(parts[2]))
		named = append(named, other)
		return fmt.Appendf(nil, "%s%q", parts[1], "redrive-lab/"+other)
	})
	for _, other := range named {
		if err := addModule(inside, files, other); err != nil {
			return err
		}
	}
	return nil
}

// packSingle puts files one after the other behind a list of their names and sizes, as gzip in base64.
func packSingle(inside map[string][]byte) (string, error) {
	var list [][2]any
	var content bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(inside)) {
		list = append(list, [2]any{name, len(inside[name])})
		content.Write(inside[name])
	}
	head, err := json.Marshal(list)
	if err != nil {
		return "", err
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	for _, part := range [][]byte{binary.BigEndian.AppendUint32(nil, uint32(len(head))), head, content.Bytes()} {
		if _, err := w.Write(part); err != nil {
			return "", err
		}
	}
	err = w.Close()
	return base64.StdEncoding.EncodeToString(out.Bytes()), err
}

var (
	policyLine  = regexp.MustCompile(`(http-equiv="Content-Security-Policy" content=)"[^"]*"`)
	styleLine   = regexp.MustCompile(`<link rel="stylesheet" href="([^"]+)">`)
	fetchedLine = regexp.MustCompile(`(<link rel="modulepreload"[^>]*>|<script src="[^"]*"[^>]*></script>)\n?`)
	fontAddress = regexp.MustCompile(`url\("\.\./(fonts/[^"]+)"\)`)
	outside     = regexp.MustCompile(`\b(src|href)="([^d"][^"]*)"`) // all but data:
)

// singlePage is the lab's page with its style sheets and fonts in it and nothing to fetch.
func singlePage(files map[string][]byte) (string, error) {
	page := policyLine.ReplaceAllString(string(files["lab.html"]), `$1"`+singlePolicy+`"`)
	page = fetchedLine.ReplaceAllString(page, "")
	page = styleLine.ReplaceAllStringFunc(page, func(link string) string {
		name := styleLine.FindStringSubmatch(link)[1]
		return "<style>\n" + withFonts(string(files[name]), files) + "</style>"
	})
	if left := outside.FindString(page); left != "" {
		return "", fmt.Errorf("%s: %s is outside of it", singleFile, left)
	}
	return page, nil
}

func withFonts(css string, files map[string][]byte) string {
	return fontAddress.ReplaceAllStringFunc(css, func(address string) string {
		font := files[fontAddress.FindStringSubmatch(address)[1]]
		return `url("data:font/woff2;base64,` + base64.StdEncoding.EncodeToString(font) + `")`
	})
}
