//go:build !js

package chrome

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Click presses and releases the left button at a point of the viewport, in CSS pixels.
func (t *Tab) Click(x, y float64) error { return chromedp.Do(t.ctx, chromedp.MouseClickXY(x, y)) }

// Drag presses at one point, moves to another in steps and releases there.
func (t *Tab) Drag(fromX, fromY, toX, toY float64) error {
	return chromedp.Do(t.ctx, chromedp.DragAndDropXY(fromX, fromY, toX, toY, 8))
}

// Keys types text or keys (package kb) into what has the focus.
func (t *Tab) Keys(keys string) error { return chromedp.Do(t.ctx, chromedp.KeyEvent(keys)) }

// Hold presses a key with a letter on it and holds it, until it has come so many times more; nobody lets it go.
func (t *Tab) Hold(letter string, times int) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for n := range times + 1 {
			_, err := cdp.Call(ctx, target, input.DispatchKeyEvent, input.DispatchKeyEventParams{
				Type: input.DispatchKeyEventTypeKeyDown, Key: letter, Code: "Key" + strings.ToUpper(letter), Text: letter, AutoRepeat: new(n > 0),
			})
			if err != nil {
				return err
			}
		}
		return nil
	}))
}

// ClickOn scrolls an element into view and clicks its middle with the pointer, once it stands still there: fonts that come, and what
// follows another's size a frame later, move what is under a pointer. What lies over it is an error, as it would be for a person.
func (t *Tab) ClickOn(selector string) error {
	at, err := Eval[[]float64](t, fmt.Sprintf(`(async () => {
		const middle = (element) => {
			element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			const box = element.getBoundingClientRect();
			return [box.left + box.width / 2, box.top + box.height / 2];
		};
		for (let before = "", until = performance.now() + %d; ; ) {
			const element = document.querySelector(%q);
			if (!element) return [];
			const at = middle(element);
			if (before === String(at) || performance.now() > until) return element.contains(document.elementFromPoint(...at)) ? at : [...at, 1];
			before = String(at);
			await document.fonts.ready;
			await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
		}
	})()`, Patience.Milliseconds(), selector))
	switch {
	case err != nil:
		return err
	case len(at) == 0:
		return fmt.Errorf("no element %s", selector)
	case len(at) == 3:
		return fmt.Errorf("%s is covered at %v", selector, at[:2])
	}
	return t.Click(at[0], at[1])
}
