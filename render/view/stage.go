package view

// Station is a place on the stage (stage.md, Places). The stations are the stage's own; a lesson labels them.
type Station uint8

// The stations. Stations is their number.
const (
	Queue       Station = iota // left front: main queue
	Handler                    // centre front
	Ring                       // RETRY, behind the handler
	Bin                        // quarantine, left rear
	Gate                       // HOLD gate, centre rear
	Bay                        // HELD, behind the gate
	Lane                       // REDRIVEN, from the gate back to the handler
	SecondCheck                // the smaller arch over the lane
	Tray                       // succeeded, right front
	Tower                      // clock
	Stations
)

// The review lesson has another use for some of the stations: its cast stands there instead (review.md).
const (
	Sorter = Gate // over the ring, before RETRY: classification
	Desk   = Bay  // manual review
	Ledger = Lane // the wall of keys, beside the way from the handler to the tray
)

// Cast says which lesson's parts stand on the stage; the other lesson's are not there.
type Cast uint8

// The casts. Casts is their number.
const (
	LessonQuarantine Cast = iota
	LessonReview
	Casts
)

// Class is what the sorter makes of a failure (review.md, Classify).
type Class uint8

// The classes; NoClass while nothing has failed.
const (
	NoClass Class = iota
	Temporary
	Terminal
	Unknown
)

// Key is a slot of the ledger wall. One that is Lit was written; Current marks the one that the message carries, which
// is a dark socket until it is written.
type Key struct{ Lit, Current bool }

// Lamp is how one lamp stands.
type Lamp uint8

// The lamps: not lit; lit without a verdict (a receive, a tick); green; red.
const (
	Dark Lamp = iota
	Lit
	Open
	Closed
)

// BoardName says which row of lamps.
type BoardName uint8

// The boards. Boards is their number. The tower's dial is no board: it only counts.
const (
	RingBoard   BoardName = iota // one lamp a receive of the budget; review: an attempt
	GateBoard                    // eight, in gate order; review: the sorter's three classes, from Temporary on
	SecondBoard                  // five, in the order of the second check; review: the two statements of a decision
	Boards
)

// Board is one row of lamps; those after Count don't exist.
type Board struct {
	Count int
	Lamps [10]Lamp
}

// Socket is one schema the handler may support; Lit when it does.
type Socket struct {
	Schema int
	Lit    bool
}

// Parcel is the message as the stage shows it.
type Parcel struct {
	At          Station
	Schema      int // -1: no usable schema
	BodyChanged bool
	Renamed     bool    // the operation ID is not the original one
	Fingerprint [8]byte // the first bytes of the body's hash now
	Original    [8]byte // and of the one taken at creation
}

// Stage is how everything stands at rest: Places(state) gives it, from the state alone. It is comparable, and two equal
// Stages look the same.
type Stage struct {
	Parcel    Parcel
	Boards    [Boards]Board
	DialLit   int // ticks of age shown, 0..DialOf
	DialOf    int // lamps on the dial, ≤ 24 (a longer life is shown in proportion)
	LidClosed bool
	BarrierUp bool      // the gate's; review: that at the ring's exit, down while a wait runs
	Sockets   [4]Socket // the schemas offered as sockets; Schema 0 in the zero Socket means no socket
	Waiting   int       // healthy messages waiting behind, an illustration
	Active    Station   // where the eye should be

	// What only the review lesson has.
	Cast     Cast
	Sorter   Class // of the last failure
	DueLit   int   // lamps lit on the backoff clock, 0..DueOf
	DueOf    int   // lamps that it has, 0..12; 0: no wait runs
	Keys     [4]Key
	KeyCount int // slots that the ledger wall has
	Records  int // manual records on the desk; from three on they look alike
}
