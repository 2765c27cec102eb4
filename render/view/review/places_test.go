package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/view"
)

func TestRestPlaces(t *testing.T) {
	for state, want := range map[string]struct {
		at       view.Station
		lid, bar bool
		waiting  int
		sorter   view.Class
		records  int
	}{
		"ready":                 {view.Queue, false, true, 3, view.NoClass, 0},
		"retry":                 {view.Ring, false, false, 3, view.Temporary, 0},
		"redelivery":            {view.Queue, false, true, 3, view.NoClass, 0},
		"acknowledged":          {view.Tray, false, true, 0, view.NoClass, 0},
		"manual-review":         {view.Desk, false, true, 0, view.Terminal, 1},
		"waiting-for-evidence":  {view.Desk, false, true, 0, view.Terminal, 1},
		"ready-for-new-attempt": {view.Desk, false, true, 0, view.Terminal, 1},
		"closed":                {view.Bin, true, true, 0, view.Terminal, 1},
	} {
		stage := tells.Places(after(t, ways[state]...).State())
		assert.Equal(t, view.LessonReview, stage.Cast)
		assert.Equal(t, want.at, stage.Parcel.At, state)
		assert.Equal(t, want.at, stage.Active, state)
		assert.Equal(t, want.lid, stage.LidClosed, state)
		assert.Equal(t, want.bar, stage.BarrierUp, state)
		assert.Equal(t, want.waiting, stage.Waiting, state)
		assert.Equal(t, want.sorter, stage.Sorter, state)
		assert.Equal(t, want.records, stage.Records, state)
	}
}

func TestTheSorterShowsEachClass(t *testing.T) {
	for step, class := range map[string]view.Class{temporary1: view.Temporary, terminal1: view.Terminal, timeout1: view.Unknown} {
		stage := tells.Places(after(t, step).State())
		assert.Equal(t, class, stage.Sorter)
		want := view.Board{Count: 3}
		want.Lamps[class-1] = view.Lit
		assert.Equal(t, want, stage.Boards[view.GateBoard])
	}
	assert.Equal(t, view.Temporary, tells.Places(after(t, temporary1, wait1000, temporary1).State()).Sorter, "the limit is no class")
}

func TestBackoffClock(t *testing.T) {
	for _, c := range []struct {
		scenario string
		lit, of  int
	}{
		{``, 0, 0},
		{`,"steps":[` + temporary1 + `]`, 0, 12},
		{`,"steps":[` + temporary1 + `,{"do":"wait","ms":500}]`, 6, 12},
		{`,"steps":[` + temporary1 + `,{"do":"wait","ms":999}]`, 11, 12},
		{`,"steps":[` + temporary1 + `,` + wait1000 + `]`, 12, 12},
		{`,"steps":[` + temporary1 + `,` + wait1000 + `,` + wait1000 + `]`, 12, 12},
		{`,"policy":{"delaysMs":[0]},"steps":[` + temporary1 + `]`, 12, 12},
		{`,"policy":{"maxAttempts":3,"delaysMs":[0,10]},"steps":[` + temporary1 + `,` + temporary1 + `,{"do":"wait","ms":5}]`, 6, 12},
		{`,"steps":[` + lost1 + `]`, 0, 0},
	} {
		stage := tells.Places(play(t, c.scenario).State())
		assert.Equal(t, [4]int{c.lit, c.of, c.lit, c.of}, [4]int{stage.DueLit, stage.DueOf, stage.DialLit, stage.DialOf}, c.scenario)
		assert.Equal(t, c.of == 0 || c.lit == c.of, stage.BarrierUp, "the ring is shut while a wait runs")
	}
}

func TestLedgerWall(t *testing.T) {
	dark, current, other := view.Key{Current: true}, view.Key{Lit: true, Current: true}, view.Key{Lit: true}
	correct := func(key string) string {
		return `{"do":"decide","action":"correct-input","fixed":"x","noSecondEffect":"y","effectKey":"` + key + `"}`
	}
	many := []string{terminal1, correct("a"), lost1, terminal1, correct("b"), lost1, terminal1, correct("c"), lost1, terminal1, correct("d")}
	for _, c := range []struct {
		steps []string
		keys  [4]view.Key
		count int
	}{
		{nil, [4]view.Key{dark}, 1},
		{[]string{lost1}, [4]view.Key{current}, 1},
		{[]string{lost1, deliver1}, [4]view.Key{current}, 1},
		{[]string{lost1, terminal1, correctKey}, [4]view.Key{other, dark}, 2},
		{[]string{lost1, terminal1, correctKey, deliver1}, [4]view.Key{other, current}, 2},
		{many, [4]view.Key{other, other, other, dark}, 4},
		{append(many[:len(many):len(many)], lost1), [4]view.Key{other, other, other, current}, 4},
		{append(many[:len(many):len(many)], lost1, terminal1, correct("e"), lost1), [4]view.Key{other, other, other, current}, 4},
	} {
		stage := tells.Places(after(t, c.steps...).State())
		assert.Equal(t, c.keys, stage.Keys, c.steps)
		assert.Equal(t, c.count, stage.KeyCount, c.steps)
	}
}

