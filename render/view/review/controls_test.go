package review

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

func TestControlsInReadingOrder(t *testing.T) {
	s := play(t, "")
	var ids []string
	for _, control := range tells.Controls(s.Start(), s.State(), english()) {
		ids = append(ids, string(control.Group)+" "+control.ID)
	}
	assert.Equal(t, []string{
		"actions deliver", "actions deliver-lost",
		"fixtures fail-dependency-not-ready", "fixtures fail-dependency-not-inspectedy", "fixtures fail-schema-not-supported",
		"fixtures fail-training-schema-not-supported", "fixtures fail-sequence-gap", "fixtures fail-required-key-violated",
		"fixtures code", "fixtures fail-typed",
		"decision fixed", "decision noSecondEffect", "decision effectKey", "decision cancel", "decision replay-after-fix", "decision correct-input",
		"route route-1", "route route-2", "route route-3", "route route-4", "route route-5", "route route-6", "route route-7",
		"clock wait-due", "clock wait-before", "clock wait-100",
	}, ids)
}

// What each state allows (review.md, States and steps): a delivery too early can be tried, one where nothing is delivered
// can't.
func TestWhatIsEnabled(t *testing.T) {
	for state, want := range map[string]struct{ deliver, decide, wait bool }{
		"ready":                 {true, false, false},
		"retry":                 {true, false, true},
		"redelivery":            {true, false, false},
		"acknowledged":          {false, false, false},
		"manual-review":         {false, true, false},
		"waiting-for-evidence":  {false, true, false},
		"ready-for-new-attempt": {true, false, false},
		"closed":                {false, false, false},
	} {
		t.Run(state, func(t *testing.T) {
			s := after(t, ways[state]...)
			require.Equal(t, state, s.State().Code())
			for id, enabled := range map[string]bool{
				"deliver": want.deliver, "deliver-lost": want.deliver, "fail-sequence-gap": want.deliver, "fail-typed": want.deliver,
				"cancel": want.decide, "replay-after-fix": want.decide, "correct-input": want.decide, "fixed": want.decide,
				"noSecondEffect": want.decide, "effectKey": want.decide, "wait-due": want.wait, "wait-before": want.wait,
				"wait-100": true, "code": true, "route-1": true, "route-2": false,
			} {
				assert.Equal(t, enabled, controlOf(t, given, s, id).Enabled, id)
			}
			assert.Equal(t, state == "retry", controlOf(t, given, s, "deliver").Warning != "")
		})
	}
}

func TestWhyNotSaysWhatWouldHelp(t *testing.T) {
	for _, c := range []struct{ state, id, help string }{
		{"manual-review", "deliver", "Decide first"},
		{"waiting-for-evidence", "fail-sequence-gap", "without a decision"},
		{"acknowledged", "deliver", "Undo or reset leads back"},
		{"ready", "cancel", "manual-review or waiting-for-evidence"},
		{"ready", "fail-typed", "Type a code first"},
		{"ready", "wait-due", "Only a message in retry"},
		{"ready", "route-4", "1, 2, 3"},
	} {
		assert.Contains(t, controlOf(t, tells, after(t, ways[c.state]...), c.id).WhyNot, c.help, "%s in %s", c.id, c.state)
	}
}

// In any state: what is not enabled says why and would do nothing; an enabled button or switch does something.
func TestEnabledMeansThatSomethingHappens(t *testing.T) {
	turn := 0
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		d := []Describer{tells, given}[turn%2]
		turn++
		for _, control := range d.Controls(s.Start(), s.State(), english()) {
			require.Equal(t, control.Enabled, control.WhyNot == "", control.ID)
			if control.Kind == view.Field || !control.Enabled && control.ID == failTypedID {
				require.Equal(t, control.Kind == view.Field, control.Draft)
				continue
			}
			step, err := d.Press(s.Start(), s.State(), control.ID, "")
			require.NoError(t, err, control.ID)
			entry, err := s.Act(step)
			if !control.Enabled {
				require.True(t, err != nil || len(entry.Events) == 0 || entry.Outcome.Result() == "not-deliverable", "%s %s", control.ID, s.Dump())
			} else {
				require.NoError(t, err, step)
				require.NotEmpty(t, entry.Events, control.ID)
			}
			if err == nil {
				require.NoError(t, s.Undo())
			}
		}
	})
}

