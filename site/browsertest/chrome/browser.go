//go:build !js

package chrome

import (
	"context"
	"fmt"
	"os"
	"os/exec"

	"github.com/chromedp/chromedp"
)

// Browser is one running Chromium.
type Browser struct {
	ctx    context.Context
	cancel func()
}

// Options are what may differ between browsers.
type Options struct {
	WithoutWebGL bool // as on machines where no graphics system is allowed
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
	return &Browser{ctx: ctx, cancel: func() { cancel(); stop() }}, nil
}

// Fresh is the same browser for somebody who was never there: whatever else is kept in it (storage, caches, service workers) is
// neither seen nor changed. Close ends what Fresh gave alone.
func (b *Browser) Fresh() (*Browser, error) {
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, fmt.Errorf("a fresh profile: %w", err)
	}
	return &Browser{ctx: ctx, cancel: cancel}, nil
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
