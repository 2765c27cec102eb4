//go:build browser

package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// succeeded asks for what the worked example ends in (quarantine.md, Worked example).
func succeeded(t *testing.T, l *lab) {
	t.Helper()
	s := l.state()
	assert.Equal(t, "SUCCEEDED", s.State)
	assert.Equal(t, 4, s.TotalReceives)
	assert.Equal(t, 1, s.Redrives)
	assert.Equal(t, "video-review-17", s.OperationID)
	assert.Equal(t, exampleHash, s.BodyHash)
}

func TestWorkedExampleByPointer(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receiveCycle")
	s := l.state()
	assert.Equal(t, "QUARANTINED", s.State)
	assert.Equal(t, 3, s.TotalReceives)
	assert.Contains(t, l.text("#live"), "Receive 3 of 3 failed")
	l.click("schema-2", "approved", "remediationFixed", "redrive")
	s = l.state()
	assert.Equal(t, "REDRIVEN", s.State)
	assert.Equal(t, 3, s.TotalReceives)
	l.click("consume")
	succeeded(t, l)
	assert.Equal(t, "SUCCEEDED", l.text("#state"))
	assert.Contains(t, l.text("#live"), "SUCCEEDED")
}

// tabTo goes to a control by the key Tab alone, back by Shift+Tab, as far as it seems to be, and then on until it is there.
func (l *lab) tabTo(id string) {
	l.t.Helper()
	for ahead := value[int](l, tabsTo, id); ahead < 0; ahead++ {
		require.NoError(l.t, l.BackTab())
	}
	require.NoError(l.t, l.Keys(strings.Repeat(kb.Tab, max(0, value[int](l, tabsTo, id)))))
	for range 80 {
		if value[string](l, `document.activeElement.dataset.id ?? ""`) == id {
			return
		}
		require.NoError(l.t, l.Keys(kb.Tab))
	}
	require.Fail(l.t, "Tab doesn't reach "+id)
}

// tabsTo is how many elements that take the focus a control is further on than the one that has it.
const tabsTo = `((all) => all.findIndex((e) => e.dataset.id === %q) - all.indexOf(document.activeElement))(
	[...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true })))`

func TestWorkedExampleByKeyboard(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.tabTo("receiveCycle")
	require.NoError(t, l.Keys(kb.Enter))
	assert.Equal(t, "QUARANTINED", l.state().State)
	for _, id := range []string{"schema-2", "approved", "remediationFixed"} {
		l.tabTo(id)
		require.NoError(t, l.Keys(" "))
		assert.Equal(t, "true", value[string](l, `document.activeElement.getAttribute("aria-checked")`))
	}
	l.tabTo("redrive")
	require.NoError(t, l.Keys(kb.Enter))
	assert.Equal(t, "redrive", value[string](l, `document.activeElement.dataset.id`), "the focus stays where it was")
	l.tabTo("consume")
	require.NoError(t, l.Keys(" "))
	succeeded(t, l)
}

func TestWorkedExampleByShortcuts(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	require.NoError(t, l.Keys("r"))
	l.click("schema-2")
	require.NoError(t, l.Keys("af"))
	require.NoError(t, l.Keys("d"))
	require.NoError(t, l.Keys("c"))
	succeeded(t, l)
	require.NoError(t, l.Keys("z"))
	assert.Equal(t, "REDRIVEN", l.state().State, "z undoes")
	assert.Contains(t, l.text("#live"), "REDRIVEN: all gates were open", "and whoever doesn't see it hears where things stand")
}

func TestShortcutsStayOutOfFields(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("operationId")
	require.NoError(t, l.Keys("rdc?"))
	assert.Equal(t, 0, l.state().Steps)
	assert.Contains(t, value[string](l, `document.activeElement.value`), "rdc?")
	assert.False(t, value[bool](l, `document.querySelector("dialog") !== null`))
}

func TestFieldIsSetByEnterAndKeepsWhatIsTyped(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("operationId")
	value[bool](l, `document.activeElement.select() ?? true`)
	require.NoError(t, l.Keys("half typ"))
	value[string](l, `redriveLab.press("tick-1")`)
	assert.Equal(t, "half typ", value[string](l, `document.activeElement.value`), "a step elsewhere leaves it alone")
	require.NoError(t, l.Keys("ed"+kb.Enter))
	assert.Equal(t, "half typed", l.state().OperationID)
}

func TestRefusedFieldSaysWhy(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.fill("body", `{"schema_version":`)
	assert.Equal(t, 0, l.state().Steps, "a refused value changes nothing")
	assert.Equal(t, "true", value[string](l, `document.querySelector('[data-id="body"]').getAttribute("aria-invalid")`))
	why := l.text(`#c-body-refused`)
	require.NotEmpty(t, why)
	assert.Contains(t, l.text("#live"), why)
	l.fill("body", `{"schema_version":2,"video_id":"V-18"}`)
	assert.NotEqual(t, exampleHash, l.state().BodyHash)
	assert.Equal(t, "", l.text(`#c-body-refused`))
}

// A value set from elsewhere takes the refused one's mark away with its note.
func TestRefusalGoesWithItsMark(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.fill("body", `{"schema_version":`)
	require.Equal(t, "true", value[string](l, `document.querySelector('[data-id="body"]').getAttribute("aria-invalid")`))
	value[string](l, `redriveLab.press("body", '{"schema_version":2,"video_id":"V-18"}')`)
	assert.Equal(t, "", l.text(`#c-body-refused`))
	assert.False(t, value[bool](l, `document.querySelector('[data-id="body"]').hasAttribute("aria-invalid")`))
}

