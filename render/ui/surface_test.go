package ui_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/ui"
	"github.com/redrivelab/redrivelab/render/view"
)

// surface is a screen in use at a size.
func surface(t *testing.T, name string, width, height float64) *ui.Surface {
	t.Helper()
	screen := screens(t)[name]
	s := ui.NewSurface(screen, look(screen, width, height, ui.Dark))
	s.Refresh()
	return s
}

func at(t *testing.T, s *ui.Surface, id string) (x, y float64) {
	t.Helper()
	r, ok := s.Plan.Find(id)
	require.True(t, ok, id)
	return r.X + r.W/2, r.Y + r.H/2
}

func click(s *ui.Surface, x, y float64) ui.Intent {
	s.Point(ui.Pointer{Kind: ui.Down, X: x, Y: y})
	intent := s.Point(ui.Pointer{Kind: ui.Up, X: x, Y: y})
	s.Refresh()
	return intent
}

func clickOn(t *testing.T, s *ui.Surface, id string) ui.Intent {
	t.Helper()
	x, y := at(t, s, id)
	return click(s, x, y)
}

func TestClickingAControlPressesIt(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	assert.Equal(t, ui.Intent{Kind: ui.Press, ID: "receiveCycle"}, clickOn(t, s, "receiveCycle"))
	assert.Equal(t, ui.Intent{Kind: ui.Press, ID: "approved"}, clickOn(t, s, "approved"))
}

func TestClickingAMarkSeeks(t *testing.T) {
	s := surface(t, "held", 1440, 810)
	assert.Equal(t, ui.Intent{Kind: ui.Press, ID: view.Seek, Value: "1"}, clickOn(t, s, "seek:1"))
}

func TestClickingAFieldEditsItInPlace(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	r, ok := s.Plan.Find("operationId")
	require.True(t, ok)
	assert.Equal(t, ui.Intent{Kind: ui.Edit, ID: "operationId", Rect: r}, clickOn(t, s, "operationId"))
}

func TestAControlThatCannotBeUsedSaysWhy(t *testing.T) {
	s := surface(t, "start", 360, 740)
	assert.Zero(t, clickOn(t, s, "consume"))
	assert.Equal(t, "consume", s.State.Told)
	assert.Contains(t, read(&s.Plan), "Consume: Only a REDRIVEN")
	clickOn(t, s, "ui:tab:gates")
	assert.Empty(t, s.State.Told, "until the next press")
}

func read(plan *ui.Plan) string {
	all := ""
	for _, w := range plan.Words {
		all += w.Text + " "
	}
	return all
}

func TestAPressThatSlipsAwayPressesNothing(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := at(t, s, "receive")
	s.Point(ui.Pointer{Kind: ui.Down, X: x, Y: y})
	assert.Equal(t, "receive", s.State.Pressed)
	s.Point(ui.Pointer{Kind: ui.Move, X: x, Y: y + 60})
	assert.Empty(t, s.State.Pressed)
	assert.Zero(t, s.Point(ui.Pointer{Kind: ui.Up, X: x, Y: y}))
}

func TestNothingStaysPressed(t *testing.T) {
	for name, end := range map[string]func(s *ui.Surface){
		"pointer taken away": func(s *ui.Surface) { s.Point(ui.Pointer{Kind: ui.Cancel}) },
		"window left":        func(s *ui.Surface) { s.Release() },
		"click elsewhere":    func(s *ui.Surface) { s.Leave() },
	} {
		s := surface(t, "start", 1440, 810)
		x, y := at(t, s, "receive")
		s.Point(ui.Pointer{Kind: ui.Down, X: x, Y: y})
		end(s)
		assert.Empty(t, s.State.Pressed, name)
		assert.Zero(t, s.Point(ui.Pointer{Kind: ui.Move, X: x + 99, Y: y}), "%s: no drag goes on", name)
		assert.Zero(t, s.Point(ui.Pointer{Kind: ui.Up, X: x, Y: y}), "%s: no press follows", name)
		assert.Equal(t, ui.Press, clickOn(t, s, "receive").Kind, "%s: the next one is heard", name)
	}
}