// Both branches of msg-order-417 by controls alone (review.md, The two branches).
func TestPressPlaysBothBranches(t *testing.T) {
	s := play(t, "")
	assert.Equal(t, "controlled-retry", pressed(t, tells, s, "fail-dependency-not-ready"))
	assert.Equal(t, "waited", pressed(t, tells, s, "wait-due"))
	assert.Equal(t, "effect-written-receipt-unknown", pressed(t, tells, s, "deliver-lost"))
	assert.Equal(t, "ack-after-ledger-check", pressed(t, tells, s, "deliver"))
	state := s.State().(review.State)
	assert.Equal(t, []string{"invoice-417:reminder"}, state.Ledger.All())
	assert.Equal(t, 3, state.Attempt)

	s = play(t, "")
	pressed(t, tells, s, "fail-dependency-not-ready")
	pressed(t, tells, s, "wait-due")
	assert.Equal(t, "manual-review", pressed(t, tells, s, "fail-training-schema-not-supported"))
	state = s.State().(review.State)
	assert.Empty(t, state.Ledger.All())
	assert.Equal(t, 2, state.Attempt)
}

func TestPressTakesEachDecision(t *testing.T) {
	for _, c := range []struct {
		d           Describer
		id, outcome string
		want        review.Decision
	}{
		{tells, "cancel", "closed", review.Decision{Action: "cancel", Gives: review.Closed}},
		{given, "cancel", "closed", review.Decision{Action: "cancel", Gives: review.Closed}},
		{tells, "replay-after-fix", "waiting-for-evidence", review.Decision{Action: "replay-after-fix", Gives: review.WaitingForEvidence,
			Missing: review.Missing(0).With(review.NeedFixed).With(review.NeedNoSecondEffect)}},
		{Describer{view.Drafts{fixedID: " ", noSecondEffectID: "x"}}, "correct-input", "waiting-for-evidence",
			review.Decision{Action: "correct-input", NoSecondEffect: "x", Gives: review.WaitingForEvidence, Missing: review.Missing(0).With(review.NeedFixed)}},
		{given, "replay-after-fix", "ready-for-new-attempt", review.Decision{Action: "replay-after-fix", Fixed: "ตัวอ่านรู้จักสคีมา",
			NoSecondEffect: "ключа нет в журнале", Gives: review.ReadyForNewAttempt, KeepsEffectKey: true}},
		{given, "correct-input", "ready-for-new-attempt", review.Decision{Action: "correct-input", Fixed: "ตัวอ่านรู้จักสคีมา",
			NoSecondEffect: "ключа нет в журнале", EffectKey: "invoice-418:reminder", Gives: review.ReadyForNewAttempt}},
	} {
		s := after(t, terminal1)
		assert.Equal(t, c.outcome, pressed(t, c.d, s, c.id), c.id)
		assert.Equal(t, []review.Decision{c.want}, s.State().(review.State).Decisions.All(), c.id)
	}
}

func TestDecisionsWarnFirst(t *testing.T) {
	desk := after(t, terminal1)
	for _, c := range []struct {
		d        Describer
		id, part string
	}{
		{tells, "replay-after-fix", "what was fixed, why no second effect. So this ends in waiting-for-evidence"},
		{Describer{view.Drafts{fixedID: "x"}}, "correct-input", "Missing: why no second effect"},
		{given, "correct-input", "another effect key"},
	} {
		assert.Contains(t, controlOf(t, c.d, desk, c.id).Warning, c.part)
	}
	assert.Empty(t, controlOf(t, given, desk, "replay-after-fix").Warning)
	assert.Empty(t, controlOf(t, given.With(given.drafts.With(effectKeyID, "invoice-417:reminder")), desk, "correct-input").Warning)
	assert.Empty(t, controlOf(t, tells, desk, "cancel").Warning)
	assert.Contains(t, controlOf(t, tells, after(t, lost1, terminal1), "cancel").Warning, "in the ledger already")
}

