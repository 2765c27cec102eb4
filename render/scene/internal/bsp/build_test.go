package bsp

import (
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/scene/solid"
)

// heap is n boxes that overlap at random, each in its own paint, from 2 on.
func heap(seed int64, n int) []Part {
	r := rand.New(rand.NewSource(seed))
	parts := make([]Part, n)
	for i := range parts {
		low := solid.Vec{r.Float64() * 8, r.Float64() * 8, r.Float64() * 8}
		size := solid.Vec{0.5 + r.Float64(), 0.5 + r.Float64(), 0.5 + r.Float64()}
		m := solid.Turned(low, r.Float64()*6, r.Float64()*6, 0, 1)
		parts[i] = Part{Solid: m.Solid(solid.Box(solid.Vec{}, size).Painted(solid.Paint(i + 2)))}
	}
	return parts
}

func built(t *testing.T, parts ...Part) *Tree {
	t.Helper()
	tree, err := Build(parts)
	require.NoError(t, err)
	require.NoError(t, tree.check())
	return tree
}

func (t *Tree) paint(face int32) uint16 {
	return t.Vertices[t.Corners[t.Faces[face].FirstCorner]].Paint
}

func part(s solid.Solid, paint solid.Paint) Part { return Part{Solid: s.Painted(paint)} }

func TestEachCellHoldsOnePart(t *testing.T) {
	tree := built(t, heap(1, 40)...)
	assert.Greater(t, len(tree.Faces), 40)
	for _, l := range tree.Leaves {
		for i := l.FirstFace; i < l.FirstFace+l.Faces; i++ {
			assert.Equal(t, tree.paint(l.FirstFace), tree.paint(i))
		}
	}
}

// Every face lies on the side of each plane above it that the walk believes it on.
func TestFacesLieInTheirCells(t *testing.T) {
	tree := built(t, heap(3, 30)...)
	var visit func(child int32, path []Plane)
	visit = func(child int32, path []Plane) {
		if child >= 0 {
			n := tree.Nodes[child]
			p := tree.Planes[n.Plane]
			back := Plane{Normal: Point{-p.Normal[0], -p.Normal[1], -p.Normal[2]}, Offset: -p.Offset}
			visit(n.Front, append(path[:len(path):len(path)], p))
			visit(n.Back, append(path[:len(path):len(path)], back))
			return
		}
		for _, at := range cornersOf(tree, ^child) {
			for i := range path {
				require.GreaterOrEqual(t, path[i].Distance(&at), float32(-6e-5), "no more than rounding takes it across")
			}
		}
	}
	root, ok := tree.Root()
	require.True(t, ok)
	visit(root, nil)
}

func cornersOf(t *Tree, leaf int32) (at []Point) {
	l := t.Leaves[leaf]
	for _, f := range t.Faces[l.FirstFace : l.FirstFace+l.Faces] {
		for _, c := range t.Corners[f.FirstCorner : f.FirstCorner+f.Corners] {
			at = append(at, t.Points[t.Vertices[c].Point])
		}
	}
	return at
}

func TestBoxesApartStayWhole(t *testing.T) {
	tree := built(t,
		part(solid.Box(solid.Vec{0, 0, 0}, solid.Vec{1, 1, 1}), 2),
		part(solid.Box(solid.Vec{2, 0, 0}, solid.Vec{3, 1, 1}), 3),
		part(solid.Box(solid.Vec{0, 1, 0}, solid.Vec{1, 2, 1}), 4),
	)
	assert.Len(t, tree.Nodes, 2)
	assert.Len(t, tree.Faces, 3*6-2, "all faces but the two that rest on each other")
	assert.Len(t, tree.Corners, 4*len(tree.Faces))
}

func TestWhatIsInsideAnotherIsDropped(t *testing.T) {
	inner := part(solid.Box(solid.Vec{1, 1, 1}, solid.Vec{2, 2, 2}), 2)
	outer := part(solid.Box(solid.Vec{0, 0, 0}, solid.Vec{3, 3, 3}), 3)
	assert.Len(t, built(t, inner, outer).Faces, 6)
	outer.Glass = true
	assert.Greater(t, len(built(t, inner, outer).Faces), 11, "glass hides nothing")
	assert.False(t, built(t, outer).Bodies[0].Hides)
	outer.Glass, outer.Passing = false, true
	assert.Greater(t, len(built(t, inner, outer).Faces), 11, "what may be away covers nothing")
	assert.True(t, built(t, outer).Bodies[0].Hides, "what moves into it isn't seen while it is there")
}

