// Package view says what there is to see of a session, without drawing any of it.
//
// Describe makes the Screen: controls, facts, timeline, signs and the Stage at rest, all from the session's state alone.
// The canvas draws it, the page mirrors it in HTML, the keyboard and the API reach its controls: four faces of one list.
// Model is the cosmetic side: Play starts the Moves that explain a step's events, Advance lets them run, and when they
// are over the stage stands as the state says; where no motion is wished for, one state fades over into the next. Course
// tells a camera what the moves lead past. Nothing in here feeds back into the engine.
//
// Beside the screen stands the map of all states that can be reached (view/statemap), which each lesson tells as well.
//
// The core knows no lesson. A lesson brings a Describer (view/quarantine, view/review); every word comes from assets. Where
// a step is written by hand first, the describer is a Drafting one: Drafts are the open page's, never the session's.
package view
