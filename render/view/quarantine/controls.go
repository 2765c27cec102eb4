package quarantine

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// The ids of the lesson's controls; schema switches are schemaPrefix and a number.
const (
	receiveID          = "receive"
	receiveCycleID     = "receiveCycle"
	redriveID          = "redrive"
	consumeID          = "consume"
	approvedID         = "approved"
	remediationID      = "remediationFixed"
	schemaPrefix       = "schema-"
	unknownEffectID    = "unknownEffect"
	bodyChangedID      = "body-changed"
	idChangedID        = "id-changed"
	candidateSameID    = "candidate-same"
	candidateChangedID = "candidate-changed"
	bodyID             = "body"
	operationID        = "operationId"
	candidateID        = "candidate"
	requarantineID     = "requarantine"
	tick1ID            = "tick-1"
	tick5ID            = "tick-5"
	tickBeforeID       = "tick-before"
	tickExpiryID       = "tick-expiry"
)

// Controls are all that a person can do to the record, its fixtures and the clock, in reading order.
func (Describer) Controls(start, now lab.State, t *assets.Texts) []view.Control {
	s := recordOf(now)
	controls := append(actions(s, t), switches(s, t)...)
	controls = append(controls, fields(s, t)...)
	controls = append(controls, requarantine(s, t))
	controls = append(controls, clock(s, t)...)
	for i := range controls {
		controls[i].Fixture = fixtureOf(controls[i].ID)
	}
	return controls
}

// fixtureOf is the fixture that a control changes (quarantine.md, Fixtures), "" for an action.
func fixtureOf(id string) string {
	switch id {
	case approvedID, remediationID, unknownEffectID, requarantineID:
		return id
	case bodyChangedID, bodyID:
		return bodyID
	case idChangedID, operationID:
		return operationID
	case candidateSameID, candidateChangedID, candidateID:
		return candidateID
	case tick1ID, tick5ID, tickBeforeID, tickExpiryID:
		return "now"
	}
	if strings.HasPrefix(id, schemaPrefix) {
		return "supportedSchemas"
	}
	return ""
}

func button(id string, group view.Group, label, shortcut string) view.Control {
	return view.Control{ID: id, Group: group, Kind: view.Button, Label: label, Enabled: true, Shortcut: shortcut}
}

// actions: what would do nothing can't be pressed and says why; a redrive always does something, and says what it
// would spoil.
func actions(s *quarantine.State, t *assets.Texts) []view.Control {
	receive := button(receiveID, view.Actions, t.Text(assets.ControlReceive), "e")
	receive.Caveat = t.Text(assets.CaveatReceive)
	cycle := button(receiveCycleID, view.Actions, t.Text(assets.ControlReceiveCycle), "r")
	cycle.Caveat = receive.Caveat
	redrive := button(redriveID, view.Actions, t.Text(assets.ControlRedrive), "d")
	consume := button(consumeID, view.Actions, t.Text(assets.ControlConsume), "c")
	if s.Status != quarantine.Ready && s.Status != quarantine.Retry {
		disable(&receive, t.Fill(assets.WhyNotReceive, "state", s.Code()))
		disable(&cycle, receive.WhyNot)
	}
	if s.Status != quarantine.Quarantined {
		redrive.Warning = t.Text(redriveWarnings[s.Status])
	}
	if s.Status != quarantine.Redriven {
		disable(&consume, t.Fill(whyNotConsume(s), "state", s.Code()))
	}
	return []view.Control{receive, cycle, redrive, consume}
}

// whyNotConsume says what would make a consume possible: from HELD and SUCCEEDED no operation leads there.
func whyNotConsume(s *quarantine.State) assets.Key {
	if s.Status == quarantine.Held || s.Status == quarantine.Succeeded {
		return assets.WhyNotConsumeBack
	}
	return assets.WhyNotConsume
}

func disable(c *view.Control, whyNot string) { c.Enabled, c.WhyNot = false, whyNot }

func toggle(id string, on bool, label, shortcut string) view.Control {
	return view.Control{ID: id, Group: view.Fixtures, Kind: view.Switch, Label: label, Value: onOff(on), Enabled: true, Shortcut: shortcut}
}

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

