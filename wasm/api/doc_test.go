package api

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func source(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}

func TestEveryCallAndEventIsDescribed(t *testing.T) {
	doc := source(t, "doc.go")
	for _, name := range NewWithMaps().Methods() {
		assert.Regexp(t, `(?m)^//\t([a-z]+\(\), )?`+name+`\(`, doc)
	}
	for _, on := range types {
		assert.Regexp(t, `(?m)^//\t`+on+` `, doc)
	}
}

// Pages translate codes, so each one that the lab can answer is listed where translators look.
func TestEveryCodeIsListed(t *testing.T) {
	listed := source(t, "doc.go") + source(t, "../../engine/lab/doc.go")
	code := regexp.MustCompile(`(?:Refuse\(|Report\(|refused\(|badJSON\(|Code: +)"([a-z0-9-]+)"`)
	found := 0
	for _, folder := range []string{"../../engine/*", "../../render/view*", "../../render/view/*", "../../wasm/*"} {
		files, err := filepath.Glob(folder + "/*.go")
		require.NoError(t, err)
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, match := range code.FindAllStringSubmatch(source(t, file), -1) {
				found++
				row := regexp.MustCompile(`(?m)^//\t([a-z0-9-]+, )*` + match[1] + `[, \n]`)
				assert.True(t, row.MatchString(listed), "%s of %s", match[1], file)
			}
		}
	}
	assert.Greater(t, found, 30)
}
