package review

import "github.com/redrivelab/redrivelab/engine/canon"

// write writes the message as it is now: a correction may have given it another effect key.
func (m Message) write(w *canon.Writer) {
	w.Key("message")
	w.Object()
	w.StringMember("messageId", m.MessageID)
	w.StringMember("effectKey", m.EffectKey)
	w.StringOrNullMember("payloadReference", m.PayloadReference)
	w.EndObject()
}

// write writes the record with the fields and in the order of review.md, Manual record.
func (r Record) write(w *canon.Writer) {
	w.Object()
	w.StringMember("route", RecordRoute)
	w.StringMember("messageId", r.MessageID)
	w.StringMember("effectKey", r.EffectKey)
	w.StringMember("failureKind", r.FailureKind.String())
	w.StringMember("terminalReason", r.TerminalReason)
	w.IntMember("attempts", r.Attempts)
	w.IntMember("observedAtMs", r.ObservedAtMs)
	w.StringMember("requiredCheck", RequiredCheck)
	w.StringOrNullMember("payloadReference", r.PayloadReference)
	w.EndObject()
}

func (d Decision) write(w *canon.Writer) {
	w.Object()
	w.StringMember("action", d.Action)
	w.StringOrNullMember("fixed", d.Fixed)
	w.StringOrNullMember("noSecondEffect", d.NoSecondEffect)
	w.StringOrNullMember("effectKey", d.EffectKey)
	writeMissing(w, d.Missing)
	w.StringMember("outcome", d.Gives.String())
	w.IntMember("decidedAtMs", d.DecidedAtMs)
	w.EndObject()
}

func (r RouteStep) write(w *canon.Writer) {
	w.Object()
	w.IntMember("step", r.Step)
	w.BoolMember("done", r.Done)
	writeInts(w, "lacks", r.Lacks)
	w.EndObject()
}

func (a Assertion) write(w *canon.Writer) {
	w.Object()
	w.StringMember("name", a.Name)
	if a.Verdict == NotApplicable {
		w.NullMember("holds")
	} else {
		w.BoolMember("holds", a.Verdict == Holds)
	}
	w.EndObject()
}
