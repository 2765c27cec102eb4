//go:build !js

package chrome

import (
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Press presses the left button at a point and holds it.
func (t *Tab) Press(x, y float64) error {
	return chromedp.Do(t.ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

// MoveTo moves the pointer, with the left button held, to a point.
func (t *Tab) MoveTo(x, y float64) error {
	return chromedp.Do(t.ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y, chromedp.ButtonLeft))
}

// Release lets the left button go at a point.
func (t *Tab) Release(x, y float64) error {
	return chromedp.Do(t.ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}
