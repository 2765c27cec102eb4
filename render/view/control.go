package view

// Kind says how a control is used.
type Kind string

// The kinds of a control.
const (
	Button Kind = "button" // value ""
	Switch Kind = "switch" // value "on" or "off"; pressing without a value toggles
	Field  Kind = "field"  // value is text; pressing sets it
)

// Group says which controls stand together: left, middle, set apart, right (stage.md, Controls on screen).
type Group string

// The groups in reading order.
const (
	Actions  Group = "actions"
	Fixtures Group = "fixtures"
	Apart    Group = "apart" // fixtures that force a state
	Decision Group = "decision"
	Route    Group = "route"   // the route of diagnosis, as a checklist
	Time     Group = "clock"   // the clock, forward only
	History  Group = "history" // undo, redo, reset, timeline
)

// Control is one thing a person can do now. The canvas draws it, the mirror repeats it in HTML, the keyboard and the
// API reach it: four faces of one list.
type Control struct {
	ID       string
	Group    Group
	Kind     Kind
	Label    string // in the page's language
	Value    string
	Enabled  bool
	WhyNot   string // why it is not enabled, else ""
	Warning  string // what it would spoil, said before it is pressed, else ""
	Caveat   string // what the control stands for and does not (quarantine.md, Caveats), else ""
	Shortcut string // the KeyboardEvent.key that presses it, else ""
	Draft    bool   // a field that only prepares a step (Drafts)
	Fixture  string // the fixture that it changes, by its key in a set step; "" for none
}

// WhyEvidence is the fact that says what evidence would be needed, wherever a person is asked.
const WhyEvidence = "why-evidence"

// Fact is one thing to read: a record's field, a gate as it stands now.
type Fact struct {
	ID    string
	Panel Panel
	Label string
	Value string
	Lamp  Lamp // Dark where no lamp applies
	Note  string
}

// Panel says which facts stand together.
type Panel string

// The panels.
const (
	RecordPanel Panel = "record"
	GatesPanel  Panel = "gates"
	SecondPanel Panel = "second"
	WhyPanel    Panel = "why" // where a person is asked: why, and what evidence would be needed

	RecordsPanel Panel = "records" // manual records and decisions
	ClassesPanel Panel = "classes"
	BeyondPanel  Panel = "beyond" // what the lab leaves to its reader
)

// Mark is one step on the timeline; step 0 is the start.
type Mark struct {
	Step   int
	Label  string // "3 · redrive → HELD:expired"
	Result string
	Here   bool // the cursor stands here
	Undone bool // after the cursor
}

// Sign is what a station is called and what it says now.
type Sign struct{ Title, Note string }

// Screen is all that is shown beside the stage: the one list behind canvas, mirror and API. It is made anew after each
// change of the session, never per frame.
type Screen struct {
	Lesson       string
	Locale       string
	Title        string
	State        string   // code, such as HELD
	Headline     string   // the state told in a sentence
	Hint         string   // a sensible next step, "" when there is none
	HintControl  string   // the control that the hint speaks of, "" for none
	Said         []string // one sentence an event of the last change: what the live region tells
	Illustration string   // the label of the waiting healthy messages, "" when there are none
	PolicyNote   string   // says that the policy is not the default, else ""
	Controls     []Control
	Facts        []Fact
	Timeline     []Mark
	Signs        [Stations]Sign
	Tag          Sign // what the parcel's own label says
	Stage        Stage
}
