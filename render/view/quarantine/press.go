package quarantine

import (
	"slices"
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// Press gives the step that a control stands for.
func (Describer) Press(start, now lab.State, id, value string) (step string, err error) {
	first, s := recordOf(start), recordOf(now)
	on := value == "on"
	switch id {
	case receiveID, receiveCycleID, redriveID, consumeID, requarantineID:
		return do(id), nil
	case approvedID, remediationID, unknownEffectID:
		return set(id, func(w *canon.Writer) { w.Bool(on) }), nil
	case bodyChangedID:
		return setRaw(bodyID, original(first, !on)), nil
	case idChangedID:
		return setText(operationID, operation(s, !on)), nil
	case candidateSameID, candidateChangedID:
		if !on {
			return setRaw(candidateID, "null"), nil
		}
		return setRaw(candidateID, original(first, id == candidateSameID)), nil
	case operationID:
		return setText(operationID, value), nil
	case bodyID, candidateID:
		return setBody(id, value)
	}
	return pressNumbered(s, id, on)
}

// pressNumbered takes the switches of schemas and the buttons of the clock.
func pressNumbered(s *quarantine.State, id string, on bool) (step string, err error) {
	for i := range jumps {
		if jumps[i].id == id {
			return tick(jumps[i].step(s)), nil
		}
	}
	if number, found := strings.CutPrefix(id, schemaPrefix); found {
		if schema, err := strconv.Atoi(number); err == nil {
			return setSchemas(s, schema, on), nil
		}
	}
	return "", lab.Refuse("unknown-control", "id", "no control has this id; controls() lists them")
}

func do(verb string) string {
	return step(verb, func(*canon.Writer) {})
}

func tick(n int) string {
	return step(quarantine.DoTick.String(), func(w *canon.Writer) { w.IntMember("n", n) })
}

func step(verb string, members func(w *canon.Writer)) string {
	var w canon.Writer
	w.Object()
	w.StringMember("do", verb)
	members(&w)
	w.EndObject()
	return w.Text()
}

func set(fixture string, value func(w *canon.Writer)) string {
	return step(quarantine.DoSet.String(), func(w *canon.Writer) {
		w.Key(fixture)
		value(w)
	})
}

func setRaw(fixture, json string) string {
	return set(fixture, func(w *canon.Writer) { w.Raw(json) })
}

func setText(fixture, text string) string {
	return set(fixture, func(w *canon.Writer) { w.String(text) })
}

// setBody takes what a person typed. It is parsed first: a text that is no JSON value must not become a part of the
// step. An empty candidate is none.
func setBody(id, text string) (string, error) {
	if id == candidateID && strings.TrimSpace(text) == "" {
		return setRaw(id, "null"), nil
	}
	body, err := canon.ParseBody(text)
	if err != nil {
		return "", lab.Fault(id, err)
	}
	if body.Kind() != canon.Object {
		return "", lab.Refuse("wrong-type", id, "a body is a JSON object; give one in { }")
	}
	return setRaw(id, body.Canonical()), nil
}

// setSchemas puts one schema into the set or takes it out; the others stay.
func setSchemas(s *quarantine.State, schema int, on bool) string {
	return set(quarantine.FixSupportedSchemas.String(), func(w *canon.Writer) {
		w.Array()
		for _, member := range withMember(s, schema, on) {
			w.Int(member)
		}
		w.EndArray()
	})
}

func withMember(s *quarantine.State, schema int, on bool) []int {
	var members []int
	for _, member := range s.Schemas.List[:s.Schemas.Count] {
		if int(member) != schema {
			members = append(members, int(member))
		}
	}
	if on {
		members = append(members, schema)
	}
	slices.Sort(members)
	return members
}

// mutatedMember is what the "changed" controls change (quarantine.md, Standard alphabet: the body's video_id).
const mutatedMember = "video_id"

// mutations: the second stands in where a body has the first already.
var mutations = [...]string{"V-99", "V-98"}

// original is the canonical text of the body taken at creation, or a mutation of it.
func original(first *quarantine.State, intact bool) string {
	if intact {
		return first.Body.Canonical
	}
	mutated := first.Body.WithMember(mutatedMember, mutations[0])
	if mutated == first.Body.Canonical {
		mutated = first.Body.WithMember(mutatedMember, mutations[1])
	}
	return mutated
}

// operations are the IDs of another operation: the second stands in where the first is the record's own.
var operations = [...]string{"video-review-99", "video-review-98"}

func operation(s *quarantine.State, intact bool) string {
	switch {
	case intact:
		return s.OriginalOperationID
	case s.OriginalOperationID == operations[0]:
		return operations[1]
	}
	return operations[0]
}
