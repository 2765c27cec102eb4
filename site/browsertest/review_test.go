//go:build browser

package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Words of a learner's own, in two scripts, with marks above and below and with letters beyond ASCII.
const (
	thaiWords     = "ตัวอ่านรู้จักสคีมาแล้ว น้ำใจดี"
	cyrillicWords = "Ключа нет в журнале — ещё ничего не ушло"
)

// reviewState is STATE of lesson 2, as far as tests look at it.
type reviewState struct {
	Lesson, State  string
	Attempt, NowMs int
	Step, Steps    int
	Ledger         []string
	Message        struct{ MessageID, EffectKey string }
	Records        []struct{ TerminalReason, FailureKind string }
	Decisions      []struct {
		Action, Outcome                  string
		Fixed, NoSecondEffect, EffectKey string
	}
	Route []struct{ Done bool }
}

func (l *lab) reviewState() reviewState {
	l.t.Helper()
	var s reviewState
	require.NoError(l.t, json.Unmarshal([]byte(value[string](l, `redriveLab.state()`)), &s))
	return s
}

// write types into a field whose text counts at once.
func (l *lab) write(id, text string) {
	l.t.Helper()
	l.click(id)
	require.NoError(l.t, l.Keys(text))
	assert.Equal(l.t, text, value[string](l, `document.querySelector('[data-id=%q]').value`, id))
}

func openReview(t *testing.T) *lab {
	t.Helper()
	l := open(t, "lab.html?lesson=review&view=text", textView)
	require.Equal(t, "review", l.reviewState().Lesson)
	return l
}

// The recovery branch (review.md, The two branches).
func recovered(t *testing.T, l *lab) {
	t.Helper()
	s := l.reviewState()
	assert.Equal(t, "acknowledged", s.State)
	assert.Equal(t, 3, s.Attempt)
	assert.Equal(t, []string{"invoice-417:reminder"}, s.Ledger)
	assert.Equal(t, "msg-order-417", s.Message.MessageID)
	assert.Equal(t, "holds", l.text(`[data-fact="assertion-duplicate-writes-no-second-effect"] .value`))
}

// The poison branch.
func poisoned(t *testing.T, l *lab) {
	t.Helper()
	s := l.reviewState()
	assert.Equal(t, "manual-review", s.State)
	assert.Equal(t, 2, s.Attempt)
	assert.Empty(t, s.Ledger)
	require.Len(t, s.Records, 1)
	assert.Equal(t, "training-schema-not-supported", l.text(`[data-fact="record-terminalReason"] .value`))
	assert.Equal(t, "holds", l.text(`[data-fact="assertion-ledger-empty-in-poison-branch"] .value`))
}

func TestRecoveryBranchByPointer(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("fail-dependency-not-ready")
	assert.Equal(t, "retry", l.text("#state"))
	l.click("deliver")
	assert.Contains(t, l.text("#live"), "not-due", "a delivery before it is due is seen refused")
	assert.Equal(t, 1, l.reviewState().Attempt)
	l.click("undo", "wait-due", "deliver-lost")
	assert.Equal(t, "redelivery", l.text("#state"))
	l.click("deliver")
	assert.Contains(t, l.text("#live"), "the duplicate wrote nothing")
	recovered(t, l)
}

func TestPoisonBranchByPointer(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("fail-dependency-not-ready", "wait-due", "fail-training-schema-not-supported")
	poisoned(t, l)
	assert.Contains(t, l.text(`[data-part="why"]`), "Should the effect exist at all", "the two questions stand before the decision")
	assert.Contains(t, l.text(`[data-fact="record-route"]`), "no broker's DLQ")
	l.click("deliver")
	assert.Equal(t, 3, l.reviewState().Steps, "without a decision nothing is delivered")
	assert.Contains(t, l.text("#live"), "Decide first")
}

func TestBothBranchesByKeyboard(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	for _, id := range []string{"fail-dependency-not-ready", "wait-due", "deliver-lost", "deliver"} {
		l.tabTo(id)
		require.NoError(t, l.Keys(kb.Enter))
	}
	recovered(t, l)
	require.NoError(t, l.Keys("0"))
	assert.Equal(t, "ready", l.reviewState().State)
	for _, id := range []string{"fail-dependency-not-ready", "wait-due", "fail-training-schema-not-supported"} {
		l.tabTo(id)
		require.NoError(t, l.Keys(" "))
	}
	poisoned(t, l)
}