func TestRefusalSpeaksTheLearnersLanguage(t *testing.T) {
	t.Parallel()
	for locale, said := range map[string]string{"ru": "не JSON", "th": "ไม่ใช่ JSON"} {
		t.Run(locale, func(t *testing.T) {
			l := open(t, "lab.html?view=text&locale="+locale, textView)
			l.fill("body", `{"schema_version":`)
			assert.Contains(t, l.text(`#c-body-refused`), said)
			assert.Contains(t, l.text("#live"), said)
		})
	}
}

func TestDimmedControlSaysWhyNotAndDoesNothing(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("consume")
	assert.Equal(t, 0, l.state().Steps)
	whyNot := l.text("#c-consume-whyNot")
	require.NotEmpty(t, whyNot)
	assert.Contains(t, l.text("#live"), whyNot)
	assert.Contains(t, value[string](l, `document.querySelector('[data-id="consume"]').getAttribute("aria-describedby")`), "c-consume-whyNot")
	assert.NotEmpty(t, l.text("#c-redrive-warning"), "what would spoil the record says so first")
}

func TestTimelineGoesThereAndBack(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receiveCycle", "approved", "redrive")
	held := l.state()
	require.Equal(t, "HELD", held.State)
	require.NoError(t, l.ClickOn(`[data-step="1"]`))
	assert.Equal(t, "QUARANTINED", l.state().State)
	assert.Equal(t, 3, l.state().Steps, "what comes after stays to go to")
	assert.Equal(t, "1", value[string](l, `document.querySelector("[data-step][aria-current]").dataset.step`))
	assert.Equal(t, "2 3", undoneMarks(l))
	require.NoError(t, l.ClickOn(`[data-step="3"]`))
	assert.Equal(t, held, l.state())
	assert.Empty(t, undoneMarks(l))
	l.click("reset")
	assert.Equal(t, "READY", l.state().State)
	assert.Equal(t, "1 2 3", undoneMarks(l))
	l.click("tick-1")
	assert.Equal(t, "0 1", value[string](l, `[...document.querySelectorAll("[data-step]")].map((m) => m.dataset.step).join(" ")`),
		"a step drops what was undone")
	assert.Empty(t, undoneMarks(l))
}

// undoneMarks are the steps that the timeline shows as undone.
func undoneMarks(l *lab) string {
	return value[string](l, `[...document.querySelectorAll("[data-step][data-undone]")].map((m) => m.dataset.step).join(" ")`)
}

// Facts and flat stage picture a body's hash by the cells that the lab gives to every view, and its schema by their shape.
func TestPicturesAreThoseOfEveryView(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.fill("body", `{"schema_version":3}`)
	parcel := value[struct {
		Shape                 string
		Fingerprint, Original []string
	}](l, `(() => { let told; redriveLab.on("screen", (json) => { told = JSON.parse(json); })(); return told.stage.parcel; })()`)
	require.Len(t, parcel.Fingerprint, 16)
	assert.NotEqual(t, parcel.Original, parcel.Fingerprint)
	for place, want := range map[string][]string{
		`[data-fact="hash"]`: parcel.Fingerprint, `[data-fact="hash-original"]`: parcel.Original, `.parcel.hero`: parcel.Fingerprint,
	} {
		assert.Equal(t, want, value[[]string](l, `[...document.querySelectorAll('%s rect[width="1"]')].map((cell) => cell.getAttribute("fill"))`, place))
	}
	assert.Equal(t, "hexagon", parcel.Shape)
	assert.Equal(t, "schema shape-hexagon", value[string](l, `document.querySelector(".hero .schema").getAttribute("class")`))
}

func TestMirrorLeavesUntouchedElementsAlone(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	value[bool](l, `(window.before = [...document.querySelectorAll("[data-id], [data-fact]")], window.touched = [],
		new MutationObserver((all) => touched.push(...all.map((m) => m.target))).observe(document.querySelector('[data-id="schema-3"]').parentElement, { subtree: true, childList: true, attributes: true, characterData: true }), true)`)
	l.click("receiveCycle", "approved", "redrive", "undo")
	assert.True(t, value[bool](l, `before.filter((e) => e.dataset.fact === undefined || !e.dataset.fact.startsWith("why")).every((e) => e.isConnected)`), "elements are kept by id")
	assert.Equal(t, 0, value[int](l, `touched.length`), "a control that says the same isn't written again")
}

func TestHelpListsTheShortcuts(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	require.NoError(t, l.Keys("?"))
	l.wait(`document.querySelector("dialog[open]")`)
	listed := l.text("dialog")
	for _, label := range value[[]string](l, `JSON.parse(redriveLab.controls()).filter((c) => c.shortcut).map((c) => c.label)`) {
		assert.Contains(t, listed, label)
	}
	require.NoError(t, l.Keys(kb.Escape))
	l.wait(`!document.querySelector("dialog")`)
}

// Beside what is typed the lab says that nothing real belongs there, in each language and lesson.
func TestMadeUpDataOnlyIsSaidBesideTheFields(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	for _, field := range []struct{ lesson, before, id, key string }{
		{"quarantine", "", "body", "caveat.made-up"}, {"review", "", "code", "review.caveat.code"},
		{"review", `{"do":"deliver","code":"sequence-gap"}`, "fixed", "review.caveat.made-up"},
	} {
		l.choose("choose-lesson", field.lesson)
		if field.before != "" {
			require.NotContains(t, value[string](l, `redriveLab.act(%q)`, field.before), `"error"`)
		}
		for _, locale := range locales {
			l.choose("choose-language", locale)
			described := value[string](l, `(document.querySelector('[data-id="%s"]').getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ")`, field.id)
			assert.Contains(t, described, say(t, locale, field.key), field.id)
		}
	}
}
