package review

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// Facts are the message, the assertions, the route, records and decisions, the class table, what the lab leaves to its
// reader, and at the desk why.
func (Describer) Facts(now lab.State, t *assets.Texts) []view.Fact {
	s := messageOf(now)
	facts := append(identity(s, t), counters(s, t)...)
	facts = append(facts, assertionFacts(s, t)...)
	facts = append(facts, routeFacts(s, t)...)
	facts = append(facts, recordFacts(s, t)...)
	facts = append(facts, decisionFacts(s, t)...)
	facts = append(facts, classFacts(t)...)
	facts = append(facts, beyond(t)...)
	return append(facts, why(s, t)...)
}

func messageFact(id string, label assets.Key, value, note string, t *assets.Texts) view.Fact {
	return view.Fact{ID: id, Panel: view.RecordPanel, Label: t.Text(label), Value: value, Note: note}
}

func identity(s *review.State, t *assets.Texts) []view.Fact {
	key := assets.ReviewNoteKeyKept
	if rekeyed(s) {
		key = assets.ReviewNoteKeyChanged
	}
	return []view.Fact{
		messageFact("state", assets.FactState, s.Code(), "", t),
		messageFact("message", assets.ReviewFactMessage, s.Message.MessageID, "", t),
		messageFact("effect-key", assets.ReviewFactEffectKey, s.Message.EffectKey, t.Text(key), t),
		messageFact("effect-key-original", assets.ReviewFactEffectKeyOriginal, s.OriginalEffectKey, "", t),
		messageFact("payload", assets.ReviewFactPayload, orNone(s.Message.PayloadReference, t), "", t),
	}
}

// rekeyed says whether a correction gave the message another effect key.
func rekeyed(s *review.State) bool { return s.Message.EffectKey != s.OriginalEffectKey }

func orNone(text string, t *assets.Texts) string {
	if text == "" {
		return t.Text(assets.ValueNone)
	}
	return text
}

func counters(s *review.State, t *assets.Texts) []view.Fact {
	policy := t.Text(assets.ReviewCaveatPolicy)
	return []view.Fact{
		messageFact("attempt", assets.ReviewFactAttempt, attempt(s, assets.ValueOf, assets.ReviewValueAttemptAgain, t),
			t.Text(assets.ReviewNoteAttempt)+" "+policy, t),
		messageFact("delays", assets.ReviewFactDelays, delays(&s.Policy, t), policy, t),
		messageFact("clock", assets.FactNow, ms(s.NowMs, t), "", t),
		dueFact(s, t),
		messageFact("ledger", assets.ReviewFactLedger, orNone(strings.Join(s.Ledger.All(), ", "), t), t.Text(assets.ReviewNoteLedger), t),
	}
}

func dueFact(s *review.State, t *assets.Texts) view.Fact {
	if s.Status != review.Retry {
		return messageFact("due", assets.ReviewFactDue, t.Text(assets.ValueNone), "", t)
	}
	note := t.Text(assets.ReviewNoteDueNow)
	if waits(s) {
		note = t.Fill(assets.ReviewNoteDueLeft, "ms", strconv.Itoa(toDue(s)))
	}
	return messageFact("due", assets.ReviewFactDue, ms(s.DueAtMs, t), note, t)
}

// classFacts are the class table with its version (review.md, Classify).
func classFacts(t *assets.Texts) []view.Fact {
	fact := func(id, label, value, note string) view.Fact {
		return view.Fact{ID: id, Panel: view.ClassesPanel, Label: label, Value: value, Note: note}
	}
	facts := []view.Fact{fact("class-version", t.Text(assets.ReviewFactTableVersion), strconv.Itoa(review.TableVersion),
		t.Text(assets.ReviewNoteTable))}
	for _, row := range review.ClassTable() {
		facts = append(facts, fact("class-"+row.Code, row.Code, className(row.Class, t), ""))
	}
	return append(facts, fact("class-else", t.Text(assets.ReviewFactClassElse), className(review.Unknown, t),
		t.Text(assets.ReviewNoteClassElse)))
}

// beyond is what stands for the page as a whole (review.md, Caveats).
func beyond(t *assets.Texts) []view.Fact {
	fact := func(id string, label, text assets.Key) view.Fact {
		return view.Fact{ID: id, Panel: view.BeyondPanel, Label: t.Text(label), Value: t.Text(text)}
	}
	return []view.Fact{
		fact("beyond-test", assets.ReviewBeyondTest, assets.ReviewBeyondTestText),
		fact("beyond-people", assets.ReviewBeyondPeople, assets.ReviewBeyondPeopleText),
		fact("beyond-broker", assets.ReviewBeyondBroker, assets.ReviewBeyondBrokerText),
	}
}
