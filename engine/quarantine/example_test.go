package quarantine_test

import (
	"fmt"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/quarantine"
)

// A record is read once; then steps are taken on a plain value, in place.
func ExampleNext() {
	text := `{"steps":[{"do":"receiveCycle"},
		{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true},
		{"do":"tick","n":11},{"do":"redrive"},{"do":"tick"},{"do":"consume"}]}`
	doc, err := canon.Parse(text, canon.Limits{Bytes: 64 << 10, Depth: 8})
	if err != nil {
		fmt.Println(err)
		return
	}
	lesson := quarantine.Lesson{}
	start, _ := lesson.Parse(doc)
	state := start.(quarantine.State)
	steps, _ := doc.Get("steps")
	for _, item := range steps.Items() {
		step, _ := lesson.ParseStep(item)
		own := step.(quarantine.Step)
		outcome, _ := quarantine.Next(&state, &own, nil)
		fmt.Println(own.Do(), outcome.Result())
	}
	fmt.Println(state.HeldAt, state.AgeTicks(), state.TotalReceives)
	// Output:
	// receiveCycle QUARANTINED
	// set QUARANTINED
	// tick QUARANTINED
	// redrive REDRIVEN
	// tick REDRIVEN
	// consume HELD:expired
	// second-check 12 3
}