func switches(s *quarantine.State, t *assets.Texts) []view.Control {
	approved := toggle(approvedID, s.Approved, t.Text(assets.ControlApproved), "a")
	approved.Caveat = t.Text(assets.CaveatApproved)
	controls := []view.Control{approved, toggle(remediationID, s.RemediationFixed, t.Text(assets.ControlRemediationFixed), "f")}
	controls = append(controls, schemaSwitches(s, t)...)
	return append(controls,
		toggle(unknownEffectID, s.UnknownEffect, t.Text(assets.ControlUnknownEffect), "u"),
		toggle(bodyChangedID, bodyChanged(s), t.Text(assets.ControlBodyChanged), "b"),
		toggle(idChangedID, renamed(s), t.Text(assets.ControlIdChanged), "i"),
		toggle(candidateSameID, offersOriginal(s), t.Text(assets.ControlCandidateSame), ""),
		toggle(candidateChangedID, offersChanged(s), t.Text(assets.ControlCandidateChanged), ""))
}

func bodyChanged(s *quarantine.State) bool { return s.Body.Hash != s.OriginalHash }

func renamed(s *quarantine.State) bool { return s.OperationID != s.OriginalOperationID }

func offersOriginal(s *quarantine.State) bool {
	return s.Candidate != nil && s.Candidate.Hash == s.OriginalHash
}

func offersChanged(s *quarantine.State) bool {
	return s.Candidate != nil && s.Candidate.Hash != s.OriginalHash
}

// alwaysOffered are the schemas that have a switch and a socket in every state.
var alwaysOffered = [...]int{1, 2, 3}

// schemaSwitches has one switch a schema: those always offered, and any other that the handler supports or the
// record's body has.
func schemaSwitches(s *quarantine.State, t *assets.Texts) []view.Control {
	schemas := alwaysOffered[:]
	for _, member := range s.Schemas.List[:s.Schemas.Count] {
		schemas = withSchema(schemas, int(member))
	}
	schemas = withSchema(schemas, s.Body.Schema)
	controls := make([]view.Control, len(schemas))
	for i, schema := range schemas {
		number := strconv.Itoa(schema)
		controls[i] = toggle(schemaPrefix+number, s.Schemas.Has(schema), t.Fill(assets.ControlSchema, "schema", number), "")
		if !s.Schemas.Has(schema) && s.Schemas.Count == len(s.Schemas.List) {
			disable(&controls[i], t.Fill(assets.WhyNotSchemasFull, "n", strconv.Itoa(s.Schemas.Count)))
		}
	}
	return controls
}

// withSchema adds a schema at the end, unless it is there already or is none.
func withSchema(schemas []int, schema int) []int {
	if schema < 0 {
		return schemas
	}
	for _, member := range schemas {
		if member == schema {
			return schemas
		}
	}
	return append(schemas[:len(schemas):len(schemas)], schema)
}

func fields(s *quarantine.State, t *assets.Texts) []view.Control {
	candidate := ""
	if s.Candidate != nil {
		candidate = s.Candidate.Canonical
	}
	return []view.Control{
		field(operationID, t.Text(assets.ControlOperationId), s.OperationID, t),
		field(bodyID, t.Text(assets.ControlBody), s.Body.Canonical, t),
		field(candidateID, t.Text(assets.ControlCandidate), candidate, t),
	}
}

func field(id, label, value string, t *assets.Texts) view.Control {
	return view.Control{
		ID: id, Group: view.Fixtures, Kind: view.Field, Label: label, Value: value, Enabled: true,
		Caveat: t.Text(assets.CaveatMadeUp),
	}
}

// requarantine is a fixture and no operation, and is named so (quarantine.md, Fixtures).
func requarantine(s *quarantine.State, t *assets.Texts) view.Control {
	c := button(requarantineID, view.Apart, t.Text(assets.ControlRequarantine), "")
	c.Caveat = t.Text(assets.CaveatRequarantine)
	if s.Status == quarantine.Quarantined {
		disable(&c, t.Text(assets.WhyNotRequarantine))
	}
	return c
}
