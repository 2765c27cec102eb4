package diorama

import (
	"fmt"
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// allowed is how deep, in stage units, two solids may stand in each other by rounding.
const allowed = 1e-6

// boxed is a solid with what is asked of it again and again.
type boxed struct {
	name      int
	solid     *solid.Solid
	low, high solid.Vec
}

func boxOf(name int, s *solid.Solid) boxed {
	low, high := s.Bounds()
	return boxed{name, s, low, high}
}

// depth is how deep two solids stand in each other; 0 when they are apart or touch.
func (a boxed) depth(b boxed) float64 {
	for i := range a.low {
		if a.high[i] <= b.low[i]+allowed || b.high[i] <= a.low[i]+allowed {
			return 0
		}
	}
	_, gap := solid.WidestGap(a.solid, b.solid)
	return max(0, -gap)
}

func boxes(parts []Part) []boxed {
	all := make([]boxed, len(parts))
	for i := range parts {
		all[i] = boxOf(i, &parts[i].Solid)
	}
	return all
}

func TestStaticPartsTouchAtMost(t *testing.T) {
	all := boxes(layout())
	for i, a := range all {
		for _, b := range all[i+1:] {
			if d := a.depth(b); d > allowed {
				t.Errorf("parts %d (paint %d, %v..%v) and %d (paint %d, %v..%v) stand %.4f deep in each other",
					a.name, a.solid.Paint, a.low, a.high, b.name, b.solid.Paint, b.low, b.high, d)
			}
		}
	}
}

// looks are stages that show every alternative of the parcel.
func looks() []view.Stage {
	var stages []view.Stage
	for _, schema := range []int{-1, 0, 1, 2, 3, 7} {
		for _, changed := range []bool{false, true} {
			stages = append(stages, view.Stage{Parcel: view.Parcel{Schema: schema, BodyChanged: changed, Renamed: changed}, Waiting: 3})
		}
	}
	return stages
}

func TestSolidsOfAMoverTouchAtMost(t *testing.T) {
	for _, m := range Movers() {
		require.Len(t, m.Glass, len(m.Solids))
		for _, stage := range looks() {
			var shown []boxed
			for i := range m.Solids {
				if Visible(&stage, m.ID, i) {
					shown = append(shown, boxOf(i, &m.Solids[i]))
				}
			}
			require.NotEmpty(t, shown)
			for i, a := range shown {
				for _, b := range shown[i+1:] {
					assert.LessOrEqual(t, a.depth(b), allowed, "mover %d, solids %d and %d", m.ID, a.name, b.name)
				}
			}
		}
	}
}

// moved are the solids of the movers in a pose. Each parcel is a hull of all its alternatives.
func moved(p *view.Pose, movers []Mover) [][]boxed {
	transforms := make([]Transform, len(movers))
	Pose(p, transforms)
	all := make([][]boxed, len(movers))
	for i := range movers {
		if transforms[i].Hidden {
			continue
		}
		motion := transforms[i].Motion()
		for k := range movers[i].Solids {
			s := motion.Solid(movers[i].Solids[k])
			all[i] = append(all[i], boxOf(k, &s))
		}
	}
	return all
}

// wayMoments are poses all along the way from one station to another, with the lid and the barrier as they may stand then.
func wayMoments(cast view.Cast, from, to view.Station, steps int) []view.Pose {
	var poses []view.Pose
	for i := range steps + 1 {
		p := view.Pose{From: from, To: to, Along: float64(i) / float64(steps)}
		p.Stage.Cast, p.Stage.Waiting = cast, 3
		switch {
		case cast == view.LessonQuarantine && from == view.Gate && to == view.Lane, cast == view.LessonReview && from == view.Ring:
			p.Barrier = 1
		case cast == view.LessonReview:
			p.Barrier = float64(i / 2 % 2)
		}
		p.Lid = float64(i % 2)
		p.Stage.DialLit, p.Stage.DialOf = i, steps
		poses = append(poses, p)
	}
	return poses
}

func TestTheParcelCutsIntoNothingOnAnyWay(t *testing.T) {
	static := boxes(layout())
	movers := Movers()
	for pair := range int(view.Casts * view.Cast(view.Stations) * view.Cast(view.Stations)) {
		cast := view.Cast(pair % int(view.Casts))
		from, to := view.Station(pair/int(view.Casts)%int(view.Stations)), view.Station(pair/int(view.Casts)/int(view.Stations))
		steps := 80
		if from == to {
			steps = 1
		}
		for _, p := range wayMoments(cast, from, to, steps) {
			all := moved(&p, movers)
			if hit := firstHit(all, static); hit != "" {
				t.Errorf("lesson %d, from %d to %d at %.2f: %s", cast, from, to, p.Along, hit)
				break
			}
		}
	}
}

// firstHit says which solid of the parcel cuts into a static part or another mover.
func firstHit(all [][]boxed, static []boxed) string {
	for _, a := range all[Parcel] {
		for _, b := range static {
			if d := a.depth(b); d > allowed {
				return fmt.Sprintf("parcel's %d, %v..%v, stands %.4f deep in part %d (paint %d, %v..%v)", a.name, a.low, a.high, d, b.name, b.solid.Paint, b.low, b.high)
			}
		}
		for m, others := range all[Parcel+1 : ParcelShadow] {
			for _, b := range others {
				if d := a.depth(b); d > allowed {
					return fmt.Sprintf("parcel's %d, %v..%v, stands %.4f deep in mover %d, %v..%v", a.name, a.low, a.high, d, m+1, b.low, b.high)
				}
			}
		}
	}
	return ""
}

func TestOtherMoversCutIntoNothing(t *testing.T) {
	static := boxes(layout())
	movers := Movers()
	for i := range 82 {
		share, cast := float64(i/2)/40, view.Cast(i%2)
		p := view.Pose{Lid: share, Barrier: share, Stage: view.Stage{Cast: cast, DialLit: i / 2, DialOf: 24, Waiting: 3}}
		all := moved(&p, movers)
		for m := Waiting1; m < ParcelShadow; m++ { // a shadow is no body
			for _, a := range all[m] {
				for _, b := range static {
					require.LessOrEqual(t, a.depth(b), allowed, "mover %d, solid %d at %.2f in part %d (paint %d)", m, a.name, share, b.name, b.solid.Paint)
				}
			}
		}
	}
}

func TestAShakeCutsIntoNothing(t *testing.T) {
	static := boxes(layout())
	movers := Movers()
	for s := range view.Stations {
		for _, shake := range []float64{-1, -0.5, 0, 0.5, 1} {
			for cast := range view.Casts {
				p := view.Pose{From: s, To: s, Shake: shake, Stage: view.Stage{Cast: cast}}
				require.Empty(t, firstHit(moved(&p, movers), static), "lesson %d, station %d, shake %.1f", cast, s, shake)
			}
		}
	}
}

// TestWhatTurnsTheParcelAwayIsNotCut: neither the ledger's wall nor the barrier that is down.
func TestWhatTurnsTheParcelAwayIsNotCut(t *testing.T) {
	static := boxes(layout())
	movers := Movers()
	for _, s := range []view.Station{view.Handler, view.Ledger, view.Ring} {
		for i := range 51 * keySlots {
			p := view.Pose{From: s, To: s, Reach: float64(i/keySlots) / 50, Stage: view.Stage{Cast: view.LessonReview}}
			p.Stage.Keys[i%keySlots].Current = true
			require.Empty(t, firstHit(moved(&p, movers), static), "station %d, reach %.2f", s, p.Reach)
		}
	}
}
