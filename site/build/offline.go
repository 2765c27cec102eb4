package main

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
	"time"
)

// addWorker adds the service worker, which names every file there is so far with its sum.
func addWorker(files map[string][]byte, top string) error {
	sums := map[string]string{}
	all := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		sum := sha256.Sum256(files[name])
		sums[name] = base64.StdEncoding.EncodeToString(sum[:])
		all.Write([]byte(name))
		all.Write(sum[:])
	}
	listed, err := json.Marshal(sums)
	if err != nil {
		return err
	}
	source, err := os.ReadFile(filepath.Join(top, "site", "offline", "sw.js"))
	if err != nil {
		return err
	}
	t, err := template.New("sw.js").Parse(string(source))
	if err != nil {
		return err
	}
	var out bytes.Buffer
	err = t.Execute(&out, struct{ Version, Files string }{hex.EncodeToString(all.Sum(nil)[:8]), string(listed)})
	files["sw.js"] = out.Bytes()
	return err
}

// zipFile is the whole site for a static host, under any path.
const zipFile = "redrive-lab.zip"

// addZip packs the site into one file, without the compressed forms. The same site gives the same bytes.
func addZip(files map[string][]byte) error {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz") {
			continue
		}
		header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)}
		to, err := w.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := to.Write(files[name]); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	files[zipFile] = out.Bytes()
	return nil
}
