package review_test

import (
	"fmt"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/review"
)

// A start is read once; then steps are taken on a plain value, in place.
func ExampleNext() {
	text := `{"steps":[{"do":"deliver","receipt":"unknown"},{"do":"deliver","code":"timeout"},{"do":"deliver"},
		{"do":"decide","action":"replay-after-fix","fixed":"the handler waits longer","noSecondEffect":"the key is in the ledger"},
		{"do":"deliver"}]}`
	doc, err := canon.Parse(text, canon.Limits{Bytes: 64 << 10, Depth: 8})
	if err != nil {
		fmt.Println(err)
		return
	}
	lesson := review.Lesson{}
	start, _ := lesson.Parse(doc)
	state := start.(review.State)
	steps, _ := doc.Get("steps")
	for _, item := range steps.Items() {
		step, _ := lesson.ParseStep(item)
		own := step.(review.Step)
		outcome, _ := review.Next(&state, &own, nil)
		fmt.Println(own.Do(), outcome.Result())
	}
	record, _ := state.Records.Last()
	fmt.Println(record.FailureKind, record.Attempts, state.Ledger.All())
	// Output:
	// deliver effect-written-receipt-unknown
	// deliver manual-review
	// deliver not-deliverable
	// decide ready-for-new-attempt
	// deliver ack-after-ledger-check
	// unknown 2 [invoice-417:reminder]
}
