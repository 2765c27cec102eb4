package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// Facts are the record's fields, the gates, the second checks, and on HELD why.
func (Describer) Facts(now lab.State, t *assets.Texts) []view.Fact {
	s := recordOf(now)
	gates, second := quarantine.Gates(s), quarantine.SecondCheck(s)
	facts := append(identity(s, t), counters(s, t)...)
	facts = append(facts, times(s, t)...)
	facts = append(facts, checkFacts(s, quarantine.AtGate, gates[:], t)...)
	facts = append(facts, checkFacts(s, quarantine.AtSecondCheck, second[:], t)...)
	return append(facts, why(s, t)...)
}

func recordFact(id string, label assets.Key, value string, note string, t *assets.Texts) view.Fact {
	return view.Fact{ID: id, Panel: view.RecordPanel, Label: t.Text(label), Value: value, Note: note}
}

func identity(s *quarantine.State, t *assets.Texts) []view.Fact {
	return []view.Fact{
		recordFact("state", assets.FactState, s.Code(), "", t),
		recordFact("operation", assets.FactOperation, s.OperationID, compared(renamed(s), assets.NoteOperation, t), t),
		recordFact("operation-original", assets.FactOperationOriginal, s.OriginalOperationID, t.Text(assets.NoteSnapshot), t),
		recordFact("trace", assets.FactTrace, s.TraceID, t.Text(assets.NoteTrace), t),
		recordFact("schema", assets.FactSchema, schemaText(s.Body.Schema, t), "", t),
		recordFact("hash", assets.FactHash, s.Body.Hash, compared(bodyChanged(s), assets.CaveatFingerprint, t), t),
		recordFact("hash-original", assets.FactHashOriginal, s.OriginalHash, t.Text(assets.NoteSnapshot), t),
	}
}

// compared says whether a value is still the one taken at creation, and what such a value stands for.
func compared(differs bool, caveat assets.Key, t *assets.Texts) string {
	if differs {
		return t.Text(assets.NoteDiffers) + " " + t.Text(caveat)
	}
	return t.Text(assets.NoteSame) + " " + t.Text(caveat)
}

func counters(s *quarantine.State, t *assets.Texts) []view.Fact {
	inBin := assets.NoteNotInBin
	if s.Status == quarantine.Quarantined {
		inBin = assets.NoteInBin
	}
	return []view.Fact{
		recordFact("receives", assets.FactReceives, outOf(s.ReceivesThisCycle, s.Policy.MaxReceives, t), t.Text(assets.CaveatBudget), t),
		recordFact("total", assets.FactTotal, strconv.Itoa(s.TotalReceives), "", t),
		recordFact("redrives", assets.FactRedrives, outOf(s.Redrives, s.Policy.MaxRedrives, t), "", t),
		recordFact("quarantine", assets.FactQuarantine, strconv.Itoa(s.QuarantineCount), t.Text(inBin), t),
	}
}

func times(s *quarantine.State, t *assets.Texts) []view.Fact {
	age := t.Fill(assets.ValueTicks, "n", strconv.Itoa(s.AgeTicks()), "of", strconv.Itoa(s.Policy.TTLTicks))
	return []view.Fact{
		recordFact("age", assets.FactAge, age, t.Text(assets.NoteAge), t),
		recordFact("created", assets.FactCreated, strconv.Itoa(s.CreatedAt), "", t),
		recordFact("now", assets.FactNow, strconv.Itoa(s.Now), "", t),
	}
}

func outOf(n, of int, t *assets.Texts) string {
	return t.Fill(assets.ValueOf, "n", strconv.Itoa(n), "of", strconv.Itoa(of))
}
