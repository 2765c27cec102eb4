package quarantine

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// pressed presses a control and answers the state after it.
func pressed(t *testing.T, s *lab.Session, id, value string) quarantine.State {
	t.Helper()
	step, err := tells.Press(s.Start(), s.State(), id, value)
	require.NoError(t, err, id)
	_, err = s.Act(step)
	require.NoError(t, err, step)
	return s.State().(quarantine.State)
}

func TestControlsInReadingOrder(t *testing.T) {
	s := play(t, "")
	var ids []string
	for _, control := range tells.Controls(s.Start(), s.State(), english()) {
		ids = append(ids, string(control.Group)+" "+control.ID)
	}
	assert.Equal(t, []string{
		"actions receive", "actions receiveCycle", "actions redrive", "actions consume",
		"fixtures approved", "fixtures remediationFixed", "fixtures schema-1", "fixtures schema-2", "fixtures schema-3",
		"fixtures unknownEffect", "fixtures body-changed", "fixtures id-changed", "fixtures candidate-same", "fixtures candidate-changed",
		"fixtures operationId", "fixtures body", "fixtures candidate", "apart requarantine",
		"clock tick-1", "clock tick-5", "clock tick-before", "clock tick-expiry",
	}, ids)
}

// What each state allows (quarantine.md, Operations).
func TestWhatIsEnabled(t *testing.T) {
	for _, c := range []struct {
		steps, state                           string
		receive, consume, force, redriveWarned bool
	}{
		{"", "READY", true, false, true, true},
		{`{"do":"receive"}`, "RETRY", true, false, true, true},
		{toQuarantine, "QUARANTINED", false, false, false, false},
		{`{"do":"redrive"}`, "HELD", false, false, true, true},
		{toRedriven, "REDRIVEN", false, true, true, true},
		{toRedriven + `,{"do":"consume"}`, "SUCCEEDED", false, false, true, true},
	} {
		t.Run(c.state, func(t *testing.T) {
			s := after(t, c.steps)
			require.Equal(t, c.state, s.State().Code())
			assert.Equal(t, c.receive, controlOf(t, s, "receive").Enabled)
			assert.Equal(t, c.receive, controlOf(t, s, "receiveCycle").Enabled)
			assert.Equal(t, c.consume, controlOf(t, s, "consume").Enabled)
			assert.Equal(t, c.force, controlOf(t, s, "requarantine").Enabled)
			redrive := controlOf(t, s, "redrive")
			assert.True(t, redrive.Enabled, "a redrive stays usable")
			assert.Equal(t, c.redriveWarned, redrive.Warning != "")
			if c.redriveWarned {
				assert.Contains(t, redrive.Warning, "HELD:not_quarantined")
				assert.Contains(t, redrive.Warning, c.state[:4])
			}
		})
	}
}

func TestWhyNotSaysWhatWouldHelp(t *testing.T) {
	for _, c := range []struct{ steps, id, help string }{
		{"", "consume", "redrive from QUARANTINED with all gates open"},
		{toQuarantine, "consume", "redrive from QUARANTINED with all gates open"},
		{`{"do":"redrive"}`, "consume", "Undo or reset leads back"},
		{toRedriven + `,{"do":"consume"}`, "consume", "Undo or reset leads back"},
		{toQuarantine, "receive", "READY or RETRY"},
		{toQuarantine, "receiveCycle", "Undo or reset leads back"},
		{toQuarantine, "requarantine", "any other state"},
	} {
		assert.Contains(t, controlOf(t, after(t, c.steps), c.id).WhyNot, c.help, "%s after %s", c.id, c.steps)
	}
}

// In any state: what is not enabled says why and would do nothing; an enabled button does something.
func TestEnabledMeansThatSomethingHappens(t *testing.T) {
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		for _, control := range tells.Controls(s.Start(), s.State(), english()) {
			require.Equal(t, control.Enabled, control.WhyNot == "", control.ID)
			value := control.Value
			if control.Kind == view.Switch {
				value = map[string]string{"on": "off", "off": "on"}[control.Value]
			}
			step, err := tells.Press(s.Start(), s.State(), control.ID, value)
			require.NoError(t, err, control.ID)
			if control.Kind == view.Field {
				continue
			}
			before := s.State()
			entry, err := s.Act(step)
			if !control.Enabled {
				require.True(t, err != nil || len(entry.Events) == 0, "%s %s", control.ID, s.Dump())
			} else {
				require.NoError(t, err, step)
				require.NotEmpty(t, entry.Events, control.ID)
				if control.ID != "redrive" { // in HELD it may give the same reason again
					require.NotEqual(t, before, entry.After, "%s %s", control.ID, s.Dump())
				}
			}
			if err == nil {
				require.NoError(t, s.Undo())
			}
		}
	})
}

