package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDeniedNamesAreFound(t *testing.T) {
	for source, want := range map[string]string{
		`package p; import "github.com/hajimehoshi/ebiten/v2"; var n = ebiten.KeyName(ebiten.KeyA)`:  "p.go:1:",
		`package p; import e "github.com/hajimehoshi/ebiten/v2"; func f() { g := e.KeyName; _ = g }`: "e.KeyName",
		`package p; import "github.com/hajimehoshi/ebiten/v2"; var k = ebiten.KeyA`:                  "",
		`package p; import ebiten "strings"; var n = ebiten.KeyName`:                                 "",
		`package p; func KeyName() {}; var n = KeyName`:                                              "",
	} {
		found, err := deniedIn("p.go", source)
		require.NoError(t, err)
		if want == "" {
			assert.Empty(t, found, source)
			continue
		}
		require.Len(t, found, 1, source)
		assert.Contains(t, found[0], want)
		assert.Contains(t, found[0], "for ever", "the reason is told")
	}
}

func TestTheLabUsesNoDeniedName(t *testing.T) {
	found, err := checkCalls("../../..")
	require.NoError(t, err)
	assert.Empty(t, found)
}
