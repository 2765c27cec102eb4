package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
)

const largestFont = 60 << 10 // bytes; a lesson page must not wait for letters

// checkFonts looks for the licence beside the fonts and for fonts that are larger than a subset should be.
func checkFonts(top string) ([]string, error) {
	fonts, err := filepath.Glob(filepath.Join(top, "assets/fonts/*.woff2"))
	if err != nil {
		return nil, err
	}
	var failures []string
	for _, font := range fonts {
		info, err := os.Stat(font)
		if err != nil {
			return nil, err
		}
		if info.Size() > largestFont {
			failures = append(failures, fmt.Sprintf("%s has %d bytes, more than %d: make a smaller subset", filepath.Base(font), info.Size(), largestFont))
		}
	}
	licence, err := os.ReadFile(filepath.Join(top, "assets/fonts/OFL.txt"))
	if err != nil || !bytes.Contains(licence, []byte("SIL OPEN FONT LICENSE")) {
		failures = append(failures, "assets/fonts/OFL.txt is missing: the Open Font License has to go with the fonts")
	}
	return failures, nil
}
