package bsp

import "math"

// reader walks a file whose length was checked against its counts.
type reader struct {
	text string
	at   int
}

func (r *reader) u32() uint32 {
	r.at += 4
	t := r.text[r.at-4 : r.at]
	return uint32(t[0]) | uint32(t[1])<<8 | uint32(t[2])<<16 | uint32(t[3])<<24
}

func (r *reader) f32() float32     { return math.Float32frombits(r.u32()) }
func (r *reader) point() (p Point) { p[0], p[1], p[2] = r.f32(), r.f32(), r.f32(); return p }

// column reads n numbers of 16 bits.
func (r *reader) column(n int, set func(i int, v uint16)) {
	low, high := r.text[r.at:r.at+n], r.text[r.at+n:r.at+2*n]
	r.at += 2 * n
	for i := range n {
		set(i, uint16(low[i])|uint16(high[i])<<8)
	}
}

// leads reads n numbers that lead to entries of another list.
func (r *reader) leads(n int, set func(i int, v uint16)) {
	var known recent
	r.column(n, func(i int, code uint16) { set(i, known.entry(code)) })
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
	r.leads(len(t.Nodes), func(i int, v uint16) { t.Nodes[i].Plane = int32(v) })
	r.column(len(t.Nodes), func(i int, v uint16) { t.Nodes[i].Front = int32(int16(v)) })
	r.column(len(t.Nodes), func(i int, v uint16) { t.Nodes[i].Back = int32(int16(v)) })
	r.column(len(t.Leaves), func(i int, v uint16) { t.Leaves[i].Faces = int32(v) })
	r.column(len(t.Leaves), func(i int, v uint16) { t.Leaves[i].Body = v })
	r.column(len(t.Bodies), func(i int, v uint16) { t.Bodies[i].Planes = int32(v) })
	r.column(len(t.Bodies), func(i int, v uint16) { t.Bodies[i].Hides = v != 0 })
	r.leads(len(t.Sides), func(i int, v uint16) { t.Sides[i] = v })
	r.leads(len(t.Faces), func(i int, v uint16) { t.Faces[i].Plane = int32(v) })
	r.column(len(t.Faces), func(i int, v uint16) { t.Faces[i].Corners = int32(v) })
	r.leads(len(t.Corners), func(i int, v uint16) { t.Corners[i] = v })
	r.leads(len(t.Vertices), func(i int, v uint16) { t.Vertices[i].Point = v })
	r.leads(len(t.Vertices), func(i int, v uint16) { t.Vertices[i].Normal = v })
	r.column(len(t.Vertices), func(i int, v uint16) { t.Vertices[i].Paint = v })
	r.column(len(t.Vertices), func(i int, v uint16) { t.Vertices[i].Ambient = uint8(v) })
	for axis := range 3 {
		for i := range t.Points {
			t.Points[i][axis] = r.f32()
		}
	}
	for axis := range 3 {
		r.column(len(t.Normals), func(i int, v uint16) {
			t.Normals[i][axis] = float32(float64(int16(v)) / normalSteps)
		})
	}
	t.begin()
	return t, t.check()
}

// begin finds where the run of each leaf, body and face begins: where the one before ends.
func (t *Tree) begin() {
	var face, side, corner int32
	for i := range t.Leaves {
		t.Leaves[i].FirstFace = face
		face += t.Leaves[i].Faces
	}
	for i := range t.Bodies {
		t.Bodies[i].FirstPlane = side
		side += t.Bodies[i].Planes
	}
	for i := range t.Faces {
		t.Faces[i].FirstCorner = corner
		corner += t.Faces[i].Corners
	}
}

// EachPoint visits the points of a file without reading the rest; none when it is damaged.
func EachPoint(text string, visit func(Point)) {
	_, n, end, ok := layout(text)
	if !ok {
		return
	}
	first := end
	for i := lists - 1; i >= pointList; i-- {
		first -= n[i] * sizes[i]
	}
	for i := range n[pointList] {
		var p Point
		for axis := range p {
			r := reader{text: text, at: first + 4*(axis*n[pointList]+i)}
			p[axis] = r.f32()
		}
		visit(p)
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
