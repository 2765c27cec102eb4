// Package quarantine is lesson 1: one message, one consumer, a receive budget, a quarantine, ordered gates, one redrive.
//
// Next is the whole lesson: it takes one Step on a State. Everything else leads to it or tells about it.
//
// # Where a rule stands (headings of quarantine.md)
//
//	States, Policy, The record   state.go, names.go
//	Operations                   next.go: receive, receiveCycle, redrive, consume, tick, requarantine
//	the ordered checks           check.go: three tables over one function a rule: integrity, gates, second check
//	Fixtures                     fixture.go
//	body, hash, schema_version   body.go: made once, when a body is read; Next computes no hash
//	Invariants                   invariant.go: BrokenByState, BrokenByTransition
//	lab-format.md, Scenario      parse.go, parse_step.go, step.go, write.go
//	lab-format.md, Trace         event.go, event_write.go, write.go
//	Standard alphabet            alphabet.go, space.go, explore.go: every reachable state, with a gate taken away too
//	Built-in scenarios           builtin.go, builtin/*.json: those of the specification, then the fault stories
//
// Lesson hands all this to engine/lab behind its interface.
//
// # Contract
//
// Next works in place: whoever keeps states copies them first (a State is a plain value; the bodies it points to never
// change). With a nil log no event is made and nothing is allocated. A refusal by a check is no error: it is the state
// Held with a reason. The only error is a clock that would pass its end; it changes nothing.
//
// The golden traces in testdata come from the reference implementation of the lesson; testdata/golden.py makes them.
package quarantine
