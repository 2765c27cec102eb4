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

// builtins stand in the order of review.md.
var builtins = [...]lab.Builtin{
	{Name: "recovery", Scenario: recovery},
	{Name: "poison", Scenario: poison},
	{Name: "exhausted", Scenario: exhausted},
	{Name: "unknown-code", Scenario: unknownCode},
	{Name: "sequence-gap", Scenario: sequenceGap},
	{Name: "duplicate", Scenario: duplicate},
}