func TestDraggingTheStageOrbits(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	s.Point(ui.Pointer{Kind: ui.Down, X: x, Y: y})
	assert.Zero(t, s.Point(ui.Pointer{Kind: ui.Move, X: x + 3, Y: y}), "a hand that trembles doesn't drag")
	assert.Equal(t, ui.Intent{Kind: ui.Orbit, DX: 27, DY: 4}, s.Point(ui.Pointer{Kind: ui.Move, X: x + 30, Y: y + 4}))
	s.Point(ui.Pointer{Kind: ui.Move, X: 1439, Y: 809})
	assert.Zero(t, s.Point(ui.Pointer{Kind: ui.Up, X: 1439, Y: 809}), "wherever it ends")
}

func TestTwoFingersZoom(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	s.Point(ui.Pointer{Kind: ui.Down, ID: 1, X: x, Y: y, Finger: true})
	s.Point(ui.Pointer{Kind: ui.Down, ID: 2, X: x + 100, Y: y, Finger: true})
	intent := s.Point(ui.Pointer{Kind: ui.Move, ID: 2, X: x + 200, Y: y, Finger: true})
	assert.Equal(t, ui.Zoom, intent.Kind)
	assert.InDelta(t, 0.5, intent.Factor, 1e-9)
	s.Point(ui.Pointer{Kind: ui.Up, ID: 1, X: x, Y: y})
	assert.Equal(t, ui.Orbit, s.Point(ui.Pointer{Kind: ui.Move, ID: 2, X: x + 230, Y: y, Finger: true}).Kind, "the finger that stays orbits")
}

func TestTwoClicksOnTheStagePutTheCameraBack(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	tap := func(ms float64) ui.IntentKind {
		s.Point(ui.Pointer{Kind: ui.Down, X: x, Y: y, AtMs: ms})
		return s.Point(ui.Pointer{Kind: ui.Up, X: x, Y: y, AtMs: ms}).Kind
	}
	assert.Equal(t, ui.Skip, tap(1000), "one ends the motion")
	assert.Equal(t, ui.Home, tap(1200))
	assert.Equal(t, ui.Skip, tap(1300), "the third one is a first one")
	assert.Equal(t, ui.Skip, tap(2000), "too late")
}

func TestWheelIsThePagesUntilThePersonClicksIntoTheLab(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	_, taken := s.Wheel(x, y, 100, false)
	assert.False(t, taken)
	intent, taken := s.Wheel(x, y, 100, true)
	assert.True(t, taken, "with a modifier")
	assert.InDelta(t, 1.1, intent.Factor, 1e-9)
	click(s, x, y)
	intent, taken = s.Wheel(x, y, -100, false)
	assert.True(t, taken, "after a click")
	assert.InDelta(t, 1/1.1, intent.Factor, 1e-9)
	s.Key("Escape")
	_, taken = s.Wheel(x, y, 100, false)
	assert.False(t, taken, "Escape gives it back")
}

// The page around is scrolled by a finger that comes down on the stage: that is no tap into the lab.
func TestAFingerIsThePagesUntilItTaps(t *testing.T) {
	s := surface(t, "start", 1280, 720)
	x, y := s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	finger := func(kind ui.PointerKind) { s.Point(ui.Pointer{Kind: kind, ID: 5, X: x, Y: y, Finger: true}) }
	finger(ui.Down)
	assert.False(t, s.Active(), "it may be about to scroll")
	finger(ui.Cancel)
	assert.False(t, s.Active(), "it has scrolled")
	finger(ui.Down)
	finger(ui.Up)
	assert.True(t, s.Active())
	s.Leave()
	assert.False(t, s.Active())
}

