//go:build browser

package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// handIn answers two exercises, commits them and makes the link of it.
func (l *lab) handIn(locale, name string) string {
	l.t.Helper()
	l.fillIn("schema-3", "before", "QUARANTINED")
	l.fillIn("schema-3", "state", "HELD")
	l.fillIn("schema-3", "reason", "expired")
	l.fillIn("unknown-effect", "note-evidence", "SECRET ~.=")
	for _, id := range []string{"schema-3", "unknown-effect"} {
		l.commit(id)
		l.wait(`document.querySelector("#exercise-` + id + ` .score").textContent !== ""`)
	}
	assert.Equal(l.t, say(l.t, locale, "page.handin"), l.text(".progress summary"))
	value[bool](l, `((name) => { document.querySelector(".progress details").open = true; name.value = %q; name.dispatchEvent(new Event("input")); return true; })(
		document.querySelector(".hand-in input"))`, name)
	require.NoError(l.t, l.ClickOn(".hand-in button"))
	l.wait(`document.querySelector(".handed-in svg.code")`)
	assert.Equal(l.t, say(l.t, locale, "page.handin.code"), value[string](l, `document.querySelector(".handed-in svg.code").getAttribute("aria-label")`))
	l.speaks(locale, "handing in")
	return value[string](l, `document.querySelector(".handed-in textarea").value`)
}

// firstRow is the first learner of the instructor's list: name, all, and what was answered to the first three exercises.
func (l *lab) firstRow() string {
	l.t.Helper()
	return value[string](l, `[...document.querySelectorAll("#handed-in tbody tr:first-child > *")].slice(0, 5).map((each) => each.querySelector("summary")?.textContent ?? each.textContent).join("|")`)
}

// add gives the list links, as they are pasted.
func (l *lab) add(links string) {
	l.t.Helper()
	value[bool](l, `(document.querySelector("#handed-in textarea").value = %q, document.querySelector("#handed-in textarea").closest("p").nextElementSibling.firstElementChild.click(), true)`, links)
}

const handedIn = `document.querySelectorAll("#handed-in tbody tr").length`

// What was committed comes to the instructor's list by link, code or file, is judged there, and goes on as a table, in each language.
func TestAnswersAreHandedIn(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		t.Run(locale, func(t *testing.T) {
			l := lessonPage(t, locale+"/quarantine.html", 1000, downloads)
			link := l.handIn(locale, "=7 é")
			assert.True(t, strings.HasPrefix(link, server.URL+"/"+locale+"/collect.html#1~"), link)
			assert.NotContains(t, link, "SECRET", "words stay with the learner")
			assert.Less(t, len(link), 500, "a phone reads it without effort")
			code, _ := readCode(t, l.codeIn(".handed-in"))
			assert.Equal(t, link, code)
			file := value[string](l, `localStorage.getItem("redrive-lab-answers")`)
			assert.Contains(t, file, `"name": "=7 é"`)

			require.NoError(t, l.Open(link))
			l.wait(handedIn + ` === 1`)
			assert.Equal(t, "=7 é|10/18|✗ 2/3|–|✗ 8/15", l.firstRow(), "right are the two states, seven that may be left out, and the one note")
			assert.Empty(t, value[string](l, `location.hash`), "a name stays in no history")
			assert.Equal(t, say(t, locale, "page.collect.count", "n", 1), l.text("#handed-in [role=status]"))
			linksAreTaken(l, locale, link)
			filesAreTaken(l, locale, file)
			l.speaks(locale, "the list")
			listIsSavedAndDeleted(l, locale)
		})
	}
}

// linksAreTaken pastes one that is there already, one that was changed, and one that is none.
func linksAreTaken(l *lab, locale, link string) {
	l.t.Helper()
	l.add(link + "\n" + strings.Replace(link, "expired", "unfixed", 1) + "\nhello")
	assert.Equal(l.t, 1, value[int](l, handedIn), "who hands in twice is listed once")
	wrong := say(l.t, locale, "page.answers.code")
	assert.Equal(l.t, []string{say(l.t, locale, "page.collect.wrong", "from", link[:40], "message", wrong), say(l.t, locale, "page.collect.wrong", "from", "hello", "message", wrong)},
		value[[]string](l, `[...document.querySelectorAll(".problems li")].map((each) => each.textContent)`))
}

