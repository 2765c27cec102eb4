//go:build !js

package chrome

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// Browser is one running Chromium.
type Browser struct {
	ctx    context.Context
	cancel func()

	lock   sync.Mutex
	opened map[string]bool // the origins that tabs opened
}

// Options are what may differ between browsers.
type Options struct {
	WithoutWebGL bool // as on machines where no graphics system is allowed
	// Baseline compiles WebAssembly once and quickly, and doesn't make it faster while it runs: for tests, whose pages are gone before
	// that pays. Not for measurements.
	Baseline bool
	// Display is an X display, such as ":97", to draw on in a window, by OpenGL in software (Mesa); "" is headless.
	Display string
}

// Start starts a headless Chromium that draws WebGL in software and talks to nobody but the pages it opens.
func Start(o Options) (*Browser, error) {
	path, err := find()
	if err != nil {
		return nil, err
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), flags(path, o)...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		stop()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Browser{ctx: ctx, cancel: func() { cancel(); stop() }, opened: map[string]bool{}}, nil
}

// Forget has the browser as it was before anything was opened at these origins, such as "http://127.0.0.1:8080", or at those that
// its tabs have opened since the last time: no storage, caches or service workers. All tabs must be closed. A profile of its own for
// each test would say the same, but costs a window and its processes: seconds each.
func (b *Browser) Forget(origins ...string) error {
	b.lock.Lock()
	for origin := range b.opened {
		origins = append(origins, origin)
	}
	clear(b.opened)
	b.lock.Unlock()
	return chromedp.Do(b.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, origin := range origins {
			if _, err := cdp.Call(ctx, target, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: origin, StorageTypes: "all"}); err != nil {
				return fmt.Errorf("forgetting %s: %w", origin, err)
			}
		}
		return nil
	}))
}

// opens keeps in mind that a tab opens an address.
func (b *Browser) opens(address string) {
	parsed, err := url.Parse(address)
	if err != nil || parsed.Host == "" {
		return
	}
	b.lock.Lock()
	defer b.lock.Unlock()
	b.opened[parsed.Scheme+"://"+parsed.Host] = true
}

// Close ends the browser and waits until it is gone.
func (b *Browser) Close() { b.cancel() }

func find() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM to its path")
}

func flags(path string, o Options) []chromedp.ExecAllocatorOption {
	list := []chromedp.ExecAllocatorOption{chromedp.ExecPath(path)}
	if o.Display != "" {
		list = append(list, chromedp.Env("DISPLAY="+o.Display, "LIBGL_ALWAYS_SOFTWARE=1"))
	}
	set := func(name string, value any) { list = append(list, chromedp.Flag(name, value)) }
	if o.Display == "" {
		set("headless", "new")
	}
	for _, name := range []string{
		"no-sandbox", "disable-background-networking", "disable-component-update", "disable-sync", "disable-quic", "no-first-run",
		"no-default-browser-check", "disable-dev-shm-usage", "disable-extensions", "disable-default-apps", "hide-scrollbars", "mute-audio",
		"disable-background-timer-throttling", "disable-renderer-backgrounding", "disable-backgrounding-occluded-windows",
	} {
		set(name, true)
	}
	set("password-store", "basic")
	set("force-color-profile", "srgb")
	if o.Baseline {
		set("js-flags", "--liftoff-only")
	}
	switch {
	case o.WithoutWebGL:
		set("disable-3d-apis", true)
		set("disable-gpu", true)
	case o.Display != "":
		set("use-angle", "gl")
		set("ignore-gpu-blocklist", true)
		set("start-maximized", true)
	default:
		set("use-angle", "swiftshader")
		set("enable-unsafe-swiftshader", true)
	}
	return list
}
