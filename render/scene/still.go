package scene

import (
	"github.com/redrivelab/redrivelab/render/scene/diorama"
	"github.com/redrivelab/redrivelab/render/scene/internal/bsp"
)

// still is what the camera sees of the parts that never move: drawn once for a camera, kept while it stays.
type still struct {
	tree    *bsp.Tree
	spots   []spot    // of tree.Points
	facing  []bool    // of tree.Planes: the eye is in front
	shown   []bool    // of paints: the colour isn't one of alpha 0
	at      []int32   // of tree.Vertices: which vertex of the frame, counted from 1; 0 for none
	paints  []uint16  // of the frame's vertices; with marks, see feather.go
	indices []uint32  // back to front
	leaves  []leafRun // of tree.Leaves
	walk    []int32   // children still to visit, the next one last
	clips   bool      // some point is too near
	smooth  bool      // edges fade out, see feather.go
	skins   []skin    // of tree.Faces
	across  []int32   // of tree.Corners: the face beyond the edge that begins there
	under   *under    // nil in a scene without a plate
	clipped clipper
}

// leafRun says when a leaf comes in the order, and which indices draw it.
type leafRun struct{ rank, first, end int32 }

// skin is a face as the walk asks for it.
type skin struct {
	plane      int32
	first, end int32 // in tree.Corners
	paint      uint16
}

func skins(t *bsp.Tree) []skin {
	all := make([]skin, len(t.Faces))
	for i := range all {
		f := &t.Faces[i]
		all[i] = skin{f.Plane, f.FirstCorner, f.FirstCorner + f.Corners, t.Vertices[t.Corners[f.FirstCorner]].Paint}
	}
	return all
}

func newStill(t *bsp.Tree, paints int) still {
	return still{
		tree:   t,
		spots:  make([]spot, len(t.Points)),
		facing: make([]bool, len(t.Planes)),
		shown:  make([]bool, paints),
		at:     make([]int32, len(t.Vertices)),
		leaves: make([]leafRun, len(t.Leaves)),
		walk:   make([]int32, 0, len(t.Nodes)+1),
		smooth: true,
		skins:  skins(t),
		across: neighbours(t),
	}
}

// look draws everything anew for a camera.
func (s *still) look(l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	s.clips = l.spots(s.tree.Points, s.spots)
	for i := range s.facing {
		s.facing[i] = s.tree.Planes[i].Distance(&l.eye) > 0
	}
	for i := range s.shown {
		s.shown[i] = colours[i].A != 0
	}
	clear(s.at)
	s.indices, s.paints = s.indices[:0], s.paints[:0]
	return s.visitAll(l, colours, s.drawUnder(l, colours, vertices[:0]))
}

// visitAll walks the tree from back to front.
func (s *still) visitAll(l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	root, ok := s.tree.Root()
	if !ok {
		return vertices
	}
	rank := int32(0)
	s.walk = append(s.walk[:0], root)
	for len(s.walk) > 0 {
		child := s.walk[len(s.walk)-1]
		s.walk = s.walk[:len(s.walk)-1]
		if child < 0 {
			run := leafRun{rank: rank, first: int32(len(s.indices))}
			vertices = s.drawLeaf(&s.tree.Leaves[^child], l, colours, vertices)
			run.end = int32(len(s.indices))
			s.leaves[^child] = run
			rank++
			continue
		}
		// The stack gives back last what goes in first: the near side.
		n := &s.tree.Nodes[child]
		if s.facing[n.Plane] {
			s.walk = append(s.walk, n.Front, n.Back)
		} else {
			s.walk = append(s.walk, n.Back, n.Front)
		}
	}
	return vertices
}

func (s *still) drawLeaf(leaf *bsp.Leaf, l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	faces := s.skins[leaf.FirstFace : leaf.FirstFace+leaf.Faces]
	for i := range faces {
		if f := &faces[i]; s.seen(f) {
			vertices = s.drawFace(f, l, colours, vertices)
		}
	}
	return vertices
}

// seen says whether a face looks at the eye and has a colour.
func (s *still) seen(f *skin) bool { return s.facing[f.plane] && s.shown[f.paint] }

func (s *still) drawFace(f *skin, l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	corners := s.tree.Corners[f.first:f.end]
	if s.clips && s.tooNear(corners) {
		return s.drawClipped(corners, l, colours, vertices)
	}
	var first, previous uint32
	for i, c := range corners {
		at := s.at[c]
		if at == 0 {
			vertices = grown(vertices)
			s.setVertex(&vertices[len(vertices)-1], c, colours)
			at = int32(len(vertices))
			s.at[c] = at
		}
		index := uint32(at - 1)
		switch {
		case i > 1:
			s.indices = append(s.indices, first, previous, index)
		case i == 0:
			first = index
		}
		previous = index
	}
	if s.smooth || colours[f.paint].Halo > 0 {
		return s.featherFace(f, l, colours, vertices)
	}
	return vertices
}

func (s *still) tooNear(corners []uint16) bool {
	for _, c := range corners {
		if s.spots[s.tree.Vertices[c].Point].near == 0 {
			return true
		}
	}
	return false
}

func (s *still) setVertex(into *Vertex, i uint16, colours []diorama.Colour) {
	v := &s.tree.Vertices[i]
	into.set(&s.spots[v.Point], &s.tree.Normals[v.Normal], float32(v.Ambient)*(1.0/255), &colours[v.Paint])
	s.paints = append(s.paints, v.Paint)
}

// drawClipped draws a face that comes too near; its vertices are its own.
func (s *still) drawClipped(corners []uint16, l *lens, colours []diorama.Colour, vertices []Vertex) []Vertex {
	s.clipped.whole = s.clipped.whole[:0]
	for _, c := range corners {
		s.clipped.whole = append(s.clipped.whole, s.corner(c))
	}
	paint := s.tree.Vertices[corners[0]].Paint
	first := len(vertices)
	vertices = s.clipped.draw(s.clipped.whole, l, &colours[paint], vertices)
	s.indices = fan(s.indices, first, len(vertices)-first)
	for range vertices[first:] {
		s.paints = append(s.paints, paint)
	}
	return vertices
}

func (s *still) corner(i uint16) corner {
	v := &s.tree.Vertices[i]
	return corner{at: s.tree.Points[v.Point], normal: s.tree.Normals[v.Normal], ambient: float32(v.Ambient) / 255}
}

// repaint gives the vertices the colours of now; the picture is otherwise the same.
func (s *still) repaint(colours []diorama.Colour, vertices []Vertex) {
	for i, paint := range s.paints {
		vertices[i].paint(&colours[paint&^(faded|halved)])
		vertices[i].fade(paint)
	}
}

// fade takes from a vertex's colour what its marks say.
func (v *Vertex) fade(marks uint16) {
	switch {
	case marks&faded != 0:
		v.ColorA = 0
	case marks&halved != 0:
		v.ColorA *= haloShare
	}
}
