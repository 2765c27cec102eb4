package lab

// STUBS of the contract: signatures are fixed, bodies are the lab owner's.

// Registry knows the lessons. It is not changed after NewRegistry.
type Registry struct{ lessons []Lesson }

// NewRegistry registers lessons; the first is the default. notYet names lessons that exist in the format but not here:
// asking for one is the error "not-available".
func NewRegistry(lessons []Lesson, notYet ...string) *Registry { panic("stub") }

// Lessons are the registered lessons in order.
func (r *Registry) Lessons() []Lesson { panic("stub") }

// Entry is one step taken: what the timeline keeps.
type Entry struct {
	Step    Step
	Caption string // the canonical JSON of the step's caption, "" without
	Outcome Outcome
	After   State
	Events  []Event
}

// Session is one learner's run: a start and the steps taken from it, a cursor among them. Every method that returns an
// error has then changed nothing.
type Session struct{}

// Open validates a scenario text whole (or {"builtin":…}) and plays its steps; the cursor stands after the last.
func (r *Registry) Open(scenario string) (*Session, error) { panic("stub") }

// OpenLink opens what Link gave.
func (r *Registry) OpenLink(link string) (*Session, error) { panic("stub") }

// Run answers the trace of a scenario as JSON text (lab-format.md, Trace).
func (r *Registry) Run(scenario string) (string, error) { panic("stub") }

func (s *Session) Lesson() Lesson                  { panic("stub") }
func (s *Session) Start() State                    { panic("stub") }
func (s *Session) State() State                    { panic("stub") } // at the cursor
func (s *Session) Step() int                       { panic("stub") } // cursor, 0..Steps
func (s *Session) Steps() int                      { panic("stub") } // undone ones included
func (s *Session) Entry(i int) *Entry              { panic("stub") } // 0..Steps-1; read only
func (s *Session) Act(step string) (*Entry, error) { panic("stub") }
func (s *Session) Undo() error                     { panic("stub") }
func (s *Session) Redo() error                     { panic("stub") }
func (s *Session) Seek(n int) error                { panic("stub") }
func (s *Session) Dump() string                    { panic("stub") }
func (s *Session) Link() string                    { panic("stub") }
func (s *Session) StateText() string               { panic("stub") } // STATE as JSON text
func (s *Session) EntryText(e *Entry) string       { panic("stub") } // ENTRY as JSON text
func (s *Session) Title() string                   { panic("stub") } // canonical JSON of title, "" without; likewise Intro, Goal
func (s *Session) Intro() string                   { panic("stub") }
func (s *Session) Goal() string                    { panic("stub") }
