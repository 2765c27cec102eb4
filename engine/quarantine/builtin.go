package quarantine

import (
	_ "embed" // each scenario is a string of its own: an embed.FS would bring io/fs and time into the wasm files

	"github.com/redrivelab/redrivelab/engine/lab"
)

//go:embed builtin/worked-example.json
var workedExample string

//go:embed builtin/schema-3.json
var schema3 string

//go:embed builtin/tick-11.json
var tick11 string

//go:embed builtin/tick-12.json
var tick12 string

//go:embed builtin/late-consume.json
var lateConsume string

//go:embed builtin/unknown-effect.json
var unknownEffect string

//go:embed builtin/changed-after-redrive.json
var changedAfterRedrive string

//go:embed builtin/changed-candidate.json
var changedCandidate string

//go:embed builtin/replay-limit.json
var replayLimit string

//go:embed builtin/story-old-count.json
var storyOldCount string

//go:embed builtin/story-endless-loop.json
var storyEndlessLoop string

//go:embed builtin/story-two-operators.json
var storyTwoOperators string

//go:embed builtin/story-age-restarted.json
var storyAgeRestarted string

//go:embed builtin/story-changed-by-tool.json
var storyChangedByTool string

//go:embed builtin/story-round-trip.json
var storyRoundTrip string

// builtins stand in the order of quarantine.md; the fault stories follow, 1 to 6.
var builtins = [...]lab.Builtin{
	{Name: "worked-example", Scenario: workedExample},
	{Name: "schema-3", Scenario: schema3},
	{Name: "tick-11", Scenario: tick11},
	{Name: "tick-12", Scenario: tick12},
	{Name: "late-consume", Scenario: lateConsume},
	{Name: "unknown-effect", Scenario: unknownEffect},
	{Name: "changed-after-redrive", Scenario: changedAfterRedrive},
	{Name: "changed-candidate", Scenario: changedCandidate},
	{Name: "replay-limit", Scenario: replayLimit},
	{Name: "story-old-count", Scenario: storyOldCount},
	{Name: "story-endless-loop", Scenario: storyEndlessLoop},
	{Name: "story-two-operators", Scenario: storyTwoOperators},
	{Name: "story-age-restarted", Scenario: storyAgeRestarted},
	{Name: "story-changed-by-tool", Scenario: storyChangedByTool},
	{Name: "story-round-trip", Scenario: storyRoundTrip},
}
