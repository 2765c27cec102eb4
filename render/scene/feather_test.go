package scene

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

// outers are the vertices of a frame at which strips have faded away.
func outers(vertices []Vertex) (found []Vertex) {
	for _, v := range vertices {
		if v.ColorA == 0 {
			found = append(found, v)
		}
	}
	return found
}

// seenBox is a scene of boxes, hovering, seen from the right and above so that three sides of each show.
func seenBox(t *testing.T, still []solid.Solid, moving ...solid.Solid) *Scene {
	var parts []bsp.Part
	for _, s := range still {
		parts = append(parts, bsp.Part{Solid: s})
	}
	tree, err := bsp.Build(parts)
	require.NoError(t, err)
	s := newScene(tree, []diorama.Mover{{ID: diorama.Lid, Solids: moving, Glass: make([]bool, len(moving))}}, 5)
	for i := range s.colours {
		s.colours[i] = diorama.Colour{R: float32(i) / 5, A: 1}
	}
	s.moving.places[0] = diorama.Transform{Scale: 1}
	s.draw(&view.Stage{}, aim{Camera{Yaw: 0.5, Pitch: 0.6, Distance: 9, FovY: 0.6}, 0, 0, 400, 300})
	return s
}

func TestEdgesFadeWhereNothingGoesOnBehindThem(t *testing.T) {
	box := solid.Box(solid.Vec{-1, -1, -1}, solid.Vec{1, 0.5, 1}).Painted(2)
	twoTone := solid.Box(solid.Vec{-1, -1, -1}, solid.Vec{1, 0.5, 1}).Painted(2)
	for f := range twoTone.Faces {
		if twoTone.Faces[f].Plane.Normal[1] > 0.9 {
			twoTone.Faces[f].Paint = 3
		}
	}
	const outline, inner = 6, 2 // edges of three sides; those of the top with the two others
	assert.Len(t, outers(seenBox(t, []solid.Solid{box}).frame.Vertices), 2*outline)
	assert.Len(t, outers(seenBox(t, nil, box).frame.Vertices), 2*outline)
	assert.Len(t, outers(seenBox(t, []solid.Solid{twoTone}).frame.Vertices), 2*(outline+2*inner), "a strip on each side")
	assert.Len(t, outers(seenBox(t, nil, twoTone).frame.Vertices), 2*(outline+2*inner))
}

// A solid that the order cuts in two fades at its outline alone, a pixel wide.
func TestNothingFadesAlongACut(t *testing.T) {
	post := solid.Box(solid.Vec{0.3, -2, -2}, solid.Vec{0.9, 2, -1.5}).Painted(2)
	bar := solid.Box(solid.Vec{-1.5, -0.4, 0}, solid.Vec{1.5, 0.2, 0.8}).Painted(3)
	whole := seenBox(t, nil, bar)
	cut := seenBox(t, []solid.Solid{post}, bar)
	require.Greater(t, len(cut.moving.pieces), len(whole.moving.pieces), "the post's sides cut the bar")
	hull := bar.Corners(nil)
	for _, v := range outers(cut.frame.Vertices[len(cut.still.paints):]) {
		out := -math.MaxFloat64
		for i := range hull {
			for k := range hull {
				out = max(out, beyondEdge(&cut.lens, hull, i, k, &v))
			}
		}
		assert.InDelta(t, 1, out, 0.05, "a pixel outside of what the bar covers, a hair more around a corner")
	}
}

// beyondEdge is how far a vertex lies on the outer side of the line through two corners, when all others are on its inner side.
func beyondEdge(l *lens, hull []solid.Vec, i, k int, v *Vertex) float64 {
	p, q := narrow(hull[i]), narrow(hull[k])
	a, b := l.spot(&p), l.spot(&q)
	length := math.Hypot(float64(b.x-a.x), float64(b.y-a.y))
	side := func(x, y float32) float64 {
		return (float64(b.x-a.x)*float64(y-a.y) - float64(b.y-a.y)*float64(x-a.x)) / length
	}
	for _, corner := range hull {
		c := narrow(corner)
		s := l.spot(&c)
		if i == k || side(s.x, s.y) > 1e-3 {
			return -math.MaxFloat64
		}
	}
	return side(v.DstX, v.DstY)
}

func TestAFadedVertexStaysFadedWhenRepainted(t *testing.T) {
	s, camera := New(), View(0, 1)
	pose := &view.Pose{Stage: crowded()}
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	before := len(outers(s.frame.Vertices))
	require.Positive(t, before)
	s.Build(pose, camera, LightTheme, 0, 0, 400, 400)
	assert.Len(t, outers(s.frame.Vertices), before)
}

// A lamp that lights up gets a halo at once, though the camera rests.
func TestALitLampHasAHalo(t *testing.T) {
	s, camera := New(), View(0, 1)
	pose := &view.Pose{Stage: crowded()}
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	dark := len(outers(s.frame.Vertices))
	pose.Stage.Boards[view.GateBoard].Lamps[3] = view.Open
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	assert.Greater(t, len(outers(s.frame.Vertices)), dark+12, "around its dome")
	pose.Stage.Boards[view.GateBoard].Lamps[3] = view.Dark
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	assert.Len(t, outers(s.frame.Vertices), dark)
}

// While the camera is on its way what stands still has no strips; once it rests the picture is as if it never had moved.
func TestEdgesAreSoftenedOnceTheCameraRests(t *testing.T) {
	s, camera := New(), View(0, 1)
	pose := &view.Pose{Stage: crowded()}
	s.SetTurning(true)
	s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	turning := len(outers(s.frame.Vertices))
	s.SetTurning(false)
	got := s.Build(pose, camera, DarkTheme, 0, 0, 400, 400)
	assert.Greater(t, len(outers(got.Vertices)), 2*turning)
	assert.Equal(t, New().Build(pose, camera, DarkTheme, 0, 0, 400, 400), got)
}

func TestEdgesAreSoftOnlyWhileTheCameraRests(t *testing.T) {
	box := solid.Box(solid.Vec{-1, -1, -1}, solid.Vec{1, 0.5, 1}).Painted(2)
	for _, s := range []*Scene{seenBox(t, []solid.Solid{box}), seenBox(t, nil, box)} {
		aim := s.aim
		require.NotEmpty(t, outers(s.frame.Vertices))
		s.SetTurning(true)
		s.draw(&view.Stage{}, aim)
		assert.Empty(t, outers(s.frame.Vertices), "on its way")
		s.SetTurning(false)
		s.draw(&view.Stage{}, aim)
		assert.NotEmpty(t, outers(s.frame.Vertices), "at rest again")
	}
}
