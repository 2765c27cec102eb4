package review

import "github.com/redrivelab/redrivelab/engine/canon"

// WriteStart writes the members of a scenario that Start reads. What equals the default is left out, as it may be
// in any scenario: links stay short.
func (rules) WriteStart(w *canon.Writer, s *State) {
	if s.Policy != defaultPolicy {
		writePolicy(w, &s.Policy)
	}
	if s.Message == defaultMessage {
		return
	}
	w.Key("message")
	w.Object()
	w.StringMemberUnless(defaultMessage.MessageID, "messageId", s.Message.MessageID)
	w.StringMemberUnless(defaultMessage.EffectKey, "effectKey", s.Message.EffectKey)
	w.StringMemberUnless("", "payloadReference", s.Message.PayloadReference)
	w.EndObject()
}

func writePolicy(w *canon.Writer, policy *Policy) {
	w.Key("policy")
	w.Object()
	w.IntMember("maxAttempts", policy.MaxAttempts)
	writeInts(w, "delaysMs", policy.Delays())
	w.EndObject()
}

func writeInts(w *canon.Writer, key string, numbers []int) {
	writeEach(w, key, numbers, func(n int, w *canon.Writer) { w.Int(n) })
}

func writeTexts(w *canon.Writer, key string, texts []string) {
	writeEach(w, key, texts, func(text string, w *canon.Writer) { w.String(text) })
}

func writeMissing(w *canon.Writer, missing Missing) { writeTexts(w, "missing", missing.Names()) }

// writeStanding and writeEffect write what ENTRY and STATE have in common.
func writeStanding(w *canon.Writer, s *State) {
	w.StringMember("state", s.Status.String())
	w.IntMember("attempt", s.Attempt)
	w.IntMember("nowMs", s.NowMs)
	if s.Status == Retry {
		w.IntMember("dueAtMs", s.DueAtMs)
	} else {
		w.NullMember("dueAtMs")
	}
	writeTexts(w, "ledger", s.Ledger.All())
	w.Key("record")
	if record, has := s.Records.Last(); has {
		record.write(w)
	} else {
		w.Null()
	}
}

// writeEffect: whether the key was kept is asked only where the last decision granted a new attempt.
func writeEffect(w *canon.Writer, s *State) {
	w.BoolMember("effectInLedger", s.EffectInLedger())
	if last, has := s.Decisions.Last(); has && last.Gives == ReadyForNewAttempt {
		w.BoolMember("preservesEffectKey", last.KeepsEffectKey)
	} else {
		w.NullMember("preservesEffectKey")
	}
}

// WriteEntry writes an ENTRY but its events (lab-format.md, Trace).
func (rules) WriteEntry(w *canon.Writer, step *Step, outcome Outcome, after *State) {
	w.StringMember("do", step.Do())
	w.StringMember("outcome", outcome.Result())
	writeStanding(w, after)
	w.BoolMember("effectWritten", outcome.EffectWritten)
	writeEffect(w, after)
	writeMissing(w, outcome.Missing)
}

// WriteState writes a STATE but what the lab adds (lab-format.md, Trace).
func (rules) WriteState(w *canon.Writer, s *State) {
	writeStanding(w, s)
	writeEffect(w, s)
	writePolicy(w, &s.Policy)
	s.Message.write(w)
	writeEach(w, "records", s.Records.All(), Record.write)
	writeEach(w, "decisions", s.Decisions.All(), Decision.write)
	route, assertions := Route(s), Assertions(s)
	writeEach(w, "route", route[:], RouteStep.write)
	writeEach(w, "assertions", assertions[:], Assertion.write)
	w.IntMember("tableVersion", TableVersion)
}

func writeEach[T any](w *canon.Writer, key string, all []T, write func(T, *canon.Writer)) {
	w.Key(key)
	w.Array()
	for _, member := range all {
		write(member, w)
	}
	w.EndArray()
}