func TestEachDecisionByPointer(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("deliver") // so that there is something to begin anew
	for _, c := range []struct{ id, outcome, key string }{
		{"cancel", "closed", "invoice-417:reminder"},
		{"replay-after-fix", "ready-for-new-attempt", "invoice-417:reminder"},
		{"correct-input", "ready-for-new-attempt", "invoice-418:reminder"},
	} {
		t.Run(c.id, func(t *testing.T) {
			l.click("reset", "fail-sequence-gap", "replay-after-fix")
			assert.Equal(t, "waiting-for-evidence", l.reviewState().State, "without its statements")
			assert.Contains(t, l.text(`[data-fact="why-evidence"]`), "what was fixed, why no second effect")
			l.write("fixed", thaiWords)
			assert.Contains(t, l.text("#c-replay-after-fix-warning"), "why no second effect")
			l.write("noSecondEffect", cyrillicWords)
			assert.Equal(t, "", l.text("#c-replay-after-fix-warning"), "both statements are there")
			l.write("effectKey", "invoice-418:reminder")
			assert.Equal(t, 2, l.reviewState().Steps, "what is written takes no step")
			l.click(c.id)
			s := l.reviewState()
			assert.Equal(t, c.outcome, s.State)
			assert.Equal(t, c.key, s.Message.EffectKey)
			require.Len(t, s.Decisions, 2)
			if c.id != "cancel" {
				assert.Equal(t, []string{thaiWords, cyrillicWords}, []string{s.Decisions[1].Fixed, s.Decisions[1].NoSecondEffect})
				assert.Contains(t, l.text(`[data-fact="decision-2"]`), thaiWords)
			}
			assert.Equal(t, "", value[string](l, `document.querySelector('[data-id="fixed"]').value`), "the next decision begins empty")
			assert.Equal(t, "sequence-gap", s.Records[0].TerminalReason, "the record stays")
		})
	}
}

func TestEachDecisionByKeyboard(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	type step struct{ id, keys string }
	take := func(steps ...step) {
		for _, s := range steps {
			l.tabTo(s.id)
			require.NoError(t, l.Keys(s.keys))
		}
	}
	statements := []step{{"fixed", thaiWords}, {"noSecondEffect", cyrillicWords}}
	take(step{"fail-sequence-gap", kb.Enter})
	take(statements...)
	take(step{"replay-after-fix", kb.Enter})
	assert.Equal(t, "ready-for-new-attempt", l.reviewState().State)
	assert.Equal(t, thaiWords, l.reviewState().Decisions[0].Fixed)
	take(step{"fail-sequence-gap", " "})
	assert.Len(t, l.reviewState().Records, 2, "a second manual review keeps the first record")
	take(statements...)
	take(step{"effectKey", "ключ-418"}, step{"correct-input", " "})
	assert.Equal(t, "ключ-418", l.reviewState().Message.EffectKey)
	take(step{"deliver-lost", kb.Enter}, step{"fail-schema-not-supported", kb.Enter})
	require.NoError(t, l.Keys("c"))
	s := l.reviewState()
	assert.Equal(t, "closed", s.State)
	assert.Equal(t, []string{"ключ-418"}, s.Ledger, "an effect that was written stays")
	assert.Contains(t, l.text("#headline"), "stays in the ledger")
}

func TestRouteAsAChecklist(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("route-2")
	assert.Equal(t, 0, l.reviewState().Steps)
	assert.Contains(t, l.text("#live"), "1")
	assert.Equal(t, "lacks 1", l.text(`[data-fact="step-2"] .value`))
	for _, id := range []string{"route-1", "route-2", "route-3", "route-4", "route-5", "route-6", "route-7"} {
		l.click(id)
		assert.Equal(t, "true", value[string](l, `document.querySelector('[data-id=%q]').getAttribute("aria-checked")`, id))
	}
	for _, step := range l.reviewState().Route {
		assert.True(t, step.Done)
	}
}

func TestTypedCodeInAnyScript(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.write("code", "หมดเวลา")
	l.click("fail-typed")
	s := l.reviewState()
	assert.Equal(t, "manual-review", s.State)
	assert.Equal(t, "unknown", s.Records[0].FailureKind)
	assert.Contains(t, l.text("#live"), "หมดเวลา")
}

func TestADraftThatIsTooLongSaysSo(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("fail-sequence-gap", "fixed")
	value[bool](l, `((field) => { field.value = "x".repeat(501); field.dispatchEvent(new InputEvent("input", { bubbles: true })); return true; })(document.querySelector('[data-id="fixed"]'))`)
	assert.Contains(t, l.text("#c-fixed-refused"), "too long")
	assert.Equal(t, "true", value[string](l, `document.querySelector('[data-id="fixed"]').getAttribute("aria-invalid")`))
}

