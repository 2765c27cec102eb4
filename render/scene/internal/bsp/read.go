package bsp

import "math"

// reader walks a file whose length was checked against its counts.
type reader struct {
	text string
	at   int
}

func (r *reader) u8() uint8 {
	r.at++
	return r.text[r.at-1]
}

func (r *reader) u16() uint16 {
	r.at += 2
	return uint16(r.text[r.at-2]) | uint16(r.text[r.at-1])<<8
}

func (r *reader) u32() uint32      { return uint32(r.u16()) | uint32(r.u16())<<16 }
func (r *reader) i16() int32       { return int32(int16(r.u16())) }
func (r *reader) f32() float32     { return math.Float32frombits(r.u32()) }
func (r *reader) point() (p Point) { p[0], p[1], p[2] = r.f32(), r.f32(), r.f32(); return p }

func (r *reader) u16s(list []uint16) {
	for i := range list {
		list[i] = r.u16()
	}
}

// Decode reads what Encode wrote. A damaged file is an error, never a tree that leads outside its lists.
func Decode(text string) (*Tree, error) {
	t, r, err := emptyLists(text)
	if err != nil {
		return nil, err
	}
	for i := range t.Planes {
		t.Planes[i] = Plane{Normal: r.point(), Offset: r.f32()}
	}
	for i := range t.Nodes {
		t.Nodes[i] = Node{Plane: int32(r.u16()), Front: r.i16(), Back: r.i16()}
	}
	t.readLeaves(r)
	t.readBodies(r)
	r.u16s(t.Sides)
	t.readFaces(r)
	r.u16s(t.Corners)
	for i := range t.Vertices {
		t.Vertices[i] = Vertex{Point: r.u16(), Normal: r.u16(), Paint: r.u16(), Ambient: r.u8()}
	}
	for i := range t.Points {
		t.Points[i] = r.point()
	}
	for i := range t.Normals {
		for axis := range 3 {
			t.Normals[i][axis] = float32(float64(r.i16()) / normalSteps)
		}
	}
	return t, t.check()
}

// EachPoint visits the points of a file without reading the rest; none when it is damaged.
func EachPoint(text string, visit func(Point)) {
	_, points, end, ok := layout(text)
	if !ok {
		return
	}
	r := reader{text: text, at: end}
	for i := lists - 1; i >= pointList; i-- {
		r.at -= points[i] * sizes[i]
	}
	for range points[pointList] {
		visit(r.point())
	}
}

// emptyLists makes the lists in the lengths that the file's head gives, once they are known to fill the file exactly.
func emptyLists(text string) (*Tree, *reader, error) {
	head, n, _, ok := layout(text)
	if !ok {
		return nil, nil, errFile
	}
	return &Tree{
		Planes: make([]Plane, n[0]), Nodes: make([]Node, n[1]), Leaves: make([]Leaf, n[2]), Bodies: make([]Body, n[3]),
		Sides: make([]uint16, n[4]), Faces: make([]Face, n[5]), Corners: make([]uint16, n[6]),
		Vertices: make([]Vertex, n[7]), Points: make([]Point, n[pointList]), Normals: make([]Point, n[9]),
	}, &reader{text: text, at: head}, nil
}

// layout says where the lists begin, how long each is, and where the last one ends; ok is false when the file's length is
// another.
func layout(text string) (head int, n [lists]int, end int, ok bool) {
	head = len(magic) + lists*4
	if len(text) < head || text[:len(magic)] != magic {
		return 0, n, 0, false
	}
	r := reader{text: text, at: len(magic)}
	end = head
	for i, size := range sizes {
		n[i] = int(r.u32() & 0xffffff)
		end += n[i] * size
	}
	return head, n, end, len(text) == end
}

func (t *Tree) readLeaves(r *reader) {
	var face int32
	for i := range t.Leaves {
		l := Leaf{FirstFace: face, Faces: int32(r.u16()), Body: r.u16()}
		face += l.Faces
		t.Leaves[i] = l
	}
}

func (t *Tree) readBodies(r *reader) {
	var side int32
	for i := range t.Bodies {
		b := Body{FirstPlane: side, Planes: int32(r.u16()), Hides: r.u8() != 0}
		side += b.Planes
		t.Bodies[i] = b
	}
}

func (t *Tree) readFaces(r *reader) {
	var corner int32
	for i := range t.Faces {
		f := Face{Plane: int32(r.u16()), FirstCorner: corner, Corners: int32(r.u8())}
		corner += f.Corners
		t.Faces[i] = f
	}
}

// check says whether every number in the tree leads to an entry, and every node to later ones, so that a walk ends.
func (t *Tree) check() error {
	good := t.checkNodes() && t.checkRuns() && within(t.Sides, len(t.Planes)) && within(t.Corners, len(t.Vertices))
	for _, v := range t.Vertices {
		good = good && int(v.Point) < len(t.Points) && int(v.Normal) < len(t.Normals)
	}
	if !good {
		return errFile
	}
	return nil
}

func (t *Tree) checkNodes() bool {
	for i, n := range t.Nodes {
		for _, child := range [2]int32{n.Front, n.Back} {
			if int(^child) >= len(t.Leaves) || int(child) >= len(t.Nodes) || (child >= 0 && int(child) <= i) {
				return false
			}
		}
		if int(n.Plane) >= len(t.Planes) {
			return false
		}
	}
	return true
}

// checkRuns says whether the leaves' faces, the faces' corners and the bodies' sides fill their lists exactly.
func (t *Tree) checkRuns() bool {
	var faces, sides, corners int
	for _, l := range t.Leaves {
		faces += int(l.Faces)
		if l.Faces > 0 && int(l.Body) >= len(t.Bodies) {
			return false
		}
	}
	for _, b := range t.Bodies {
		sides += int(b.Planes)
	}
	for _, f := range t.Faces {
		corners += int(f.Corners)
		if int(f.Plane) >= len(t.Planes) || f.Corners < 3 {
			return false
		}
	}
	return faces == len(t.Faces) && sides == len(t.Sides) && corners == len(t.Corners)
}

func within(list []uint16, n int) bool {
	for _, i := range list {
		if int(i) >= n {
			return false
		}
	}
	return true
}