func TestWheelAndSwipeTurnPages(t *testing.T) {
	s := surface(t, "start", 360, 568)
	clickOn(t, s, "ui:tab:gates")
	require.Greater(t, s.Plan.Pages, 1)
	x, y := 180.0, 470.0
	_, taken := s.Wheel(x, y, 100, false)
	require.True(t, taken)
	assert.Equal(t, 1, s.State.Page)
	s.Refresh()
	s.Point(ui.Pointer{Kind: ui.Down, X: x, Y: y, Finger: true})
	for dy := range 12 {
		s.Point(ui.Pointer{Kind: ui.Move, X: x, Y: y + 10*float64(dy), Finger: true})
		s.Refresh()
	}
	assert.Equal(t, 0, s.State.Page, "one page a swipe, however long")
}

// A pad tells of each few px, and of a way to the side as well.
func TestWheelTurnsAPageANotch(t *testing.T) {
	for name, c := range map[string]struct {
		turns []float64
		page  int
	}{
		"a notch":                {[]float64{100}, 1},
		"three lines":            {[]float64{48}, 1},
		"two notches":            {[]float64{100, 100}, 2},
		"a little":               {[]float64{4, 4, 4}, 0},
		"a little many times":    {[]float64{12, 12, 12, 12}, 1},
		"to the side":            {[]float64{0, 0, 0}, 0},
		"back before it is far":  {[]float64{40, -40, 40}, 0},
		"and back":               {[]float64{100, -100}, 0},
		"a notch, then a little": {[]float64{100, 40}, 1},
	} {
		s := surface(t, "start", 360, 568)
		clickOn(t, s, "ui:tab:gates")
		require.Greater(t, s.Plan.Pages, 2)
		for _, dy := range c.turns {
			_, taken := s.Wheel(180, 470, dy, false)
			assert.Equal(t, dy != 0, taken, name)
			s.Refresh()
		}
		assert.Equal(t, c.page, s.State.Page, name)
	}
}

func TestWheelToTheSideIsThePages(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	click(s, x, y)
	intent, taken := s.Wheel(x, y, 0, false)
	assert.Zero(t, intent)
	assert.False(t, taken)
}

// The browser may swallow a release; the same pointer comes down again all the same.
func TestAPointerHasOneFinger(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	x, y := at(t, s, "receive")
	s.Point(ui.Pointer{Kind: ui.Down, ID: 1, X: x, Y: y})
	s.Point(ui.Pointer{Kind: ui.Down, ID: 1, X: x, Y: y})
	assert.Equal(t, ui.Intent{Kind: ui.Press, ID: "receive"}, s.Point(ui.Pointer{Kind: ui.Up, ID: 1, X: x, Y: y}))
	s.Refresh()
	assert.Equal(t, ui.Press, clickOn(t, s, "receive").Kind, "nothing is stuck")

	x, y = s.Plan.Stage.X+200, s.Plan.Stage.Y+200
	s.Point(ui.Pointer{Kind: ui.Down, ID: 1, X: x, Y: y, Finger: true})
	s.Point(ui.Pointer{Kind: ui.Down, ID: 2, X: x + 100, Y: y, Finger: true})
	s.Point(ui.Pointer{Kind: ui.Down, ID: 1, X: x, Y: y, Finger: true})
	assert.Equal(t, ui.Zoom, s.Point(ui.Pointer{Kind: ui.Move, ID: 2, X: x + 200, Y: y, Finger: true}).Kind, "two are two still")
}

func TestARefusalIsToldUntilTheNextPress(t *testing.T) {
	for _, width := range []float64{360, 1440} {
		s := surface(t, "start", width, 810)
		s.Refuse("The lab is full of steps.")
		s.Refresh()
		assert.Contains(t, read(&s.Plan), "full of steps", width)
		clickOn(t, s, "receive")
		assert.NotContains(t, read(&s.Plan), "full of steps", width)
		s.Refuse("The lab is full of steps.")
		s.Show(screens(t)["held"])
		assert.Empty(t, s.State.Refusal, "after a change")
	}
}

