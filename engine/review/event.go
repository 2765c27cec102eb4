package review

// Change is the change of state that an event made; From equals To where it made none (then a trace has neither).
type Change struct{ From, To Status }

// The events of lesson 2 (lab-format.md, Trace). Each is a lab.Event.
type (
	// DeliveryFailed: the handler couldn't process a delivery; Attempt of Of in this run.
	DeliveryFailed struct {
		Code        string
		Class       Class
		Attempt, Of int
	}
	// RetryScheduled: the message rests until DueAtMs.
	RetryScheduled struct {
		Change
		DueAtMs int
	}
	// DeliveryRefused: a delivery didn't reach the handler; Why is EndNotDue or EndNotDeliverable.
	DeliveryRefused struct{ Why Ending }
	// EffectWritten: the key came into the ledger.
	EffectWritten struct {
		Change
		Key            string
		ReceiptUnknown bool
	}
	// EffectSuppressed: the key was in the ledger already, and nothing was written.
	EffectSuppressed struct{ Key string }
	// MessageAcknowledged (type "Acknowledged"): the message is done.
	MessageAcknowledged struct{ Change }
	// RecordWritten: a manual record was added; from here on a person decides.
	RecordWritten struct{ Change }
	// DecisionTaken: a person answered; Missing is what the answer lacked.
	DecisionTaken struct {
		Change
		Action  string
		Missing Missing
	}
	// Waited: the clock went forward by Ms.
	Waited struct{ Ms int }
	// RouteChecked: one step of the route of diagnosis was ticked off.
	RouteChecked struct{ Step int }
)
