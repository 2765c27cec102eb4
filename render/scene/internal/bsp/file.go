package bsp

import (
	"errors"
	"math"
)

// The file: magic, eight counts of 32 bits, then the lists one after another, little-endian. Points and planes are
// float32 to the bit; normals are in steps of 1/32767.
const magic = "RLS1"

const normalSteps = 32767

// errFile is what Decode says of any text that Encode did not write.
var errFile = errors.New("bsp: not a stage file, or a damaged one")

// The lengths of one entry of each list in the file, in bytes.
const (
	planeBytes  = 16
	nodeBytes   = 6
	leafBytes   = 4
	boundBytes  = 2
	faceBytes   = 5
	cornerBytes = 5
	pointBytes  = 12
	normalBytes = 6
)

// Encode writes the tree.
func Encode(t *Tree) []byte {
	w := writer(magic)
	for _, n := range []int{len(t.Planes), len(t.Nodes), len(t.Leaves), len(t.Bounds), len(t.Faces), len(t.Corners), len(t.Points), len(t.Normals)} {
		w.u32(uint32(n))
	}
	for i := range t.Planes {
		w.point(t.Planes[i].Normal)
		w.f32(t.Planes[i].Offset)
	}
	for _, n := range t.Nodes {
		w.u16(int(n.Plane))
		w.u16(int(n.Front))
		w.u16(int(n.Back))
	}
	for _, l := range t.Leaves {
		w.u16(int(l.Faces))
		hides := 0
		if l.Hides {
			hides = 1
		}
		w.u16(int(l.Bounds)<<1 | hides)
	}
	for _, b := range t.Bounds {
		w.u16(int(b))
	}
	for _, f := range t.Faces {
		w.u16(int(f.Plane))
		w.u16(int(f.Paint))
		w = append(w, byte(f.Corners))
	}
	for _, c := range t.Corners {
		w.u16(int(c.Point))
		w.u16(int(c.Normal))
		w = append(w, c.Ambient)
	}
	for _, p := range t.Points {
		w.point(p)
	}
	for _, n := range t.Normals {
		for _, x := range n {
			w.u16(int(math.Round(float64(x) * normalSteps)))
		}
	}
	return w
}

type writer []byte

func (w *writer) u16(v int)     { *w = append(*w, byte(v), byte(v>>8)) }
func (w *writer) u32(v uint32)  { *w = append(*w, byte(v), byte(v>>8), byte(v>>16), byte(v>>24)) }
func (w *writer) f32(v float32) { w.u32(math.Float32bits(v)) }
func (w *writer) point(p Point) {
	for _, x := range p {
		w.f32(x)
	}
}

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

// Decode reads what Encode wrote. A damaged file is an error, never a tree that leads outside its lists.
func Decode(text string) (*Tree, error) {
	t, r, err := lists(text)
	if err != nil {
		return nil, err
	}
	for i := range t.Planes {
		t.Planes[i] = Plane{Normal: r.point(), Offset: r.f32()}
	}
	for i := range t.Nodes {
		t.Nodes[i] = Node{Plane: int32(r.u16()), Front: r.i16(), Back: r.i16()}
	}
	readLeaves(t, r)
	for i := range t.Bounds {
		t.Bounds[i] = r.u16()
	}
	readFaces(t, r)
	for i := range t.Corners {
		t.Corners[i] = Corner{Point: r.u16(), Normal: r.u16(), Ambient: r.u8()}
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

// lists makes the lists in the lengths that the file's head gives, once they are known to fill the file exactly.
func lists(text string) (*Tree, *reader, error) {
	const head = len(magic) + 8*4
	if len(text) < head || text[:len(magic)] != magic {
		return nil, nil, errFile
	}
	r := &reader{text: text, at: len(magic)}
	var n [8]int
	want := head
	for i, size := range [8]int{planeBytes, nodeBytes, leafBytes, boundBytes, faceBytes, cornerBytes, pointBytes, normalBytes} {
		n[i] = int(r.u32() & 0xffffff)
		want += n[i] * size
	}
	if len(text) != want {
		return nil, nil, errFile
	}
	return &Tree{
		Planes: make([]Plane, n[0]), Nodes: make([]Node, n[1]), Leaves: make([]Leaf, n[2]), Bounds: make([]uint16, n[3]),
		Faces: make([]Face, n[4]), Corners: make([]Corner, n[5]), Points: make([]Point, n[6]), Normals: make([]Point, n[7]),
	}, r, nil
}

func readLeaves(t *Tree, r *reader) {
	var face, bound int32
	for i := range t.Leaves {
		l := Leaf{FirstFace: face, Faces: int32(r.u16()), FirstBound: bound}
		bounds := int32(r.u16())
		l.Bounds, l.Hides = bounds>>1, bounds&1 == 1
		face, bound = face+l.Faces, bound+l.Bounds
		t.Leaves[i] = l
	}
}

func readFaces(t *Tree, r *reader) {
	var corner int32
	for i := range t.Faces {
		f := Face{Plane: int32(r.u16()), Paint: r.u16(), FirstCorner: corner, Corners: int32(r.u8())}
		corner += f.Corners
		t.Faces[i] = f
	}
}

// check says whether every number in the tree leads to an entry, and every node to later ones, so that a walk ends.
func (t *Tree) check() error {
	for i, n := range t.Nodes {
		for _, child := range [2]int32{n.Front, n.Back} {
			if int(^child) >= len(t.Leaves) || int(child) >= len(t.Nodes) || (child >= 0 && int(child) <= i) {
				return errFile
			}
		}
		if int(n.Plane) >= len(t.Planes) {
			return errFile
		}
	}
	for _, b := range t.Bounds {
		if int(b) >= len(t.Planes) {
			return errFile
		}
	}
	return t.checkFaces()
}

func (t *Tree) checkFaces() error {
	var faces, bounds, corners int
	for _, l := range t.Leaves {
		faces, bounds = faces+int(l.Faces), bounds+int(l.Bounds)
	}
	for _, f := range t.Faces {
		corners += int(f.Corners)
		if int(f.Plane) >= len(t.Planes) {
			return errFile
		}
	}
	for _, c := range t.Corners {
		if int(c.Point) >= len(t.Points) || int(c.Normal) >= len(t.Normals) {
			return errFile
		}
	}
	if faces != len(t.Faces) || bounds != len(t.Bounds) || corners != len(t.Corners) {
		return errFile
	}
	return nil
}
