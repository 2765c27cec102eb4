package review

// Status is where the message stands (review.md, States and steps).
type Status uint8

// The eight states.
const (
	Ready              Status = iota
	Retry                     // waits until DueAtMs
	Redelivery                // the effect is written, the receipt was lost: the message will come again
	Acknowledged              // done
	ManualReview              // the record is written; a person decides
	WaitingForEvidence        // a decision was asked for without all that it needs
	ReadyForNewAttempt        // a new attempt is granted; nothing runs until a delivery
	Closed                    // cancelled
)

// Deliverable says whether a delivery in this state can reach the handler, now or once it is due.
func (s Status) Deliverable() bool {
	return s == Ready || s == Retry || s == Redelivery || s == ReadyForNewAttempt
}

// Decidable says whether a person is asked for a decision in this state.
func (s Status) Decidable() bool { return s == ManualReview || s == WaitingForEvidence }

// maxAttempts is the largest limit that a policy can set.
const maxAttempts = 10

// Policy is set at the start of a scenario only (review.md, Policy). Its values are for teaching, not a norm.
type Policy struct {
	MaxAttempts int // 1..10
	// DelaysMs is how long the message rests after each failed attempt but the last: MaxAttempts-1 members count, each
	// 0..1e6 ms.
	DelaysMs [maxAttempts - 1]int
}

// Delays are the members of DelaysMs that count.
func (p *Policy) Delays() []int { return p.DelaysMs[:p.MaxAttempts-1] }

// Message is what is delivered.
type Message struct {
	MessageID        string
	EffectKey        string // names the effect in the ledger; correct-input may give another
	PayloadReference string // "" for none
}

// The members of a manual record that are always the same; RequiredCheck is the source lesson's own wording.
const (
	RecordRoute   = "manual-review"
	RequiredCheck = "correct input, cancel, or explicit replay"
)

// Record is a manual record: the context that a decision needs, written before anything else may be done with the message
// (review.md, Manual record). It starts no replay, deletes nothing, and is never changed.
type Record struct {
	MessageID        string
	EffectKey        string
	FailureKind      Class
	TerminalReason   string // the code with which the last attempt failed
	Attempts         int
	ObservedAtMs     int
	PayloadReference string // "" for none
}

// Complete says whether the record names all that a decision needs; a payload reference is not among it.
func (r *Record) Complete() bool {
	return r.MessageID != "" && r.EffectKey != "" && r.TerminalReason != "" && r.Attempts > 0 &&
		r.FailureKind == Classify(r.TerminalReason)
}

// Decision is one answer of a person, with its evidence, whether it was enough or not. It is never changed.
type Decision struct {
	Action         string // as given
	Fixed          string // what was corrected; "" where nothing was stated
	NoSecondEffect string // why no second effect can come of it; "" where nothing was stated
	EffectKey      string // the new effect key; "" where none was given
	Missing        Missing
	Gives          Status // WaitingForEvidence where something is missing
	KeepsEffectKey bool   // only where a new attempt is granted
	DecidedAtMs    int
}

// State is the whole state of lesson 2: an immutable value.
type State struct {
	Policy            Policy
	Message           Message
	OriginalEffectKey string // as it was at the start
	Status            Status
	Attempt           int // deliveries that reached the handler in this run; a granted new attempt begins another
	Processed         int // deliveries that the handler could process, over all runs
	NowMs             int
	DueAtMs           int // 0 outside Retry
	Ledger            List[string]
	Records           List[Record]
	Decisions         List[Decision]
	RouteDone         int // steps of the route that are done, 0..7: they are done in order
	seen              verdicts
}

// EffectInLedger says whether the effect of the message, under the key that it has now, is written.
func (s *State) EffectInLedger() bool {
	for at := s.Ledger.last; at != nil; at = at.before {
		if at.value == s.Message.EffectKey {
			return true
		}
	}
	return false
}

// moveTo changes the state and forgets when a retry was due.
func (s *State) moveTo(status Status) Change {
	change := Change{s.Status, status}
	s.Status, s.DueAtMs = status, 0
	return change
}
