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

// builtins stand in the order of quarantine.md.
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
}
