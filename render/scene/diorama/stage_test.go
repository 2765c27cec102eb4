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

func TestPictureOfTheStage(t *testing.T) {
	parts := Static()
	for theme, name := range []string{"dark", "light", "projector"} {
		p := shownStage()
		s := newShot(2880, 1620, degrees(7), degrees(40), 31, solid.Vec{0, 0, -0.2})
		s.stage(parts, &p, theme)
		write(t, "stage-"+name+".png", s.picture(theme, 2))
	}
}
