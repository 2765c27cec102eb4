package exercise

// Kind is how a part of an exercise is answered.
type Kind uint8

// The kinds.
const (
	Choose   Kind = iota // one of the part's options
	Number               // an integer
	Words                // a text that must not be empty; never judged
	Optional             // a text that may be empty: recommended, and "not known here" is an answer
)

var kindNames = [...]string{Choose: "choose", Number: "number", Words: "words", Optional: "optional"}

// String is the kind's name in the JSON of List.
func (k Kind) String() string { return kindNames[k] }

// Part is one question. Its right answer is the field of the entry that the trace of a run has at a step, unless Right
// says it.
type Part struct {
	ID      string
	Kind    Kind
	Options []string // of Choose
	Run     int      // which of the exercise's runs
	Step    int      // which entry of its trace, from 1 on; -1 the last
	Field   string   // which field of that entry, or of its first event that has it
	Right   string   // where no trace can say it
}

// Exercise is one question with its parts.
type Exercise struct {
	ID     string
	Lesson string
	Runs   []string // scenarios, played to compare
	Parts  []Part
}

// The options that come again and again.
var (
	states  = []string{"READY", "RETRY", "QUARANTINED", "HELD", "REDRIVEN", "SUCCEEDED"}
	reasons = []string{
		"not_quarantined", "approval_required", "unfixed", "unknown_effect", "expired", "operation_id_changed", "body_changed", "replay_limit",
	}
	classes  = []string{"temporary", "terminal", "unknown"}
	outcomes = []string{
		"controlled-retry", "manual-review", "effect-written", "effect-written-receipt-unknown", "ack-after-ledger-check", "not-deliverable", "not-due",
	}
)

// All are the exercises of both lessons, in the order of quarantine.md and review.md.
func All() []Exercise { return exercises }

// find answers the exercise of an ID.
func find(id string) (*Exercise, bool) {
	for i := range exercises {
		if exercises[i].ID == id {
			return &exercises[i], true
		}
	}
	return nil, false
}

// choose asks for one of the options; the trace has the right one.
func choose(id string, options []string, run, step int, field string) Part {
	return Part{ID: id, Kind: Choose, Options: options, Run: run, Step: step, Field: field}
}

func number(id string, run, step int, field string) Part {
	return Part{ID: id, Kind: Number, Run: run, Step: step, Field: field}
}

func texts(kind Kind, ids ...string) []Part {
	parts := make([]Part, len(ids))
	for i, id := range ids {
		parts[i] = Part{ID: id, Kind: kind}
	}
	return parts
}

func join(lists ...[]Part) []Part {
	var all []Part
	for _, list := range lists {
		all = append(all, list...)
	}
	return all
}
