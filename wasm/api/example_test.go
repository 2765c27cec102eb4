package api_test

import (
	"encoding/json"
	"fmt"

	"github.com/redrivelab/redrivelab/wasm/api"
)

// A page plays the lesson by its controls: what it reads is text, and what can't be done says why.
func ExampleLab_Call() {
	lab := api.New()
	lab.On("transition", func(text string) {
		var told struct{ Entry struct{ Result string } }
		_ = json.Unmarshal([]byte(text), &told)
		fmt.Println(told.Entry.Result)
	})
	for _, control := range []string{"receiveCycle", "schema-2", "approved", "remediationFixed", "redrive", "consume"} {
		lab.Call("press", []string{control})
	}
	fmt.Println(lab.Call("press", []string{"receive"}))
	// Output:
	// QUARANTINED
	// QUARANTINED
	// QUARANTINED
	// QUARANTINED
	// REDRIVEN
	// SUCCEEDED
	// {"error":{"code":"not-enabled","message":"Only a record in READY or RETRY can be received, and this one is in SUCCEEDED. Undo or reset leads back.","path":""}}
}
