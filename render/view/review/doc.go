// Package review tells lesson 2 (engine/review): its controls, facts, signs, places, motions and sentences.
//
//	controls.go, form.go, press.go   what a person can do, why not, and the step that a control stands for
//	drafts.go                        what is written for a step not taken yet: a code, two statements, a new key
//	facts.go, records.go             the message, the class table, manual records and decisions
//	checks.go                        the assertions, and the route of diagnosis
//	why.go                           at the desk: why a person, two questions, what evidence would be needed, what now
//	signs.go, places.go              the words at the stations and how everything stands at rest
//	moves.go                         one motion an event, as data
//	sentences.go                     one sentence an event
//	hint.go                          a sensible next step
//
// Every function is pure and every word comes from assets. The rules are the engine's: what class a code has, what a
// decision lacks and how an assertion stands is asked there, never worked out here.
package review
