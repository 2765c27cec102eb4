//go:build !js

package chrome

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Hover moves the pointer, with no button held, to a point.
func (t *Tab) Hover(x, y float64) error {
	return t.mouse(input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseMoved, X: x, Y: y})
}

func (t *Tab) mouse(event input.DispatchMouseEventParams) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, input.DispatchMouseEvent, event)
		return err
	}))
}

// Wheel turns the wheel over a point by so many CSS pixels down the page, and waits until that is done.
func (t *Tab) Wheel(x, y, distance float64) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, input.SynthesizeScrollGesture, input.SynthesizeScrollGestureParams{
			X: x, Y: y, YDistance: -distance, GestureSourceType: input.GestureSourceTypeMouse,
		})
		return err
	}))
}

// Swipe moves a finger from a point so many CSS pixels up the screen: the browser itself scrolls by it what may be scrolled.
func (t *Tab) Swipe(x, y, distance float64) error {
	const moves = 10
	events := []input.DispatchTouchEventParams{{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}}}}
	for n := range moves {
		events = append(events, input.DispatchTouchEventParams{
			Type: input.DispatchTouchEventTypeTouchMove, TouchPoints: []*input.TouchPoint{{X: x, Y: y - distance*float64(n+1)/moves}},
		})
	}
	return t.touch(append(events, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}})...)
}

// BackTab presses Tab with Shift.
func (t *Tab) BackTab() error {
	return chromedp.Do(t.ctx, chromedp.KeyEvent(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
}

// TouchAndCancel puts a finger down on a point; then the system takes it away, as it does when a call comes in.
func (t *Tab) TouchAndCancel(x, y float64) error {
	return t.touch(input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}}},
		input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchCancel, TouchPoints: []*input.TouchPoint{}})
}

func (t *Tab) touch(events ...input.DispatchTouchEventParams) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, event := range events {
			if _, err := cdp.Call(ctx, target, input.DispatchTouchEvent, event); err != nil {
				return err
			}
		}
		return nil
	}))
}
