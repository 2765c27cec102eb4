package quarantine

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// What stands between a state and its next step, in the order of quarantine.md's gates and second check.
func TestHints(t *testing.T) {
	for name, c := range map[string]struct{ steps, control, says string }{
		"READY":                    {``, "receiveCycle", "how often"},
		"RETRY":                    {`{"do":"receive"}`, "receiveCycle", "receive budget"},
		"READY, changed":           {`{"do":"set","body":{}}`, "body-changed", "refused"},
		"READY, renamed":           {`{"do":"set","operationId":"x"}`, "id-changed", "refused"},
		"cause":                    {toQuarantine, "schema-2", "schema 2"},
		"cause of a fix elsewhere": {toQuarantine + `,{"do":"set","approved":true,"remediationFixed":true}`, "schema-2", "handler"},
		"fixed, not confirmed":     {toQuarantine + `,{"do":"set","supportedSchemas":[1,2],"approved":true}`, "remediationFixed", "tested"},
		"fixed, not approved":      {toQuarantine + `,{"do":"set","supportedSchemas":[1,2],"remediationFixed":true}`, "approved", "Who may decide"},
		"all open":                 {toQuarantine + allFixed, "redrive", "All eight"},
		"unknown effect":           {toQuarantine + allFixed + `,{"do":"set","unknownEffect":true}`, "unknownEffect", "evidence"},
		"too late":                 {toQuarantine + allFixed + `,{"do":"tick","n":12}`, "", "A person decides"},
		"no redrive left":          {toRedriven + `,{"do":"requarantine"}`, "", "No redrive is left"},
		"changed body offered":     {toQuarantine + allFixed + `,{"do":"set","candidate":{"schema_version":2}}`, "candidate-changed", "offered"},
		"REDRIVEN":                 {toRedriven, "consume", "One attempt"},
		"REDRIVEN, too late":       {toRedriven + `,{"do":"tick","n":12}`, "", "refused"},
		"REDRIVEN, unknown effect": {toRedriven + `,{"do":"set","unknownEffect":true}`, "unknownEffect", "evidence"},
		"REDRIVEN, unsupported":    {toRedriven + `,{"do":"set","supportedSchemas":[1],"candidate":{"schema_version":3}}`, "schema-2", "schema 2"},
		"SUCCEEDED":                {toRedriven + `,{"do":"consume"}`, "reset", "what stops it"},
	} {
		hint := tells.Hint(after(t, c.steps).State(), english())
		assert.Equal(t, c.control, hint.Control, name)
		assert.Contains(t, hint.Text, c.says, name)
	}
}

func TestABodyWithoutASchemaIsNotMended(t *testing.T) {
	s := play(t, `,"record":{"body":{"schema_version":0.5}},"steps":[`+toQuarantine+`]`)
	hint := tells.Hint(s.State(), english())
	assert.Empty(t, hint.Control)
	assert.Contains(t, hint.Text, "a person decides")
}

// Out of a hold nothing leads but undo (quarantine.md, States); each reason has a hint of its own.
func TestHintsOutOfAHold(t *testing.T) {
	told := map[string]bool{}
	for reason := quarantine.NotQuarantined; reason <= quarantine.ReplayLimit; reason++ {
		hint := tells.Hint(quarantine.State{Status: quarantine.Held, Reason: reason, Body: &quarantine.Body{}}, english())
		assert.Equal(t, view.Undo, hint.Control)
		told[hint.Text] = true
	}
	assert.Len(t, told, 8)
}

// follow takes the steps that the hints name until they name none, or the way is done.
func follow(t *testing.T, s *lab.Session) {
	t.Helper()
	for range 10 {
		hint := tells.Hint(s.State(), english())
		if hint.Control == "" || hint.Control == view.Reset {
			return
		}
		press(t, s, hint.Control)
	}
	require.Fail(t, "the hints lead in a circle")
}

// press uses a control as a person would: a switch changes over.
func press(t *testing.T, s *lab.Session, id string) {
	t.Helper()
	if id == view.Undo {
		require.NoError(t, s.Undo())
		return
	}
	value := ""
	if c := controlOf(t, s, id); c.Kind == view.Switch {
		value = map[string]string{"on": "off", "off": "on"}[c.Value]
	}
	step, err := tells.Press(s.Start(), s.State(), id, value)
	require.NoError(t, err)
	_, err = s.Act(step)
	require.NoError(t, err)
}

// Whoever only follows the hints plays the worked example (quarantine.md): one redrive, four receives.
func TestFollowingTheHintsIsTheWorkedExample(t *testing.T) {
	s := after(t, "")
	follow(t, s)
	end := s.State().(quarantine.State)
	assert.Equal(t, quarantine.Succeeded, end.Status)
	assert.Equal(t, 4, end.TotalReceives)
	assert.Equal(t, 1, end.Redrives)
	assert.Equal(t, exampleHash, end.Body.Hash)
}

// A hint never leads into a refusal, and only to what can be pressed.
func TestHintsNeverLeadIntoAHold(t *testing.T) {
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		hint := tells.Hint(s.State(), english())
		if hint.Control == "" || hint.Control == view.Reset || hint.Control == view.Undo {
			return
		}
		require.True(t, controlOf(t, s, hint.Control).Enabled, s.Dump())
		press(t, s, hint.Control)
		require.NotEqual(t, quarantine.Held, s.State().(quarantine.State).Status, s.Dump())
		require.NoError(t, s.Undo())
	})
}

// A hint names its control as the control is labelled, in every language.
func TestHintsNameTheirControl(t *testing.T) {
	labels := map[string]string{view.Undo: "control.undo", view.Reset: "control.reset"}
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		for _, locale := range assets.Locales() {
			texts, _ := assets.Load(locale)
			hint := tells.Hint(s.State(), texts)
			require.NotRegexp(t, unfilled, hint.Text)
			if hint.Control == "" {
				continue
			}
			label, core := texts.Named(labels[hint.Control])
			for _, c := range tells.Controls(s.Start(), s.State(), texts) {
				if !core && c.ID == hint.Control {
					label = c.Label
				}
			}
			require.NotEmpty(t, label)
			require.True(t, strings.Contains(hint.Text, label), "%s: %s", locale, hint.Text)
		}
	})
}
