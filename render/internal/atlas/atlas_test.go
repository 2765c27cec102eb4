package atlas_test

import (
	"fmt"
	"hash/crc32"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/internal/atlas"
	"github.com/redrivelab/redrivelab/render/ui"
)

// scribe writes words as a run of bytes that tells each column of each text apart.
type scribe struct{ drawn int }

const marginPx = 2

func (*scribe) Width(words string, style ui.Style) float64 {
	return float64(len([]rune(words))) * 0.62 * style.Size
}

func (s *scribe) Extent(text string, sizePx float64, bold bool) ui.Extent {
	width := int(s.Width(text, ui.Style{Size: sizePx, Bold: bold}))
	return ui.Extent{Left: marginPx, Right: width + marginPx, Up: int(sizePx) + marginPx, Down: int(sizePx/3) + marginPx}
}

// column is what all pixels of a column of a text are.
func column(sum uint32, at int) byte { return byte(sum+uint32(at)*7) | 1 }

func (s *scribe) Draw(list []ui.Inscription, widthPx, heightPx int) []byte {
	s.drawn++
	pixels := make([]byte, 4*widthPx*heightPx)
	for _, one := range list {
		e := s.Extent(one.Text, one.SizePx, one.Bold)
		box := image.Rect(one.X-e.Left, one.Y-e.Up, one.X+e.Right, one.Y+e.Down)
		seen := box.Intersect(image.Rect(0, 0, widthPx, heightPx))
		sum := crc32.ChecksumIEEE([]byte(one.Text))
		for x := seen.Min.X; x < seen.Max.X; x++ {
			for _, y := range [...]int{seen.Min.Y, seen.Max.Y - 1} { // enough to tell
				pixels[4*(y*widthPx+x)+3] = column(sum, x-box.Min.X)
			}
		}
	}
	return pixels
}

// paper keeps the opacity of the picture.
type paper struct{ *image.Alpha }

func newPaper(heightPx int) paper {
	return paper{image.NewAlpha(image.Rect(0, 0, atlas.SidePx, heightPx))}
}

func (p paper) Write(part image.Rectangle, pixels []byte) {
	if !part.In(p.Rect) || len(pixels) != 4*part.Dx()*part.Dy() {
		panic(fmt.Sprint("written outside of the paper: ", part))
	}
	for y := range part.Dy() {
		for x := range part.Dx() {
			p.Pix[p.PixOffset(part.Min.X+x, part.Min.Y+y)] = pixels[4*(y*part.Dx()+x)+3]
		}
	}
}

// requireWritten asks that each of the words stands on the paper, whole and in order, and overwritten by no other.
func requireWritten(t *testing.T, a *atlas.Atlas, p paper, words []ui.Word, scale float64) {
	t.Helper()
	for i := range words {
		g, ok := a.Find(&words[i], scale)
		require.True(t, ok, words[i].Text)
		at, sum := 0, crc32.ChecksumIEEE([]byte(words[i].Text))
		for _, slice := range g.Slices {
			for x := slice.Min.X; x < slice.Max.X; x++ {
				want := column(sum, at)
				if p.AlphaAt(x, slice.Min.Y).A != want || p.AlphaAt(x, slice.Max.Y-1).A != want {
					require.Fail(t, "other pixels", "%q, column %d", words[i].Text, at)
				}
				at++
			}
		}
		require.Equal(t, g.Left+g.Right, at, "%q is written whole", words[i].Text)
	}
}

func word(text string, size float64) ui.Word { return ui.Word{Text: text, Style: ui.Style{Size: size}} }

func TestNeedWritesEachWordOnce(t *testing.T) {
	s, p := &scribe{}, newPaper(atlas.SidePx)
	a := atlas.New(s, p, atlas.SidePx)
	words := []ui.Word{word("receive", 15), word("redrive", 15), word("receive", 15), word("receive", 30)}
	require.False(t, a.Need(words, 1))
	requireWritten(t, a, p, words, 1)
	assert.Equal(t, 1, s.drawn, "what stands on one shelf is written in one go")
	a.Need(words[:2], 2)
	requireWritten(t, a, p, words[:2], 2)
	assert.Equal(t, 2, s.drawn, "one at 30 px was there")
	require.False(t, a.Need(words, 1))
	assert.Equal(t, 2, s.drawn, "nothing is missing")
}

func TestWordsWiderThanThePaperStandInSlices(t *testing.T) {
	for _, letters := range []int{110, 111, 200, 221, 500} {
		p := newPaper(atlas.SidePx)
		a := atlas.New(&scribe{}, p, atlas.SidePx)
		words := []ui.Word{word("before", 30), word(strings.Repeat("w", letters), 30), word("after", 30)}
		require.False(t, a.Need(words, 1))
		requireWritten(t, a, p, words, 1)
	}
}

func TestAFullAtlasIsEmptied(t *testing.T) {
	p := newPaper(100)
	a := atlas.New(&scribe{}, p, 100)
	first := []ui.Word{word(strings.Repeat("a", 60), 40)}
	require.False(t, a.Need(first, 1))
	next := []ui.Word{word(strings.Repeat("b", 60), 40)}
	require.True(t, a.Need(next, 1))
	assert.Equal(t, 1, a.Emptied())
	requireWritten(t, a, p, next, 1)
	_, ok := a.Find(&first[0], 1)
	assert.False(t, ok)
}

func TestWordsWithoutRoomLeaveTheOthersAlone(t *testing.T) {
	s, p := &scribe{}, newPaper(100)
	a := atlas.New(s, p, 100)
	misfits := []ui.Word{word("too high", 200), word(strings.Repeat("too wide", 200), 30)}
	fits := []ui.Word{word("one", 15), word("two", 15)}
	words := append(misfits, fits...)
	a.Need(words, 1)
	requireWritten(t, a, p, fits, 1)
	drawn, emptied := s.drawn, a.Emptied()
	a.Need(words, 1)
	assert.Equal(t, drawn, s.drawn, "what was tried in vain isn't tried in each frame")
	assert.Equal(t, emptied, a.Emptied())
	a.Empty()
	a.Need(append(fits, word("three", 15)), 1)
	requireWritten(t, a, p, fits, 1)
}

func TestFindAllocatesNothing(t *testing.T) {
	a := atlas.New(&scribe{}, newPaper(atlas.SidePx), atlas.SidePx)
	words := []ui.Word{word("receive", 15)}
	a.Need(words, 1)
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		a.Need(words, 1)
		a.Find(&words[0], 1)
	}))
}
