package review

var statusNames = [...]string{
	Ready: "ready", Retry: "retry", Redelivery: "redelivery", Acknowledged: "acknowledged", ManualReview: "manual-review",
	WaitingForEvidence: "waiting-for-evidence", ReadyForNewAttempt: "ready-for-new-attempt", Closed: "closed",
}

var classNames = [...]string{Unknown: "unknown", Temporary: "temporary", Terminal: "terminal"}

// String is the state's code, as in a trace: "manual-review".
func (s Status) String() string { return statusNames[s] }

// String is the class as failureKind has it: "temporary", "terminal", "unknown".
func (c Class) String() string { return classNames[c] }

// Code is the code of the state that the message is in.
func (s State) Code() string { return s.Status.String() }
