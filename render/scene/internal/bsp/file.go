package bsp

import (
	"errors"
	"math"
)

// The file: magic, ten counts of 32 bits, then the lists one after another, little-endian. Planes and points are float32
// to the bit, planes one after another, of the points first all x, then all y and all z. The fields of all others stand in
// columns of 16-bit numbers, first all low bytes and then all high ones; numbers that lead to other lists say how many
// others were met since (recent). So the file, which travels in the lab's WebAssembly, is packed by brotli to less than a
// quarter.
const magic = "RLS4"

// normalSteps is into how many steps a normal's coordinates are rounded, a tenth of a degree: it only lights.
const normalSteps = 511

// errFile is what Decode says of any text that Encode did not write.
var errFile = errors.New("bsp: not a stage file, or a damaged one")

// sizes are the lengths of one entry of each list in the file, in bytes, in the lists' order.
var sizes = [lists]int{16, 6, 4, 4, 2, 4, 2, 8, 12, 6}

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
	w.leads(len(t.Nodes), func(i int) uint16 { return uint16(t.Nodes[i].Plane) })
	w.column(len(t.Nodes), func(i int) int { return int(t.Nodes[i].Front) })
	w.column(len(t.Nodes), func(i int) int { return int(t.Nodes[i].Back) })
	w.column(len(t.Leaves), func(i int) int { return int(t.Leaves[i].Faces) })
	w.column(len(t.Leaves), func(i int) int { return int(t.Leaves[i].Body) })
	w.column(len(t.Bodies), func(i int) int { return int(t.Bodies[i].Planes) })
	w.column(len(t.Bodies), func(i int) int { return flag(t.Bodies[i].Hides) })
	w.leads(len(t.Sides), func(i int) uint16 { return t.Sides[i] })
	w.leads(len(t.Faces), func(i int) uint16 { return uint16(t.Faces[i].Plane) })
	w.column(len(t.Faces), func(i int) int { return int(t.Faces[i].Corners) })
	w.leads(len(t.Corners), func(i int) uint16 { return t.Corners[i] })
	w.leads(len(t.Vertices), func(i int) uint16 { return t.Vertices[i].Point })
	w.leads(len(t.Vertices), func(i int) uint16 { return t.Vertices[i].Normal })
	w.column(len(t.Vertices), func(i int) int { return int(t.Vertices[i].Paint) })
	w.column(len(t.Vertices), func(i int) int { return int(t.Vertices[i].Ambient) })
	for axis := range 3 {
		for i := range t.Points {
			w.f32(t.Points[i][axis])
		}
	}
	for axis := range 3 {
		w.column(len(t.Normals), func(i int) int { return int(math.Round(float64(t.Normals[i][axis]) * normalSteps)) })
	}
	return w
}

type writer []byte

func (w *writer) u32(v uint32)  { *w = append(*w, byte(v), byte(v>>8), byte(v>>16), byte(v>>24)) }
func (w *writer) f32(v float32) { w.u32(math.Float32bits(v)) }

func (w *writer) point(p Point) {
	for _, x := range p {
		w.f32(x)
	}
}

// column writes n numbers of 16 bits.
func (w *writer) column(n int, get func(i int) int) {
	for i := range n {
		*w = append(*w, byte(get(i)))
	}
	for i := range n {
		*w = append(*w, byte(get(i)>>8))
	}
}

// leads writes n numbers that lead to entries of another list.
func (w *writer) leads(n int, get func(i int) uint16) {
	codes := make([]uint16, n)
	var known recent
	for i := range codes {
		codes[i] = known.code(get(i))
	}
	w.column(n, func(i int) int { return int(codes[i]) })
}

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}
