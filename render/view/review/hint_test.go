package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// Each state of review.md has its hint.
func TestHints(t *testing.T) {
	for state, control := range map[string]string{
		"ready": "fail-dependency-not-ready", "retry": "wait-due", "redelivery": "deliver", "acknowledged": "reset", "manual-review": "fixed",
		"waiting-for-evidence": "fixed", "ready-for-new-attempt": "deliver", "closed": "undo",
	} {
		hint := tells.Hint(after(t, ways[state]...).State(), english())
		assert.Equal(t, control, hint.Control, state)
		assert.NotEmpty(t, hint.Text, state)
	}
	assert.Len(t, ways, 8)
}

func TestARetryIsWaitedForFirst(t *testing.T) {
	assert.Equal(t, "deliver-lost", tells.Hint(after(t, temporary1, wait1000).State(), english()).Control)
	assert.Equal(t, "wait-due", tells.Hint(after(t, temporary1, `{"do":"wait","ms":999}`).State(), english()).Control)
	written := play(t, `,"policy":{"maxAttempts":3,"delaysMs":[0,0]},"steps":[`+lost1+`,`+temporary1+`]`)
	assert.Equal(t, "deliver", tells.Hint(written.State(), english()).Control, "the effect is written: a delivery is turned away by the ledger")
}

// Nobody is sent to a decision before both statements stand (review.md, decide).
func TestStatementsComeBeforeADecision(t *testing.T) {
	desk := after(t, terminal1).State()
	for _, c := range []struct {
		drafts  view.Drafts
		control string
	}{
		{nil, "fixed"},
		{view.Drafts{"fixed": "  "}, "fixed"},
		{view.Drafts{"noSecondEffect": "none"}, "fixed"},
		{view.Drafts{"fixed": "reader updated"}, "noSecondEffect"},
		{view.Drafts{"fixed": "reader updated", "noSecondEffect": "none"}, "replay-after-fix"},
	} {
		assert.Equal(t, c.control, Describer{c.drafts}.Hint(desk, english()).Control)
	}
}

// follow takes what the hints name until the way is done, and writes a statement where one is asked for.
func follow(t *testing.T, s *lab.Session) (outcomes []string) {
	t.Helper()
	d := view.Describer(tells)
	drafts := view.Drafts{}
	for range 10 {
		hint := d.Hint(s.State(), english())
		switch {
		case hint.Control == view.Reset || hint.Control == view.Undo:
			return outcomes
		case controlOf(t, d, s, hint.Control).Draft:
			drafts = drafts.With(hint.Control, "made up")
			d = tells.With(drafts)
		default:
			outcomes = append(outcomes, pressed(t, d, s, hint.Control))
		}
	}
	require.Fail(t, "the hints lead in a circle")
	return nil
}

// From the start the hints are the recovery branch, from the other branch's desk a granted new attempt (review.md, The two
// branches of msg-order-417).
func TestFollowingTheHintsIsInstructive(t *testing.T) {
	s := after(t)
	assert.Equal(t, []string{"controlled-retry", "waited", "effect-written-receipt-unknown", "ack-after-ledger-check"}, follow(t, s))
	assert.Len(t, messageOf(s.State()).Ledger.All(), 1)
	s = after(t, temporary1, wait1000, `{"do":"deliver","code":"training-schema-not-supported"}`)
	assert.Equal(t, []string{"ready-for-new-attempt", "effect-written"}, follow(t, s))
	assert.Equal(t, review.Acknowledged, messageOf(s.State()).Status)
}

// A hint leads only to what can be pressed, is no delivery that comes too early, and names its control in every language.
func TestHintsLeadToWhatCanBePressed(t *testing.T) {
	core := map[string]string{view.Undo: "control.undo", view.Reset: "control.reset"}
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		for _, locale := range assets.Locales() {
			texts, _ := assets.Load(locale)
			for _, d := range []view.Describer{tells, given} {
				hint := d.Hint(s.State(), texts)
				require.NotRegexp(t, unfilled, hint.Text)
				label, own := texts.Named(core[hint.Control])
				for _, c := range d.Controls(s.Start(), s.State(), texts) {
					if c.ID == hint.Control {
						require.True(t, c.Enabled, s.Dump())
						require.Empty(t, c.Warning, s.Dump())
						label, own = c.Label, true
					}
				}
				require.True(t, own, hint.Control)
				require.True(t, strings.Contains(hint.Text, label), "%s: %s", locale, hint.Text)
			}
		}
	})
}
