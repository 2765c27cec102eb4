//go:build browser

package browsertest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// handIn answers an exercise, commits it and makes the link of it.
func (l *lab) handIn(name string) string {
	l.t.Helper()
	l.fillIn("schema-3", "before", "QUARANTINED")
	l.fillIn("schema-3", "state", "HELD")
	l.fillIn("schema-3", "reason", "expired")
	l.fillIn("unknown-effect", "note-evidence", "SECRET ~.=")
	for _, id := range []string{"schema-3", "unknown-effect"} {
		require.NoError(l.t, l.ClickOn("#exercise-"+id+" button"))
		l.wait(`document.querySelector("#exercise-` + id + ` .score").textContent !== ""`)
	}
	value[bool](l, `((name) => { document.querySelector(".progress details").open = true; name.value = %q; name.dispatchEvent(new Event("input")); return true; })(
		document.querySelector(".hand-in input"))`, name)
	require.NoError(l.t, l.ClickOn(".hand-in button"))
	l.wait(`document.querySelector(".handed-in svg.code")`)
	return value[string](l, `document.querySelector(".handed-in textarea").value`)
}

// What was committed comes to the instructor's list by link or by file, is judged there, and goes on as a table.
func TestAnswersAreHandedIn(t *testing.T) {
	t.Parallel()
	l := lessonPage(t, "en/quarantine.html", 1000)
	link := l.handIn("=7 แดง")
	assert.True(t, strings.HasPrefix(link, server.URL+"/en/collect.html#1~"), link)
	assert.NotContains(t, link, "SECRET", "words stay with the learner")
	assert.Less(t, len(link), 500, "a phone reads it without effort")
	file := value[string](l, `localStorage.getItem("redrive-lab-answers")`)
	assert.Contains(t, file, `"name": "=7 แดง"`)

	require.NoError(t, l.Open(link))
	l.wait(`document.querySelector("#handed-in tbody tr")`)
	row := func() string {
		return value[string](l, `[...document.querySelectorAll("#handed-in tbody tr:first-child > *")].slice(0, 5).map((each) => each.querySelector("summary")?.textContent ?? each.textContent).join("|")`)
	}
	assert.Equal(t, "=7 แดง|10/18|✗ 2/3|–|✗ 8/15", row(), "right are the two states, seven that may be left out, and the one note")
	assert.Empty(t, value[string](l, `location.hash`), "a name stays in no history")

	add := func(text string) {
		value[bool](l, `(document.querySelector("#handed-in textarea").value = %q, document.querySelector("#handed-in textarea").closest("p").nextElementSibling.firstElementChild.click(), true)`, text)
	}
	add(link + "\n" + strings.Replace(link, "expired", "unfixed", 1) + "\nhello")
	assert.Equal(t, 2, value[int](l, `document.querySelectorAll(".problems li").length`), "one that was changed, and one that is none")
	assert.Equal(t, 1, value[int](l, `document.querySelectorAll("#handed-in tbody tr").length`), "who hands in twice is listed once")
	assert.Contains(t, l.text(".problems"), "the link is incomplete or was changed")
	value[bool](l, `(() => {
		const file = document.querySelector('#handed-in input[type="file"]');
		const given = new DataTransfer();
		for (const name of ["A", "B"]) given.items.add(new File([%q.replace("=7 แดง", name)], name + ".json"));
		file.files = given.files;
		file.dispatchEvent(new Event("change"));
		return true;
	})()`, file)
	l.wait(`document.querySelectorAll("#handed-in tbody tr").length === 3`)
	assert.Contains(t, l.text("#handed-in tbody tr:last-child"), "SECRET", "a file has the words")
	require.NoError(t, l.Reload())
	l.wait(`document.querySelectorAll("#handed-in tbody tr").length === 3`)
	assert.Equal(t, []bool{true, false, true}, value[[]bool](l, `import("../js/lesson/handedin.js").then(({ HandedIn, most }) => {
		const list = new HandedIn();
		list.all = Array.from({ length: most }, (_, i) => ({ name: String(i), exercises: {} }));
		const added = [list.add({ name: "7", exercises: {} }), list.add({ name: "one more", exercises: {} })];
		Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
		list.add({ name: "7", exercises: {} });
		return [...added, !list.kept];
	})`), "a list that is full takes who is in it already, and says when it can't be kept")
	value[bool](l, `(() => { const all = [...document.querySelectorAll("#handed-in .tools button")].at(-1); all.click(); all.click(); return true; })()`)
	assert.Zero(t, value[int](l, `document.querySelectorAll("#handed-in tbody tr").length`), "the second press deletes")
}

// A name never becomes a formula, and a comma, quote or line end no new field (RFC 4180).
func TestTableOfAnswersIsPlain(t *testing.T) {
	t.Parallel()
	l := newTab(t, 360, 800)
	for _, locale := range []string{"th", "ru", "en"} {
		l.open(locale + "/collect.html")
		l.wait(`document.querySelector("#handed-in [role=status]")`)
		assert.True(t, value[bool](l, `document.documentElement.scrollWidth <= innerWidth`), locale+": wider than a phone")
	}
	csv := value[string](l, `import("../js/lesson/sheet.js").then(({ csv }) => csv(["age"], [
		{ name: "=1+1", verdicts: new Map([["age", { score: 4, of: 6 }]]) }, { name: 'a,"b"\nc', verdicts: new Map([["age", null]]) }]))`)
	assert.Equal(t, "\ufeffName,age,age (max),All,All (max)\r\n'=1+1,4,6,4,6\r\n\"a,\"\"b\"\"\nc\",,,0,0\r\n", csv)
}
