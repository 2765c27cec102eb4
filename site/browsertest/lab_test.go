//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// exampleHash is the fingerprint of the default record's body (quarantine.md, Worked example).
const exampleHash = "29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df"

const textView, canvasView = "text", "3d"

// lab is one page with the lab, and what a person does there. Every method fails the test where it can't be done.
type lab struct {
	*chrome.Tab
	t       *testing.T
	allowed []string // parts of console messages that belong to what the test provokes
}

// open opens lab.html?query#hash on one of the hosts ("" is the plain one) and waits until it is usable in a view.
func open(t *testing.T, path, view string, before ...string) *lab {
	t.Helper()
	l := newTab(t, 1280, 800, before...)
	l.open(path)
	l.wait(fmt.Sprintf(`document.documentElement.dataset.view === %q`, view))
	return l
}

// newTab opens an empty tab that is closed after the test, and holds its console to be silent.
func newTab(t *testing.T, width, height int, before ...string) *lab {
	t.Helper()
	tab, err := browserOf(t).Tab(width, height, append([]string{chrome.Returning}, before...)...)
	require.NoError(t, err)
	l := &lab{Tab: tab, t: t}
	t.Cleanup(func() {
		l.consoleIsSilent()
		tab.Close()
	})
	return l
}

func (l *lab) consoleIsSilent() {
	l.t.Helper()
	for _, message := range l.Messages() {
		allowed := false
		for _, part := range l.allowed {
			allowed = allowed || strings.Contains(message, part)
		}
		assert.True(l.t, allowed, "console: "+message)
	}
}

func (l *lab) open(path string) {
	l.t.Helper()
	require.NoError(l.t, l.Open(server.URL+"/"+path))
}

func (l *lab) wait(expression string) {
	l.t.Helper()
	require.NoError(l.t, l.Wait(expression))
}

// value is the value of a JavaScript expression.
func value[T any](l *lab, expression string, args ...any) T {
	l.t.Helper()
	if len(args) > 0 {
		expression = fmt.Sprintf(expression, args...)
	}
	v, err := chrome.Eval[T](l.Tab, expression)
	require.NoError(l.t, err)
	return v
}

// state is STATE (lab-format.md, Trace), as far as tests look at it.
type state struct {
	State, Reason, HeldAt, BodyHash, OperationID string
	Step, Steps, TotalReceives, Now, Redrives    int
}

func (l *lab) state() state {
	l.t.Helper()
	var s state
	require.NoError(l.t, json.Unmarshal([]byte(value[string](l, `redriveLab.state()`)), &s))
	return s
}

// click clicks a control with the pointer.
func (l *lab) click(ids ...string) {
	l.t.Helper()
	for _, id := range ids {
		require.NoError(l.t, l.ClickOn(fmt.Sprintf(`[data-id=%q]`, id)))
	}
}

// menu clicks something in the page's menu.
func (l *lab) menu(selector string) {
	l.t.Helper()
	require.NoError(l.t, l.ClickOn("#menu-button"))
	require.NoError(l.t, l.ClickOn(selector))
}

// choose takes one of what a select of the page offers, and waits for the letters that come with it: words are as wide as they stay.
func (l *lab) choose(id, option string) {
	l.t.Helper()
	value[bool](l, `((select) => { select.value = %q; select.dispatchEvent(new Event("change")); return true; })(document.getElementById(%q))`, option, id)
	l.lettersCome()
}

// lettersCome waits until the page has the letters for what it shows; which it needs is known once it is laid out.
func (l *lab) lettersCome() {
	l.t.Helper()
	value[bool](l, `(document.body.getBoundingClientRect(), document.fonts.ready.then(() => true))`)
}

// fill puts text into a field and sets it by the button beside it.
func (l *lab) fill(id, text string) {
	l.t.Helper()
	l.click(id)
	value[bool](l, `document.activeElement.select?.() ?? true`)
	require.NoError(l.t, l.Keys(text))
	require.NoError(l.t, l.ClickOn(fmt.Sprintf(`[data-field=%q] [type="submit"]`, id)))
}

// text is what an element shows.
func (l *lab) text(selector string) string {
	l.t.Helper()
	return value[string](l, `document.querySelector(%q)?.textContent ?? ""`, selector)
}
