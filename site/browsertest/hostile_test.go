//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// evil is a text that would do something wherever it is taken for HTML.
const evil = `"><img src=x onerror="window.pwned = 1"><script>window.pwned = 1</script><b id=made>`

// evilIn are scenarios of both lessons that have it wherever a text may stand.
func evilIn(lesson string) string {
	quoted, _ := json.Marshal(evil)
	start := map[string]string{
		"quarantine": `"record":{"operationId":@,"traceId":@,"body":{"schema_version":2,@:@}},"steps":[{"do":"set","candidate":{@:[@]},"caption":@},{"do":"receiveCycle"},{"do":"redrive"}]`,
		"review": `"message":{"messageId":@,"effectKey":@,"payloadReference":@},"steps":[{"do":"deliver","code":@,"caption":@},
			{"do":"decide","action":"correct-input","fixed":@,"noSecondEffect":@,"effectKey":"other"},{"do":"deliver"}]`,
	}[lesson]
	return strings.ReplaceAll(`{"format":"redrive-lab/1","lesson":"`+lesson+`","title":@,"intro":{"en":@,"th":@,"ru":@},`+start+`}`, "@", string(quoted))
}

// nothingWasMade holds that no text was taken for HTML: nothing ran, nothing was made, and no part of the page has tried to.
func nothingWasMade(l *lab, where string) {
	l.t.Helper()
	assert.Equal(l.t, "undefined 0", value[string](l, `typeof window.pwned + " " + document.querySelectorAll("img, object, embed, #made, script:not([src]):not([type='application/json'])").length`), where)
	assert.Empty(l.t, value[[]string](l, `broken`), where)
}

func TestNoTextOfAScenarioIsTakenForHTML(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		t.Run(view, func(t *testing.T) {
			l := newTab(t, 1280, 800, keepViolations)
			l.allowed = []string{"TrustedScriptURL"}
			l.open("strict/lab.html?speed=instant&view=" + view)
			l.wait(fmt.Sprintf(`document.documentElement.dataset.view === %q`, view))
			for _, lesson := range []string{"quarantine", "review"} {
				scenario := evilIn(lesson)
				require.NotContains(t, value[string](l, `redriveLab.open(%q)`, scenario), `"error"`)
				require.Contains(t, value[string](l, `document.querySelector("#mirror").textContent + [...document.querySelectorAll("#mirror input, #mirror textarea")].map((f) => f.value)`), `onerror=`, "it is shown, as text")
				for _, locale := range locales {
					l.choose("choose-language", locale)
					nothingWasMade(l, lesson+" "+locale)
				}
				value[string](l, `redriveLab.link()`)
				openMap(l)
				nothingWasMade(l, lesson+" map")
				value[bool](l, `(document.querySelector("#map").close(), true)`)
				l.sheet("link")
				require.NoError(t, l.ClickOn(`#share [data-tab="embed"]`))
				nothingWasMade(l, lesson+" sheet")
				l.leaveSheet()
			}
		})
	}
}

// What the address, a field, a message or a file gives is told as text too.
func TestNoRefusedTextIsTakenForHTML(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, keepViolations)
	l.allowed = []string{"TrustedScriptURL"}
	quoted := value[string](l, `encodeURIComponent(%q)`, evil)
	for _, name := range []string{"lesson", "scenario", "locale", "theme", "controls", "start", "lock", "speed"} {
		l.open("strict/lab.html?view=text&" + name + "=" + quoted)
		l.wait(`document.documentElement.dataset.view === "text" || document.documentElement.dataset.view === "3d"`)
		l.wait(`document.querySelector(".notice")`)
		nothingWasMade(l, name)
	}
	l.open("strict/lab.html?view=text#" + quoted)
	l.wait(`document.querySelector('[data-notice="damaged"]')`)
	nothingWasMade(l, "hash")
	for _, id := range []string{"body", "candidate"} {
		l.fill(id, evil)
		require.NotEmpty(t, l.text("#c-"+id+"-refused"))
	}
	value[string](l, `redriveLab.press(%q, %q)`, evil, evil)
	value[string](l, `redriveLab.lock(%q)`, evil)
	nothingWasMade(l, "fields and calls")
}

