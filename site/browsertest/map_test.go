//go:build browser

package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openMap opens the map from the menu and waits until it is drawn.
func openMap(l *lab) {
	l.t.Helper()
	l.menu("#show-map")
	l.wait(`document.querySelector("#map .map-detail h3") !== null`)
}

func (l *lab) clickOn(selector string) {
	l.t.Helper()
	l.wait(`document.querySelector(` + "`" + selector + "`" + `) !== null`)
	require.NoError(l.t, l.ClickOn(selector))
}

func TestMapShowsWhereTheSessionIsAndWas(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receive", "receiveCycle", "redrive")
	openMap(l)
	l.clickOn(`[data-tab="map"]`)
	assert.Equal(t, "HELD:approval_required", value[string](l, `document.querySelector('.kind[aria-current="location"]').dataset.kind`))
	assert.Equal(t, 4, value[int](l, `document.querySelectorAll(".kind[data-been]").length`), "READY, RETRY, QUARANTINED, HELD")
	assert.Equal(t, 13, value[int](l, `document.querySelectorAll(".kind").length`))
	assert.Contains(t, l.text(".map-goal"), "4 of 13")
	assert.Contains(t, l.text(`.lead[data-to="HELD:not_quarantined"]`), "redrive")
	assert.Contains(t, l.text(".lead.idle"), "consume", "what would change nothing is told too")
	assert.Equal(t, "no way leads here", l.text(`[data-kind="HELD:replay_limit"] .quiet`))
	l.clickOn("#map-fixture")
	l.wait("document.querySelector('[data-kind=\"HELD:replay_limit\"]:not([data-none])') !== null")
}

func TestAWayOpensAsAScenarioAndTheSessionComesBack(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	l.click("receive")
	openMap(l)
	l.clickOn(`[data-tab="map"]`)
	l.clickOn(`[data-kind="HELD:expired"]`)
	l.wait(`document.querySelector("#map .map-detail h3").textContent.includes("expired")`)
	l.clickOn(`.single > summary`)
	l.clickOn(`.map-detail [data-node]`)
	l.clickOn(`[data-play]`)
	l.wait(`document.querySelector("#map") === null`)
	l.wait(walkOpen)
	assert.Equal(t, "READY", l.state().State, "the way begins at its start")
	steps := value[int](l, `document.querySelectorAll('[data-walk="next"]').length`)
	require.Equal(t, 1, steps, "it is played step by step")
	for range 4 {
		l.clickOn(`[data-walk="next"]`)
	}
	assert.Equal(t, "expired", l.state().Reason)
	l.clickOn(`[data-walk="leave"]`)
	assert.Equal(t, "RETRY", l.state().State, "the session from before is open again")
}

func TestAStepIsTakenFromTheMap(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	openMap(l)
	l.clickOn(`[data-take*="receiveCycle"]`)
	l.wait(`document.querySelector("#map .map-detail h3").textContent === "QUARANTINED"`)
	assert.Equal(t, "QUARANTINED", l.state().State)
}

func TestMapByKeyboardAsATable(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&lesson=review", textView)
	openMap(l)
	assert.False(t, value[bool](l, `document.querySelector(".map-table").closest("[hidden]") !== null`), "the text lab begins with the table")
	assert.Equal(t, 8, value[int](l, `document.querySelectorAll(".map-table tbody tr").length`))
	value[bool](l, `(document.querySelector('.map-table [data-kind="closed"]').focus(), true)`)
	require.NoError(t, l.Keys(kb.Enter))
	l.wait(`document.querySelector("#map .map-detail h3").textContent === "closed"`)
	assert.Equal(t, "closed", value[string](l, `document.activeElement.dataset.kind`), "the focus stays where it was")
	require.NoError(t, l.Keys(kb.Escape))
	l.wait(`document.querySelector("#map") === null`)
	assert.Equal(t, "ready", l.reviewState().State)
}

func TestAMissingGateIsToldStepByStep(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	openMap(l)
	l.clickOn(`[data-tab="gate"]`)
	l.clickOn(`[data-gate="effect-known"]`)
	l.wait(`document.querySelector("[data-story=next]") !== null`)
	assert.Equal(t, 0, value[int](l, `document.querySelectorAll(".what-if tbody tr:not([hidden])").length`), "each step can be foretold")
	for range 5 {
		l.clickOn(`[data-story="next"]`)
	}
	assert.Contains(t, l.text(`.what-if tr[data-differs]`), "REDRIVEN")
	assert.Contains(t, l.text(`.verdict`), "second check still refused")
	l.clickOn("#map-second")
	l.wait(`document.querySelector(".verdict")?.hidden`)
	for range 5 {
		l.clickOn(`[data-story="next"]`)
	}
	assert.Contains(t, l.text(`.verdict`), "Harm done")
	l.clickOn(`[data-story="play"]`)
	l.wait(walkOpen)
	assert.Contains(t, l.text("#walk-title"), "effect-known")
}

// A sandboxed frame may have no worker: then the page answers by itself.
func TestMapWithoutAWorker(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, `globalThis.Worker = class { constructor() { throw new Error("none here"); } };`)
	openMap(l)
	assert.Contains(t, l.text(".map-status"), "7,008")
}

func TestMapOverTheCanvas(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html", canvasView)
	openMap(l)
	assert.Equal(t, "READY", value[string](l, `document.querySelector('.kind[aria-current="location"]').dataset.kind`))
	l.wait(`document.querySelectorAll(".map-lines .link").length > 0`) // where READY leads
}
