//go:build browser

package browsertest

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lessonPage opens a lesson's page.
func lessonPage(t *testing.T, path string, width int, before ...string) *lab {
	t.Helper()
	l := newTab(t, width, 900, before...)
	l.open(path)
	l.wait(`document.querySelector(".progress")`)
	return l
}

// The whole text and all traces are there before any program has been asked for, in each language.
func TestLessonIsReadableWithoutAProgram(t *testing.T) {
	t.Parallel()
	for _, locale := range []string{"en", "th", "ru"} {
		l := lessonPage(t, locale+"/quarantine.html", 360)
		assert.Equal(t, locale, value[string](l, `document.documentElement.lang`))
		assert.False(t, value[bool](l, `performance.getEntriesByType("resource").some((each) => each.name.endsWith(".wasm"))`))
		assert.Equal(t, "SUCCEEDED", value[string](l, `document.querySelector('[data-scenario="worked-example"] li:last-child .result').textContent`))
		assert.True(t, value[bool](l, `document.documentElement.scrollWidth <= innerWidth`), locale+": wider than a phone")
	}
}

func TestTraceIsPredictedThenRun(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "en/quarantine.html", 1000)
	figure := `document.querySelector('[data-scenario="late-consume"]')`
	results := `JSON.stringify([...` + figure + `.querySelectorAll(".result")].map((each) => each.textContent))`
	said := value[string](l, results)
	press := func() { value[bool](l, `(%s.querySelector("button").click(), true)`, figure) }
	press()
	assert.NotContains(t, value[string](l, results), "HELD")
	for shown := 1; shown <= value[int](l, figure+`.querySelectorAll("li").length`); shown++ {
		press()
		if shown == 1 {
			press() // the program is still on its way: one result is asked for
		}
		l.wait(figure + `.querySelectorAll('li[data-state="shown"]').length === ` + value[string](l, `String(%d)`, shown))
	}
	assert.Equal(t, said, value[string](l, results), "the engine here says what the page said")
}

// answer fills in a part of an exercise as a person does.
func (l *lab) fillIn(exercise, part, answer string) {
	l.t.Helper()
	value[bool](l, `((field) => { field.value = %q; field.dispatchEvent(new Event("input", { bubbles: true })); return true; })(
		document.querySelector('#exercise-%s [name="%s"]'))`, answer, exercise, part)
}

func (l *lab) verdict(exercise, part string) string {
	l.t.Helper()
	return value[string](l, `document.querySelector('#exercise-%s [data-part="%s"]').dataset.verdict ?? ""`, exercise, part)
}

func TestExerciseIsCommittedComparedAndKept(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "en/quarantine.html", 1000)
	l.fillIn("schema-3", "before", "QUARANTINED")
	l.fillIn("schema-3", "state", "REDRIVEN")
	l.fillIn("schema-3", "reason", "expired")
	value[bool](l, `(() => {
		globalThis.verdicts = 0;
		document.addEventListener("redrive-lab-verdict", () => verdicts++);
		const form = document.querySelector("#exercise-schema-3");
		form.requestSubmit();
		form.requestSubmit();
		form.elements.state.value = "HELD"; // while the program is on its way
		form.elements.state.dispatchEvent(new Event("input", { bubbles: true }));
		return true;
	})()`)
	l.wait(`document.querySelector("#exercise-schema-3 .score").textContent === "2 of 3 right"`)
	assert.Equal(t, 1, value[int](l, `verdicts`), "a second press while the first is at work is none")
	assert.Equal(t, "right", l.verdict("schema-3", "state"))
	assert.Equal(t, "wrong", l.verdict("schema-3", "reason"))
	words := l.text(`#exercise-schema-3 [data-part="reason"] output`)
	for _, part := range []string{"The lab says unfixed.", "the gates of the redrive", "The cause was not fixed"} {
		assert.Contains(t, words, part, "feedback names the check and why")
	}
	l.fillIn("unknown-effect", "note-evidence", "<img src=x onerror=alert(1)> หลักฐาน")
	require.NoError(t, l.Reload())
	l.wait(`document.querySelector(".progress")`)
	assert.Equal(t, "wrong", l.verdict("schema-3", "reason"))
	assert.Equal(t, "<img src=x onerror=alert(1)> หลักฐาน", value[string](l, `document.querySelector('[name="note-evidence"]').value`))
	assert.Equal(t, "2 of 3 right", l.text(".progress strong"))

	deleting := `[...document.querySelectorAll(".progress > .tools button")].at(-1)`
	value[bool](l, `(%s.click(), true)`, deleting)
	assert.Equal(t, "wrong", l.verdict("schema-3", "reason"), "one press asks")
	value[bool](l, `(%s.click(), true)`, deleting)
	assert.Empty(t, l.verdict("schema-3", "reason"))
	assert.Empty(t, value[string](l, `document.querySelector('[name="note-evidence"]').value`))
}

