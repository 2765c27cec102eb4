package diorama

// The plan of the plate: x right, z towards the viewer, the top at y = 0. Tracks run into the floors of bin, bay and
// tray, which are as high as the rails.
const (
	plateX = 12.5 // half the width
	plateZ = 7.25 // half the depth

	mainZ  = 3.1   // main queue, handler and tray stand on one line
	gateZ  = -3.6  // bin, gate and the beginning of the lane on another
	queueX = -6.4  // where the message waits
	startX = -11.9 // the queue's far end

	ringX      = 0.0
	ringRadius = 2.3
	ringZ      = mainZ - ringRadius

	binX      = -6.3
	binHalfX  = 2.0
	binHalfZ  = 1.45
	binTop    = 1.6
	gateRestX = -1.25
	archX     = 0.2
	turnoutX  = 0.75 // where the ways to bay and lane part
	bayTurn   = 1.4  // radius
	bayX      = turnoutX + bayTurn
	bayZ      = -5.95
	bayFront  = gateZ - bayTurn
	barrierX  = bayX + 1.0

	laneTurnX  = 5.7 // where the lane begins to turn back
	laneRadius = 2.5
	laneHigh   = 0.75 // the raised part

	sorterX     = ringX + ringRadius // over the ring, where it goes away from the viewer
	backoffX    = -2.8
	backoffZ    = -1.75
	exitX       = -3.1 // the post of the barrier at the ring's exit
	exitZ       = 1.95
	deskX       = 5.05
	deskZ       = -5.75
	ledgerX     = 4.3
	ledgerBack  = 4.25
	ledgerFront = 4.98

	trayX      = 9.95
	trayLeft   = 8.2
	trayRight  = 11.75
	towerX     = 10.2
	towerZ     = -4.9
	sleeperTop = 0.08
	railTop    = 0.24
	gauge      = 0.42 // from the middle to each rail
	railWide   = 0.13
	sleeperX   = 1.15 // length of a sleeper
)
