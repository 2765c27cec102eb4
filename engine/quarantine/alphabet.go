package quarantine

import (
	"slices"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// alphabet is the standard alphabet from a start (quarantine.md, Standard alphabet), every step of it made beforehand.
type alphabet struct {
	plain   []Step // the steps that are the same in every state
	tick    Step
	toggles [toggles][2]Step // back to the start's value, and to the other one
	nothing Step             // stands for a step that the bounds take away
}

// The toggles in the order of the alphabet.
const (
	toggleEffect = iota
	toggleOperation
	toggleBody
	toggleSchemas
	toggles
)

// plainSteps are receiveCycle, the eight redrives and consume; then come tick and the toggles.
const (
	plainSteps    = 10
	standardSteps = plainSteps + 1 + toggles
)

func newAlphabet(start *State) *alphabet {
	a := &alphabet{tick: Step{Verb: DoTick, N: defaultTicks}, nothing: Step{Verb: DoSet}}
	a.plain = append(a.plain, Step{Verb: DoReceiveCycle})
	offered := bodyUnlike(start, "OTHER", "OTHER-2")
	for i := range 8 {
		a.plain = append(a.plain, redriveStep(i&4 != 0, i&2 != 0, i&1 != 0, offered))
	}
	a.plain = append(a.plain, Step{Verb: DoConsume})
	for i, unknown := range [2]bool{false, true} {
		a.toggles[toggleEffect][i] = Step{Verb: DoSet, Gives: Fixtures(0).With(FixUnknownEffect), UnknownEffect: unknown}
	}
	for i, id := range [2]string{start.OriginalOperationID, otherOperation(start)} {
		a.toggles[toggleOperation][i] = Step{Verb: DoSet, Gives: Fixtures(0).With(FixOperationID), OperationID: id}
	}
	for i, body := range [2]*Body{start.Body, bodyUnlike(start, "MUTATED", "MUTATED-2")} {
		a.toggles[toggleBody][i] = Step{Verb: DoSet, Gives: Fixtures(0).With(FixBody), Body: body}
	}
	without, with := schemaSets(start)
	for i, set := range [2]Schemas{without, with} {
		a.toggles[toggleSchemas][i] = Step{Verb: DoSet, Gives: Fixtures(0).With(FixSupportedSchemas), Schemas: set}
	}
	return a
}

// redriveStep has a candidate of its own, or none: the fixtures play no part in the alphabet.
func redriveStep(approved, fixed, other bool, offered *Body) Step {
	gives := Fixtures(0).With(FixApproved).With(FixRemediationFixed).With(FixCandidate)
	step := Step{Verb: DoRedrive, Gives: gives, Approved: approved, RemediationFixed: fixed}
	if other {
		step.Candidate = offered
	}
	return step
}

func otherOperation(start *State) string {
	if start.OriginalOperationID == "other-operation" {
		return "another-operation"
	}
	return "other-operation"
}

// bodyUnlike is the start's body with a video_id that it doesn't have: one of two, since it can have one of them itself.
func bodyUnlike(start *State, videoIDs ...string) *Body {
	for _, id := range videoIDs {
		if body := withVideo(start.Body, id); body.Hash != start.OriginalHash {
			return body
		}
	}
	return start.Body // not reached: two texts that differ are not both the start's
}

func withVideo(body *Body, videoID string) *Body {
	value, _ := canon.ParseBody(body.WithMember("video_id", videoID)) // a body that was written reads again
	text := value.Canonical()
	return &Body{Canonical: text, Hash: canon.Hash(text), Schema: body.Schema, value: value}
}

// schemaSets are the start's supported schemas without the body's schema and with it, where it is one and there is room.
func schemaSets(start *State) (without, with Schemas) {
	schema := int16(start.Body.Schema)
	for _, member := range start.Schemas.List[:start.Schemas.Count] {
		if member != schema {
			without.List[without.Count] = member
			without.Count++
		}
	}
	with = without
	if schema >= 0 && with.Count < len(with.List) {
		with.List[with.Count] = schema
		with.Count++
		slices.Sort(with.List[:with.Count])
	}
	return without, with
}
