package quarantine

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// The texts of the lesson's closed sets. State codes, gate names and reasons themselves stay English in each language.

var headlines = [...]assets.Key{
	quarantine.Ready:       assets.StateREADY,
	quarantine.Retry:       assets.StateRETRY,
	quarantine.Quarantined: assets.StateQUARANTINED,
	quarantine.Held:        assets.StateHELD,
	quarantine.Redriven:    assets.StateREDRIVEN,
	quarantine.Succeeded:   assets.StateSUCCEEDED,
}

// reasonTexts say what a reason means, and what evidence would be needed.
var reasonTexts = [...]struct{ sentence, evidence assets.Key }{
	quarantine.NotQuarantined:     {assets.ReasonNotQuarantined, assets.EvidenceNotQuarantined},
	quarantine.ApprovalRequired:   {assets.ReasonApprovalRequired, assets.EvidenceApprovalRequired},
	quarantine.Unfixed:            {assets.ReasonUnfixed, assets.EvidenceUnfixed},
	quarantine.UnknownEffect:      {assets.ReasonUnknownEffect, assets.EvidenceUnknownEffect},
	quarantine.Expired:            {assets.ReasonExpired, assets.EvidenceExpired},
	quarantine.OperationIDChanged: {assets.ReasonOperationIdChanged, assets.EvidenceOperationIdChanged},
	quarantine.BodyChanged:        {assets.ReasonBodyChanged, assets.EvidenceBodyChanged},
	quarantine.ReplayLimit:        {assets.ReasonReplayLimit, assets.EvidenceReplayLimit},
}

// places say where a check refuses, as a place and in the sentence of a closed check.
var places = [...]struct{ name, closed assets.Key }{
	quarantine.AtReceive:     {assets.WhereReceive, assets.EventCheckReceive},
	quarantine.AtGate:        {assets.WhereGate, assets.EventCheckGate},
	quarantine.AtSecondCheck: {assets.WhereSecondCheck, assets.EventCheckSecond},
}

var fixtureNames = [...]assets.Key{
	quarantine.FixApproved:         assets.FixtureApproved,
	quarantine.FixRemediationFixed: assets.FixtureRemediationFixed,
	quarantine.FixSupportedSchemas: assets.FixtureSupportedSchemas,
	quarantine.FixUnknownEffect:    assets.FixtureUnknownEffect,
	quarantine.FixCandidate:        assets.FixtureCandidate,
	quarantine.FixBody:             assets.FixtureBody,
	quarantine.FixOperationID:      assets.FixtureOperationId,
	quarantine.FixNow:              assets.FixtureNow,
}

var verbNames = [...]assets.Key{
	quarantine.DoReceive:      assets.StepReceive,
	quarantine.DoReceiveCycle: assets.StepReceiveCycle,
	quarantine.DoRedrive:      assets.StepRedrive,
	quarantine.DoConsume:      assets.StepConsume,
	quarantine.DoTick:         assets.StepTick,
	quarantine.DoRequarantine: assets.StepRequarantine,
	quarantine.DoSet:          assets.StepSet,
}

// redriveWarnings say what a redrive outside of QUARANTINED spoils (quarantine.md, redrive).
var redriveWarnings = [...]assets.Key{
	quarantine.Ready:     assets.WarningRedriveREADY,
	quarantine.Retry:     assets.WarningRedriveRETRY,
	quarantine.Held:      assets.WarningRedriveHELD,
	quarantine.Redriven:  assets.WarningRedriveREDRIVEN,
	quarantine.Succeeded: assets.WarningRedriveSUCCEEDED,
}

// checkTexts are a check's gloss and its sentences; where one has several, checks.go chooses.
var checkTexts = [...]struct {
	name                string
	gloss, open, closed assets.Key
}{
	{quarantine.CheckInQuarantine, assets.GateInQuarantine, assets.OpenInQuarantine, assets.ClosedInQuarantine},
	{quarantine.CheckApproval, assets.GateApproval, assets.OpenApproval, assets.ClosedApproval},
	{quarantine.CheckRemediation, assets.GateRemediation, assets.OpenRemediation, assets.ClosedRemediation},
	{quarantine.CheckEffectKnown, assets.GateEffectKnown, assets.OpenEffectKnown, assets.ClosedEffectKnown},
	{quarantine.CheckInTime, assets.GateInTime, assets.OpenInTime, assets.ClosedInTime},
	{quarantine.CheckSameOperation, assets.GateSameOperation, assets.OpenSameOperation, assets.ClosedSameOperation},
	{quarantine.CheckSameBody, assets.GateSameBody, assets.OpenSameBody, assets.ClosedSameBody},
	{quarantine.CheckBudgetLeft, assets.GateBudgetLeft, assets.OpenBudgetLeft, assets.ClosedBudgetLeft},
}

// checkText finds the texts of a check by its name; those of the first where there is none.
func checkText(name string) (gloss, open, closed assets.Key) {
	at := 0
	for i := range checkTexts {
		if checkTexts[i].name == name {
			at = i
		}
	}
	return checkTexts[at].gloss, checkTexts[at].open, checkTexts[at].closed
}
