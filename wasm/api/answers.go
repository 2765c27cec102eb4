package api

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// hash answers the canonical text and the hash of a body.
func hash(_ *Lab, args []string) (string, error) {
	body, err := canon.ParseBody(args[0])
	if err != nil {
		return "", lab.Fault("", err)
	}
	canonical := body.Canonical()
	var w canon.Writer
	w.Object()
	w.StringMember("canonical", canonical)
	w.StringMember("hash", canon.Hash(canonical))
	w.EndObject()
	return w.Text(), nil
}

func (l *Lab) open(args []string) (string, error) {
	return l.replace(l.registry.Open(args[0]))
}

func (l *Lab) openLink(args []string) (string, error) {
	return l.replace(l.registry.OpenLink(args[0]))
}

// replace takes another session in.
func (l *Lab) replace(session *lab.Session, err error) (string, error) {
	if err != nil {
		return "", err
	}
	l.session, l.drafts = session, nil
	return l.move(nil)
}

// move answers the state after the cursor moved.
func (l *Lab) move(err error) (string, error) {
	if err != nil {
		return "", err
	}
	state := l.session.StateText()
	l.changed(nil)
	return state, nil
}

func (l *Lab) act(args []string) (string, error) {
	return l.take(args[0], l.session.EntryText)
}

// take takes one step. The answer is made before anybody is told: a listener may change the session again.
func (l *Lab) take(step string, answer func(*lab.Entry) string) (string, error) {
	entry, err := l.session.Act(step)
	if err != nil {
		return "", err
	}
	text := answer(entry)
	l.changed(entry)
	return text, nil
}

func (l *Lab) seek(args []string) (string, error) {
	n, err := stepNumber(args[0], l.session.Steps())
	if err != nil {
		return "", err
	}
	return l.move(l.session.Seek(n))
}

// stepNumber reads the number of a step as every integer of the format is read (lab-format.md, Bounds).
func stepNumber(text string, steps int) (int, error) {
	value, err := canon.Parse(text, canon.Limits{Bytes: lab.MaxScenarioBytes, Depth: 1})
	if err != nil {
		return 0, lab.Refuse("wrong-type", "", "give the number of a step: an integer in digits alone, without leading zeros")
	}
	return lab.IntOf(value, "", 0, steps)
}

func (l *Lab) controls([]string) (string, error) {
	var w canon.Writer
	w.Array()
	for _, c := range l.Screen().Controls {
		writeControl(&w, c, false)
	}
	w.EndArray()
	return w.Text(), nil
}

// scenarios answers the names of the built-in scenarios by lesson.
func (l *Lab) scenarios([]string) (string, error) {
	var w canon.Writer
	w.Object()
	for _, lesson := range l.registry.Lessons() {
		w.Key(lesson.Name())
		w.Array()
		for _, builtin := range lesson.Builtins() {
			w.String(builtin.Name)
		}
		w.EndArray()
	}
	w.EndObject()
	return w.Text(), nil
}

// setLanguage answers the language that is shown from now on.
func (l *Lab) setLanguage(args []string) (string, error) {
	if !l.SetLocale(args[0]) {
		list := ""
		for _, locale := range assets.Locales() {
			list += " " + locale
		}
		return "", lab.Refuse("unknown-locale", "", "this language is not there; use one of:"+list)
	}
	var w canon.Writer
	w.Object()
	w.StringMember("locale", l.texts.Locale)
	w.EndObject()
	return w.Text(), nil
}
