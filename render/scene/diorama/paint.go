package diorama

import (
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// The paints. Those up to fixedPaints have one colour a theme; the others change with the state.
const (
	paintNone   solid.Paint = iota
	paintUnseen             // solid.Unseen
	paintPlate
	paintPlateEdge
	paintFoot // the lower plate
	paintSleeper
	paintBlue
	paintGreen
	paintGreenFloor
	paintAmber
	paintViolet
	paintVioletFloor
	paintGlass
	paintRed
	paintRedFloor
	paintTeal
	paintPillar
	paintHouse
	paintHouseTrim
	paintRoof
	paintSteel
	paintBoard
	paintTower
	paintDial
	paintDialRim
	paintHand
	paintStripe
	paintWhite
	paintParcel
	paintPaper
	paintWaiting
	paintWaitingShape
	paintWound // the band of a body that was changed
	paintTag
	paintTagChanged
	fixedPaints
)

// Paints that change with the state: one for each lamp, socket and cell of a fingerprint.
const (
	paintRingLamp   = fixedPaints
	paintGateLamp   = paintRingLamp + 10
	paintSecondLamp = paintGateLamp + 8
	paintDialLamp   = paintSecondLamp + 5
	paintSocketRim  = paintDialLamp + dialSlots
	paintSocket     = paintSocketRim + solid.Paint(shapes)
	paintSchema     = paintSocket + solid.Paint(shapes) // the shape on the parcel
	paintNow        = paintSchema + 1                   // the fingerprint's cells
	paintOriginal   = paintNow + view.Cells
	paintCount      = paintOriginal + view.Cells
)

const dialSlots = 24

// Paints is how many paints there are; paint 0 and solid.Unseen are among them and have alpha 0.
func Paints() int { return int(paintCount) }

// shapes are those that a socket can have; the cross fits nowhere.
const shapes = view.Cross

// outline of a shape around a point.
func outline(s view.Shape, x, z, radius float64) solid.Outline {
	switch s {
	case view.Square:
		return solid.Regular(4, x, z, radius*1.12, degrees(45))
	case view.Triangle:
		return solid.Regular(3, x, z+0.12*radius, radius*1.2, degrees(-90))
	case view.Hexagon:
		return solid.Regular(6, x, z, radius*1.04, 0)
	}
	return solid.Regular(8, x, z, radius, degrees(22.5))
}
