//go:build browser

package browsertest

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
	"github.com/redrivelab/redrivelab/wasm/api"
)

const (
	soakSessions = 10
	soakMoves    = 1000    // of a session
	soakFlat     = 4 << 20 // in the second half, where a leak would go on: a lesson takes a little more than the other
)

// soak plays moves in the page, draws after every hundred of them, and changes language and theme meanwhile.
const soak = `(async (moves) => {
	const locales = ["th", "ru", "en"], themes = ["light", "projector", "dark"];
	for (const [n, { call, arg }] of moves.entries()) {
		if (call === "undo" || call === "redo") redriveLab[call]();
		else redriveLab[call](arg);
		if (n %% 100 !== 99) continue;
		await new Promise(requestAnimationFrame);
		redriveLab.setLanguage(locales[n %% 3]);
		redriveLab.setTheme(themes[(n + 1) %% 3]);
	}
	return true;
})(%s)`

// soakEnd is what a session came to: STATE, scenario, and the digest of the trace that the program makes of it.
const soakEnd = `(async () => {
	const bytes = new TextEncoder().encode(redriveLab.run(redriveLab.dump()));
	const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");
	return [redriveLab.state(), redriveLab.dump(), digest];
})()`

// TestSoak takes 10,000 random moves on the canvas, both lessons in turns, opened anew after each thousand, and holds each
// session's end to a native replay and the picture to what the state alone gives; in the second half the memory stays as it is.
func TestSoak(t *testing.T) {
	l := newTab(t, 1280, 720, chrome.KeepMemory)
	l.open("lab.html?speed=instant&theme=dark&resolution=full")
	l.wait(`document.documentElement.dataset.view === "3d"`)
	value[string](l, `redriveLab.view("1")`)
	sizes := make([]chrome.Memory, soakSessions)
	for n := range sizes {
		soakSession(t, l, subjects[n%len(subjects)], uint64(100+n))
		standsAsItsStateSays(t, l)
		var err error
		sizes[n], err = l.Memory()
		require.NoError(t, err)
	}
	t.Logf("MiB after each thousand, page and program: %.1f", inMebi(sizes))
	assert.Less(t, sizes[soakSessions-1].Bytes()-sizes[soakSessions/2-1].Bytes(), float64(soakFlat))
}

// soakSession plays a session in the page and natively, and compares what it came to.
func soakSession(t *testing.T, l *lab, s subject, seed uint64) {
	t.Helper()
	list := s.moves(seed, soakMoves)
	value[string](l, `redriveLab.open(%q)`, s.start())
	value[bool](l, soak, asJSON(t, list))
	session, states := s.play(t, list)
	assertReached(t, states, s.reached)
	trace := sha256.Sum256([]byte(api.New().Call("run", []string{session.Dump()})))
	require.Equal(t, []string{session.StateText(), session.Dump(), hex.EncodeToString(trace[:])}, value[[]string](l, soakEnd))
}

func inMebi(taken []chrome.Memory) [][2]float64 {
	var sizes [][2]float64
	for _, m := range taken {
		sizes = append(sizes, [2]float64{m.Page / (1 << 20), m.Program / (1 << 20)})
	}
	return sizes
}

// standsAsItsStateSays compares the picture with the one that a session opened at this state has: that one came of no motion.
func standsAsItsStateSays(t *testing.T, l *lab) {
	t.Helper()
	played := l.shown()
	value[string](l, `redriveLab.open(redriveLab.dump())`)
	assert.Zero(t, differing(played, l.shown()), "pixels of the stage")
}

func asJSON(t *testing.T, list []move) string {
	t.Helper()
	text, err := json.Marshal(list)
	require.NoError(t, err)
	return string(text)
}
