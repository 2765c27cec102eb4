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
	paintGleam // what the glass mirrors of the light
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
	paintShadow
	paintUnder
	fixedPaints
)

// Paints of parts that stand in the quarantine lesson alone. Each looks like one of those above (likes).
const (
	paintPlateGate solid.Paint = fixedPaints + iota // the plate, where the two lessons' shadows differ
	paintGateSteel
	paintGateBoard
	paintBinRail
	paintBinSleeper
	reviewPaints
)

// Paints of parts that stand in the review lesson alone, likewise.
const (
	paintPlateReview solid.Paint = reviewPaints + iota
	paintSorterPost
	paintSorterWall
	paintSorterRoof
	paintSorterBoard
	paintBranchRail
	paintBranchSleeper
	paintClockRim
	paintClockFace
	paintDesk
	paintDeskTop
	paintDeskRest
	paintPerson
	paintLedger
	changingPaints
)

// likes says which paint one that stands in one lesson alone looks like.
var likes = [changingPaints - fixedPaints]solid.Paint{
	paintPlateGate - fixedPaints:     paintPlate,
	paintGateSteel - fixedPaints:     paintSteel,
	paintGateBoard - fixedPaints:     paintBoard,
	paintBinRail - fixedPaints:       paintViolet,
	paintBinSleeper - fixedPaints:    paintSleeper,
	paintPlateReview - fixedPaints:   paintPlate,
	paintSorterPost - fixedPaints:    paintSteel,
	paintSorterWall - fixedPaints:    paintHouse,
	paintSorterRoof - fixedPaints:    paintRoof,
	paintSorterBoard - fixedPaints:   paintBoard,
	paintBranchRail - fixedPaints:    paintRed,
	paintBranchSleeper - fixedPaints: paintSleeper,
	paintClockRim - fixedPaints:      paintAmber,
	paintClockFace - fixedPaints:     paintDial,
	paintDesk - fixedPaints:          paintWaiting,
	paintDeskTop - fixedPaints:       paintParcel,
	paintDeskRest - fixedPaints:      paintBoard,
	paintPerson - fixedPaints:        paintTag,
	paintLedger - fixedPaints:        paintTower,
}

// Paints that change with the state: one for each lamp, socket, key, sheet and cell of a fingerprint.
const (
	paintRingLamp   = changingPaints
	paintGateLamp   = paintRingLamp + 10
	paintSecondLamp = paintGateLamp + 8
	paintDialLamp   = paintSecondLamp + 5
	paintSocketRim  = paintDialLamp + dialSlots
	paintSocket     = paintSocketRim + solid.Paint(shapes)
	paintSchema     = paintSocket + solid.Paint(shapes) // the shape on the parcel
	paintNow        = paintSchema + 1                   // the fingerprint's cells
	paintOriginal   = paintNow + view.Cells
	paintSorterLamp = paintOriginal + view.Cells
	paintDueLamp    = paintSorterLamp + classes
	paintSlot       = paintDueLamp + dueSlots // a key's place on the ledger wall
	paintKey        = paintSlot + keySlots
	paintSheet      = paintKey + keySlots
	paintInk        = paintSheet + sheets
	paintCount      = paintInk + sheets
)

const (
	dialSlots = 24
	classes   = 3  // of the sorter
	dueSlots  = 12 // of the backoff clock
	keySlots  = 4  // of the ledger wall
	sheets    = 3  // on the desk
)

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
