// Package lab ties a lesson to people: it reads and writes scenarios, keeps the timeline of a session with undo, redo and
// seek, gives traces and links, and refuses what is wrong with a stable code and the place of the fault. It knows no
// lesson: a Lesson is a set of pure functions over immutable states that the program registers.
//
//	registry := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})
//	session, err := registry.Open(`{"format":"redrive-lab/1","lesson":"review"}`)
//	entry, err := session.Act(`{"do":"deliver"}`)
//
// The texts are those of lab-format.md. A scenario is read strictly: unknown and duplicate keys are errors, and it is
// validated whole before anything of it counts. A session is a scenario again: Dump writes it, Link packs that into
// URL-safe text, and Open and OpenLink give an equal session back.
//
// A lesson is a Typed of its Rules, functions over its own types; what always holds in it are its Invariants. Package
// labtest holds a lesson to what it owes the lab.
//
// A lesson reads its objects with Fields, which does the same strict reading for it, and answers each fault with Refuse
// or, where canon found it, with Fault.
//
// The codes of Error. Pages translate them, so they never change their meaning:
//
//	bad-json, bad-utf8, byte-order-mark, not-finite, number-overflow, long-integer, lone-surrogate, too-deep
//	                   the text itself is at fault, at Offset (package canon says what each means)
//	duplicate-key      a key stands twice in one object
//	unknown-key        a key is not known where it stands; the message lists the known ones
//	missing            a key or a value is needed
//	wrong-type         a value of another kind is needed (an integer is a token without point or exponent); "format"
//	                   too, which is a text
//	out-of-range       a number, an ID, a list or a position is outside its bounds
//	unknown-value      a word is not one of those listed in the message, or doesn't go with the one beside it (a goal's
//	                   reason with a state other than HELD)
//	too-long           more bytes, characters or steps than the bounds allow; also a step with which the session's
//	                   dump would pass 64 KiB
//	unknown-format     "format" names no format known here
//	unknown-lesson     "lesson" names no lesson
//	unknown-builtin    "builtin" names no built-in scenario
//	not-available      what is asked for exists in the format, but not for this lesson (answered by the programs)
//	clock-overflow     a step would take the clock past 1e9 (answered by the lessons)
//	nothing-to-undo    the cursor is at the start
//	nothing-to-redo    the cursor is at the end
//	bad-link           a link is damaged, cut short or not one of the lab's
//	internal           a defect of the lab, such as a lesson's error that is no *Error; the only code after which
//	                   something may have changed
package lab
