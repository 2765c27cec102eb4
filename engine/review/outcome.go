package review

// Ending is how a step ended.
type Ending uint8

// The endings of a delivery, of a wait, of a decision and of a check of the route, in this order.
const (
	EndControlledRetry Ending = iota
	EndManualReview
	EndEffectWritten
	EndReceiptUnknown // the effect was written, and whether that was received is not known
	EndAckAfterLedgerCheck
	EndNotDue
	EndNotDeliverable
	EndWaited
	EndClosed
	EndReadyForNewAttempt
	EndWaitingForEvidence
	EndNothingToDecide
	EndChecked
	EndOutOfOrder
)

var endingNames = [...]string{
	EndControlledRetry: "controlled-retry", EndManualReview: "manual-review", EndEffectWritten: "effect-written",
	EndReceiptUnknown: "effect-written-receipt-unknown", EndAckAfterLedgerCheck: "ack-after-ledger-check",
	EndNotDue: "not-due", EndNotDeliverable: "not-deliverable", EndWaited: "waited", EndClosed: "closed",
	EndReadyForNewAttempt: "ready-for-new-attempt", EndWaitingForEvidence: "waiting-for-evidence",
	EndNothingToDecide: "nothing-to-decide", EndChecked: "checked", EndOutOfOrder: "out-of-order",
}

// String is the ending as an outcome has it: "controlled-retry".
func (e Ending) String() string { return endingNames[e] }

// Outcome is what one step came to.
type Outcome struct {
	Ending        Ending
	EffectWritten bool    // by this step
	Missing       Missing // what a decision lacked
}

// Result is the outcome as a trace has it (review.md, States and steps).
func (o Outcome) Result() string { return o.Ending.String() }
