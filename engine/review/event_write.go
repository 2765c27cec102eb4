package review

import "github.com/redrivelab/redrivelab/engine/canon"

// Type is "DeliveryFailed".
func (e DeliveryFailed) Type() string { return "DeliveryFailed" }

// Type is "RetryScheduled".
func (e RetryScheduled) Type() string { return "RetryScheduled" }

// Type is "DeliveryRefused".
func (e DeliveryRefused) Type() string { return "DeliveryRefused" }

// Type is "EffectWritten".
func (e EffectWritten) Type() string { return "EffectWritten" }

// Type is "EffectSuppressed".
func (e EffectSuppressed) Type() string { return "EffectSuppressed" }

// Type is "Acknowledged".
func (e MessageAcknowledged) Type() string { return "Acknowledged" }

// Type is "RecordWritten".
func (e RecordWritten) Type() string { return "RecordWritten" }

// Type is "DecisionTaken".
func (e DecisionTaken) Type() string { return "DecisionTaken" }

// Type is "Waited".
func (e Waited) Type() string { return "Waited" }

// Type is "RouteChecked".
func (e RouteChecked) Type() string { return "RouteChecked" }

// Write writes from and to, where the state changed.
func (c Change) Write(w *canon.Writer) {
	if c.From != c.To {
		w.StringMember("from", c.From.String())
		w.StringMember("to", c.To.String())
	}
}

// Write writes code, class, attempt and of.
func (e DeliveryFailed) Write(w *canon.Writer) {
	w.StringMember("code", e.Code)
	w.StringMember("class", e.Class.String())
	w.IntMember("attempt", e.Attempt)
	w.IntMember("of", e.Of)
}

// Write writes from, to and dueAtMs.
func (e RetryScheduled) Write(w *canon.Writer) {
	e.Change.Write(w)
	w.IntMember("dueAtMs", e.DueAtMs)
}

// Write writes why.
func (e DeliveryRefused) Write(w *canon.Writer) { w.StringMember("why", e.Why.String()) }

// Write writes from, to, key and receipt.
func (e EffectWritten) Write(w *canon.Writer) {
	e.Change.Write(w)
	w.StringMember("key", e.Key)
	w.StringMember("receipt", receiptName(e.ReceiptUnknown))
}

// Write writes key.
func (e EffectSuppressed) Write(w *canon.Writer) { w.StringMember("key", e.Key) }

// Write writes from, to, action and missing.
func (e DecisionTaken) Write(w *canon.Writer) {
	e.Change.Write(w)
	w.StringMember("action", e.Action)
	writeMissing(w, e.Missing)
}

// Write writes ms.
func (e Waited) Write(w *canon.Writer) { w.IntMember("ms", e.Ms) }

// Write writes step.
func (e RouteChecked) Write(w *canon.Writer) { w.IntMember("step", e.Step) }
