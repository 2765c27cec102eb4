package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// unpackSingle reads what is packed in the file, by its documented form.
func unpackSingle(t *testing.T, page string) map[string][]byte {
	t.Helper()
	_, rest, found := strings.Cut(page, `id="site">`)
	require.True(t, found)
	coded, _, _ := strings.Cut(rest, "</script>")
	packed, err := base64.StdEncoding.DecodeString(coded)
	require.NoError(t, err)
	r, err := gzip.NewReader(bytes.NewReader(packed))
	require.NoError(t, err)
	whole, err := io.ReadAll(r)
	require.NoError(t, err)
	at := 4 + int(binary.BigEndian.Uint32(whole))
	var list [][2]any
	require.NoError(t, json.Unmarshal(whole[4:at], &list))
	inside := map[string][]byte{}
	for _, each := range list {
		size := int(each[1].(float64))
		inside[each[0].(string)] = whole[at : at+size]
		at += size
	}
	assert.Len(t, whole, at)
	return inside
}

// The one file has everything that its page may fetch, and names nothing outside of it.
func TestSingleFileIsWhole(t *testing.T) {
	files := builtPages(t)
	files["licences.txt"] = []byte("SIL </script> OPEN")
	require.NoError(t, addSingle(files, project))
	page := string(files["redrive-lab.html"])
	assert.True(t, strings.Contains(page, "default-src 'none'; script-src 'unsafe-inline' blob:"), "nothing may be fetched from elsewhere")
	assert.Empty(t, regexp.MustCompile(`\b(src|href)="[^"d].{20}|url\("\.\..{20}|modulepreload`).FindString(page))
	for _, part := range []string{"data:font/woff2;base64,", `SIL <\/script> OPEN`, `"en":{"page.`, `"th":{"page.`, `"ru":{"page.`} {
		assert.True(t, strings.Contains(page, part), part)
	}
	inside := unpackSingle(t, page)
	assert.True(t, bytes.Equal(files["engine.wasm"], inside["engine.wasm"]))
	assert.True(t, bytes.Equal(files["stage.bin"], inside["stage.bin"]))
	named := regexp.MustCompile(`"redrive-lab/(js/[^"]+)"`)
	names := slices.Collect(maps.Keys(inside))
	for name, content := range inside {
		assert.NotRegexp(t, `(from |import |import\()"\.`, string(content), name)
		for _, match := range named.FindAllStringSubmatch(string(content), -1) {
			assert.Contains(t, names, match[1], name)
		}
	}
	for _, module := range []string{"js/main.js", "js/dom.js", "js/map/open.js", "js/share/sheet.js"} {
		assert.Contains(t, names, module)
	}
	assert.NotContains(t, names, "js/lesson/main.js", "what the lab doesn't need stays out")
}

func TestSingleFileOfAHalfBuiltSiteIsAnError(t *testing.T) {
	for _, missing := range []string{"lab.wasm", "js/dom.js", "notes/th.json"} {
		files := builtPages(t)
		delete(files, missing)
		assert.ErrorContains(t, addSingle(files, project), missing)
	}
}
