//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fillIn fills in a part of an exercise as a person does.
func (l *lab) fillIn(exercise, part, answer string) {
	l.t.Helper()
	value[bool](l, `((field) => { field.value = %q; field.dispatchEvent(new Event("input", { bubbles: true })); return true; })(
		document.querySelector('#exercise-%s [name="%s"]'))`, answer, exercise, part)
}

func (l *lab) verdict(exercise, part string) string {
	l.t.Helper()
	return value[string](l, `document.querySelector('#exercise-%s [data-part="%s"]').dataset.verdict ?? ""`, exercise, part)
}

// scores waits until an exercise has this score, in the page's language.
func (l *lab) scores(locale, exercise string, score, of int) {
	l.t.Helper()
	l.wait(fmt.Sprintf(`document.querySelector("#exercise-%s .score").textContent === %q`, exercise, say(l.t, locale, "page.exercise.score", "score", score, "of", of)))
}

func (l *lab) commit(exercise string) {
	l.t.Helper()
	require.NoError(l.t, l.ClickOn("#exercise-"+exercise+" button"))
}

// Both lessons in each language, on a phone: whole before any program is asked for, its traces run, its exercises judged, and what was
// answered kept, saved and deleted.
func TestEachLessonInEachLanguage(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		for lesson, judged := range map[string]func(*lab, string){"quarantine": quarantineIsJudged, "review": reviewIsJudged} {
			t.Run(locale+" "+lesson, func(t *testing.T) {
				l := lessonPage(t, locale+"/"+lesson+".html", 360, downloads, clipboard)
				l.speaks(locale, lesson)
				l.fitsItsWidth(lesson)
				assert.False(t, value[bool](l, `performance.getEntriesByType("resource").some((each) => each.name.endsWith(".wasm"))`), "no program before somebody asks")
				tracesAreRun(l, locale)
				briefIsCopied(l, locale)
				judged(l, locale)
				answersAreSaved(l, locale, lesson)
				l.speaks(locale, lesson+" answered")
				answersAreDeleted(l, locale)
			})
		}
	}
}

// tracesAreRun predicts each trace of the page and has the program here, which is fetched for the first, say what the page said.
func tracesAreRun(l *lab, locale string) {
	l.t.Helper()
	for i := range value[int](l, `document.querySelectorAll("figure.live").length`) {
		figure := fmt.Sprintf(`document.querySelectorAll("figure.live")[%d]`, i)
		results := `JSON.stringify([...` + figure + `.querySelectorAll(".result")].map((each) => each.textContent))`
		button := func() string { return value[string](l, figure+`.querySelector("button").textContent`) }
		press := func() { value[bool](l, `(%s.querySelector("button").click(), true)`, figure) }
		said := value[string](l, results)
		assert.Equal(l.t, say(l.t, locale, "page.lesson.check"), button())
		press()
		assert.Equal(l.t, say(l.t, locale, "page.lesson.next"), button())
		hidden := say(l.t, locale, "page.lesson.hidden")
		assert.True(l.t, value[bool](l, figure+`.matches(":not(:has(.result:empty))") && %s.every((each) => each === %q)`, `JSON.parse(`+results+`)`, hidden), "nothing is told before it is asked for")
		for shown := range value[int](l, figure+`.querySelectorAll("li").length`) {
			press()
			if i == 0 && shown == 0 {
				press() // the program is still on its way: one result is asked for
			}
			l.wait(fmt.Sprintf(`%s.querySelectorAll('li[data-state="shown"]').length === %d`, figure, shown+1))
		}
		assert.Equal(l.t, said, value[string](l, results), "the engine here says what the page said")
		assert.Equal(l.t, say(l.t, locale, "page.lesson.ran"), value[string](l, figure+`.querySelector("[role=status]").textContent`))
		assert.Equal(l.t, say(l.t, locale, "page.lesson.again"), button())
	}
}

// briefIsCopied takes the task brief along: six parts, each with its name.
func briefIsCopied(l *lab, locale string) {
	l.t.Helper()
	const button = `document.querySelector(".brief + .tools button")`
	assert.Equal(l.t, say(l.t, locale, "page.lesson.copy"), value[string](l, button+`.textContent`))
	value[bool](l, `(%s.click(), true)`, button)
	l.wait(`copied !== ""`)
	assert.Regexp(l.t, `^(\d\. [^\n]+: [^\n]+\n){6}$`, value[string](l, `copied`))
	assert.Equal(l.t, say(l.t, locale, "page.lesson.copied"), l.text(".brief + .tools [role=status]"))
}

