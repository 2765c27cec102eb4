package diorama

import (
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
)

func shownStage() view.Pose {
	var p view.Pose
	s := &p.Stage
	s.Parcel = view.Parcel{At: view.Gate, Schema: 2, Fingerprint: [8]byte{0x29, 0xcc, 0xf5, 0x25, 0xa2, 0x10, 0xc9, 0x89}, Original: [8]byte{0x29, 0xcc, 0xf5, 0x25, 0xa2, 0x10, 0xc9, 0x89}}
	s.Boards[view.RingBoard] = view.Board{Count: 3, Lamps: [10]view.Lamp{view.Lit, view.Lit}}
	s.Boards[view.GateBoard] = view.Board{Count: 8, Lamps: [10]view.Lamp{view.Open, view.Open, view.Open, view.Open, view.Closed}}
	s.Boards[view.SecondBoard] = view.Board{Count: 5, Lamps: [10]view.Lamp{view.Open, view.Open}}
	s.DialLit, s.DialOf = 7, 12
	s.Sockets = [4]view.Socket{{Schema: 1, Lit: true}, {Schema: 2}, {Schema: 3}}
	s.Waiting = 3
	p.From, p.To = s.Parcel.At, s.Parcel.At
	return p
}

// views are what the pictures show.
var views = map[string]func() *shot{
	"stage": func() *shot { return newShot(2880, 1620, degrees(7), degrees(40), 37, solid.Vec{0.4, 0, 0.2}) },
	"left":  func() *shot { return newShot(2160, 1300, degrees(7), degrees(35), 14, solid.Vec{-5, 0.6, -0.5}) },
	"house": func() *shot { return newShot(2160, 1300, degrees(12), degrees(30), 10, solid.Vec{0.3, 0.8, 2}) },
	"gate":  func() *shot { return newShot(2160, 1300, degrees(7), degrees(33), 11, solid.Vec{0.8, 1, -3.5}) },
	"right": func() *shot { return newShot(2160, 1300, degrees(7), degrees(33), 16, solid.Vec{8, 1, -0.5}) },
	"rear":  func() *shot { return newShot(2160, 1300, degrees(160), degrees(30), 30, solid.Vec{0, 0, 0}) },
}

func TestPictureOfTheStage(t *testing.T) {
	parts := Static()
	faces := 0
	for i := range parts {
		for f := range parts[i].Solid.Faces {
			if parts[i].Solid.PaintOf(f) != solid.Unseen {
				faces++
			}
		}
	}
	t.Log(len(parts), "parts", faces, "faces")
	for name, view := range views {
		p := shownStage()
		for theme, themed := range []string{"dark", "light", "projector"} {
			if theme > 0 && name != "stage" {
				continue
			}
			s := view()
			s.stage(parts, &p, theme)
			write(t, name+"-"+themed+".png", s.picture(theme, 2))
		}
	}
}
