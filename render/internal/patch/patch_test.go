package patch_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/internal/eye"
	"github.com/redrivelab/redrivelab/render/internal/patch"
	"github.com/redrivelab/redrivelab/render/scene"
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/view"
)

const width, height = 640, 360

// ways are poses from one moment to the next: the parcel on its way, the lid and the barrier half up, a shake.
func ways() [][2]view.Pose {
	at := func(from, to view.Station, along float64) view.Pose {
		p := view.Pose{From: from, To: to, Along: along}
		p.Stage.Parcel.At = from
		return p
	}
	lid, barrier, shake := at(view.Bin, view.Bin, 0), at(view.Gate, view.Gate, 0), at(view.Handler, view.Handler, 0)
	lid2, barrier2, shake2 := lid, barrier, shake
	lid2.Lid, barrier2.Barrier, shake2.Shake = 0.3, 0.4, 0.8
	return [][2]view.Pose{
		{at(view.Queue, view.Handler, 0.2), at(view.Queue, view.Handler, 0.25)},
		{at(view.Handler, view.Ring, 0.5), at(view.Handler, view.Ring, 0.6)},
		{at(view.Lane, view.SecondCheck, 0.1), at(view.Lane, view.SecondCheck, 0.9)},
		{lid, lid2}, {barrier, barrier2}, {shake, shake2},
	}
}

// What isn't in the part that has moved must look the same: its triangles are the same before and after.
func TestNothingChangesOutsideThePart(t *testing.T) {
	for n := range scene.ViewCount {
		camera := scene.View(n, float64(width)/height)
		e := eye.New(&camera, 0, 0, width, height)
		for i, way := range ways() {
			tracker := patch.NewTracker()
			tracker.Moved(&way[0], &e)
			part, ok := tracker.Moved(&way[1], &e)
			require.True(t, ok)
			require.False(t, part.Empty(), "view %d, way %d", n, i)
			before, after := outside(camera, &way[0], part), outside(camera, &way[1], part)
			assert.Equal(t, before, after, "view %d, way %d: %v", n, i, part)
		}
	}
}

// outside counts the triangles that have no corner near the part, by their corners.
func outside(camera scene.Camera, pose *view.Pose, part image.Rectangle) map[[6]float32]int {
	frame := scene.New().Build(pose, camera, scene.DarkTheme, 0, 0, width, height)
	found := map[[6]float32]int{}
	for i := 0; i < len(frame.Indices); i += 3 {
		var corners [6]float32
		inside := false
		for k := range 3 {
			v := frame.Vertices[frame.Indices[i+k]]
			corners[2*k], corners[2*k+1] = v.DstX, v.DstY
			inside = inside || image.Pt(int(v.DstX), int(v.DstY)).In(part)
		}
		if !inside {
			found[corners]++
		}
	}
	return found
}

func TestPartIsSmallWhileTheParcelTravels(t *testing.T) {
	camera := scene.View(0, float64(width)/height)
	e := eye.New(&camera, 0, 0, width, height)
	tracker := patch.NewTracker()
	way := ways()[0]
	tracker.Moved(&way[0], &e)
	part, ok := tracker.Moved(&way[1], &e)
	require.True(t, ok)
	assert.Less(t, part.Dx()*part.Dy(), width*height/12)
	part, ok = tracker.Moved(&way[1], &e)
	require.True(t, ok)
	assert.True(t, part.Empty(), "nothing has moved since")
}

func TestAPartNearTheEyeIsNotTold(t *testing.T) {
	way := ways()[0]
	camera := scene.Camera{Distance: 0.3, Target: patch.Rest(&way[0].Stage), FovY: 0.6}
	e := eye.New(&camera, 0, 0, width, height)
	tracker := patch.NewTracker()
	tracker.Moved(&way[0], &e)
	_, ok := tracker.Moved(&way[1], &e)
	assert.False(t, ok)
}

func TestRestIsWhereTheFrameHasTheParcel(t *testing.T) {
	camera := scene.View(0, float64(width)/height)
	e := eye.New(&camera, 0, 0, width, height)
	for s := range view.Stations {
		pose := view.Pose{From: s, To: s}
		pose.Stage.Parcel.At = s
		spot, ok := e.See(patch.Rest(&pose.Stage))
		require.True(t, ok)
		frame := scene.New().Build(&pose, camera, scene.DarkTheme, 0, 0, width, height)
		assert.InDelta(t, frame.Parcel.X, spot.X, 60, "station %d", s)
	}
	assert.Equal(t, diorama.MoverID(0), diorama.Parcel, "Rest asks for the first mover only")
}

func TestCutHasTheTrianglesThatReachIn(t *testing.T) {
	frame := &scene.Frame{
		Vertices: []scene.Vertex{
			{DstX: 0, DstY: 0}, {DstX: 10, DstY: 0}, {DstX: 0, DstY: 10}, // left above
			{DstX: 50, DstY: 50}, {DstX: 60, DstY: 50}, {DstX: 50, DstY: 60}, // the middle
			{DstX: -100, DstY: -100}, {DstX: 300, DstY: -100}, {DstX: 100, DstY: 300}, // over all
		},
		Indices: []uint32{0, 1, 2, 6, 7, 8, 3, 4, 5},
	}
	var cut patch.Cut
	cut.Take(frame, image.Rect(40, 40, 70, 70))
	assert.Equal(t, []uint32{0, 1, 2, 3, 4, 5}, cut.Indices)
	require.Len(t, cut.Vertices, 6)
	assert.Equal(t, frame.Vertices[6:9], cut.Vertices[:3], "in the frame's order")
	assert.Equal(t, frame.Vertices[3:6], cut.Vertices[3:])
	cut.Take(frame, image.Rect(1000, 1000, 1010, 1010))
	assert.Empty(t, cut.Indices)
}

func TestFrameWorkAllocatesNothing(t *testing.T) {
	camera := scene.View(0, float64(width)/height)
	e := eye.New(&camera, 0, 0, width, height)
	tracker, stage := patch.NewTracker(), scene.New()
	var cut patch.Cut
	way, n := ways()[0], 0
	work := func() {
		n++
		part, _ := tracker.Moved(&way[n%2], &e)
		cut.Take(stage.Build(&way[n%2], camera, scene.DarkTheme, 0, 0, width, height), part)
		patch.Rest(&way[0].Stage)
	}
	work()
	assert.Zero(t, testing.AllocsPerRun(20, work))
}
