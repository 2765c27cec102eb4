// Package engine holds the rules of the lab's lessons.
//
// The determinism law: the same scenario gives the same states, events, texts and hashes, always and everywhere; so
// nothing below this package reads a clock, draws a random number, starts a goroutine or lets map iteration order show.
//
// The packages, each of which knows only those before it:
//
//	canon       reads JSON strictly and writes it canonically, with the hash of it
//	lab         ties a lesson to people: scenario, timeline, link and trace; it knows no lesson, only the interface Lesson
//	explore     walks every state that a lesson's rules can reach, and says what holds in all of them
//	quarantine  is lesson 1, states and steps and the ordered checks; the order and names of the checks, the bounds of
//	            the clock and the usual policy are exported, so that no view repeats them
//	review      is lesson 2: classes of failures, a bounded retry, the effect ledger, manual records and decisions
//
// A further lesson is a further package beside these, registered where the program is put together (wasm/api).
// What is refused is a lab.Error with a stable code; package lab lists the codes.
package engine
