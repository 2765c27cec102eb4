package diorama

import (
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/stretchr/testify/assert"
)

func reviewed(theme int, change func(s *view.Stage)) []Colour {
	stage := view.Stage{Cast: view.LessonReview}
	change(&stage)
	return coloured(theme, &stage)
}

func TestTheSorterLightsOneClass(t *testing.T) {
	for theme := range 3 {
		for class := range view.Unknown + 1 {
			all := reviewed(theme, func(s *view.Stage) { s.Sorter = class })
			for i := range classes {
				lamp, lit := all[paintSorterLamp+solid.Paint(i)], class == view.Temporary+view.Class(i)
				assert.Equal(t, lit, lamp.Glow > 0, "theme %d, class %d, lamp %d", theme, class, i)
				assert.Positive(t, lamp.A)
			}
		}
	}
}

// A lit lamp is told from its dark self by brightness too.
func TestTheSortersLampsGetBrighter(t *testing.T) {
	for theme := range 3 {
		dark := reviewed(theme, func(*view.Stage) {})
		for i := range classes {
			lit := reviewed(theme, func(s *view.Stage) { s.Sorter = view.Temporary + view.Class(i) })
			paint := paintSorterLamp + solid.Paint(i)
			assert.Greater(t, brightness(lit[paint]), brightness(dark[paint])+0.1, "theme %d, lamp %d", theme, i)
		}
	}
}

func TestTwoStatementsStandApartOnTheSecondArch(t *testing.T) {
	all := reviewed(0, func(s *view.Stage) {
		s.Boards[view.SecondBoard] = view.Board{Count: 2, Lamps: [10]view.Lamp{view.Open, view.Closed}}
	})
	dark := palettes[0].lamp
	lamps := all[paintSecondLamp : paintSecondLamp+5]
	assert.Equal(t, []Colour{{}, dark[view.Open].colour(), {}, dark[view.Closed].colour(), {}}, lamps)
}

func TestTheBackoffClockIsDarkWithoutAWait(t *testing.T) {
	shown := func(all []Colour) (lit, there int) {
		for _, lamp := range all[paintDueLamp : paintDueLamp+dueSlots] {
			if lamp.A > 0 {
				there++
			}
			if lamp.Glow > 0 {
				lit++
			}
		}
		return lit, there
	}
	for _, c := range []struct{ lit, of, wantLit, wantOf int }{{0, 0, 0, 0}, {0, 10, 0, 10}, {4, 10, 4, 10}, {12, 12, 12, 12}, {20, 20, 12, 12}, {1, -1, 0, 0}} {
		lit, there := shown(reviewed(0, func(s *view.Stage) { s.DueLit, s.DueOf = c.lit, c.of }))
		assert.Equal(t, c.wantLit, lit, "%d of %d", c.lit, c.of)
		assert.Equal(t, c.wantOf, there, "%d of %d", c.lit, c.of)
	}
	idle, running := reviewed(0, func(*view.Stage) {}), reviewed(0, func(s *view.Stage) { s.DueOf = 10 })
	assert.Less(t, brightness(idle[paintClockFace]), brightness(running[paintClockFace])-0.3)
}

func TestAKeyLightsAndTheOwnOneIsMarked(t *testing.T) {
	all := reviewed(0, func(s *view.Stage) {
		s.Keys, s.KeyCount = [4]view.Key{{Lit: true}, {Current: true}, {Lit: true, Current: true}}, 3
	})
	key := func(i solid.Paint) bool { return all[paintKey+i].Glow > 0 }
	assert.Equal(t, []bool{true, false, true}, []bool{key(0), key(1), key(2)})
	assert.NotEqual(t, all[paintSlot], all[paintSlot+1])
	assert.Equal(t, all[paintSlot+1], all[paintSlot+2])
	assert.Equal(t, all[paintTag], all[paintSlot+1], "the tag of its parcel")
	assert.Zero(t, all[paintSlot+3].A)
	assert.Zero(t, all[paintKey+3].A)
	renamed := reviewed(0, func(s *view.Stage) { s.Keys[0].Current, s.KeyCount, s.Parcel.Renamed = true, 1, true })
	assert.Equal(t, renamed[paintTagChanged], renamed[paintSlot])
}

func TestASheetLiesOnTheDeskForEachRecord(t *testing.T) {
	for records, want := range map[int]int{-1: 0, 0: 0, 1: 1, 3: 3, 9: 3} {
		all := reviewed(0, func(s *view.Stage) { s.Records = records })
		n := 0
		for i := range solid.Paint(sheets) {
			if all[paintSheet+i].A > 0 {
				n++
			}
			assert.Equal(t, all[paintSheet+i].A, all[paintInk+i].A)
		}
		assert.Equal(t, want, n, "%d records", records)
	}
}
