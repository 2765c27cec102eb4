package shelf_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/render/internal/shelf"
)

func TestAddStandsSideBySideThenOnTheNextShelf(t *testing.T) {
	s := shelf.Shelves{Width: 100, Height: 50}
	for i, want := range []struct {
		w, h int
		at   shelf.Place
	}{
		{60, 20, shelf.Place{X: 0, Y: 0}},
		{40, 10, shelf.Place{X: 60, Y: 0}},
		{1, 30, shelf.Place{X: 0, Y: 20}},
		{99, 5, shelf.Place{X: 1, Y: 20}},
	} {
		at, ok := s.Add(want.w, want.h)
		require.True(t, ok, "rectangle %d", i)
		assert.Equal(t, want.at, at, "rectangle %d", i)
	}
	assert.Equal(t, 50, s.Bottom())
}

func TestAddRefusesWhatHasNoRoom(t *testing.T) {
	s := shelf.Shelves{Width: 100, Height: 50}
	_, ok := s.Add(101, 1)
	assert.False(t, ok, "wider than all")
	_, ok = s.Add(1, 51)
	assert.False(t, ok, "higher than all")
	_, ok = s.Add(100, 50)
	assert.True(t, ok, "a refusal takes no room")
	_, ok = s.Add(1, 1)
	assert.False(t, ok, "full")
	s.Clear()
	_, ok = s.Add(1, 1)
	assert.True(t, ok, "empty again")
}

func TestBreakBeginsAShelf(t *testing.T) {
	s := shelf.Shelves{Width: 100, Height: 50}
	s.Add(10, 10)
	assert.Equal(t, 10, s.Break())
	at, ok := s.Add(10, 10)
	assert.True(t, ok)
	assert.Equal(t, shelf.Place{X: 0, Y: 10}, at)
}
