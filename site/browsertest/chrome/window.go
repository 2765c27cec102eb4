//go:build !js

package chrome

import (
	"context"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// Minimize puts the tab's window away, and with false takes it up again: the page is hidden, has no focus and gets no frames.
func (t *Tab) Minimize(away bool) error {
	state := browser.WindowStateNormal
	if away {
		state = browser.WindowStateMinimized
	}
	if err := t.believeInFront(!away); err != nil {
		return err
	}
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		window, err := cdp.Call(ctx, target, browser.GetWindowForTarget, browser.GetWindowForTargetParams{})
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, target, browser.SetWindowBounds, browser.SetWindowBoundsParams{WindowID: window.WindowID, Bounds: &browser.Bounds{WindowState: state}})
		return err
	}))
}

// believeInFront has the page take itself for the one in front, whatever is.
func (t *Tab) believeInFront(on bool) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: on})
		return err
	}))
}
