package lab

import (
	"errors"
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// Error is a refusal: nothing was changed. Code is stable and is what pages translate; Message is English, for people,
// and names the remedy; Path says where in the given text ("steps[3].n"), "" for the whole; Offset is the byte at which
// the text itself is faulty, -1 where that doesn't apply.
type Error struct {
	Code    string
	Path    string
	Message string
	Offset  int
}

func (e *Error) Error() string {
	if e.Path == "" {
		return e.Message
	}
	return e.Path + ": " + e.Message
}

// Refuse makes an Error without an offset.
func Refuse(code, path, message string) *Error {
	return &Error{Code: code, Path: path, Message: message, Offset: -1}
}

// Fault makes an Error at path of a canon.Error (from CheckBody, say): code and offset stay, and the message tells the
// offset too. An error that is an *Error already gets path in front of its own; a nil err gives nil.
func Fault(path string, err error) error {
	if err == nil {
		return nil
	}
	if own, ok := errors.AsType[*Error](err); ok {
		moved := *own
		moved.Path = joinPath(path, own.Path)
		return &moved
	}
	return asError(err, path)
}

// asError keeps an *Error as it is and places any other at path.
func asError(err error, path string) *Error {
	if own, ok := errors.AsType[*Error](err); ok {
		return own
	}
	if fault, ok := errors.AsType[*canon.Error](err); ok {
		return &Error{Code: fault.Code, Path: path, Offset: fault.Offset,
			Message: fault.Message + " (at byte " + strconv.Itoa(fault.Offset) + ")"}
	}
	return Refuse("internal", path, err.Error())
}