// quarantineIsJudged answers the exercise with schema 3 half right (quarantine.md, Exercises), and the HOLD note in two goes.
func quarantineIsJudged(l *lab, locale string) {
	l.t.Helper()
	l.commit("schema-3")
	assert.Equal(l.t, say(l.t, locale, "page.exercise.empty"), l.text("#exercise-schema-3 .score"), "no answer before a prediction")
	assert.Empty(l.t, l.text(`#exercise-schema-3 [data-part="reason"] output`))
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
	l.scores(locale, "schema-3", 2, 3)
	assert.Equal(l.t, 1, value[int](l, `verdicts`), "a second press while the first is at work is none")
	assert.Equal(l.t, "right", l.verdict("schema-3", "state"))
	assert.Equal(l.t, "wrong", l.verdict("schema-3", "reason"))
	assert.Equal(l.t, say(l.t, locale, "page.exercise.wrong", "right", "unfixed")+" "+
		say(l.t, locale, "page.exercise.decided", "place", say(l.t, locale, "where.gate"), "reason", "unfixed")+" "+say(l.t, locale, "reason.unfixed"),
		l.text(`#exercise-schema-3 [data-part="reason"] output`), "feedback names the check and why")

	l.fillIn("unknown-effect", "state", "HELD")
	l.fillIn("unknown-effect", "reason", "unknown_effect")
	l.fillIn("unknown-effect", "note-evidence", evidenceIn[locale])
	l.commit("unknown-effect")
	l.scores(locale, "unknown-effect", 10, 15) // two choices, one thing named, and seven that may be left out
	assert.Equal(l.t, say(l.t, locale, "page.exercise.missing"), l.text(`#exercise-unknown-effect [data-part="note-effect"] output`))
	assert.Contains(l.t, l.text("#exercise-unknown-effect .caveat"), say(l.t, locale, "page.exercise.made-up"))
	for _, part := range []string{"note-reason", "note-operation", "note-hash", "note-time", "note-effect"} {
		l.fillIn("unknown-effect", part, "x")
	}
	l.commit("unknown-effect")
	l.scores(locale, "unknown-effect", 15, 15)
}

// evidenceIn is what somebody writes who would find out whether markup is taken for markup.
var evidenceIn = map[string]string{"en": "<img src=x onerror=alert(1)> a receipt", "th": "<img src=x onerror=alert(1)> หลักฐาน", "ru": "<img src=x onerror=alert(1)> квитанция"}

// reviewIsJudged makes the manual record of the poison branch (review.md, The two branches) with one field wrong, and decides without
// the evidence first.
func reviewIsJudged(l *lab, locale string) {
	l.t.Helper()
	for part, answer := range map[string]string{
		"messageId": "msg-order-417", "effectKey": "invoice-417:reminder", "failureKind": "terminal", "terminalReason": "training-schema-not-supported",
		"attempts": "1", "observedAtMs": "1000", "lacks": "payloadReference",
	} {
		l.fillIn("record", part, answer)
	}
	l.commit("record")
	l.scores(locale, "record", 6, 7)
	assert.Equal(l.t, say(l.t, locale, "page.exercise.wrong", "right", "2"), l.text(`#exercise-record [data-part="attempts"] output`))
	assert.Equal(l.t, say(l.t, locale, "page.exercise.right"), l.text(`#exercise-record [data-part="lacks"] output`))

	l.fillIn("decide", "action", "replay-after-fix")
	l.fillIn("decide", "fixed", evidenceIn[locale])
	l.commit("decide")
	l.wait(`document.querySelector("#exercise-decide .score").textContent !== ""`)
	assert.Equal(l.t, say(l.t, locale, "page.exercise.missing"), l.text(`#exercise-decide [data-part="noSecondEffect"] output`))
	l.fillIn("decide", "noSecondEffect", "x")
	l.commit("decide")
	l.scores(locale, "decide", 3, 3)
}

