package diorama

// The plan of the plate: x right, z towards the viewer, the top at y = 0. Tracks run into the floors of bin, bay and
// tray, which are as high as the rails. From the main view nothing stands before a place where the parcel rests: the gate is
// well to the left of the bay behind it, and the handler's sockets lean over the ring, behind the parcel.
const (
	plateX     = 11.7 // half the width
	plateBack  = -7.3
	plateFront = 5.5

	mainZ  = 3.1    // main queue, handler and tray stand on one line
	gateZ  = -3.45  // bin, gate and the beginning of the lane on another
	queueX = -5.15  // where the message waits
	startX = -11.25 // the queue's far end

	ringX      = 0.0
	ringRadius = 2.5
	ringZ      = mainZ - ringRadius

	binX      = -7.4
	binHalfX  = 1.95
	binHalfZ  = 1.35
	binTop    = 1.78
	gateRestX = -3.65
	archX     = -2.1
	turnoutX  = 0.7 // where the ways to bay and lane part
	bayTurn   = 1.4 // radius
	bayX      = turnoutX + bayTurn
	bayZ      = -6.0
	bayFront  = gateZ - bayTurn
	barrierX  = bayX + 1.05

	laneTurnX  = 5.2 // where the lane begins to turn back
	laneRadius = 2.5
	laneHigh   = 0.75 // the raised part
	laneRestX  = 4.6
	archTurned = 112.0 // degrees of the lane's bend at which the second check stands

	sorterX     = ringX + ringRadius // over the ring, where it goes away from the viewer
	backoffX    = -3.7
	backoffZ    = -1.7
	exitX       = -3.35 // the post of the barrier at the ring's exit
	exitZ       = 1.95
	deskX       = 5.0
	deskZ       = -5.6
	ledgerX     = 4.3
	ledgerBack  = 4.3
	ledgerFront = 4.98

	trayX      = 9.35
	trayLeft   = 7.65
	trayRight  = 11.1
	towerX     = 9.7
	towerZ     = -4.6
	sleeperTop = 0.08
	railTop    = 0.24
	gauge      = 0.42 // from the middle to each rail
	railWide   = 0.13
	sleeperX   = 1.15 // length of a sleeper
)