// filesAreTaken opens the files of two learners at once, and one that is none.
func filesAreTaken(l *lab, locale, file string) {
	l.t.Helper()
	value[bool](l, `(() => {
		const file = document.querySelector('#handed-in input[type="file"]');
		const given = new DataTransfer();
		for (const name of ["A", "B"]) given.items.add(new File([%q.replace("=7 é", name)], name + ".json"));
		given.items.add(new File(["{}"], "none.json"));
		file.files = given.files;
		file.dispatchEvent(new Event("change"));
		return true;
	})()`, file)
	l.wait(handedIn + ` === 3`)
	assert.Contains(l.t, l.text("#handed-in tbody tr:last-child"), "SECRET", "a file has the words")
	assert.Equal(l.t, say(l.t, locale, "page.collect.wrong", "from", "none.json", "message", say(l.t, locale, "page.answers.given", "n", 500)), l.text(".problems"))
}

// listIsSavedAndDeleted takes the list along as a table, finds it after a reload, and deletes it with the second press.
func listIsSavedAndDeleted(l *lab, locale string) {
	l.t.Helper()
	require.NoError(l.t, l.Reload())
	l.wait(handedIn + ` === 3`)
	const tools = `document.querySelectorAll("#handed-in > div > .tools button")`
	assert.Equal(l.t, []string{say(l.t, locale, "page.collect.csv"), say(l.t, locale, "page.collect.clear")}, value[[]string](l, `[...`+tools+`].map((each) => each.textContent)`))
	_, table := l.savedBy(tools + `[0]`)
	first, _, _ := strings.Cut(table, ",")
	assert.Equal(l.t, "\ufeff"+say(l.t, locale, "page.worksheet.name"), first)
	assert.Contains(l.t, table, "\r\n'=7 é,2,3,,,8,15,")
	value[bool](l, tools+`[1].click() ?? true`)
	assert.Equal(l.t, say(l.t, locale, "page.exercise.clear.sure"), value[string](l, tools+`[1].textContent`))
	value[bool](l, tools+`[1].click() ?? true`)
	assert.Zero(l.t, value[int](l, handedIn), "the second press deletes")
	assert.Equal(l.t, say(l.t, locale, "page.collect.count", "n", 0), l.text("#handed-in [role=status]"))
}

// A list that is full takes who is in it already, and says when it can't be kept.
func TestAFullListIsTold(t *testing.T) {
	t.Parallel()
	l := newTab(t, 360, 800)
	for _, locale := range locales {
		l.open(locale + "/collect.html")
		l.wait(`document.querySelector("#handed-in input[type=\"file\"]")`)
		l.fitsItsWidth(locale)
	}
	assert.Equal(t, []bool{true, false, true}, value[[]bool](l, `import("../js/lesson/handedin.js").then(({ HandedIn, most }) => {
		const list = new HandedIn();
		list.all = Array.from({ length: most }, (_, i) => ({ name: String(i), exercises: {} }));
		const added = [list.add({ name: "7", exercises: {} }), list.add({ name: "one more", exercises: {} })];
		Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
		list.add({ name: "7", exercises: {} });
		return [...added, !list.kept];
	})`))
}

// A name never becomes a formula, and a comma, quote or line end no new field (RFC 4180).
func TestTableOfAnswersIsPlain(t *testing.T) {
	t.Parallel()
	l := newTab(t, 360, 800)
	for _, locale := range locales {
		l.open(locale + "/collect.html")
		csv := value[string](l, `import("../js/texts.js").then(({ setLocale }) => setLocale(document.documentElement.lang)).then(() => import("../js/lesson/sheet.js")).then(({ csv }) => csv(["age"], [
			{ name: "=1+1", verdicts: new Map([["age", { score: 4, of: 6 }]]) }, { name: 'a,"b"\nc', verdicts: new Map([["age", null]]) }]))`)
		head := fmt.Sprintf("%[1]s,age,age (max),%[2]s,%[2]s (max)", say(t, locale, "page.worksheet.name"), say(t, locale, "page.collect.all"))
		assert.Equal(t, "\ufeff"+head+"\r\n'=1+1,4,6,4,6\r\n\"a,\"\"b\"\"\nc\",,,0,0\r\n", csv)
	}
}
