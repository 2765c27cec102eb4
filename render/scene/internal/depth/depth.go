// Package depth draws triangles into a depth buffer on the CPU. Tests compare the stage's draw order with it, and the
// diorama's pictures are made with it; the lab itself never imports it.
//
//	b := depth.New(640, 360)
//	b.Triangle([3]depth.Point{...}, 7, nil)
//	b.ID[y*b.Width+x] // 7 where that triangle is in front, 0 where nothing is
package depth

import "math"

// Point is a corner on the screen: X, Y in pixels from the top left, Near the reciprocal of the distance along the
// view's axis (so it is linear on the screen, and larger is nearer).
type Point struct{ X, Y, Near float64 }

// Buffer has, for each pixel in rows from the top, the id of what is in front there and how near it is; 0 and 0 where
// nothing is.
type Buffer struct {
	Width, Height int
	ID            []uint32
	Near          []float64
}

// New is an empty buffer of this size in pixels.
func New(width, height int) *Buffer {
	return &Buffer{Width: width, Height: height, ID: make([]uint32, width*height), Near: make([]float64, width*height)}
}

// Clear empties the buffer.
func (b *Buffer) Clear() {
	clear(b.ID)
	clear(b.Near)
}

// Won is told each pixel that a triangle has won so far: its index in the buffer, and the shares of the three corners
// there (adding up to 1, correct in perspective).
type Won func(pixel int, shares [3]float64)

// Triangle draws one triangle, of either sense, in front of the viewer. A pixel belongs to it when its middle lies in
// it (edges included); on a tie the one drawn earlier stays. won may be nil.
func (b *Buffer) Triangle(p [3]Point, id uint32, won Won) {
	area := cross(p[0], p[1], p[2].X, p[2].Y)
	if area == 0 {
		return
	}
	for y := b.first(min(p[0].Y, p[1].Y, p[2].Y)); y < b.last(max(p[0].Y, p[1].Y, p[2].Y), b.Height); y++ {
		for x := b.first(min(p[0].X, p[1].X, p[2].X)); x < b.last(max(p[0].X, p[1].X, p[2].X), b.Width); x++ {
			b.pixel(x, y, p, area, id, won)
		}
	}
}

func (b *Buffer) pixel(x, y int, p [3]Point, area float64, id uint32, won Won) {
	cx, cy := float64(x)+0.5, float64(y)+0.5
	u := cross(p[1], p[2], cx, cy) / area
	v := cross(p[2], p[0], cx, cy) / area
	w := 1 - u - v
	if u < 0 || v < 0 || w < 0 {
		return
	}
	near := u*p[0].Near + v*p[1].Near + w*p[2].Near
	at := y*b.Width + x
	if near <= b.Near[at] {
		return
	}
	b.Near[at], b.ID[at] = near, id
	if won != nil {
		won(at, [3]float64{u * p[0].Near / near, v * p[1].Near / near, w * p[2].Near / near})
	}
}

func cross(a, b Point, x, y float64) float64 { return (b.X-a.X)*(y-a.Y) - (b.Y-a.Y)*(x-a.X) }

func (b *Buffer) first(at float64) int { return max(int(math.Floor(at-0.5)), 0) }

func (b *Buffer) last(at float64, size int) int { return min(int(math.Ceil(at+0.5)), size) }