// partsOf are the words of exercises in a language, by exercise and part.
func partsOf(t *testing.T, locale string) (parts map[string]map[string]string) {
	t.Helper()
	content, err := os.ReadFile("../text/exercises/" + locale + ".json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(content, &parts))
	return parts
}

// answersAreSaved takes what was answered along as two files, and finds it again after a reload.
func answersAreSaved(l *lab, locale, lesson string) {
	l.t.Helper()
	exercise, part, score := "unknown-effect", "note-evidence", say(l.t, locale, "page.exercise.score", "score", 17, "of", 18)
	if lesson == "review" {
		exercise, part, score = "decide", "fixed", say(l.t, locale, "page.exercise.score", "score", 9, "of", 10)
	}
	assert.Equal(l.t, score, l.text(".progress strong"))
	assert.Equal(l.t, say(l.t, locale, "page.exercise.kept"), l.text(".progress .caveat"))
	name, file := l.savedBy(`document.querySelectorAll(".progress > .tools button")[0]`)
	assert.Equal(l.t, "redrive-lab-answers.json", name)
	var answers struct {
		Format    string
		Exercises map[string]struct{ Given map[string]string }
	}
	require.NoError(l.t, json.Unmarshal([]byte(file), &answers))
	assert.Equal(l.t, "redrive-lab-answers/1", answers.Format)
	assert.Equal(l.t, evidenceIn[locale], answers.Exercises[exercise].Given[part])
	name, text := l.savedBy(`document.querySelectorAll(".progress > .tools button")[1]`)
	assert.Equal(l.t, "redrive-lab-answers.md", name)
	for _, words := range []string{
		"# " + say(l.t, locale, "page.exercise.answers"), score, "- " + partsOf(l.t, locale)[exercise][part] + ": " + evidenceIn[locale],
	} {
		assert.Contains(l.t, text, words)
	}
	require.NoError(l.t, l.Reload())
	l.wait(`document.querySelector(".progress")`)
	assert.Equal(l.t, score, l.text(".progress strong"))
	assert.Equal(l.t, evidenceIn[locale], value[string](l, `document.querySelector('#exercise-%s [name="%s"]').value`, exercise, part))
	assert.Equal(l.t, "right", l.verdict(exercise, part))
}

// answersAreDeleted lets go of all answers, which takes two presses, after a file that is none has changed nothing.
func answersAreDeleted(l *lab, locale string) {
	l.t.Helper()
	score := l.text(".progress strong")
	l.giveAnswers(`{`)
	l.wait(`document.querySelector('.progress [role="alert"]').textContent !== ""`)
	assert.Equal(l.t, say(l.t, locale, "page.exercise.open.wrong", "message", say(l.t, locale, "page.answers.format")), l.text(`.progress [role="alert"]`))
	deleting := `[...document.querySelectorAll(".progress > .tools button")].at(-1)`
	assert.Equal(l.t, say(l.t, locale, "page.exercise.clear"), value[string](l, deleting+`.textContent`))
	value[bool](l, `(%s.click(), true)`, deleting)
	assert.Equal(l.t, say(l.t, locale, "page.exercise.clear.sure"), value[string](l, deleting+`.textContent`))
	assert.Equal(l.t, score, l.text(".progress strong"), "one press asks")
	value[bool](l, `(%s.click(), true)`, deleting)
	assert.Equal(l.t, say(l.t, locale, "page.exercise.score", "score", 0, "of", 0), l.text(".progress strong"))
	assert.Zero(l.t, value[int](l, `[...document.querySelectorAll(".exercise :is(select, input, textarea)")].filter((field) => field.value !== "").length`))
	assert.Zero(l.t, value[int](l, `document.querySelectorAll("[data-verdict]").length`))
}

// giveAnswers chooses a file of answers.
func (l *lab) giveAnswers(content string) {
	l.t.Helper()
	value[bool](l, `(() => {
		const file = document.querySelector('.progress input[type="file"]');
		const given = new DataTransfer();
		given.items.add(new File([%q], "answers.json"));
		file.files = given.files;
		file.dispatchEvent(new Event("change"));
		return true;
	})()`, content)
}

// Answers come back from a file; one that is none says so and changes nothing.
func TestAnswersComeFromAFile(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "ru/review.html", 1000)
	l.giveAnswers(`{"format":"redrive-lab-answers/1","exercises":{"decide":{"given":{"action":"cancel","fixed":"ёлка"},"verdict":null}}}`)
	l.wait(`document.querySelector('#exercise-decide [name="action"]').value === "cancel"`)
	assert.Equal(t, "ёлка", value[string](l, `document.querySelector('#exercise-decide [name="fixed"]').value`))
	// What is no verdict is shown as none, now and after a reload.
	for i, verdict := range []string{`5`, `{"parts":5}`, `{"score":1,"of":1,"parts":[null]}`, `{"score":1,"of":1,"parts":[{"id":"action","correct":true,"right":{}}]}`} {
		l.giveAnswers(`{"format":"redrive-lab-answers/1","exercises":{"decide":{"given":{"action":"cancel","fixed":"` + strconv.Itoa(i) + `"},"verdict":` + verdict + `}}}`)
		l.wait(`document.querySelector('#exercise-decide [name="fixed"]').value === "` + strconv.Itoa(i) + `"`)
		require.NoError(t, l.Reload())
		l.wait(`document.querySelector(".progress strong")?.textContent`)
		assert.Empty(t, l.verdict("decide", "action"), verdict)
		assert.Equal(t, "cancel", value[string](l, `document.querySelector('#exercise-decide [name="action"]').value`), verdict)
	}
	for _, wrong := range []string{`{"format":"other"}`, `{"format":"redrive-lab-answers/1"}`, `{"format":"redrive-lab-answers/1","exercises":{"decide":{"given":{"action":5}}}}`} {
		l.giveAnswers(wrong)
		l.wait(`document.querySelector('.progress [role="alert"]').textContent !== ""`)
		assert.Equal(t, "cancel", value[string](l, `document.querySelector('#exercise-decide [name="action"]').value`), wrong)
		value[bool](l, `(document.querySelector('.progress [role="alert"]').textContent = "", true)`)
	}
}

// Two windows of one lesson, or of two, add to what is kept, and each shows what the other has.
func TestAnswersOfTwoWindowsMeet(t *testing.T) {
	t.Parallel()
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
	l := newTab(t, 1000, 900, `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });`)
	for _, locale := range locales {
		l.open(locale + "/quarantine.html")
		l.wait(`document.querySelector(".progress")`)
		assert.Equal(t, say(t, locale, "page.exercise.lost"), l.text(".progress .caveat"))
		l.fillIn("replay-limit", "faked", "requarantine")
		l.commit("replay-limit")
		l.scores(locale, "replay-limit", 1, 4)
	}
}
