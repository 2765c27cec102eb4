package main

import (
	"slices"
	"strings"
)

const (
	modulePath = "github.com/redrivelab/redrivelab"
	ebitengine = "github.com/hajimehoshi/ebiten/v2"
)

// A pattern names packages: "engine/canon" is that one, "engine/..." is it and all below. Packages of this project are
// named without the module path, foreign ones by their whole path.
type pattern string

func (p pattern) matches(pkg string) bool {
	if root, below := strings.CutSuffix(string(p), "/..."); below {
		return pkg == root || strings.HasPrefix(pkg, root+"/")
	}
	return pkg == string(p)
}

func anyMatches(patterns []pattern, pkg string) bool {
	return slices.ContainsFunc(patterns, func(p pattern) bool { return p.matches(pkg) })
}

// rule says what some packages may import: of this project and of foreign modules only what is listed, of the standard
// library all but what is denied. The first rule that matches a package counts.
type rule struct {
	of     pattern
	may    []pattern
	denied []pattern
	why    string
}

// heavy are packages of the standard library that cost a WebAssembly program more than they give it.
var heavy = []pattern{"fmt", "encoding/json", "reflect", "regexp", "text/template", "html/template", "time", "log/..."}

// unsteady are packages through which a result could depend on more than the scenario.
var unsteady = []pattern{"time", "math/rand/...", "crypto/rand", "os/...", "sync/...", "net/...", "maps", "runtime/...", "unsafe"}

const (
	whySteady = "the engine is deterministic: the same scenario gives the same result always and everywhere (engine/doc.go)"
	wholeview = "the core of the view knows no lesson, and what is drawn is data: ui, scene and describers stay apart"
	whyPure   = "what is pure stays pure, so that it is tested natively, without a display, a C compiler or a browser"
	whyLoose  = "lessons and what ties them to people don't know each other; dependencies lead downward only"
)

var rules = []rule{
	{of: "engine/canon", denied: slices.Concat(heavy, unsteady), why: whySteady},
	{of: "engine/lab", may: []pattern{"engine/canon"}, denied: slices.Concat(heavy, unsteady), why: whyLoose},
	{of: "engine/explore", may: []pattern{"engine/canon", "engine/lab"}, denied: slices.Concat(heavy, unsteady), why: whySteady},
	{of: "engine/quarantine", may: []pattern{"engine/canon", "engine/lab", "engine/explore"}, denied: slices.Concat(heavy, unsteady), why: whyLoose},
	{of: "engine/review", may: []pattern{"engine/canon", "engine/lab", "engine/explore"}, denied: slices.Concat(heavy, unsteady), why: whyLoose},
	{of: "engine/...", may: []pattern{"engine/..."}, denied: slices.Concat(heavy, unsteady), why: whySteady},

	{of: "render/view", may: []pattern{"engine/canon", "engine/lab", "assets"}, denied: heavy, why: wholeview},
	{of: "render/view/statemap", may: []pattern{"engine/canon", "engine/lab", "engine/explore", "assets"}, denied: heavy, why: wholeview},
	{of: "render/view/...", may: []pattern{"engine/...", "assets", "render/view", "render/view/statemap"}, denied: heavy, why: wholeview},
	{of: "render/scene/bake", may: []pattern{"render/scene/...", "assets/..."}, why: "bake runs at build time only"},
	{of: "render/scene/...", may: []pattern{"render/view", "render/scene/...", "assets"}, denied: heavy, why: wholeview},
	{of: "render/ui/...", may: []pattern{"render/view", "render/ui/...", "assets"}, denied: heavy, why: wholeview},
	{of: "render/...", may: []pattern{"render/...", "engine/...", "assets", ebitengine + "/..."}, denied: heavy,
		why: "render is the thin adapter that draws with Ebitengine; the browser is the bridge's business"},

	{of: "wasm/api", may: []pattern{"engine/...", "render/view/...", "assets"}, denied: heavy, why: whyPure},
	{of: "wasm/...", may: []pattern{"wasm/...", "engine/...", "render/...", "assets"}, denied: heavy,
		why: "bridge and programs only join what is made elsewhere"},

	{of: "assets/generate", may: []pattern{"engine/canon"}, why: whyPure},
	{of: "assets/...", may: []pattern{"engine/canon"}, denied: heavy, why: "assets are what all others may use, so they use hardly anything"},

	{of: "site/browsertest/floor/...", may: []pattern{ebitengine + "/..."}, why: "a floor to measure by has nothing of the lab in it"},
	{of: "site/...", may: []pattern{
		"site/...", "assets", "engine/...", "github.com/andybalholm/brotli", "github.com/chromedp/...", "github.com/yuin/goldmark/...",
	}, why: "the site is made from texts and files; it must build without the 3D view"},
}

// reach says that only some packages may reach a package, through any number of this project's and foreign packages.
type reach struct {
	target pattern
	only   []pattern
	why    string
}

var reaches = []reach{
	{ebitengine + "/...", []pattern{"render", "wasm/lab", "wasm/bridge/...", "site/browsertest/floor/..."},
		"importing Ebitengine natively needs a display, and engine.wasm would carry it along"},
	{"syscall/js", []pattern{"render", "wasm/bridge/...", "wasm/engine", "wasm/lab", "site/browsertest/floor/..."},
		"only the bridge knows the browser"},
	{"net/http", []pattern{"site/..."}, "the lab talks to nobody"},
}
