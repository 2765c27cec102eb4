package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
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
		case j.step(s) > quarantine.MaxClockTicks-s.Now:
			disable(&controls[i], t.Fill(assets.WhyNotClockEnd, "end", strconv.Itoa(quarantine.MaxClockTicks)))
		}
	}
	return controls
}

// step is how many ticks one press takes. A clock that was set far back needs several presses.
func (j *jump) step(s *quarantine.State) int { return min(j.ticks(s), quarantine.MaxStepTicks) }