// Answers come back from a file; one that is none says so and changes nothing.
func TestAnswersComeFromAFile(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "ru/review.html", 1000)
	give := func(content string) {
		value[bool](l, `(() => {
			const file = document.querySelector('.progress input[type="file"]');
			const given = new DataTransfer();
			given.items.add(new File([%q], "answers.json"));
			file.files = given.files;
			file.dispatchEvent(new Event("change"));
			return true;
		})()`, content)
	}
	give(`{"format":"redrive-lab-answers/1","exercises":{"decide":{"given":{"action":"cancel","fixed":"ёлка"},"verdict":null}}}`)
	l.wait(`document.querySelector('#exercise-decide [name="action"]').value === "cancel"`)
	assert.Equal(t, "ёлка", value[string](l, `document.querySelector('#exercise-decide [name="fixed"]').value`))
	// What is no verdict is shown as none, now and after a reload.
	for i, verdict := range []string{`5`, `{"parts":5}`, `{"score":1,"of":1,"parts":[null]}`, `{"score":1,"of":1,"parts":[{"id":"action","correct":true,"right":{}}]}`} {
		give(`{"format":"redrive-lab-answers/1","exercises":{"decide":{"given":{"action":"cancel","fixed":"` + strconv.Itoa(i) + `"},"verdict":` + verdict + `}}}`)
		l.wait(`document.querySelector('#exercise-decide [name="fixed"]').value === "` + strconv.Itoa(i) + `"`)
		require.NoError(t, l.Reload())
		l.wait(`document.querySelector(".progress strong")?.textContent`)
		assert.Empty(t, l.verdict("decide", "action"), verdict)
		assert.Equal(t, "cancel", value[string](l, `document.querySelector('#exercise-decide [name="action"]').value`), verdict)
	}
	for _, wrong := range []string{`{`, `{"format":"other"}`, `{"format":"redrive-lab-answers/1"}`, `{"format":"redrive-lab-answers/1","exercises":{"decide":{"given":{"action":5}}}}`} {
		give(wrong)
		l.wait(`document.querySelector('.progress [role="alert"]').textContent !== ""`)
		assert.Equal(t, "cancel", value[string](l, `document.querySelector('#exercise-decide [name="action"]').value`), wrong)
		value[bool](l, `(document.querySelector('.progress [role="alert"]').textContent = "", true)`)
	}
}

// Two windows of one lesson, or of two, add to what is kept, and each shows what the other has.
func TestAnswersOfTwoWindowsMeet(t *testing.T) {
	l := lessonPage(t, "en/quarantine.html", 1000)
	other := lessonPage(t, "th/quarantine.html", 1000)
	l.fillIn("schema-3", "state", "HELD")
	other.wait(`document.querySelector('#exercise-schema-3 [name="state"]').value === "HELD"`)
	other.fillIn("replay-limit", "state", "REDRIVEN")
	l.wait(`document.querySelector('#exercise-replay-limit [name="state"]').value === "REDRIVEN"`)

	deaf := lessonPage(t, "ru/quarantine.html", 1000, `addEventListener("storage", (event) => event.stopImmediatePropagation());`)
	l.fillIn("schema-3", "reason", "unfixed")
	deaf.wait(`localStorage.getItem("redrive-lab-answers").includes("unfixed")`) // a browser takes a moment to carry it from window to window
	deaf.fillIn("replay-limit", "reason", "expired")
	assert.Contains(t, value[string](deaf, `localStorage.getItem("redrive-lab-answers")`), "unfixed", "one that wasn't told in time deletes nothing")
}

// Where nothing can be kept the page says so, and works.
func TestAnswersWithoutStorage(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "en/quarantine.html", 1000, `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });`)
	assert.Contains(t, l.text(".progress .caveat"), "Save them as a file")
	l.fillIn("replay-limit", "faked", "requarantine")
	require.NoError(t, l.ClickOn("#exercise-replay-limit button"))
	l.wait(`document.querySelector("#exercise-replay-limit .score").textContent === "1 of 4 right"`)
}

// On a wide screen the lab comes beside the text, and a trace opens in it.
func TestLabStandsBesideTheText(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "th/quarantine.html", 1500)
	assert.Zero(t, value[int](l, `document.querySelectorAll("iframe").length`), "not before somebody asks")
	value[bool](l, `(document.querySelector('[data-scenario="late-consume"] .open a').click(), true)`)
	l.wait(`document.querySelector("#beside iframe")?.contentDocument?.documentElement.dataset.view === "3d"`)
	assert.Contains(t, value[string](l, `document.querySelector("#beside iframe").contentWindow.redriveLab.dump()`), "ช้า")
	assert.Equal(t, "th", value[string](l, `document.querySelector("#beside iframe").contentDocument.documentElement.lang`))
}
