package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

const exampleHash = "29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df"

func TestRecordFactsOfTheWorkedExample(t *testing.T) {
	s := after(t, toRedriven+`,{"do":"tick","n":7},{"do":"consume"}`)
	for id, want := range map[string]string{
		"state": "SUCCEEDED", "operation": "video-review-17", "operation-original": "video-review-17", "trace": "trace-demo-17",
		"schema": "2", "hash": exampleHash, "hash-original": exampleHash, "receives": "1 of 3", "total": "4", "redrives": "1 of 1",
		"age": "7 of 12 ticks", "created": "0", "now": "7", "quarantine": "1",
	} {
		fact := factOf(t, s, id)
		assert.Equal(t, want, fact.Value, id)
		assert.Equal(t, view.RecordPanel, fact.Panel, id)
	}
	assert.Contains(t, factOf(t, s, "quarantine").Note, "bin is empty now")
	assert.Contains(t, factOf(t, after(t, toQuarantine), "quarantine").Note, "stands in the bin now")
}

func TestAChangeIsSaid(t *testing.T) {
	s := after(t, `{"do":"set","operationId":"x","body":{}}`)
	for _, id := range []string{"operation", "hash"} {
		assert.Contains(t, factOf(t, s, id).Note, "Differs")
	}
	assert.Contains(t, factOf(t, s, "hash").Note, "no signature")
	assert.Equal(t, "none", factOf(t, s, "schema").Value)
	assert.Contains(t, factOf(t, after(t, ""), "hash").Note, "same as at creation")
}

func TestGatesAsTheyWouldStandNow(t *testing.T) {
	s := after(t, toQuarantine+`,{"do":"set","approved":true},{"do":"tick","n":12}`)
	for _, c := range []struct {
		id, value, note string
		lamp            view.Lamp
	}{
		{"gate-in-quarantine", "open", "The record is in QUARANTINED.", view.Open},
		{"gate-approval", "open", "The approval switch is on.", view.Open},
		{"gate-remediation", "closed: unfixed", "The remediation switch is off.", view.Closed},
		{"gate-effect-known", "open", "No external effect is open.", view.Open},
		{"gate-in-time", "closed: expired", "The age of 12 has reached the limit of 12 ticks.", view.Closed},
		{"gate-same-operation", "open", "The operation ID is the one taken at creation.", view.Open},
		{"gate-same-body", "open", "Body and body offered have the hash taken at creation.", view.Open},
		{"gate-budget-left", "open", "Redrives used: 0 of 1.", view.Open},
		{"second-remediation", "closed: unfixed", "The handler does not support the schema of the record's body: 2.", view.Closed},
		{"second-in-time", "closed: expired", "The age of 12 has reached the limit of 12 ticks.", view.Closed},
	} {
		fact := factOf(t, s, c.id)
		assert.Equal(t, c.value, fact.Value, c.id)
		assert.Equal(t, c.note, fact.Note, c.id)
		assert.Equal(t, c.lamp, fact.Lamp, c.id)
	}
	assert.Equal(t, "5 · in-time: the record is not too old", factOf(t, s, "gate-in-time").Label)
}

func TestWhyAGateIsClosedDependsOnWhatIsOffered(t *testing.T) {
	for steps, want := range map[string][2]string{
		`{"do":"set","remediationFixed":true}`:                                                         {"gate-remediation", "The handler does not support the schema of the body offered: 2."},
		`{"do":"set","remediationFixed":true,"candidate":{"schema_version":3}}`:                        {"gate-remediation", "The handler does not support the schema of the body offered: 3."},
		`{"do":"set","remediationFixed":true,"supportedSchemas":[3],"candidate":{"schema_version":3}}`: {"gate-remediation", "The remediation switch is on, and the handler supports the schema of the body offered: 3."},
		`{"do":"set","candidate":{"schema_version":3}}`:                                                {"gate-same-body", "The hash of the body offered differs from the one taken at creation."},
		`{"do":"set","body":{"schema_version":3}}`:                                                     {"gate-same-body", "The hash of the record's body differs from the one taken at creation."},
	} {
		assert.Equal(t, want[1], factOf(t, after(t, steps), want[0]).Note, steps)
	}
}

// Without a hold each lamp is what the engine answers for that check.
func TestLampsAreWhatTheEngineAnswers(t *testing.T) {
	randomPlays(t, func(s *lab.Session, _ view.Stage, _ *lab.Entry) {
		state := s.State().(quarantine.State)
		gates, second := quarantine.Gates(&state), quarantine.SecondCheck(&state)
		stage := tells.Places(s.State())
		for at, c := range map[quarantine.Place]struct {
			answers []quarantine.Answer
			board   view.BoardName
		}{quarantine.AtGate: {gates[:], view.GateBoard}, quarantine.AtSecondCheck: {second[:], view.SecondBoard}} {
			require.Equal(t, len(c.answers), stage.Boards[c.board].Count)
			if state.HeldAt == at {
				continue
			}
			for i, answer := range c.answers {
				want := view.Open
				if answer.Reason != quarantine.NoReason {
					want = view.Closed
				}
				require.Equal(t, want, stage.Boards[c.board].Lamps[i], s.Dump())
			}
		}
	})
}

