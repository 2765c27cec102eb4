package scene

import (
	"math"
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// crowded is the stage with all there is on it, and the parcel on its way.
func crowded() view.Stage {
	s := view.Stage{
		Parcel: view.Parcel{At: view.Gate, Schema: 2, BodyChanged: true, Fingerprint: [8]byte{1, 2, 3}, Original: [8]byte{4, 5, 6}},
		DialOf: 24, DialLit: 7, Waiting: 3,
	}
	s.Boards[view.RingBoard].Count, s.Boards[view.GateBoard].Count, s.Boards[view.SecondBoard].Count = 10, 8, 5
	for i := range s.Sockets {
		s.Sockets[i] = view.Socket{Schema: i + 1, Lit: i%2 == 0}
	}
	return s
}

// crowdedReview is the review lesson's stage with all there is on it.
func crowdedReview() view.Stage {
	s := crowded()
	s.Cast, s.Parcel.At = view.LessonReview, view.Desk
	s.Boards[view.GateBoard].Count, s.Boards[view.SecondBoard].Count = 3, 2
	s.Sorter, s.DueOf, s.DueLit, s.Records, s.KeyCount = view.Unknown, 12, 5, 3, 4
	s.Keys = [4]view.Key{{Lit: true}, {Current: true}, {}, {Lit: true, Current: true}}
	return s
}

// ride is a model whose parcel goes through the stage for minutes.
func ride(stage view.Stage) *view.Model {
	m := view.NewModel(stage)
	var moves []view.Move
	for range 30 {
		moves = append(moves, view.Move{Kind: view.Barrier, Flag: true, Ms: 500}, view.Move{Kind: view.Lid, Flag: true, Ms: 500})
		for _, to := range []view.Station{view.Lane, view.SecondCheck, view.Handler, view.Bin, view.Gate} {
			moves = append(moves, view.Move{Kind: view.Travel, To: to, Ms: 900})
		}
		moves = append(moves, view.Move{Kind: view.Barrier, Ms: 500}, view.Move{Kind: view.Lid, Ms: 500})
	}
	m.Play(moves, stage)
	return m
}

func TestFrameOfAMovingStageAllocatesNothing(t *testing.T) {
	model, s, camera := ride(crowded()), New(), View(0, 16.0/9)
	frame := func() {
		model.Advance(16)
		camera = camera.Orbit(1, 0)
		s.Build(model.Pose(), camera, DarkTheme, 0, 0, 1280, 720)
		s.Build(model.Pose(), camera, DarkTheme, 0, 0, 1280, 720)
	}
	for range 1200 {
		frame()
	}
	require.True(t, model.Moving())
	assert.Zero(t, testing.AllocsPerRun(300, frame))
}

func TestFrameOfTheReviewLessonAllocatesNothing(t *testing.T) {
	s, camera := New(), View(0, 16.0/9)
	pose := &view.Pose{Stage: crowdedReview(), From: view.Desk, To: view.SecondCheck}
	frame := func() {
		pose.Along = math.Mod(pose.Along+0.01, 1)
		camera = camera.Orbit(1, 0)
		s.Build(pose, camera, DarkTheme, 0, 0, 1280, 720)
	}
	for range 1100 {
		frame()
	}
	assert.Zero(t, testing.AllocsPerRun(300, frame))
}

func TestKeptPictureIsTheSameAsANewOne(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	kept := New()
	camera := View(0, 16.0/9)
	for n := range 40 {
		pose := anyPose(r)
		if n%7 == 0 {
			camera = anyCamera(r, n, 16.0/9)
		}
		theme := Theme(n % int(themes))
		got := kept.Build(pose, camera, theme, 5, 6, 640, 360)
		want := New().Build(pose, camera, theme, 5, 6, 640, 360)
		require.Equal(t, want, got)
	}
}

func TestIndicesLeadToVertices(t *testing.T) {
	r := rand.New(rand.NewSource(6))
	s := New()
	for n := range 30 {
		f := s.Build(anyPose(r), anyCamera(r, n, 1), DarkTheme, 0, 0, 400, 400)
		require.Zero(t, len(f.Indices)%3)
		for _, i := range f.Indices {
			require.Less(t, int(i), len(f.Vertices))
		}
		for _, v := range f.Vertices {
			require.Greater(t, v.SrcY, float32(0), "everything drawn has a depth")
			require.LessOrEqual(t, v.SrcY, float32(1/nearest))
		}
	}
}

func TestFrameStandsWhereItsViewportIs(t *testing.T) {
	pose := &view.Pose{Stage: crowded()}
	a := New().Build(pose, View(0, 1.5), LightTheme, 0, 0, 600, 400)
	b := New().Build(pose, View(0, 1.5), LightTheme, 100, 50, 600, 400)
	require.Equal(t, len(a.Vertices), len(b.Vertices))
	for i := range a.Vertices {
		require.InDelta(t, a.Vertices[i].DstX+100, b.Vertices[i].DstX, 0.01)
		require.InDelta(t, a.Vertices[i].DstY+50, b.Vertices[i].DstY, 0.01)
	}
	for s := range view.Stations {
		assert.True(t, a.Anchors[s].Visible, "station %d", s)
		assert.InDelta(t, a.Anchors[s].X+100, b.Anchors[s].X, 0.01)
	}
}

func TestPickFindsEachStation(t *testing.T) {
	s := New()
	for cast, stage := range [view.Casts]view.Stage{crowded(), crowdedReview()} {
		for n := range ViewCount {
			f := s.Build(&view.Pose{Stage: stage}, View(n, 16.0/9), DarkTheme, 0, 0, 1280, 720)
			for station := range view.Stations {
				got, ok := s.Pick(float64(f.Anchors[station].X), float64(f.Anchors[station].Y))
				assert.True(t, ok)
				assert.Equal(t, station, got, "lesson %d, the label's place in view %d", cast, n)
			}
			_, ok := s.Pick(3, 3)
			assert.False(t, ok, "view %d: nothing stands in the corner", n)
		}
	}
}

func TestPickFindsTheStationWhereTheParcelRests(t *testing.T) {
	s := New()
	for cast := range view.Casts {
		for _, station := range []view.Station{view.Queue, view.Handler, view.Bin, view.Gate, view.Bay, view.Lane, view.SecondCheck, view.Tray} {
			s.Build(&view.Pose{Stage: view.Stage{Cast: cast}, From: station, To: station}, View(0, 16.0/9), DarkTheme, 0, 0, 1280, 720)
			at := s.anchor(s.moving.places[diorama.Parcel].At)
			got, ok := s.Pick(float64(at.X), float64(at.Y))
			assert.True(t, ok)
			assert.Equal(t, station, got, "lesson %d", cast)
		}
	}
}

// The plate's middle, seen from so near that parts of the floor and of the bar over it are behind the eye.
func TestWhatComesTooNearIsClipped(t *testing.T) {
	floor := solid.Box(solid.Vec{-20, -1, -20}, solid.Vec{20, 0, 20}).Painted(2)
	bar := solid.Box(solid.Vec{-0.5, 0.2, -20}, solid.Vec{0.5, 0.9, 20}).Painted(2)
	tree, err := bsp.Build([]bsp.Part{{Solid: floor}})
	require.NoError(t, err)
	s := newScene(tree, []diorama.Mover{{ID: diorama.Lid, Solids: []solid.Solid{bar}, Glass: []bool{false}}}, 3)
	s.colours[2] = diorama.Colour{R: 1, A: 1}
	j := newJudge(200, 150)
	for yaw := 0.0; yaw < 6; yaw += 0.7 {
		place := diorama.Transform{Yaw: yaw, Scale: 1}
		s.moving.places[0] = place
		motion := place.Motion()
		s.draw(&view.Stage{}, aim{Camera{Yaw: 0.3, Pitch: 0.7, Distance: 4, FovY: 1.5}, 0, 0, 200, 150})
		assert.LessOrEqual(t, j.whole(&s.frame, []solid.Solid{floor, motion.Solid(bar)}, s.colours, &s.lens).largest, 4)
		for _, v := range s.frame.Vertices {
			require.Greater(t, v.SrcY, float32(0))
		}
	}
}

func TestLampThatLightsUpRepaintsTheKeptPicture(t *testing.T) {
	s, camera := New(), View(0, 1)
	pose := &view.Pose{Stage: crowded()}
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	before := append([]Vertex(nil), s.frame.Vertices...)
	pose.Stage.Boards[view.GateBoard].Lamps[3] = view.Open
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	want := New().Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	assert.Equal(t, want.Vertices, s.frame.Vertices)
	assert.NotEqual(t, before, s.frame.Vertices)
}

// Pictures in one plane have no plane between them: they are drawn as they come, and none is lost.
func TestPicturesInOnePlaneAreAllDrawn(t *testing.T) {
	s := newScene(&bsp.Tree{Leaves: []bsp.Leaf{{}}}, nil, 3)
	s.colours[2] = diorama.Colour{R: 1, A: 1}
	s.lens = newLens(&Camera{Pitch: 1, Distance: 5, FovY: 1}, 0, 0, 100, 100)
	up := bsp.Plane{Normal: bsp.Point{0, 1, 0}}
	square := []corner{{at: bsp.Point{0, 0, 0}}, {at: bsp.Point{0, 0, 1}}, {at: bsp.Point{1, 0, 1}}, {at: bsp.Point{1, 0, 0}}}
	for range 3 {
		p := template{planes: []bsp.Plane{up}, faces: []polygon{{paint: 2, count: 4}}, corners: square}
		p.share()
		i, ok := s.moving.place(&p, &motion{x: bsp.Point{1, 0, 0}, y: bsp.Point{0, 1, 0}, z: bsp.Point{0, 0, 1}, scale: 1}, &s.lens.eye, s.colours)
		require.True(t, ok)
		s.order.push(i)
	}
	for i := range 3 {
		s.order.rule(i, (i+1)%3)
	}
	for i := range 3 {
		s.project(int32(i))
	}
	require.True(t, s.drawFree(0, 0))
	s.breakRing(0, 0)
	assert.Len(t, s.frame.Vertices, 12)
}

func TestThemes(t *testing.T) {
	assert.Equal(t, DarkTheme.Background(), Theme(99).Background())
	assert.NotEqual(t, DarkTheme.Background(), LightTheme.Background())
	u := New().Build(&view.Pose{}, View(0, 1), ProjectorTheme, 0, 0, 100, 100).Uniforms
	assert.Len(t, u.Named(), 7)
	for name, value := range u.Named() {
		assert.NotEmpty(t, value, name)
	}
	assert.InDelta(t, 1, float64(u.Light[0]*u.Light[0]+u.Light[1]*u.Light[1]+u.Light[2]*u.Light[2]), 0.01)
	assert.InDelta(t, 1, float64(u.Eye[0]*u.Eye[0]+u.Eye[1]*u.Eye[1]+u.Eye[2]*u.Eye[2]), 1e-5)
}

func BenchmarkFrameCameraStill(b *testing.B) {
	model, s, camera := ride(crowded()), New(), View(0, 16.0/9)
	b.ReportAllocs()
	for b.Loop() {
		model = again(model)
		s.Build(model.Pose(), camera, DarkTheme, 0, 0, 1280, 720)
	}
	b.ReportMetric(float64(len(s.frame.Vertices)), "vertices")
	b.ReportMetric(float64(len(s.frame.Indices)/3), "triangles")
}

// As the lab has it while a camera is on its way; the next benchmark is the frame in which it comes to rest.
func BenchmarkFrameCameraMoving(b *testing.B) { benchmarkTurning(b, true) }

func BenchmarkFrameCameraAtRestAnew(b *testing.B) { benchmarkTurning(b, false) }

func benchmarkTurning(b *testing.B, turning bool) {
	model, s, camera := ride(crowded()), New(), View(0, 16.0/9)
	s.SetTurning(turning)
	b.ReportAllocs()
	for b.Loop() {
		model = again(model)
		camera = camera.Orbit(1, 0)
		s.Build(model.Pose(), camera, DarkTheme, 0, 0, 1280, 720)
	}
}

// again lets a frame's time pass; a ride that has ended begins anew.
func again(m *view.Model) *view.Model {
	if !m.Advance(16) {
		m = ride(crowded())
	}
	return m
}

func BenchmarkNew(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		New()
	}
}