func TestSwitchesShowAndSet(t *testing.T) {
	for _, c := range []struct {
		id string
		on func(quarantine.State) bool
	}{
		{"approved", func(s quarantine.State) bool { return s.Approved }},
		{"remediationFixed", func(s quarantine.State) bool { return s.RemediationFixed }},
		{"unknownEffect", func(s quarantine.State) bool { return s.UnknownEffect }},
		{"schema-3", func(s quarantine.State) bool { return s.Schemas.Has(3) }},
		{"body-changed", func(s quarantine.State) bool { return s.Body.Hash != s.OriginalHash }},
		{"id-changed", func(s quarantine.State) bool { return s.OperationID != s.OriginalOperationID }},
		{"candidate-same", func(s quarantine.State) bool { return s.Candidate != nil && s.Candidate.Hash == s.OriginalHash }},
		{"candidate-changed", func(s quarantine.State) bool { return s.Candidate != nil && s.Candidate.Hash != s.OriginalHash }},
	} {
		for _, start := range starts {
			s := play(t, start)
			for _, value := range []string{"on", "off"} {
				assert.Equal(t, value == "on", c.on(pressed(t, s, c.id, value)), "%s %s %s", c.id, value, start)
				assert.Equal(t, value, controlOf(t, s, c.id).Value)
				assert.Equal(t, view.Switch, controlOf(t, s, c.id).Kind)
			}
		}
	}
}

func TestTheOriginalBodyComesBack(t *testing.T) {
	s := after(t, `{"do":"set","body":{"schema_version":9}}`)
	state := pressed(t, s, "candidate-same", "on")
	assert.Equal(t, `{"schema_version":2,"video_id":"V-17"}`, state.Candidate.Canonical)
	state = pressed(t, s, "body-changed", "off")
	assert.Equal(t, `{"schema_version":2,"video_id":"V-17"}`, state.Body.Canonical)
}

func TestSchemaSwitchesKeepTheOthers(t *testing.T) {
	s := play(t, `,"supportedSchemas":[1,7],"record":{"body":{"schema_version":9}}`)
	assert.Equal(t, "on", controlOf(t, s, "schema-7").Value)
	assert.Equal(t, "off", controlOf(t, s, "schema-9").Value)
	state := pressed(t, s, "schema-2", "on")
	assert.Equal(t, []int16{1, 2, 7}, state.Schemas.List[:state.Schemas.Count])
	state = pressed(t, s, "schema-1", "off")
	assert.Equal(t, []int16{2, 7}, state.Schemas.List[:state.Schemas.Count])
}

func TestAFullSetOfSchemasTakesNoMore(t *testing.T) {
	s := play(t, `,"supportedSchemas":[1,2,10,11,12,13,14,15,16,17,18,19,20,21,22,23]`)
	assert.False(t, controlOf(t, s, "schema-3").Enabled)
	assert.Contains(t, controlOf(t, s, "schema-3").WhyNot, "16")
	assert.True(t, controlOf(t, s, "schema-23").Enabled)
}

func TestFields(t *testing.T) {
	s := play(t, "")
	assert.Equal(t, `{"schema_version":2,"video_id":"V-17"}`, controlOf(t, s, "body").Value)
	assert.Equal(t, "video-review-17", controlOf(t, s, "operationId").Value)
	assert.Equal(t, "", controlOf(t, s, "candidate").Value)
	assert.Equal(t, "op \"7\" é", pressed(t, s, "operationId", `op "7" é`).OperationID)
	assert.Equal(t, `{"a":1.0}`, pressed(t, s, "body", ` { "a" : 1.0 } `).Body.Canonical)
	assert.Equal(t, `{"b":2}`, pressed(t, s, "candidate", `{"b":2}`).Candidate.Canonical)
	assert.Nil(t, pressed(t, s, "candidate", "  ").Candidate)
}

