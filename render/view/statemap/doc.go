// Package statemap draws the map of every state that a session can reach: kinds of states first, details on demand.
//
// A kind is what a learner calls a state ("QUARANTINED", "HELD:expired"); it has a place on the map, and in it its states lie
// in layers (by age, by attempt). On the map stand where the session has been and is, which kinds lead to which, and what each
// step would come to from here. Of one layer of a kind the single states can be asked for, and of a state the shortest way to it
// as a scenario.
//
// A lesson brings a Terrain: its space to explore (package explore) with what tells it to people. Draw walks it once; Text
// writes the map for a session as JSON for the page. The page knows no rule and lays nothing out but what stands where on the
// grid; this package knows no lesson.
package statemap
