package review

import (
	"strings"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
)

// Press gives the step that a control stands for. A draft stands for none: setting it is Draft's.
func (d Describer) Press(_, now lab.State, id, value string) (step string, err error) {
	s := messageOf(now)
	switch id {
	case deliverID:
		return deliver(""), nil
	case lostID:
		return stepText(review.DoDeliver, func(w *canon.Writer) { w.StringMember("receipt", "unknown") }), nil
	case failTypedID:
		return deliver(d.drafts[codeID]), nil
	case cancelID, replayID, correctID:
		return d.decide(id), nil
	}
	for i := range pauses {
		if pauses[i].id == id {
			return stepText(review.DoWait, func(w *canon.Writer) { w.IntMember("ms", pauses[i].ms(s)) }), nil
		}
	}
	return pressListed(id, value)
}

// pressListed takes the codes of the class table and the steps of the route.
func pressListed(id, value string) (step string, err error) {
	if code, found := strings.CutPrefix(id, failPrefix); found {
		for _, row := range review.ClassTable() {
			if row.Code == code {
				return deliver(code), nil
			}
		}
	}
	if digit, found := strings.CutPrefix(id, routePrefix); found && len(digit) == 1 && '1' <= digit[0] && digit[0] < '1'+review.RouteSteps {
		if value == "off" {
			return "", lab.Refuse("unknown-value", "value", "a step of the route can only be ticked off; undo takes it back")
		}
		return stepText(review.DoCheck, func(w *canon.Writer) { w.IntMember("step", int(digit[0]-'0')) }), nil
	}
	return "", lab.Refuse("unknown-control", "id", "no control has this id; controls() lists them")
}

// deliver is a delivery that fails with the code, or one that the handler can process.
func deliver(code string) string {
	return stepText(review.DoDeliver, func(w *canon.Writer) { writeGiven(w, "code", code) })
}

// decide is a decision with what is written for it. To cancel takes no statement.
func (d Describer) decide(action string) string {
	return stepText(review.DoDecide, func(w *canon.Writer) {
		w.StringMember("action", action)
		if action == cancelID {
			return
		}
		writeGiven(w, fixedID, d.drafts[fixedID])
		writeGiven(w, noSecondEffectID, d.drafts[noSecondEffectID])
		if action == correctID {
			writeGiven(w, effectKeyID, d.drafts[effectKeyID])
		}
	})
}

func writeGiven(w *canon.Writer, key, text string) {
	if text != "" {
		w.StringMember(key, text)
	}
}

func stepText(verb review.Verb, members func(w *canon.Writer)) string {
	var w canon.Writer
	w.Object()
	w.StringMember("do", verb.String())
	members(&w)
	w.EndObject()
	return w.Text()
}
