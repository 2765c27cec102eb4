//go:build browser

package browsertest

import (
	"encoding/json"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// control is a control as the lab's own list has it (lab-format.md, controls).
type control struct {
	ID, Kind, Label, Value, WhyNot, Warning, Shortcut string
	Enabled                                           bool
}

func (l *lab) controls() (list []control) {
	l.t.Helper()
	require.NoError(l.t, json.Unmarshal([]byte(value[string](l, `redriveLab.controls()`)), &list))
	return slices.DeleteFunc(list, func(c control) bool { return c.ID == "seek" }) // the timeline's marks are that one
}

func (l *lab) heard() []chrome.Heard {
	l.t.Helper()
	heard, err := l.Listen()
	require.NoError(l.t, err)
	return heard
}

// roles are what a screen reader calls the kinds of a control.
var roles = map[string]string{"button": "button", "switch": "switch", "field": "textbox"}

// isHeardAs holds an element of the accessibility tree to what the list says of its control.
func isHeardAs(t *testing.T, h chrome.Heard, c control) {
	t.Helper()
	assert.Equal(t, c.Enabled, !h.Has("disabled"), c.ID)
	assert.Contains(t, h.Description, c.WhyNot, c.ID)
	assert.Contains(t, h.Description, c.Warning, c.ID)
	switch c.Kind {
	case "switch":
		assert.True(t, h.Has("checked="+map[string]string{"on": "true", "off": "false"}[c.Value]), "%s is %s, heard as %v", c.ID, c.Value, h.States)
	case "field":
		assert.Equal(t, c.Value, h.Value, c.ID)
	}
}

// In every state and language a screen reader has the controls that the canvas has, by the same names, in the list's order,
// with the same states and reasons.
func TestAScreenReaderHasWhatTheCanvasHas(t *testing.T) {
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?speed=instant&view="+view, view)
		for k, scene := range sessions {
			l.choose("choose-language", locales[k%len(locales)])
			scene.enter(l)
			heard := l.heard()
			at := -1
			for _, c := range l.controls() {
				found := slices.IndexFunc(heard, func(h chrome.Heard) bool { return h.Role == roles[c.Kind] && h.Name == c.Label })
				if assert.GreaterOrEqual(t, found, 0, "%s: nobody hears %s %q", scene.name, c.Kind, c.Label) {
					assert.Greater(t, found, at, "%s: %s comes in another order", scene.name, c.ID)
					at = found
					isHeardAs(t, heard[found], c)
				}
			}
		}
	}
}

// Whatever takes the focus has a name, whatever is opened over the session: in every language.
func TestWhateverTakesTheFocusHasAName(t *testing.T) {
	l := open(t, "lab.html?view=text&speed=instant", textView)
	for k, aside := range asides {
		l.choose("choose-language", locales[k%len(locales)])
		aside.enter(l)
		for _, h := range l.heard() {
			if slices.Contains([]string{"button", "switch", "textbox", "combobox", "checkbox", "link", "dialog", "progressbar", "DisclosureTriangle", "spinbutton"}, h.Role) {
				assert.NotEmpty(t, strings.TrimSpace(h.Name), "%s: a %s %v", aside.name, h.Role, h.States)
			}
		}
		if aside.escape {
			require.NoError(t, l.Keys(kb.Escape))
			l.wait(`!document.querySelector("dialog, #menu[open]")`)
		}
	}
}

// Over the canvas the focus is in the mirror, and the canvas shows where: each control in turn.
func TestFocusIsSeenOnTheCanvas(t *testing.T) {
	l := open(t, "lab.html?speed=instant", canvasView)
	for _, ids := range [][2]string{{"receiveCycle", "redrive"}, {"schema-2", "approved"}} {
		l.tabTo(ids[0])
		first := l.picture()
		l.tabTo(ids[1])
		second := l.picture()
		for _, id := range ids {
			at := l.target(id)
			around := image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H)).Inset(-6)
			assert.Greater(t, differingIn(first, second, around), int(at.W), "%s is ringed in one of the two", id)
		}
	}
}
