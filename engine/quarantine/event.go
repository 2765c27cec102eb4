package quarantine

// Change is the change of state that an event made; From equals To where it made none (then a trace has neither).
type Change struct{ From, To Status }

// The events of lesson 1 (lab-format.md, Trace). Each is a lab.Event.
type (
	// Received: one delivery reached the handler. N of Of in this cycle, Total over all.
	Received struct {
		Change
		N, Of, Total int
		Supported    bool
	}
	// CheckAnswered: one check of At answered, N of Of; none follows a closed one.
	CheckAnswered struct {
		At    Place
		Name  string
		Open  bool
		N, Of int
	}
	// SetAside (type "Quarantined"): the receive budget of the cycle is used up.
	SetAside struct{ Change }
	// HeldBack (type "Held"): a check refused.
	HeldBack struct {
		Change
		Reason Reason
		At     Place
	}
	// RedriveGranted (type "Redriven"): all gates were open.
	RedriveGranted struct {
		Change
		Redrives, Of int
	}
	// Accepted (type "Succeeded"): the handler fixture accepted the schema.
	Accepted struct{ Change }
	// Ticked: the clock went forward by N to Now.
	Ticked struct{ N, Now int }
	// FixtureSet: one key of a set step was applied.
	FixtureSet struct{ Name string }
	// Requarantined: the fixture forced QUARANTINED.
	Requarantined struct{ Change }
)
