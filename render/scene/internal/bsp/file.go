package bsp

import (
	"errors"
	"math"
)

// The file: magic, ten counts of 32 bits, then the lists one after another, little-endian. Points and planes are
// float32 to the bit; normals are in steps of 1/32767.
const magic = "RLS2"

const normalSteps = 32767

// errFile is what Decode says of any text that Encode did not write.
var errFile = errors.New("bsp: not a stage file, or a damaged one")

// sizes are the lengths of one entry of each list in the file, in bytes, in the lists' order.
var sizes = [lists]int{16, 6, 4, 3, 2, 3, 2, 7, 12, 6}

const (
	lists     = 10
	pointList = 8 // which of them has the points
)

func (t *Tree) lengths() [lists]int {
	return [lists]int{len(t.Planes), len(t.Nodes), len(t.Leaves), len(t.Bodies), len(t.Sides),
		len(t.Faces), len(t.Corners), len(t.Vertices), len(t.Points), len(t.Normals)}
}

// Encode writes the tree.
func Encode(t *Tree) []byte {
	w := writer(magic)
	for _, n := range t.lengths() {
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
		w.u16(int(l.Body))
	}
	for _, b := range t.Bodies {
		w.u16(int(b.Planes))
		w.flag(b.Hides)
	}
	w.u16s(t.Sides)
	for _, f := range t.Faces {
		w.u16(int(f.Plane))
		w = append(w, byte(f.Corners))
	}
	w.u16s(t.Corners)
	for _, v := range t.Vertices {
		w.u16s([]uint16{v.Point, v.Normal, v.Paint})
		w = append(w, v.Ambient)
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
func (w *writer) u16s(list []uint16) {
	for _, v := range list {
		w.u16(int(v))
	}
}

func (w *writer) flag(on bool) {
	if on {
		*w = append(*w, 1)
	} else {
		*w = append(*w, 0)
	}
}

func (w *writer) point(p Point) {
	for _, x := range p {
		w.f32(x)
	}
}
