//go:build !js

package main

import (
	"fmt"
	"strings"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

// largestScenario is as long as a scenario may be, and has as many steps (lab-format.md, Bounds). Every other one asks for a
// redrive with a candidate, which is hashed and compared, from a quarantine that the one before has brought back.
func largestScenario() string {
	const most, steps = 64 << 10, 1000
	const start, end = `{"format":"redrive-lab/1","supportedSchemas":[2],"steps":[`, `]}`
	var b strings.Builder
	b.WriteString(start)
	for n := range steps / 2 {
		b.WriteString(`{"do":"requarantine"},{"do":"redrive","approved":true,"remediationFixed":true,"candidate":{"schema_version":2,"video_id":"V-17"}}`)
		if n < steps/2-1 {
			b.WriteByte(',')
		}
	}
	room := most - b.Len() - len(end)
	return b.String() + strings.Repeat(" ", room) + end
}

// largest times the largest scenario in the text view: run alone, and opened, shown with all its marks.
func (b *bench) largest() ([]figure, error) {
	scenario := largestScenario()
	timed := func(call string) (float64, error) {
		return b.inTextView(func(tab *chrome.Tab) (float64, error) {
			return chrome.Eval[float64](tab, fmt.Sprintf(`(() => {
				const from = performance.now();
				const { error } = JSON.parse(redriveLab.%s(%q));
				if (error) throw new Error(error.message);
				return performance.now() - from;
			})()`, call, scenario))
		})
	}
	run, err := timed("run")
	if err != nil {
		return nil, err
	}
	open, err := timed("open")
	return []figure{{"largest.run", run, "ms", "≤200"}, {"largest.open", open, "ms", "≤200"}}, err
}
