// Package engine holds the rules of the lab's lessons.
//
// The determinism law: the same scenario gives the same states, events, texts and hashes, always and everywhere; so
// nothing below this package reads a clock, draws a random number, starts a goroutine or lets map iteration order show.
//
// canon reads and writes canonical JSON; quarantine is lesson 1; lab ties a lesson to people: scenario, timeline,
// link and trace.
package engine
