// Package explore walks every state that a lesson's rules can reach from a start, breadth-first, and holds each of them, and
// each step between them, to the lesson's claims. What holds here is shown for all ways to act, not for an example.
//
// A lesson hands in a Space: a start, an alphabet of steps, its rules, and a Key that tells states apart. Walk answers a
// Graph: how many states and transitions there are, what the transitions came to, which states a step leads to, the
// shortest way to each of them, and for a claim that is broken the shortest story that breaks it.
//
//	graph := explore.Walk(space, explore.DefaultMaxStates)
//	way := graph.Way(node) // the fewest steps from the start
//
// The package knows no lesson. The order is fixed: states in the order in which they are found, steps in the order of the
// alphabet; so the same space gives the same graph, and of several shortest ways always the same one.
//
// # Bounds
//
// A key must make the space finite, or maxStates ends the walk: then no state is added any more, Complete answers false,
// and a claim that was not seen broken is neither proven nor refuted. A node takes the size of a State and about 100 bytes.
//
// A Report is a graph as lab-format.md, explore, has it.
package explore
