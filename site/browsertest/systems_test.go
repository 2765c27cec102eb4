//go:build browser

package browsertest

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A frame is asked to be as high as its page (hosts.md, Resize), however long the lines of a language are.
func TestFrameIsAskedToBeAsHighAsItsPage(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		t.Run(locale, func(t *testing.T) {
			assert.Greater(t, asHighAsItsPage(t, locale).heightAsked(), 500, "the text view doesn't fit into the 150 pixels that the page gave")
		})
	}
}

// asHighAsItsPage opens the lab in a frame whose height follows what it asks for, and waits until it has that.
func asHighAsItsPage(t *testing.T, locale string) *lab {
	t.Helper()
	l := hosted(t, "frame-height.html?locale="+locale, tellFonts)
	value[bool](l, `(`+tellFrame+`, true)`)
	l.wait(`asked.length > 0`)
	settled(l)
	l.wait(`window.fonts === "loaded"`)
	settled(l)
	l.wait(`frame.clientHeight === asked.at(-1)`)
	return l
}

// heightAsked is what the frame asked for last, in CSS pixels.
func (l *lab) heightAsked() int {
	l.t.Helper()
	return value[int](l, `asked.at(-1)`)
}

// It is asked again when the page grows, and never because the host changed the frame.
func TestFrameIsNotAskedAgainForWhatItsHostDid(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		t.Run(locale, func(t *testing.T) {
			l := asHighAsItsPage(t, locale)
			first := l.heightAsked()
			value[bool](l, `(obeys = false, frame.height = 300, true)`)
			settled(l)
			assert.Equal(t, first, l.heightAsked())
			asked := value[int](l, `asked.length`)
			for _, width := range []string{"500", "800"} {
				value[bool](l, `(frame.width = %s, true)`, width)
				settled(l)
			}
			assert.Equal(t, asked, value[int](l, `asked.length`), value[string](l, `JSON.stringify(asked)`)+": the host's own changes ask for nothing")

			value[bool](l, `(tellFrame("press", "redrive"), true)`)
			l.wait(`asked.length > ` + value[string](l, `String(%d)`, asked))
			assert.Greater(t, l.heightAsked(), first, "HELD says more than READY")
			assert.Equal(t, 300, value[int](l, `frame.clientHeight`), "a host may ignore it, and there is a scrollbar")
		})
	}
}

// tellFonts has a page in a frame tell the page around whether its fonts are there, "loading" or "loaded", which is not said once: words
// that come later may need another one.
const tellFonts = `if (self === top) addEventListener("message", ({ data }) => { if (data?.fonts) window.fonts = data.fonts; });
	else for (const event of ["loading", "loadingdone"]) document.fonts.addEventListener(event, () => parent.postMessage({ fonts: document.fonts.status }, "*"));`

// settled waits until the frame has answered two calls: what it had to say before, it has said.
func settled(l *lab) {
	l.t.Helper()
	for range 2 {
		value[string](l, `tellFrame("link")`)
	}
}

// tellFrame is a call to a framed lab by message, for the pages that have no element.
const tellFrame = `globalThis.tellFrame = (call, ...args) => new Promise((resolve) => {
	const id = Math.random();
	addEventListener("message", function told({ data }) {
		if (data?.id !== id) return;
		removeEventListener("message", told);
		requestAnimationFrame(() => requestAnimationFrame(() => resolve(data.answer)));
	});
	document.querySelector("iframe").contentWindow.postMessage({ redriveLab: 1, id, call, args }, "*");
})`

// Sent by a host of SPLICE content, kept and given back.
type splice struct {
	Subject   string `json:"subject"`
	MessageID string `json:"message_id"`
	Score     *float64
	Name      string
	State     struct {
		Scenario string
		Verdicts map[string]struct{ Score, Of int }
	}
}

func (l *lab) splice() []splice {
	l.t.Helper()
	var heard []splice
	require.NoError(l.t, json.Unmarshal([]byte(value[string](l, `JSON.stringify(heard)`)), &heard))
	return heard
}

// A learning system hears the same of a lab in each language: the score of what was answered, and a state to open it with again.
func TestSpliceHearsTheSameInEachLanguage(t *testing.T) {
	t.Parallel()
	states := map[string]bool{}
	for _, locale := range locales {
		l := hosted(t, "splice.html?locale="+locale)
		value[bool](l, `(`+tellFrame+`, true)`)
		l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
		assert.Contains(t, value[string](l, `tellFrame("controls")`), say(t, locale, "control.receiveCycle"))
		value[string](l, `tellFrame("act", '{"do":"tick","n":12}')`)
		value[string](l, `tellFrame("act", '{"do":"redrive"}')`)
		l.wait(`kept !== null`)
		assert.Equal(t, "100 %", l.text("output"))
		states[value[string](l, `JSON.stringify(kept)`)] = true
	}
	assert.Len(t, states, 1)
}

