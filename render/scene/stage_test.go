package scene

import (
	"math"
	"math/rand"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// static are the parts as they were before they were put in order. Making them takes seconds, so it is done once.
var static = sync.OnceValue(diorama.Static)

// ways are the stations between which events move the parcel by rail, in each lesson, and some others.
var ways = [view.Casts][][2]view.Station{{
	{view.Queue, view.Handler}, {view.Handler, view.Ring}, {view.Ring, view.Handler}, {view.Handler, view.Bin},
	{view.Bin, view.Gate}, {view.Gate, view.Bay}, {view.Gate, view.Lane}, {view.Lane, view.SecondCheck},
	{view.SecondCheck, view.Handler}, {view.Handler, view.Tray}, {view.Handler, view.Bay}, {view.Queue, view.Bin}, {view.Bin, view.Queue},
}, {
	{view.Queue, view.Handler}, {view.Handler, view.Sorter}, {view.Sorter, view.Ring}, {view.Ring, view.Handler},
	{view.Sorter, view.Desk}, {view.Desk, view.SecondCheck}, {view.SecondCheck, view.Handler}, {view.Desk, view.Bin},
	{view.Handler, view.Ledger}, {view.Ledger, view.Tray}, {view.Handler, view.Queue}, {view.Desk, view.Queue}, {view.Desk, view.Handler},
}}

// anyPose is the parcel somewhere on a way of some lesson, with everything else in some state or on the way to one.
func anyPose(r *rand.Rand) *view.Pose {
	cast := view.Cast(r.Intn(int(view.Casts)))
	way := ways[cast][r.Intn(len(ways[cast]))]
	p := &view.Pose{From: way[0], To: way[1], Along: r.Float64(), Lid: r.Float64(), Barrier: r.Float64()}
	switch {
	case cast == view.LessonReview && p.From == view.Ring:
		p.Barrier = 1 // else it would stand in the parcel
	case r.Intn(4) == 0:
		p.From = p.To
		p.Shake = r.Float64()*2 - 1
	case cast == view.LessonReview && r.Intn(4) == 0:
		p.To = [...]view.Station{view.Handler, view.Ledger, view.Ring}[r.Intn(3)]
		p.From, p.Reach, p.Barrier = p.To, r.Float64(), 0
	}
	s := &p.Stage
	s.Cast = cast
	s.Sorter, s.DueOf, s.Records, s.KeyCount = view.Class(r.Intn(4)), r.Intn(13), r.Intn(4), r.Intn(5)
	s.DueLit = r.Intn(s.DueOf + 1)
	for i := range s.Keys {
		s.Keys[i] = view.Key{Lit: r.Intn(2) == 0, Current: r.Intn(2) == 0}
	}
	s.Parcel = view.Parcel{At: p.To, Schema: r.Intn(6) - 1, BodyChanged: r.Intn(2) == 0, Renamed: r.Intn(2) == 0}
	r.Read(s.Parcel.Fingerprint[:])
	r.Read(s.Parcel.Original[:])
	s.Boards[view.RingBoard] = anyBoard(r, r.Intn(11))
	s.Boards[view.GateBoard] = anyBoard(r, 8)
	s.Boards[view.SecondBoard] = anyBoard(r, 5)
	s.DialOf = 1 + r.Intn(24)
	s.DialLit = r.Intn(s.DialOf + 1)
	s.Waiting = r.Intn(4)
	p.Hand, p.Filing = r.Float64(), r.Float64()
	if p.From == p.To && p.Shake == 0 && p.Reach == 0 {
		p.Twist = r.Float64()
	}
	if !onMainLine[p.From] && !onMainLine[p.To] {
		p.Leaving = r.Float64() / 2 // later some fade, and what fades hides nothing
	}
	for i := range 1 + r.Intn(4) {
		s.Sockets[i] = view.Socket{Schema: i + 1, Lit: r.Intn(2) == 0}
	}
	return p
}

// onMainLine are the stations past which the waiting messages leave: none of them does while the parcel is there.
var onMainLine = map[view.Station]bool{view.Queue: true, view.Handler: true, view.Ring: true}

func anyBoard(r *rand.Rand, lamps int) view.Board {
	b := view.Board{Count: lamps}
	for i := range lamps {
		b.Lamps[i] = view.Lamp(r.Intn(4))
	}
	return b
}

// anyCamera is a camera that a person can get to: a fixed one, dragged and zoomed.
func anyCamera(r *rand.Rand, n int, aspect float64) Camera {
	c := View(n%ViewCount, aspect)
	if n < ViewCount {
		return c
	}
	return c.Orbit(r.NormFloat64()*400, r.NormFloat64()*120).Zoom(math.Exp(r.NormFloat64() * 0.5))
}

// standing are all the solids that a pose shows.
func standing(p *view.Pose) []solid.Solid {
	var all []solid.Solid
	for _, s := range static() {
		all = append(all, s.Solid)
	}
	movers := diorama.Movers()
	places := make([]diorama.Transform, len(movers))
	diorama.Pose(p, places)
	for i, m := range movers {
		motion := places[i].Motion()
		for k, s := range m.Solids {
			if !places[i].Hidden && diorama.Visible(&p.Stage, m.ID, k) {
				all = append(all, motion.Solid(s))
			}
		}
	}
	return all
}

const (
	cameras     = 200
	proofWidth  = 384
	proofHeight = 216
)

// measures.md: wrongly ordered pixels at most 0.01 %, no wrong region over 4 pixels.
func TestOrderIsThatOfADepthBuffer(t *testing.T) {
	r := rand.New(rand.NewSource(20))
	s, j := New(), newJudge(proofWidth, proofHeight)
	var total verdict
	for n := range cameras {
		camera := anyCamera(r, n, float64(proofWidth)/proofHeight)
		frame := s.Build(anyPose(r), camera, DarkTheme, 0, 0, proofWidth, proofHeight)
		v := j.order(frame)
		assert.LessOrEqual(t, v.largest, 4, "camera %d: %+v", n, camera)
		total = total.and(v)
	}
	t.Logf("%d of %d pixels wrong, the largest region %d", total.wrong, total.covered, total.largest)
	assert.LessOrEqual(t, float64(total.wrong), 0.0001*float64(total.covered))
}

// The same against the solids themselves: nothing is missing, nothing is in the way.
func TestPictureIsThatOfTheWholeSolids(t *testing.T) {
	r := rand.New(rand.NewSource(21))
	s, j := New(), newJudge(proofWidth, proofHeight)
	var total verdict
	for n := range cameras {
		camera, pose := anyCamera(r, n, float64(proofWidth)/proofHeight), anyPose(r)
		frame := s.Build(pose, camera, DarkTheme, 0, 0, proofWidth, proofHeight)
		v := j.whole(frame, standing(pose), s.colours, &s.lens)
		assert.LessOrEqual(t, v.largest, 4, "camera %d: %+v", n, camera)
		total = total.and(v)
	}
	t.Logf("%d of %d pixels wrong, the largest region %d", total.wrong, total.covered, total.largest)
	assert.LessOrEqual(t, float64(total.wrong), 0.0001*float64(total.covered))
}

// The judge must see an error, or it proves nothing.
func TestJudgeFindsAWrongOrder(t *testing.T) {
	s, j := New(), newJudge(proofWidth, proofHeight)
	pose := anyPose(rand.New(rand.NewSource(22)))
	pose.From, pose.To, pose.Along = view.Queue, view.Handler, 0.3
	frame := s.Build(pose, View(0, 16.0/9), DarkTheme, 0, 0, proofWidth, proofHeight)
	require.Zero(t, j.order(frame).largest)

	right := append([]uint32(nil), frame.Indices...)
	moverFirst, moverLast := split(right, len(s.still.paints))
	frame.Indices = append(append([]uint32(nil), moverLast...), moverFirst...)
	assert.Greater(t, j.order(frame).largest, 4, "what moves drawn before everything")

	frame.Indices = nil
	for i := len(right) - 3; i >= 0; i -= 3 {
		frame.Indices = append(frame.Indices, right[i:i+3]...)
	}
	v := j.order(frame)
	assert.Greater(t, v.largest, 4, "front to back")
	assert.Greater(t, v.wrong, v.covered/100)

	frame.Indices = right[:len(right)*9/10]
	assert.Greater(t, j.whole(frame, standing(pose), s.colours, &s.lens).largest, 4, "a tenth left out")
}

// split takes the triangles of what moves, which have the last vertices, from the others.
func split(indices []uint32, still int) (others, moving []uint32) {
	for i := 0; i < len(indices); i += 3 {
		if int(indices[i]) >= still {
			moving = append(moving, indices[i:i+3]...)
		} else {
			others = append(others, indices[i:i+3]...)
		}
	}
	return others, moving
}

func TestBakedStageIsUpToDate(t *testing.T) {
	parts := make([]bsp.Part, len(static()))
	for i, p := range static() {
		parts[i] = bsp.Part(p)
	}
	var guests []bsp.Guest
	for _, g := range diorama.Guests() {
		guests = append(guests, bsp.Guest(g))
	}
	tree, err := bsp.Build(parts, guests...)
	require.NoError(t, err)
	fresh := string(bsp.Encode(tree))
	require.Less(t, len(fresh), 600_000)
	require.True(t, fresh == assets.StageTree(), "assets/stage/tree.bin is out of date: run go generate ./render/scene")
}