// What is typed never becomes another part of the step.
func TestFieldsRefuseWhatIsNoBody(t *testing.T) {
	s := play(t, "")
	for text, code := range map[string]string{
		`{"a":1},"approved":true`: "bad-json",
		`{`:                       "bad-json",
		``:                        "bad-json",
		`5`:                       "wrong-type",
		`{"a":1,"a":2}`:           "duplicate-key",
		`{"a":"` + strings.Repeat("x", 17000) + `"}`: "too-long",
		"\xff": "bad-utf8",
	} {
		_, err := tells.Press(s.Start(), s.State(), "body", text)
		var fault *lab.Error
		require.ErrorAs(t, err, &fault, text)
		assert.Equal(t, code, fault.Code, text)
		assert.Equal(t, "body", fault.Path, text)
	}
}

func TestUnknownControls(t *testing.T) {
	s := play(t, "")
	for _, id := range []string{"", "schema-", "schema-x", "Receive", "tick", "undo"} {
		_, err := tells.Press(s.Start(), s.State(), id, "")
		var fault *lab.Error
		require.ErrorAs(t, err, &fault, id)
		assert.Equal(t, "unknown-control", fault.Code, id)
	}
}

func TestTheClockGoesForwardOnly(t *testing.T) {
	for _, c := range []struct {
		now                      int
		tick5, before, expiry    int // the clock after a press, -1: not enabled
		beforeWhyNot, expiryText string
	}{
		{100, 105, 111, 112, "", ""},
		{110, 115, 111, 112, "", ""},
		{111, 116, -1, 112, "one tick before expiry", ""},
		{112, 117, -1, -1, "one tick before expiry", "expired already"},
		{50, 55, 111, 112, "", ""},
	} {
		t.Run(strconv.Itoa(c.now), func(t *testing.T) {
			for id, want := range map[string]int{"tick-1": c.now + 1, "tick-5": c.tick5, "tick-before": c.before, "tick-expiry": c.expiry} {
				s := play(t, `,"record":{"createdAt":100},"steps":[{"do":"set","now":`+strconv.Itoa(c.now)+`}]`)
				if want < 0 {
					assert.False(t, controlOf(t, s, id).Enabled, id)
					continue
				}
				assert.Equal(t, want, pressed(t, s, id, "").Now, id)
			}
			s := play(t, `,"record":{"createdAt":100},"steps":[{"do":"set","now":`+strconv.Itoa(c.now)+`}]`)
			assert.Contains(t, controlOf(t, s, "tick-before").WhyNot, c.beforeWhyNot)
			assert.Contains(t, controlOf(t, s, "tick-expiry").WhyNot, c.expiryText)
		})
	}
}

func TestTheEndOfTheClock(t *testing.T) {
	s := play(t, `,"record":{"createdAt":999999998}`)
	assert.True(t, controlOf(t, s, "tick-1").Enabled)
	for _, id := range []string{"tick-5", "tick-before", "tick-expiry"} {
		assert.False(t, controlOf(t, s, id).Enabled, id)
		assert.Contains(t, controlOf(t, s, id).WhyNot, "1000000000", id)
	}
}

func TestAClockSetFarBackComesNearer(t *testing.T) {
	s := play(t, `,"record":{"createdAt":999000000},"steps":[{"do":"set","now":0}]`)
	assert.Equal(t, 1_000_000, pressed(t, s, "tick-expiry", "").Now)
}

func TestShortcutsAreDistinct(t *testing.T) {
	s := play(t, "")
	owner := map[string]string{"z": "undo", "y": "redo", "0": "reset"}
	for view := range 6 {
		owner[strconv.Itoa(view+1)] = "a view of the camera"
	}
	for _, control := range tells.Controls(s.Start(), s.State(), english()) {
		if control.Shortcut != "" {
			assert.Empty(t, owner[control.Shortcut], control.ID)
			owner[control.Shortcut] = control.ID
		}
	}
}

// The table of quarantine.md, Caveats: what stands at a control.
func TestCaveatsAtControls(t *testing.T) {
	s := play(t, "")
	for id, part := range map[string]string{
		"approved": "authorisation", "body": "real queue", "candidate": "real queue", "operationId": "real queue",
		"requarantine": "no operation", "receive": "age",
	} {
		assert.Contains(t, controlOf(t, s, id).Caveat, part, id)
	}
}
