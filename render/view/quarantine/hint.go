package quarantine

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// Hint gives a sensible next step. It never leads into a refusal, and what can't be mended here it says as it is.
func (Describer) Hint(now lab.State, t *assets.Texts) view.Hint {
	s := recordOf(now)
	a := advise(s)
	if a.text == 0 {
		return view.Hint{}
	}
	schema := strings.TrimPrefix(a.control, schemaPrefix)
	return view.Hint{Text: t.Fill(a.text, "schema", schema), Control: a.control}
}

// advice is a hint's text and the control that it speaks of. The zero advice is none.
type advice struct {
	text    assets.Key
	control string
}

func advise(s *quarantine.State) advice {
	switch s.Status {
	case quarantine.Ready:
		return beforeReceive(s, assets.HintReady)
	case quarantine.Retry:
		return beforeReceive(s, assets.HintRetry)
	case quarantine.Quarantined:
		gates := quarantine.Gates(s)
		return beforeCheck(s, quarantine.AtGate, gates[:], advice{assets.HintRedrive, redriveID})
	case quarantine.Redriven:
		second := quarantine.SecondCheck(s)
		return beforeCheck(s, quarantine.AtSecondCheck, second[:], advice{assets.HintConsume, consumeID})
	case quarantine.Held:
		return advice{heldHints[s.Reason], view.Undo}
	}
	return advice{assets.HintSucceeded, view.Reset}
}

func beforeReceive(s *quarantine.State, cycle assets.Key) advice {
	integrity := quarantine.Integrity(s)
	return beforeCheck(s, quarantine.AtReceive, integrity[:], advice{cycle, receiveCycleID})
}

// mending is the order in which a person goes about closed checks: first what nothing here can mend, then what was changed,
// then the cause, and the approval last, since it rests on all of it.
var mending = [...]string{
	quarantine.CheckBudgetLeft, quarantine.CheckInTime, quarantine.CheckEffectKnown, quarantine.CheckSameOperation,
	quarantine.CheckSameBody, quarantine.CheckRemediation, quarantine.CheckApproval,
}

// beforeCheck is pass where every check would let it pass, else what to do about a closed one.
func beforeCheck(s *quarantine.State, at quarantine.Place, answers []quarantine.Answer, pass advice) advice {
	for _, name := range mending {
		for _, answer := range answers {
			if answer.Name == name && answer.Reason != quarantine.NoReason {
				return mend(s, at, name)
			}
		}
	}
	return pass
}

// mend says what to do about a closed check.
func mend(s *quarantine.State, at quarantine.Place, name string) advice {
	switch name {
	case quarantine.CheckBudgetLeft:
		return advice{assets.HintBudget, ""}
	case quarantine.CheckInTime:
		return advice{assets.HintLate, ""}
	case quarantine.CheckEffectKnown:
		return advice{assets.HintEffect, unknownEffectID}
	case quarantine.CheckSameOperation:
		return advice{assets.HintId, idChangedID}
	case quarantine.CheckSameBody:
		if bodyChanged(s) {
			return advice{assets.HintBody, bodyChangedID}
		}
		return advice{assets.HintOffered, candidateChangedID}
	case quarantine.CheckApproval:
		return advice{assets.HintApproval, approvedID}
	}
	return cause(s, at)
}

// cause is for a schema that isn't supported, and for a remediation that isn't confirmed.
func cause(s *quarantine.State, at quarantine.Place) advice {
	schema := offeredBody(s, at).Schema
	switch {
	case s.Schemas.Has(schema):
		return advice{assets.HintRemediation, remediationID}
	case schema < 0:
		return advice{assets.HintNoSchema, ""}
	}
	return advice{assets.HintSchema, schemaPrefix + strconv.Itoa(schema)}
}

// heldHints lead back from a hold, by its reason: nothing but undo does.
var heldHints = [...]assets.Key{
	quarantine.NotQuarantined:     assets.HintHeldNotQuarantined,
	quarantine.ApprovalRequired:   assets.HintHeldApprovalRequired,
	quarantine.Unfixed:            assets.HintHeldUnfixed,
	quarantine.UnknownEffect:      assets.HintHeldUnknownEffect,
	quarantine.Expired:            assets.HintHeldExpired,
	quarantine.OperationIDChanged: assets.HintHeldOperationIdChanged,
	quarantine.BodyChanged:        assets.HintHeldBodyChanged,
	quarantine.ReplayLimit:        assets.HintHeldReplayLimit,
}
