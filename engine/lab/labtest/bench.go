package labtest

import "testing"

// Bench plays the steps from the start over and over, without events, reports how often a second, and answers the end.
func (rules Rules[S, T, O]) Bench(b *testing.B, start S, steps []T) S {
	var s S
	b.ReportAllocs()
	for b.Loop() {
		s = start
		for i := range steps {
			_, _ = rules.Next(&s, &steps[i], nil)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "scenarios/s")
	return s
}

// Allocations counts those of playing the steps once without events, each held to the invariants, and answers the end.
func (rules Rules[S, T, O]) Allocations(start S, steps []T) (count float64, end S) {
	var before S
	count = testing.AllocsPerRun(100, func() {
		end = start
		for i := range steps {
			before = end
			_, _ = rules.Next(&end, &steps[i], nil)
			_, _ = rules.Invariants.BrokenByState(&end), rules.Invariants.BrokenByStep(&before, &steps[i], &end)
		}
	})
	return count, end
}
