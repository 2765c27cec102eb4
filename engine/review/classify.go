package review

// TableVersion counts the changes of the class table: a row comes in only with a fixture that shows it (review.md,
// Classify).
const TableVersion = 1

// Class is what kind of failure a code stands for.
type Class uint8

// The classes. Unknown is the zero value on purpose: what nobody has classified is never retried by default.
const (
	Unknown Class = iota
	Temporary
	Terminal
)

// ClassRow is one row of the class table.
type ClassRow struct {
	Code  string
	Class Class
}

// classTable holds every code that is known; any other code, a timeout among them, is Unknown. The second row is spelled
// as the source lesson spells it.
var classTable = [...]ClassRow{
	{"dependency-not-ready", Temporary},
	{"dependency-not-inspectedy", Temporary},
	{"schema-not-supported", Terminal},
	{"training-schema-not-supported", Terminal},
	{"sequence-gap", Terminal},
	{"required-key-violated", Terminal},
}

// ClassTable is the table of known codes in its order; read only.
func ClassTable() []ClassRow { return classTable[:] }

// Classify answers the class of a failure by its code alone: neither the text of an error nor the attempt counts.
func Classify(code string) Class {
	for _, row := range classTable {
		if row.Code == code {
			return row.Class
		}
	}
	return Unknown
}
