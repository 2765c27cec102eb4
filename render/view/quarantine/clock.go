package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// The bounds of a tick step and of the clock (lab-format.md, Bounds).
const (
	maxStepTicks  = 1_000_000
	maxClockTicks = 1_000_000_000
)

// jump is a button that moves the clock forward.
type jump struct {
	id       string
	label    assets.Key
	past     assets.Key // why not, once the record is that old
	shortcut string
	ticks    func(s *quarantine.State) int // how far it is; below 1: past already
}

var jumps = [...]jump{
	{tick1ID, assets.ControlTick1, 0, "t", func(*quarantine.State) int { return 1 }},
	{tick5ID, assets.ControlTick5, 0, "", func(*quarantine.State) int { return 5 }},
	{tickBeforeID, assets.ControlTickBefore, assets.WhyNotTickBefore, "", func(s *quarantine.State) int { return toExpiry(s) - 1 }},
	{tickExpiryID, assets.ControlTickExpiry, assets.WhyNotTickExpiry, "", toExpiry},
}

func toExpiry(s *quarantine.State) int { return s.CreatedAt + s.Policy.TTLTicks - s.Now }

// clock only goes forward: on screen nothing makes a record younger (quarantine.md, Fixtures).
func clock(s *quarantine.State, t *assets.Texts) []view.Control {
	controls := make([]view.Control, len(jumps))
	for i := range jumps {
		j := &jumps[i]
		controls[i] = button(j.id, view.Time, t.Text(j.label), j.shortcut)
		switch ticks := j.ticks(s); {
		case ticks < 1:
			disable(&controls[i], t.Text(j.past))
		case j.step(s) > maxClockTicks-s.Now:
			disable(&controls[i], t.Fill(assets.WhyNotClockEnd, "end", strconv.Itoa(maxClockTicks)))
		}
	}
	return controls
}

// step is how many ticks one press takes. A clock that was set far back needs several presses.
func (j *jump) step(s *quarantine.State) int { return min(j.ticks(s), maxStepTicks) }
