//go:build browser

package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// clashes gives, for each language, the words on the flat stage that lie over each other, over the parcel, a lamp, a key or a
// mark of the sorter, or outside of the stage.
const clashes = `(async () => {
	const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
	const stage = document.querySelector("#stage-flat");
	const lines = (e) => { const range = document.createRange(); range.selectNodeContents(e); return [...range.getClientRects()]; };
	const shown = () => {
		const outer = stage.getBoundingClientRect(), told = [];
		const words = [...stage.querySelectorAll(".sign > *")].filter((e) => e.textContent && e.checkVisibility());
		const solid = [...stage.querySelectorAll(".lamp-flat > circle, .key-flat > .slot, .sorter-mark, .parcel.hero > .parcel-box")];
		const places = words.flatMap((e) => lines(e).map((at) => ({ at, e })));
		for (const { at, e } of places) {
			if (at.left < outer.left || at.right > outer.right || at.top < outer.top || at.bottom > outer.bottom) told.push(e.textContent + " outside");
			for (const other of places) if (e.parentElement !== other.e.parentElement && over(at, other.at)) told.push([e.textContent, "over", other.e.textContent, at.x, at.y, other.at.x, other.at.y].join(" "));
			for (const one of solid) {
				const box = one.getBoundingClientRect();
				if (box.width > 0 && over(at, box)) told.push(e.textContent + " over " + one.getAttribute("class") + " of " + one.parentElement.getAttribute("class"));
			}
		}
		if (words.length < 10) told.push("only " + words.length + " words are shown");
		return told;
	};
	const language = document.getElementById("choose-language"), found = [];
	for (const locale of ["en", "th", "ru"]) {
		language.value = locale;
		language.dispatchEvent(new Event("change"));
		await document.fonts.ready;
		for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
		found.push(...shown().map((one) => locale + ": " + one));
	}
	return found;
})()`

// played is what is pressed on the way through each lesson, so that every station's sign has said all that it says.
var played = map[string][]string{
	"quarantine": {"receive", "receiveCycle", "redrive", "undo", "approved", "schema-2", "remediationFixed", "redrive", "body-changed", "consume",
		"undo", "undo", "consume", "reset", "id-changed", "requarantine", "tick-expiry", "redrive"},
	"review": {"fail-dependency-not-ready", "wait-100", "deliver", "wait-due", "deliver-lost", "deliver", "reset",
		"fail-dependency-not-ready", "wait-due", "fail-training-schema-not-supported", "replay-after-fix", "cancel", "reset"},
}

// The words stand clear on the flat stage, in every state of both lessons, in each language, from a phone to a projector.
func TestSignsStandClear(t *testing.T) {
	for lesson, steps := range played {
		t.Run(lesson, func(t *testing.T) {
			l := newTab(t, 360, 740)
			require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
			l.open(fmt.Sprintf("lab.html?lesson=%s&view=text&speed=instant", lesson))
			l.wait(`document.documentElement.dataset.view === "text"`)
			for i, press := range steps {
				require.NotContains(t, value[string](l, `redriveLab.press(%q)`, press), `"error"`, press)
				signsStandClear(t, l, steps[:i+1])
			}
		})
	}
}

// signsStandClear looks at what is shown now at every size, in the themes whose letters differ.
func signsStandClear(t *testing.T, l *lab, after []string) {
	t.Helper()
	for _, size := range []struct {
		width, height int
		theme         string
	}{{320, 568, "dark"}, {360, 740, "light"}, {768, 1024, "dark"}, {1280, 720, "dark"}, {1280, 720, "projector"}, {1920, 1080, "projector"}} {
		require.NoError(t, l.Resize(size.width, size.height, 1))
		l.wait(fmt.Sprintf(`innerWidth === %d && document.querySelector("#stage-flat").clientWidth > 200`, size.width))
		l.choose("choose-theme", size.theme)
		assert.Empty(t, value[[]string](l, clashes), fmt.Sprintf("%+v after %v", size, after))
	}
}

// A code of a learner's own may be as long as any: the desk's sign has a beginning of it, inside the stage.
func TestSignsStandClearOfALongCode(t *testing.T) {
	l := newTab(t, 360, 740)
	l.open("lab.html?lesson=review&view=text&speed=instant")
	l.wait(`document.documentElement.dataset.view === "text"`)
	answer := value[string](l, `redriveLab.act(JSON.stringify({ do: "deliver", code: "x".repeat(200) }))`)
	require.Contains(t, answer, "manual-review")
	assert.Contains(t, l.text(`[data-station="bay"] span`), "…")
	signsStandClear(t, l, []string{"a long code"})
}
