package detail

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// machine is one on which a frame takes a fixed time and a time for its pixels, in milliseconds at full scale.
type machine struct{ fixedMs, pixelsMs float64 }

func (m machine) frame(scale float64) float64 { return m.fixedMs + m.pixelsMs*scale*scale }

// run lets a machine draw frames and counts the changes of scale.
func run(l *Level, m machine, frames int) (changes int) {
	for range frames {
		before := l.Scale()
		l.Frame(m.frame(before))
		if l.Scale() != before {
			changes++
		}
	}
	return changes
}

func TestMachines(t *testing.T) {
	for name, c := range map[string]struct {
		machine
		scale float64
	}{
		"a graphics card":            {machine{2, 5}, 1},
		"just fast enough":           {machine{10, 39}, 1},
		"a little too slow":          {machine{10, 45}, 0.75}, // 10 + 45 × 0.5625 = 35
		"software on a large screen": {machine{20, 100}, 0.5}, // 45; at 0.75 it would be 76
		"very slow":                  {machine{30, 160}, 0.35},
		"too slow for any":           {machine{500, 500}, 0.35},
	} {
		t.Run(name, func(t *testing.T) {
			var l Level
			run(&l, c.machine, 100)
			assert.Equal(t, c.scale, l.Scale())
			assert.Zero(t, run(&l, c.machine, 1000), "it stays where it is")
		})
	}
}

// Whatever the machine, once the scale is found, it stays; and where some scale gives 20 frames a second, so does this one.
func TestEveryMachineSettles(t *testing.T) {
	for fixed := 0.0; fixed <= 60; fixed += 3 {
		for pixels := 0.0; pixels <= 400; pixels += 7 {
			m := machine{fixed, pixels}
			var l Level
			run(&l, m, 200)
			assert.Zero(t, run(&l, m, 500), "%v", m)
			if m.frame(scales[len(scales)-1]) <= slowestMs {
				assert.LessOrEqual(t, m.frame(l.Scale()), slowestMs, "%v", m)
			}
		}
	}
}

func TestSlowIsFeltAfterAFewFrames(t *testing.T) {
	var l Level
	assert.Equal(t, 1, run(&l, machine{0, 90}, coarserAfter))
	assert.Equal(t, 0.75, l.Scale())
}

func TestOneLongFrameSaysNothing(t *testing.T) {
	var l Level
	for range 50 {
		run(&l, machine{5, 10}, 4)
		l.Frame(400)
	}
	assert.Equal(t, 1.0, l.Scale())
}

// Another program took the processor for a while: when it is done, all pixels are drawn again.
func TestFastAgain(t *testing.T) {
	var l Level
	run(&l, machine{60, 200}, 100)
	assert.Equal(t, 0.35, l.Scale())
	run(&l, machine{4, 12}, 100)
	assert.Equal(t, 1.0, l.Scale())
}

func TestNothingIsAllocated(t *testing.T) {
	var l Level
	assert.Zero(t, testing.AllocsPerRun(100, func() { l.Frame(30) }))
}
