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
	RingBoard   BoardName = iota // one lamp a receive of the budget
	GateBoard                    // eight, in gate order
	SecondBoard                  // five, in the order of the second check
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
	BarrierUp bool
	Sockets   [4]Socket // the schemas offered as sockets; Schema 0 in the zero Socket means no socket
	Waiting   int       // healthy messages waiting behind, an illustration
	Active    Station   // where the eye should be
}