func TestStatements(t *testing.T) {
	for _, c := range []struct {
		steps []string
		lamps [2]view.Lamp
	}{
		{[]string{terminal1}, [2]view.Lamp{view.Dark, view.Dark}},
		{[]string{terminal1, `{"do":"decide","action":"correct-input"}`}, [2]view.Lamp{view.Closed, view.Closed}},
		{[]string{terminal1, replayBare}, [2]view.Lamp{view.Open, view.Closed}},
		{[]string{terminal1, replay1}, [2]view.Lamp{view.Open, view.Open}},
		{[]string{terminal1, cancel1}, [2]view.Lamp{view.Dark, view.Dark}},
		{[]string{terminal1, replay1, terminal1}, [2]view.Lamp{view.Dark, view.Dark}},
	} {
		board := tells.Places(after(t, c.steps...).State()).Boards[view.SecondBoard]
		assert.Equal(t, view.Board{Count: 2, Lamps: [10]view.Lamp{c.lamps[0], c.lamps[1]}}, board, c.steps)
	}
}

func TestAttemptLampsEndAtTheLimit(t *testing.T) {
	s := after(t, temporary1, wait1000, lost1)
	assert.Equal(t, view.Board{Count: 2, Lamps: [10]view.Lamp{view.Lit, view.Lit}}, tells.Places(s.State()).Boards[view.RingBoard])
	_, err := s.Act(deliver1)
	require.NoError(t, err)
	assert.Equal(t, view.Board{Count: 2, Lamps: [10]view.Lamp{view.Lit, view.Lit}}, tells.Places(s.State()).Boards[view.RingBoard], "attempt 3 has no lamp")
}

// sha256 of "msg-order-417\ninvoice-417:reminder" as sha256sum gives it.
func TestTheParcelShowsItsEffect(t *testing.T) {
	original := [8]byte{0xee, 0x9c, 0x96, 0x86, 0x3c, 0xaa, 0x14, 0x22}
	parcel := tells.Places(play(t, "").State()).Parcel
	assert.Equal(t, view.Parcel{At: view.Queue, Schema: 1, Fingerprint: original, Original: original}, parcel)
	changed := tells.Places(after(t, terminal1, correctKey).State()).Parcel
	assert.True(t, changed.Renamed)
	assert.Equal(t, original, changed.Original)
	assert.NotEqual(t, original, changed.Fingerprint)
}

func TestSigns(t *testing.T) {
	signs := func(steps ...string) [view.Stations]view.Sign {
		return tells.Signs(after(t, steps...).State(), english())
	}
	waiting := signs(temporary1, `{"do":"wait","ms":700}`)
	assert.Equal(t, view.Sign{Title: "MAIN QUEUE", Note: "waiting: 3 (illustration)"}, waiting[view.Queue])
	assert.Equal(t, view.Sign{Title: "HANDLER", Note: "attempt 1, limit 2"}, waiting[view.Handler])
	assert.Equal(t, view.Sign{Title: "RETRY", Note: "due at 1000 ms"}, waiting[view.Ring])
	assert.Equal(t, view.Sign{Title: "SORTER", Note: "temporary"}, waiting[view.Sorter])
	assert.Equal(t, view.Sign{Title: "MANUAL REVIEW", Note: "records: 0"}, waiting[view.Desk])
	assert.Equal(t, view.Sign{Title: "EFFECT LEDGER", Note: "keys: 0"}, waiting[view.Ledger])
	assert.Equal(t, view.Sign{Title: "CLOCK 700 ms", Note: "due in 300 ms"}, waiting[view.Tower])
	assert.Equal(t, view.Sign{Title: "CLOSED", Note: "empty"}, waiting[view.Bin])
	assert.Equal(t, "will come again", signs(lost1)[view.Queue].Note)
	assert.Equal(t, "schema-not-supported", signs(terminal1)[view.Desk].Note)
	assert.Equal(t, "given 1 / 2", signs(terminal1, replayBare)[view.SecondCheck].Note)
	assert.Equal(t, "waits for a delivery", signs(terminal1, replay1)[view.Desk].Note)
	assert.Equal(t, "cancelled, readable", signs(terminal1, cancel1)[view.Bin].Note)
	assert.Equal(t, "keys: 1", signs(deliver1)[view.Ledger].Note)
	assert.Equal(t, "class table 1", signs()[view.Sorter].Note)
}
