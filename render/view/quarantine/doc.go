// Package quarantine tells lesson 1 (engine/quarantine): its controls, facts, signs, places, motions and sentences.
//
//	controls.go, press.go   what a person can do, why not, and the step that a control stands for
//	facts.go, checks.go     the record's fields, the eight gates and the five second checks
//	why.go                  on HELD: why, where, what evidence would be needed, what now
//	signs.go, places.go     the words at the stations and how everything stands at rest
//	moves.go                one motion an event, as data
//	sentences.go            one sentence an event
//	hint.go                 a sensible next step
//
// Every function is pure and every word comes from assets. The rules are the engine's: whether a check is open is asked
// there, never worked out here.
package quarantine
