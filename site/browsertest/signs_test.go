//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// clashes plays steps on the flat stage in each language, and gives the words that after one of them lie over each other, over the
// parcel, a lamp, a key or a mark of the sorter, or outside of the stage.
const clashes = `(async (steps) => {
	const stage = document.querySelector("#stage-flat"), language = document.getElementById("choose-language");
	const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
	const lines = (e) => { const range = document.createRange(); range.selectNodeContents(e); return [...range.getClientRects()]; };
	const found = [];
	const real = requestAnimationFrame;
	const frame = (act) => { // what the act leaves to the next frame is done at once
		const due = [];
		window.requestAnimationFrame = (f) => due.push(f);
		act();
		due.forEach((f) => f(performance.now()));
		window.requestAnimationFrame = real;
	};
	const look = (when) => {
		const outer = stage.getBoundingClientRect();
		const words = [...stage.querySelectorAll(".sign > *")].filter((e) => e.textContent && e.checkVisibility());
		const solid = [...stage.querySelectorAll(".lamp-flat > circle, .key-flat > .slot, .sorter-mark, .parcel.hero > .parcel-box")].filter((e) => e.checkVisibility());
		const places = words.flatMap((e) => lines(e).map((at) => ({ at, e })));
		for (const { at, e } of places) {
			if (at.left < outer.left || at.right > outer.right || at.top < outer.top || at.bottom > outer.bottom) found.push(when + e.textContent + " outside");
			for (const other of places) if (e.parentElement !== other.e.parentElement && over(at, other.at)) found.push(when + e.textContent + " over " + other.e.textContent);
			if (getComputedStyle(e.parentElement).backgroundColor === "rgba(0, 0, 0, 0)") found.push(when + e.textContent + " has rails behind its letters");
			if (solid.some((one) => over(at, one.getBoundingClientRect()))) found.push(when + e.textContent + " over something");
		}
		if (words.length < 10) found.push(when + "only " + words.length + " words are shown");
	};
	for (const locale of ["en", "th", "ru"]) {
		language.value = locale;
		language.dispatchEvent(new Event("change"));
		redriveLab.seek(0);
		await document.fonts.ready;
		// A new width is seen at the end of the first frame, and what has another size by it is placed in the second.
		for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
		look(locale + ", at the start: ");
		for (const step of steps) {
			frame(() => { if ("error" in JSON.parse(redriveLab.act(JSON.stringify(step)))) found.push("no step: " + JSON.stringify(step)); });
			look(locale + ", " + JSON.parse(redriveLab.state()).step + " " + step.do + ": ");
		}
	}
	return found;
})(%s)`

// played are steps through each lesson in which every station's sign says all that it can say, the desk's with a code of a
// learner's own.
var played = map[string][]map[string]any{
	"quarantine": {
		{"do": "receive"}, {"do": "receiveCycle"}, {"do": "redrive", "approved": false}, {"do": "requarantine"},
		{"do": "set", "approved": true, "remediationFixed": true, "supportedSchemas": []int{1, 2, 3, 17}}, {"do": "redrive"}, {"do": "consume"},
		{"do": "requarantine"}, {"do": "set", "body": map[string]any{"schema_version": 2}, "operationId": "another"}, {"do": "tick", "n": 12}, {"do": "redrive"},
	},
	"review": {
		{"do": "deliver", "code": "dependency-not-ready"}, {"do": "wait", "ms": 100}, {"do": "deliver"}, {"do": "wait", "ms": 900},
		{"do": "deliver", "receipt": "unknown"}, {"do": "deliver", "code": "training-schema-not-supported"},
		{"do": "decide", "action": "replay-after-fix", "fixed": "the schema"},
		{"do": "decide", "action": "correct-input", "fixed": "the schema", "noSecondEffect": "a new key", "effectKey": "another"}, {"do": "deliver", "receipt": "unknown"},
		{"do": "deliver", "code": "a-very-long-code-of-a-learner-that-goes-on-and-on-without-an-end-or-a-space"}, {"do": "decide", "action": "cancel"},
	},
}

// The words stand clear on the flat stage, in every state of both lessons and in each language, from a phone to a projector.
func TestSignsStandClear(t *testing.T) {
	t.Parallel()
	for lesson, steps := range played {
		l := newTab(t, 360, 740)
		l.open(fmt.Sprintf("lab.html?lesson=%s&view=text&speed=instant", lesson))
		l.wait(`document.documentElement.dataset.view === "text"`)
		text, err := json.Marshal(steps)
		require.NoError(t, err)
		for _, size := range []struct {
			width, height int
			theme         string
		}{{320, 568, "dark"}, {360, 740, "light"}, {768, 1024, "dark"}, {1280, 720, "dark"}, {1280, 720, "projector"}, {1920, 1080, "projector"}} {
			require.NoError(t, l.Resize(size.width, size.height, 1))
			l.choose("choose-theme", size.theme)
			l.wait(fmt.Sprintf(`innerWidth === %d && document.querySelector("#stage-flat").clientWidth > 200`, size.width))
			assert.Empty(t, value[[]string](l, clashes, text), fmt.Sprintf("%s %+v", lesson, size))
		}
	}
}

// What a learner wrote may be longer than a sign has room for: it begins there, and stands whole in the record.
func TestASignBeginsALongCode(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.write("code", "a-code-of-more-than-forty-eight-letters-that-nobody-reads-on-a-sign")
	l.click("fail-typed")
	assert.Equal(t, "a-code-of-more-than-forty-eight-letters-that-no…", l.text(`[data-station="bay"] span`))
	assert.Equal(t, "a-code-of-more-than-forty-eight-letters-that-nobody-reads-on-a-sign", l.text(`[data-fact="record-terminalReason"] .value`))
}