func TestLessonsAreChosenOnThePage(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	choose := func(lesson string) {
		t.Helper()
		l.choose("choose-lesson", lesson)
	}
	assert.Equal(t, []string{"quarantine", "review"}, value[[]string](l, `[...document.querySelectorAll("#choose-lesson option")].map((o) => o.value)`))
	l.click("receiveCycle")
	choose("review")
	assert.Equal(t, "ready", l.text("#state"))
	assert.Contains(t, l.text("#title"), "Poison message")
	assert.Equal(t, "The eight assertions", l.text(`[data-part="gates"] h2`))
	assert.Equal(t, "EFFECT LEDGER", l.text(`[data-station="lane"] b`))
	assert.Empty(t, l.text(`[data-id="receive"]`), "the other lesson's controls are gone")
	l.click("deliver")
	choose("quarantine")
	assert.Equal(t, "QUARANTINED", l.text("#state"), "a lesson that was left is come back to")
	assert.Equal(t, "REDRIVEN", l.text(`[data-station="lane"] b`))
	assert.True(t, value[bool](l, `document.querySelector("#show-histories").hidden`))
	choose("review")
	assert.Equal(t, "acknowledged", l.text("#state"))
}

func TestLessonStandsInTheAddress(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("deliver")
	l.wait(`location.hash.length > 10`)
	require.NoError(t, l.Reload())
	l.wait(`document.querySelector("#state")?.textContent === "acknowledged"`)
	l = open(t, "lab.html?lesson=review&scenario=poison&view=text&start=1", textView)
	assert.Equal(t, "retry", l.text("#state"))
	l = open(t, "lab.html?lesson=chess&view=text", textView)
	assert.Contains(t, l.text(`[data-notice="unknown-lesson"]`), "lesson=chess")
	assert.Equal(t, "READY", l.text("#state"))
}

func TestTwoHistoriesSideBySide(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("fail-sequence-gap")
	before := l.reviewState()
	l.menu("#show-histories")
	l.wait(`document.querySelector("#histories[open]")`)
	assert.Equal(t, "Two mutually exclusive histories of msg-order-417", l.text("#histories-title"))
	assert.Equal(t, "histories-title", value[string](l, `document.activeElement.id`), "what this is comes first")
	const rows = `[...document.querySelectorAll('[data-history=%q] tbody tr')].map((row) => row.children[0].textContent + " → " + row.children[1].textContent + " " + row.children[2].textContent)`
	assert.Equal(t, []string{
		"1 deliver: dependency-not-ready → controlled-retry 1", "2 wait 1000 ms → waited 1",
		"3 deliver, receipt lost → effect-written-receipt-unknown 2", "4 deliver → ack-after-ledger-check 3",
	}, value[[]string](l, rows, "recovery"))
	assert.Equal(t, []string{
		"1 deliver: dependency-not-ready → controlled-retry 1", "2 wait 1000 ms → waited 1",
		"3 deliver: training-schema-not-supported → manual-review 2",
	}, value[[]string](l, rows, "poison"))
	assert.Equal(t, "invoice-417:reminder", l.text(`[data-history="recovery"] .ledger`))
	assert.Equal(t, "empty", l.text(`[data-history="poison"] .ledger`))
	verdicts := func(history string) map[string]string {
		return value[map[string]string](l, `Object.fromEntries([...document.querySelectorAll('[data-history=%q] li')].map((li) => [li.dataset.assertion, li.dataset.verdict]))`, history)
	}
	assert.Len(t, verdicts("recovery"), 8)
	assert.Equal(t, "holds", verdicts("recovery")["duplicate-writes-no-second-effect"])
	assert.Equal(t, "none", verdicts("recovery")["ledger-empty-in-poison-branch"])
	assert.Equal(t, "holds", verdicts("poison")["ledger-empty-in-poison-branch"])
	assert.NotContains(t, l.text("#histories"), "ui.", "every word is there")
	side := value[bool](l, `((a, b) => a.top === b.top && a.right <= b.left)(...["recovery", "poison"].map((name) => document.querySelector('[data-history=' + name + ']').getBoundingClientRect()))`)
	assert.True(t, side, "side by side")
	require.NoError(t, l.Keys(kb.Escape))
	l.wait(`!document.querySelector("#histories")`)
	assert.Equal(t, before, l.reviewState(), "to look at them touches no session")
	l.menu("#show-histories")
	require.NoError(t, l.ClickOn(`[data-open="poison"]`))
	l.wait(`!document.querySelector("#histories")`)
	poisoned(t, l)
	assert.Contains(t, l.text(`[data-notice="file"]`), "Or: poison")
	require.NoError(t, l.ClickOn(`[data-notice="file"] [data-notice-do="retry"]`))
	assert.Equal(t, before, l.reviewState(), "the session from before can be had back")
	l.walk("recovery")
	l.menu("#show-histories")
	require.NoError(t, l.ClickOn(`[data-open="poison"]`))
	assert.True(t, value[bool](l, walkClosed))
	require.NoError(t, l.ClickOn(`[data-notice="file"] [data-notice-do="retry"]`))
	assert.Equal(t, before, l.reviewState(), "from a walk too")
}

