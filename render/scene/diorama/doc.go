// Package diorama has what stands on the stage: the static parts, the parts that move, the ways between the stations,
// the places of the labels and the colours of it all (stage.md, Places).
//
// Static and Movers make the geometry; Static is slow, because it bakes the ambient light, and runs when the project is
// generated. Pose, Visible and Colours turn a view.Pose into what one frame needs and allocate nothing:
//
//	movers := diorama.Movers()
//	transforms := make([]diorama.Transform, len(movers))
//	colours := make([]diorama.Colour, diorama.Paints())
//	diorama.Pose(pose, transforms)
//	diorama.Colours(theme, &pose.Stage, colours)
//	// draw solid i of mover m at transforms[m].Motion() when !Hidden and Visible(&pose.Stage, m, i)
//
// The draw order relies on two laws that the tests keep: static parts touch at most, and nothing that moves ever cuts into
// them on its way. A paint with alpha 0 (a lamp beyond the budget, a socket that isn't offered) isn't drawn at all.
//
// Soft shadows (shadow.go) are movers too: flat pictures between the rails and the foot of what has them. They may pass through
// anything.
//
// Both lessons' parts are there at once. What stands in one lesson alone (Part.Only) is of paints that the other's cast
// doesn't draw, and keeps out of everything's way all the same.
//
// Places are in plan.go. Tracks follow a line (line.go): straights and arcs, and a hill for the raised lane. The rails
// are laid along them (track.go), and the parcel rides along the same ones (ride.go, way.go).
package diorama
