package lab

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// Entry is one step taken: what the timeline keeps. It is never changed.
type Entry struct {
	Step    Step
	Caption string // the canonical JSON of the step's caption, "" without
	Outcome Outcome
	After   State
	Events  []Event

	dumpBytes int // of the session's dump with this step as its last
}

// Session is one learner's run: a start and the steps taken from it, a cursor among them. States are immutable and all
// of them are kept, so moving the cursor computes nothing. Every method that returns an error has then changed nothing.
type Session struct {
	lesson             Lesson
	start              State
	title, intro, goal string
	startBytes         int // of the dump without a step
	maxDumpBytes       int
	entries            []*Entry
	cursor             int

	measure canon.Writer // where a step is written to know its size, and
	log     []Event      // where its events are gathered: no step makes either anew
}

// Open validates a scenario text whole (or {"builtin":…}) and plays its steps; the cursor stands after the last. It is
// refused too where its dump would pass 64 KiB ("too-long"): what is open can always be saved.
func (r *Registry) Open(scenario string) (*Session, error) {
	return r.play(scenario, MaxScenarioBytes)
}

func (r *Registry) play(scenario string, maxDumpBytes int) (*Session, error) {
	read, err := r.read(scenario)
	if err != nil {
		return nil, err
	}
	s := &Session{
		lesson: read.lesson, start: read.start, title: read.title, intro: read.intro, goal: read.goal,
		maxDumpBytes: maxDumpBytes,
	}
	if s.startBytes = len(s.Dump()); s.startBytes > maxDumpBytes {
		return nil, dumpTooLong()
	}
	for i, planned := range read.steps {
		if _, err := s.take(planned); err != nil {
			return nil, Fault(Index("steps", i), err)
		}
	}
	return s, nil
}

// Act takes one step, given as JSON text (a caption is allowed), from the state at the cursor; undone steps are
// dropped. Paths of errors are relative to the step. The 1,001st step, or one with which the dump would pass 64 KiB, is
// "too-long".
func (s *Session) Act(step string) (*Entry, error) {
	value, err := canon.Parse(step, canon.Limits{Bytes: MaxScenarioBytes, Depth: textDepth})
	if err != nil {
		return nil, Fault("", err)
	}
	planned, err := readStep(s.lesson, value)
	if err != nil {
		return nil, Fault("", err)
	}
	return s.take(planned)
}

func (s *Session) take(planned plannedStep) (*Entry, error) {
	if s.cursor == MaxSteps {
		return nil, Refuse("too-long", "", "a session has at most "+strconv.Itoa(MaxSteps)+" steps; undo some or start again")
	}
	e := &Entry{Step: planned.step, Caption: planned.caption}
	if e.dumpBytes = s.dumpBytesWith(e); e.dumpBytes > s.maxDumpBytes {
		return nil, dumpTooLong()
	}
	var err error
	s.log = s.log[:0]
	if e.After, e.Outcome, err = s.lesson.Apply(s.State(), e.Step, &s.log); err != nil {
		return nil, Fault("", err)
	}
	e.Events = append(e.Events, s.log...)
	clear(s.entries[s.cursor:]) // lets go of what was undone
	s.entries = append(s.entries[:s.cursor], e)
	s.cursor++
	return e, nil
}

func dumpTooLong() *Error {
	return Refuse("too-long", "", "the session would not fit in "+strconv.Itoa(MaxScenarioBytes)+
		" bytes any more and could not be saved; use a shorter body or fewer steps")
}

// Undo moves the cursor one step back.
func (s *Session) Undo() error {
	if s.cursor == 0 {
		return Refuse("nothing-to-undo", "", "this is the start; take a step first")
	}
	s.cursor--
	return nil
}

// Redo moves the cursor one step on.
func (s *Session) Redo() error {
	if s.cursor == len(s.entries) {
		return Refuse("nothing-to-redo", "", "no undone step is left; undo one first")
	}
	s.cursor++
	return nil
}

// Seek moves the cursor to 0..Steps, undone steps included; Seek(0) is a reset that can be redone.
func (s *Session) Seek(n int) error {
	if n < 0 || n > len(s.entries) {
		return Refuse("out-of-range", "", "give a position of 0.."+strconv.Itoa(len(s.entries)))
	}
	s.cursor = n
	return nil
}

// Lesson is the lesson that the session plays.
func (s *Session) Lesson() Lesson { return s.lesson }

// Start is the state before the first step.
func (s *Session) Start() State { return s.start }

// State is the state at the cursor.
func (s *Session) State() State {
	if s.cursor == 0 {
		return s.start
	}
	return s.entries[s.cursor-1].After
}

// Step is the cursor: how many steps led to State, 0..Steps.
func (s *Session) Step() int { return s.cursor }

// Steps is how many steps the timeline keeps, undone ones included.
func (s *Session) Steps() int { return len(s.entries) }

// Entry is the step i of the timeline, 0..Steps-1, undone ones included; nil outside. Read only.
func (s *Session) Entry(i int) *Entry {
	if i < 0 || i >= len(s.entries) {
		return nil
	}
	return s.entries[i]
}

// Title is the canonical JSON of the scenario's title (a text, or one a language), "" without.
func (s *Session) Title() string { return s.title }

// Intro is the canonical JSON of the scenario's intro (a text, or one a language), "" without.
func (s *Session) Intro() string { return s.intro }

// Goal is the canonical JSON of the scenario's goal, "" without.
func (s *Session) Goal() string { return s.goal }
