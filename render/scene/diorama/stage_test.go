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

// shownReview is the review lesson's moment with the most to see: a second wait on the ring, a key written, a record.
func shownReview() view.Pose {
	p := shownStage()
	s := &p.Stage
	s.Cast, s.Sorter = view.LessonReview, view.Temporary
	s.Parcel.At, s.Parcel.Schema = view.Ring, 1
	s.Sockets = [4]view.Socket{{Schema: 1, Lit: true}}
	s.Boards = [view.Boards]view.Board{
		view.RingBoard:   {Count: 3, Lamps: [10]view.Lamp{view.Lit, view.Lit}},
		view.GateBoard:   {Count: 3, Lamps: [10]view.Lamp{view.Lit}},
		view.SecondBoard: {Count: 2, Lamps: [10]view.Lamp{view.Open, view.Closed}},
	}
	s.DueLit, s.DueOf, s.DialLit, s.DialOf = 4, 10, 4, 10
	s.Keys, s.KeyCount = [4]view.Key{{Lit: true}, {Current: true}, {Lit: true, Current: true}}, 3
	s.Records = 2
	p.From, p.To = s.Parcel.At, s.Parcel.At
	return p
}

// views are what the pictures show, some times smaller.
var views = map[string]func(smaller int) *shot{
	"stage": func(k int) *shot { return newShot(2880/k, 1620/k, degrees(7), degrees(40), 32, solid.Vec{0.4, 0, 0.2}) },
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
	for name, look := range views {
		for lesson, p := range map[string]view.Pose{"": shownStage(), "review-": shownReview()} {
			for theme, themed := range []string{"dark", "light", "projector"} {
				s := look(small())
				s.stage(parts, &p, theme)
				assert.Greater(t, s.count(func(id uint32) bool { return id != 0 }), len(s.ID)/3, name)
				if *pictures != "" {
					write(t, lesson+name+"-"+themed+".png", s.picture(theme, 2))
				}
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

func TestSizeOfTheStage(t *testing.T) {
	parts := layout()
	var faces [view.Casts]int
	for i := range parts {
		s := &parts[i].Solid
		require.Less(t, int(s.Paint), Paints())
		for f := range s.Faces {
			require.Less(t, int(s.PaintOf(f)), Paints())
			for cast := range faces {
				if s.PaintOf(f) != solid.Unseen && stands(&parts[i], view.Cast(cast)) {
					faces[cast]++
				}
			}
		}
	}
	assert.Less(t, len(parts), 1200, "solids")
	for cast, n := range faces {
		assert.Less(t, n, 6000, "faces that can be seen in lesson %d", cast)
	}
	t.Logf("%d solids, %d faces", len(parts), faces)
}

// stands says whether a part stands in a lesson.
func stands(p *Part, cast view.Cast) bool {
	return p.Only == 0 || p.Only == 1+Only(cast) || p.Only == onlyAtTimes && cast == view.LessonReview
}

// TestEachLessonShowsItsOwnPartsAlone: what stands in one lesson only is of paints that aren't drawn in the other, and is
// there when everything is lit in its own.
func TestEachLessonShowsItsOwnPartsAlone(t *testing.T) {
	full := [view.Casts]view.Stage{shownStage().Stage, shownReview().Stage}
	full[view.LessonReview].DueOf, full[view.LessonReview].KeyCount, full[view.LessonReview].Records = 12, 4, 3
	for cast, stage := range full {
		all := coloured(0, &stage)
		for _, p := range layout() {
			if p.Only == 0 {
				continue
			}
			for f := range p.Solid.Faces {
				paint := p.Solid.PaintOf(f)
				shown := paint != solid.Unseen && all[paint].A > 0
				assert.Equal(t, paint != solid.Unseen && stands(&p, view.Cast(cast)), shown, "lesson %d, paint %d", cast, paint)
			}
		}
	}
}

func TestAnchorsStandClearOfEverything(t *testing.T) {
	all := boxes(layout())
	for cast := range view.Casts {
		for s := range view.Stations {
			at := Anchor(cast, s)
			assert.Positive(t, at[1], "station %d stands on the plate", s)
			for _, b := range all {
				inside := true
				for i := range at {
					inside = inside && at[i] > b.low[i]-0.05 && at[i] < b.high[i]+0.05
				}
				assert.False(t, inside, "lesson %d, station %d in part %d", cast, s, b.name)
			}
		}
		assert.Equal(t, solid.Vec{}, Anchor(cast, view.Stations))
	}
}
