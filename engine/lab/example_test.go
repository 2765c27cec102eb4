package lab_test

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

func ExampleRegistry_Open() {
	registry := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})
	session, _ := registry.Open(`{"format":"redrive-lab/1","steps":[{"do":"receiveCycle"}]}`)
	fmt.Println(session.State().Code(), session.Step())

	_, err := registry.Open(`{"format":"redrive-lab/1","steps":[{"do":"tick","n":0}]}`)
	if refusal, ok := errors.AsType[*lab.Error](err); ok {
		fmt.Println(refusal.Code, refusal.Path, refusal.Message)
	}
	// Output:
	// QUARANTINED 1
	// out-of-range steps[0].n give an integer of 1..1000000
}

func ExampleSession_Act() {
	registry := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}})
	session, _ := registry.Open(`{"format":"redrive-lab/1"}`)
	for _, step := range []string{
		`{"do":"receiveCycle"}`,
		`{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true}`,
		`{"do":"redrive"}`,
		`{"do":"consume"}`,
	} {
		entry, _ := session.Act(step)
		fmt.Println(entry.Step.Do(), entry.Outcome.Result())
	}
	_ = session.Undo()
	fmt.Println("undone:", session.State().Code())
	// Output:
	// receiveCycle QUARANTINED
	// set QUARANTINED
	// redrive REDRIVEN
	// consume SUCCEEDED
	// undone: REDRIVEN
}

// The second lesson: a decision that lacks its statements grants nothing.
func ExampleRegistry_Run() {
	registry := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})
	text, _ := registry.Run(`{"format":"redrive-lab/1","lesson":"review",
		"steps":[{"do":"deliver","code":"sequence-gap"},{"do":"decide","action":"replay-after-fix"}]}`)
	var trace struct {
		Trace []struct {
			Do, Outcome string
			Missing     []string
		}
		Final struct {
			State  string
			Record struct{ FailureKind, TerminalReason string }
		}
	}
	_ = json.Unmarshal([]byte(text), &trace)
	for _, entry := range trace.Trace {
		fmt.Println(entry.Do, entry.Outcome, entry.Missing)
	}
	fmt.Println(trace.Final.State, trace.Final.Record)
	// Output:
	// deliver manual-review []
	// decide waiting-for-evidence [fixed noSecondEffect]
	// waiting-for-evidence {terminal sequence-gap}
}
