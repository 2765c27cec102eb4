package quarantine

var statusNames = [...]string{
	Ready: "READY", Retry: "RETRY", Quarantined: "QUARANTINED", Held: "HELD", Redriven: "REDRIVEN", Succeeded: "SUCCEEDED",
}

var reasonNames = [...]string{
	NoReason: "", NotQuarantined: "not_quarantined", ApprovalRequired: "approval_required", Unfixed: "unfixed",
	UnknownEffect: "unknown_effect", Expired: "expired", OperationIDChanged: "operation_id_changed",
	BodyChanged: "body_changed", ReplayLimit: "replay_limit",
}

var placeNames = [...]string{Nowhere: "", AtReceive: "receive", AtGate: "gate", AtSecondCheck: "second-check"}

// String is the state's code, as in a trace: "READY".
func (s Status) String() string { return statusNames[s] }

// String is the reason as in a trace: "not_quarantined"; "" for NoReason.
func (r Reason) String() string { return reasonNames[r] }

// String is the place as heldAt has it: "receive", "gate", "second-check"; "" for Nowhere.
func (p Place) String() string { return placeNames[p] }

// Code is the code of the state that the record is in.
func (s State) Code() string { return s.Status.String() }
