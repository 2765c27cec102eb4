package diorama

import (
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shownStage is the moment that the concept pictures show: stopped at the gate's fifth lamp.
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

// views are what the pictures show, some times smaller.
var views = map[string]func(smaller int) *shot{
	"stage": func(k int) *shot { return newShot(2880/k, 1620/k, degrees(7), degrees(40), 37, solid.Vec{0.4, 0, 0.2}) },
	"left": func(k int) *shot {
		return newShot(2160/k, 1300/k, degrees(7), degrees(35), 14, solid.Vec{-5, 0.6, -0.5})
	},
	"house": func(k int) *shot {
		return newShot(2160/k, 1300/k, degrees(12), degrees(30), 10, solid.Vec{0.3, 0.8, 2})
	},
	"gate": func(k int) *shot {
		return newShot(2160/k, 1300/k, degrees(7), degrees(33), 11, solid.Vec{0.8, 1, -3.5})
	},
	"right": func(k int) *shot { return newShot(2160/k, 1300/k, degrees(7), degrees(33), 16, solid.Vec{8, 1, -0.5}) },
	"rear":  func(k int) *shot { return newShot(2160/k, 1300/k, degrees(160), degrees(30), 30, solid.Vec{0, 0, 0}) },
}

// TestPictures draws the stage as the lab would, when a directory for the pictures is given; without one it only checks
// that what is drawn is no blank.
func TestPictures(t *testing.T) {
	parts := layout()
	if *pictures != "" {
		bake(parts)
	}
	for name, view := range views {
		p := shownStage()
		for theme, themed := range []string{"dark", "light", "projector"} {
			s := view(small())
			s.stage(parts, &p, theme)
			assert.Greater(t, s.count(func(id uint32) bool { return id != 0 }), len(s.ID)/3, name)
			if *pictures != "" {
				write(t, name+"-"+themed+".png", s.picture(theme, 2))
			}
		}
	}
}

// small is how many times smaller pictures are that nobody looks at.
func small() int {
	if *pictures == "" {
		return 8
	}
	return 1
}

// count is how many pixels show an id that counts.
func (s *shot) count(counts func(id uint32) bool) int {
	n := 0
	for _, id := range s.ID {
		if counts(id) {
			n++
		}
	}
	return n
}

// seen is the share of the mover's pixels that nothing hides from the usual camera.
func seen(parts []Part, p *view.Pose, id MoverID) float64 {
	pixels := func(parts []Part) int {
		s := views["stage"](3)
		s.stage(parts, p, 0)
		return s.count(func(pixel uint32) bool { return pixel == moverPixel+uint32(id) })
	}
	return float64(pixels(parts)) / float64(pixels(nil))
}

func TestTheParcelIsSeenWhereverItRests(t *testing.T) {
	parts := layout()
	for s := range view.Stations {
		p := shownStage()
		p.From, p.To = s, s
		least := 0.6
		if s == view.Handler {
			least = 0.25 // through the window
		}
		assert.Greater(t, seen(parts, &p, Parcel), least, "station %d", s)
	}
}

func TestSizeOfTheStage(t *testing.T) {
	parts := layout()
	faces := 0
	for i := range parts {
		s := &parts[i].Solid
		require.Less(t, int(s.Paint), Paints())
		for f := range s.Faces {
			require.Less(t, int(s.PaintOf(f)), Paints())
			if s.PaintOf(f) != solid.Unseen {
				faces++
			}
		}
	}
	assert.Less(t, len(parts), 1200, "solids")
	assert.Less(t, faces, 6000, "faces that can be seen")
	t.Logf("%d solids, %d faces", len(parts), faces)
}

func TestAnchorsStandClearOfEverything(t *testing.T) {
	all := boxes(layout())
	for s := range view.Stations {
		at := Anchor(s)
		assert.Positive(t, at[1], "station %d stands on the plate", s)
		for _, b := range all {
			inside := true
			for i := range at {
				inside = inside && at[i] > b.low[i]-0.05 && at[i] < b.high[i]+0.05
			}
			assert.False(t, inside, "station %d in part %d", s, b.name)
		}
	}
	assert.Equal(t, solid.Vec{}, Anchor(view.Stations))
}
