// Package review is lesson 2: one message, one handler, a class table, a bounded retry, an effect ledger, and a person who
// decides with a manual record at hand.
//
// A retry repeats; it doesn't diagnose. So a failure is classified first, the attempts are counted second, and what has no
// safe automatic next step goes to manual review. Next is the whole lesson: it takes one Step on a State.
//
// # Where a rule stands (headings of review.md)
//
//	Classify                     classify.go: the table and its version
//	Policy, States, Record       state.go, names.go, outcome.go
//	deliver, wait                next.go
//	decide                       decide.go: the table of actions, what each needs and gives
//	The seven-step route         route.go
//	Assertions                   assertion.go: judged by what each step changed, and from the state
//	what must always hold        invariant.go: BrokenByState, BrokenByTransition
//	lab-format.md, Scenario      parse.go, parse_step.go, step.go, write.go
//	lab-format.md, Trace         event.go, event_write.go, write.go, write_parts.go
//	every reachable state        space.go: the alphabet, and which states are told apart
//	Built-in scenarios           builtin.go, builtin/*.json: those of the specification, then the fault stories
//
// Lesson hands all this to engine/lab behind its interface.
//
// # Contract
//
// Next works in place: whoever keeps states copies them first. A State is a plain value; ledger, records and decisions are
// Lists, of which the copies share what they have in common and which never change but by growing. A refusal is no error: it
// is an outcome. The only error is a clock that would pass its end; it changes nothing.
//
// A manual record is no broker's dead-letter queue and promises no durability; a decision here has no rights, no audit and
// no transaction boundary.
package review
