package api

import (
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// The types of events that On takes (lab-format.md, JavaScript API); onScreen is the page's own.
const (
	onReady      = "ready"
	onTransition = "transition"
	onAnswer     = "answer"
	onError      = "error"
	onScreen     = "screen"
)

// maxFollowing bounds how many events follow from what one call tells: a listener that answers each change with another
// change is refused there.
const maxFollowing = 1000

// events are who listens, and what they are still to be told. What a listener causes is told after what it was called
// for, so that everybody sees changes in their order and calls don't nest without end.
type events struct {
	listeners  []*listener
	queue      []event
	added      int // events so far
	delivering bool
	told       int // events so far when delivering began: what comes after them follows from them
}

type listener struct {
	on    string
	fn    func(json string)
	since int // events before it are not for this listener
	off   bool
}

// event is told to all who listen to its type, or to one of them.
type event struct {
	on   string
	json string
	only *listener
}

// types are the types of events.
var types = [...]string{onReady, onTransition, onAnswer, onError, onScreen}

// CheckType refuses a type of event that there is none of, as an error text; "" for a known one.
func (l *Lab) CheckType(on string) (refusal string) {
	if slices.Contains(types[:], on) {
		return ""
	}
	return l.Refused(lab.Refuse("unknown-event", "", "no event has this type; use one of: "+strings.Join(types[:], ", ")))
}

// On calls fn with JSON text whenever something of a type happens, until off is called: "ready" (at once, the lab is
// ready), "transition", "answer", "error", and the page's own "screen" (in full at once, then what changed). A listener
// that panics doesn't disturb the lab. One of an unknown type is never called.
func (l *Lab) On(on string, fn func(json string)) (off func()) {
	own := &listener{on: on, fn: fn, since: l.events.added}
	l.events.listeners = append(l.events.listeners, own)
	switch on {
	case onReady:
		l.events.add(event{on, readyText(), own})
	case onScreen:
		l.mirror.forget()
		l.events.add(event{on, l.mirror.change(l.Screen(), l.texts), own})
	}
	l.events.deliver()
	return func() { l.events.remove(own) }
}

// add queues an event, unless too many follow from one call already.
func (e *events) add(told event) {
	if !e.looping() {
		e.queue = append(e.queue, told)
		e.added++
	}
}

func (e *events) remove(own *listener) {
	own.off = true
	e.listeners = slices.DeleteFunc(slices.Clone(e.listeners), func(l *listener) bool { return l == own })
}

// anyone says whether somebody listens to a type.
func (e *events) anyone(on string) bool {
	return slices.ContainsFunc(e.listeners, func(l *listener) bool { return l.on == on })
}

// looping says whether the call at hand follows from too many events.
func (e *events) looping() bool { return e.delivering && e.added-e.told >= maxFollowing }

// deliver tells what is queued. Called by a listener it leaves that to the delivery under way.
func (e *events) deliver() {
	if e.delivering {
		return
	}
	e.delivering, e.told = true, e.added
	for len(e.queue) > 0 {
		told, n := e.queue[0], e.added-len(e.queue)
		e.queue = e.queue[1:]
		for _, l := range e.listeners {
			if l.hears(told, n) {
				call(l.fn, told.json)
			}
		}
	}
	e.queue, e.delivering = nil, false
}

// hears says whether the n-th event is for this listener.
func (l *listener) hears(told event, n int) bool {
	return l.on == told.on && !l.off && n >= l.since && (told.only == nil || told.only == l)
}

// call isolates the lab from what a listener does.
func call(fn func(string), json string) {
	defer func() { _ = recover() }()
	fn(json)
}

func readyText() string {
	var w canon.Writer
	w.Object()
	w.StringMember("version", Version)
	w.EndObject()
	return w.Text()
}

// tellTransition tells {entry, state}; entry is null unless a step was taken.
func (l *Lab) tellTransition(entry *lab.Entry) {
	if !l.events.anyone(onTransition) {
		return
	}
	var w canon.Writer
	w.Object()
	w.Key("entry")
	if entry == nil {
		w.Null()
	} else {
		w.Raw(l.session.EntryText(entry))
	}
	w.Key("state")
	w.Raw(l.session.StateText())
	w.EndObject()
	l.events.add(event{on: onTransition, json: w.Text()})
}

// tellScreen tells what changed on the screen.
func (l *Lab) tellScreen() {
	if l.events.anyone(onScreen) {
		l.events.add(event{on: onScreen, json: l.mirror.change(l.Screen(), l.texts)})
	}
}

// Report tells an error that arose outside of a call (an unknown parameter of the page, say) to who listens to errors, and
// gives it as text.
func (l *Lab) Report(code, path, message string) string {
	return l.Refused(lab.Refuse(code, path, message))
}
