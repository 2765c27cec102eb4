package canon

// Error says why a text was refused and where. Code is stable (the package comment lists them all); Offset counts bytes
// of the source from 0; Message is for people and names the remedy.
type Error struct {
	Code    string
	Offset  int
	Message string
}

func (e *Error) Error() string { return e.Message }

func badJSON(offset int, message string) *Error {
	return &Error{Code: "bad-json", Offset: offset, Message: message}
}