func TestWaits(t *testing.T) {
	for _, c := range []struct {
		waited       int
		due, before  int // the clock after a press, -1: not enabled
		dueWhyNot    string
		beforeWhyNot string
	}{
		{0, 1000, 999, "", ""},
		{500, 1000, 999, "", ""},
		{999, 1000, -1, "", "1 ms before due already"},
		{1000, -1, -1, "due already", "1 ms before due already"},
		{2000, -1, -1, "due already", "or later"},
	} {
		for id, want := range map[string]int{"wait-due": c.due, "wait-before": c.before, "wait-100": c.waited + 100} {
			s := after(t, temporary1)
			if c.waited > 0 {
				_, err := s.Act(`{"do":"wait","ms":` + strconv.Itoa(c.waited) + `}`)
				require.NoError(t, err)
			}
			control := controlOf(t, tells, s, id)
			require.Equal(t, want >= 0, control.Enabled, "%s after %d", id, c.waited)
			if want >= 0 {
				pressed(t, tells, s, id)
				assert.Equal(t, want, s.State().(review.State).NowMs)
			}
		}
		s := after(t, temporary1, `{"do":"wait","ms":`+strconv.Itoa(max(1, c.waited))+`}`)
		assert.Contains(t, controlOf(t, tells, s, "wait-due").WhyNot, c.dueWhyNot)
		assert.Contains(t, controlOf(t, tells, s, "wait-before").WhyNot, c.beforeWhyNot)
	}
}

func TestTheRouteIsTickedOffInOrder(t *testing.T) {
	s := play(t, "")
	for step := 1; step <= review.RouteSteps; step++ {
		id := "route-" + strconv.Itoa(step)
		control := controlOf(t, tells, s, id)
		assert.True(t, control.Enabled)
		assert.Equal(t, "off", control.Value)
		assert.Equal(t, "checked", pressed(t, tells, s, id))
		control = controlOf(t, tells, s, id)
		assert.False(t, control.Enabled, "what is ticked stays ticked")
		assert.Equal(t, "on", control.Value)
	}
	_, err := tells.Press(s.Start(), s.State(), "route-1", "off")
	assertCode(t, "unknown-value", err)
}

func assertCode(t *testing.T, code string, err error) {
	t.Helper()
	var fault *lab.Error
	require.ErrorAs(t, err, &fault)
	assert.Equal(t, code, fault.Code)
}

func TestUnknownControls(t *testing.T) {
	s := play(t, "")
	for _, id := range []string{"", "fail-", "fail-timeout", "route-0", "route-8", "route-", "route-10", "Deliver", "undo", "fixed"} {
		_, err := tells.Press(s.Start(), s.State(), id, "")
		assertCode(t, "unknown-control", err)
	}
}

func TestShortcutsAreDistinct(t *testing.T) {
	owner := map[string]string{"z": "undo", "y": "redo", "0": "reset"}
	for n := range 6 {
		owner[strconv.Itoa(n+1)] = "a view of the camera"
	}
	s := play(t, "")
	for _, control := range tells.Controls(s.Start(), s.State(), english()) {
		if control.Shortcut != "" {
			assert.Empty(t, owner[control.Shortcut], control.ID)
			owner[control.Shortcut] = control.ID
		}
	}
}

// The caveats of review.md that belong to the decision form.
func TestCaveatsAtControls(t *testing.T) {
	s := after(t, terminal1)
	assert.Contains(t, controlOf(t, tells, s, "cancel").Caveat, "rights, an audit and a transaction boundary")
	for _, id := range []string{"replay-after-fix", "correct-input"} {
		assert.Contains(t, controlOf(t, tells, s, id).Caveat, "should the effect exist at all")
		assert.Contains(t, controlOf(t, tells, s, id).Caveat, "without a second one")
	}
}

func TestAFailureSaysItsClass(t *testing.T) {
	s := play(t, "")
	for _, row := range review.ClassTable() {
		assert.Contains(t, controlOf(t, tells, s, "fail-"+row.Code).Caveat, row.Class.String())
	}
}