func TestUnseenFacesBoundButAreNotKept(t *testing.T) {
	box := solid.Box(solid.Vec{0, 0, 0}, solid.Vec{1, 1, 1}).Painted(2).Hide(solid.Vec{0, -1, 0})
	tree := built(t, Part{Solid: box})
	assert.Len(t, tree.Faces, 5)
	assert.Equal(t, int32(6), tree.Bodies[0].Planes)
	assert.True(t, tree.Bodies[0].Hides)
}

func TestPictureComesAfterTheFaceItLiesOn(t *testing.T) {
	box := part(solid.Box(solid.Vec{0, 0, 0}, solid.Vec{2, 2, 2}), 2)
	picture := solid.Box(solid.Vec{0.5, 1, 0.5}, solid.Vec{1.5, 2, 1.5}).Painted(3)
	var top []solid.Face
	for _, f := range picture.Faces {
		if f.Plane.Normal[1] > 0.5 {
			top = append(top, f)
		}
	}
	picture.Faces = top
	for _, parts := range [][]Part{{box, {Solid: picture}}, {{Solid: picture}, box}} {
		tree := built(t, parts...)
		require.Len(t, tree.Nodes, 1)
		n := tree.Nodes[0]
		upper, lower := n.Front, n.Back
		if tree.Planes[n.Plane].Normal[1] < 0 {
			upper, lower = lower, upper
		}
		assert.Equal(t, uint16(3), tree.paint(tree.Leaves[^upper].FirstFace))
		assert.Equal(t, int32(6), tree.Leaves[^lower].Faces)
	}
}

// bars lie in a ring, each over the next, so that no order of the whole bars is right.
func bars() []Part {
	return []Part{
		part(solid.Box(solid.Vec{0, 0, 0}, solid.Vec{1, 4, 1}), 2),
		part(solid.Box(solid.Vec{1, 0, -1}, solid.Vec{5, 1, 0.5}), 3),
		part(solid.Box(solid.Vec{-2, 3, 1}, solid.Vec{3, 4, 2}), 4),
		part(solid.Box(solid.Vec{2, 1, -2}, solid.Vec{3, 3, 4}), 5),
		part(solid.Box(solid.Vec{0.5, -1, 2}, solid.Vec{1.5, 3, 3}), 6),
	}
}

// Pieces of a solid that was cut still close it: along every edge of every face another one runs back, through the
// same points.
func TestCutLeavesNoOpenEdges(t *testing.T) {
	parts := bars()
	m := solid.Turned(solid.Vec{0.1, 0.2, 0.3}, 0.4, 0.5, 0.6, 1)
	for i := range parts {
		parts[i].Solid = m.Solid(parts[i].Solid)
		parts[i].Glass = true // so that nothing is dropped where they touch
	}
	tree := built(t, parts...)
	assert.Greater(t, len(tree.Faces), 5*6, "something was cut")
	edges := make(map[[2]uint16]int)
	for _, f := range tree.Faces {
		corners := tree.Corners[f.FirstCorner : f.FirstCorner+f.Corners]
		for i, c := range corners {
			next := corners[(i+1)%len(corners)]
			edges[[2]uint16{tree.Vertices[c].Point, tree.Vertices[next].Point}]++
		}
	}
	for e, n := range edges {
		assert.Equal(t, n, edges[[2]uint16{e[1], e[0]}], "%v to %v", tree.Points[e[0]], tree.Points[e[1]])
	}
}

func TestWhatIsNotConvexIsRefused(t *testing.T) {
	dented := solid.Box(solid.Vec{}, solid.Vec{1, 1, 1})
	dented.Faces[0].Plane.Offset -= 0.1
	_, err := Build([]Part{part(solid.Box(solid.Vec{}, solid.Vec{1, 1, 1}), 2), part(dented, 3)})
	assert.EqualError(t, err, "bsp: part 1 is not convex")
}