func TestReviewSpeaksThaiAndRussian(t *testing.T) {
	t.Parallel()
	l := openReview(t)
	l.click("fail-sequence-gap")
	for locale, want := range map[string][3]string{"th": {"การตรวจโดยคน", "สมุดบันทึกผล", "รอ 1000 ms"}, "ru": {"ручной проверки", "ЖУРНАЛ ЭФФЕКТОВ", "ждать 1000 мс"}} {
		l.choose("choose-language", locale)
		assert.Contains(t, l.text("#headline"), want[0])
		assert.Equal(t, want[1], l.text(`[data-station="lane"] b`))
		l.menu("#show-histories")
		l.wait(`document.querySelector("#histories[open]")`)
		assert.NotContains(t, l.text("#histories"), "{")
		assert.Contains(t, l.text(`[data-history="recovery"]`), want[2], "a wait, in its language")
		require.NoError(t, l.Keys(kb.Escape))
		l.wait(`!document.querySelector("#histories")`)
	}
}

func TestReviewCanBeRead(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 720)
	require.NoError(t, l.Prefer("prefers-reduced-motion", "reduce"))
	l.open("lab.html?lesson=review&view=text")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.click("fail-sequence-gap", "replay-after-fix")
	l.menu("#show-histories")
	l.wait(`document.querySelector("#histories[open]")`)
	l.canBeRead(150, `document.querySelectorAll("#mirror details").forEach((d) => { d.removeAttribute("name"); d.open = true; })`)
}

func TestReviewFitsAPhoneAndAProjector(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?lesson=review&scenario=poison&view=text", textView)
	for _, size := range [][2]int{{320, 568}, {360, 740}, {1280, 720}, {3840, 2160}} {
		for _, theme := range []string{"dark", "projector"} {
			l.shownAt(size[0], size[1], theme)
			when := fmt.Sprint(size, theme)
			assert.LessOrEqual(t, value[int](l, `document.scrollingElement.scrollWidth`), size[0], when)
			assert.Empty(t, value[[]string](l, `[...document.querySelectorAll("[data-id]")]
				.filter((e) => { const b = e.getBoundingClientRect(); return b.left < 0 || b.right > innerWidth || b.width < 40 || b.height < 43.5; }).map((e) => e.dataset.id)`), when)
			l.menu("#show-histories")
			l.wait(`document.querySelector("#histories[open]")`)
			assert.Empty(t, value[[]string](l, `[...document.querySelectorAll("#histories, #histories *")].filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible" && !e.matches("thead, thead *"))
				.map((e) => e.outerHTML.slice(0, 80))`), when+": nothing has to be moved sideways to be read")
			require.NoError(t, l.Keys(kb.Escape))
			l.wait(`!document.querySelector("#histories")`)
		}
	}
}

// What is written for a decision isn't lost when the 3D view arrives.
func TestDraftsAreHandedOver(t *testing.T) {
	t.Parallel()
	l := newTab(t, 1280, 800, `window.hold = new Promise((resolve) => { window.release = resolve; });
		const real = fetch; window.fetch = async (file, ...rest) => { if (String(file).endsWith("lab.wasm")) await hold; return real(file, ...rest); };`)
	l.open("lab.html?lesson=review")
	l.wait(`document.documentElement.dataset.view === "text"`)
	l.click("fail-sequence-gap")
	l.write("fixed", thaiWords)
	l.write("code", "timeout")
	value[bool](l, `(release(), true)`)
	l.wait(`document.documentElement.dataset.view === "3d"`)
	assert.Equal(t, []string{"timeout", thaiWords}, value[[]string](l, `JSON.parse(redriveLab.controls()).filter((c) => ["code", "fixed"].includes(c.id)).map((c) => c.value)`))
}
