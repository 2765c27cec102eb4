//go:build !js

package chrome

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Patience is how long a condition may take to become true: far more than any needs, even on a busy machine.
const Patience = 60 * time.Second

// Tab is one page of a browser. It is for one goroutine.
type Tab struct {
	browser *Browser
	ctx     context.Context
	cancel  func()
	still   bool // its pages run no script

	lock     sync.Mutex
	messages []string
}

// Returning is a script for Tab: whoever opens the lab has been there before, and is offered no tour.
const Returning = `try { localStorage.getItem("redrive-lab.tour") ?? localStorage.setItem("redrive-lab.tour", "left"); } catch {}`

// Tab opens an empty tab of this size in CSS pixels. Each of the scripts runs in every page before its own scripts.
func (b *Browser) Tab(width, height int, before ...string) (*Tab, error) {
	ctx, cancel := chromedp.NewContext(b.ctx)
	t := &Tab{browser: b, ctx: ctx, cancel: cancel}
	err := chromedp.Listen(ctx, t.hear)
	if err == nil {
		err = t.prepare(width, height, before)
	}
	if err != nil {
		cancel()
		return nil, err
	}
	return t, nil
}

func (t *Tab) prepare(width, height int, before []string) error {
	if err := t.believeInFront(true); err != nil {
		return err
	}
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, script := range before {
			if _, err := cdp.Call(ctx, target, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script}); err != nil {
				return err
			}
		}
		return nil
	}), chromedp.EmulateViewport(int64(width), int64(height)))
}

// Resize gives the tab another size, in CSS pixels, with scale device pixels each, and waits until its page has taken it.
func (t *Tab) Resize(width, height int, scale float64) error {
	if err := chromedp.Do(t.ctx, chromedp.EmulateViewport(int64(width), int64(height), chromedp.EmulateScale(scale))); err != nil {
		return err
	}
	return t.taken()
}

// taken waits until the page has taken what the browser is like now: it sees a new size at the end of the first frame, has things of
// another size by it in the second, and stands in the third. Where no script runs nothing follows anything, and no frame is told of.
func (t *Tab) taken() error {
	if t.still {
		return nil
	}
	_, err := Eval[bool](t, `(async () => {
		for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
		return true;
	})()`)
	return err
}

// Prefer sets a media feature, such as prefers-reduced-motion to reduce, and waits until the page has been told.
func (t *Tab) Prefer(feature, value string) error {
	err := chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: feature, Value: value}}})
		return err
	}))
	if err != nil {
		return err
	}
	return t.taken()
}

// WithoutScripts has the pages that are opened next run no script of their own, as where a person has forbidden it.
func (t *Tab) WithoutScripts() error {
	t.still = true
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	}))
}

// Media shows the page as a medium has it: "print" for paper, "" for the screen.
func (t *Tab) Media(medium string) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: medium})
		return err
	}))
}

// Slow has the page's own time last so many times as long: as on a slower machine.
func (t *Tab) Slow(times float64) error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
		return err
	}))
}

// Close closes the tab.
func (t *Tab) Close() { t.cancel() }

// Open loads a page and waits for its load event.
func (t *Tab) Open(url string) error {
	t.browser.opens(url)
	return chromedp.Do(t.ctx, chromedp.Navigate(url))
}

// Reload loads the page again and waits for its load event.
func (t *Tab) Reload() error { return chromedp.Do(t.ctx, chromedp.Reload()) }

// Screenshot is a PNG of what the tab shows.
func (t *Tab) Screenshot() ([]byte, error) { return chromedp.Run(t.ctx, chromedp.CaptureScreenshot()) }

// FullScreenshot is a PNG of the whole page, as long as it is.
func (t *Tab) FullScreenshot() ([]byte, error) {
	return chromedp.Run(t.ctx, chromedp.FullScreenshot(100))
}

// HeapBytes is what the page's own objects take after a collection of what nobody needs.
func (t *Tab) HeapBytes() (bytes float64, err error) {
	err = chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		if _, err := cdp.Call(ctx, target, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			return err
		}
		usage, err := cdp.Call(ctx, target, runtime.GetHeapUsage, cdp.Empty{})
		bytes = usage.UsedSize
		return err
	}))
	return bytes, err
}

// Eval is the value of a JavaScript expression; a promise is waited for.
func Eval[T any](t *Tab, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(t.ctx, 2*Patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		return value, fmt.Errorf("%w in %s", err, expression)
	}
	return value, nil
}

// Wait waits until a JavaScript expression is true, in the page that is there or in the one that follows it: a link that was clicked
// is followed a moment later. It asks from within the page, by a timer: a page that draws nothing has no animation frames, and its
// policy forbids code from text.
func (t *Tab) Wait(expression string) error {
	until := time.Now().Add(Patience)
	for {
		met, err := t.waitInPage(expression, time.Until(until))
		switch {
		case met:
			return nil
		case err == nil:
			return fmt.Errorf("never became true: %s; console: %s", expression, strings.Join(t.Messages(), " | "))
		case !followed(err) || time.Now().After(until):
			return err
		}
	}
}

func (t *Tab) waitInPage(expression string, patience time.Duration) (bool, error) {
	return Eval[bool](t, fmt.Sprintf(`new Promise((resolve) => {
		const until = performance.now() + %d;
		const look = () => {
			let met = false;
			try { met = Boolean(%s); } catch {}
			if (met || performance.now() > until) resolve(met);
			else setTimeout(look, 15);
		};
		look();
	})`, patience.Milliseconds(), expression))
}

// followed says whether a page didn't answer because another one has taken its place.
func followed(err error) bool {
	var refused *cdproto.Error
	return errors.As(err, &refused) && (strings.Contains(refused.Message, "navigated") || strings.Contains(refused.Message, "context was destroyed"))
}

// hear keeps what went wrong. It runs on the tab's own goroutine and must not call into it.
func (t *Tab) hear(event any) {
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			text += " " + e.ExceptionDetails.Exception.Description
		}
		t.keep("exception: " + text)
	case *runtime.EventConsoleAPICalled:
		if e.Type == "error" || e.Type == "warning" || e.Type == "assert" {
			t.keep(fmt.Sprintf("console.%s: %s", e.Type, arguments(e.Args)))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == "error" || e.Entry.Level == "warning" {
			t.keep(fmt.Sprintf("%s %s: %s %s", e.Entry.Source, e.Entry.Level, e.Entry.Text, e.Entry.URL))
		}
	}
}

func arguments(args []*runtime.RemoteObject) string {
	var texts []string
	for _, a := range args {
		texts = append(texts, string(a.Value)+a.Description)
	}
	return strings.Join(texts, " ")
}

func (t *Tab) keep(message string) {
	t.lock.Lock()
	defer t.lock.Unlock()
	t.messages = append(t.messages, message)
}

// Messages are the errors, warnings and exceptions that the console has had since the tab was opened or they were last
// forgotten.
func (t *Tab) Messages() []string {
	t.lock.Lock()
	defer t.lock.Unlock()
	return append([]string(nil), t.messages...)
}
