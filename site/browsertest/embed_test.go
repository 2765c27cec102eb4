//go:build browser

package browsertest

import (
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hosted opens one of the pages in the folder host, on an origin of its own, as another site would have it; "?locale=th" after its name is
// the page as an author writes it who teaches in Thai.
func hosted(t *testing.T, page string, before ...string) *lab {
	t.Helper()
	host := httptest.NewServer(http.HandlerFunc(author))
	t.Cleanup(host.Close)
	l := newTab(t, 1000, 900, before...)
	require.NoError(t, l.Open(host.URL+"/"+page))
	return l
}

// author serves the folder host, where {{lab}} stands for the lab's site.
func author(w http.ResponseWriter, r *http.Request) {
	source, err := os.ReadFile(filepath.Join("host", path.Base(r.URL.Path)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(r.URL.Path)))
	content := strings.ReplaceAll(string(source), "{{lab}}", server.URL)
	if locale := r.URL.Query().Get("locale"); locale != "" {
		content = inLanguage(content, locale)
	}
	_, _ = w.Write([]byte(content)) // a browser that left hears nothing
}

var ownLocale = regexp.MustCompile(`(<redrive-lab [^>]*?) locale="\w+"`)

// inLanguage is an author's page in another language, with its labs.
func inLanguage(page, locale string) string {
	page = strings.Replace(page, `<html lang="en">`, `<html lang="`+locale+`">`, 1)
	page = ownLocale.ReplaceAllString(page, "$1")
	page = strings.ReplaceAll(page, "<redrive-lab ", `<redrive-lab locale="`+locale+`" `)
	return strings.ReplaceAll(page, "/lab.html?", "/lab.html?locale="+locale+"&amp;")
}

// answer is what an embedded lab answers to a call.
func (l *lab) answer(id, call string) string {
	l.t.Helper()
	return value[string](l, `document.getElementById(%q).call(`+call+`)`, id)
}

// starts is what the poster says, which embed.js has by itself: it is one file.
var starts = map[string]string{"en": "Start the lab", "th": "เริ่มห้องทดลอง", "ru": "Запустить лабораторию"}

// An author's page with two labs, one of them shut in: a poster until one starts, and then they play in its language and can be spoken to.
func TestEmbeddedLabsPlay(t *testing.T) {
	t.Parallel()
	for _, locale := range locales {
		t.Run(locale, func(t *testing.T) {
			l := hosted(t, "two-labs.html?locale="+locale)
			l.wait(`customElements.get("redrive-lab")`)
			title := say(t, locale, "page.index.frame")
			for _, id := range []string{"first", "second"} {
				poster := fmt.Sprintf(`document.getElementById(%q).shadowRoot.firstElementChild`, id)
				assert.Equal(t, "BUTTON", value[string](l, poster+`.tagName`), "a poster until it is clicked")
				assert.Equal(t, starts[locale], value[string](l, poster+`.textContent`))
				assert.Equal(t, starts[locale]+" · "+title, value[string](l, poster+`.getAttribute("aria-label")`))
			}
			height := value[int](l, `document.getElementById("first").offsetHeight`)
			assert.Equal(t, 720, height, "45 rem, before anything has loaded")
			value[bool](l, `(document.getElementById("first").shadowRoot.querySelector("button").click(), true)`)
			l.wait(`heard.some((each) => each.from === "first" && each.type === "ready")`)
			assert.Equal(t, title, value[string](l, `document.getElementById("first").shadowRoot.querySelector("iframe").title`))
			assert.Equal(t, height, value[int](l, `document.getElementById("first").offsetHeight`), "nothing jumps when it starts")
			isSpokenTo(l, locale)
			assert.Contains(t, l.answer("second", `"state"`), `"state":"manual-review"`, "the sandboxed one plays too")
			assert.Contains(t, l.answer("second", `"controls"`), say(t, locale, "review.control.cancel"), "in the page's language")
		})
	}
}

// An author's slip in an attribute's name is told when the lab starts, with the name that was meant; another tool's attributes are left
// alone. The poster says which lab it is.
func TestMisspeltAttributesAreTold(t *testing.T) {
	t.Parallel()
	l := hosted(t, "two-labs.html")
	l.allowed = []string{"is no attribute of <redrive-lab>"}
	l.wait(`customElements.get("redrive-lab")`)
	told := value[[]string](l, `(() => {
		const lab = document.createElement("redrive-lab");
		for (const name of ["lokc", "strat", "scenarios", "them", "xlocale", "class", "style", "part", "slot", "data-theme", "theme"]) lab.setAttribute(name, "x");
		lab.title = "Too late";
		const told = [];
		lab.addEventListener("error", ({ detail: { error } }) => told.push(error.code + " " + error.path + " " + error.message.split(" ").at(-1)));
		document.body.append(lab);
		told.push(lab.shadowRoot.querySelector("button span").textContent);
		lab.start().catch(() => {});
		lab.remove();
		return told;
	})()`)
	assert.Equal(t, []string{
		"Too late", "unknown-attribute lokc lock", "unknown-attribute strat start", "unknown-attribute scenarios scenario",
		"unknown-attribute them theme", "unknown-attribute xlocale locale",
	}, told)
}

// isSpokenTo calls the first lab: it is at its third of four steps, and two of its fixtures are locked.
func isSpokenTo(l *lab, locale string) {
	l.t.Helper()
	assert.Contains(l.t, l.answer("first", `"controls"`), say(l.t, locale, "control.receiveCycle"))
	assert.Contains(l.t, l.answer("first", `"state"`), `"now":12`, "three of four steps are played")
	assert.Contains(l.t, l.answer("first", `"press", "redrive"`), `"reason":"expired"`)
	l.wait(`heard.some((each) => each.from === "first" && each.type === "transition" && each.entry?.result === "HELD:expired")`)
	assert.Contains(l.t, l.answer("first", `"press", "approved"`), `"code":"not-enabled"`, "locked")
	assert.Contains(l.t, l.answer("first", `"seek", 0`), `"state":"READY"`, "numbers are taken as they are")
	assert.Contains(l.t, l.answer("first", `"sing"`), `"code":"unknown-call"`)
	assert.Contains(l.t, l.answer("first", `"on", "ready"`), `"code":"unknown-call"`, "a function can't come as a message")
}

// At most two are alive; the one used longest ago rests, and comes back as it was.
func TestAtMostTwoLabsAreAlive(t *testing.T) {
	t.Parallel()
	l := hosted(t, "two-labs.html")
	l.wait(`customElements.get("redrive-lab")`)
	l.answer("first", `"press", "redrive"`)
	before := l.answer("first", `"state"`)
	l.answer("second", `"state"`)
	value[bool](l, `(scrollTo(0, document.body.scrollHeight), true)`)
	l.wait(`heard.some((each) => each.from === "third" && each.type === "ready")`)
	l.wait(`document.getElementById("first").shadowRoot.querySelector("button")`)
	assert.Equal(t, 2, value[int](l, `[...document.querySelectorAll("redrive-lab")].filter((each) => each.shadowRoot.querySelector("iframe")).length`))
	assert.Equal(t, before, l.answer("first", `"state"`), "its session was kept")

	// Put to rest before it can say its session: the one that it was given holds.
	l.answer("second", `"state"`)
	l.answer("third", `"state"`)
	l.wait(`document.getElementById("first").shadowRoot.querySelector("button")`)
	value[bool](l, `(() => {
		const real = setTimeout; // the page is at the end of any patience at once
		window.setTimeout = (fn, ms, ...args) => real(fn, 0, ...args);
		for (const id of ["first", "second", "third"]) document.getElementById(id).start();
		return true;
	})()`)
	l.wait(`document.getElementById("first").shadowRoot.querySelector("button")`)
	assert.Equal(t, before, l.answer("first", `"state"`), "its session was lost on the way")
}

// What comes from another page in the frame isn't the lab's, and who asks a lab that is taken away is told so.
func TestAnEmbeddedLabIsNobodyElse(t *testing.T) {
	t.Parallel()
	l := hosted(t, "two-labs.html")
	l.wait(`customElements.get("redrive-lab")`)
	value[bool](l, `(() => {
		addEventListener("message", ({ data }) => { if (data === "after") window.after = true; });
		document.getElementById("first").start();
		document.getElementById("first").shadowRoot.querySelector("iframe").srcdoc = "<script>parent.postMessage({ redriveLab: 1, event: 'error', data: '{}' }, '*'); parent.postMessage('after', '*');<\/script>";
		return true;
	})()`)
	l.wait(`window.after`)
	assert.Empty(t, value[[]string](l, `heard.map(({ type }) => type)`))
	assert.Contains(t, value[string](l, `((lab) => {
		const answer = lab.call("state").catch((error) => error.message);
		lab.remove();
		return answer;
	})(document.getElementById("first"))`), "taken away")
}

// A host that only knows messages gets answers and events; what is told unasked has no body and no statement in it.
func TestPlainFrameIsAnsweredAndTold(t *testing.T) {
	t.Parallel()
	l := hosted(t, "plain-frame.html")
	l.wait(`heard.some((each) => each.event === "ready")`)
	assert.Equal(t, server.URL, value[string](l, `heard[0].origin`))
	ask := func(call string) string { return value[string](l, `ask(`+call+`)`) }
	assert.Contains(t, ask(`"state", ...new Array(100000).fill("x")`), `"code":"wrong-arguments"`, "an answer to however many arguments")
	assert.Contains(t, ask(`"act", '{"do":"deliver","code":"sequence-gap"}'`), `"outcome":"manual-review"`)
	ask(`"act", '{"do":"decide","action":"replay-after-fix","fixed":"SECRET-ONE","noSecondEffect":"SECRET-TWO"}'`)
	ask(`"open", '{"format":"redrive-lab/1","record":{"body":{"schema_version":2,"name":"SECRET-THREE"}}}'`)
	l.wait(`heard.filter((each) => each.event === "transition").length === 3`)
	assert.NotContains(t, value[string](l, `JSON.stringify(heard.filter((each) => each.event))`), "SECRET")
	assert.Contains(t, value[string](l, `heard.filter((each) => each.event === "transition")[1].data`), `"action":"replay-after-fix"`)
	assert.Contains(t, ask(`"state"`), "SECRET-THREE", "who asks is answered")
}

// What isn't for the lab, or comes from elsewhere, is passed over in silence.
func TestForeignMessagesAreIgnored(t *testing.T) {
	t.Parallel()
	l := hosted(t, "plain-frame.html")
	l.wait(`heard.some((each) => each.event === "ready")`)
	before := value[string](l, `ask("state")`)
	value[bool](l, `(() => {
		const lab = document.querySelector("iframe").contentWindow;
		for (const message of [null, 1, "redriveLab", [], {}, { redriveLab: 2, call: "undo" }, { redriveLab: 1 }, { redriveLab: 1, call: 5 },
			{ redriveLab: 1, call: "__proto__", args: {} }, { redriveLab: 1, call: "constructor", args: ["x"] }]) lab.postMessage(message, "*");
		const loop = {};
		loop.loop = loop;
		const hostile = [loop, new ArrayBuffer(1 << 20), new Map([[loop, loop]]), new Date(NaN), 10n, NaN, null, undefined, "\ud800", "[".repeat(100000), new Error("x"), /x/];
		for (const call of ["act", "open", "run", "press", "seek", "openLink", "hash", "explore", "lock", "setControls", "setLanguage", "commit"]) {
			for (const value of hostile) lab.postMessage({ redriveLab: 1, id: hostile.indexOf(value), call, args: call === "press" ? [value, value] : [value] }, "*");
			lab.postMessage({ redriveLab: 1, id: loop, call, args: loop }, "*");
		}
		const other = document.body.appendChild(document.createElement("iframe"));
		other.srcdoc = "<script>parent.frames[0].postMessage({ redriveLab: 1, id: 99, call: 'act', args: ['{\"do\":\"deliver\"}'] }, '*'); parent.sent = true;<\/script>";
		return true;
	})()`)
	l.wait(`window.sent`)
	assert.Equal(t, before, value[string](l, `ask("state")`))
	assert.Zero(t, value[int](l, `heard.filter((each) => each.id === 99).length`))
	assert.Zero(t, value[int](l, `heard.filter((each) => each.answer !== undefined && (typeof each.answer !== "string" || each.answer.includes('"internal"'))).length`), "every answer is a text, and none a defect")
}
