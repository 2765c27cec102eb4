package diorama

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/internal/depth"
	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/stretchr/testify/require"
)

// pictures is where the pictures of the stage are written to be looked at: go test -run Picture -pictures DIR.
var pictures = flag.String("pictures", "", "directory for pictures of the stage")

// shot is a camera and a buffer that it fills; scale is how many pixels are averaged into one, along each side.
type shot struct {
	*depth.Buffer
	eye, right, up, ahead solid.Vec
	focal                 float64
	light                 []lit
	colour                []Colour
	glass                 []pane
}

// lit is what a pixel shows: its paint, normal and ambient light.
type lit struct {
	colour  Colour
	normal  solid.Vec
	ambient float64
}

// pane is a translucent triangle, drawn last.
type pane struct {
	p [3]depth.Point
	v [3]lit
}

func newShot(width, height int, yaw, pitch, distance float64, target solid.Vec) *shot {
	sy, cy := math.Sincos(yaw)
	sp, cp := math.Sincos(pitch)
	back := solid.Vec{sy * cp, sp, cy * cp}
	s := &shot{Buffer: depth.New(width, height), eye: target.Add(back.Scale(distance)), ahead: back.Scale(-1)}
	s.right = s.ahead.Cross(solid.Up).Unit()
	s.up = s.right.Cross(s.ahead)
	s.focal = float64(height) / 2 / math.Tan(degrees(15))
	s.light = make([]lit, width*height)
	s.colour = make([]Colour, Paints())
	return s
}

func (s *shot) point(at solid.Vec) depth.Point {
	d := at.Sub(s.eye)
	far := d.Dot(s.ahead)
	return depth.Point{
		X:    float64(s.Width)/2 + s.focal*d.Dot(s.right)/far,
		Y:    float64(s.Height)/2 - s.focal*d.Dot(s.up)/far,
		Near: 1 / far,
	}
}

func (s *shot) solid(b *solid.Solid, m *solid.Motion, id uint32) {
	for f := range b.Faces {
		paint := s.colour[b.PaintOf(f)]
		if b.PaintOf(f) == solid.Unseen || paint.A == 0 {
			continue
		}
		face := &b.Faces[f]
		plane := m.Plane(face.Plane)
		if plane.Side(s.eye) <= 0 {
			continue
		}
		for i := 2; i < len(face.Corners); i++ {
			s.triangle(face, m, paint, [3]int{0, i - 1, i}, id)
		}
	}
}

func (s *shot) triangle(f *solid.Face, m *solid.Motion, c Colour, corners [3]int, id uint32) {
	var t pane
	for i, k := range corners {
		corner := f.Corners[k]
		t.p[i] = s.point(m.Point(corner.At))
		t.v[i] = lit{c, m.Direction(corner.Normal).Unit(), corner.Ambient}
	}
	if c.A < 1 {
		s.glass = append(s.glass, t)
		return
	}
	s.Triangle(t.p, id, func(pixel int, w [3]float64) { s.light[pixel] = t.mixed(w) })
}

func (t *pane) mixed(w [3]float64) lit {
	l := lit{colour: t.v[0].colour}
	for i, v := range t.v {
		l.normal = l.normal.Add(v.normal.Scale(w[i]))
		l.ambient += v.ambient * w[i]
	}
	return l
}

// stage draws everything as it stands in a pose.
func (s *shot) stage(parts []Part, p *view.Pose, theme int) {
	Colours(theme, &p.Stage, s.colour)
	still := solid.Still
	for i := range parts {
		s.solid(&parts[i].Solid, &still, uint32(i+1))
	}
	movers := Movers()
	transforms := make([]Transform, len(movers))
	Pose(p, transforms)
	for i, m := range movers {
		motion := transforms[i].Motion()
		for k := range m.Solids {
			if !transforms[i].Hidden && Visible(&p.Stage, m.ID, k) {
				s.solid(&m.Solids[k], &motion, moverPixel+uint32(i))
			}
		}
	}
}

