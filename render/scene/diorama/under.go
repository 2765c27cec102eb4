package diorama

import "github.com/redrivelab/redrivelab/render/scene/solid"

// UnderPaint is the paint of what the plate leaves on the ground it hovers over: a soft shadow, in the dark a soft light.
const UnderPaint = paintUnder

// UnderCorners is how many corners the plate's outline has on the ground.
const UnderCorners = 4 * (plateArc + 1)

// plateArc is how many sides the arc at a corner of the plate has.
const plateArc = 5

// On the ground the light or shadow begins under the plate's edge, and fades out twice: fast near the edge, and slowly far from
// it, as what is blurred does. In stage units.
const (
	underInset = 0.45
	underNear  = 0.45
	underFar   = 1.75
)

// Under are the outlines of what the plate leaves on the ground: where it begins, and where each of the two ways in which it fades
// has ended.
func Under() (begin, near, far [UnderCorners]solid.Vec) {
	o := solid.RoundedRect(-plateX+underInset, plateBack+underInset, plateX-underInset, plateFront-underInset, 0.9, plateArc)
	for i, p := range o {
		out := func(reach float64) solid.Vec { return solid.Vec{p.X + p.OutX*reach, footLow, p.Z + p.OutZ*reach} }
		begin[i], near[i], far[i] = out(0), out(underNear), out(underFar)
	}
	return begin, near, far
}