// On a hold the check that refused keeps its lamps, whatever is switched afterwards (quarantine.md, heldAt).
func TestLampsOfAHoldStay(t *testing.T) {
	s := after(t, toQuarantine+allFixed+`,{"do":"tick","n":12},{"do":"redrive"},{"do":"set","approved":false,"unknownEffect":true}`)
	want := []view.Lamp{view.Open, view.Open, view.Open, view.Open, view.Closed, view.Dark, view.Dark, view.Dark}
	board := tells.Places(s.State()).Boards[view.GateBoard]
	assert.Equal(t, want, board.Lamps[:board.Count])
	assert.Equal(t, "open", factOf(t, s, "gate-approval").Value)
	assert.Equal(t, "closed: expired", factOf(t, s, "gate-in-time").Value)
	assert.Equal(t, "Closed when it was asked: The record had reached its age limit.", factOf(t, s, "gate-in-time").Note)
	assert.Equal(t, "not asked", factOf(t, s, "gate-budget-left").Value)
	assert.Equal(t, view.Closed, tells.Places(s.State()).Boards[view.SecondBoard].Lamps[0], "the other check shows how it would stand now")
	assert.Equal(t, "stopped at 5 / 8", tells.Signs(s.State(), english())[view.Gate].Note)
}

func TestLampsOfAHoldAtTheSecondCheck(t *testing.T) {
	s := after(t, toRedriven+`,{"do":"set","body":{"schema_version":2}},{"do":"consume"}`)
	want := []view.Lamp{view.Open, view.Open, view.Open, view.Closed, view.Dark}
	board := tells.Places(s.State()).Boards[view.SecondBoard]
	assert.Equal(t, want, board.Lamps[:board.Count])
	assert.Equal(t, "stopped at 4 / 5", tells.Signs(s.State(), english())[view.SecondCheck].Note)
}

func TestWhyPanel(t *testing.T) {
	for _, c := range []struct{ steps, reason, where, evidence string }{
		{`{"do":"redrive"}`, "not_quarantined", "gate", "timeline"},
		{toQuarantine + `,{"do":"redrive"}`, "approval_required", "gate", "decision"},
		{toQuarantine + `,{"do":"redrive","approved":true}`, "unfixed", "gate", "handler version"},
		{toRedriven + `,{"do":"set","unknownEffect":true},{"do":"consume"}`, "unknown_effect", "second-check", "operation ID"},
		{toRedriven + `,{"do":"tick","n":12},{"do":"consume"}`, "expired", "second-check", "time of the request"},
		{`{"do":"set","operationId":"x"},{"do":"receive"}`, "operation_id_changed", "receive", "identity"},
		{`{"do":"set","body":{}},{"do":"receive"}`, "body_changed", "receive", "original body"},
		{toRedriven + `,{"do":"requarantine"},{"do":"redrive"}`, "replay_limit", "gate", "decision by a person"},
	} {
		t.Run(c.reason, func(t *testing.T) {
			s := after(t, c.steps)
			assert.Equal(t, c.reason, factOf(t, s, "why-reason").Value)
			assert.NotEmpty(t, factOf(t, s, "why-reason").Note)
			assert.Equal(t, c.where, factOf(t, s, "why-where").Value)
			assert.Contains(t, factOf(t, s, "why-evidence").Value, c.evidence)
			assert.Contains(t, factOf(t, s, "why-way").Value, "Undo")
			assert.Contains(t, tells.Headline(s.State(), english()), "HELD:"+c.reason)
			assert.Equal(t, c.reason, tells.Signs(s.State(), english())[view.Bay].Note)
		})
	}
}

func TestNoWhyPanelWithoutAHold(t *testing.T) {
	for _, fact := range tells.Facts(after(t, toRedriven).State(), english()) {
		assert.NotEqual(t, view.WhyPanel, fact.Panel)
	}
}

// A reason is told for the check that gave it: only the gates look at a body offered.
func TestReasonsAreToldForTheirCheck(t *testing.T) {
	texts := english()
	assert.Equal(t, texts.Text(assets.ReasonBodyChangedOwn), heldSentence(quarantine.BodyChanged, quarantine.AtReceive, texts))
	assert.Equal(t, texts.Text(assets.ReasonBodyChangedOwn), heldSentence(quarantine.BodyChanged, quarantine.AtSecondCheck, texts))
	assert.Equal(t, texts.Text(assets.ReasonBodyChanged), heldSentence(quarantine.BodyChanged, quarantine.AtGate, texts))
	assert.Equal(t, texts.Text(assets.ReasonUnfixedOwn), heldSentence(quarantine.Unfixed, quarantine.AtSecondCheck, texts))
	assert.Empty(t, heldSentence(quarantine.NoReason, quarantine.Nowhere, texts))
}
