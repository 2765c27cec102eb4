package api

import (
	"strings"
	"testing"
)

// BenchmarkLargest runs and opens a scenario that is as long as one may be, with as many steps (lab-format.md, Bounds).
func BenchmarkLargest(b *testing.B) {
	const steps = 1000
	pair := `,{"do":"requarantine"},{"do":"redrive","approved":true,"remediationFixed":true,"candidate":{"schema_version":2,"video_id":"V-17"}}`
	scenario := `{"format":"redrive-lab/1","supportedSchemas":[2],"steps":[` + strings.Repeat(pair, steps/2)[1:] + `]}`
	for _, call := range []string{"run", "open"} {
		b.Run(call, func(b *testing.B) {
			l := New()
			l.On("screen", func(string) {})
			b.ReportAllocs()
			for b.Loop() {
				if answer := l.Call(call, []string{scenario}); strings.HasPrefix(answer, `{"error"`) {
					b.Fatal(answer)
				}
			}
		})
	}
}
