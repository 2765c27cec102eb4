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
	t.Parallel()
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

// end is one of those that a lesson comes to: the keys that lead there from the start, and what is heard then.
type end struct {
	keys  string // words: a control's id is gone to by Tab and pressed by Enter, with "=" typed into; one letter is a shortcut
	state string // the state that the step is told with, or the reason
}

// opened are the keys to every gate open, by shortcut where there is one.
const opened = "r schema-2 a f "

// ends are each lesson's, its refusals among them (quarantine.md, Redrive gates; review.md, States and steps).
var ends = map[string][]end{
	"quarantine": {
		{opened + "d c", "SUCCEEDED"}, {"d", "not_quarantined"}, {"r d", "approval_required"}, {"r a d", "unfixed"}, {opened + "u d", "unknown_effect"},
		{opened + "tick-expiry d", "expired"}, {opened + "i d", "operation_id_changed"}, {opened + "b d", "body_changed"},
		{opened + "d requarantine d", "replay_limit"}, {opened + "d u c", "unknown_effect"}, {opened + "d requarantine", "QUARANTINED"},
	},
	"review": {
		{"fail-dependency-not-ready wait-due l d", "acknowledged"}, {"fail-dependency-not-ready wait-due fail-training-schema-not-supported", "manual-review"},
		{"fail-dependency-not-ready wait-due fail-dependency-not-ready", "manual-review"}, {"code=timeout fail-typed", "manual-review"},
		{"fail-sequence-gap c", "closed"}, {"fail-sequence-gap r", "waiting-for-evidence"},
		{"fail-sequence-gap fixed=so noSecondEffect=so replay-after-fix d", "acknowledged"}, {"fail-sequence-gap fixed=so noSecondEffect=so effectKey=new correct-input", "ready-for-new-attempt"},
	},
}

// byKeys presses keys one after the other as an end has them, and holds that the focus is where it was put.
func (l *lab) byKeys(keys string) {
	l.t.Helper()
	for key := range strings.FieldsSeq(keys) {
		id, text, typed := strings.Cut(key, "=")
		switch {
		case typed:
			l.tabTo(id)
			require.NoError(l.t, l.Keys(text))
		case len(key) == 1:
			require.NoError(l.t, l.Keys(key))
		default:
			l.tabTo(id)
			require.NoError(l.t, l.Keys(kb.Enter))
			assert.Equal(l.t, id, value[string](l, `document.activeElement.dataset.id ?? ""`), "the focus stays")
		}
	}
}

// Each lesson is gone through to each of its ends by keys alone, over the canvas and in the text view: what came of the last step
// is told once, in the page's language, and the one sentence of what is so now begins with the state.
func TestEveryEndIsReachedByKeysAndHeard(t *testing.T) {
	t.Parallel()
	letters := map[string]string{"en": "[A-Za-z]{4}", "th": "[\u0e01-\u0e5b]{4}", "ru": "[А-Яа-яё]{4}"}
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?speed=instant&view="+view, view)
		for _, lesson := range []string{"quarantine", "review"} {
			list := ends[lesson]
			l.choose("choose-lesson", lesson)
			told := slices.DeleteFunc(l.heard(), func(h chrome.Heard) bool { return h.Role != "status" })
			require.Len(t, told, 1, "told at one place")
			assert.Equal(t, []string{"live=polite"}, told[0].States)
			if view == canvasView {
				list = list[:2] // the mirror is the text view's; the ring and the picture have their own tests
			}
			for k, end := range list {
				locale := locales[k%len(locales)]
				l.choose("choose-language", locale)
				require.NoError(t, l.Keys("0"))
				require.Zero(t, l.state().Step)
				l.byKeys(end.keys)
				where := view + " " + locale + " " + end.keys
				assert.Contains(t, l.text("#live"), end.state, where)
				assert.Regexp(t, letters[locale], l.text("#live"), where)
				assert.Contains(t, l.text("#headline"), end.state, where)
				assert.Equal(t, locale, value[string](l, `document.querySelector("#live").closest("[lang]").lang`), where)
			}
		}
	}
}

// What wasn't done by a step is told too, where things stand otherwise: another session, and another language.
func TestAnotherSessionAndLanguageAreTold(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	assert.Empty(t, l.text("#live"), "nothing has happened at the start")
	sessions[1].enter(l)
	assert.Contains(t, l.text("#live"), "RETRY")
	sessions[2].enter(l) // as many steps, and another state
	assert.Contains(t, l.text("#live"), "QUARANTINED")
	for locale, said := range map[string]string{"th": "กักกัน", "ru": "карантин"} {
		l.choose("choose-language", locale)
		assert.Contains(t, strings.ToLower(l.text("#live")), said)
	}
	before := l.text("#live")
	l.choose("choose-theme", "light")
	assert.Equal(t, before, l.text("#live"))
	shown := `document.querySelector("#live").offsetWidth > 1`
	assert.False(t, value[bool](l, shown), "the headline shows it already: it is heard only")
	value[any](l, `redriveLab.press("redrive")`)
	assert.True(t, value[bool](l, shown), "what a step did is seen")
}

// A field that isn't possible now takes no text and says why; what was written before it became so goes with the decision.
func TestADimmedFieldTakesNoText(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	field := func() chrome.Heard {
		heard := l.heard()
		at := slices.IndexFunc(heard, func(h chrome.Heard) bool { return h.Role == "textbox" && h.Name == "What was fixed" })
		require.GreaterOrEqual(t, at, 0)
		return heard[at]
	}
	l.tabTo("fixed")
	require.NoError(t, l.Keys("lost"))
	h := field()
	assert.Empty(t, h.Value)
	assert.True(t, h.Has("disabled") && h.Has("focused"), h.States)
	assert.Contains(t, h.Description, "manual-review")
	require.NoError(t, l.Keys(kb.Enter))
	assert.Contains(t, l.text("#live"), "manual-review", "and it is told to who tries")
	l.click("fail-sequence-gap")
	l.tabTo("fixed")
	require.NoError(t, l.Keys("kept"))
	h = field()
	assert.Equal(t, "kept", h.Value)
	assert.False(t, h.Has("disabled"), h.States)
}

// The names of the map's states are heard as they are, also where they may break.
func TestNamesOfTheMapAreHeardWhole(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	openMap(l)
	for _, h := range l.heard() {
		if h.Role == "button" || h.Role == "cell" || h.Role == "heading" || h.Role == "term" || h.Role == "rowheader" {
			assert.NotRegexp(t, `HELD: |_ |\w ,`, h.Name, h.Role)
		}
	}
	assert.Equal(t, 8, value[int](l, `[...document.querySelectorAll(".map-table [data-kind^='HELD:']")].filter((e) => e.querySelector("wbr")).length`))
}

// Whatever takes the focus has a name, whatever is opened over the session: in every language.
func TestWhateverTakesTheFocusHasAName(t *testing.T) {
	t.Parallel()
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
	t.Parallel()
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
