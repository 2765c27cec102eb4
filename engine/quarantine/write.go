package quarantine

import "github.com/redrivelab/redrivelab/engine/canon"

// WriteStart writes the members of a scenario that Start reads. What equals the default is left out, as it may be
// in any scenario: links stay short, and a text that was taken stays within its bound when it is written again.
func (rules) WriteStart(w *canon.Writer, s *State) {
	if s.Policy != DefaultPolicy() {
		writePolicy(w, &s.Policy)
	}
	writeRecord(w, s)
	if s.Schemas != defaultSchemas {
		writeSchemas(w, &s.Schemas)
	}
}

func writeRecord(w *canon.Writer, s *State) {
	var record canon.Writer
	record.StringMemberUnless(defaultOperationID, "operationId", s.OperationID)
	record.StringMemberUnless(defaultTraceID, "traceId", s.TraceID)
	if s.CreatedAt != 0 {
		record.IntMember("createdAt", s.CreatedAt)
	}
	if s.Body.Canonical != defaultBody {
		record.Key("body")
		record.Raw(s.Body.Canonical)
	}
	if record.Len() > 0 {
		w.Key("record")
		w.Raw("{" + record.Text() + "}")
	}
}

func writePolicy(w *canon.Writer, policy *Policy) {
	w.Key("policy")
	w.Object()
	w.IntMember("maxReceives", policy.MaxReceives)
	w.IntMember("maxRedrives", policy.MaxRedrives)
	w.IntMember("ttlTicks", policy.TTLTicks)
	w.EndObject()
}

func writeSchemas(w *canon.Writer, schemas *Schemas) {
	w.Key("supportedSchemas")
	schemas.write(w)
}

// writeFacts writes what ENTRY and STATE have in common.
func writeFacts(w *canon.Writer, s *State) {
	w.StringMember("state", s.Status.String())
	w.StringOrNullMember("reason", s.Reason.String())
	w.StringOrNullMember("heldAt", s.HeldAt.String())
	w.IntMember("now", s.Now)
	w.IntMember("age", s.AgeTicks())
	w.StringMember("operationId", s.OperationID)
	w.StringMember("bodyHash", s.Body.Hash)
	w.StringMember("originalHash", s.OriginalHash)
	w.IntMember("receivesThisCycle", s.ReceivesThisCycle)
	w.IntMember("totalReceives", s.TotalReceives)
	w.IntMember("redrives", s.Redrives)
	w.IntMember("quarantineCount", s.QuarantineCount)
}

// WriteEntry writes an ENTRY but its events (lab-format.md, Trace).
func (rules) WriteEntry(w *canon.Writer, step *Step, outcome Outcome, after *State) {
	w.StringMember("do", step.Do())
	w.StringMember("result", outcome.Result())
	writeFacts(w, after)
}

// WriteState writes a STATE but what the lab adds (lab-format.md, Trace).
func (rules) WriteState(w *canon.Writer, s *State) {
	writeFacts(w, s)
	writePolicy(w, &s.Policy)
	w.StringMember("traceId", s.TraceID)
	w.IntMember("createdAt", s.CreatedAt)
	w.StringMember("originalOperationId", s.OriginalOperationID)
	w.BoolMember("approved", s.Approved)
	w.BoolMember("remediationFixed", s.RemediationFixed)
	writeSchemas(w, &s.Schemas)
	w.BoolMember("unknownEffect", s.UnknownEffect)
	writeBody(w, "candidate", s.Candidate)
	writeBody(w, "body", s.Body)
	gates, second := Gates(s), SecondCheck(s)
	writeAnswers(w, "gates", gates[:])
	writeAnswers(w, "secondCheck", second[:])
}

// writeBody writes a body as a text that holds its canonical text: a reader's own JSON parser would turn 1.0 into 1.
func writeBody(w *canon.Writer, key string, body *Body) {
	if body == nil {
		w.NullMember(key)
		return
	}
	w.StringMember(key, body.Canonical)
}

func writeAnswers(w *canon.Writer, key string, answers []Answer) {
	w.Key(key)
	w.Array()
	for _, answer := range answers {
		w.Object()
		w.StringMember("name", answer.Name)
		w.BoolMember("open", answer.Reason == NoReason)
		w.StringOrNullMember("reason", answer.Reason.String())
		w.EndObject()
	}
	w.EndArray()
}