// moverPixel is the id of the first mover's pixels.
const moverPixel = 1 << 20

// shade is the light of the stage, as stage.kage has it.
func (s *shot) shade(l lit, light lighting) solid.Vec {
	n := l.normal.Unit()
	c := solid.Vec{float64(l.colour.R), float64(l.colour.G), float64(l.colour.B)}
	sun := max(n.Dot(light.from), 0) * (0.4 + 0.6*l.ambient)
	facing := max(n.Dot(light.from.Sub(s.ahead).Unit()), 0)
	shine := math.Pow(facing, 48) * 0.22 * l.ambient
	var out solid.Vec
	glow := float64(l.colour.Glow)
	for i := range out {
		around := (light.ground[i] + (light.sky[i]-light.ground[i])*(0.5+0.5*n[1])) * l.ambient
		lit := c[i]*(around+light.sun[i]*sun) + light.sun[i]*shine
		own := c[i]*(0.85+0.35*max(-n.Dot(s.ahead), 0)) + 0.08
		out[i] = min(max(lit+(own-lit)*glow, 0), 1)
	}
	return out
}

type lighting struct{ from, sun, sky, ground, background solid.Vec }

var lightings = [3]lighting{
	{solid.Vec{-0.42, 0.76, 0.5}.Unit(), solid.Vec{0.78, 0.76, 0.72}, solid.Vec{0.5, 0.54, 0.68}, solid.Vec{0.16, 0.17, 0.26}, solid.Vec{0.055, 0.075, 0.13}},
	{solid.Vec{-0.42, 0.76, 0.5}.Unit(), solid.Vec{0.56, 0.55, 0.52}, solid.Vec{0.6, 0.62, 0.68}, solid.Vec{0.36, 0.38, 0.46}, solid.Vec{0.96, 0.965, 0.985}},
	{solid.Vec{-0.42, 0.76, 0.5}.Unit(), solid.Vec{0.56, 0.55, 0.52}, solid.Vec{0.6, 0.62, 0.68}, solid.Vec{0.36, 0.38, 0.46}, solid.Vec{0.96, 0.965, 0.985}},
}

func (s *shot) picture(theme, scale int) image.Image {
	light := lightings[theme]
	pixels := make([]solid.Vec, s.Width*s.Height)
	for i := range pixels {
		pixels[i] = light.background
		if s.ID[i] != 0 {
			pixels[i] = s.shade(s.light[i], light)
		}
	}
	s.glaze(pixels, light)
	return averaged(pixels, s.Width, s.Height, scale)
}

// glaze lays the panes over the pixels, in no particular order.
func (s *shot) glaze(pixels []solid.Vec, light lighting) {
	for _, g := range s.glass {
		over := depth.New(s.Width, s.Height)
		copy(over.Near, s.Near)
		over.Triangle(g.p, 1, func(at int, w [3]float64) {
			pixels[at] = pixels[at].Lerp(s.shade(g.mixed(w), light), float64(g.v[0].colour.A))
		})
	}
}

func averaged(pixels []solid.Vec, width, height, scale int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, width/scale, height/scale))
	for y := range height / scale {
		for x := range width / scale {
			var sum solid.Vec
			for i := range scale * scale {
				sum = sum.Add(pixels[(y*scale+i/scale)*width+x*scale+i%scale])
			}
			sum = sum.Scale(255 / float64(scale*scale))
			img.Set(x, y, color.RGBA{uint8(sum[0]), uint8(sum[1]), uint8(sum[2]), 255})
		}
	}
	return img
}

func write(t *testing.T, name string, img image.Image) {
	if *pictures == "" {
		return
	}
	f, err := os.Create(filepath.Join(*pictures, name))
	require.NoError(t, err)
	defer f.Close()
	require.NoError(t, png.Encode(f, img))
}