// A file that is dropped on the lab is bounded, and what is wrong with it is told with its name as text.
func TestADroppedFileIsBoundedAndToldAsText(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, keepViolations)
	l.allowed = []string{"TrustedScriptURL"}
	l.open("strict/lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	before := value[string](l, `redriveLab.state()`)
	drop := func(content string) {
		value[bool](l, `(() => {
			document.querySelector('[data-notice="file"]')?.remove();
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([%s], %q));
			for (const type of ["dragenter", "dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
			return true;
		})()`, content, evil+".json")
		l.wait(`document.querySelector('[data-notice="file"]')`)
		nothingWasMade(l, content[:min(len(content), 40)])
	}
	for _, content := range []string{
		`"{"`, `""`, `"\0"`, `"\ufeff{}"`, `new Uint8Array([0xff, 0xfe])`, `"[".repeat(60000)`, `"x".repeat(70000)`, `new Uint8Array(1 << 26)`,
		`'{"format":"redrive-lab/1","steps":[' + '{"do":"tick"},'.repeat(1000) + '{"do":"tick"}]}'`,
	} {
		drop(content)
		assert.Equal(t, before, value[string](l, `redriveLab.state()`), content)
	}
	quoted, _ := json.Marshal(evilIn("review"))
	drop(string(quoted))
	assert.Contains(t, value[string](l, `redriveLab.state()`), `"lesson":"review"`)
}

// The longest texts without a space stay within the page, on the smallest phone too.
func TestTheLongestTextsStayWithinThePage(t *testing.T) {
	t.Parallel()
	l := newTab(t, 320, 640)
	l.open("lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	for _, letter := range []string{"W", "ก", "Щ"} {
		long := strings.Repeat(letter, 200)
		for _, scenario := range []string{
			`{"format":"redrive-lab/1","record":{"operationId":"` + long + `","traceId":"` + long + `"},"steps":[{"do":"set","candidate":{"` + long + `":"` + long + `"}}]}`,
			`{"format":"redrive-lab/1","lesson":"review","message":{"messageId":"` + long + `","effectKey":"` + long + `"},"steps":[{"do":"deliver","code":"` + long + `"}]}`,
		} {
			require.NotContains(t, value[string](l, `redriveLab.open(%q)`, scenario), `"error"`)
			assert.LessOrEqual(t, value[int](l, `document.scrollingElement.scrollWidth`), 320, letter)
		}
	}
}

// A body may nest 64 levels (canonical-json.md, Domain): the one more is told with that number, where it was typed.
func TestATooDeepBodyNamesTheLimit(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	deep := func(levels int) string {
		return value[string](l, `'{"a":'.repeat(%[1]d - 1) + "{}" + "}".repeat(%[1]d - 1)`, levels)
	}
	assert.NotContains(t, value[string](l, `redriveLab.act(JSON.stringify({ do: "set", candidate: JSON.parse(%q) }))`, deep(64)), `"error"`)
	for _, levels := range []int{65, 500} {
		answer := value[string](l, `redriveLab.act('{"do":"set","candidate":%s}')`, deep(levels))
		assert.Contains(t, answer, `"path":"candidate"`)
		assert.Contains(t, answer, "at most 64 levels")
	}
}

// Names that mean something to JavaScript, numbers beyond any, marks that turn the writing round: a typed body has them as they are,
// or is refused whole, and the page stays as it was.
func TestAHostileBodyIsTakenAsItIsOrRefused(t *testing.T) {
	t.Parallel()
	l := newTab(t, 320, 640, keepViolations)
	l.allowed = []string{"TrustedScriptURL"}
	l.open("strict/lab.html?view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	set := func(body string) {
		value[bool](l, `((field) => { field.value = %q; field.form.requestSubmit(); return true; })(document.querySelector('[data-id="body"]'))`, body)
	}
	for _, body := range []string{
		`{"__proto__":{"polluted":true},"schema_version":2}`, `{"constructor":{"prototype":{"polluted":true}},"schema_version":2}`, `{"schema_version":2,"toString":null}`,
		"{\"schema_version\":2,\"x\":\"\u202egnp.exe\u2066\u200f\"}", `{"schema_version":2,"x":"</textarea><script>window.pwned=1</script>"}`,
		`{"schema_version":2,"x":"` + strings.Repeat("\u0e49", 500) + `"}`,
	} {
		set(body)
		assert.Empty(t, l.text("#c-body-refused"), body)
		kept := value[string](l, `JSON.parse(redriveLab.state()).body`)
		assert.JSONEq(t, body, kept)
		assert.Equal(t, kept, value[string](l, `document.querySelector('[data-id="body"]').value`))
		assert.LessOrEqual(t, value[int](l, `document.scrollingElement.scrollWidth`), 320, body)
		nothingWasMade(l, body)
	}
	before := value[string](l, `redriveLab.state()`)
	for _, body := range []string{
		`{"schema_version":2,"schema_version":3}`, `{"x":1e400}`, `{"x":` + strings.Repeat("9", 1001) + `}`, `{"x":"\ud800"}`, "{\"x\":\"\x00\"}", "\u202e{}", `[]`,
		strings.Repeat(`{"a":`, 100) + "1" + strings.Repeat("}", 100), `{"x":"` + strings.Repeat("x", 16<<10) + `"}`,
	} {
		set(body)
		assert.NotEmpty(t, l.text("#c-body-refused"), body[:min(len(body), 60)])
		assert.Equal(t, before, value[string](l, `redriveLab.state()`), body[:min(len(body), 60)])
	}
	assert.True(t, value[bool](l, `({}).polluted === undefined`))
}

