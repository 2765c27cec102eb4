package review

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/review"
)

// The texts of the lesson's closed sets. Codes, states, actions and outcomes themselves stay English in each language.

var headlines = [...]assets.Key{
	review.Ready:              assets.ReviewStateReady,
	review.Retry:              assets.ReviewStateRetry,
	review.Redelivery:         assets.ReviewStateRedelivery,
	review.Acknowledged:       assets.ReviewStateAcknowledged,
	review.ManualReview:       assets.ReviewStateManualReview,
	review.WaitingForEvidence: assets.ReviewStateWaitingForEvidence,
	review.ReadyForNewAttempt: assets.ReviewStateReadyForNewAttempt,
	review.Closed:             assets.ReviewStateClosed,
}

// classTexts are what a class is called, and why a failure of it came to a person.
var classTexts = [...]struct{ name, why assets.Key }{
	review.Unknown:   {assets.ReviewClassUnknown, assets.ReviewWhyUnknown},
	review.Temporary: {assets.ReviewClassTemporary, assets.ReviewWhyTemporary},
	review.Terminal:  {assets.ReviewClassTerminal, assets.ReviewWhyTerminal},
}

func className(class review.Class, t *assets.Texts) string { return t.Text(classTexts[class].name) }

var needTexts = [...]assets.Key{
	review.NeedAction:         assets.ReviewNeedAction,
	review.NeedFixed:          assets.ReviewNeedFixed,
	review.NeedNoSecondEffect: assets.ReviewNeedNoSecondEffect,
}

// routeTexts are the seven steps of the route, in short and in full.
var routeTexts = [review.RouteSteps]struct{ short, full assets.Key }{
	{assets.ReviewControlRoute1, assets.ReviewRoute1},
	{assets.ReviewControlRoute2, assets.ReviewRoute2},
	{assets.ReviewControlRoute3, assets.ReviewRoute3},
	{assets.ReviewControlRoute4, assets.ReviewRoute4},
	{assets.ReviewControlRoute5, assets.ReviewRoute5},
	{assets.ReviewControlRoute6, assets.ReviewRoute6},
	{assets.ReviewControlRoute7, assets.ReviewRoute7},
}

// assertionTexts stand in the order of the assertions.
var assertionTexts = [...]struct {
	name  string
	gloss assets.Key
}{
	{"duplicate-writes-no-second-effect", assets.UiAssertionDuplicateWritesNoSecondEffect},
	{"controlled-retry-within-limit", assets.UiAssertionControlledRetryWithinLimit},
	{"terminal-never-retried", assets.UiAssertionTerminalNeverRetried},
	{"unknown-never-retried", assets.UiAssertionUnknownNeverRetried},
	{"nothing-delivered-without-decision", assets.UiAssertionNothingDeliveredWithoutDecision},
	{"manual-record-complete", assets.UiAssertionManualRecordComplete},
	{"ledger-empty-in-poison-branch", assets.UiAssertionLedgerEmptyInPoisonBranch},
	{"effect-key-kept", assets.UiAssertionEffectKeyKept},
}