func TestKeysOfTheStage(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	assert.Equal(t, ui.Intent{Kind: ui.FixedView, N: 0}, s.Key("1"))
	assert.Equal(t, ui.Intent{Kind: ui.FixedView, N: 5}, s.Key("6"))
	assert.Equal(t, ui.Intent{Kind: ui.Home}, s.Key("Home"))
	assert.Equal(t, ui.Intent{}, s.Key("0"), "it is the shortcut of Reset")
	for _, key := range []string{"Enter", " "} {
		assert.Equal(t, ui.Intent{Kind: ui.Skip}, s.Key(key), key)
	}
	for _, key := range []string{"7", "Tab", "r", "", "11"} {
		assert.Zero(t, s.Key(key), key)
	}
}

func TestParseViewTakesTheSevenAndNothingElse(t *testing.T) {
	home, ok := ui.ParseView("0")
	assert.True(t, ok)
	assert.Equal(t, ui.Intent{Kind: ui.Home}, home)
	for n, name := range []string{"1", "2", "3", "4", "5", "6"} {
		intent, ok := ui.ParseView(name)
		assert.True(t, ok, name)
		assert.Equal(t, ui.Intent{Kind: ui.FixedView, N: n}, intent)
	}
	for _, name := range []string{"", "7", "-1", "01", "1.0", "home", " 1", "１"} {
		_, ok := ui.ParseView(name)
		assert.False(t, ok, name)
	}
}

func TestFocusInTheMirrorIsShownWhereverItIs(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {360, 740}, {740, 360}, {1440, 810}} {
		s := surface(t, "held", size[0], size[1])
		ids := []string{"seek:0", "seek:2"}
		for _, c := range screens(t)["held"].Controls {
			if c.ID != view.Seek {
				ids = append(ids, c.ID)
			}
		}
		for _, id := range ids {
			s.Focus(id)
			s.Refresh()
			_, ok := s.Plan.Find(id)
			assert.True(t, ok, "%v: %s", size, id)
			assert.Equal(t, id, s.State.Focus)
			rings := 0
			for _, b := range s.Plan.Boxes {
				if b.Border == ui.Focus {
					rings++
				}
			}
			assert.Equal(t, 1, rings, "%v: %s", size, id)
		}
		s.Focus("")
		assert.Empty(t, s.State.Focus)
	}
}

func TestWhyOpensOnHeldAndClosesAfter(t *testing.T) {
	all := screens(t)
	s := ui.NewSurface(all["start"], look(all["start"], 360, 740, ui.Dark))
	s.Refresh()
	clickOn(t, s, "ui:tab:fixtures")
	s.Show(all["held"])
	s.Refresh()
	assert.Equal(t, ui.WhySheet, s.State.Sheet)
	s.Show(all["start"])
	s.Refresh()
	assert.Equal(t, ui.FixturesSheet, s.State.Sheet)
}

func TestTimelineKeepsItsCursorInView(t *testing.T) {
	s := surface(t, "many steps", 1440, 810)
	_, ok := s.Plan.Find("seek:40")
	require.True(t, ok)
	for range 4 {
		clickOn(t, s, "ui:older")
	}
	_, ok = s.Plan.Find("seek:0")
	assert.True(t, ok)
	s.Show(screens(t)["many steps"])
	s.Refresh()
	_, ok = s.Plan.Find("seek:40")
	assert.True(t, ok, "after a change it follows again")
}

func TestRefreshCountsPlans(t *testing.T) {
	s := surface(t, "start", 1440, 810)
	first := s.Refresh()
	assert.Equal(t, first, s.Refresh(), "nothing has changed")
	x, y := at(t, s, "receive")
	s.Point(ui.Pointer{Kind: ui.Move, X: x, Y: y})
	assert.Greater(t, s.Refresh(), first)
	hovering := s.Refresh()
	s.Point(ui.Pointer{Kind: ui.Move, X: x + 1, Y: y})
	assert.Equal(t, hovering, s.Refresh(), "over the same target")
}
