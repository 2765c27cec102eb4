package patch

import (
	"image"

	"github.com/redrivelab/redrivelab/render/scene"
)

// Cut is the triangles of a frame that reach into a part of the picture, in their order. Its memory is used again.
type Cut struct {
	Vertices []scene.Vertex
	Indices  []uint32
	number   []uint32 // of a frame's vertex in Vertices, plus 1
}

// Take cuts a frame to a part.
func (c *Cut) Take(f *scene.Frame, part image.Rectangle) {
	c.Vertices, c.Indices = c.Vertices[:0], c.Indices[:0]
	if cap(c.number) < len(f.Vertices) {
		c.number = make([]uint32, len(f.Vertices))
	}
	c.number = c.number[:len(f.Vertices)]
	clear(c.number)
	x0, y0, x1, y1 := float32(part.Min.X), float32(part.Min.Y), float32(part.Max.X), float32(part.Max.Y)
	for i := 0; i+2 < len(f.Indices); i += 3 {
		a, b, d := &f.Vertices[f.Indices[i]], &f.Vertices[f.Indices[i+1]], &f.Vertices[f.Indices[i+2]]
		if max(a.DstX, b.DstX, d.DstX) < x0 || min(a.DstX, b.DstX, d.DstX) > x1 ||
			max(a.DstY, b.DstY, d.DstY) < y0 || min(a.DstY, b.DstY, d.DstY) > y1 {
			continue
		}
		for _, v := range f.Indices[i : i+3] {
			c.Indices = append(c.Indices, c.numberOf(f, v))
		}
	}
}

func (c *Cut) numberOf(f *scene.Frame, v uint32) uint32 {
	if c.number[v] == 0 {
		c.Vertices = append(c.Vertices, f.Vertices[v])
		c.number[v] = uint32(len(c.Vertices))
	}
	return c.number[v] - 1
}