// What is handed in comes from anybody: names and answers are texts, whatever they are called, and a file is read no further than one can be long.
func TestNothingHandedInIsTakenForHTML(t *testing.T) {
	t.Parallel()
	l := newTab(t, 800, 800, keepViolations)
	l.allowed = []string{"TrustedScriptURL"}
	l.open("strict/en/collect.html")
	l.wait(`document.querySelector("#handed-in input[type=\"file\"]")`)
	value[bool](l, `(async () => {
		const file = document.querySelector('#handed-in input[type="file"]');
		const given = new DataTransfer();
		const answered = (value, ...parts) => ({ given: Object.fromEntries(parts.map((part) => [part, value])), verdict: {} });
		const add = (name, exercises) => given.items.add(new File([JSON.stringify({ format: "redrive-lab-answers/1", name, exercises })], name + ".json"));
		for (const value of [%[1]q, "constructor", "__proto__", "toString"]) add(value, { "schema-3": answered(value, "before", "state", "reason"), "unknown-effect": answered(value, "note-evidence") });
		given.items.add(new File(['{"format":"redrive-lab-answers/1","name":"twice","exercises":{"__proto__":{"given":{"polluted":"yes"},"verdict":{}}}}'], "a.json"));
		given.items.add(new File(['{"format":"redrive-lab-answers/1","name":"twice","exercises":{"__proto__":{"given":{"polluted":"yes"},"verdict":{}}}}'], "b.json"));
		given.items.add(new File([new Uint8Array(2 << 20)], %[1]q + "large.json"));
		file.files = given.files;
		file.dispatchEvent(new Event("change"));
		return true;
	})()`, evil)
	l.wait(`document.querySelectorAll("#handed-in tbody tr").length === 5`)
	nothingWasMade(l, "list")
	assert.Contains(t, l.text(".problems"), "larger than")
	assert.Contains(t, l.text("#handed-in tbody"), "onerror=", "it is shown, as text")
	assert.NotRegexp(t, `native code|\[object`, l.text("#handed-in tbody"), "no name is looked up where JavaScript keeps its own")
	assert.True(t, value[bool](l, `({}).given === undefined && ({}).polluted === undefined`))
	require.NoError(t, l.Reload())
	l.wait(`document.querySelectorAll("#handed-in tbody tr").length === 5`)
	nothingWasMade(l, "kept list")
}

// The notes window shows what the lab's window tells.
func TestNothingInTheNotesIsTakenForHTML(t *testing.T) {
	t.Parallel()
	l := newTab(t, 800, 800, keepViolations)
	l.allowed = []string{"TrustedScriptURL"}
	l.open("strict/presenter.html#line")
	l.wait(`document.querySelector("#status").textContent !== ""`)
	value[bool](l, `((evil) => {
		const line = new BroadcastChannel("line");
		line.postMessage({ redriveLabNotes: "line", from: evil, number: 1, message: { place: { title: evil, at: 1, of: 2, caption: evil, next: evil }, note: evil, state: evil, headline: evil, locale: evil } });
		return true;
	})(%q)`, evil)
	l.wait(`document.querySelector("#note").textContent.includes("onerror=")`)
	nothingWasMade(l, "notes")
	assert.Equal(t, "en", value[string](l, `document.documentElement.lang`), "an unknown language is English")
}
