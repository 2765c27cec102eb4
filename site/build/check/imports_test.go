package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// world is a project with the standard packages and modules that the cases below import.
func world(own ...pkg) []pkg {
	all := []pkg{
		{ImportPath: "strings", Standard: true}, {ImportPath: "time", Standard: true}, {ImportPath: "os", Standard: true},
		{ImportPath: "math/rand/v2", Standard: true}, {ImportPath: "fmt", Standard: true, Imports: []string{"os"}},
		{ImportPath: "syscall/js", Standard: true}, {ImportPath: "net/http", Standard: true, Imports: []string{"time"}},
		{ImportPath: "net/rpc", Standard: true, Imports: []string{"net/http"}},
		{ImportPath: ebitengine, Imports: []string{"syscall/js"}}, {ImportPath: "github.com/chromedp/chromedp", Imports: []string{"net/http"}},
	}
	return append(all, own...)
}

func TestImportsThatAreFine(t *testing.T) {
	assert.Empty(t, judge(world(
		pkg{ImportPath: "engine/canon", Imports: []string{"strings"}},
		pkg{ImportPath: "engine/lab", Imports: []string{"engine/canon"}},
		pkg{ImportPath: "engine/quarantine", Imports: []string{"engine/lab", "engine/canon"}},
		pkg{ImportPath: "assets", Imports: []string{"engine/canon"}},
		pkg{ImportPath: "render/view", Imports: []string{"assets", "engine/lab"}},
		pkg{ImportPath: "render/view/quarantine", Imports: []string{"render/view", "engine/quarantine", "assets"}},
		pkg{ImportPath: "render/scene", Imports: []string{"render/view"}},
		pkg{ImportPath: "render", Imports: []string{ebitengine, "render/scene", "unsafe"}},
		pkg{ImportPath: "wasm/api", Imports: []string{"render/view/quarantine", "engine/lab"}},
		pkg{ImportPath: "wasm/bridge", Imports: []string{"wasm/api", "syscall/js"}},
		pkg{ImportPath: "wasm/engine", Imports: []string{"wasm/bridge"}},
		pkg{ImportPath: "wasm/lab", Imports: []string{"wasm/bridge", "render"}},
		pkg{ImportPath: "site/serve", Imports: []string{"net/http", "os"}},
		pkg{ImportPath: "site/browsertest/chrome", Imports: []string{"github.com/chromedp/chromedp"}},
	)))
}

func TestImportsThatAreNot(t *testing.T) {
	for name, c := range map[string]struct {
		pkg  pkg
		more []pkg
		want string // in the failure
	}{
		"clock":             {pkg: pkg{ImportPath: "engine/lab", Imports: []string{"time"}}, want: "engine/lab imports time: "},
		"chance":            {pkg: pkg{ImportPath: "engine/explore", Imports: []string{"math/rand/v2"}}, want: "deterministic"},
		"upward":            {pkg: pkg{ImportPath: "engine/canon", Imports: []string{"engine/lab"}}, more: []pkg{{ImportPath: "engine/lab"}}, want: "engine/canon imports engine/lab"},
		"lab knows lesson":  {pkg: pkg{ImportPath: "engine/lab", Imports: []string{"engine/quarantine"}}, more: []pkg{{ImportPath: "engine/quarantine"}}, want: "don't know each other"},
		"view knows lesson": {pkg: pkg{ImportPath: "render/view", Imports: []string{"engine/quarantine"}}, more: []pkg{{ImportPath: "engine/quarantine"}}, want: "knows no lesson"},
		"scene knows ui":    {pkg: pkg{ImportPath: "render/scene", Imports: []string{"render/ui"}}, more: []pkg{{ImportPath: "render/ui"}}, want: "render/scene imports render/ui"},
		"heavy":             {pkg: pkg{ImportPath: "wasm/api", Imports: []string{"fmt"}}, want: "wasm/api imports fmt"},
		"api draws":         {pkg: pkg{ImportPath: "wasm/api", Imports: []string{"render"}}, more: []pkg{{ImportPath: "render"}}, want: "wasm/api imports render"},
		"browser in render": {pkg: pkg{ImportPath: "render/ui", Imports: []string{"syscall/js"}}, want: "only the bridge knows the browser"},
		"foreign module":    {pkg: pkg{ImportPath: "wasm/lab", Imports: []string{"github.com/chromedp/chromedp"}}, want: "wasm/lab imports github.com/chromedp/chromedp"},
		"site draws":        {pkg: pkg{ImportPath: "site/build", Imports: []string{"render/ui"}}, more: []pkg{{ImportPath: "render/ui"}}, want: "without the 3D view"},
		"no rule":           {pkg: pkg{ImportPath: "extra", Imports: []string{"strings"}}, want: "no rule says"},
		"network":           {pkg: pkg{ImportPath: "wasm/bridge", Imports: []string{"net/http"}}, want: "the lab talks to nobody"},
		"drawing reached from afar": {
			pkg:  pkg{ImportPath: "wasm/engine", Imports: []string{"wasm/bridge"}},
			more: []pkg{{ImportPath: "wasm/bridge", Imports: []string{"render"}}, {ImportPath: "render", Imports: []string{ebitengine}}},
			want: "wasm/engine → wasm/bridge → render → " + ebitengine,
		},
	} {
		t.Run(name, func(t *testing.T) {
			failures := judge(world(append(c.more, c.pkg)...))
			require.NotEmpty(t, failures)
			assert.Contains(t, strings.Join(failures, "\n"), c.want)
		})
	}
}

// What the standard library reaches behind its own doors is its own business: everything would reach everything.
func TestReachStopsAtTheStandardLibrary(t *testing.T) {
	assert.Empty(t, judge(world(pkg{ImportPath: "wasm/bridge", Imports: []string{"net/rpc"}})))
}

func TestDecodeShortensOwnPaths(t *testing.T) {
	packages, err := decode(strings.NewReader(`{"ImportPath":"` + modulePath + `/engine/lab","Imports":["strings","` + modulePath + `/engine/canon"]}
		{"ImportPath":"strings","Standard":true}`))
	require.NoError(t, err)
	assert.Equal(t, []pkg{{ImportPath: "engine/lab", Imports: []string{"strings", "engine/canon"}}, {ImportPath: "strings", Standard: true}}, packages)
	_, err = decode(strings.NewReader(`{"ImportPath":`))
	assert.Error(t, err)
}

func TestPattern(t *testing.T) {
	assert.True(t, pattern("engine/...").matches("engine"))
	assert.True(t, pattern("engine/...").matches("engine/lab"))
	assert.False(t, pattern("engine/...").matches("engines"))
	assert.False(t, pattern("engine").matches("engine/lab"))
}
