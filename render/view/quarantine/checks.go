package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// lamps are the lamps of one check at rest. The check that refused keeps what it showed: green before the reason's, red
// there, dark after. Without a hold, and for the other check, they show how each would stand now.
func lamps(s *quarantine.State, at quarantine.Place, answers []quarantine.Answer) (board view.Board) {
	board.Count = len(answers)
	refused := len(answers)
	if s.HeldAt == at {
		refused = quarantine.Position(at, s.Reason)
	}
	for i, answer := range answers {
		switch {
		case i > refused:
			board.Lamps[i] = view.Dark
		case i == refused, s.HeldAt != at && answer.Reason != quarantine.NoReason:
			board.Lamps[i] = view.Closed
		default:
			board.Lamps[i] = view.Open
		}
	}
	return board
}

// checkFacts tell each check: its lamp, its reason and why.
func checkFacts(s *quarantine.State, at quarantine.Place, answers []quarantine.Answer, t *assets.Texts) []view.Fact {
	board, panel, prefix := lamps(s, at, answers), view.GatesPanel, "gate-"
	if at == quarantine.AtSecondCheck {
		panel, prefix = view.SecondPanel, "second-"
	}
	facts := make([]view.Fact, len(answers))
	for i, answer := range answers {
		gloss, _, _ := checkText(answer.Name)
		facts[i] = view.Fact{
			ID: prefix + answer.Name, Panel: panel, Lamp: board.Lamps[i],
			Label: strconv.Itoa(i+1) + " · " + answer.Name + ": " + t.Text(gloss),
		}
		if s.HeldAt == at {
			facts[i].Value, facts[i].Note = askedThen(s, board.Lamps[i], t)
		} else {
			facts[i].Value, facts[i].Note = standsNow(s, at, answer, t)
		}
	}
	return facts
}

// askedThen tells a check of the place that refused: how it stood when it was asked.
func askedThen(s *quarantine.State, lamp view.Lamp, t *assets.Texts) (value, note string) {
	switch lamp {
	case view.Open:
		return t.Text(assets.LampOpen), t.Text(assets.NoteHeldOpen)
	case view.Closed:
		return t.Fill(assets.LampClosed, "reason", s.Reason.String()),
			t.Fill(assets.NoteHeldClosed, "sentence", heldSentence(s.Reason, s.HeldAt, t))
	}
	return t.Text(assets.LampDark), t.Text(assets.NoteHeldDark)
}

// standsNow tells how a check would answer now, and why.
func standsNow(s *quarantine.State, at quarantine.Place, answer quarantine.Answer, t *assets.Texts) (value, note string) {
	_, open, closed := checkText(answer.Name)
	offered := offeredBody(s, at)
	if answer.Name == quarantine.CheckRemediation {
		open, closed = remediationTexts(s, at, open, closed)
	}
	if answer.Name == quarantine.CheckSameBody && s.Body.Hash == s.OriginalHash {
		closed = assets.ClosedSameBodyOffered // the record's own is intact, so it can only be the one offered
	}
	key, value := open, t.Text(assets.LampOpen)
	if answer.Reason != quarantine.NoReason {
		key, value = closed, t.Fill(assets.LampClosed, "reason", answer.Reason.String())
	}
	return value, t.Fill(key, "state", s.Code(), "age", strconv.Itoa(s.AgeTicks()), "ttl", strconv.Itoa(s.Policy.TTLTicks),
		"redrives", strconv.Itoa(s.Redrives), "of", strconv.Itoa(s.Policy.MaxRedrives), "schema", schemaText(offered.Schema, t))
}

// remediationTexts: the gate asks for the switch and the schema of the body offered, the second check for the schema
// of the record's own body alone.
func remediationTexts(s *quarantine.State, at quarantine.Place, open, closed assets.Key) (assets.Key, assets.Key) {
	switch {
	case at == quarantine.AtSecondCheck:
		return assets.OpenSchema, assets.ClosedSchema
	case s.RemediationFixed:
		return open, assets.ClosedSchemaOffered
	}
	return open, closed
}

// offeredBody is the body that a check looks at (quarantine.md, redrive: the body offered).
func offeredBody(s *quarantine.State, at quarantine.Place) *quarantine.Body {
	if at == quarantine.AtGate && s.Candidate != nil {
		return s.Candidate
	}
	return s.Body
}

// heldSentence tells a reason. Only the gates look at a body offered and at the remediation switch; the other checks
// look at the record's own body alone.
func heldSentence(reason quarantine.Reason, at quarantine.Place, t *assets.Texts) string {
	switch {
	case reason == quarantine.NoReason:
		return ""
	case reason == quarantine.Unfixed && at != quarantine.AtGate:
		return t.Text(assets.ReasonUnfixedOwn)
	case reason == quarantine.BodyChanged && at != quarantine.AtGate:
		return t.Text(assets.ReasonBodyChangedOwn)
	}
	return t.Text(reasonTexts[reason].sentence)
}
