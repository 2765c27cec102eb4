package api

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/exercise"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// method is one call: how many arguments it takes, whether it changes the session, and what answers it.
type method struct {
	name     string
	min, max int
	changes  bool
	answer   func(l *Lab, args []string) (string, error)
}

// methods are the calls of lab-format.md, JavaScript API, in its order; from setLanguage on they are the page's own.
var methods = [...]method{
	{"run", 1, 1, false, func(l *Lab, args []string) (string, error) { return l.registry.Run(args[0]) }},
	{"hash", 1, 1, false, hash},
	{"open", 1, 1, true, (*Lab).open},
	{"state", 0, 0, false, func(l *Lab, _ []string) (string, error) { return l.session.StateText(), nil }},
	{"act", 1, 1, true, (*Lab).act},
	{"undo", 0, 0, true, func(l *Lab, _ []string) (string, error) { return l.move(l.session.Undo()) }},
	{"redo", 0, 0, true, func(l *Lab, _ []string) (string, error) { return l.move(l.session.Redo()) }},
	{"seek", 1, 1, true, (*Lab).seek},
	{"dump", 0, 0, false, func(l *Lab, _ []string) (string, error) { return l.session.Dump(), nil }},
	{"link", 0, 0, false, func(l *Lab, _ []string) (string, error) { return l.session.Link(), nil }},
	{"openLink", 1, 1, true, (*Lab).openLink},
	{"controls", 0, 0, false, (*Lab).controls},
	{"press", 1, 2, true, (*Lab).press},
	{"explore", 0, 1, false, (*Lab).explore},
	{"scenarios", 0, 0, false, (*Lab).scenarios},
	{"setLanguage", 1, 1, false, (*Lab).setLanguage},
	{"setControls", 1, 1, false, (*Lab).setControls},
	{"lock", 1, 1, false, (*Lab).lock},
	{"exercises", 0, 0, false, func(*Lab, []string) (string, error) { return exercise.List(), nil }},
	{"commit", 2, 2, false, (*Lab).commit},
}

// Methods are the names of the lab's calls.
func (l *Lab) Methods() []string {
	names := make([]string, len(l.methods))
	for i := range l.methods {
		names[i] = l.methods[i].name
	}
	return names
}

// Call answers one call as text: link as it is, all others as JSON. An error is {"error":{code,message,path}} and is told
// to who listens to errors. It has changed nothing, but for "internal": a defect of the lab may have come midway.
func (l *Lab) Call(name string, args []string) string {
	answer, err := l.answer(name, args)
	if err != nil {
		return l.Refused(err)
	}
	return answer
}

// Refused is the answer to a call that was refused with err, which is told to who listens to errors.
func (l *Lab) Refused(err error) string {
	answer := errorText(err)
	l.events.add(event{on: onError, json: answer})
	l.events.deliver()
	return answer
}

// answer is the one door: a defect of the lab behind it becomes an error too, since nothing may throw.
func (l *Lab) answer(name string, args []string) (answer string, err error) {
	defer func() {
		if recover() != nil {
			answer, err = "", lab.Refuse("internal", "", "the lab failed here; look at state() before you go on, and please report this")
		}
	}()
	m, err := l.method(name, args)
	if err != nil {
		return "", err
	}
	return m.answer(l, args)
}

// method finds a call and checks what it is given.
func (l *Lab) method(name string, args []string) (*method, error) {
	m := l.find(name)
	if m == nil {
		return nil, lab.Refuse("unknown-call", "", "no call has this name; use one of: "+strings.Join(l.Methods(), ", "))
	}
	if len(args) < m.min || len(args) > m.max {
		return nil, lab.Refuse("wrong-arguments", "", m.name+" takes "+takes(m)+"; "+strconv.Itoa(len(args))+" given")
	}
	for _, arg := range args {
		if !utf8.ValidString(arg) {
			return nil, lab.Refuse("bad-utf8", "", "the text is not UTF-8; give it as UTF-8")
		}
	}
	if m.changes && l.events.looping() {
		return nil, lab.Refuse("listener-loop", "", "a listener answers each change with another; end that before this call")
	}
	return m, nil
}

func (l *Lab) find(name string) *method {
	for i := range l.methods {
		if l.methods[i].name == name {
			return &l.methods[i]
		}
	}
	return nil
}

func takes(m *method) string {
	switch {
	case m.max == 0:
		return "no argument"
	case m.min == m.max:
		return strconv.Itoa(m.min) + " argument"
	}
	return strconv.Itoa(m.min) + " or " + strconv.Itoa(m.max) + " arguments"
}

// errorText is an error as every call answers it. Where the given text itself is faulty, offset is the byte.
func errorText(err error) string {
	fault, own := err.(*lab.Error)
	if !own {
		fault = lab.Refuse("internal", "", err.Error())
	}
	var w canon.Writer
	w.Object()
	w.Key("error")
	w.Object()
	w.StringMember("code", fault.Code)
	w.StringMember("message", fault.Message)
	w.StringMember("path", fault.Path)
	if fault.Offset >= 0 {
		w.IntMember("offset", fault.Offset)
	}
	w.EndObject()
	w.EndObject()
	return w.Text()
}
