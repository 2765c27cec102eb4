package scene

import (
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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
	for n := range ViewCount {
		f := s.Build(&view.Pose{Stage: crowded()}, View(n, 16.0/9), DarkTheme, 0, 0, 1280, 720)
		for station := range view.Stations {
			got, ok := s.Pick(float64(f.Anchors[station].X), float64(f.Anchors[station].Y))
			assert.True(t, ok)
			assert.Equal(t, station, got, "view %d", n)
		}
		_, ok := s.Pick(3, 3)
		assert.False(t, ok, "view %d: nothing stands in the corner", n)
	}
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

func BenchmarkFrameCameraMoving(b *testing.B) {
	model, s, camera := ride(crowded()), New(), View(0, 16.0/9)
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
