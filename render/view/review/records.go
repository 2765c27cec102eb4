package review

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// recordFacts have the last manual record with all its fields, and each earlier one in a line: none ever changes
// (review.md, Manual record).
func recordFacts(s *review.State, t *assets.Texts) []view.Fact {
	records := s.Records.All()
	if len(records) == 0 {
		return nil
	}
	facts := lastRecord(&records[len(records)-1], t)
	for i := range records[:len(records)-1] {
		facts = append(facts, earlierRecord(i+1, &records[i], t))
	}
	return facts
}

func lastRecord(r *review.Record, t *assets.Texts) []view.Fact {
	fact := func(key string, label assets.Key, value string) view.Fact {
		return view.Fact{ID: "record-" + key, Panel: view.RecordsPanel, Label: t.Text(label), Value: value}
	}
	facts := []view.Fact{
		fact("route", assets.ReviewRecordRoute, review.RecordRoute),
		fact("messageId", assets.ReviewRecordMessageId, r.MessageID),
		fact("effectKey", assets.ReviewRecordEffectKey, r.EffectKey),
		fact("failureKind", assets.ReviewRecordFailureKind, className(r.FailureKind, t)),
		fact("terminalReason", assets.ReviewRecordTerminalReason, r.TerminalReason),
		fact("attempts", assets.ReviewRecordAttempts, strconv.Itoa(r.Attempts)),
		fact("observedAtMs", assets.ReviewRecordObservedAtMs, strconv.Itoa(r.ObservedAtMs)),
		fact("requiredCheck", assets.ReviewRecordRequiredCheck, review.RequiredCheck),
		fact("payloadReference", assets.ReviewRecordPayloadReference, orNone(r.PayloadReference, t)),
	}
	facts[0].Note = t.Text(assets.ReviewCaveatRecord)
	return facts
}

func earlierRecord(n int, r *review.Record, t *assets.Texts) view.Fact {
	number := strconv.Itoa(n)
	return view.Fact{
		ID: "record-earlier-" + number, Panel: view.RecordsPanel, Label: t.Fill(assets.ReviewRecordEarlier, "n", number),
		Value: t.Fill(assets.ReviewRecordEarlierValue, "class", className(r.FailureKind, t), "reason", r.TerminalReason,
			"attempts", strconv.Itoa(r.Attempts), "at", strconv.Itoa(r.ObservedAtMs)),
		Note: strings.Join([]string{r.MessageID, r.EffectKey}, ", "),
	}
}

// decisionFacts have every decision in order, with its evidence or what it lacked.
func decisionFacts(s *review.State, t *assets.Texts) []view.Fact {
	decisions := s.Decisions.All()
	facts := make([]view.Fact, len(decisions))
	for i := range decisions {
		d, number := &decisions[i], strconv.Itoa(i+1)
		facts[i] = view.Fact{
			ID: "decision-" + number, Panel: view.RecordsPanel,
			Label: t.Fill(assets.ReviewDecision, "n", number, "at", strconv.Itoa(d.DecidedAtMs)),
			Value: t.Fill(assets.ReviewDecisionValue, "action", d.Action, "state", d.Gives.String()),
			Note:  evidence(d, t),
		}
	}
	return facts
}

// evidence is what was stated with a decision, what it lacked, and what became of the effect key.
func evidence(d *review.Decision, t *assets.Texts) string {
	var parts []string
	add := func(key assets.Key, name, text string) {
		if text != "" {
			parts = append(parts, t.Fill(key, name, text))
		}
	}
	add(assets.ReviewDecisionFixed, "text", d.Fixed)
	add(assets.ReviewDecisionNoSecondEffect, "text", d.NoSecondEffect)
	add(assets.ReviewDecisionNewKey, "text", d.EffectKey)
	add(assets.ReviewDecisionMissing, "missing", lacked(d.Missing, t))
	if d.KeepsEffectKey {
		parts = append(parts, t.Text(assets.ReviewDecisionKeyKept))
	}
	return strings.Join(parts, " · ")
}
