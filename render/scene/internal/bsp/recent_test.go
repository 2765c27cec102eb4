package bsp

import (
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRecentCountsBackToTheLastMeeting(t *testing.T) {
	var r recent
	var codes []uint16
	for _, entry := range []uint16{0, 1, 1, 0, 2, 1, 5, 3, 3, 7} {
		codes = append(codes, r.code(entry))
	}
	ahead := func(n uint16) uint16 { return -n }
	assert.Equal(t, []uint16{0, 0, 1, 2, 0, 3, ahead(2), 4 + 3, 1, ahead(1)}, codes)
}

func TestRecentComesBack(t *testing.T) {
	r := rand.New(rand.NewSource(8))
	var to, from recent
	for range 5000 {
		entry := uint16(r.Intn(1 + r.Intn(3000)))
		assert.Equal(t, entry, from.entry(to.code(entry)))
	}
}
