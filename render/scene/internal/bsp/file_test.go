package bsp

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFileRoundTrip(t *testing.T) {
	for _, tree := range []*Tree{built(t), built(t, heap(2, 1)...), built(t, heap(2, 20)...)} {
		text := Encode(tree)
		back, err := Decode(string(text))
		require.NoError(t, err)
		assert.Equal(t, text, Encode(back))
		assert.Equal(t, len(tree.Points), len(back.Points))
		if len(tree.Points) > 0 {
			assert.Equal(t, tree.Points, back.Points)
			assert.Equal(t, tree.Normals, back.Normals)
			assert.Equal(t, tree.Vertices, back.Vertices)
			assert.Equal(t, tree.Corners, back.Corners)
			assert.Equal(t, tree.Bodies, back.Bodies)
		}
	}
}

func TestEachPointVisitsThePointsAlone(t *testing.T) {
	tree := built(t, heap(2, 5)...)
	var points []Point
	EachPoint(string(Encode(tree)), func(p Point) { points = append(points, p) })
	assert.Equal(t, tree.Points, points)
	EachPoint("RLS3", func(Point) { assert.Fail(t, "a damaged file has none") })
}

func TestDamagedFileIsRefused(t *testing.T) {
	text := string(Encode(built(t, heap(2, 5)...)))
	for name, bad := range map[string]string{
		"empty":          "",
		"another magic":  "RLS0" + text[4:],
		"cut short":      text[:len(text)-1],
		"too long":       text + "x",
		"only a head":    text[:44],
		"counts too big": text[:4] + "\xff\xff\xff\xff" + text[8:],
	} {
		_, err := Decode(bad)
		assert.ErrorIs(t, err, errFile, name)
	}
}

// Whatever a byte is changed to, the file is refused or its tree can be walked: every number leads to an entry.
func FuzzDecode(f *testing.F) {
	tree, err := Build(heap(2, 5))
	require.NoError(f, err)
	f.Add(string(Encode(tree)))
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		tree, err := Decode(text)
		if err != nil {
			return
		}
		for i := range tree.Leaves {
			cornersOf(tree, int32(i))
		}
		assert.NoError(t, tree.check())
	})
}

func TestEveryChangedByteIsRefusedOrHarmless(t *testing.T) {
	text := Encode(built(t, heap(2, 5)...))
	for i := range text {
		changed := append([]byte(nil), text...)
		changed[i] ^= 0x80
		tree, err := Decode(string(changed))
		if err != nil {
			continue
		}
		require.NotPanics(t, func() {
			for k := range tree.Leaves {
				cornersOf(tree, int32(k))
			}
		})
	}
}