// A score goes out with an answer alone; the state that goes with it comes back in another visit, without what was written.
func TestSpliceKeepsScoreAndState(t *testing.T) {
	t.Parallel()
	l := hosted(t, "splice.html?locale=th")
	value[bool](l, `(`+tellFrame+`, true)`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	value[string](l, `tellFrame("act", '{"do":"tick"}')`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.sendEvent" && each.name === "transition")`)
	for _, each := range l.splice() {
		assert.Nil(t, each.Score, "nothing was answered yet")
		assert.NotEmpty(t, each.MessageID)
	}
	value[string](l, `tellFrame("undo")`)
	value[string](l, `tellFrame("act", '{"do":"tick","n":12}')`)
	value[string](l, `tellFrame("act", '{"do":"redrive"}')`)
	l.wait(`kept !== null`)
	assert.Equal(t, "100 %", l.text("output"))
	heard := l.splice()
	at := slices.IndexFunc(heard, func(each splice) bool { return each.Subject == "SPLICE.reportScoreAndState" })
	require.GreaterOrEqual(t, at, 0)
	last := heard[at]
	assert.Equal(t, struct{ Score, Of int }{2, 2}, last.State.Verdicts["goal"])
	assert.Contains(t, last.State.Scenario, `"do":"redrive"`)

	value[bool](l, `(saved = kept.state, kept = null, heard.length = 0, frame.src = frame.src.replace("start=2", "start=2&again"), true)`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	value[bool](l, `(() => {
		const said = JSON.stringify({ subject: "SPLICE.getState.response", message_id: heard[0].message_id, state: saved }).replaceAll("<", "\\u003c");
		document.body.appendChild(document.createElement("iframe")).srcdoc = "<script>parent.frames[0].postMessage(" + said + ", '*'); parent.sent = true;<\/script>";
		return true;
	})()`)
	l.wait(`window.sent`)
	assert.NotContains(t, value[string](l, `tellFrame("state")`), `"reason":"expired"`, "another frame isn't the host")
	value[bool](l, `(kept = { state: saved }, answer("0", saved), answer(heard[0].message_id, saved), true)`)
	l.wait(`tellFrame("state").then((state) => restored = state) && globalThis.restored?.includes('"reason":"expired"')`)

	value[bool](l, `(heard.length = 0, restored = "", frame.src = frame.src.replace("tick-12", "tick-11"), true)`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	assert.NotContains(t, value[string](l, `tellFrame("dump")`), `"expired"`, "the author asks something else now: what was kept isn't an answer to it")

	value[bool](l, `(heard.length = 0, frame.src = frame.src.replace("tick-11", "tick-12"), true)`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	l.wait(`tellFrame("state").then((state) => restoredAnew = state) && globalThis.restoredAnew?.includes('"reason":"expired"')`)
	value[string](l, `tellFrame("seek", 0)`)
	value[string](l, `tellFrame("act", '{"do":"tick","n":3}')`)
	later := value[string](l, `tellFrame("link")`)
	value[bool](l, `(heard.length = 0, frame.src += "&later#" + %q, true)`, later)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	settled(l)
	assert.Equal(t, later, value[string](l, `tellFrame("link")`), "the session in the address is newer than what the host kept")
}

// What a host keeps has no statement and no body in it, but comes out the same as far as it goes.
func TestSpliceStateHasNothingWritten(t *testing.T) {
	t.Parallel()
	l := hosted(t, "splice.html?locale=ru")
	value[bool](l, `(`+tellFrame+`, true)`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	state := func() string { return value[string](l, `JSON.stringify(kept?.state ?? null)`) }
	value[string](l, `tellFrame("act", '{"do":"set","body":{"name":"SECRET-ONE","schema_version":2}}')`)
	value[string](l, `tellFrame("act", '{"do":"redrive","candidate":{"name":"SECRET-TWO"}}')`)
	value[string](l, `tellFrame("commit", "unknown-effect", '{"state":"HELD","note-evidence":"SECRET-THREE"}')`)
	l.wait(`kept !== null`)
	assert.NotContains(t, state(), "SECRET")
	assert.Contains(t, state(), `"unknown-effect":{"score":`)
	value[string](l, `(kept = null, tellFrame("open", '{"format":"redrive-lab/1","lesson":"review","message":{"messageId":"SECRET-FOUR"}}'))`)
	value[string](l, `tellFrame("commit", "schema-3", '{"state":"HELD"}')`)
	l.wait(`kept !== null`)
	assert.Contains(t, state(), `"scenario":null`, "another start than the author's isn't kept")
	link := value[string](l, `tellFrame("link")`)
	value[bool](l, `(kept = null, heard.length = 0, frame.src = frame.src.replace("start=2", "start=2&again") + "#" + %q, true)`, link)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	assert.Contains(t, value[string](l, `tellFrame("dump")`), "SECRET-FOUR", "the reload comes back to it")
	value[string](l, `tellFrame("commit", "schema-3", '{"state":"HELD"}')`)
	l.wait(`kept !== null`)
	assert.Contains(t, state(), `"scenario":null`, "not after a reload either")

	value[bool](l, `(kept = null, heard.length = 0, frame.src = frame.src.replace(/#.*/, "").replace("scenario=tick-12&start=2&again", "lesson=review"), true)`)
	l.wait(`heard.some((each) => each.subject === "SPLICE.getState")`)
	value[string](l, `tellFrame("act", '{"do":"deliver","code":"sequence-gap"}')`)
	assert.Contains(t, value[string](l, `tellFrame("act", '{"do":"decide","action":"replay-after-fix","fixed":"SECRET-FIVE","noSecondEffect":"SECRET-SIX"}')`), `"outcome"`)
	value[string](l, `tellFrame("commit", "schema-3", '{"state":"HELD"}')`)
	l.wait(`kept !== null`)
	assert.NotContains(t, state(), "SECRET")
	assert.Contains(t, state(), `replay-after-fix`, "the decision itself is kept")
}

// A statement says what was answered and how well, and leaves the actor to the host. Its words are in each language.
func TestStatementTellsAnAnswer(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		t.Run(locale, func(t *testing.T) {
			l := hosted(t, "xapi.html?locale="+locale)
			l.wait(`customElements.get("redrive-lab")`)
			call := func(call string) string {
				return value[string](l, `document.querySelector("redrive-lab").call(%s)`, call)
			}
			assert.Contains(t, call(`"controls"`), say(t, locale, "control.receiveCycle"))
			call(`"commit", "schema-3", '{"before":"QUARANTINED","state":"HELD","reason":"expired"}'`)
			l.wait(`statements.length === 1`)
			assert.JSONEq(t, `{"raw":2,"min":0,"max":3,"scaled":0.6666666666666666}`, value[string](l, `JSON.stringify(statements[0].result.score)`))
			assert.False(t, value[bool](l, `statements[0].result.success`))
			assert.Regexp(t, `^PT\d+\.\d\dS$`, value[string](l, `statements[0].result.duration`))
			assert.Equal(t, "http://adlnet.gov/expapi/verbs/answered", value[string](l, `statements[0].verb.id`))
			assert.Equal(t, locales, value[[]string](l, `Object.keys(statements[0].verb.display)`))
			assert.Equal(t, "https://school.example/redrive/too-late#schema-3", value[string](l, `statements[0].object.id`))
			assert.Equal(t, "learner-17", value[string](l, `statements[0].actor.account.name`), "the page's own")
			assert.False(t, value[bool](l, `"response" in statements[0].result`), "no words of the learner's")
			assert.Regexp(t, `^\d{4}-\d\d-\d\dT.*Z$`, value[string](l, `statements[0].timestamp`))
		})
	}
}

// Without being asked to, the lab says nothing that a learning system could take for its own.
func TestNobodyIsSpokenToUnasked(t *testing.T) {
	t.Parallel()
	l := hosted(t, "plain-frame.html")
	l.wait(`heard.some((each) => each.event === "ready")`)
	value[string](l, `ask("commit", "schema-3", "{}")`)
	l.wait(`heard.some((each) => each.event === "answer")`)
	assert.Zero(t, value[int](l, `heard.filter((each) => each.subject || each.event === "statement").length`))
}

// An author's own scenario shows its goal and says when it is reached: in the lab, to the page around, and for an older version's page.
func TestOwnGoalIsShownAndReached(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		t.Run(locale, func(t *testing.T) {
			l := hosted(t, "own-goal.html?locale="+locale)
			l.wait(`customElements.get("redrive-lab")`)
			value[bool](l, `(document.querySelector("redrive-lab").shadowRoot.querySelector("button").click(), true)`)
			l.wait(`document.querySelector("redrive-lab").shadowRoot.querySelector("iframe")`)
			call := func(call string) string {
				return value[string](l, `document.querySelector("redrive-lab").call(%s)`, call)
			}
			l.wait(`document.querySelector("redrive-lab").call("dump").then((dump) => opened = dump) && globalThis.opened?.includes("approval_required")`)
			call(`"act", '{"do":"set","unknownEffect":true}'`)
			call(`"undo"`)
			assert.Zero(t, value[int](l, `answers.length`))
			refused := call(`"press", "unknownEffect"`)
			assert.Contains(t, refused, `"code":"not-enabled"`, "locked")
			call(`"act", '{"do":"redrive"}'`)
			l.wait(`answers.length === 1`)
			assert.Equal(t, "reached", l.text("output"))
			assert.Equal(t, `["state","reason"]`, value[string](l, `JSON.stringify(answers[0].parts.map((part) => part.id))`))
		})
	}
}

// The goal stands in the lab's page, in each language; undo takes it back, and a walk has none.
func TestGoalStandsInTheLab(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?scenario=tick-12&start=2&view=text&made-for=9.0.0", textView)
	assert.Contains(t, l.text("#notices"), "made-for=9.0.0", "made for a lab that isn't there yet")
	assert.Equal(t, "[false,false,true,true,false]", value[string](l, `import("./js/opening.js").then(({ isNewer }) =>
		JSON.stringify([isNewer("0.9.9", "1.0.0"), isNewer("1.0.0", "1.0.0"), isNewer("1.0.1", "1.0.0"), isNewer("1.10.0", "1.9.0"), isNewer("soon", "1.0.0")]))`), "an older or an unknown version keeps working")
	goal := func(locale, reached string) {
		value[string](l, `redriveLab.setLanguage(%q)`, locale)
		assert.Equal(t, say(t, locale, "page.task.goal.reason", "state", "HELD", "reason", "expired")+" "+say(t, locale, reached), l.text("#task .task-goal"))
	}
	for _, locale := range locales {
		goal(locale, "page.task.open")
		l.speaks(locale, "a goal")
		value[string](l, `redriveLab.act('{"do":"tick","n":12}')`)
		value[string](l, `redriveLab.act('{"do":"redrive"}')`)
		goal(locale, "page.task.reached")
		value[string](l, `redriveLab.undo()`)
		goal(locale, "page.task.open")
		value[string](l, `redriveLab.undo()`)
	}
	value[string](l, `redriveLab.open('{"format":"redrive-lab/1"}')`)
	assert.True(t, value[bool](l, `document.getElementById("task").hidden`), "another session, without a goal")
}

// A lesson's page in a frame: as high as its text and no higher, a score over all its exercises, and no words of the learner's. The page
// around is one of the examples in the site itself.
func TestLessonSpeaksWithItsHost(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1500, 900)
	for _, locale := range locales {
		l.open("examples/splice.html")
		value[bool](l, `(() => {
			globalThis.asked = [];
			addEventListener("message", ({ data }) => { if (data?.subject === "lti.frameResize") frame.height = asked[asked.push(data.height) - 1]; });
			localStorage.clear();
			heard.length = 0;
			kept = { state: { answers: { "replay-limit": { state: "HELD" } }, verdicts: {} } };
			frame.width = 1400;
			frame.src = "../%s/quarantine.html?host=lti,splice";
			return true;
		})()`, locale)
		l.wait(`frame.contentDocument.querySelector('#exercise-replay-limit [name="state"]')?.value === "HELD"`)
		assert.Equal(t, locale, value[string](l, `frame.contentDocument.documentElement.lang`))
		l.wait(`asked.length > 0 && frame.clientHeight === asked.at(-1)`)
		value[bool](l, `(() => {
			const form = frame.contentDocument.querySelector("#exercise-unknown-effect");
			for (const [name, text] of [["state", "HELD"], ["note-time", "SECRET"]]) form.elements[name].value = text;
			form.requestSubmit();
			return true;
		})()`)
		const reported = `heard.findLast((each) => each.subject === "SPLICE.reportScoreAndState")`
		l.wait(reported)
		last := value[string](l, `JSON.stringify(`+reported+`)`)
		assert.NotContains(t, last, "SECRET")
		assert.Contains(t, last, `"unknown-effect":{"state":"HELD"}`)
		assert.InDelta(t, 9.0/38, value[float64](l, reported+`.score`), 1e-9, "the state, the time and what may be left out: 9 of the 38 that the page asks")
		assert.LessOrEqual(t, value[int](l, `asked.length`), 3, "it doesn't grow with its frame")
	}
}
