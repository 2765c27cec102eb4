package view

// MoveKind says what a move does.
type MoveKind uint8

// The kinds of a move.
const (
	Travel  MoveKind = iota // the parcel goes to To
	Shake                   // the parcel shakes where it is
	Clear                   // all lamps of Board go dark
	Light                   // lamp Index of Board becomes Lamp
	Lid                     // the bin's lid closes (Flag) or opens
	Barrier                 // the gate's barrier goes up (Flag) or down
	Leave                   // the waiting healthy messages leave
	Repaint                 // all but the parcel's place and the lid takes its look at rest
	Turn                    // the clock's hand turns to where it rests, from the full dial if Flag: a clock wound up
	Become                  // the parcel turns about itself, and has its new content when its front is back

	TurnAway // the parcel goes from the handler to the ledger's wall, which has its key already, and back
	Refuse   // the parcel, on the ring, knocks at the barrier of the exit and stays: it isn't due
	Sort     // the sorter goes dark, then shows Class
	File     // a record goes from the parcel onto the desk
)

// Move is one motion that explains an event. Moves of a step run one after another.
type Move struct {
	Kind  MoveKind
	To    Station
	Board BoardName
	Index int
	Lamp  Lamp
	Flag  bool
	Class Class
	Ms    int // length at speed 1, 0: at once
}

// Pose is what the scene draws at one moment: the stage, and how far the running move has come.
type Pose struct {
	Stage   Stage
	From    Station // of the running travel; From == To when the parcel rests
	To      Station
	Along   float64 // 0..1, eased
	Lid     float64 // 0 open, 1 closed
	Barrier float64 // 0 down, 1 up
	Shake   float64 // -1..1
	Twist   float64 // 0..1: how far the parcel has turned about itself
	Hand    float64 // 0..1: how far the clock's hand has gone round
	Leaving float64 // 0..1: how far the waiting healthy messages are on their way through the handler
	Reach   float64 // 0..1: how far the resting parcel has gone to what turns it away: the ledger's wall, the ring's barrier
	Filing  float64 // 0..1: how far a record has gone onto the desk
	Fade    Fade
}

// Fade is how far what is about to stand elsewhere, or stands there now, can't be seen: 0 all of it is there, 1 none.
type Fade struct{ Parcel, Waiting, Lid, Barrier, Hand float64 }
