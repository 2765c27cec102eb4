package diorama

import (
	"testing"

	"github.com/redrivelab/redrivelab/render/scene/solid"
	"github.com/redrivelab/redrivelab/render/view"
	"github.com/stretchr/testify/assert"
)

func coloured(theme int, stage *view.Stage) []Colour {
	into := make([]Colour, Paints())
	Colours(theme, stage, into)
	return into
}

// brightness is the relative luminance of a colour without its light, 0..1.
func brightness(c Colour) float64 {
	return 0.2126*float64(c.R) + 0.7152*float64(c.G) + 0.0722*float64(c.B)
}

func TestEveryFixedPaintHasAColourInEachTheme(t *testing.T) {
	stage := shownStage().Stage
	for theme := range 3 {
		all := coloured(theme, &stage)
		for p := paintPlate; p < fixedPaints; p++ {
			assert.NotZero(t, all[p].R+all[p].G+all[p].B, "theme %d, paint %d", theme, p)
			assert.Positive(t, all[p].A, "theme %d, paint %d", theme, p)
		}
		assert.Zero(t, all[0].A)
		assert.Zero(t, all[solid.Unseen].A)
		assert.Less(t, all[paintGlass].A, float32(0.5))
	}
}

func TestAnUnknownThemeIsDark(t *testing.T) {
	stage := shownStage().Stage
	assert.Equal(t, coloured(0, &stage), coloured(9, &stage))
	assert.Equal(t, coloured(0, &stage), coloured(-1, &stage))
}

func TestLampsDifferInBrightness(t *testing.T) {
	var stage view.Stage
	stage.Boards[view.GateBoard] = view.Board{Count: 4, Lamps: [10]view.Lamp{view.Dark, view.Lit, view.Open, view.Closed}}
	for theme := range 3 {
		l := coloured(theme, &stage)[paintGateLamp:]
		dark, lit, open, closed := brightness(l[0]), brightness(l[1]), brightness(l[2]), brightness(l[3])
		assert.Greater(t, closed, dark+0.1, "theme %d", theme)
		assert.Greater(t, open, closed+0.25, "theme %d", theme)
		assert.Greater(t, lit, closed+0.25, "theme %d", theme)
		assert.Zero(t, l[0].Glow)
		assert.Positive(t, l[3].Glow)
	}
}

func TestLampsBeyondTheCountAreHidden(t *testing.T) {
	var stage view.Stage
	stage.Boards[view.RingBoard] = view.Board{Count: 3, Lamps: [10]view.Lamp{view.Lit}}
	stage.Boards[view.GateBoard] = view.Board{Count: 7}
	all := coloured(0, &stage)
	var shown []int
	for i := range 10 {
		if all[paintRingLamp+solid.Paint(i)].A > 0 {
			shown = append(shown, i)
		}
	}
	assert.Equal(t, []int{3, 4, 5}, shown, "three lamps stand in the middle of the ring's ten places")
	assert.Positive(t, all[paintRingLamp+3].Glow)
	assert.Zero(t, all[paintRingLamp+4].Glow)
	assert.Positive(t, all[paintGateLamp+6].A)
	assert.Zero(t, all[paintGateLamp+7].A)
}

func TestDialSpreadsItsLamps(t *testing.T) {
	for _, c := range []struct {
		of    int
		slots []int
	}{
		{0, nil},
		{1, []int{0}},
		{2, []int{0, 12}},
		{5, []int{0, 5, 10, 14, 19}},
		{12, []int{0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22}},
	} {
		all := coloured(0, &view.Stage{DialOf: c.of, DialLit: 1})
		var slots []int
		for i := range dialSlots {
			if all[paintDialLamp+solid.Paint(i)].A > 0 {
				slots = append(slots, i)
			}
		}
		assert.Equal(t, c.slots, slots, "%d lamps", c.of)
	}
	all := coloured(0, &view.Stage{DialOf: 99, DialLit: 99})
	for i := range dialSlots {
		assert.Positive(t, all[paintDialLamp+solid.Paint(i)].Glow)
	}
}

func TestSocketsShowWhatIsOfferedAndLightWhatIsSupported(t *testing.T) {
	stage := view.Stage{Sockets: [4]view.Socket{{Schema: 2, Lit: true}, {Schema: 1}}}
	all := coloured(0, &stage)
	bed := func(s view.Shape) Colour { return all[paintSocket+solid.Paint(s)] }
	assert.Positive(t, bed(view.Triangle).Glow)
	assert.Positive(t, bed(view.Square).A)
	assert.Zero(t, bed(view.Square).Glow)
	assert.Zero(t, bed(view.Hexagon).A)
	assert.Zero(t, all[paintSocketRim+solid.Paint(view.Octagon)].A)
}

func TestTwoFingerprintsDiffer(t *testing.T) {
	stage := view.Stage{Parcel: view.Parcel{Fingerprint: [8]byte{0x29, 0xcc}, Original: [8]byte{0x29, 0xcc}}}
	all := coloured(0, &stage)
	assert.Equal(t, all[paintNow:paintNow+view.Cells], all[paintOriginal:paintOriginal+view.Cells])
	stage.Parcel.Fingerprint[1] = 0xcd
	all = coloured(0, &stage)
	assert.NotEqual(t, all[paintNow+3], all[paintOriginal+3], "the fourth half byte")
	assert.Equal(t, all[paintNow+2], all[paintOriginal+2])
}

// The stage pictures a hash by the rule that all views share.
func TestFingerprintsAreColouredAsInEveryView(t *testing.T) {
	fingerprint := [8]byte{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef}
	stage := view.Stage{Parcel: view.Parcel{Fingerprint: fingerprint}}
	all := coloured(0, &stage)
	for i, rgb := range view.CellColours(&fingerprint) {
		c := all[paintNow+solid.Paint(i)]
		assert.Equal(t, rgb, uint32(c.R*255+0.5)<<16|uint32(c.G*255+0.5)<<8|uint32(c.B*255+0.5), "cell %d", i)
		assert.EqualValues(t, 1, c.A)
	}
}

func TestTooShortAListIsLeftAlone(t *testing.T) {
	var stage view.Stage
	short := make([]Colour, 3)
	Colours(0, &stage, short)
	assert.Equal(t, make([]Colour, 3), short)
}
