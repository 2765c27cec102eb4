package review

import (
	_ "embed" // each scenario is a string of its own: an embed.FS would bring io/fs and time into the wasm files

	"github.com/redrivelab/redrivelab/engine/lab"
)

//go:embed builtin/recovery.json
var recovery string

//go:embed builtin/poison.json
var poison string

//go:embed builtin/exhausted.json
var exhausted string

//go:embed builtin/unknown-code.json
var unknownCode string

//go:embed builtin/sequence-gap.json
var sequenceGap string

//go:embed builtin/duplicate.json
var duplicate string

//go:embed builtin/story-timed-out.json
var storyTimedOut string

//go:embed builtin/story-paid-twice.json
var storyPaidTwice string

//go:embed builtin/story-burnt-attempts.json
var storyBurntAttempts string

//go:embed builtin/story-record-first.json
var storyRecordFirst string

// builtins stand in the order of review.md; the fault stories follow, 7 to 10.
var builtins = [...]lab.Builtin{
	{Name: "recovery", Scenario: recovery},
	{Name: "poison", Scenario: poison},
	{Name: "exhausted", Scenario: exhausted},
	{Name: "unknown-code", Scenario: unknownCode},
	{Name: "sequence-gap", Scenario: sequenceGap},
	{Name: "duplicate", Scenario: duplicate},
	{Name: "story-timed-out", Scenario: storyTimedOut},
	{Name: "story-paid-twice", Scenario: storyPaidTwice},
	{Name: "story-burnt-attempts", Scenario: storyBurntAttempts},
	{Name: "story-record-first", Scenario: storyRecordFirst},
}