// Two faces lie in each other's fronts, each in a plane that the other does not cross.
func TestFlatPiecesAreDivided(t *testing.T) {
	floor := solid.Solid{Faces: solid.Box(solid.Vec{0, -1, 0}, solid.Vec{2, 0, 2}).Faces[1:2], Paint: 2}
	wall := solid.Solid{Faces: solid.Box(solid.Vec{0, 0, -1}, solid.Vec{2, 2, 0}).Faces, Paint: 3}
	for _, f := range wall.Faces {
		if f.Plane.Normal[2] > 0.5 {
			wall.Faces = []solid.Face{f}
		}
	}
	require.InDelta(t, 1, floor.Faces[0].Plane.Normal[1], 1e-9)
	tree := built(t, Part{Solid: floor}, Part{Solid: wall})
	assert.Len(t, tree.Leaves, 2)
}

func TestNothingMakesOneEmptyCell(t *testing.T) {
	tree := built(t)
	assert.Len(t, tree.Leaves, 1)
	root, ok := tree.Root()
	assert.True(t, ok)
	assert.Equal(t, int32(-1), root)
	_, ok = new(Tree).Root()
	assert.False(t, ok)
}

func TestBuildIsTheSameEachTime(t *testing.T) {
	assert.Equal(t, Encode(built(t, heap(4, 25)...)), Encode(built(t, heap(4, 25)...)))
}

// Parts of two numbers are never seen together, so neither hides the other, and both show what is always there.
func TestPartsThatNeverStandTogetherHideOnlyTheirLike(t *testing.T) {
	wall := part(solid.Box(solid.Vec{0, 0, 0}, solid.Vec{1, 1, 1}), 2)
	inWall := solid.Box(solid.Vec{0.2, 0.2, 0.2}, solid.Vec{0.8, 0.8, 0.8}).Painted(3)
	wall.Only = 1
	assert.Len(t, built(t, wall, Part{Solid: inWall, Only: 1}).Faces, 6)
	for _, only := range []uint8{0, 2} {
		assert.Greater(t, len(built(t, wall, Part{Solid: inWall, Only: only}).Faces), 11)
	}
	wall.Only = 0
	assert.Len(t, built(t, wall, Part{Solid: inWall, Only: 2}).Faces, 6, "what is always there hides all")
}

// What stands there in the second place alone doesn't change how the others are cut.
func TestLaterPartsLeaveTheCutsOfTheFirst(t *testing.T) {
	first := heap(6, 20)
	for i := range first {
		first[i].Only = uint8(i % 2)
	}
	all := append([]Part(nil), first...)
	for _, p := range heap(7, 10) {
		p.Only = 2
		all = append(all, p)
	}
	alone, together := built(t, first...), built(t, all...)
	for i, n := range alone.Nodes {
		assert.Contains(t, together.Planes, alone.Planes[n.Plane], "node %d", i)
	}
	assert.Equal(t, alone.Planes[alone.Nodes[0].Plane], together.Planes[together.Nodes[0].Plane])
}

// Two boxes with room between them: any plane between them divides them, and the guest stands in one of those.
func TestPlanesSpareAGuest(t *testing.T) {
	left := part(solid.Box(solid.Vec{0, 0, 0}, solid.Vec{1, 1, 1}), 2)
	right := part(solid.Box(solid.Vec{3, 0, 0}, solid.Vec{4, 1, 1}), 3)
	for _, low := range []float64{0.5, 2.5} {
		visitor := solid.Box(solid.Vec{low, 1, 0}, solid.Vec{low + 1, 2, 1})
		tree, err := Build([]Part{left, right}, Guest{Solid: visitor, Weight: 1})
		require.NoError(t, err)
		for _, n := range tree.Nodes {
			var sides side
			for _, at := range visitor.Corners(nil) {
				p := narrowed(at)
				sides |= sideOf(float64(tree.Planes[n.Plane].Distance(&p)))
			}
			assert.NotEqual(t, across, sides, "the guest from %v on is cut by %v", low, tree.Planes[n.Plane])
		}
	}
}
