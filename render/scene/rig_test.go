package scene

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/view"
)

const screen = 16.0 / 9

// framed is a rig at home.
func framed() *Rig {
	r := &Rig{}
	r.Frame(screen)
	return r
}

// aCycle are the moves of a receive cycle that ends in quarantine: seven seconds.
func aCycle() (moves []view.Move) {
	for range 3 {
		moves = append(moves, view.Move{Kind: view.Travel, To: view.Handler, Ms: 800}, view.Move{Kind: view.Shake, Ms: 500},
			view.Move{Kind: view.Light, Lamp: view.Lit, Ms: 300}, view.Move{Kind: view.Travel, To: view.Ring, Ms: 800})
	}
	return append(moves[:len(moves)-1], view.Move{Kind: view.Travel, To: view.Bin, Ms: 800}, view.Move{Kind: view.Lid, Flag: true, Ms: 500})
}

func playing(moves []view.Move) *view.Model {
	m := view.NewModel(view.Stage{})
	m.Play(moves, view.Stage{Parcel: view.Parcel{At: view.Bin}, LidClosed: true})
	return m
}

const frameMs = 1000.0 / 60

// frames plays to the end and calls each with the camera of every frame, and whether it has moved.
func frames(t *testing.T, r *Rig, m *view.Model, each func(c Camera, moved bool)) {
	t.Helper()
	for n := 0; ; n++ {
		require.Less(t, n, 2000)
		before := r.Camera()
		moving := m.Advance(frameMs)
		r.Follow(m.Course(), m.Pose().Stage.Cast)
		moving = r.Advance(frameMs) || moving
		each(r.Camera(), r.Camera() != before)
		if !moving {
			return
		}
	}
}

// It goes nearer at the beginning, rests while the parcel travels, and comes back at the end; without a jump.
func TestRigFollowsAndComesBack(t *testing.T) {
	r, base := framed(), View(0, screen)
	all, moving, nearest := 0, 0, base.Distance
	last := base
	frames(t, r, playing(aCycle()), func(c Camera, moved bool) {
		all++
		if moved {
			moving++
		}
		nearest = min(nearest, c.Distance)
		assert.Less(t, swung(&c, &last), 0.07*base.Distance, "frame %d", all)
		assert.False(t, c.inRoom())
		last = c
	})
	assert.Equal(t, base, r.Camera())
	assert.Less(t, nearest, 0.9*base.Distance)
	assert.Less(t, moving, all/4, "%d of %d frames are drawn whole", moving, all)
}

// swung is how far the eye, or what it looks at, has gone.
func swung(a, b *Camera) float64 {
	eye, other := a.eye(), b.eye()
	far := 0.0
	for _, pair := range [][2][3]float64{{eye, other}, {a.Target, b.Target}} {
		far = max(far, math.Hypot(math.Hypot(pair[0][0]-pair[1][0], pair[0][1]-pair[1][1]), pair[0][2]-pair[1][2]))
	}
	return far
}

func TestRigStaysForWhatIsShort(t *testing.T) {
	r, base := framed(), View(0, screen)
	frames(t, r, playing([]view.Move{{Kind: view.Travel, To: view.Bin, Ms: 800}, {Kind: view.Lid, Flag: true, Ms: 500}}), func(c Camera, _ bool) {
		assert.Equal(t, base, c)
	})
	m := playing(aCycle())
	m.SetSpeed(0)
	frames(t, r, m, func(c Camera, _ bool) { assert.Equal(t, base, c, "at once") })
	m = view.NewModel(view.Stage{})
	m.SetStill(true)
	m.Play(aCycle(), view.Stage{Parcel: view.Parcel{At: view.Bin}})
	frames(t, r, m, func(c Camera, _ bool) { assert.Equal(t, base, c, "where no motion is wished for") })
}

// The camera is the person's until they send it home.
func TestRigIsThePersonsOnceTheyTakeIt(t *testing.T) {
	for name, take := range map[string]func(r *Rig){
		"orbit":                  func(r *Rig) { r.Orbit(100, 20) },
		"zoom":                   func(r *Rig) { r.Zoom(0.9) },
		"view":                   func(r *Rig) { r.Show(2, true) },
		"the first view, chosen": func(r *Rig) { r.Show(0, true) },
	} {
		r := framed()
		take(r)
		theirs, m := r.Camera(), playing(aCycle())
		frames(t, r, m, func(c Camera, _ bool) { require.Equal(t, theirs, c, name) })
		r.Home(true)
		assert.Equal(t, View(0, screen), r.Camera(), name)
		followed := false
		m.Play(append([]view.Move{{Kind: view.Travel, To: view.Gate, Ms: 800}}, aCycle()...), view.Stage{})
		frames(t, r, m, func(c Camera, _ bool) { followed = followed || c != View(0, screen) })
		assert.True(t, followed, name)
	}
}

func TestRigTakenMidwayStaysWhereItIs(t *testing.T) {
	r, m, n := framed(), playing(aCycle()), 0
	var theirs Camera
	frames(t, r, m, func(c Camera, _ bool) {
		if n++; n == 60 {
			r.Zoom(1.01)
			theirs = r.Camera()
		}
		if n > 60 {
			require.Equal(t, theirs, c)
		}
	})
}

func TestRigTurnsToAFixedView(t *testing.T) {
	r := framed()
	last := r.Camera()
	for n := range ViewCount {
		r.Show(n, false)
		for r.Advance(frameMs) {
			now := r.Camera()
			assert.Less(t, swung(&now, &last), 0.2*now.Distance, "to view %d", n)
			assert.False(t, now.inRoom(), "to view %d", n)
			last = now
		}
		assert.Equal(t, View(n, screen), r.Camera())
	}
}

func TestRigFramesAnotherViewport(t *testing.T) {
	r := framed()
	r.Show(3, true)
	r.Frame(1)
	assert.Equal(t, View(3, 1), r.Camera(), "a fixed view fits any shape")
	r.Zoom(0.8)
	theirs := r.Camera()
	r.Frame(2)
	assert.Equal(t, theirs, r.Camera(), "a person's own doesn't change")
	r.Home(false)
	assert.True(t, r.Advance(1))
	r.Settle()
	assert.Equal(t, View(0, 2), r.Camera())
}

func TestRigSettlesAtHome(t *testing.T) {
	r, m := framed(), playing(aCycle())
	for range 60 {
		m.Advance(frameMs)
		r.Follow(m.Course(), 0)
		r.Advance(frameMs)
	}
	require.NotEqual(t, View(0, screen), r.Camera())
	r.Settle()
	assert.Equal(t, View(0, screen), r.Camera())
}

func TestRigAllocatesNothing(t *testing.T) {
	r, n := framed(), 0
	assert.Zero(t, testing.AllocsPerRun(50, func() {
		n++
		r.Follow(view.Course{Number: n, Ms: 5000, Stations: set(view.Bin, view.Gate)}, 0)
		r.Advance(frameMs)
	}))
}
