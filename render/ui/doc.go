// Package ui lays the lab's screen out: where the stage, the controls, the timeline and the panels stand for a size, a
// language and a theme, and which words and boxes show them (stage.md, Controls on screen). It is pure: Lay makes a Plan
// from a view.Screen, a Look and a State, and draws nothing. What a person points at comes back through Plan.Hit and
// Surface as an Intent; what the screen shows beside the lesson's own state (open panel, page, hover, focus) is a State,
// a plain value.
//
// Four layouts share all parts. The wide one (laptops) shows everything at once but what has a tab beside the stage. The
// others show one sheet at a time, chosen by tabs and turned by pages, so that everything can be reached at any size from
// 320 CSS px on: below the stage (a phone held upright), beside it (a phone on its side), or in place of a part of it (a
// projector), where a sheet can be closed and none opens by itself. In all of them the actions and undo stay in reach.
//
// The labels on the stage (labels.go) stand where a cost is least (place.go, hunt.go): near what they name, off what there is
// to see (cover.go), with lines that cross nothing (lead.go). What a camera shows comes as a Sight. At rest the places depend
// on that alone; while the camera moves, labels go along with what they name.
//
// All lengths are CSS pixels. How wide words are is asked of a Measurer; colours are roles until a theme gives them.
package ui
