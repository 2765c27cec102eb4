//go:build !js

package main

import (
	"image"
	"image/color"
	"image/draw"
)

const (
	smallWidth = 480 // pixels of a picture on a sheet; those that are narrower stay as they are
	gap        = 8   // pixels between two of them
)

// sheet shows many pictures of one size small, so that a person can look at all of them quickly.
type sheet struct {
	paper *image.RGBA
	cell  image.Point
	count int // pictures so far
}

// newSheet makes an empty sheet for pictures of this size.
func newSheet(picture image.Rectangle, columns, rows int) *sheet {
	width := min(smallWidth, picture.Dx())
	cell := image.Pt(width, picture.Dy()*width/picture.Dx())
	paper := image.NewRGBA(image.Rect(0, 0, columns*(cell.X+gap)+gap, rows*(cell.Y+gap)+gap))
	draw.Draw(paper, paper.Bounds(), image.NewUniform(color.Gray{Y: 0x80}), image.Point{}, draw.Src)
	return &sheet{paper: paper, cell: cell}
}

// put puts a picture in its place, made small.
func (s *sheet) put(picture image.Image, column, row int) {
	s.count++
	at := image.Pt(gap+column*(s.cell.X+gap), gap+row*(s.cell.Y+gap))
	draw.Draw(s.paper, image.Rectangle{Min: at, Max: at.Add(s.cell)}, small(picture, s.cell), image.Point{}, draw.Src)
}

// small is a picture made smaller: each pixel is the mean of those that it stands for.
func small(picture image.Image, to image.Point) *image.RGBA {
	from := image.NewRGBA(image.Rectangle{Max: picture.Bounds().Size()})
	draw.Draw(from, from.Bounds(), picture, picture.Bounds().Min, draw.Src)
	out := image.NewRGBA(image.Rectangle{Max: to})
	width, height := from.Bounds().Dx(), from.Bounds().Dy()
	for y := range to.Y {
		for x := range to.X {
			part := image.Rect(x*width/to.X, y*height/to.Y, max((x+1)*width/to.X, x*width/to.X+1), max((y+1)*height/to.Y, y*height/to.Y+1))
			out.SetRGBA(x, y, mean(from, part))
		}
	}
	return out
}

func mean(picture *image.RGBA, part image.Rectangle) color.RGBA {
	var sum [4]int
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := picture.Pix[picture.PixOffset(part.Min.X, y):picture.PixOffset(part.Max.X, y)]
		for i, v := range row {
			sum[i%4] += int(v)
		}
	}
	n := part.Dx() * part.Dy()
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), uint8(sum[3] / n)}
}
